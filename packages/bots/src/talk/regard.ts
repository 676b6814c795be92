/** Regard for others: whose good is mine too, and whose death my objective asks for. */
import { isAboard, type ObjectiveCard, objectiveInfo, type Predicate, type Seat } from '@coldwake/rules/facts'
import type { GameSlice } from '../games/slice.ts'
import { at } from '../indexed.ts'
import { asksFor, hasPart } from '../objectives.ts'
import type { Sight } from '../sight.ts'
import { weightOf } from './trust.ts'

/** The one objective that is left; null while there is a choice, or where all play for the same. */
export function mission({ me, table }: Sight): ObjectiveCard | null {
  const [name, ...others] = me.objectives
  if (name === undefined || others.length > 0 || table.mode !== 'semiCooperative') return null
  return objectiveInfo(table.game, name)
}

/** True where an objective cannot be met while this seat survives. */
function condemns({ table, slice }: Sight, test: Predicate, whom: Seat): boolean {
  const { number } = at(table.crew, whom)
  return hasPart(test, part => (part.is === 'playerDead' ? part.player === number : slice.condemns(table, part, whom)))
}

/** The seats still about whose death I play for. */
export function quarry(sight: Sight): readonly Seat[] {
  const card = mission(sight)
  if (!card) return []
  return sight.table.crew.flatMap(one =>
    one.seat !== sight.seat && isAboard(one) && condemns(sight, card.test, one.seat) ? [one.seat] : [],
  )
}

/** True where I would rather that nobody knew what spares them. Players who are out of reach make no use of it. */
export const grudges = (sight: Sight): boolean => quarry(sight).length > 0

/** The worth of another's good to me, as a share of my own. */
export function regard(sight: Sight, whom: Seat): number {
  const { comrade, enemy, stranger, trusted } = sight.weights.regard
  if (whom === sight.seat) return 1
  if (sight.table.mode !== 'semiCooperative') return comrade
  if (quarry(sight).includes(whom) || isAfterMe(sight, whom)) return enemy
  return stranger + trusted * weightOf(sight.ledger, sight.table, whom)
}

/** Predicates of all games that do others harm. */
const GRIM: readonly Predicate['is'][] = ['playerDead', 'shipDestroyed', 'selfDestructOn']

/** True where an objective does others harm. */
export const isGrim = ({ test }: ObjectiveCard, { grim }: GameSlice): boolean => asksFor(test, ...GRIM, ...grim)

/** True where my objective does others harm, so that I had better not speak of it. */
export function hasToHide(sight: Sight): boolean {
  const card = mission(sight)
  return card !== null && isGrim(card, sight.slice)
}

/** True where this seat may play for my death, as far as I have seen its objectives. */
export function isAfterMe(sight: Sight, seat: Seat): boolean {
  const seen = sight.me.others.find(one => one.seat === seat)?.objectives ?? []
  return seen.some(name => {
    const card = objectiveInfo(sight.table.game, name)
    return card !== null && condemns(sight, card.test, sight.seat)
  })
}
