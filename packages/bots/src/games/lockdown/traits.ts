/** What the facility looks like in numbers. */
import { at } from '../../indexed.ts'
import { asksFor } from '../../objectives.ts'
import type { Sight } from '../../sight.ts'
import { crewTraits, flag, type Traits } from '../../value/trait.ts'
import { REFUGES, spared } from './contingencies.ts'
import { readingOf } from './reading.ts'

/** No way and no wait is counted longer than this. */
const LONGEST = 10

export function facilityTraits(sight: Sight): Traits {
  const { now, rounds, odds, journey, here, haste, test, aim, crew, doomed } = readingOf(sight)
  const { table, my } = sight
  const { facility } = table
  const ways = journey.shelters.map(shelter => ({
    shelter,
    far: Math.min(LONGEST, at(shelter.steps, sight.here)),
    wait: Math.min(LONGEST, shelter.from),
  }))
  const nearest = (refuge: string) =>
    Math.min(
      LONGEST,
      ...ways.flatMap(({ shelter, far, wait }) => (shelter.refuge === refuge ? Math.max(far / 2, wait) : [])),
    )
  const bySafety = REFUGES.map(refuge => spared(odds, now, refuge))
  return {
    hope: here / 60,
    haste: Math.min(4, haste),
    rounds,
    hurry: 1 / Math.max(1, rounds),
    knowledge: now.knowledge,
    learned: flag(now.learned),
    sureCode: Math.max(0, ...odds.map(({ chance }) => chance)),
    sparedBest: Math.max(0, ...bySafety),
    sparedLocked: bySafety[0] ?? 0,
    isolation: nearest('isolation'),
    pod: nearest('css'),
    bunker: nearest('bunker'),
    soonest: Math.min(LONGEST, ...ways.map(({ far, wait }) => Math.max(far / 2, wait))),
    reachable: Math.max(
      0,
      ...ways.map(({ shelter, far, wait }) => (far <= rounds * 3 && wait <= rounds ? shelter.chance : 0)),
    ),
    open: flag(facility?.isolationOpen ?? false),
    alert: flag(facility?.alert !== null),
    red: flag(facility?.selfDestructRed ?? false),
    ends: flag(doomed),
    power: facility?.power.filter(({ on }) => on).length ?? 0,
    backup: flag(facility?.backup ?? false),
    gate: flag(facility?.gateOpen ?? false),
    aims: aim.errand.chance,
    asksDeath: flag(asksFor(test, 'survivorsDead', 'learnedDead', 'playerDead')),
    asksEnd: flag(asksFor(test, 'shipDestroyed', 'selfDestructOn')),
    asksSignal: flag(asksFor(test, 'signal', 'senderLearned')),
    asksKnowledge: flag(asksFor(test, 'knowledge', 'knowledgeActive')),
    asksKill: flag(asksFor(test, 'killed', 'nestDestroyed')),
    asksThing: flag(asksFor(test, 'carries', 'objectIn', 'leftWith', 'weaknesses')),
    locked: flag(my.fate === 'locked'),
    bunkered: flag(my.fate === 'bunker'),
    left: flag(my.fate === 'launched'),
    waits: flag(my.pod !== null),
    spare: bySafety[my.fate === 'locked' ? 0 : my.fate === 'bunker' ? 2 : 1] ?? 0,
    sheltered: table.crew.filter(({ fate }) => fate === 'locked' || fate === 'bunker' || fate === 'launched').length,
    ...crewTraits(crew, sight.seat),
  }
}
