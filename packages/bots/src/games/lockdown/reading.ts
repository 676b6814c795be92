/** The reading of an officer in the facility, worked out once for every choice. */
import { isAboard, objectiveInfo, type Predicate } from '@coldwake/rules/facts'
import type { Reading } from '../../consideration.ts'
import { type CrewPlan, crewPlan } from '../../crew.ts'
import { errand, type Own } from '../../errands.ts'
import { remembering } from '../../indexed.ts'
import { type Aim, aimOf } from '../../objectives.ts'
import type { Sight } from '../../sight.ts'
import { grudges } from '../../talk/regard.ts'
import { type Case, certain, hidden, type Odds, oddsOf, type Refuge, spared } from './contingencies.ts'
import { caseOf, facilityCrew, facilityErrands } from './errands.ts'
import { type Journey, outlook } from './journey.ts'
import { roundsLeft, shelters } from './shelters.ts'
import { alarm, analysis, cures, stopAt } from './stops.ts'
import { type LockdownWeights, lockdownWeights } from './weights.ts'

export interface FacilityReading extends Reading {
  weights: LockdownWeights
  /** My case so far. */
  now: Case
  aim: Aim
  /** The predicate of my objective; null while there is none. */
  test: Predicate | null
  own: Own
  /** Where all win together: what is still to be done, and by whom; and how much it counts by now to get away. */
  crew: CrewPlan | null
  share: number
  /** True while the facility is set to destroy itself. */
  doomed: boolean
  /** Rounds from now to the end. */
  rounds: number
  /** True while there is time to play for more than my life. */
  early: boolean
  odds: Odds
  /** The worth of being there when it counts, if the code is one of these. */
  worthBy: (odds: Odds) => (by: Case, refuge: Refuge) => number
  journey: Journey
  /** Room → the best that may become of me from there. */
  standing: (room: number) => number
  /** The same for the room that I am in. */
  here: number
  haste: number
  /** What was worked out for this moment already, by its name: several cards and rooms do the same. */
  known: Map<string, number>
}

/** The same number again, where it was asked for before. */
export function once({ known }: FacilityReading, name: string, work: () => number): number {
  let found = known.get(name)
  if (found === undefined) {
    found = work()
    known.set(name, found)
  }
  return found
}

/** The worth of being safe there, having done that. Remembers its answers. */
function safety(sight: Sight, crew: CrewPlan | null): (by: Case, refuge: Refuge) => number {
  const { life, win } = lockdownWeights
  const objectives = sight.me.objectives.flatMap(name => objectiveInfo(sight.table.game, name) ?? [])
  const worths = new Map<string, number>()
  return (by, refuge) => {
    const key = `${refuge}/${by.signal}/${by.knowledge}/${by.learned}/${by.sick}`
    let found = worths.get(key)
    if (found === undefined) {
      const own = facilityErrands(by, { refuge })
      const tests = crew ? [crew.test] : objectives.map(({ test }) => test)
      const wins = Math.max(0, ...tests.map(test => errand(sight, test, own).chance))
      // All are lost who are locked in when the facility is destroyed.
      const isLost = crew?.blows && refuge === 'isolation'
      found = isLost ? 0 : (1 - by.sick) * (life + win * wins)
      worths.set(key, found)
    }
    return found
  }
}

/** The gain of the Archive. */
export const ARCHIVE = { knowledge: lockdownWeights.knowledge.archive, learned: true }

/** The journey that I could make, as I see it or as it would be if I saw something else. */
export function journeyOf(
  sight: Sight,
  { now, rounds, worth }: { now: Case; rounds: number; worth: Journey['worth'] },
): Journey {
  const stops = [
    ...(now.signal ? [] : stopAt(sight, 'transmitterControlRoom', { signal: true })),
    ...(now.learned ? [] : stopAt(sight, 'archive', ARCHIVE)),
    ...analysis(sight),
    ...alarm(sight),
    ...cures(sight, now.sick),
  ]
  return { sight, stops, shelters: shelters(sight), rounds, worth }
}

export function readingOf(sight: Sight): FacilityReading {
  const weights = lockdownWeights
  const now = caseOf(sight)
  const own = facilityErrands(now, sight.table.mode === 'semiCooperative' ? {} : { seeks: true })
  const aim = aimOf(sight, own)
  const rounds = roundsLeft(sight)
  const hurt = sight.serious >= weights.hurt.serious || sight.my.contamination >= weights.hurt.contamination
  const odds = oddsOf(sight)
  const crew = crewPlan(sight, aim.card?.test ?? null, facilityCrew(sight))
  const safe = safety(sight, crew)
  const worthBy =
    (codes: Odds) =>
    (by: Case, refuge: Refuge): number =>
      safe(by, refuge) * spared(codes, by, refuge)
  const journey = journeyOf(sight, { now, rounds, worth: worthBy(odds) })
  const standing = remembering(room => outlook(journey, room, now))
  const here = standing(sight.here)
  return {
    sight,
    weights,
    now,
    aim: crew ? { ...aim, errand: { ...aim.errand, goals: crew.goals } } : aim,
    test: crew?.test ?? aim.card?.test ?? null,
    crew,
    share: crew && !crew.leaves ? weights.crew.stays : 1,
    own,
    doomed: sight.table.selfDestruct !== null,
    rounds,
    early: rounds > weights.lateRounds && !hurt,
    odds,
    worthBy,
    journey,
    standing,
    here,
    haste: weights.hope / Math.max(here, weights.despair),
    known: new Map(),
  }
}

/** How much better or worse it would be to end like that than as it is now. */
export const gain = ({ here, haste, share }: FacilityReading, value: number): number => (value - here) * haste * share

/** How much better it would be from here with that done. */
export const gainWith = (reading: FacilityReading, change: Partial<Case>): number =>
  once(reading, JSON.stringify(change), () => {
    const { journey, sight, now } = reading
    const stops = journey.stops.filter(
      ({ gives }) => !(change.signal && gives.signal) && !(change.learned && gives.learned),
    )
    return gain(reading, outlook({ ...journey, stops }, sight.here, { ...now, ...change }))
  })

/** One more point of Knowledge. */
export const pointGain = (reading: FacilityReading): number =>
  gainWith(reading, { knowledge: reading.now.knowledge + 1 })

/**
 * The worth of seeing one more token: its share of what it would be worth to know the code, and what it is
 * worth to the others, who are told.
 */
export const hint = (reading: FacilityReading): number => once(reading, 'hint', () => hintWorth(reading))

function hintWorth(reading: FacilityReading): number {
  const { sight, odds, journey, now, worthBy, weights } = reading
  const better = odds.reduce((sum, { chance }, index) => {
    if (chance <= 0) return sum
    const known = { ...journey, worth: worthBy(certain(odds, index)) }
    return sum + chance * outlook(known, sight.here, now)
  }, 0)
  const others = sight.table.crew.filter(one => one.seat !== sight.seat && isAboard(one)).length
  const told = grudges(sight) ? 0 : others * weights.contingencies.told
  return gain(reading, better) / Math.max(1, hidden(sight) - 1) + told
}
