/** Which thread a bot thinks in: those that look ahead have one of their own, so that nobody else waits behind them. */
import { type Chosen, looksAhead, type Question, USUAL } from '@coldwake/bots'
import type { Logger, Think } from '@coldwake/host'
import type { Thread } from './thread.ts'
import type { VeteranThread } from './veteranThread.ts'

export function botThreads(
  bots: Pick<Thread<Question, Chosen>, 'ask'>,
  veterans: Pick<VeteranThread, 'think'>,
  log: Logger,
): Think {
  return async (question, { hash }, left) => {
    if (!looksAhead(question.level)) return bots.ask(question, left)
    try {
      return await veterans.think(question, hash, left)
    } catch (error) {
      if (left?.aborted) throw error
      log.warn('a bot could not look ahead', { level: question.level }, error)
      return bots.ask({ ...question, level: USUAL }, left)
    }
  }
}
