/**
 * Compares forecasts with what the engine does: positions out of random games of every way to play, many of them brought
 * near the edge, and for each option worlds dealt from what the seat sees, each stepped by a chance of its own.
 */
import { bit, layOpen, sharedZone, takeFrom, woundsOf } from '../src/core/pieces.ts'
import { below, type Key, keyFromSeed, type Rng } from '../src/core/random.ts'
import { boardOf, rulesOf } from '../src/core/ruleset.ts'
import { clone, type GameState } from '../src/core/state.ts'
import { worlds } from '../src/determinize.ts'
import { pending, pendingFor, step } from '../src/engine.ts'
import { type Danger, type Forecast, forecastOf } from '../src/forecast/index.ts'
import { tasks } from '../src/forecast/records.ts'
import { answer, type Decision, type GameEvent, type Option, type Seat, view } from '../src/index.ts'
import { isAboard, tileIn } from '../src/mechanics/crew.ts'
import { seriousWounds } from '../src/mechanics/predicates.ts'
import { pick, playGame, rngFor, type Way } from '../src/testing.ts'

// ---------------------------------------------------------------- positions

export interface Position {
  g: GameState
  decision: Decision
  /** How to get here again, for who looks into it. */
  name: string
}

const chance = (rng: Rng, of: number): boolean => below(rng, 'other', of) === 0

/** Serious wounds, as the deck deals them; some are dressed. */
function hurt(g: GameState, seat: Seat, rng: Rng): void {
  const deck = sharedZone(g, 'wound')
  const wanted = 1 + below(rng, 'other', rulesOf(g).limits.serious)
  while (seriousWounds(g, seat) < wanted && deck.length > 8) {
    const piece = deck[deck.length - 1]
    takeFrom(deck, piece)
    layOpen(g, piece, woundsOf(g, seat))
  }
  g.crew[seat].light = below(rng, 'other', rulesOf(g).limits.light)
}

/** Nearly as many markers as there are. */
function litter(g: GameState, kind: 'fire' | 'malfunction', rng: Rng): void {
  const limit = rulesOf(g).markers(g, kind) - below(rng, 'other', 3)
  const able = (room: number) => {
    const tile = tileIn(g, room)
    return kind === 'fire' ? !tile.noFire : g.explored[room] && !tile.noMalfunction
  }
  const rooms = boardOf(g).rooms.map((_, room) => room)
  for (const room of rooms.toSorted(() => below(rng, 'other', 3) - 1)) {
    if (g[kind].filter(Boolean).length >= limit) return
    if (able(room)) g[kind][room] = true
  }
}

/** The same moment, with everybody and everything nearer to the end: nothing that a game could not come to. */
function endangered(g: GameState, rng: Rng): GameState {
  const near = clone(g)
  near.crew.forEach((crew, seat) => {
    if (!isAboard(near, seat)) return
    if (!chance(rng, 3)) hurt(near, seat, rng)
    if (chance(rng, 5)) crew.larva = true
    if (chance(rng, 4)) near.fire[crew.room] ||= !tileIn(near, crew.room).noFire
    if (chance(rng, 4) && seat !== near.turn?.seat) crew.passed = true
  })
  if (near.intruders.length > 0 && chance(rng, 2)) {
    const there = near.crew.filter((_, seat) => isAboard(near, seat))
    for (const intruder of near.intruders) if (there.length > 0 && chance(rng, 2)) intruder.room = pick(rng, there).room
  }
  if (chance(rng, 6)) litter(near, 'fire', rng)
  if (chance(rng, 6)) litter(near, 'malfunction', rng)
  if (chance(rng, 8)) near.time = boardOf(near).data.tracks.time.length - 2
  return near
}

/** Positions of one game; every so many moments one as it is, or brought near the edge. */
export function positionsOf(way: Way, seed: number, every: number): Position[] {
  const rng = rngFor(`forecast/${seed}`)
  const found: Position[] = []
  let moment = 0
  playGame(
    seed,
    undefined,
    ({ g, decisions }) => {
      moment++
      if (!chance(rng, every)) return
      const { seat } = pick(rng, decisions)
      const state = chance(rng, 4) ? clone(g) : endangered(g, rng)
      const decision = pendingFor(state, seat)
      if (decision && decision.options.length > 0) found.push({ g: state, decision, name: `${seed}/${moment}` })
    },
    way,
  )
  return found
}

// ---------------------------------------------------------------- what happens

interface Outcome {
  dead: ReadonlySet<Seat>
  wounded: ReadonlySet<Seat>
  vessel: boolean
}

/** Questions in between that a forecast looks through are answered at random; nobody reacts. */
function answerOf(rng: Rng, { sealed, options }: Decision): Option {
  return (sealed && options.find(option => option.do === 'decline')) || pick(rng, options)
}

/** True for a question that ends what a forecast speaks of. */
function isHorizon(g: GameState): boolean {
  const task = g.agenda.at(-1)
  const handler = task && tasks[task.do]
  return !handler || typeof handler === 'function' || !handler.anyhow
}

/** The option is taken in this world; what follows until somebody could still change it. */
function outcomeOf(g: GameState, decision: Decision, option: Option, rng: Rng): Outcome {
  const dead = new Set<Seat>()
  const wounded = new Set<Seat>()
  const hear = (event: GameEvent) => {
    if (event.e === 'lightWound' || event.e === 'seriousWound') wounded.add(event.who)
    if (event.e === 'died') dead.add(event.who)
    if (event.e === 'check' && event.step.check === 'died') dead.add(event.step.who)
  }
  const before = g.ending?.destroyed ?? false
  step(g, answer(decision, option), hear)
  const others = decision.sealed ? bit(decision.seat) : 0
  let first = others !== 0
  for (;;) {
    const asked = pending(g)
    const [next] = asked
    if (!next || (!first && isHorizon(g)) || (first && next.n !== decision.n && isHorizon(g))) break
    if (next.n !== decision.n) first = false
    step(g, answer(next, answerOf(rng, next)), hear)
  }
  const destroyed = g.over?.destroyed ?? g.ending?.destroyed ?? false
  return { dead, wounded, vessel: destroyed && !before }
}

// ---------------------------------------------------------------- comparing

/** What was stated and what was seen of one kind of danger, over many worlds. */
export interface Tally {
  worlds: number
  seen: number
  least: number
  most: number
  /** Of the stated chances, were each world's a coin of its own. */
  variance: number
}

export interface Findings {
  positions: number
  options: number
  worlds: number
  /** What followed without a warning, or did not follow though it was certain. */
  wrong: string[]
  tallies: Map<string, Tally>
}

export const nothingFound = (): Findings => ({
  positions: 0,
  options: 0,
  worlds: 0,
  wrong: [],
  tallies: new Map(),
})

const keyOf = (name: string): Key => keyFromSeed(`forecast/${name}`)

function count(tallies: Map<string, Tally>, bucket: string, { least, most }: Danger['chance'], seen: boolean): void {
  const tally = tallies.get(bucket) ?? { worlds: 0, seen: 0, least: 0, most: 0, variance: 0 }
  const widest = Math.min(Math.max(0.5, least), most)
  tallies.set(bucket, {
    worlds: tally.worlds + 1,
    seen: tally.seen + Number(seen),
    least: tally.least + least,
    most: tally.most + most,
    variance: tally.variance + widest * (1 - widest),
  })
}

const victimOf = (danger: Danger): string => (danger.to === 'other' ? `other ${danger.seat}` : danger.to)

function compare(
  found: Findings,
  { dangers }: Forecast,
  { seat }: Decision,
  happened: Outcome,
  where: string,
  all: readonly Seat[],
): void {
  const seen = (victim: string) =>
    victim === 'vessel' ? happened.vessel : happened.dead.has(victim === 'me' ? seat : Number(victim.slice(6)))
  const stated = new Map(dangers.map(danger => [victimOf(danger), danger]))
  const victims = ['vessel', ...all.map(other => (other === seat ? 'me' : `other ${other}`))]
  for (const victim of victims) {
    const danger = stated.get(victim)
    const happens = seen(victim)
    if (!danger) {
      if (happens) found.wrong.push(`${where}: ${victim} lost without a warning`)
      continue
    }
    const { chance: odds, causes } = danger
    if (happens && odds.most < 1e-9) found.wrong.push(`${where}: ${victim} lost, though that was said to be impossible`)
    if (!happens && odds.least > 1 - 1e-9)
      found.wrong.push(`${where}: ${victim} not lost, though that was said to be certain`)
    const exact = odds.most - odds.least < 1e-9 ? 'exact' : 'bounds'
    count(found.tallies, `${danger.to} ${causes[0]?.cause ?? '?'} ${exact}`, odds, happens)
  }
}

/** Wounds of who chooses; whoever dies may do so without one. */
function compareWounds(found: Findings, { wounds }: Forecast, seat: Seat, happened: Outcome, where: string): void {
  const hurt = happened.wounded.has(seat)
  const odds = wounds?.chance ?? { least: 0, most: 0 }
  if (hurt && odds.most < 1e-9) found.wrong.push(`${where}: a wound without a warning`)
  if (!hurt && !happened.dead.has(seat) && odds.least > 1 - 1e-9)
    found.wrong.push(`${where}: no wound, though that was said to be certain`)
}

/** A forecast with a mistake in it, compared with the same worlds. */
export interface Fault {
  distort: (forecast: Forecast) => Forecast
  found: Findings
}

const MOST_OPTIONS = 12

/** All options of a position, each in so many worlds; of many options a dozen. */
export function examine(found: Findings, position: Position, times: number, faults: readonly Fault[] = []): void {
  const { g, decision, name } = position
  const { seat } = decision
  const mine = view(g, seat)
  const deal = worlds(mine)
  const rng = rngFor(`answers/${name}`)
  const { length } = decision.options
  const from = length > MOST_OPTIONS ? below(rng, 'other', length - MOST_OPTIONS) : 0
  const options = decision.options.slice(from, from + MOST_OPTIONS)
  const all = g.crew.map((_, s) => s)
  found.positions++
  for (const option of options) {
    const forecast = forecastOf(mine, decision, option)
    found.options++
    for (let i = 0; i < times; i++) {
      const world = deal(keyOf(`${name}/${JSON.stringify(option)}/${i}`))
      const happened = outcomeOf(world, decision, option, rng)
      found.worlds++
      const where = `${name} ${decision.ask} ${JSON.stringify(option)}`
      compare(found, forecast, decision, happened, where, all)
      compareWounds(found, forecast, seat, happened, where)
      for (const fault of faults) compare(fault.found, fault.distort(forecast), decision, happened, where, all)
    }
  }
}

/** Tallies that are beyond what chance explains. */
export function unlikely({ tallies }: Findings, sigmas: number): string[] {
  return [...tallies].flatMap(([bucket, { worlds: n, seen, least, most, variance }]) => {
    const slack = sigmas * Math.sqrt(variance) + 1
    if (seen >= least - slack && seen <= most + slack) return []
    return [`${bucket}: ${seen} of ${n}, stated between ${least.toFixed(1)} and ${most.toFixed(1)}`]
  })
}
