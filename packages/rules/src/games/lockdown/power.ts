/** Four power tokens for three sections and the elevator: who has light, and how that changes. LOCK-POWER. */

import { boardOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { RuleId, Seat, Tell } from '../../core/types.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { isBlind } from '../../mechanics/hindrances.ts'
import { POWER_PLACES, type PowerPlace } from './sets.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** Two places change their tokens; `first`: the one chosen already, or −1. */
    swapPower: { who: Seat; first: number }
    /** `laid`: tokens chosen for the first places. */
    distributePower: { who: Seat; laid: readonly number[] }
  }
}

declare module '../../core/types.ts' {
  interface ChoiceTypes {
    powerPlace: { place: PowerPlace }
    powerToken: { token: number }
  }
  interface AskTypes {
    power: true
    powerToken: true
  }
  interface WhyTypes {
    noPower: true
    powered: true
  }
  interface About {
    /** The place whose power token is chosen, or that changes its token with another. */
    place?: PowerPlace
    /** Power tokens chosen already for the places before it. */
    laid?: readonly number[]
  }
  interface EventTypes {
    power: { place: PowerPlace; token: number; on: boolean }
    powerMoved: { places: { place: PowerPlace; token: number; on: boolean }[] }
    backup: { active: boolean }
  }
  interface EffectTypes {
    power: { how: 'flipHere' | 'swap' }
    backup: object
    kickstopper: object
    /** `cuts`: where the Time token is inactive already, the highest power token goes out. */
    powerSurge: { cuts?: true }
  }
}

const ELEVATOR = POWER_PLACES.indexOf('elevator')
const TOKENS: readonly number[] = [1, 2, 3, 4]
/** LOCK-ROOM-BACKUP-01, LOCK-RULING-80: tokens that a reset turns blue, and how many blue ones make it needless. */
const RESET = 2
const ENOUGH = 3

/** By the place of the token: the sections in their order, then the elevator. LOCK-STAIR-02: no section, no power. */
export const sectionHasPower = (g: GameState, place: number): boolean => {
  const { power, on } = facilityOf(g)
  return place >= 0 && on[power[place] - 1]
}

/** LOCK-POWER-01, LOCK-RULING-66 */
export const hasPower = (g: GameState, room: number): boolean => sectionHasPower(g, boardOf(g).sectionOf[room])

/** LOCK-ELEV-05 */
export const elevatorHasPower = (g: GameState): boolean => sectionHasPower(g, ELEVATOR)

/** LOCK-POWER-04, LOCK-POWER-06; LOCK-RULING-112: no power is needed to see under the open sky. */
export const isDark = (g: GameState, seat: Seat): boolean => {
  const { room } = g.crew[seat]
  return (!hasPower(g, room) && !boardOf(g).outside[room]) || isBlind(g, seat)
}

/** LOCK-POWER-02, LOCK-POWER-03, LOCK-RULING-142: where there is power, for whoever can see. */
export const isPowered = (g: GameState, seat: Seat): boolean => hasPower(g, g.crew[seat].room) && !isBlind(g, seat)

/** Turns one token to this side. */
function setPower(g: GameState, token: number, on: boolean, rule: RuleId, tell: Tell | undefined): void {
  const facility = facilityOf(g)
  if (facility.on[token - 1] === on) return
  facility.on[token - 1] = on
  tell?.({ e: 'power', place: POWER_PLACES[facility.power.indexOf(token)], token, on, rule })
}

/** LOCK-POWER-12: the highest token that gives power goes out. */
export function cutPower(g: GameState, rule: RuleId, tell: Tell | undefined): void {
  const token = facilityOf(g).on.lastIndexOf(true) + 1
  if (token > 0) setPower(g, token, false, rule, tell)
}

/** LOCK-POWER-08 */
function setBackup(g: GameState, active: boolean, rule: RuleId, tell: Tell | undefined): void {
  const facility = facilityOf(g)
  if (facility.backup === active) return
  facility.backup = active
  tell?.({ e: 'backup', active, rule })
}

/** All tokens anew, each with the side it shows. */
export function layPower(g: GameState, tokens: readonly number[], rule: RuleId, tell: Tell | undefined): void {
  const facility = facilityOf(g)
  facility.power = [...tokens]
  const places = tokens.map((token, place) => ({ place: POWER_PLACES[place], token, on: facility.on[token - 1] }))
  tell?.({ e: 'powerMoved', places, rule })
}

export const powerTasks: Handlers<'swapPower' | 'distributePower'> = {
  /** The two places in their order: a pair has one way to be named. */
  swapPower: {
    ask: 'power',
    rule: 'LOCK-POWER-14',
    about: (_, { first }) => (first < 0 ? {} : { place: POWER_PLACES[first] }),
    options: (_, { first }) =>
      (first < 0 ? POWER_PLACES.slice(0, -1) : POWER_PLACES.slice(first + 1)).map(place => ({
        do: 'powerPlace',
        place,
      })),
    answer(g, { who, first }, choice, tell) {
      if (choice.do !== 'powerPlace') return
      const place = POWER_PLACES.indexOf(choice.place)
      if (first < 0) return next(g, { do: 'swapPower', who, first: place })
      const tokens = facilityOf(g).power.slice()
      const token = tokens[first]
      tokens[first] = tokens[place]
      tokens[place] = token
      layPower(g, tokens, 'LOCK-POWER-14', tell)
    },
  },

  /** LOCK-ROOM-BACKUP-02, LOCK-ROOM-BACKUP-03: the last token goes where there is room. */
  distributePower: {
    ask: 'powerToken',
    rule: 'LOCK-ROOM-BACKUP-02',
    about: (_, { laid }) => ({ place: POWER_PLACES[laid.length], laid }),
    options: (_, { laid }) => TOKENS.filter(token => !laid.includes(token)).map(token => ({ do: 'powerToken', token })),
    answer(g, { who, laid: before }, choice, tell) {
      if (choice.do !== 'powerToken') return
      const laid = [...before, choice.token]
      const rest = TOKENS.filter(token => !laid.includes(token))
      if (rest.length > 1) return next(g, { do: 'distributePower', who, laid })
      layPower(g, [...laid, ...rest], 'LOCK-ROOM-BACKUP-02', tell)
      setBackup(g, true, 'LOCK-ROOM-BACKUP-03', tell)
    },
  },
}

export const powerEffects: Primitives<'power' | 'backup' | 'powerSurge' | 'kickstopper'> = {
  power: {
    why: (g, { by }, { how }) =>
      how === 'flipHere' && boardOf(g).sectionOf[g.crew[by].room] < 0 ? 'wrongPlace' : null,
    run(g, { by, at }, { how }, tell) {
      if (how === 'swap') return next(g, { do: 'swapPower', who: by, first: -1 })
      // LOCK-ROOM-GENERATOR-02, LOCK-RULING-81: on or off, whatever the Time token shows.
      const section = boardOf(g).sectionOf[g.crew[by].room]
      const rule = at >= 0 ? 'LOCK-ROOM-GENERATOR-02' : 'LOCK-POWER-14'
      setPower(g, facilityOf(g).power[section], !sectionHasPower(g, section), rule, tell)
    },
  },
  backup: {
    why: () => null,
    run(g, { by }, _, tell) {
      if (facilityOf(g).on.filter(Boolean).length < ENOUGH)
        for (const token of TOKENS) setPower(g, token, token <= RESET, 'LOCK-ROOM-BACKUP-01', tell)
      next(g, { do: 'distributePower', who: by, laid: [] })
    },
  },
  powerSurge: {
    why: () => null,
    run(g, _, { cuts }, tell) {
      if (cuts && !facilityOf(g).backup) cutPower(g, 'LOCK-POWER-14', tell)
      else setBackup(g, false, 'LOCK-POWER-14', tell)
    },
  },
  kickstopper: {
    why: () => null,
    run: (g, _, __, tell) => setPower(g, facilityOf(g).power[ELEVATOR], false, 'LOCK-POWER-14', tell),
  },
}
