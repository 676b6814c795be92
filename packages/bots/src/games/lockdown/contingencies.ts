/** The company's codes: which may count in the end, and whom each would spare. */
import type { ContingencyToken, Name, Predicate } from '@coldwake/rules/facts'
import type { Sight } from '../../sight.ts'
import { heldElsewhere } from './hearsay.ts'

/** Ways to be away when it counts. */
export const REFUGES = ['isolation', 'css', 'bunker'] as const
export type Refuge = (typeof REFUGES)[number]

/** The things that I would have done by then. */
export interface Case {
  signal: boolean
  knowledge: number
  learned: boolean
  /** The chance of ending as a host. */
  sick: number
}

/** For each code: whom it kills, and the chance that it is the one that counts. */
export type Odds = readonly { kills: Predicate | null; chance: number }[]

/** All codes there are, without those that I have seen elsewhere or believe to be there. */
function left(sight: Sight): { token: ContingencyToken; count: number }[] {
  const { facility } = sight.table
  const open = facility?.active.card
  const mine = sight.me.facility
  const elsewhere: Name[] = [
    ...(mine?.contingencies ?? []),
    ...(mine?.seen.map(({ card }) => card) ?? []),
    ...(facility?.pool.flatMap(({ card }) => card ?? []) ?? []),
  ]
  const said = open ? [] : heldElsewhere(sight)
  return (sight.facts.box.contingencies ?? []).map(token => {
    if (open) return { token, count: token.id === open ? 1 : 0 }
    const told = said.reduce((sum, { code, weight }) => sum + (code === token.id ? weight : 0), 0)
    return { token, count: Math.max(0, token.copies - elsewhere.filter(name => name === token.id).length - told) }
  })
}

/** The same where this code is known to count. */
export const certain = (odds: Odds, index: number): Odds =>
  odds.map(({ kills }, i) => ({ kills, chance: i === index ? 1 : 0 }))

/** How many tokens there are of which any may be the one that counts. */
export const hidden = (sight: Sight): number => left(sight).reduce((sum, { count }) => sum + count, 0)

export function oddsOf(sight: Sight): Odds {
  const tokens = left(sight)
  const all = tokens.reduce((sum, { count }) => sum + count, 0) || 1
  return tokens.map(({ token, count }) => ({ kills: token.kills, chance: count / all }))
}

function holds(test: Predicate, by: Case, refuge: Refuge): boolean {
  switch (test.is) {
    case 'not':
      return !holds(test.test, by, refuge)
    case 'signal':
      return by.signal
    case 'knowledge':
      return by.knowledge >= test.min
    case 'leftBy':
      return test.how === refuge
    default:
      return false
  }
}

/** The chance that somebody who has done that, and waits there, is spared. */
export function spared(odds: Odds, by: Case, refuge: Refuge): number {
  let chance = 0
  for (const { kills, chance: odd } of odds) if (!kills || !holds(kills, by, refuge)) chance += odd
  return chance
}
