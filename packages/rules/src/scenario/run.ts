/** Plays a scenario's inputs and checks what it expects. */
import { canonical } from '../core/canonical.ts'
import { isContamination, isPublic, knows, seatZone, sharedZone } from '../core/pieces.ts'
import { boardOf, nameOf, rulesOf } from '../core/ruleset.ts'
import { type GameState, OPEN, type SeatZone } from '../core/state.ts'
import type { GameEvent, Input, IntruderKind, Option, Seat } from '../core/types.ts'
import { InputError, pending, pendingFor, step } from '../engine.ts'
import { obstacles } from '../mechanics/actions.ts'
import { ammoOf } from '../mechanics/carry.ts'
import { doorState } from '../mechanics/doors.ts'
import { engineZone } from '../mechanics/looks.ts'
import { carriedBy, lyingIn, thingName } from '../mechanics/things.ts'
import { SPACES } from '../nemesis/ship.ts'
import { citing, myView, tableView, view } from '../view.ts'
import { FACILITY_FIELDS, powerPlace } from './facility.ts'
import { at, fail, ScenarioError } from './fields.ts'
import { type Expected, readScenario } from './format.ts'
import { isDeck, loadScenario, Names, tokenKindOf, weaknessSlots } from './load.ts'

export interface ScenarioResult {
  id: string
  /** Empty: everything is as expected. */
  problems: string[]
}

/** Loads, plays and checks. A file that cannot be read as a scenario is a problem too, and names its field. */
export function runScenario(json: unknown): ScenarioResult {
  let id = '?'
  try {
    const s = readScenario(json, '')
    id = s.id ?? fail('id', 'a scenario has an id')
    const g = loadScenario(s)
    const events: GameEvent[] = []
    const names = new Names(g)
    s.play?.forEach((move, i) => playMove(g, move, names, at('play', i), events))
    return { id, problems: check(g, s.expect ?? {}, names, events) }
  } catch (error) {
    if (error instanceof ScenarioError) return { id, problems: [error.message] }
    throw error
  }
}

function playMove(g: GameState, move: Record<string, unknown>, names: Names, path: string, events: GameEvent[]): void {
  const { seat: character, refused, n, ...choice } = move
  if (typeof choice.whom === 'string') choice.whom = names.seat(choice.whom, at(path, 'whom'))
  if (typeof character !== 'string') return fail(at(path, 'seat'), 'every input names its seat')
  if (typeof choice.do !== 'string') return fail(at(path, 'do'), 'every input says what it does')
  const seat = names.seat(character, at(path, 'seat'))
  const input = { seat, n: n ?? g.n, ...choice } as Input
  try {
    step(g, input, e => events.push(citing(g.setup, e)))
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    if (refused !== error.code) fail(path, `refused as ${error.code}: ${error.message}; ${optionsOf(g)}`)
    return
  }
  if (refused !== undefined) fail(path, `was expected to be refused as ${JSON.stringify(refused)}`)
}

function optionsOf(g: GameState): string {
  const open = pending(g).map(d => `${g.crew[d.seat].character} is asked ${d.ask}: ${JSON.stringify(d.options)}`)
  return open.length > 0 ? open.join('; ') : 'nobody is asked'
}

// ---------------------------------------------------------------- expectations

type Check = (g: GameState, wanted: never, names: Names, path: string, events: readonly GameEvent[]) => unknown

const names = (g: GameState, zone: readonly number[]): string[] => zone.map(piece => nameOf(g, piece))
const bySeat =
  (actual: (g: GameState, seat: Seat) => unknown) =>
  (g: GameState, wanted: Record<string, unknown>, n: Names, path: string) =>
    Object.fromEntries(Object.keys(wanted).map(c => [c, actual(g, n.seat(c, at(path, c)))]))
const zoneOf = (zone: SeatZone) => bySeat((g, seat) => names(g, seatZone(g, seat, zone)).sort())
/** As many cards of each deck as were asked about, seen from one end. */
const pileOf =
  (end: (zone: readonly number[], count: number) => number[]) =>
  (g: GameState, wanted: Record<string, unknown[]>, _: Names, path: string) =>
    Object.fromEntries(
      Object.entries(wanted).map(([deck, cards]) => {
        if (!isDeck(deck)) return fail(at(path, deck), 'unknown deck')
        return [deck, names(g, end(sharedZone(g, deck), cards.length))]
      }),
    )
const seatsWhere = (is: (g: GameState, seat: Seat) => boolean) => (g: GameState) =>
  g.crew.flatMap((_, seat) => (is(g, seat) ? [g.crew[seat].character] : [])).sort()
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, sorted(v)]))
    : value
}
const bare = ({ cost: _, ...choice }: Option): object => choice
const includes = (options: readonly object[], wanted: object): boolean =>
  options.some(o =>
    Object.entries(wanted).every(([k, v]) => canonical((o as Record<string, unknown>)[k]) === canonical(v)),
  )
const characterOf = (g: GameState, seat: Seat | undefined): string | null =>
  seat === undefined ? null : g.crew[seat].character

/** For each expectation the actual value in the same shape; lists are compared as sets unless they are piles. */
const actual: { [K in keyof Required<Expected>]: Check } = {
  round: g => g.round,
  time: g => boardOf(g).data.tracks.time[g.time].n,
  first: g => characterOf(g, g.first),
  turn: g => characterOf(g, g.turn?.seat),
  asked: g => pending(g).map(d => characterOf(g, d.seat)),
  rooms: (g, wanted: Record<string, object>, n, path) =>
    Object.fromEntries(
      Object.entries(wanted).map(([id, fields]) => {
        const room = n.room(id, at(path, id))
        const all: Record<string, unknown> = {
          tile: g.tiles[room] < 0 ? null : nameOf(g, g.tiles[room]),
          explored: g.explored[room],
          items: g.items[room],
          token: g.tokens[room] < 0 ? null : nameOf(g, g.tokens[room]),
          fire: g.fire[room],
          malfunction: g.malfunction[room],
        }
        return [id, Object.fromEntries(Object.keys(fields).map(k => [k, all[k]]))]
      }),
    ),
  at: bySeat((g, seat) => boardOf(g).rooms[g.crew[seat].room]),
  hand: zoneOf('hand'),
  handCount: bySeat((g, seat) => seatZone(g, seat, 'hand').length),
  deckCount: bySeat((g, seat) => seatZone(g, seat, 'deck').length),
  discard: bySeat((g, seat) => names(g, seatZone(g, seat, 'discard')).sort()),
  inventory: zoneOf('inventory'),
  hands: zoneOf('hands'),
  wounds: zoneOf('wounds'),
  light: bySeat((g, seat) => g.crew[seat].light),
  slime: seatsWhere((g, seat) => g.crew[seat].slime),
  passed: seatsWhere((g, seat) => g.crew[seat].passed),
  dead: seatsWhere((g, seat) => g.crew[seat].fate === 'dead'),
  top: pileOf((zone, count) => zone.slice(zone.length - count).reverse()),
  bottom: pileOf((zone, count) => zone.slice(0, count)),
  discards: (g, wanted: Record<string, unknown>, _, path) =>
    Object.fromEntries(
      Object.keys(wanted).map(deck => [
        deck,
        isDeck(deck) ? names(g, sharedZone(g, `${deck}.discard`)) : fail(at(path, deck), 'unknown deck'),
      ]),
    ),
  noise: g => boardOf(g).corridors.filter((_, c) => g.noise[c]),
  doors: g =>
    Object.fromEntries(boardOf(g).corridors.flatMap((id, c) => (g.doors[c] === OPEN ? [] : [[id, doorState(g, c)]]))),
  /** What a seat knows of face-down places: `{ pilot: { "tile.005": "canteen" } }`, all of it. */
  seen: bySeat((g, seat) => {
    const known = (kind: string, slots: readonly number[]) =>
      slots.flatMap((piece, room) =>
        piece >= 0 && knows(g, seat, piece) && !isPublic(g, piece)
          ? [[`${kind}.${boardOf(g).rooms[room]}`, nameOf(g, piece)]]
          : [],
      )
    const { seen = [], css = [] } = myView(g, seat).facility ?? {}
    const whose = (whom: Seat | null) => (whom === null ? 'pool' : g.crew[whom].character)
    return Object.fromEntries([
      ...known('tile', g.tiles),
      ...known('token', g.tokens),
      ...css.map(({ space, card }) => [`css.${space}`, card]),
      ...seen.map(({ whom, at: index, card }) => [`contingency.${whose(whom)}.${index}`, card]),
    ])
  }),
  stale: bySeat((g, seat) =>
    myView(g, seat)
      .notes.filter(note => note.stale)
      .map(note => note.card),
  ),
  options: bySeat((g, seat) => (pendingFor(g, seat)?.options ?? []).map(bare)),
  can: (g, wanted: Record<string, object[]>, n, path) => offered(g, wanted, n, path, true),
  cannot: (g, wanted: Record<string, object[]>, n, path) => offered(g, wanted, n, path, false),
  why: (g, wanted: Record<string, object[]>, n, path) =>
    Object.fromEntries(
      Object.entries(wanted).map(([c, list]) => {
        const all = obstacles(g, n.seat(c, at(path, c)))
        list.forEach((o, i) => n.known(o, at(at(path, c), i)))
        return [c, list.filter(o => includes(all, o))]
      }),
    ),
  told: (_, wanted: Record<string, number>, __, ___, events) =>
    Object.fromEntries(Object.keys(wanted).map(kind => [kind, events.filter(e => e.e === kind).length])),
  view: (g, wanted: Record<string, { contains?: string[]; lacks?: string[] }>, n, path) =>
    Object.fromEntries(
      Object.entries(wanted).map(([c, { contains, lacks }]) => {
        const bytes = JSON.stringify(view(g, c === 'table' ? null : n.seat(c, at(path, c))))
        const has = (name: string) => bytes.includes(JSON.stringify(name))
        for (const [field, list] of Object.entries({ contains, lacks }))
          list?.forEach((name, i) => n.known({ card: name }, at(at(at(path, c), field), i)))
        return [
          c,
          { ...(contains && { contains: contains.filter(has) }), ...(lacks && { lacks: lacks.filter(x => !has(x)) }) },
        ]
      }),
    ),
  over: g => g.over?.reason ?? null,
  selfDestruct: g => rulesOf(g).selfDestructSpace(g),
  destination: g => SPACES[g.destination],
  ammo: (g, wanted: Record<string, Record<string, number>>, n, path) =>
    Object.fromEntries(
      Object.entries(wanted).map(([c, weapons]) => {
        const held = seatZone(g, n.seat(c, at(path, c)), 'hands')
        const of = (card: string) => held.find(piece => nameOf(g, piece) === card)
        return [
          c,
          Object.fromEntries(
            Object.keys(weapons).map(card => [card, of(card) === undefined ? null : ammoOf(g, of(card) ?? 0)]),
          ),
        ]
      }),
    ),
  dressed: zoneOf('dressed'),
  quests: zoneOf('quests'),
  objectives: zoneOf('objectives'),
  larva: seatsWhere((g, seat) => g.crew[seat].larva),
  signal: seatsWhere((g, seat) => g.crew[seat].signal),
  hibernating: seatsWhere((g, seat) => g.crew[seat].fate === 'hibernating'),
  launched: seatsWhere((g, seat) => g.crew[seat].fate === 'launched'),
  playsIntruders: g => g.crew[g.intruderPlayer?.seat ?? -1]?.character ?? null,
  inPod: bySeat((g, seat) => g.pods[g.crew[seat].pod]?.number ?? null),
  pods: g =>
    Object.fromEntries(
      g.pods.map(({ number, locked, state }) => [
        number,
        state === 'docked' ? (locked ? 'locked' : 'unlocked') : state,
      ]),
    ),
  vent: g => (g.vent < 0 ? null : boardOf(g).rooms[g.vent]),
  intruders: (g, wanted: object[]) =>
    g.intruders.map(({ kind, room, injuries }, i) => {
      const all = { kind, room: boardOf(g).rooms[room], injuries }
      // Compared by what is said about them; without injuries they do not matter.
      return wanted[i] && !('injuries' in wanted[i]) && wanted.every(w => !('injuries' in w))
        ? { kind, room: all.room }
        : all
    }),
  objects: (g, wanted: Record<string, unknown>, n, path) =>
    Object.fromEntries(
      Object.keys(wanted).map(id => [
        id,
        lyingIn(g, n.room(id, at(path, id)))
          .map(thingName)
          .sort(),
      ]),
    ),
  carried: bySeat((g, seat) => carriedBy(g, seat).map(thingName).sort()),
  eggs: g => g.eggs,
  nestDestroyed: g => g.nestDestroyed,
  bag: (g, wanted: Record<string, number>, _, path) => tokenCounts(g, 'bag', wanted, path),
  supply: (g, wanted: Record<string, number>, _, path) => tokenCounts(g, 'supply', wanted, path),
  killed: (g, wanted: Record<string, number>) =>
    Object.fromEntries(Object.keys(wanted).map(kind => [kind, g.killed[kind as IntruderKind]])),
  met: g => g.met,
  calm: g => g.calm,
  discovered: g => weaknessSlots(g).filter((_, slot) => isPublic(g, sharedZone(g, 'weakness')[slot])),
  contaminationCount: bySeat(
    (g, seat) =>
      (['hand', 'deck', 'discard'] as const).flatMap(z => seatZone(g, seat, z)).filter(p => isContamination(g, p))
        .length,
  ),
  engines: (g, wanted: Record<string, string>) =>
    Object.fromEntries(Object.keys(wanted).map(n => [n, nameOf(g, engineZone(g, Number(n)).at(-1) ?? 0)])),
  notes: bySeat((g, seat) => g.notes[seat].map(note => note.card)),
  winners: g => (g.over?.winners ?? []).map(seat => g.crew[seat].character),
  destroyed: g => g.over?.destroyed ?? false,
  arrivedAt: g => g.over?.destination ?? null,
  report: (g, wanted: object[]) => found(g.over?.report ?? [], wanted),
  events: (_, wanted: object[], __, ___, events) => found(events, wanted),
  power: (g, wanted: Record<string, unknown>, _, path) =>
    Object.fromEntries(Object.keys(wanted).map(name => [name, g.facility?.power[powerPlace(name, at(path, name))]])),
  on: g => g.facility?.on.flatMap((on, i) => (on ? [i + 1] : [])),
  backup: g => g.facility?.backup,
  elevator: g => g.facility && boardOf(g).rooms[g.facility.elevator],
  gateOpen: g => g.facility?.gateOpen,
  rover: g => {
    const at = tableView(g).facility?.rover
    return at === 'bunker' || g.facility?.surface ? at : 'facility'
  },
  alert: g => tableView(g).facility?.alert,
  red: g => g.facility?.red,
  knowledge: bySeat((g, seat) => g.facility?.knowledge[seat]),
  learned: seatsWhere((g, seat) => g.facility?.learned[seat] === true),
  contingency: g => names(g, g.facility?.active ?? [])[0],
  pool: g => names(g, g.facility?.pool ?? []),
  poolOpen: g => tableView(g).facility?.pool.flatMap(({ card }, i) => (card === null ? [] : [i])),
  contingencies: bySeat((g, seat) => names(g, g.facility?.held[seat] ?? [])),
  css: (g, wanted: Record<string, unknown>, n, path) =>
    Object.fromEntries(
      Object.keys(wanted).map(space => {
        const piece = g.facility?.css[n.space(space, at(path, space))] ?? -1
        return [space, piece < 0 ? null : nameOf(g, piece)]
      }),
    ),
  cssOpen: g => tableView(g).facility?.css.flatMap(({ space, card }) => (card === null ? [] : [space])),
  computer: (g, wanted: unknown[]) => names(g, g.facility?.computer.slice(-wanted.length).reverse() ?? []),
  analysed: g => g.facility?.analysed,
  locked: seatsWhere((g, seat) => g.crew[seat].fate === 'locked'),
  bunker: seatsWhere((g, seat) => g.crew[seat].fate === 'bunker'),
  inCss: bySeat((g, seat) => (g.crew[seat].fate === 'inPod' ? g.pods[g.crew[seat].pod].section : null)),
  poolLost: (g, wanted: Record<string, unknown>) => {
    const lost: Record<string, number> = { ...g.facility?.lost }
    return Object.fromEntries(Object.keys(wanted).map(kind => [kind, lost[kind]]))
  },
  fresh: seatsWhere((g, seat) => g.facility?.fresh[seat] === true),
  untold: (_, wanted: object[], __, ___, events) => wanted.filter(w => !includes(events, w)),
}

/** The wanted ones that are there, each by some of its fields, in this order. */
function found(list: readonly object[], wanted: readonly object[]): object[] {
  let from = 0
  return wanted.filter(one => {
    const at = list.findIndex((item, i) => i >= from && includes([item], one))
    if (at >= 0) from = at + 1
    return at >= 0
  })
}

function tokenCounts(
  g: GameState,
  zone: 'bag' | 'supply',
  wanted: Record<string, number>,
  path: string,
): Record<string, number> {
  for (const kind of Object.keys(wanted)) tokenKindOf(kind, at(path, kind))
  const { faces } = rulesOf(g).content
  const count = (kind: string) =>
    sharedZone(g, zone).filter(piece => {
      const face = faces[piece]
      return face.kind === 'intruder' && face.token.kind === kind
    }).length
  return Object.fromEntries(Object.keys(wanted).map(kind => [kind, count(kind)]))
}

/** The wanted choices that are (or are not) among a seat's options. */
function offered(g: GameState, wanted: Record<string, object[]>, n: Names, path: string, yes: boolean): object {
  return Object.fromEntries(
    Object.entries(wanted).map(([c, list]) => {
      const p = at(path, c)
      const decision = pendingFor(g, n.seat(c, p)) ?? fail(p, 'is not asked anything')
      list.forEach((o, i) => n.known(o, at(p, i)))
      return [c, list.filter(o => includes(decision.options, o) === yes)]
    }),
  )
}

/** Piles and decks keep their order; everything else is a set. */
const ORDERED = new Set(['top', 'bottom', 'discards', 'events', 'report', 'computer', 'analysed'])

function check(g: GameState, expect: Expected, n: Names, events: readonly GameEvent[]): string[] {
  const problems: string[] = []
  for (const [key, wanted] of Object.entries(expect)) {
    const path = at('expect', key)
    const field = key as keyof Expected
    if (!g.facility && FACILITY_FIELDS.some(one => one === key)) fail(path, `${g.setup.game} has no facility`)
    const got = actual[field](g, normalised(g, field, wanted, n, path) as never, n, path, events)
    const same = (value: unknown) => canonical(ORDERED.has(key) ? value : sorted(value))
    const want = normalised(g, field, wanted, n, path)
    if (same(got) !== same(want)) problems.push(`${path}: expected ${JSON.stringify(want)}, got ${JSON.stringify(got)}`)
  }
  return problems
}

/** Corridors may be written as `006/2`; they are compared by their own ids. */
function normalised(g: GameState, field: keyof Expected, wanted: unknown, n: Names, path: string): unknown {
  const id = (c: string) => boardOf(g).corridors[n.corridor(c, path)]
  if (field === 'noise') return (wanted as string[]).map(id)
  if (field === 'doors') return Object.fromEntries(Object.entries(wanted as object).map(([c, state]) => [id(c), state]))
  return wanted
}
