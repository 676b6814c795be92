/** The reading of an officer in the facility, worked out once for every choice. */
import { isAboard, objectiveInfo, type Predicate } from '@coldwake/rules/facts'
import type { Reading } from '../../consideration.ts'
import { infectionRisk } from '../../danger/infection.ts'
import { at, remembering } from '../../indexed.ts'
import { type Aim, aimOf, DONE, errand, type Special, wait } from '../../objectives.ts'
import type { Sight } from '../../sight.ts'
import { grudges } from '../../talk/regard.ts'
import { type Case, certain, hidden, type Odds, oddsOf, type Refuge, spared } from './contingencies.ts'
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
  special: Special
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

/** Errands for predicates of this game. With a refuge: once I am there, when hardly anything can be done any more. */
const facilityTests =
  (sight: Sight, by: Case, refuge?: Refuge): Special =>
  test => {
    const { objective } = lockdownWeights
    const doomed = sight.table.selfDestruct !== null
    switch (test.is) {
      case 'signal':
        return by.signal ? DONE : wait(refuge ? 0 : objective.signal)
      case 'knowledge':
        return knowing(by, test.min, refuge)
      case 'knowledgeActive':
      case 'senderLearned':
        return by.learned ? DONE : wait(refuge ? 0 : objective.learned)
      case 'shipDestroyed':
      case 'selfDestructOn':
        return wait(doomed ? (refuge === 'isolation' ? 0 : objective.doomed) : objective.destroyed)
      case 'intact':
        return wait(doomed ? objective.intactDoomed : objective.intact)
      case 'exactlySurvive':
        return wait(objective.exactlySurvive)
      case 'survivorsDead':
      case 'learnedDead':
        return wait(objective.othersDead)
      case 'playerDead': {
        const them = sight.table.crew.find(({ number }) => number === test.player)
        return them && them.seat !== sight.seat && isAboard(them) ? wait(objective.playerDies) : null
      }
      case 'sectionsExplored': {
        const isDone = sight.rooms.every(
          ({ explored }, room) => explored || !test.of.includes(at(sight.board.sectionOf, room)),
        )
        return isDone ? DONE : wait(objective.sections)
      }
      case 'leftBy':
        if (refuge) return wait(test.how === refuge ? 1 : 0)
        return wait(test.how === 'css' ? objective.byCargoPod : objective.byOther)
      default:
        return null
    }
  }

function knowing({ knowledge }: Case, min: number, refuge: Refuge | undefined) {
  const { knowledgeSheltered, knowledge: most, perPoint, knowledgeAtLeast } = lockdownWeights.objective
  if (knowledge >= min) return DONE
  return wait(refuge ? knowledgeSheltered : Math.max(knowledgeAtLeast, most - (min - knowledge) * perPoint))
}

/** The worth of being safe there, having done that. Remembers its answers. */
function safety(sight: Sight): (by: Case, refuge: Refuge) => number {
  const { life, win } = lockdownWeights
  const objectives = sight.me.objectives.flatMap(name => objectiveInfo(sight.table.game, name) ?? [])
  const worths = new Map<string, number>()
  return (by, refuge) => {
    const key = `${refuge}/${by.signal}/${by.knowledge}/${by.learned}/${by.sick}`
    let found = worths.get(key)
    if (found === undefined) {
      const special = facilityTests(sight, by, refuge)
      const wins = Math.max(0, ...objectives.map(({ test }) => errand(sight, test, special).chance))
      found = (1 - by.sick) * (life + win * wins)
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
  const { knowledge, learned } = sight.table.facility?.people[sight.seat] ?? { knowledge: 0, learned: false }
  const now: Case = { signal: sight.my.signal, knowledge, learned, sick: infectionRisk(sight) }
  const special = facilityTests(sight, now)
  const aim = aimOf(sight, special)
  const rounds = roundsLeft(sight)
  const hurt = sight.serious >= weights.hurt.serious || sight.my.contamination >= weights.hurt.contamination
  const odds = oddsOf(sight)
  const safe = safety(sight)
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
    aim,
    test: aim.card?.test ?? null,
    special,
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
export const gain = ({ here, haste }: FacilityReading, value: number): number => (value - here) * haste

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
