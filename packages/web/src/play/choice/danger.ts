/** How grave a forecast is, and what it takes to mean the choice all the same. */
import type { Option } from '@coldwake/rules/facts'
import type { Chance, Danger, Forecast, OwnWounds } from '@coldwake/rules/forecast'

/** Little is said in grey, more in bone with a skull, and most on a panel that must be held. */
export type Gravity = 'none' | 'slight' | 'risky' | 'lethal'

const RISKY = 0.05
const LETHAL = 0.25
/** Sums of fractions are not quite one. */
const SURE = 1 - 1e-9

export const isSure = ({ least }: Chance): boolean => least >= SURE

/** By the worst that may be: what nobody can rule out counts. */
export function gravityOf({ most }: Chance): Gravity {
  if (most <= 0) return 'none'
  if (most < RISKY) return 'slight'
  return most < LETHAL ? 'risky' : 'lethal'
}

/** What a choice is judged by. */
export const worstOf = (forecast: Forecast | null): Danger | null =>
  forecast?.dangers.reduce<Danger | null>(
    (worst, next) => (worst === null || next.chance.most > worst.chance.most ? next : worst),
    null,
  ) ?? null

/** Of the whole choice. */
export function gravityOfForecast(forecast: Forecast | null): Gravity {
  const worst = worstOf(forecast)
  return worst ? gravityOf(worst.chance) : 'none'
}

/** Wounds that come for certain, or likely enough to be told of; null: none. What is likely to kill says enough. */
export function woundsAhead(forecast: Forecast | null): OwnWounds | null {
  const wounds = forecast?.wounds
  return wounds && gravityOfForecast(forecast) !== 'lethal' && wounds.chance.least >= LETHAL ? wounds : null
}

/** In percent: never 0 or 100 for what may or may not be. Null: under one percent. */
export function percentOf(chance: number): number | null {
  if (chance < 0.01) return null
  return chance >= SURE ? 100 : Math.min(99, Math.round(100 * chance))
}

const surelyFatal = (forecast: Forecast | null): boolean =>
  forecast?.dangers.some(danger => danger.to !== 'other' && isSure(danger.chance)) ?? false

/** Everything else that could be done is certain death, if there is anything at all: dropping things saves nobody. */
export const isForced = (chosen: Option, options: readonly Option[], forecast: (option: Option) => Forecast | null) =>
  options.every(option => option === chosen || option.do === 'drop' || surelyFatal(forecast(option)))

/** How often a choice must be held before it is done; 0: a press is enough. */
export type Holds = 0 | 1 | 2

/** What surely kills me or destroys everything is held twice; what may, or what ends something for good, once. */
export function holdsFor(forecast: Forecast | null, isFinal: boolean): Holds {
  if (surelyFatal(forecast)) return 2
  return isFinal || gravityOfForecast(forecast) === 'lethal' ? 1 : 0
}

/** A choice that is being held: `holds` are done, and a first press waits for its second. */
export interface Armed {
  holds: number
  /** When it was pressed; null: not yet, since the last hold. */
  pressed: number | null
  /** It was pressed again too soon after that, and that did not count. */
  hasty?: true
}

/** Two presses that are closer together were one: a trembling finger, a key that repeats. */
const APART_MS = 400

/** Pressed or held again: how far it is now; null once it is meant. Two presses count as one hold. */
export function armedBy(armed: Armed | null, holds: Holds, held: boolean, now: number): Armed | null {
  const { holds: done, pressed } = armed ?? { holds: 0, pressed: null }
  if (!held && pressed === null) return { holds: done, pressed: now }
  if (!held && pressed !== null && now - pressed < APART_MS) return { holds: done, pressed, hasty: true }
  return done + 1 >= holds ? null : { holds: done + 1, pressed: null }
}

/** What is still to be done: by holding, or by pressing, which counts half as much. */
export const stepsLeft = (armed: Armed | null, holds: Holds): { holds: number; presses: number } => {
  const left = holds - (armed?.holds ?? 0)
  return { holds: left, presses: 2 * left - (armed && armed.pressed !== null ? 1 : 0) }
}
