/**
 * A table to speak about: three people on the ship, the Canteen (006) and Storage (005) explored, two Adults in
 * Storage. Laid out by hand, so that the words can be read before a single rule runs.
 */
import { type CrewView, findBoard, type TableView } from '@coldwake/rules'
import type { Context } from '../src/index.ts'

const players = ['Marta', 'Íñigo', 'Sol']
const crew = (character: string, seat: number): CrewView => ({
  seat,
  number: seat + 1,
  character,
  fate: 'aboard',
  room: '011',
  pod: null,
  hand: 5,
  deck: { count: 5, known: [] },
  discard: [],
  inventory: [],
  offer: [],
  drawn: [],
  hands: [],
  objects: [],
  handSlots: 2,
  quests: [],
  light: 0,
  wounds: [],
  dressed: [],
  slime: false,
  larva: false,
  signal: false,
  passed: false,
  contamination: 0,
  objectives: 2,
  rejected: 0,
  openObjectives: [],
})
const none = { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 }

function table(): TableView {
  const explored: Record<string, string> = { '005': 'storage', '006': 'canteen' }
  return {
    game: 'nemesis',
    board: 'nemesis-base',
    mode: 'semiCooperative',
    options: {},
    round: 1,
    time: 15,
    selfDestruct: null,
    destination: 'B',
    coordinates: { seenBy: 0, card: null },
    engines: [],
    first: 0,
    turn: null,
    asking: null,
    agenda: [],
    rooms: (findBoard({ game: 'nemesis', board: 'nemesis-base' })?.rooms ?? []).map(({ id, special }) => ({
      room: id,
      tile: special ?? explored[id] ?? null,
      explored: special !== undefined || id in explored,
      items: null,
      fire: false,
      malfunction: false,
      token: false,
      seenBy: 0,
      tokenSeenBy: 0,
      objects: [],
      arrivals: 0,
    })),
    noise: [],
    doors: [],
    vent: null,
    crew: ['captain', 'pilot', 'scout'].map(crew),
    intruders: [
      { intruder: 3, kind: 'adult', room: '005', injuries: 0 },
      { intruder: 4, kind: 'adult', room: '005', injuries: 0 },
      { intruder: 5, kind: 'queen', room: '005', injuries: 2 },
    ],
    nextIntruder: 6,
    bag: { ...none, blank: 1 },
    supply: { ...none, blank: 0 },
    killed: none,
    eggs: 5,
    nestDestroyed: false,
    weaknesses: [],
    pods: [
      { pod: 1, section: 'A', locked: true, state: 'docked' },
      { pod: 2, section: 'B', locked: false, state: 'docked' },
    ],
    met: false,
    firstDeath: false,
    calm: false,
    trade: null,
    decks: [],
    crafted: [],
    used: [],
    removed: [],
    inPlay: [],
    facility: null,
    intruderPlayer: null,
    ending: null,
    over: null,
  }
}

export const context = (me: number | null, change: Partial<TableView> = {}): Context => ({
  table: { ...table(), ...change },
  names: seat => players[seat] ?? `${seat}`,
  me,
})
