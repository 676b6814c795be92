import type { FiledWhisper, Lobby } from '@coldwake/wire'
import { type Failure, gameLog, lobbyOf } from '../net/server/api.ts'
import { type Film, unroll } from './film.ts'
import { editionOf } from './rulesEdition.ts'

/** A game to look at. */
export interface Reel {
  film: Film
  lobby: Lobby
  /** Shown by the rules it was played by. */
  own: boolean
  /** The private words that were passed in it. */
  whispers: readonly FiledWhisper[]
}
/** `cannot`: its log does not follow from the rules. */
export type Loaded = Reel | { failure: Failure | 'cannot' }

export async function loadReplay(code: string): Promise<Loaded> {
  const [log, lobby] = await Promise.all([gameLog(code), lobbyOf(code)])
  if ('failure' in log) return { failure: log.failure }
  if ('failure' in lobby) return { failure: lobby.failure }
  try {
    const { rules, own } = await editionOf(log.value.rules)
    return { film: unroll(rules, log.value), lobby: lobby.value, own, whispers: log.value.whispers ?? [] }
  } catch {
    return { failure: 'cannot' }
  }
}
