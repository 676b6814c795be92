/** Contingencies that others speak of. */
import { isAboard, type Name, type Seat } from '@coldwake/rules/facts'
import type { Fact } from '@coldwake/wire'
import type { Sight } from '../../sight.ts'
import { wordOf } from '../../talk/hearsay.ts'
import type { Claim } from '../../talk/ledger.ts'
import { talkWeights } from '../../weights.ts'
import { lockdownWeights } from './weights.ts'

/** A code, the seat that holds it (null: it lies in the pool), and how much that counts. */
export interface Told {
  code: Name
  whom: Seat | null
  weight: number
}

type Placed = Fact & { about: 'holds' | 'pool' }

/** True where this player has told me alone of a token of their own. */
const confides = ({ ledger }: Sight, whom: Seat): boolean =>
  ledger.claims.some(
    ({ seat, fact, whispered }) =>
      whispered && seat === whom && fact.about === 'holds' && fact.whom === whom && fact.is,
  )

/** The seat that holds a token by this claim; tokens of the dead lie in the pool. */
function holderOf({ table }: Sight, fact: Placed): Seat | null {
  const holder = fact.about === 'holds' ? table.crew[fact.whom] : undefined
  return holder && isAboard(holder) ? holder.seat : null
}

function weightOfClaim(sight: Sight, { seat, early, whispered }: Claim, isFirstOwn: boolean): number {
  const { frank, boast } = lockdownWeights.hearsay
  if (early) return talkWeights.nearly
  if (isFirstOwn && !whispered) return wordOf(sight, seat) * boast
  return Math.min(talkWeights.nearly, wordOf(sight, seat) * frank)
}

/**
 * Contingencies that others say somebody holds, or nobody, and how much that counts: those are not the active one. Of
 * each seat as many as it has tokens, and the first story counts: a second one is told for a reason. Only what a player
 * tells me alone of their own tokens counts before what they have told everybody.
 */
export function heldElsewhere(sight: Sight): Told[] {
  const { facility } = sight.table
  const found: Told[] = []
  for (const claim of sight.ledger.claims) {
    const { seat, fact, early, whispered } = claim
    if (seat === sight.seat || (fact.about !== 'holds' && fact.about !== 'pool') || !fact.is) continue
    const isOwn = fact.about === 'holds' && fact.whom === seat
    if (isOwn && !early && !whispered && confides(sight, seat)) continue
    const whom = holderOf(sight, fact)
    const most = whom === null ? facility?.pool.length : facility?.people[whom]?.contingencies.length
    const same = found.filter(one => one.whom === whom)
    if (whom === sight.seat || same.length >= (most ?? 0) || same.some(({ code }) => code === fact.code)) continue
    const isFirstOwn = whom === seat && same.length === 0
    found.push({ code: fact.code, whom, weight: weightOfClaim(sight, claim, isFirstOwn) })
  }
  return found
}

/** How little I know of the tokens of a seat, or of the pool: nothing that I saw is new, and little that I was told. */
export function news(sight: Sight, whom: Seat | null): number {
  const { facility } = sight.table
  const tokens = (whom === null ? facility?.pool : facility?.people[whom]?.contingencies)?.length ?? 0
  const seen = sight.me.facility?.seen.filter(one => one.whom === whom).length ?? 0
  const told = heldElsewhere(sight).reduce((sum, one) => sum + (one.whom === whom ? one.weight : 0), 0)
  return tokens === 0 ? 0 : Math.max(0, 1 - Math.max(seen, told) / tokens)
}
