/** Fields of a scenario that only Lockdown has: power, Knowledge, contingencies, cargo tokens and computer cards. */
import { flag, list, map, object, oneOf, orNull, text, whole } from '../../../scenario/fields.ts'

export const situation = {
  /** Number of the power token at each place, and the tokens that give power. */
  power: map(whole),
  on: list(whole),
  backup: flag,
  elevator: text,
  gateOpen: flag,
  /** `facility`, `bunker`, or the Exit Room it stands in. */
  rover: text,
  alert: whole,
  red: flag,
  knowledge: map(whole),
  learned: list(text),
  /** The active one. */
  contingency: text,
  pool: list(text),
  /** Places of the pool whose token lies open. */
  poolOpen: list(whole),
  contingencies: map(list(text)),
  /** Cargo tokens by their space of the time track, and the spaces where one lies open. */
  css: map(text),
  cssOpen: list(whole),
  computer: list(text),
  analysed: list(oneOf('corpse', 'egg', 'carcass')),
  locked: list(text),
  bunker: list(text),
  inCss: map(oneOf('A', 'B', 'C')),
  poolLost: object({ fire: whole, malfunction: whole, eggs: whole }),
  fresh: list(text),
}

export const given = {}

/** Null says that there is none. */
export const expected = {
  alert: orNull(whole),
  css: map(orNull(text)),
  inCss: map(orNull(oneOf('A', 'B', 'C'))),
}

export const LOCKDOWN_FIELDS = Object.keys(situation) as (keyof typeof situation)[]
