/** What an officer knows of the ship: what must be seen to before the jump, and the ways to live through it. */
import {
  type CrewView,
  coordinatesInfo,
  type Destination,
  type Effect,
  type Name,
  type Option,
  type Section,
  SPACES,
} from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import { courseTold, engineTold, reliance, undertaken } from './belief.ts'
import { dousing, fireRisk, infectionRisk, LIFE, mending, noiseCost, othersAboard, WIN } from './danger.ts'
import { aim, attempt, chanceOf, DONE, isDiscovered, known, type Special, seek, unexplored, wait } from './errands.ts'
import type { Goal, Plan } from './plan.ts'
import { isAboard, itemCalled, roomCalled, type Sight, stepsTo } from './sight.ts'

// ---------------------------------------------------------------- what becomes of the ship

const ENGINE_ROOMS = ['engine-1', 'engine-2', 'engine-3']
/** How sure one is of an engine somebody has had open, and of a course somebody has set who knew the way. */
const TRUST_ENGINE = 0.93
const TRUST_COURSE = 0.85
/** The chamber opens at this time. */
const CHAMBERS_OPEN = 8
/** One gets so far in a round. */
const STEPS = 2

/** Does engine 1, 2 or 3 work? */
function engineWorks(s: Sight, index: number): number {
  const [top] = s.me.engines[index] ?? []
  if (top !== null && top !== undefined) return top === 'working' ? 1 : 0
  const seen = s.table.engines[index]?.tokens.map(({ seenBy }) => seenBy) ?? []
  // Who has seen both of its tokens has had the choice.
  const opened = seen.length > 1 ? seen[0] & seen[1] : 0
  return engineTold(s, index, opened ? 0.5 + (TRUST_ENGINE - 0.5) * reliance(s, opened) : 0.5, opened)
}

/** At least two of them. */
function enginesHold(works: readonly number[]): number {
  const [a = 1, b = 1, c = 1] = works
  return a * b + a * c + b * c - 2 * a * b * c
}

/** Where I want the ship to go. */
type Wish = Extract<Destination, 'earth' | 'mars'>

function courseHolds(s: Sight, wish: Wish): number {
  const { coordinates, destination } = s.table
  if (s.me.coordinates !== null) {
    const to = coordinatesInfo(s.table.game, s.me.coordinates)?.to
    return to && destination && to[SPACES.indexOf(destination)] === wish ? 1 : 0
  }
  const said = courseTold(s, destination, wish)
  if (said !== null) return said
  if (!coordinates?.seenBy) return 0.25
  return wish === 'earth' ? 0.25 + (TRUST_COURSE - 0.25) * reliance(s, coordinates.seenBy) : 0.1
}

interface Ship {
  engines: readonly number[]
  hold: number
  course: number
  /** Whoever sleeps wakes up at home. */
  home: number
  /** Will it be blown up? */
  doomed: boolean
}

function shipOf(s: Sight, wish: Wish): Ship {
  const engines = ENGINE_ROOMS.map((_, i) => engineWorks(s, i))
  const hold = enginesHold(engines)
  const course = courseHolds(s, wish)
  const doomed = s.table.selfDestruct !== null
  return { engines, hold, course, home: doomed ? 0.02 : hold * course, doomed }
}

// ---------------------------------------------------------------- who sees to what

/** The sooner one stands here, the more the cockpit is one's own; the last of them see to the engines. */
const FRONT: readonly Name[] = ['pilot', 'captain', 'scientist', 'scout', 'soldier', 'mechanic']

/** How much of a common task is mine to do: all of it, or a part, as others are left to do it. */
function duty(s: Sight, where: 'cockpit' | 'engines', is: (deed: Deed) => boolean): number {
  return share(s, where) * (1 - undertaken(s, is) * LEFT_TO_OTHERS)
}
/** So much of it is left to whoever has promised it. */
const LEFT_TO_OTHERS = 0.6

function share(s: Sight, where: 'cockpit' | 'engines'): number {
  const order = (one: CrewView) => FRONT.indexOf(one.character ?? '') * 10 + one.seat
  const crew = s.table.crew.filter(isAboard).sort((a, b) => order(a) - order(b))
  const mine = crew.findIndex(({ seat }) => seat === s.seat)
  if (crew.length <= 1) return 1
  if (where === 'cockpit') return mine === 0 ? 1 : 0.3
  return mine >= crew.length - Math.max(1, Math.floor(crew.length / 2)) ? 1 : 0.3
}

// ---------------------------------------------------------------- objectives

/** What the tests of this game ask for. */
const shipTests =
  (s: Sight, ship: Ship): Special =>
  test => {
    switch (test.is) {
      case 'signal':
        return s.my.signal ? DONE : { chance: 0.6, goals: seek(s, 'commsRoom', WIN * 0.5) }
      case 'destination':
        return wait(test.at === 'earth' ? 0.75 : 0.3)
      case 'shipDestroyed':
        return wait(ship.doomed ? 0.8 : 0.12)
      default:
        return null
    }
  }

// ---------------------------------------------------------------- shelter

const PODS: Readonly<Record<string, Section>> = { evacuationSectionA: 'A', evacuationSectionB: 'B' }

/** Pods of a section that one can get into. */
function freePods(s: Sight, section: Section): number {
  return s.table.pods.filter(
    pod =>
      pod.section === section &&
      pod.state === 'docked' &&
      !pod.locked &&
      s.table.crew.filter(one => isAboard(one) && one.pod === pod.pod).length < 2,
  ).length
}

// ---------------------------------------------------------------- the plan

const ITEM_WORTH: Readonly<Record<Name, number>> = {
  medkit: 3.2,
  bandages: 2.6,
  antidote: 4,
  energyCharge: 1.8,
  adrenalineInjection: 1.6,
  syntheticFood: 1.8,
  alcohol: 1.4,
  militaryDrugs: 1.2,
  clothes: 1.6,
  fireExtinguisher: 2.4,
  taser: 3,
  smokeGrenade: 2,
  grenade: 0.8,
  molotovCocktail: 0.6,
  tools: 2.2,
  ductTape: 2,
  flamethrower: 3.2,
  prototypePistol: 2.5,
  prototypeRifle: 2.6,
  prototypeShotgun: 2.6,
  evacuationKey: 3,
  armor: 3,
  motionScanner: 2,
  repairs: 2,
  fastRepairs: 2,
  basicRepairs: 1.5,
  ingenuity: 1.5,
}

/** Cards and items that end a Malfunction. */
const REPAIRS: readonly Name[] = ['repairs', 'basicRepairs', 'fastRepairs', 'ingenuity', 'tools', 'ductTape']

export function nemesisPlan(s: Sight): Plan {
  const first = shipOf(s, 'earth')
  const special = shipTests(s, first)
  const { card, errand: task } = aim(s, special)
  const wish: Wish = card?.survivesMars && courseHolds(s, 'mars') > 0.9 ? 'mars' : 'earth'
  const ship = wish === 'mars' ? shipOf(s, wish) : first
  const { time } = s.table
  const life = LIFE * (1 - infectionRisk(s))
  const hurt = s.serious >= 2 || s.my.contamination >= 4
  /** Is there still time to play for more than one's life? */
  const early = time > 4 && !hurt
  const wants = card ? JSON.stringify(card.test) : ''
  const hoards = wants.includes('leftByPod')
  const needsShip = wants.includes('destination')
  const undone = task.goals.length > 0 && early ? 0.5 : 1
  const goals: Goal[] = []

  // What is played for.
  if (early || time > 2) for (const goal of task.goals) goals.push({ ...goal, worth: goal.worth * (early ? 1 : 0.4) })

  // The ship: as much as it makes a difference to whoever sleeps aboard, and to who wants it home.
  const stake = life * (podsLikely(s) ? 0.6 : 1) + (needsShip ? WIN : 0)
  const cockpit = roomCalled(s, 'cockpit')
  const asleep = s.table.crew.some(({ fate }) => fate === 'hibernating')
  const courseGain =
    s.me.coordinates === null
      ? asleep
        ? 0
        : stake *
          Math.max(0.5, ship.hold) *
          (0.95 - ship.course) *
          (needsShip ? 1 : duty(s, 'cockpit', deed => deed.do === 'coordinates' || deed.do === 'course'))
      : asleep
        ? 0
        : stake * Math.max(0.5, ship.hold) * (1 - ship.course)
  if (!ship.doomed && cockpit >= 0) goals.push({ room: cockpit, worth: courseGain })
  const engineGain = ENGINE_ROOMS.map((_, i) => {
    if (ship.doomed || ship.engines[i] > 0.9) return 0
    const mended = enginesHold(ship.engines.map((works, at) => (at === i ? 1 : works)))
    // One engine alone changes little: what counts is to be sure of two.
    const gain = Math.max(mended - ship.hold, (SURE_ENGINES - ship.hold) * BOTH)
    return (
      stake *
      Math.max(0.5, ship.course) *
      gain *
      (needsShip ? 1 : duty(s, 'engines', deed => 'engine' in deed && deed.engine === i + 1))
    )
  })
  ENGINE_ROOMS.forEach((tile, i) => {
    const room = roomCalled(s, tile)
    if (room >= 0 && engineGain[i] > 0) goals.push({ room, worth: engineGain[i] })
  })

  // Shelter.
  const chamber = roomCalled(s, 'hibernatorium')
  const open = time <= CHAMBERS_OPEN
  const sleepWorth = hoards && !hurt ? life * ship.home * 0.4 : life * ship.home * undone
  const way = chamber < 0 ? 0 : stepsTo(s, chamber)[s.here] / STEPS
  // Whoever is awake when the ship jumps is lost for certain.
  const late = time - way <= 1.5 ? LIFE * 0.5 : time <= 3 ? LIFE * 0.3 : 0
  const soon = life * Math.max(ship.home, ship.doomed ? 0 : 0.6) * (hoards ? 0.4 : undone)
  const unsure = doubt(ship.home, time - way) * life
  const chamberWorth = open ? Math.max(sleepWorth - unsure, late) : soon * 0.5 * 0.85 ** (time - CHAMBERS_OPEN)
  if (chamber >= 0) goals.push({ room: chamber, worth: Math.max(chamberWorth, 2) })
  const podWorth = life * (hoards && task.chance < 0.9 && early ? 0.5 : undone) * 0.97
  for (const [tile, section] of Object.entries(PODS)) {
    const pods = freePods(s, section)
    if (pods === 0) continue
    goals.push(...seek(s, tile, podWorth))
  }

  // Health.
  const sick = infectionRisk(s) * LIFE * 0.8
  if (sick > 4) goals.push(...known(s, 'surgery', sick))
  const wounds = s.serious * 4 + s.my.light * 1.2
  if (wounds > 4) goals.push(...known(s, 'emergencyRoom', wounds))
  if (s.my.slime) goals.push(...known(s, 'showerRoom', 4))

  // What the ship itself may die of.
  const repairs = s.actions.some(card => REPAIRS.includes(card)) || s.me.inventory.some(card => REPAIRS.includes(card))
  const broken = mending(s) * (repairs ? 1 : 0.3)
  s.rooms.forEach((room, at) => {
    if (room.malfunction && broken > 1) goals.push({ room: at, worth: broken })
  })
  if (dousing(s) > 1) goals.push(...seek(s, 'fireControlSystem', Math.min(LIFE * 0.3, fireRisk(s) * LIFE * 0.6)))
  const stoppable = ship.doomed && (s.table.selfDestruct ?? 0) > 3 && !wants.includes('shipDestroyed')
  if (stoppable) goals.push(...seek(s, 'generator', LIFE * 0.4))

  const explores = early && time > 6 ? 1.2 : 0
  for (const room of unexplored(s)) goals.push({ room, worth: explores })

  const here = s.tiles[s.here]
  const goalHere = (tile: Name): number =>
    here === tile ? goals.reduce((best, goal) => (goal.room === s.here ? Math.max(best, goal.worth) : best), 0) : 0

  const engineHere = ENGINE_ROOMS.indexOf(here ?? '')
  const stayAlive = (room: number) => attempt(s, room) - noiseCost(s, room, s.me.hand.length - 2) / LIFE

  return {
    goals,
    last: false,
    haste: 1.3,
    effect(effect: Effect): number | null {
      switch (effect.fx) {
        case 'hibernate':
          return Math.max(sleepWorth, late) * stayAlive(s.here) + (undone < 1 ? 0 : 5) - unsure
        case 'enterPod':
          return podWorth * stayAlive(s.here) + 5
        case 'signal':
          return s.my.signal ? -1 : wants.includes('signal') ? Math.max(goalHere('commsRoom'), 10) : 0.3
        case 'look':
          if (effect.at === 'coordinates') return s.me.coordinates === null ? courseGain + 2 : -2
          if (effect.at === 'engine')
            return engineHere >= 0 && s.me.engines[engineHere]?.[0] === null ? engineGain[engineHere] * 0.3 : -2
          if (effect.at === 'engines') return engineGain.reduce((a, b) => a + b, 0) * 0.3
          return null
        case 'setDestination':
          return s.me.coordinates !== null && ship.course < 0.5 ? courseGain + 2 : -8
        case 'engine':
          return engineHere >= 0 ? engineGain[engineHere] + (engineGain[engineHere] > 0 ? 1 : -2) : -2
        case 'selfDestruct':
          return stoppable
            ? LIFE * 0.4
            : ship.doomed
              ? -2
              : wants.includes('shipDestroyed') && s.my.signal && time > 4
                ? 12
                : -20
        case 'togglePod':
          return s.table.pods.some(pod => pod.locked && pod.state === 'docked') && (hurt || hoards || time <= 6)
            ? 6
            : -3
        case 'analyse':
          return goalHere('laboratory') > 0 ? 20 : s.my.objects.length > 0 ? 3 : -2
        case 'takeEgg':
          return wants.includes('egg') ? 14 : -3
        case 'riskAssessment':
          return 0.8
        case 'search':
          return hoards ? 5 : null
        default:
          return null
      }
    },
    item(item) {
      const worth = ITEM_WORTH[item] ?? (itemCalled(s, item)?.weapon ? 2.5 : itemCalled(s, item) ? 1 : 0)
      return hoards && itemCalled(s, item) ? worth + 4 : worth
    },
    object(object) {
      if (s.my.objects.includes(object)) return -1
      if (object === 'corpse.blue' && wants.includes('corpse.blue')) return 20
      const kind = object.split('.')[0]
      if (
        wants.includes('weakness') &&
        !isDiscovered(s, kind) &&
        (wants.includes('weaknesses') || wants.includes(kind))
      )
        return 12
      if (object === 'egg' && wants.includes('egg')) return 20
      return -3
    },
    objective: name => chanceOf(s, name, special),
    unknown: () => (early ? 1 : 0) - mending(s) * 0.4 - 0.4,
    answer: option => answerWorth(s, option, wish, wants),
  }
}

/** What is lost by lying down now rather than after having looked: the more time there is, the more can be found out. */
const doubt = (home: number, time: number): number =>
  Math.max(0, SURE - home) * Math.min(1, Math.max(0, time - 2) / 4) * UNSURE
/** How sure one can be of two engines, and what each is of that. */
const SURE_ENGINES = 0.95
const BOTH = 0.7
/** As sure as one can be of getting home. */
const SURE = 0.85
const UNSURE = 1

/** Will there be pods to get away with? */
const podsLikely = (s: Sight): boolean =>
  s.table.pods.some(pod => pod.state === 'docked' && !pod.locked) && othersAboard(s).length < 4

const CHARACTERS: Readonly<Record<Name, number>> = {
  soldier: 6,
  mechanic: 5,
  pilot: 4,
  captain: 3,
  scout: 2,
  scientist: 1,
}

function answerWorth(s: Sight, option: Option, wish: Wish, wants: string): number | null {
  switch (option.do) {
    case 'character':
      return CHARACTERS[option.card] ?? 0
    case 'space': {
      const to = s.me.coordinates === null ? null : coordinatesInfo(s.table.game, s.me.coordinates)?.to
      if (!to) return option.space === s.table.destination ? 1 : 0
      return to[SPACES.indexOf(option.space)] === wish ? 1 : 0
    }
    case 'accept':
      if (s.table.asking?.ask !== 'engine') return null
      return s.me.engines[ENGINE_ROOMS.indexOf(s.tiles[s.here] ?? '')]?.[0] === 'damaged' ? 1 : -1
    case 'pod':
      return s.about.purpose === 'toggle' && !s.table.pods.find(({ pod }) => pod === option.pod)?.locked ? -1 : 1
    case 'eggs':
      return wants.includes('nestDestroyed') ? 5 : -5
    default:
      return null
  }
}
