/** What an officer knows of the facility: whom the Corporation spares, and the ways to be out of its reach. */
import {
  type ContingencyToken,
  computerInfo,
  type Effect,
  type Name,
  type Option,
  type Section,
  type Test,
} from '@coldwake/rules/facts'
import { heldElsewhere } from './belief.ts'
import { dousing, infectionRisk, LIFE, mending, noiseCost, WIN } from './danger.ts'
import {
  aim,
  attempt,
  chanceOf,
  DONE,
  fetch,
  isDiscovered,
  known,
  type Special,
  seek,
  unexplored,
  wait,
} from './errands.ts'
import type { Goal, Plan } from './plan.ts'
import { isAboard, itemCalled, roomCalled, type Sight, stepsTo } from './sight.ts'

// ---------------------------------------------------------------- the contingency

/** Ways to be away when it counts. */
type Refuge = 'isolation' | 'css' | 'bunker'
const REFUGES: readonly Refuge[] = ['isolation', 'css', 'bunker']
const ENOUGH_KNOWLEDGE = 5
/** The Isolation Room opens at this time, and one gets so far in a round. */
const ISOLATION_OPENS = 8
const STEPS = 1.2
/** So sure one must be of being spared to be locked in before it is time. */
const SPARED = 0.6
/** What it is worth to start the Alert. */
const ALARM = 14

/** Code → how likely it is the one that counts: all there are, without those I have seen elsewhere. */
function odds(s: Sight): Map<ContingencyToken, number> {
  const { facility } = s.table
  const tokens = s.facts.box.contingencies ?? []
  const open = facility?.active.card
  const mine = s.me.facility
  const elsewhere = [
    ...(mine?.contingencies ?? []),
    ...(mine?.seen.map(({ card }) => card) ?? []),
    ...(facility?.pool.flatMap(({ card }) => card ?? []) ?? []),
  ]
  const said = open ? [] : heldElsewhere(s)
  const left = tokens.map(token => {
    if (open) return token.id === open ? 1 : 0
    const told = said.reduce((sum, { code, weight }) => sum + (code === token.id ? weight : 0), 0)
    return Math.max(0, token.copies - elsewhere.filter(name => name === token.id).length - told)
  })
  const all = left.reduce((a, b) => a + b, 0) || 1
  return new Map(tokens.map((token, i) => [token, left[i] / all]))
}

/** What I would have done by then, and where I would be. */
interface Case {
  signal: boolean
  knowledge: number
  refuge: Refuge
}

function holds(test: Test, a: Case): boolean {
  switch (test.is) {
    case 'not':
      return !holds(test.test, a)
    case 'signal':
      return a.signal
    case 'knowledge':
      return a.knowledge >= test.min
    case 'leftBy':
      return test.how === a.refuge
    default:
      return false
  }
}

function spared(codes: ReadonlyMap<ContingencyToken, number>, a: Case): number {
  let chance = 0
  for (const [{ kills }, odd] of codes) if (!kills || !holds(kills, a)) chance += odd
  return chance
}

// ---------------------------------------------------------------- objectives

const LEARNS: readonly Name[] = ['archive']

const facilityTests =
  (s: Sight): Special =>
  test => {
    const people = s.table.facility?.people ?? []
    const mine = people[s.seat] ?? { knowledge: 0, learned: false }
    const doomed = s.table.selfDestruct !== null
    switch (test.is) {
      case 'signal':
        return s.my.signal ? DONE : { chance: 0.6, goals: seek(s, 'transmitterControlRoom', WIN * 0.5) }
      case 'knowledge':
        return mine.knowledge >= test.min ? DONE : learning(s, test.min - mine.knowledge)
      case 'knowledgeActive':
      case 'senderLearned':
        return mine.learned ? DONE : { chance: 0.65, goals: LEARNS.flatMap(tile => seek(s, tile, WIN * 0.5)) }
      case 'shipDestroyed':
      case 'selfDestructOn':
        return doomed ? DONE : { chance: 0.35, goals: s.my.signal ? seek(s, 'coolingSystem', WIN * 0.35) : [] }
      case 'intact':
        return wait(doomed ? 0.3 : 0.85)
      case 'exactlySurvive':
        return wait(0.35)
      case 'survivorsDead':
      case 'learnedDead':
        return wait(0.3)
      case 'leftBy':
        return wait(test.how === 'css' ? 0.25 : 0.6)
      default:
        return null
    }
  }

/** So many points of Knowledge more. */
function learning(s: Sight, missing: number) {
  const learned = s.table.facility?.people[s.seat]?.learned ?? false
  const goals: Goal[] = learned ? [] : seek(s, 'archive', WIN * 0.45)
  for (const object of ['corpse', 'carcass', 'egg']) goals.push(...fetch(s, object, WIN * 0.35).goals)
  return { chance: Math.max(0.08, 0.75 - missing * 0.12), goals }
}

// ---------------------------------------------------------------- shelter

const PODS: Readonly<Record<Name, Section>> = {
  cargoSendingSystemA: 'A',
  cargoSendingSystemB: 'B',
  cargoSendingSystemC: 'C',
}

/** How likely a pod leaves at the end of this round. */
function leaves(s: Sight, pod: Section): number {
  const now = s.table.facility?.css.find(({ space }) => space === s.table.time)
  if (!now) return 0
  const card = now.card ?? s.me.facility?.css.find(({ space }) => space === s.table.time)?.card ?? null
  const tokens = s.facts.box.css ?? []
  if (card !== null) return tokens.find(({ id }) => id === card)?.pods.includes(pod) ? 1 : 0
  const fits = tokens.reduce((n, token) => n + (token.pods.includes(pod) ? token.copies : 0), 0)
  return (
    fits /
    Math.max(
      1,
      tokens.reduce((n, { copies }) => n + copies, 0),
    )
  )
}

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
/** Cards and items that end a Malfunction. */
const REPAIRS: readonly Name[] = ['repairs', 'basicRepairs', 'cleanUp', 'itWorksForMe', 'toolbelt', 'ductTape']

export function lockdownPlan(s: Sight): Plan {
  const { facility, time } = s.table
  const special = facilityTests(s)
  const { card, errand: task } = aim(s, special)
  const wants = card ? JSON.stringify(card.test) : ''
  const codes = odds(s)
  const mine = facility?.people[s.seat] ?? { knowledge: 0, learned: false }
  const now = { signal: s.my.signal, knowledge: mine.knowledge }
  const life = LIFE * (1 - infectionRisk(s))
  const doomed = s.table.selfDestruct !== null
  const end = facility?.alert ?? 0
  const rounds = time - end
  const hurt = s.serious >= 2 || s.my.contamination >= 4
  const early = rounds > 4 && !hurt
  const goals: Goal[] = []
  const safe = (refuge: Refuge): number => spared(codes, { ...now, refuge })

  // What is played for.
  for (const goal of task.goals) goals.push({ ...goal, worth: goal.worth * (early ? 1 : 0.4) })

  // To be spared by the Corporation.
  const best = Math.max(...REFUGES.map(safe))
  const gain = (after: Partial<Case>): number =>
    life * (Math.max(...REFUGES.map(refuge => spared(codes, { ...now, refuge, ...after }))) - best)
  const signalGain = s.my.signal ? 0 : gain({ signal: true }) * 1.4 + gain({ signal: true, knowledge: 8 }) * 0.3
  goals.push(...seek(s, 'transmitterControlRoom', signalGain * (early ? 1 : 0.7)))
  const missing = Math.max(0, ENOUGH_KNOWLEDGE - mine.knowledge)
  const full =
    missing === 0 ? 0 : gain({ knowledge: ENOUGH_KNOWLEDGE }) * 1.3 + gain({ signal: true, knowledge: 8 }) * 0.3
  const point = missing === 0 ? 0.2 : full / missing
  if (!mine.learned) goals.push(...seek(s, 'archive', Math.min(missing, 2) * point * 1.2 + 1.5))
  if (missing > 0)
    for (const object of ['corpse', 'carcass', 'egg'])
      for (const goal of fetch(s, object, Math.min(missing, 3) * point).goals) goals.push(goal)

  // Shelter.
  const undone = task.goals.length > 0 && early ? 0.5 : 1
  const open = facility?.isolationOpen ?? false
  const isolation = roomCalled(s, 'isolation')
  // Whoever is not spared yet has better things to do while there is time.
  const ready = (refuge: Refuge): number =>
    life * safe(refuge) * Math.min(undone, safe(refuge) >= SPARED || rounds <= 3 || hurt ? 1 : 0.3)
  const lockWorth = doomed ? 1 : ready('isolation')
  const way = isolation < 0 ? 0 : stepsTo(s, isolation)[s.here] / STEPS
  const slack = time - ISOLATION_OPENS - way
  // Whoever is outside when time runs out is lost for certain.
  const hurry = rounds - way <= 2 && !doomed ? LIFE * 1.2 : 0
  const soon = open ? lockWorth : lockWorth * 0.85 * 0.85 ** Math.max(0, slack)
  // The Alert opens the Isolation Room at once, and leaves half the time that is left.
  const alarm = !open && !doomed && time > ISOLATION_OPENS && isolation >= 0 ? ALARM : -15
  goals.push(...known(s, 'alert', alarm))
  if (isolation >= 0) goals.push({ room: isolation, worth: Math.max(soon, hurry, 2) })
  const exit = s.board.exitRooms.find(room => s.board.rooms[room] === facility?.rover) ?? -1
  const bunkerWorth = facility?.gateOpen ? ready('bunker') : 0
  if (bunkerWorth > 0 && exit >= 0 && isFirst(s, exit)) goals.push({ room: exit, worth: bunkerWorth })
  const suited = s.my.hands.some(({ card: held }) => held === 'enviroSuit')
  if (bunkerWorth > 0 && suited && s.board.bunkerRoom >= 0) goals.push({ room: s.board.bunkerRoom, worth: bunkerWorth })
  for (const [tile, pod] of Object.entries(PODS)) {
    const worth = ready('css') * leaves(s, pod)
    const room = roomCalled(s, tile)
    if (worth > 4 && room >= 0) goals.push({ room, worth })
  }

  // Health, and what the facility itself may die of.
  const sick = infectionRisk(s) * LIFE * 0.8
  if (sick > 4) goals.push(...known(s, 'surgery', sick), ...known(s, 'decontaminationRoom', sick * 0.5))
  const wounds = s.serious * 4 + s.my.light * 1.2
  if (wounds > 4) goals.push(...known(s, 'emergencyRoom', wounds))
  const repairs = s.actions.some(name => REPAIRS.includes(name)) || s.me.inventory.some(name => REPAIRS.includes(name))
  const broken = mending(s) * (repairs ? 1 : 0.3)
  s.rooms.forEach((room, at) => {
    if (room.malfunction && broken > 1.5) goals.push({ room: at, worth: broken })
  })
  const stoppable =
    doomed && !facility?.selfDestructRed && !wants.includes('elfDestruct') && !wants.includes('shipDestroyed')
  if (stoppable) goals.push(...seek(s, 'powerGenerator', LIFE * 0.35))

  const explores = early && time > 6 ? 1 : 0
  for (const room of unexplored(s)) goals.push({ room, worth: explores })
  const litGain = facility && facility.power.filter(({ on }) => on).length < 2 ? 5 : 1.5
  if (!facility?.backup) goals.push(...known(s, 'backup-power', litGain))

  const stayAlive = () => attempt(s, s.here) - noiseCost(s, s.here, s.me.hand.length - 2) / LIFE

  return {
    goals,
    haste: 2,
    effect(effect: Effect): number | null {
      switch (effect.fx) {
        case 'lockIn':
          return doomed && rounds > 1 ? -20 : Math.max(lockWorth, hurry) * stayAlive() + 4
        case 'enterCss': {
          const chance = leaves(s, effect.pod)
          return chance < 0.3 && rounds > 1 ? -15 : ready('css') * chance - (1 - chance) * 12
        }
        case 'signal':
          return s.my.signal ? -1 : Math.max(signalGain, wants.includes('ignal') ? WIN * 0.5 : 0, 1)
        case 'knowledge':
          return point * (effect.count === 'weaknesses' ? 1 : effect.count) + 0.5
        case 'activateKnowledge':
          return wants.includes('earned') || wants.includes('knowledgeActive') ? WIN * 0.5 : 1
        case 'peekContingency':
        case 'takeContingency':
          return 2
        case 'startAlert':
          return alarm
        case 'selfDestruct':
          if (effect.how === 'stop') return stoppable ? LIFE * 0.35 : -15
          return !doomed && (wants.includes('selfDestructOn') || wants.includes('shipDestroyed')) && s.my.signal
            ? 15
            : -25
        case 'power':
          return effect.how === 'flipHere' ? (s.dark[s.here] ? 2.5 : -4) : 0.2
        case 'backup':
          return facility?.backup ? -3 : litGain
        case 'analyse':
          return s.my.objects.length > 0 || s.rooms[s.here].objects.length > 0 ? Math.min(missing, 3) * point + 4 : -2
        case 'takeEgg':
          return wants.includes('egg') ? 12 : -3
        case 'computerAction':
          return computerWorth(s, point)
        case 'peekCss':
        case 'moveCss':
          return 0.5
        case 'rover':
          return bunkerWorth > 0 && facility?.rover === 'bunker' ? 6 : -3
        case 'openGate':
          return facility?.gateOpen ? -3 : life * safe('bunker') * 0.4
        case 'ride':
          return -0.5
        case 'adultAttack':
          return -5
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
      return missing > 0 ? Math.min(missing, 3) * point * 0.6 - 1 : -3
    },
    objective: name => chanceOf(s, name, special),
    unknown: () => (early ? 1 : 0) - mending(s) * 0.3 - 0.4,
    answer: option => answerWorth(s, option, bunkerWorth, point),
  }
}

/** Is nobody nearer to the one Rover? */
function isFirst(s: Sight, exit: number): boolean {
  const steps = stepsTo(s, exit)
  const others = s.table.crew.filter(one => one.seat !== s.seat && isAboard(one))
  return others.every(one => steps[s.board.roomIndex[one.room]] >= steps[s.here])
}

/** The best that the open card of the computer offers. */
function computerWorth(s: Sight, point: number): number {
  const options = computerInfo(s.table.game, s.table.facility?.computer.card ?? '')?.options ?? []
  const worth = (effect: Effect): number => {
    switch (effect.fx) {
      case 'knowledge':
        return point + 0.5
      case 'douse':
        return dousing(s)
      case 'peekContingency':
        return 1.5
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

function answerWorth(s: Sight, option: Option, bunker: number, point: number): number | null {
  const { facility } = s.table
  const asked = s.table.asking?.ask
  switch (option.do) {
    case 'character':
      return CHARACTERS[option.card] ?? 0
    case 'escape':
      return bunker + 5
    case 'computer':
      return computerWorth(s, point)
    case 'callElevator':
      return -1
    case 'drive':
      return -2
    case 'accept':
      return asked === 'ride' || asked === 'consent' ? -1 : null
    case 'token':
      // What I have not seen yet.
      return s.me.facility?.seen.some(seen => seen.whom === option.whom && seen.at === option.at) ? 0 : 1
    case 'timeSpace':
      return -Math.abs(s.table.time - option.space)
    case 'powerToken': {
      // Light where people are, first for me.
      const place = s.about.place
      const on = facility?.power.find(({ token }) => token === option.token)?.on ?? false
      const section = s.board.data.sections?.[s.board.sectionOf[s.here]]?.id
      return on ? (place === section ? 3 : place === 'S-03' ? 2 : 1) : place === 'elevator' ? 1.5 : 0
    }
    default:
      return null
  }
}
