/** How well it may still end: the best order of things to do on the way to a shelter, in the time that is left. */
import { at } from '../../indexed.ts'
import type { Sight } from '../../sight.ts'
import type { Case, Refuge } from './contingencies.ts'
import { lockdownWeights } from './weights.ts'

const weights = lockdownWeights.journey

/** Something to do on the way. */
export interface Stop {
  /** Where it is done; while that is not found, all rooms that it may be. */
  rooms: readonly number[]
  /** Room → steps to the nearest of these. */
  steps: readonly number[]
  /** Cards that it takes besides the way. */
  cards: number
  /** The change that it makes; with `alert`, the end is near. */
  gives: Partial<Case>
  alert?: true
}

/** Somewhere to be when it counts. */
export interface Shelter {
  refuge: Refuge
  steps: readonly number[]
  cards: number
  /** The round, counted from now, from which on it can be entered, and the last one in which it can. */
  from: number
  until: number
  /** True where it is open at once when the Alert is given. */
  alert: boolean
  /** The chance that it works. */
  chance: number
}

export interface Journey {
  sight: Sight
  stops: readonly Stop[]
  shelters: readonly Shelter[]
  /** Rounds from now to the end. */
  rounds: number
  /** The worth of being there when it counts. */
  worth: (by: Case, refuge: Refuge) => number
}

/** A journey under way. */
interface Leg {
  /** Where it has come to: a room, or all that it may be. */
  rooms: readonly number[]
  /** Cards spent so far, and of these for things done. */
  spent: number
  chores: number
  /** Steps gone so far. */
  way: number
  case: Case
  /** Stops behind it, as bits. */
  done: number
  /** Rounds from now to the end, and whether the Alert is given by then. */
  rounds: number
  alert: boolean
}

/** How dangerous a round outside is to me. */
const harm = ({ serious, my }: Sight): number => weights.harm * (1 + serious + my.light * weights.harmPerLight)

/** Rounds that are left when the Alert is given at that time. */
export const afterAlert = (time: number): number => Math.ceil(time / 2) + 1

/** The chance to be in time with so many rounds needed, and given. */
const inTime = (needed: number, given: number): number =>
  1 / (1 + Math.exp((needed - given + weights.doubt) / (weights.doubt * weights.sharpness)))

/** Everything that stays the same on all ways of a journey from one room. */
interface Trip {
  journey: Journey
  /** Cards in hand to begin with. */
  hand: number
  /** How dangerous a round outside is. */
  harm: number
  /** Stops behind me, as bits → what each refuge is worth then, as far as it has been worked out. */
  worths: Partial<Record<Refuge, number>>[]
}

/** The best that may become of a character in that room who has done that. */
export function outlook(journey: Journey, room: number, by: Case): number {
  const { sight, rounds } = journey
  const trip: Trip = { journey, hand: sight.actions.length, harm: harm(sight), worths: [] }
  return onwards(trip, { rooms: [room], spent: 0, chores: 0, way: 0, case: by, done: 0, rounds, alert: false })
}

const meanSteps = (rooms: readonly number[], steps: readonly number[]): number =>
  rooms.length === 1
    ? at(steps, at(rooms, 0))
    : rooms.reduce((sum, room) => sum + at(steps, room), 0) / Math.max(1, rooms.length)

function onwards(trip: Trip, leg: Leg): number {
  const { shelters, stops } = trip.journey
  let best = 0
  for (const shelter of shelters) best = sheltered(trip, leg, shelter, best)
  for (let i = 0; i < stops.length; i++) {
    if (leg.done & (1 << i)) continue
    const next = legAfter(trip, leg, at(stops, i), i)
    const value = next ? onwards(trip, next) : 0
    if (value > best) best = value
  }
  return best
}

/** The worth of a refuge after the stops of this leg, in whichever order they were made. */
function worthAfter({ journey, worths }: Trip, { case: by, done }: Leg, refuge: Refuge): number {
  let known = worths[done]
  if (!known) {
    known = {}
    worths[done] = known
  }
  let worth = known[refuge]
  if (worth === undefined) {
    worth = journey.worth(by, refuge)
    known[refuge] = worth
  }
  return worth
}

/** The worth of going to this shelter now, or the best so far if that is more. */
function sheltered(trip: Trip, leg: Leg, shelter: Shelter, best: number): number {
  const { hand } = trip
  const { rounds } = leg
  const most = shelter.chance * worthAfter(trip, leg, shelter.refuge)
  if (most <= best) return best
  const steps = meanSteps(leg.rooms, shelter.steps)
  const cards = leg.spent + steps * (rounds <= 1 ? 1 : weights.step) + shelter.cards
  // Nothing comes after the last round.
  if (rounds <= 1 && (cards > hand || shelter.from > 0)) return best
  const there = Math.max(0, (cards - hand) / weights.round)
  const passed = leg.alert && shelter.alert ? there : Math.max(there, shelter.from)
  if (there > shelter.until + 1) return best
  const out = Math.max(cards / weights.round, passed)
  const chores = (weights.eager * leg.chores) / weights.round
  const alive = Math.exp(-trip.harm * (out + chores + (leg.way + steps) * weights.risk))
  const value = alive * inTime(passed, Math.min(rounds, shelter.until + 1)) * most
  return value > best ? value : best
}

/** The journey after this stop; null where there is no time for it. */
function legAfter({ journey, hand }: Trip, leg: Leg, stop: Stop, index: number): Leg | null {
  const steps = meanSteps(leg.rooms, stop.steps)
  const spent = leg.spent + steps * weights.step + stop.cards
  const passed = Math.max(0, (spent - hand) / weights.round)
  if (passed >= leg.rounds) return null
  const { time } = journey.sight.table
  return {
    rooms: stop.rooms,
    spent,
    chores: leg.chores + stop.cards,
    way: leg.way + steps,
    case: caseAfter(leg.case, stop.gives),
    done: leg.done | (1 << index),
    rounds: stop.alert ? Math.min(leg.rounds, passed + afterAlert(time - passed)) : leg.rounds,
    alert: leg.alert || stop.alert === true,
  }
}

const caseAfter = (by: Case, gives: Partial<Case>): Case => ({
  signal: by.signal || (gives.signal ?? false),
  learned: by.learned || (gives.learned ?? false),
  knowledge: by.knowledge + (gives.knowledge ?? 0),
  sick: Math.min(by.sick, gives.sick ?? 1),
})
