/** Private words about contingencies: what I would not say before everybody, I tell the one I trust most. */
import { noWhisper, type Seat } from '@coldwake/rules/facts'
import type { Whisper, WhisperFact } from '@coldwake/wire'
import type { Scene } from './bot.ts'
import { weightOf } from './ledger.ts'
import { grudges, hasToHide, isAfterMe, quarry } from './malice.ts'
import type { Sight } from './sight.ts'

/** Private words in one round, at most. */
const MOST = 2
/** Somebody whose word counts less than this is told nothing. Of a stranger it counts 0.7. */
const CONFIDENCE = 0.5

/** The private word that a bot passes on now, if any. Nothing the bot says or does in public depends on it. */
export function whispering(s: Sight, { whispers }: Scene): Whisper[] {
  const { table, me, seat } = s
  // A bot that has nothing to hide tells everybody instead.
  const isSilent = hasToHide(s) && grudges(s)
  if (!me.facility || !isSilent || table.asking?.ask !== 'turn' || table.facility?.active.card != null) return []
  const to = confidant(s)
  if (to === null) return []
  const mine = whispers.filter(one => one.seat === seat)
  const left = MOST - mine.filter(({ round }) => round === table.round).length
  const known = new Set(mine.flatMap(one => (one.to === to ? [JSON.stringify(one.fact)] : [])))
  const { contingencies, seen } = me.facility
  const facts: WhisperFact[] = [
    ...contingencies.map((code): WhisperFact => ({ about: 'holds', whom: seat, code, is: true })),
    ...seen.flatMap(({ whom, card: code }): WhisperFact[] => {
      if (whom === null) return [{ about: 'pool', code, is: true }]
      // They know what they hold.
      return whom === to ? [] : [{ about: 'holds', whom, code, is: true }]
    }),
  ]
  const news = facts.filter((fact, i) => {
    const same = JSON.stringify(fact)
    return !known.has(same) && facts.findIndex(one => JSON.stringify(one) === same) === i
  })
  return news.slice(0, Math.max(0, left)).map(fact => ({ to, fact, sure: true }))
}

/** The seat I trust most, of those whom I do not want dead and who do not want me dead. */
function confidant(s: Sight): Seat | null {
  let best: Seat | null = null
  let most = CONFIDENCE
  const hunted = quarry(s)
  for (const { seat } of s.table.crew) {
    if (noWhisper(s.table, s.seat, seat) !== null || hunted.includes(seat) || isAfterMe(s, seat)) continue
    const weight = weightOf(s.ledger, s.table, seat)
    if (weight <= most) continue
    most = weight
    best = seat
  }
  return best
}
