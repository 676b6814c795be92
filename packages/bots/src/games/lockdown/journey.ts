/** How well it may still end: the best order of things to see to on the way to a shelter, in the time that is left. */
import type { Case, Refuge } from './contingency.ts'
import type { Sight } from './sight.ts'

/** Something to see to on the way. */
export interface Stop {
  /** Where it is; while it is not found, wherever it may be. */
  rooms: readonly number[]
  /** Room → steps to the nearest of these. */
  steps: readonly number[]
  /** Cards it takes besides the way. */
  cards: number
  /** What is different afterwards; with `alert`, the end is near. */
  gives: Partial<Case>
  alert?: true
}

/** Somewhere to be when it counts. */
export interface Shelter {
  refuge: Refuge
  steps: readonly number[]
  cards: number
  /** Round, counted from now, from which on one gets in, and after which one does not any more. */
  from: number
  until: number
  /** Is it open at once when the Alert is given? */
  alert: boolean
  /** How likely it works. */
  chance: number
}

export interface Journey {
  s: Sight
  stops: readonly Stop[]
  shelters: readonly Shelter[]
  /** Rounds from now to the end. */
  rounds: number
  /** What it is worth to be there when it counts. */
  worth: (a: Case, refuge: Refuge) => number
}

/** Cards that a step takes, the careful ones among the others, and cards that a round gives. */
const STEP = 1.4
const ROUND = 4.5
/** What a round outside takes of the chance to live, unhurt; each wound makes it worse. */
const HARM = 0.25
/** What a step takes, in rounds: something may hear it, and it will not be safer later. */
const RISK = 0.07
/** What is put off may never be done: so much of the time it takes counts even while there is enough of it. */
const EAGER = 0.3
/** Rounds by which one may be mistaken. */
const DOUBT = 0.5

/** How dangerous a round outside is to me. */
const harm = (s: Sight): number => HARM * (1 + s.serious + s.my.light * 0.3)

/** Rounds that are left when the Alert is given at that time. */
export const afterAlert = (time: number): number => Math.ceil(time / 2) + 1

const inTime = (needed: number, given: number): number => 1 / (1 + Math.exp((needed - given + DOUBT) / (DOUBT * 0.5)))

/** The best that may become of somebody in that room, for whom that case holds. */
export function outlook(j: Journey, room: number, a: Case): number {
  return onwards(j, [room], 0, a, 0, j.rounds, false, 0, 0)
}

const mean = (rooms: readonly number[], steps: readonly number[]): number =>
  rooms.length === 1 ? steps[rooms[0]] : rooms.reduce((sum, room) => sum + steps[room], 0) / Math.max(1, rooms.length)

function onwards(
  j: Journey,
  at: readonly number[],
  spent: number,
  a: Case,
  done: number,
  rounds: number,
  alert: boolean,
  chores: number,
  way: number,
): number {
  const { s } = j
  const hand = s.actions.length
  let best = 0
  for (const shelter of j.shelters) {
    const most = shelter.chance * j.worth(a, shelter.refuge)
    if (most <= best) continue
    const steps = mean(at, shelter.steps)
    const cards = spent + steps * (rounds <= 1 ? 1 : STEP) + shelter.cards
    // Nothing comes after the last round.
    if (rounds <= 1 && (cards > hand || shelter.from > 0)) continue
    const there = Math.max(0, (cards - hand) / ROUND)
    const passed = alert && shelter.alert ? there : Math.max(there, shelter.from)
    if (there > shelter.until + 1) continue
    const out = Math.max(cards / ROUND, passed)
    const alive = Math.exp(-harm(s) * (out + (EAGER * chores) / ROUND + (way + steps) * RISK))
    const value = alive * inTime(passed, Math.min(rounds, shelter.until + 1)) * most
    if (value > best) best = value
  }
  for (let i = 0; i < j.stops.length; i++) {
    if (done & (1 << i)) continue
    const stop = j.stops[i]
    const steps = mean(at, stop.steps)
    const cards = spent + steps * STEP + stop.cards
    const passed = Math.max(0, (cards - hand) / ROUND)
    if (passed >= rounds) continue
    const after: Case = {
      signal: a.signal || (stop.gives.signal ?? false),
      learned: a.learned || (stop.gives.learned ?? false),
      knowledge: a.knowledge + (stop.gives.knowledge ?? 0),
      sick: Math.min(a.sick, stop.gives.sick ?? 1),
    }
    const left = stop.alert ? Math.min(rounds, passed + afterAlert(s.table.time - passed)) : rounds
    const isOn = alert || stop.alert === true
    const value = onwards(j, stop.rooms, cards, after, done | (1 << i), left, isOn, chores + stop.cards, way + steps)
    if (value > best) best = value
  }
  return best
}
