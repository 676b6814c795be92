/** What the coach does in place of the player, at the table as it is: the player may have chosen otherwise before. */
import type { Choice, Decision } from '@coldwake/rules/facts'
import { choiceOf, type Entry } from '../../play/choice/choices.ts'
import { beginChoice, type Purse, paymentOf } from '../../play/choice/pendingChoice.ts'
import { fits, type Own } from './watchScript.ts'

/** The answer that the step wants, with what it costs; null where nothing of the kind is possible. */
export function doneForYou(
  own: Own,
  decision: Decision | null,
  entries: readonly Entry[],
  purse: Purse,
): [Choice, ...Choice[]] | null {
  const option = own.wants.flatMap(want => decision?.options.find(one => fits(want, one)) ?? [])[0]
  if (!option) return null
  const entry = entries.find(({ options }) => options.includes(option))
  return [choiceOf(option), ...(entry ? paymentOf(beginChoice(entry, purse, option), purse) : [])]
}
