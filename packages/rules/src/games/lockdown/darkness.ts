/** What darkness adds, and who can ignore it. LOCK-POWER-04..07, LOCK-EVENT-15, LOCK-RULING-142. */
import type { EventCard } from '../../core/content.ts'
import { bit, cardsInPlay, EVERYBODY } from '../../core/pieces.ts'
import { faceOf, type Meeting, nameOf, rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next, nextAll, type Task } from '../../core/task.ts'
import type { Name, ObjectKind, Seat, Tell } from '../../core/types.ts'
import { inOrder, isAboard } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { comparesDark } from '../../mechanics/encounters.ts'
import { bagNoise } from '../../mechanics/noise.ts'
import {
  askSealed,
  couldReact,
  declines,
  type Moment,
  playReaction,
  reactionOptions,
} from '../../mechanics/reactions.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** What the event does besides to those in darkness. */
    darkPart: object
    darkWindow: { card: Name; seats: readonly Seat[]; asked: number }
    /** The higher number of an encounter may be ignored. */
    lightWindow: Meeting
    /** A noise roll of the bag's development may be left out. */
    bagWindow: { who: Seat }
  }
}

declare module '../../core/types.ts' {
  interface AskTypes {
    darkWindow: true
    bagWindow: true
  }
  interface About {
    /** What darkness would do, and that may be ignored. */
    dark?: { event: Name | null }
  }
  interface EventTypes {
    ignoresDark: { who: Seat; card: Name }
    quiet: { who: Seat; card: Name }
  }
  interface EffectTypes {
    /** Only as a reaction: what darkness adds, of an event or of anything, does not touch this character. */
    ignoreDark: { of: 'event' | 'any' }
    /** Only as a reaction: another character in the room is attacked instead, before or after the card is seen. */
    redirect: { at: 'before' | 'after'; price?: readonly ObjectKind[] }
    /** Only as a reaction: another attack card is drawn. */
    redrawAttack: object
    /** Only as a reaction: no noise roll in the bag's development, in darkness. */
    skipBagNoise: object
  }
}

const ON_EVENT: Moment = { to: 'event' }
const ON_NUMBER: Moment = { to: 'number' }
const ON_BAG: Moment = { to: 'bag' }

/** The event being resolved. */
function eventInPlay(g: GameState): { card: Name; event: EventCard } | null {
  const piece = cardsInPlay(g).findLast(p => faceOf(g, p).kind === 'event')
  const face = piece === undefined ? null : faceOf(g, piece)
  return piece !== undefined && face?.kind === 'event' ? { card: nameOf(g, piece), event: face.event } : null
}

/** Everybody it concerns, one after the other; or room by room, all who are there together. */
function darkTasks(g: GameState, { dark: list = [], darkOrder }: EventCard, seats: readonly Seat[]): Task[] {
  const roomOf = (seat: Seat) => g.crew[seat].room
  if (darkOrder === 'oncePerRoom')
    return [...new Set(seats.map(roomOf))].map(room => {
      const among = seats.filter(s => roomOf(s) === room)
      return { do: 'effects', ctx: { by: among[0], whom: among[0], at: room, intruder: -1, among }, list }
    })
  const order = darkOrder === 'lowerRooms' ? seats.toSorted((a, b) => roomOf(a) - roomOf(b)) : seats
  return order.map(who => ({ do: 'effects', who, ctx: { by: who, whom: who, at: -1, intruder: -1 }, list }))
}

/** Plays what a seat has answered with, and tells it. */
function ignores(g: GameState, who: Seat, moment: Moment, tell: Tell | undefined): boolean {
  const played = playReaction(g, who, moment, tell)
  if (!played) return false
  if (moment.to === 'bag') tell?.({ e: 'quiet', who, card: played.card, rule: 'LOCK-POWER-07', learned: EVERYBODY })
  else ignoredDark(who, played.card, tell)
  return true
}

export const ignoredDark = (who: Seat, card: Name, tell: Tell | undefined): void =>
  tell?.({ e: 'ignoresDark', who, card, rule: 'LOCK-POWER-07', learned: EVERYBODY })

export const DARK_PART: Task = { do: 'darkPart' }

/** LOCK-BAG-04 */
export function bagNoiseInDark(g: GameState, who: Seat): void {
  if (couldReact(g, who, ON_BAG)) askSealed(g, bit(who), { do: 'bagWindow', who })
  else bagNoise(g, who)
}

/** LOCK-ENC-08 */
export function surpriseInDark(g: GameState, meeting: Meeting): void {
  const { who } = meeting
  if (couldReact(g, who, ON_NUMBER)) askSealed(g, bit(who), { do: 'lightWindow', ...meeting })
  else comparesDark(g, meeting)
}

const tellNone = (tell: Tell | undefined): void =>
  tell?.({ e: 'notIgnored', rule: 'LOCK-POWER-07', learned: EVERYBODY })

const declined = (g: GameState, _: unknown, seat: Seat): boolean => declines(g.standing[seat], true)

export const darknessTasks: Handlers<'darkPart' | 'darkWindow' | 'lightWindow' | 'bagWindow'> = {
  /** LOCK-EVENT-15: whoever could ignore it is asked once, after the event itself. */
  darkPart(g) {
    const { isDark } = rulesOf(g)
    const seats = inOrder(g).filter(s => isAboard(g, s) && isDark(g, s))
    const inPlay = eventInPlay(g)
    if (!inPlay || seats.length === 0) return
    const { card, event } = inPlay
    const asked = seats.reduce((bits, s) => (couldReact(g, s, ON_EVENT) ? bits | bit(s) : bits), 0)
    if (asked === 0) nextAll(g, darkTasks(g, event, seats))
    else askSealed(g, asked, { do: 'darkWindow', card, seats, asked })
  },

  darkWindow: {
    ask: 'darkWindow',
    rule: 'LOCK-POWER-07',
    asked: (_, task) => task.asked,
    about: (_, { card }) => ({ dark: { event: card } }),
    declines: declined,
    options: (g, _, seat) => reactionOptions(g, seat, ON_EVENT),
    close(g, { seats }, tell) {
      const left = seats.filter(s => !ignores(g, s, ON_EVENT, tell))
      g.answers.fill(null)
      if (left.length === seats.length) tellNone(tell)
      const inPlay = eventInPlay(g)
      if (inPlay) nextAll(g, darkTasks(g, inPlay.event, left))
    },
  },

  lightWindow: {
    ask: 'darkWindow',
    rule: 'LOCK-POWER-07',
    about: (_, { who }) => ({ dark: { event: null }, whom: who }),
    declines: declined,
    options: (g, _, seat) => reactionOptions(g, seat, ON_NUMBER),
    close(g, { who, intruder, value, dark }, tell) {
      const lit = ignores(g, who, ON_NUMBER, tell)
      g.answers.fill(null)
      if (!lit) tellNone(tell)
      next(g, { do: 'compareHand', who, intruder, number: lit ? value : dark, dark: !lit })
    },
  },

  bagWindow: {
    ask: 'bagWindow',
    rule: 'LOCK-BAG-04',
    declines: declined,
    options: (g, _, seat) => reactionOptions(g, seat, ON_BAG),
    close(g, { who }, tell) {
      const quiet = ignores(g, who, ON_BAG, tell)
      g.answers.fill(null)
      if (quiet) return
      tellNone(tell)
      next(g, { do: 'noiseRoll', who })
    },
  },
}

const reactionOnly = { why: () => 'reactionOnly' as const, run() {} }

/** What these do is decided where they are resolved. */
export const darknessEffects: Primitives<'ignoreDark' | 'redirect' | 'redrawAttack' | 'skipBagNoise'> = {
  ignoreDark: reactionOnly,
  redirect: reactionOnly,
  redrawAttack: reactionOnly,
  skipBagNoise: reactionOnly,
}
