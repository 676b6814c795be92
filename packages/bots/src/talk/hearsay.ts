/** Beliefs about things that I have not seen, after what others say of them. */
import { isAboard, type Name, type Seat } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import type { Sight } from '../sight.ts'
import { talkWeights } from '../weights.ts'
import { trust, weightOf } from './trust.ts'

/** How much it counts that this seat says so. My own words are no news to me. */
export const wordOf = ({ seat, ledger, table }: Sight, speaker: Seat): number =>
  speaker === seat ? 0 : weightOf(ledger, table, speaker)

/** A chance, now that somebody whose word counts so much says it is so or not. */
export const afterWord = (before: number, is: boolean, weight: number): number =>
  before + ((is ? 1 : 0) - before) * weight * talkWeights.nearly

/** How far I rely on what these seats (bits) have had in their hands; not at all where nobody has. */
export function reliance({ table, seat: mine, ledger }: Sight, seats: number): number {
  let best = 0
  for (const { seat } of table.crew)
    if ((seats >> seat) & 1 && seat !== mine) best = Math.max(best, trust(ledger, table, seat))
  return Math.min(1, best / talkWeights.usual)
}

/** Rooms and their tiles as others tell them, if I would follow those others there. */
export function tilesTold(sight: Sight): { room: number; tile: Name }[] {
  return sight.ledger.claims.flatMap(({ seat, fact }) => {
    if (fact.about !== 'room' || wordOf(sight, seat) <= talkWeights.follow) return []
    const room = sight.board.roomIndex[fact.room]
    return room === undefined ? [] : [{ room, tile: fact.tile }]
  })
}

/** How likely it is that somebody else does it who has promised it and still can. */
export function undertaken(sight: Sight, is: (deed: Deed) => boolean): number {
  let best = 0
  for (const { seat, deed, not } of sight.ledger.promises) {
    const one = sight.table.crew[seat]
    if (not || seat === sight.seat || !one || !isAboard(one) || !is(deed)) continue
    best = Math.max(best, wordOf(sight, seat))
  }
  return best
}
