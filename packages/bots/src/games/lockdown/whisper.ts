/** Private words about contingencies: what I would not say before everybody, I tell the one I trust most. */
import { noWhisper, type Seat } from '@coldwake/rules/facts'
import type { Whisper, WhisperFact } from '@coldwake/wire'
import type { Scene } from '../../bot.ts'
import type { Sight } from '../../sight.ts'
import { grudges, hasToHide, isAfterMe, quarry } from '../../talk/regard.ts'
import { weightOf } from '../../talk/trust.ts'
import { lockdownWeights } from './weights.ts'

const weights = lockdownWeights.whispers

/** The private word that a bot passes on now, if any. Nothing that it says or does in public depends on it. */
export function whispers(sight: Sight, { whispers: heard }: Scene): Whisper[] {
  const { table, me, seat } = sight
  // A bot that has nothing to hide tells everybody instead.
  const isSilent = hasToHide(sight) && grudges(sight)
  if (!me.facility || !isSilent || table.asking?.ask !== 'turn' || table.facility?.active.card != null) return []
  const to = confidant(sight)
  if (to === null) return []
  const mine = heard.filter(one => one.seat === seat)
  const left = weights.most - mine.filter(({ round }) => round === table.round).length
  const told = new Set(mine.flatMap(one => (one.to === to ? [JSON.stringify(one.fact)] : [])))
  const facts = codesFor(sight, to)
  const news = facts.filter((fact, i) => {
    const same = JSON.stringify(fact)
    return !told.has(same) && facts.findIndex(one => JSON.stringify(one) === same) === i
  })
  return news.slice(0, Math.max(0, left)).map(fact => ({ to, fact, sure: true }))
}

/** The codes that I hold or have seen, but for those of that seat, which knows them. */
function codesFor({ me, seat }: Sight, to: Seat): WhisperFact[] {
  const { contingencies = [], seen = [] } = me.facility ?? {}
  return [
    ...contingencies.map((code): WhisperFact => ({ about: 'holds', whom: seat, code, is: true })),
    ...seen.flatMap(({ whom, card: code }): WhisperFact[] => {
      if (whom === null) return [{ about: 'pool', code, is: true }]
      return whom === to ? [] : [{ about: 'holds', whom, code, is: true }]
    }),
  ]
}

/** The seat I trust most, of those whom I do not want dead and who do not want me dead. */
function confidant(sight: Sight): Seat | null {
  let best: Seat | null = null
  let most = weights.confidence
  const hunted = quarry(sight)
  for (const { seat } of sight.table.crew) {
    if (noWhisper(sight.table, sight.seat, seat) !== null || hunted.includes(seat) || isAfterMe(sight, seat)) continue
    const weight = weightOf(sight.ledger, sight.table, seat)
    if (weight <= most) continue
    most = weight
    best = seat
  }
  return best
}
