/** What an officer knows of the facility: whom the Corporation spares, and the ways to be out of its reach. */
import { computerInfo, type Effect, type Name, type Option, objectiveInfo, type Seat } from '@coldwake/rules/facts'
import { heldElsewhere } from './belief.ts'
import { type Case, certain, hidden, type Odds, oddsOf, type Refuge, spared } from './contingency.ts'
import {
  attackCost,
  dousing,
  held,
  infectionRisk,
  LIFE,
  mending,
  othersAboard,
  type Taint,
  taintOf,
  WIN,
} from './danger.ts'
import { aim, attempt, chanceOf, DONE, errand, isDiscovered, known, type Special, unexplored, wait } from './errands.ts'
import {
  alarm,
  analysis,
  canMend,
  cures,
  isEarly,
  leaves,
  lightWorth,
  roundsLeft,
  STOPPED,
  STRANDED,
  shelters,
  stopAt,
  stopping,
} from './facility.ts'
import { afterAlert, type Journey, outlook, type Stop } from './journey.ts'
import { grudges } from './malice.ts'
import type { Goal, Plan } from './plan.ts'
import { isAboard, itemCalled, roomCalled, type Sight } from './sight.ts'

// ---------------------------------------------------------------- objectives

/** How likely objectives come true, as games went: most people die, and nobody finds the time for long errands. */
const facilityTests =
  (s: Sight, a: Case, refuge?: Refuge): Special =>
  test => {
    const doomed = s.table.selfDestruct !== null
    switch (test.is) {
      case 'signal':
        return a.signal ? DONE : wait(refuge ? 0 : 0.6)
      case 'knowledge':
        return a.knowledge >= test.min
          ? DONE
          : wait(refuge ? 0.05 : Math.max(0.08, 0.75 - (test.min - a.knowledge) * 0.12))
      case 'knowledgeActive':
      case 'senderLearned':
        return a.learned ? DONE : wait(refuge ? 0 : 0.65)
      case 'shipDestroyed':
      case 'selfDestructOn':
        return wait(doomed ? (refuge === 'isolation' ? 0 : 0.9) : 0.05)
      case 'intact':
        return wait(doomed ? 0.3 : 0.85)
      case 'exactlySurvive':
        return wait(0.35)
      case 'survivorsDead':
      case 'learnedDead':
        return wait(0.65)
      case 'playerDead': {
        const them = s.table.crew.find(({ number }) => number === test.player)
        return them && them.seat !== s.seat && isAboard(them) ? wait(0.7) : null
      }
      case 'sectionsExplored':
        return s.rooms.every((room, at) => room.explored || !test.of.includes(s.board.sectionOf[at]))
          ? DONE
          : wait(0.05)
      case 'leftBy':
        return wait(refuge ? (test.how === refuge ? 1 : 0) : test.how === 'css' ? 0.25 : 0.6)
      default:
        return null
    }
  }

// ---------------------------------------------------------------- things

const ITEM_WORTH: Readonly<Record<Name, number>> = {
  medkit: 3.2,
  medicalStapler: 2.8,
  antiseptic: 2.6,
  energyCharge: 1.8,
  researchDocuments: 2.4,
  enviroSuit: 3,
  taser: 3,
  flamethrower: 3.2,
  neutralizer: 3,
  toolbelt: 2,
  ductTape: 1.8,
  fireBlanket: 2,
  clothes: 1.6,
  caffeinePills: 0.6,
  grenade: 0.8,
  mainGateKey: 2.4,
  doorPilot: 1.4,
  flashlight: 2,
  glowstick: 1.4,
  evacProcedure: 1.6,
  repairs: 1.5,
  basicRepairs: 1.2,
  cleanUp: 1.8,
}
/** All that may still be hoped for: what is better or worse counts as a share of it; nothing is quite hopeless. */
const HOPE = 51
const DESPAIR = 6
/** A serious wound halves what may be hoped for, a light one and Contamination take a tenth and more. */
const SERIOUS = 20
const LIGHT = 5
const CONTAMINATION = 8
/** How much other goals count beside that. */
const GOALS = 0.5
/** What it is worth besides to be locked in, and done with all this. */
const REST = 4

/** What it is worth that another knows of one more token. */
const TOLD = 4

/** What the Archive teaches. */
const ARCHIVE = { knowledge: 2, learned: true }

export function lockdownPlan(s: Sight): Plan {
  const { facility, time } = s.table
  const mine = facility?.people[s.seat] ?? { knowledge: 0, learned: false }
  const taint = taintOf(s)
  const ill = infectionRisk(s)
  const now: Case = { signal: s.my.signal, knowledge: mine.knowledge, learned: mine.learned, sick: ill }
  const taught = now.knowledge + ARCHIVE.knowledge
  const special = facilityTests(s, now)
  const { card, errand: task } = aim(s, special)
  const wants = card ? JSON.stringify(card.test) : ''
  const odds = oddsOf(s)
  const doomed = s.table.selfDestruct !== null
  const rounds = roundsLeft(s)
  const hurt = s.serious >= 2 || s.my.contamination >= 4
  const early = rounds > 4 && !hurt
  const goals: Goal[] = []

  // The way to a shelter, and what to see to before.
  const objectives = s.me.objectives.flatMap(name => objectiveInfo(s.table.game, name) ?? [])
  const worths = new Map<string, number>()
  /** What it is worth to be there, spared. */
  const safe = (a: Case, refuge: Refuge): number => {
    const key = `${refuge}/${a.signal}/${a.knowledge}/${a.learned}/${a.sick}`
    let found = worths.get(key)
    if (found === undefined) {
      const tests = facilityTests(s, a, refuge)
      const wins = Math.max(0, ...objectives.map(({ test }) => errand(s, test, tests).chance))
      found = (1 - a.sick) * (LIFE + WIN * wins)
      worths.set(key, found)
    }
    return found
  }
  const worthBy =
    (codes: Odds) =>
    (a: Case, refuge: Refuge): number =>
      safe(a, refuge) * spared(codes, a, refuge)
  const worth = worthBy(odds)
  const journeyOf = (seen: Sight): Journey => {
    const stops: Stop[] = []
    if (!now.signal) stops.push(...stopAt(seen, 'transmitterControlRoom', { signal: true }))
    if (!now.learned) stops.push(...stopAt(seen, 'archive', ARCHIVE))
    stops.push(...analysis(seen), ...alarm(seen), ...cures(seen, ill))
    return { s: seen, stops, shelters: shelters(seen), rounds, worth }
  }
  const journey = journeyOf(s)
  const { stops } = journey
  const standing = s.rooms.map((_, room) => outlook(journey, room, now))
  const here = standing[s.here]
  const haste = HOPE / Math.max(here, DESPAIR)
  const gain = (value: number): number => (value - here) * haste
  /**
   * What it is worth to see one more of the tokens: as much as it brings of what it would be worth to know the code, and
   * what it brings to the others, who are told.
   */
  const hint = (): number => {
    const better = odds.reduce(
      (sum, { chance }, at) =>
        chance > 0 ? sum + chance * outlook({ ...journey, worth: worthBy(certain(odds, at)) }, s.here, now) : sum,
      0,
    )
    return gain(better) / Math.max(1, hidden(s) - 1) + (grudges(s) ? 0 : othersAboard(s).length * TOLD)
  }
  const after = (change: Partial<Case>): number => {
    const without = stops.filter(({ gives }) => !(change.signal && gives.signal) && !(change.learned && gives.learned))
    return outlook({ ...journey, stops: without }, s.here, { ...now, ...change })
  }

  // What is played for besides.
  for (const goal of task.goals) goals.push({ ...goal, worth: goal.worth * (early ? 1 : 0.4) })

  // Health, and what the facility itself may die of.
  const wounds = s.serious * SERIOUS + s.my.light * LIGHT
  if (s.serious > 0) goals.push(...known(s, 'emergencyRoom', wounds))
  const broken = mending(s) * (canMend(s) ? 1 : 0.3)
  s.rooms.forEach((room, at) => {
    if (room.malfunction && broken > 1.5) goals.push({ room: at, worth: broken })
  })
  const stoppable =
    doomed && !facility?.selfDestructRed && !wants.includes('elfDestruct') && !wants.includes('shipDestroyed')
  if (stoppable) goals.push(...stopping(s))

  const explores = early && time > 6 ? 1 : 0
  for (const room of unexplored(s)) goals.push({ room, worth: explores })
  const litGain = lightWorth(s)
  goals.push(...known(s, 'backup-power', litGain))

  const mended = { ...s, rooms: s.rooms.map((room, at) => (at === s.here ? { ...room, malfunction: false } : room)) }
  const alone = { ...s, intruders: s.intruders.map((foes, room) => (room === s.here ? [] : foes)) }

  return {
    goals: goals.map(goal => ({ ...goal, worth: (goal.worth * GOALS) / haste })),
    standing,
    barred: s.fighting ? gain(outlook(journeyOf(alone), s.here, now)) : 0,
    last: rounds <= 1,
    haste,
    effect(effect: Effect): number | null {
      switch (effect.fx) {
        case 'lockIn':
          return gain(worth(now, 'isolation') * attempt(s, s.here) * (doomed ? STOPPED : 1)) + REST
        case 'enterCss': {
          const chance = leaves(s, effect.pod, time)
          return gain(worth(now, 'css') * chance + (1 - chance) * STRANDED * here) + REST
        }
        case 'signal':
          return now.signal ? -1 : gain(after({ signal: true }))
        case 'knowledge': {
          const count = effect.count === 'weaknesses' ? 1 : effect.count
          return gain(after({ knowledge: now.knowledge + count })) + 0.3
        }
        case 'activateKnowledge':
          // The Archive, which does so, teaches two points besides.
          return now.learned ? 0 : gain(after({ ...ARCHIVE, knowledge: taught })) - gain(after({ knowledge: taught }))
        case 'peekContingency':
          return hint() * glimpse(s, effect.of)
        case 'takeContingency':
          return hint() * news(s, null)
        case 'startAlert': {
          const opened: Journey = {
            ...journey,
            stops: stops.filter(one => !one.alert),
            shelters: journey.shelters.map(one => (one.alert ? { ...one, from: 0 } : one)),
            rounds: Math.min(rounds, afterAlert(time)),
          }
          return isEarly(s) ? -5 : gain(outlook(opened, s.here, now))
        }
        case 'selfDestruct':
          if (effect.how === 'stop') return stoppable ? LIFE * 0.35 : -15
          return !doomed && (wants.includes('selfDestructOn') || wants.includes('shipDestroyed')) && s.my.signal
            ? 15
            : -25
        case 'healSerious':
          return Math.min(s.my.dressed.length, effect.count) * SERIOUS
        case 'healLight':
          return Math.min(s.my.light, effect.count === 'all' ? s.my.light : effect.count) * LIGHT
        case 'contaminate':
          return -CONTAMINATION * effect.count
        case 'scan':
          return gain(after({ sick: scanned(s, effect) }))
        case 'removeContamination':
          return gain(after({ sick: infectionRisk(s, less(taint, Math.min(effect.count, held(s)))) }))
        case 'larva':
          if (effect.how !== 'remove') return null
          return s.my.larva ? gain(after({ sick: infectionRisk(s, { ...taint, larva: false }) })) : 0
        case 'malfunction':
          return effect.how === 'remove' ? gain(outlook(journeyOf(mended), s.here, now)) + mending(s) : null
        case 'power':
          return effect.how === 'flipHere' ? (s.dark[s.here] ? 2.5 : -4) : 0.2
        case 'backup':
          return litGain * 2
        case 'analyse':
          return s.my.objects.length > 0 || s.rooms[s.here].objects.length > 0
            ? gain(after({ knowledge: now.knowledge + 3 })) + 0.5
            : -2
        case 'takeEgg':
          return wants.includes('egg') ? 12 : -3
        case 'computerAction':
          return computerWorth(s, gain(after({ knowledge: now.knowledge + 1 })), hint)
        case 'peekCss':
        case 'moveCss':
          return 0.5
        case 'rover':
          return facility?.gateOpen && facility.rover === 'bunker' ? 6 : -3
        case 'openGate':
          return facility?.gateOpen ? -3 : worth(now, 'bunker') * 0.3
        case 'ride':
          return -0.5
        case 'adultAttack':
          return -attackCost(s, 'adult') * 1.2
        case 'takeCrafted':
          return 2.5
        case 'itemCounter':
          return -0.5
        case 'defence':
          return -3
        default:
          return null
      }
    },
    item(item) {
      return ITEM_WORTH[item] ?? (itemCalled(s, item)?.weapon ? 2.5 : itemCalled(s, item) ? 1 : 0)
    },
    object(object) {
      const kind = object.split('.')[0]
      if (s.my.objects.some(name => name.startsWith(kind))) return -1
      if (kind === 'egg' && wants.includes('egg')) return 18
      if (kind === 'carcass' && wants.includes('carcass')) return 18
      if (wants.includes('weaknesses') && !isDiscovered(s, kind)) return 12
      return s.my.objects.length > 0 ? -3 : gain(after({ knowledge: now.knowledge + 3 })) * 0.3 - 1
    },
    objective: name => chanceOf(s, name, special),
    unknown: () => (early ? 1 : 0) - mending(s) * 0.3 - 0.4,
    answer: option => answerWorth(s, option, gain(after({ knowledge: now.knowledge + 1 })), hint, standing),
  }
}

const less = ({ larva, cards, unread }: Taint, count: number): Taint => ({
  larva,
  cards: cards - count,
  unread: Math.max(0, unread - count),
})

/** How likely I end as a host after having had Contamination read: what is clean may go, what is not may grow in me. */
function scanned(s: Sight, { zone, clean, infected }: Extract<Effect, { fx: 'scan' }>): number {
  const taint = taintOf(s)
  if (zone === 'everywhere') return 0
  const count = held(s)
  const box = s.facts.box.contamination
  const known = s.me.hand.includes('contamination.infected')
  const spotless = known ? 0 : (box.clean / (box.clean + box.infected)) ** Math.min(count, taint.unread)
  const read = clean === 'remove' ? less(taint, count) : { ...taint, unread: Math.max(0, taint.unread - count) }
  const best = infectionRisk(s, read)
  if (infected !== 'infect') return best
  // Whoever carries one already dies of another.
  const worst = s.my.larva ? 1 : infectionRisk(s, { ...taint, larva: true })
  return spotless * best + (1 - spotless) * worst
}

/** The best that the open card of the computer offers. */
function computerWorth(s: Sight, point: number, hint: () => number): number {
  const options = computerInfo(s.table.game, s.table.facility?.computer.card ?? '')?.options ?? []
  const worth = (effect: Effect): number => {
    switch (effect.fx) {
      case 'knowledge':
        return point + 0.5
      case 'douse':
        return dousing(s)
      case 'peekContingency':
        return hint() * glimpse(s, effect.of)
      default:
        return 0.3
    }
  }
  return Math.max(0, ...options.map(list => list.reduce((sum, effect) => sum + worth(effect), 0)))
}

const CHARACTERS: Readonly<Record<Name, number>> = {
  survivor: 5,
  sentry: 5,
  labRat: 4,
  xenobiologist: 3,
  janitor: 2,
  hacker: 2,
}

/** How little I know of the tokens of one seat, or of the pool: nothing is new that I saw, and little that I was told. */
function news(s: Sight, whom: Seat | null): number {
  const { facility } = s.table
  const tokens = (whom === null ? facility?.pool : facility?.people[whom]?.contingencies)?.length ?? 0
  const seen = s.me.facility?.seen.filter(one => one.whom === whom).length ?? 0
  const told = heldElsewhere(s).reduce((sum, one) => sum + (one.whom === whom ? one.weight : 0), 0)
  return tokens === 0 ? 0 : Math.max(0, 1 - Math.max(seen, told) / tokens)
}

/** What a look at somebody's tokens shows that is new to me, be it anybody's or only my neighbours'. */
function glimpse(s: Sight, of: 'any' | 'section'): number {
  const section = s.board.sectionOf[s.here]
  const near = s.table.crew.filter(
    one =>
      one.seat !== s.seat &&
      isAboard(one) &&
      (of === 'any' || s.board.sectionOf[s.board.roomIndex[one.room]] === section),
  )
  return Math.max(0, of === 'any' ? news(s, null) : 0, ...near.map(one => news(s, one.seat)))
}

/** The lower a token's number, the longer it gives light: first where shelter is, then where the Alert is given. */
function placeOf(s: Sight, token: number): string | undefined {
  const sections = s.board.data.sections?.map(({ id }) => id) ?? []
  const wanted = ['isolation', 'alert'].map(tile => sections[s.board.sectionOf[roomCalled(s, tile)]])
  return [...new Set([...wanted, ...sections, 'elevator'])][token - 1]
}

function answerWorth(
  s: Sight,
  option: Option,
  point: number,
  hint: () => number,
  standing: readonly number[],
): number | null {
  const asked = s.table.asking?.ask
  switch (option.do) {
    case 'character':
      return CHARACTERS[option.card] ?? 0
    case 'escape':
      return 20
    case 'computer':
      return computerWorth(s, point, hint)
    case 'callElevator':
      return Math.max(...standing.filter((_, room) => s.board.floors[room])) - standing[s.here] - 0.2
    case 'drive':
      return -2
    case 'accept':
      return asked === 'ride' || asked === 'consent' ? -1 : null
    case 'token':
      // What I have not seen yet.
      return s.me.facility?.seen.some(seen => seen.whom === option.whom && seen.at === option.at)
        ? 0
        : news(s, option.whom)
    case 'timeSpace':
      return -Math.abs(s.table.time - option.space)
    case 'powerToken':
      return placeOf(s, option.token) === s.about.place ? 1 : 0
    default:
      return null
  }
}
