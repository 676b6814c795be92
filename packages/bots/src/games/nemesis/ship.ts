/** The fate of the ship: its engines, its course, and whether it gets home. */
import { coordinatesInfo, type Destination, SPACES, type Space } from '@coldwake/rules/facts'
import { at } from '../../indexed.ts'
import type { Sight } from '../../sight.ts'
import { afterWord, reliance, wordOf } from '../../talk/hearsay.ts'
import { nemesisWeights as weights } from './weights.ts'

export const ENGINE_ROOMS = ['engine-1', 'engine-2', 'engine-3']

/** The chance that an engine works, after what others say of it. `opened`: the seats (bits) that have had it open. */
function engineTold(sight: Sight, index: number, likely: number, opened: number): number {
  let chance = likely
  for (const { seat, fact } of sight.ledger.claims) {
    if (fact.about !== 'engine' || fact.engine !== index + 1) continue
    // Somebody else has repaired it since.
    if (!fact.works && opened && !((opened >> seat) & 1)) continue
    chance = afterWord(chance, fact.works, wordOf(sight, seat))
  }
  return chance
}

/** The chance that engine 1, 2 or 3 works. */
function engineWorks(sight: Sight, index: number): number {
  const top = sight.me.engines[index]?.[0]
  if (top !== null && top !== undefined) return top === 'working' ? 1 : 0
  const [first, second] = sight.table.engines[index]?.tokens ?? []
  // A player who has seen both of its tokens has had the choice.
  const opened = first && second ? first.seenBy & second.seenBy : 0
  const { engineWorks: even, trustEngine } = weights
  return engineTold(sight, index, opened ? even + (trustEngine - even) * reliance(sight, opened) : even, opened)
}

/** The chance that at least two of them work. */
function enginesHold(works: readonly number[]): number {
  const [a = 1, b = 1, c = 1] = works
  return a * b + a * c + b * c - 2 * a * b * c
}

/** Where I want the ship to go. */
export type Wish = Extract<Destination, 'earth' | 'mars'>

/** Where a space leads by the coordinates that I have seen; null while I have seen none. */
export function leadsTo({ me, table }: Pick<Sight, 'me' | 'table'>, space: Space | null): Destination | null {
  const to = me.coordinates === null ? null : coordinatesInfo(table.game, me.coordinates)?.to
  return (to && space && to[SPACES.indexOf(space)]) ?? null
}

/** The chance that this space leads there, by what others say who have looked; null if nobody has whose word counts. */
function courseTold(sight: Sight, space: string | null, wish: Destination): number | null {
  let chance: number | null = null
  for (const { seat, fact } of sight.ledger.claims) {
    if (fact.about !== 'course') continue
    const weight = wordOf(sight, seat)
    if (weight < weights.courseWord) continue
    // Each space leads somewhere else.
    if (fact.space === space) chance = afterWord(chance ?? weights.courseHolds, fact.to === wish, weight)
    else if (fact.to === wish) chance = afterWord(chance ?? weights.courseHolds, false, weight)
  }
  return chance
}

/** The chance that the ship's course leads where I want it to. */
export function courseHolds(sight: Sight, wish: Wish): number {
  const { coordinates, destination } = sight.table
  if (sight.me.coordinates !== null) return leadsTo(sight, destination) === wish ? 1 : 0
  const said = courseTold(sight, destination, wish)
  if (said !== null) return said
  const { courseHolds: even, trustCourse, courseForMars } = weights
  if (!coordinates?.seenBy) return even
  return wish === 'earth' ? even + (trustCourse - even) * reliance(sight, coordinates.seenBy) : courseForMars
}

export interface Ship {
  /** Engine → the chance that it works. */
  engines: readonly number[]
  /** The chance that the engines hold, and that the course is the one I want. */
  hold: number
  course: number
  /** The chance that somebody who sleeps wakes up at home. */
  home: number
  /** True while it is set to destroy itself. */
  doomed: boolean
}

export function shipOf(sight: Sight, wish: Wish): Ship {
  const engines = ENGINE_ROOMS.map((_, index) => engineWorks(sight, index))
  const hold = enginesHold(engines)
  const course = courseHolds(sight, wish)
  const doomed = sight.table.selfDestruct !== null
  return { engines, hold, course, home: doomed ? weights.homeDoomed : hold * course, doomed }
}

/** The chance that the engines hold once this one works for certain. */
export const holdWith = ({ engines }: Ship, index: number): number =>
  enginesHold(engines.map((works, one) => (one === index ? 1 : works)))

/** The engine of the room I am in; −1 elsewhere. */
export const engineHere = (sight: Sight): number => ENGINE_ROOMS.indexOf(at(sight.tiles, sight.here) ?? '')
