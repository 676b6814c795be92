// Written by `npm run generate` from the descriptions in core/state.ts and games/…/state.ts. Do not edit.
import { copyEach, copyLists, copyNamedLists, listOf } from '../core/copy.ts'
import type { Sizes } from '../core/describe.ts'
import type { Rng } from '../core/random.ts'
import { sameList, samePieces, samePiles } from '../core/same.ts'
import type { Crew, GameState, Intruder, Killed, Pod, Thing, Turn } from '../core/state.ts'
import type { Setup } from '../core/types.ts'
import type { Facility, Surface } from './lockdown/state.ts'
import type { IntruderPlayer } from './nemesis/state.ts'

function copyTurn(from: Turn): Turn {
  const copy: Turn = {
    seat: from.seat,
    done: from.done,
    unlimited: from.unlimited,
  }
  if (from.held !== undefined) copy.held = from.held
  return copy
}

const copyCrew = (from: Crew): Crew => ({
  number: from.number,
  character: from.character,
  fate: from.fate,
  room: from.room,
  pod: from.pod,
  light: from.light,
  slime: from.slime,
  larva: from.larva,
  signal: from.signal,
  passed: from.passed,
})

const copyIntruder = (from: Intruder): Intruder => ({
  id: from.id,
  kind: from.kind,
  room: from.room,
  injuries: from.injuries,
})

const copyThing = (from: Thing): Thing => ({
  kind: from.kind,
  of: from.of,
  room: from.room,
  by: from.by,
  offered: from.offered,
})

const copyPod = (from: Pod): Pod => ({
  number: from.number,
  section: from.section,
  locked: from.locked,
  state: from.state,
})

const copyFacility = (from: Facility): Facility => ({
  power: from.power.slice(),
  on: from.on.slice(),
  backup: from.backup,
  elevator: from.elevator,
  gateOpen: from.gateOpen,
  roverAway: from.roverAway,
  alert: from.alert,
  red: from.red,
  knowledge: from.knowledge.slice(),
  learned: from.learned.slice(),
  analysed: from.analysed.slice(),
  lost: {
    fire: from.lost.fire,
    malfunction: from.lost.malfunction,
    eggs: from.lost.eggs,
  },
  fresh: from.fresh.slice(),
  chasing: from.chasing.slice(),
  active: from.active.slice(),
  pool: from.pool.slice(),
  held: copyLists(from.held),
  css: from.css.slice(),
  computer: from.computer.slice(),
  surface: from.surface && {
    rover: from.surface.rover,
    deck: from.surface.deck.slice(),
    discard: from.surface.discard.slice(),
  },
})

/** Field by field on purpose: bots copy thousands of states per move. What is never changed in place is shared. */
export const clone = (g: GameState): GameState => ({
  setup: g.setup,
  rng: {
    key: g.rng.key,
    used: g.rng.used.slice(),
  },
  stacked: g.stacked && copyNamedLists(g.stacked),
  n: g.n,
  agenda: g.agenda.slice(),
  zones: copyLists(g.zones),
  tiles: g.tiles.slice(),
  tokens: g.tokens.slice(),
  seen: g.seen.slice(),
  read: g.read.slice(),
  round: g.round,
  time: g.time,
  selfDestruct: g.selfDestruct,
  destination: g.destination,
  first: g.first,
  turn: g.turn && copyTurn(g.turn),
  explored: g.explored.slice(),
  items: g.items.slice(),
  fire: g.fire.slice(),
  malfunction: g.malfunction.slice(),
  noise: g.noise.slice(),
  doors: g.doors.slice(),
  vent: g.vent,
  crew: copyEach(g.crew, copyCrew),
  intruders: copyEach(g.intruders, copyIntruder),
  nextIntruder: g.nextIntruder,
  arrivals: g.arrivals.slice(),
  killed: {
    larva: g.killed.larva,
    creeper: g.killed.creeper,
    adult: g.killed.adult,
    breeder: g.killed.breeder,
    queen: g.killed.queen,
  },
  things: copyEach(g.things, copyThing),
  eggs: g.eggs,
  nestDestroyed: g.nestDestroyed,
  pods: copyEach(g.pods, copyPod),
  ammo: g.ammo.slice(),
  attached: g.attached.slice(),
  taped: g.taped.slice(),
  met: g.met,
  firstDeath: g.firstDeath,
  calm: g.calm,
  trade: g.trade && {
    partners: g.trade.partners.slice(),
    ready: g.trade.ready.slice(),
    left: g.trade.left.slice(),
  },
  answers: g.answers.slice(),
  standing: g.standing.slice(),
  notes: copyLists(g.notes),
  facility: g.facility && copyFacility(g.facility),
  intruderPlayer: g.intruderPlayer && {
    seat: g.intruderPlayer.seat,
    from: g.intruderPlayer.from,
  },
  ending: g.ending,
  over: g.over,
})

export const blankCrew = (): Crew => ({
  number: 0,
  character: '',
  fate: 'aboard',
  room: -1,
  pod: -1,
  light: 0,
  slime: false,
  larva: false,
  signal: false,
  passed: false,
})

export const newState = (setup: Setup, rng: Rng, size: Sizes): GameState => ({
  setup: setup,
  rng: rng,
  stacked: null,
  n: 1,
  agenda: [],
  zones: listOf(size.zones, () => []),
  tiles: Array(size.rooms).fill(-1),
  tokens: Array(size.rooms).fill(-1),
  seen: Array(size.pieces).fill(0),
  read: Array(size.contamination).fill(0),
  round: 0,
  time: 0,
  selfDestruct: -1,
  destination: 0,
  first: 0,
  turn: null,
  explored: Array(size.rooms).fill(false),
  items: Array(size.rooms).fill(-1),
  fire: Array(size.rooms).fill(false),
  malfunction: Array(size.rooms).fill(false),
  noise: Array(size.corridors).fill(false),
  doors: Array(size.corridors).fill(0),
  vent: -1,
  crew: [],
  intruders: [],
  nextIntruder: 1,
  arrivals: Array(size.rooms).fill(0),
  killed: {
    larva: 0,
    creeper: 0,
    adult: 0,
    breeder: 0,
    queen: 0,
  },
  things: [],
  eggs: 0,
  nestDestroyed: false,
  pods: [],
  ammo: Array(size.weapons).fill(0),
  attached: [],
  taped: [],
  met: false,
  firstDeath: false,
  calm: false,
  trade: null,
  answers: Array(size.seats).fill(null),
  standing: Array(size.seats).fill(null),
  notes: listOf(size.seats, () => []),
  facility: size.has.includes('facility') ? {
    power: [1, 2, 3, 4],
    on: [true, true, false, false],
    backup: false,
    elevator: -1,
    gateOpen: false,
    roverAway: false,
    alert: -1,
    red: false,
    knowledge: Array(size.seats).fill(1),
    learned: Array(size.seats).fill(false),
    analysed: [],
    lost: {
      fire: 0,
      malfunction: 0,
      eggs: 0,
    },
    fresh: Array(size.seats).fill(false),
    chasing: [],
    active: [],
    pool: [],
    held: listOf(size.seats, () => []),
    css: Array(size.time).fill(-1),
    computer: [],
    surface: size.has.includes('surface') ? {
      rover: -1,
      deck: [],
      discard: [],
    } : undefined,
  } : undefined,
  intruderPlayer: size.has.includes('intruderPlayer') ? {
    seat: -1,
    from: 0,
  } : undefined,
  ending: null,
  over: null,
})

export const sameTurn = (a: Turn, b: Turn): boolean =>
  a.seat === b.seat &&
  a.done === b.done &&
  a.unlimited === b.unlimited

export const sameCrew = (a: Crew, b: Crew): boolean =>
  a.number === b.number &&
  a.character === b.character &&
  a.fate === b.fate &&
  a.room === b.room &&
  a.pod === b.pod &&
  a.light === b.light &&
  a.slime === b.slime &&
  a.larva === b.larva &&
  a.signal === b.signal &&
  a.passed === b.passed

export const sameIntruder = (a: Intruder, b: Intruder): boolean =>
  a.id === b.id &&
  a.kind === b.kind &&
  a.room === b.room &&
  a.injuries === b.injuries

export const sameKilled = (a: Killed, b: Killed): boolean =>
  a.larva === b.larva &&
  a.creeper === b.creeper &&
  a.adult === b.adult &&
  a.breeder === b.breeder &&
  a.queen === b.queen

export const sameThing = (a: Thing, b: Thing): boolean =>
  a.kind === b.kind &&
  a.of === b.of &&
  a.room === b.room &&
  a.by === b.by &&
  a.offered === b.offered

export const samePod = (a: Pod, b: Pod): boolean =>
  a.number === b.number &&
  a.section === b.section &&
  a.locked === b.locked &&
  a.state === b.state

export const sameRoom = (a: GameState, b: GameState, room: number): boolean =>
  a.explored[room] === b.explored[room] &&
  a.items[room] === b.items[room] &&
  a.fire[room] === b.fire[room] &&
  a.malfunction[room] === b.malfunction[room] &&
  a.arrivals[room] === b.arrivals[room]

export const sameRooms = (a: GameState, b: GameState): boolean =>
  sameList(a.explored, b.explored) &&
  sameList(a.items, b.items) &&
  sameList(a.fire, b.fire) &&
  sameList(a.malfunction, b.malfunction) &&
  sameList(a.arrivals, b.arrivals)

const sameIntruderPlayer = (a: IntruderPlayer, b: IntruderPlayer): boolean =>
  a.seat === b.seat &&
  a.from === b.from

const sameSurface = (a: Surface, b: Surface, seenBefore: readonly number[], seen: readonly number[]): boolean =>
  a.rover === b.rover &&
  a.deck.length === b.deck.length &&
  samePieces(a.discard, seenBefore, b.discard, seen)

const sameFacility = (a: Facility, b: Facility, seenBefore: readonly number[], seen: readonly number[]): boolean =>
  sameList(a.power, b.power) &&
  sameList(a.on, b.on) &&
  a.backup === b.backup &&
  a.elevator === b.elevator &&
  a.gateOpen === b.gateOpen &&
  a.roverAway === b.roverAway &&
  a.alert === b.alert &&
  a.red === b.red &&
  sameList(a.knowledge, b.knowledge) &&
  sameList(a.learned, b.learned) &&
  sameList(a.analysed, b.analysed) &&
  a.lost.fire === b.lost.fire &&
  a.lost.malfunction === b.lost.malfunction &&
  a.lost.eggs === b.lost.eggs &&
  sameList(a.fresh, b.fresh) &&
  sameList(a.chasing, b.chasing) &&
  samePieces(a.computer, seenBefore, b.computer, seen) &&
  (a.surface && b.surface ? sameSurface(a.surface, b.surface, seenBefore, seen) : a.surface === b.surface)

const sameFacilitySecrets = (a: Facility, b: Facility, seenBefore: readonly number[], seen: readonly number[]): boolean =>
  samePieces(a.active, seenBefore, b.active, seen) &&
  samePieces(a.pool, seenBefore, b.pool, seen) &&
  samePiles(a.held, seenBefore, b.held, seen) &&
  samePieces(a.css, seenBefore, b.css, seen)

/** What only some games have and everybody sees. */
export const sameSlices = (a: GameState, b: GameState): boolean =>
  a.destination === b.destination &&
  (a.intruderPlayer && b.intruderPlayer ? sameIntruderPlayer(a.intruderPlayer, b.intruderPlayer) : a.intruderPlayer === b.intruderPlayer) &&
  (a.facility && b.facility ? sameFacility(a.facility, b.facility, a.seen, b.seen) : a.facility === b.facility)

/** The pieces of such parts that single seats may know. */
export const sameSliceSecrets = (a: GameState, b: GameState): boolean =>
  (a.facility && b.facility ? sameFacilitySecrets(a.facility, b.facility, a.seen, b.seen) : a.facility === b.facility)

/** Every list of pieces besides the zones; the same number is the same place in every state of a table. */
export function pieceLists(g: GameState): number[][] {
  const lists: number[][] = []
  lists.push(g.tiles)
  lists.push(g.tokens)
  if (g.facility) {
    lists.push(g.facility.active)
    lists.push(g.facility.pool)
    for (const list of g.facility.held) lists.push(list)
    lists.push(g.facility.css)
    lists.push(g.facility.computer)
    if (g.facility.surface) {
      lists.push(g.facility.surface.deck)
      lists.push(g.facility.surface.discard)
    }
  }
  return lists
}
