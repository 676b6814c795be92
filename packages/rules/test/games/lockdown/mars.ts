/** Situations on the side of the board with the Surface of Mars. */
import type { Choice, Name, RoomId } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { lockdown, pay, type Situation } from '../../situation.ts'
import { POWER } from './places.ts'

export const BOARD = 'lockdown-surface'

/** The Exit Rooms turned up, and nothing on the Crossroads. */
const ROOMS: Given['rooms'] = {
  '004': { tile: 'archive', explored: true },
  '005': { tile: 'laboratory', explored: true },
  '009': { tile: 'contaminatedRoom', explored: true },
  '016': { tile: 'surgery', explored: true },
  '023': { tile: 'testingLab', explored: true },
  X1: { token: null },
  X2: { token: null },
  X3: { token: null },
}

/** The first on the Crossroads X2 with four cards, the others without any far below. Everything has power. */
export function onMars(
  { rooms, at, hand, ...given }: Given = {},
  more: object = {},
  seats: Name[] = ['sentry', 'janitor'],
): Situation {
  const bySeat = <T>(first: T, others: T) => Object.fromEntries(seats.map((s, i) => [s, i === 0 ? first : others]))
  return lockdown(
    {
      met: true,
      bag: { adult: 12 },
      power: POWER,
      on: [1, 2, 3, 4],
      weaknesses: { '1': 'photosensitivity' },
      ...given,
      rooms: { ...ROOMS, ...rooms },
      at: { ...bySeat('X2', '024'), ...at },
      hand: { ...bySeat(['rest', 'search', 'search', 'demolition'], []), ...hand },
    },
    seats,
    { board: BOARD, ...more },
  )
}

/** A result of the die of the Surface; more of them in their order. */
export const rolls = (...surface: Name[]) => ({ dice: { surface } })
/** Cards on top of the deck of the Surface. */
export const cards = (...surface: Name[]): Given => ({ decks: { surface } })
export const suit: Given = { hands: { sentry: ['enviroSuit'] } }

export const walk = (to: RoomId): Choice[] => [{ do: 'move', to }, pay('search')]
export const sneak = (to: RoomId): Choice[] => [{ do: 'carefulMove', to }, pay('search'), pay('search')]
export const drive = (to: RoomId): Choice[] => [{ do: 'drive', to }, pay('search'), pay('search')]
export const leave = (how: 'rover' | 'suit'): Choice[] => [{ do: 'escape', how }, pay('search'), pay('search')]

export const drivesTo = (t: Situation): RoomId[] => t.options('sentry').flatMap(o => (o.do === 'drive' ? [o.to] : []))
export const movesTo = (t: Situation): RoomId[] => t.options('sentry').flatMap(o => (o.do === 'move' ? [o.to] : []))
export const ways = (t: Situation) => t.options('sentry').flatMap(o => (o.do === 'escape' ? [o.how] : []))
/** What has happened since the action was declared and paid for. */
export const since = (t: Situation): string[] =>
  t.events.map(({ e }) => e).filter(e => e !== 'declared' && e !== 'paid' && e !== 'turn' && e !== 'reacted')
