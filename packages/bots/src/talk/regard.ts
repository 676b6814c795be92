/** What others are to me: whose good is mine too, and whom my objective would rather have dead. */
import { type ObjectiveCard, objectiveInfo, type Predicate, type Seat } from '@coldwake/rules/facts'
import { weightOf } from './ledger.ts'
import { isAboard, type Sight } from './sight.ts'

/** The one objective that is left; null while there is a choice, or where all play for the same. */
export function mission(s: Sight): ObjectiveCard | null {
  const [name, ...others] = s.me.objectives
  if (name === undefined || others.length > 0 || s.table.mode !== 'semiCooperative') return null
  return objectiveInfo(s.table.game, name)
}

function names(test: Predicate, is: (test: Predicate) => boolean): boolean {
  if (test.is === 'all' || test.is === 'any') return test.of.some(one => names(one, is))
  return is(test)
}

/** Must this one not survive if I am to win? */
function condemns(s: Sight, test: Predicate, whom: Seat): boolean {
  const { number, character } = s.table.crew[whom]
  return names(test, one => {
    switch (one.is) {
      case 'playerDead':
        return one.player === number
      case 'survivorsDead':
        return character !== null && one.of.includes(character)
      case 'learnedDead':
        return s.table.facility?.people[whom]?.learned ?? false
      default:
        return false
    }
  })
}

/** Those still about whose death I play for. */
export function quarry(s: Sight): readonly Seat[] {
  const card = mission(s)
  if (!card) return []
  return s.table.crew.flatMap(one =>
    one.seat !== s.seat && isAboard(one) && condemns(s, card.test, one.seat) ? [one.seat] : [],
  )
}

/** Would I rather that nobody knew what spares them? Those who are out of reach can do nothing about it any more. */
export const grudges = (s: Sight): boolean => quarry(s).length > 0

/** What another's good is worth to me, of my own: nearly all where all win together, less than nothing for whom I hunt. */
export function regard(s: Sight, whom: Seat): number {
  if (whom === s.seat) return 1
  if (s.table.mode !== 'semiCooperative') return 0.8
  if (quarry(s).includes(whom) || isAfterMe(s, whom)) return -0.5
  return 0.05 + 0.2 * weightOf(s.ledger, s.table, whom)
}

/** Does what I play for do others harm, so that I had better not speak of it? */
export function hasToHide(s: Sight): boolean {
  const card = mission(s)
  if (!card) return false
  const grim: readonly Predicate['is'][] = [
    'playerDead',
    'survivorsDead',
    'learnedDead',
    'shipDestroyed',
    'selfDestructOn',
  ]
  return names(card.test, ({ is }) => grim.includes(is))
}

/** May this seat play for my death, as far as I have seen its objectives? */
export function isAfterMe(s: Sight, seat: Seat): boolean {
  const seen = s.me.others.find(one => one.seat === seat)?.objectives ?? []
  return seen.some(name => {
    const card = objectiveInfo(s.table.game, name)
    return card !== null && condemns(s, card.test, s.seat)
  })
}
