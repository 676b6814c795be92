/** Questions about characters, as far as this seat can answer them. */
import type { ItemGift } from '../core/content.ts'
import type { Effect } from '../core/effect.ts'
import { elementAt } from '../core/lists.ts'
import type { Name, Predicate, Seat } from '../core/types.ts'
import { tileOf } from './draws.ts'
import type { Foresight, Known, Person } from './foresight.ts'
import { personAt, shownOf } from './lookups.ts'
import { faceNamed, facesOf } from './lore.ts'
import { deadIn } from './wounds.ts'

/** NEM-GEN-02: all seats clockwise from the first player. */
export const inOrder = (f: Foresight): Person[] => {
  const { people, table } = f
  return [...people.slice(table.first), ...people.slice(0, table.first)]
}

/** NEM-RULING-132 */
export const isReached = (f: Foresight, person: Person): boolean =>
  isThere(person) && (!person.inPod || f.settings.podCountsAsRoom === 'all')

/** Aboard, as far as anybody can tell. */
export const isThere = (person: Person): boolean =>
  person.fate === 'aboard' && !person.assumedDead && deadIn(person.low) < 1

export const crewIn = (f: Foresight, room: number): Person[] =>
  inOrder(f).filter(person => person.room === room && isReached(f, person))

export const foesIn = (f: Foresight, room: number) => f.foes.filter(foe => foe.room === room)

/** NEM-GEN-03 */
export function inCombat(f: Foresight, room: number): Known {
  const there = foesIn(f, room)
  if (there.some(({ sure }) => sure)) return true
  return there.length > 0 || f.foesVague ? null : false
}

const givesIn = (f: Foresight, cards: readonly Name[], gift: ItemGift): boolean =>
  cards.some(card => faceNamed(f.facts, 'item', card)?.item.gives === gift)

/** A wound of this very moment may cost a hand slot, and what is in it. */
const mayHaveDropped = (f: Foresight, { high, start }: Person): boolean =>
  high.some((p, place) => p > 0 && place < f.scale.dead && f.scale.seriousAt(place) > f.scale.seriousAt(start))

/** Does this character have something that gives it that? What others carry may be hidden. */
export function hasGift(f: Foresight, seat: Seat, gift: ItemGift): Known {
  const crew = shownOf(f, seat)
  const givers = facesOf(f.facts, 'item').filter(({ item }) => item.gives === gift)
  if (givers.length === 0) return false
  if (personAt(f, seat).gearVague || mayHaveDropped(f, personAt(f, seat))) return null
  const open = [...crew.hands.map(({ card }) => card), ...crew.inventory.flatMap(({ card }) => (card ? [card] : []))]
  const others = f.mine?.others.find(other => other.seat === seat)?.inventory ?? []
  const known = seat === f.me ? [...open, ...(f.mine?.inventory ?? [])] : [...open, ...others]
  if (givesIn(f, known, gift)) return true
  if (seat === f.me) return false
  const hidden = crew.inventory.filter(({ card }) => card === null).map(({ back }) => back)
  return givers.some(({ home }) => home !== null && hidden.includes(home)) ? null : false
}

/** NEM-WEAK-03: has such a weakness been discovered, and does it serve this character? */
export function weak(f: Foresight, to: string, who: Seat): Known {
  let answer: Known = false
  f.table.weaknesses.forEach(({ card }, slot) => {
    if (faceNamed(f.facts, 'weakness', card)?.weakness.gives !== to) return
    const works = f.own.works(f, slot, who)
    if (works !== false && answer !== true) answer = works
  })
  return answer
}

const all = (known: readonly Known[]): Known =>
  known.includes(false) ? false : known.every(is => is === true) ? true : null
const any = (known: readonly Known[]): Known =>
  known.includes(true) ? true : known.every(is => is === false) ? false : null

/** A predicate about a character who is at this place of the scale; null where it cannot be told. */
export function holds(f: Foresight, person: Person, place: number, test: Predicate): Known {
  const serious = f.scale.seriousAt(place)
  const tile = tileOf(f, person.room)
  switch (test.is) {
    case 'all':
      return all(test.of.map(part => holds(f, person, place, part)))
    case 'any':
      return any(test.of.map(part => holds(f, person, place, part)))
    case 'not': {
      const known = holds(f, person, place, test.test)
      return known === null ? null : !known
    }
    case 'seriousWounds':
      return serious >= test.min
    case 'undressedSerious':
      return person.undressed || serious > f.scale.seriousAt(person.start)
    case 'noCards':
      return person.actions[1] === 0 ? true : person.actions[0] > 0 ? false : null
    case 'isHost':
      return person.larva
    case 'atEntrance':
      return f.board.entrances[person.room] ?? false
    case 'inCombat':
      return inCombat(f, person.room)
    case 'inNest':
      return tile?.id === 'nest' ? (f.explored[person.room] ?? null) : tile ? false : null
    case 'carries':
      return shownOf(f, person.seat).objects.some(object => object.startsWith(test.object))
    default:
      return null
  }
}

/** Can this character hold a card that is played for this, by what everybody can see, and what this seat knows? */
export function couldPlay(f: Foresight, person: Person, fx: Effect['fx']): boolean {
  const { content } = f.facts
  const crew = shownOf(f, person.seat)
  return (content.reactions[fx] ?? []).some(piece => {
    const face = elementAt(content.faces, piece)
    if (face.kind === 'action') return face.character === person.character && person.hand[1] > 0
    if (face.kind !== 'item') return false
    const open = [...crew.hands.map(({ card }) => card), ...crew.inventory.flatMap(({ card }) => (card ? [card] : []))]
    return (
      open.includes(elementAt(content.names, piece)) ||
      crew.inventory.some(({ back, card }) => card === null && back === face.home)
    )
  })
}
