/**
 * A look ahead: what follows from an answer, told by what a seat knows. The agenda is worked off as the engine does it,
 * but nothing is rolled or drawn: every outcome is followed with its chance, and where a chance is not known, from below
 * and from above. It ends where somebody is asked a question that could still change what happens.
 */
import type { Board } from '../core/board.ts'
import type { EventCard, Face, Tile, Token } from '../core/content.ts'
import type { Effect } from '../core/effect.ts'
import type { Facts } from '../core/facts.ts'
import { elementAt } from '../core/lists.ts'
import type { Settings } from '../core/options.ts'
import type { Task, TaskName, TaskOf } from '../core/task.ts'
import type { Choice, Fate, IntruderKind, MyView, Name, Seat, TableView } from '../core/types.ts'
import type { Ctx } from '../mechanics/effects.ts'
import { personAt } from './lookups.ts'
import type { OwnForesight } from './ownForesight.ts'
import type { Cause, Chance } from './types.ts'
import {
  bound,
  changedAtLeast,
  changedAtMost,
  deadIn,
  type Harm,
  mixed,
  type Odds,
  type Passage,
  passage,
  type Scale,
  suffer,
} from './wounds.ts'

/** Null: nobody can tell. */
export type Known = boolean | null

/** Odds from below and from above. */
interface Body {
  low: Odds
  high: Odds
}

/** What only one game has, opened by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface OwnParts {}

/** A character. */
export interface Person extends Body {
  readonly seat: Seat
  readonly character: Name | null
  room: number
  fate: Fate
  /** Sits in an escape pod. */
  inPod: boolean
  passed: boolean
  larva: Known
  slime: Known
  /** Cards in hand: the fewest and the most there may be. */
  hand: readonly [number, number]
  /** Action cards among them. */
  actions: readonly [number, number]
  /** What it carries may have changed. */
  gearVague: boolean
  /** Only what happens if it is dead is followed from here. */
  assumedDead: boolean
  /** Its place on the scale at the beginning, and whether there are undressed wounds. */
  readonly start: number
  readonly bleeds: boolean
  readonly undressed: boolean
  readonly blind: boolean
}

export interface Foe {
  readonly id: number
  kind: IntruderKind
  room: number
  /** Is it surely still there? */
  sure: boolean
}

export interface Reason {
  cause: Cause
  /** What it adds to the chance of death, and how much it wounds. */
  weight: number
}

export interface Memo {
  readonly passages: Map<string, Passage>
  readonly tiles: Map<number, Tile | null>
  readonly decks: Map<string, readonly Face[]>
  readonly tokens: Map<number, readonly Token[]>
  /** What has become of everybody, from a moment that many ways lead to. */
  readonly ends: Map<string, Foresight>
}

export interface Foresight {
  readonly table: TableView
  readonly mine: MyView | null
  readonly me: Seat
  readonly facts: Facts
  readonly board: Board
  readonly scale: Scale
  readonly settings: Settings
  readonly own: OwnForesight
  readonly handlers: Handlers
  /** What has been worked out already; all that it depends on is in the names. */
  readonly memo: Memo
  /** Markers that lie somewhere, nobody knows where. */
  phantoms: { fire: number; malfunction: number }
  agenda: Task[]
  people: Person[]
  foes: Foe[]
  /** Have intruders come or gone that are not listed? */
  foesVague: boolean
  fire: Known[]
  malfunction: Known[]
  explored: Known[]
  /** An exploration token lies there. */
  tokens: Known[]
  noise: Known[]
  closed: Known[]
  vent: number
  /** Does the self-destruct run? */
  armed: Known
  calm: boolean
  /** Intruder tokens in the bag and beside it, as far as is known. */
  bag: TableView['bag']
  supply: TableView['supply']
  /** Intruder tokens drawn so far, and whether others were put in that are not known. */
  tokensDrawn: number
  bagVague: boolean
  /** Attack cards drawn so far, and whether an Event card may have been. */
  cardsDrawn: number
  eventDrawn: boolean
  /** Is it somebody's turn, or was it cut short? */
  turn: boolean
  /** Actions of this turn. */
  done: number
  unlimited: boolean
  /** A new round has begun. */
  newRound: boolean
  /** How likely this moment is reached at all. */
  reach: Chance
  vessel: Body
  /** The game is over: how. */
  ended: { destroyed: boolean } | null
  /** What only one game knows. Never changed in place: copies share it. */
  parts: OwnParts
  /** The first effect of what was chosen: it can be done, or it would not have been offered. */
  offered: Effect | null
  /** The Event card being resolved. */
  event: EventCard | null
  /** What an effect does; a field, so that what runs effects need not know all of them. */
  readonly effect: (f: Foresight, ctx: Ctx, effect: Effect) => void
  reasons: Map<string, Reason>[]
  /** What is going on. */
  cause: Cause
}

/** A task that is done at once. */
export type Run<K extends TaskName> = (f: Foresight, task: TaskOf<K>) => void
export interface Question<K extends TaskName> {
  /** What follows from this answer. */
  answer: (f: Foresight, task: TaskOf<K>, choice: Choice) => void
  /** What follows whatever is answered; without it the look ahead ends where this is asked. */
  anyhow?: (f: Foresight, task: TaskOf<K>) => void
}
export type Handlers<K extends TaskName = TaskName> = { readonly [N in K]: Run<N> | Question<N> }

export const SURE: Chance = { least: 1, most: 1 }
export const exactly = (chance: number): Chance => ({ least: chance, most: chance })

/** Victims by number: the seats, then the place itself. */
const VESSEL = -1
const victimIndex = (f: Foresight, victim: number): number => (victim === VESSEL ? f.people.length : victim)

export const next = (f: Foresight, ...tasks: readonly Task[]): void => {
  f.agenda.push(...tasks.toReversed())
}

/** What is known of everything that may be uncertain is copied; what is printed or shown is shared. */
export function copied(f: Foresight): Foresight {
  return {
    ...f,
    agenda: f.agenda.slice(),
    people: f.people.map(person => ({ ...person })),
    foes: f.foes.map(foe => ({ ...foe })),
    fire: f.fire.slice(),
    malfunction: f.malfunction.slice(),
    explored: f.explored.slice(),
    tokens: f.tokens.slice(),
    noise: f.noise.slice(),
    closed: f.closed.slice(),
    vessel: { ...f.vessel },
    phantoms: { ...f.phantoms },
    bag: { ...f.bag },
    supply: { ...f.supply },
    reasons: f.reasons.map(() => new Map()),
  }
}

const reasonKey = (cause: Cause): string => JSON.stringify(cause)

function note(f: Foresight, victim: number, cause: Cause, weight: number): void {
  const list = elementAt(f.reasons, victimIndex(f, victim))
  const key = reasonKey(cause)
  const known = list.get(key)
  if (known) known.weight += weight
  else list.set(key, { cause, weight })
}

export const deathOf = ({ low, high }: Body): Chance => ({ least: deadIn(low), most: deadIn(high) })

/** How much worse the odds have become, first of all by deaths. */
const worse = (before: Odds, after: Odds): number => {
  const mean = (odds: Odds) => odds.reduce((sum, p, place) => sum + p * place, 0)
  return deadIn(after) - deadIn(before) + (mean(after) - mean(before)) / 1000
}

/** Something befalls a character, or the place itself: the harms from below and from above, with their chance. */
export function befall(
  f: Foresight,
  victim: number,
  low: Passage,
  high: Passage,
  chance: Chance = SURE,
  cause = f.cause,
): void {
  const person = victim === VESSEL ? null : personAt(f, victim)
  if (person?.assumedDead) return
  const body = person ?? f.vessel
  const before = body.high
  const { least, most } = f.reach
  body.low = changedAtLeast(body.low, suffer(body.low, chance.least, low), least)
  body.high = changedAtMost(before, suffer(before, chance.most, high), most)
  const weight = worse(before, body.high)
  if (weight > 1e-12) note(f, victim, cause, weight)
}

/** One certain harm to a character. */
export function befalls(f: Foresight, who: Seat, harm: Harm, chance?: Chance, cause?: Cause): void {
  const rows = passage(f.scale.dead, [harm])
  befall(f, who, rows, rows, chance, cause)
}

const LOST: Passage = [
  [0, 1],
  [0, 1],
]
/** Everything is lost with this chance. */
export const wreck = (f: Foresight, chance?: Chance, cause?: Cause): void =>
  befall(f, VESSEL, LOST, LOST, chance, cause)

/** Follows each of these, and takes together what becomes of it. */
function followed(f: Foresight, ways: readonly ((f: Foresight) => void)[]): Foresight[] {
  const all = ways.map(way => {
    const copy = copied(f)
    way(copy)
    run(copy)
    return copy
  })
  f.agenda = []
  return all
}

function takeReasons(f: Foresight, from: Foresight, share: number): void {
  from.reasons.forEach((list, victim) => {
    for (const { cause, weight } of list.values())
      note(f, victim === f.people.length ? VESSEL : victim, cause, weight * share)
  })
}

function join(f: Foresight, all: readonly Foresight[], low: (of: Odds[]) => Odds, high: (of: Odds[]) => Odds): void {
  f.people.forEach((person, seat) => {
    person.low = low(all.map(one => personAt(one, seat).low))
    person.high = high(all.map(one => personAt(one, seat).high))
  })
  f.vessel = { low: low(all.map(({ vessel }) => vessel.low)), high: high(all.map(({ vessel }) => vessel.high)) }
}

export type Branch = readonly [weight: number, way: (f: Foresight) => void]

/** Chance decides: everything that follows is looked at for each outcome. */
export function fork(f: Foresight, branches: readonly Branch[]): void {
  const open = branches.filter(([weight]) => weight > 0)
  const [first, ...others] = open
  if (!first) return
  if (others.length === 0) return first[1](f)
  const all = followed(
    f,
    open.map(([, way]) => way),
  )
  const sum = open.reduce((n, [weight]) => n + weight, 0)
  const mix = (of: Odds[]) => mixed(of.map((odds, i) => [elementAt(open, i)[0], odds]))
  join(f, all, mix, mix)
  all.forEach((one, i) => takeReasons(f, one, elementAt(open, i)[0] / sum))
}

/** Somebody or something decides that this seat does not know: the best and the worst of all. */
export function either(f: Foresight, ways: readonly ((f: Foresight) => void)[]): void {
  const [first, ...others] = ways
  if (first && others.length === 0) return first(f)
  const all = followed(f, ways)
  join(
    f,
    all,
    of => bound(of, Math.min),
    of => bound(of, Math.max),
  )
  for (const one of all) takeReasons(f, one, 1)
}

/** Everything that what follows may depend on; of who is assumed dead, nothing. */
function momentOf(f: Foresight): string {
  const people = f.people.map(person => (person.assumedDead ? null : person))
  const { foes, foesVague, fire, malfunction, explored, tokens, noise, closed, vent, armed, calm, parts } = f
  const { bag, tokensDrawn, bagVague, cardsDrawn, phantoms, vessel, newRound, turn } = f
  return JSON.stringify([
    [people, foes, foesVague, fire, malfunction, explored, tokens, noise, closed, vent, armed, calm, parts],
    [bag, tokensDrawn, bagVague, cardsDrawn, phantoms, vessel, newRound, turn, f.agenda],
  ])
}

/**
 * The rest of the look ahead from here, found once though many ways lead here: it is followed as if it were certain to
 * be reached, and counts by how likely that is.
 */
export function followOnce(f: Foresight): void {
  const key = momentOf(f)
  let after = f.memo.ends.get(key)
  if (!after) {
    after = copied(f)
    after.reach = SURE
    run(after)
    f.memo.ends.set(key, after)
  }
  const { least, most } = f.reach
  const reached = (before: Body, then: Body): void => {
    before.low = changedAtLeast(before.low, then.low, least)
    before.high = changedAtMost(before.high, then.high, most)
  }
  f.people.forEach((person, seat) => {
    if (!person.assumedDead) reached(person, personAt(after, seat))
  })
  reached(f.vessel, after.vessel)
  takeReasons(f, after, most)
  f.agenda = []
}

/** If this is known, one of the two; otherwise either. */
export function decide(f: Foresight, known: Known, yes: (f: Foresight) => void, no: (f: Foresight) => void): void {
  if (known === null) either(f, [yes, no])
  else (known ? yes : no)(f)
}

/** A question ends the look ahead, unless who is asked may be dead by then, or away. */
export function ask(f: Foresight, who: Seat): void {
  const person = personAt(f, who)
  if (f.own.playsOn(f, who)) f.agenda = []
  if (!canAct(person)) return
  const gone = deathOf(person)
  if (gone.most === 0) {
    f.agenda = []
    return
  }
  // Where it is dead already in all that is followed, nothing more can be said of its own death.
  f.reach = { least: Math.max(0, f.reach.least + gone.least - 1), most: Math.min(f.reach.most, gone.most) }
  person.assumedDead = true
}

/** May this character still act? */
export const canAct = (person: Person): boolean =>
  person.fate === 'aboard' && !person.assumedDead && deadIn(person.low) < 1

/** A task that names its actor vanishes with it. */
const vanishes = (f: Foresight, { who }: Task): boolean => who !== undefined && !canAct(personAt(f, who))

/** Works off the agenda until somebody is asked or nothing is left. */
export function run(f: Foresight): void {
  for (;;) {
    const task = f.agenda.pop()
    if (!task) return
    if (vanishes(f, task)) continue
    const handler = f.handlers[task.do] as Run<TaskName> | Question<TaskName>
    if (typeof handler === 'function') handler(f, task)
    else if (handler.anyhow) handler.anyhow(f, task)
    else ask(f, askedBy(f, task))
  }
}

/** Whom a question is put to: its actor, a seat without one, or the first of several. */
function askedBy(f: Foresight, task: Task): Seat {
  if (task.who !== undefined) return task.who
  if ('seat' in task) return task.seat
  const asked = 'asked' in task ? task.asked : 0
  return f.people.find(({ seat }) => (asked >> seat) & 1)?.seat ?? f.me
}
