/** What a noise roll can do in a room, face by face (NEM-NOISE). What is shown here is a forecast, not the rule. */
import {
  type CorridorId,
  INTRUDER_KINDS,
  type IntruderKind,
  intrudersIn,
  intruderTokens,
  type NoiseFace,
  type RoomId,
  type Seat,
  surfaceDieInfo,
  type TableView,
} from '@coldwake/rules/facts'
import { areasAt, type BoardMap } from './geometry.ts'
import { crewShownIn } from './places.ts'

/** Ten faces of the noise die. */
const NOISE_DIE: readonly NoiseFace[] = ['1', '1', '2', '2', '3', '3', '4', '4', 'silence', 'danger']

/** `mars`: a card of the Surface. */
export type Outcome = 'encounter' | 'danger' | 'noise' | 'silence' | 'mars'

export interface Odds {
  /** Faces out of ten, or out of the twelve of the Surface die. */
  faces: Record<Outcome, number>
  all: number
  /** Numbers that would bring something out of the dark. */
  encounterOn: NoiseFace[]
  /** What each corridor around the room stands to get from a number. */
  corridors: ReadonlyMap<CorridorId, 'noise' | 'encounter'>
}

/** Corridors of a room by their numbers, technical entrances included. */
export function corridorOn(map: BoardMap, room: RoomId, number: number): CorridorId | null {
  for (const { corridor } of map.ways.values())
    if ((corridor.a === room || corridor.b === room) && corridor.numbers.includes(number)) return corridor.id
  const entrance = map.entrances.get(room)
  if (entrance?.numbers.includes(number)) return entrance.network
  return areasAt(map, room).find(([, area]) => area.number === number)?.[0] ?? null
}

/** LOCK-MARS-06: on the Surface another die is rolled. */
const dieIn = (map: BoardMap, { game }: TableView, room: RoomId): readonly NoiseFace[] =>
  areasAt(map, room).length > 0 ? surfaceDieInfo(game) : NOISE_DIE

/** NEM-MOVE-05/06: somebody or something already there means no roll. Null then. */
export function noiseOdds(map: BoardMap, table: TableView, room: RoomId, seat: Seat | null): Odds | null {
  if (crewShownIn(table, room).some(other => other.seat !== seat) || intrudersIn(table, room).length > 0) return null
  const slimed = table.crew.some(mine => mine.seat === seat && mine.slime)
  const die = dieIn(map, table, room)
  const odds = { faces: { encounter: 0, danger: 0, noise: 0, silence: 0, mars: 0 }, encounterOn: new Set<NoiseFace>() }
  const corridors = new Map<CorridorId, 'noise' | 'encounter'>()
  for (const face of die) {
    if (face === 'mars') {
      odds.faces.mars++
      continue
    }
    if (face === 'danger' || face === 'silence') {
      odds.faces[face === 'silence' && !slimed ? 'silence' : 'danger']++
      continue
    }
    const corridor = corridorOn(map, room, Number(face))
    if (corridor === null) {
      odds.faces.silence++
      continue
    }
    const outcome = table.noise.includes(corridor) ? 'encounter' : 'noise'
    odds.faces[outcome]++
    corridors.set(corridor, outcome)
    if (outcome === 'encounter') odds.encounterOn.add(face)
  }
  return { faces: odds.faces, all: die.length, encounterOn: [...odds.encounterOn], corridors }
}

/**
 * NEM-ENC-07, LOCK-ENC-08: the chance in percent that what comes out of the bag attacks at once, because its token
 * shows more than there are cards in hand. Which of a kind's tokens are in the bag nobody knows: each as likely.
 */
export function surpriseOdds({ game, bag }: TableView, hand: number, dark: boolean): number {
  const tokens = intruderTokens(game)
  let [all, sudden] = [0, 0]
  for (const [kind, count] of Object.entries(bag)) {
    const numbers = tokens
      .filter(token => token.kind === kind)
      .map(token => (dark ? (token.dark ?? token.value) : token.value))
    all += count
    sudden += numbers.length > 0 ? (count * numbers.filter(number => number > hand).length) / numbers.length : 0
  }
  return all > 0 ? Math.round((100 * sudden) / all) : 0
}

/** Tones of what a room would bring, in a word. `attacked`: on the way out of this one; `lethal`: and that may kill. */
export type Tone = 'quiet' | 'noise' | 'encounter' | 'unknown' | 'intruder' | 'attacked' | 'lethal'
export interface Prospect {
  tone: Tone
  /** Chance of it in percent, where there is one. */
  percent: number | null
  /** It may also be less: what lies there decides first. */
  atMost?: boolean
  /** What is there already. */
  kind: IntruderKind | null
}

/** What the tag on a room says before one goes there. */
export function prospect(table: TableView, room: RoomId, odds: Odds | null): Prospect {
  const there = intrudersIn(table, room).map(({ kind }) => kind)
  const worst = INTRUDER_KINDS.findLast(kind => there.includes(kind))
  if (worst) return { tone: 'intruder', percent: null, kind: worst }
  const { encounter, danger, noise } = odds?.faces ?? { encounter: 0, danger: 0, noise: 0 }
  const percent = (faces: number) => (odds ? Math.round((100 * faces) / odds.all) : 0)
  // What the token of a room holds is not known, though its tile may be: it may spare one the roll.
  const isOpen = table.rooms.some(view => view.room === room && view.explored && !view.token)
  if (encounter > 0) return { tone: 'encounter', percent: percent(encounter), kind: null, atMost: !isOpen }
  if (!isOpen) return { tone: 'unknown', percent: null, kind: null }
  if (!odds) return { tone: 'quiet', percent: null, kind: null }
  return { tone: 'noise', percent: percent(noise + danger), kind: null }
}
