/** The Corporation's codes: which may count in the end, and whom each would spare. */
import type { ContingencyToken, Name, Predicate } from '@coldwake/rules/facts'
import { heldElsewhere } from './belief.ts'
import type { Sight } from './sight.ts'

/** Ways to be away when it counts. */
export type Refuge = 'isolation' | 'css' | 'bunker'

/** What I would have done by then. */
export interface Case {
  signal: boolean
  knowledge: number
  learned: boolean
  /** The chance of ending as a host. */
  sick: number
}

/** Code → how likely it is the one that counts. */
export type Odds = readonly { kills: Predicate | null; chance: number }[]

/** All codes there are, without those I have seen elsewhere, or believe to be there. */
function left(s: Sight): { token: ContingencyToken; count: number }[] {
  const { facility } = s.table
  const open = facility?.active.card
  const mine = s.me.facility
  const elsewhere: Name[] = [
    ...(mine?.contingencies ?? []),
    ...(mine?.seen.map(({ card }) => card) ?? []),
    ...(facility?.pool.flatMap(({ card }) => card ?? []) ?? []),
  ]
  const said = open ? [] : heldElsewhere(s)
  return (s.facts.box.contingencies ?? []).map(token => {
    if (open) return { token, count: token.id === open ? 1 : 0 }
    const told = said.reduce((sum, { code, weight }) => sum + (code === token.id ? weight : 0), 0)
    return { token, count: Math.max(0, token.copies - elsewhere.filter(name => name === token.id).length - told) }
  })
}

/** The same where this one is known to count. */
export const certain = (odds: Odds, at: number): Odds =>
  odds.map(({ kills }, i) => ({ kills, chance: i === at ? 1 : 0 }))

/** How many tokens there are of which any may be the one that counts. */
export const hidden = (s: Sight): number => left(s).reduce((sum, { count }) => sum + count, 0)

export function oddsOf(s: Sight): Odds {
  const tokens = left(s)
  const all = tokens.reduce((sum, { count }) => sum + count, 0) || 1
  return tokens.map(({ token, count }) => ({ kills: token.kills, chance: count / all }))
}

function holds(test: Predicate, a: Case, refuge: Refuge): boolean {
  switch (test.is) {
    case 'not':
      return !holds(test.test, a, refuge)
    case 'signal':
      return a.signal
    case 'knowledge':
      return a.knowledge >= test.min
    case 'leftBy':
      return test.how === refuge
    default:
      return false
  }
}

/** How likely whoever has done that, and waits there, is spared. */
export function spared(odds: Odds, a: Case, refuge: Refuge): number {
  let chance = 0
  for (const { kills, chance: odd } of odds) if (!kills || !holds(kills, a, refuge)) chance += odd
  return chance
}
