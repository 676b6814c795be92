/** Which private words make sense at a table of this game. */
import { contingencyInfo, type TableView } from '@coldwake/rules'
import type { Whisper } from '@coldwake/wire'

/** True if the fact names a contingency of this box and a token that lies on the table. */
export function whisperNamesKnownThings(fact: Whisper['fact'], { game, facility }: TableView): boolean {
  if (contingencyInfo(game, fact.code) === null) return false
  if (fact.about === 'contingency') return true
  const tokens = fact.about === 'pool' ? facility?.pool : facility?.people[fact.whom]?.contingencies
  return tokens !== undefined && (fact.nth ?? 0) <= tokens.length
}
