/**
 * Which contingency can be the active one, as far as one seat may know: all that exist, less those that it holds and
 * those that it has seen elsewhere or that lie open. Nobody can see the active one itself before the end (LOCK-CONT-02).
 */
import type { Predicate } from '../../core/effect.ts'
import type { Name, Seat, View } from '../../core/types.ts'
import { contentIds } from '../../info.ts'
import type { ContingencyToken } from './faces.ts'
import { contingencyInfo } from './info.ts'

export interface Code {
  code: Name
  kills: ContingencyToken['kills']
  /** How many of it are unaccounted for: 0 means that it cannot be active. */
  left: number
  /** Where the others are that I know of; null is the pool. */
  known: (Seat | null)[]
}

/** LOCK-CONT-03, LOCK-CONT-04: what I hold and what I have been shown. LOCK-CONT-05: a token taken is held. */
export function possibleActive({ table, me }: View): Code[] {
  const { facility, game } = table
  if (!facility) return []
  const mine = me?.facility
  const places: { whom: Seat | null; card: Name }[] = [
    // LOCK-MODE-COOP-03
    ...facility.pool.flatMap(({ card }) => (card === null ? [] : [{ whom: null, card }])),
    ...(mine?.contingencies ?? []).map(card => ({ whom: me?.seat ?? null, card })),
    ...(mine?.seen ?? []),
  ]
  return contentIds(game).contingency.flatMap(code => {
    const token = contingencyInfo(game, code)
    if (!token) return []
    const known = places.filter(({ card }) => card === code).map(({ whom }) => whom)
    const { card } = facility.active
    const left = card === null ? token.copies - known.length : Number(card === code)
    return [{ code, kills: token.kills, left, known }]
  })
}

/** House option `yellowKills`: does Code Yellow kill those who know much, instead of those who know little? */
export const killsKnowing = ({ kills }: Code): boolean => kills?.is === 'knowledge'

/** How somebody leaves. */
export type Exit = 'css' | 'isolation' | 'bunker'

/** LOCK-CONT-01: would it kill me, as I am, if I left like this? */
export function wouldKill(kills: ContingencyToken['kills'], { table, me }: View, exit: Exit): boolean {
  const mine = table.crew.find(({ seat }) => seat === me?.seat)
  const holds = (test: Predicate): boolean => {
    if (test.is === 'not') return !holds(test.test)
    if (test.is === 'leftBy') return test.how === exit
    if (test.is === 'signal') return mine?.signal ?? false
    if (test.is === 'knowledge') return (table.facility?.people[mine?.seat ?? -1]?.knowledge ?? 0) >= test.min
    return false
  }
  return kills !== null && holds(kills)
}
