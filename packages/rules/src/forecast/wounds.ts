/**
 * How near to death somebody is, as a place on one scale: so many steps for every serious wound, one for every light
 * one. A wound leads up the scale and never down, so that whatever is uncertain can be bounded from below and above.
 */
import type { Facts } from '../core/facts.ts'
import { elementAt } from '../core/lists.ts'

/** The chances of all places of the scale; the last one is death. */
export type Odds = readonly number[]
/** The chance of a place; beyond the scale there is none. */
export const chanceOf = (odds: Odds, place: number): number => odds[place] ?? 0
export const deadIn = (odds: Odds): number => chanceOf(odds, odds.length - 1)
/** Where a wound leads from a place. */
export type Harm = (place: number) => number

export interface Scale {
  readonly dead: number
  /** NEM-WOUND-02, NEM-WOUND-03, NEM-WOUND-06 */
  readonly light: Harm
  /** NEM-WOUND-04 */
  readonly serious: Harm
  readonly kill: Harm
  readonly placeOf: (serious: number, light: number) => number
  readonly seriousAt: (place: number) => number
}

export function scaleOf({ light, serious }: Facts['limits']): Scale {
  const dead = (serious + 1) * light
  const last = serious * light
  return {
    dead,
    light: place => (place >= last ? dead : place + 1),
    serious: place => (place >= last ? dead : place + light),
    kill: () => dead,
    placeOf: (many, few) => Math.min(many * light + few, dead - 1),
    seriousAt: place => Math.floor(place / light),
  }
}

export const certain = (place: number, dead: number): Odds =>
  Array.from({ length: dead + 1 }, (_, i) => (i === place ? 1 : 0))

/** Where each place of the scale leads, with what chance. Who is dead stays so. */
export type Passage = readonly Odds[]

/** All these harms are equally likely. */
export function passage(dead: number, harms: readonly Harm[]): Passage {
  const share = 1 / harms.length
  return Array.from({ length: dead + 1 }, (_, place) => {
    const row = Array<number>(dead + 1).fill(0)
    if (place === dead) row[dead] = 1
    else for (const harm of harms) row[harm(place)] = chanceOf(row, harm(place)) + share
    return row
  })
}

/** One of these, each with its weight. */
export function anyOf(parts: readonly (readonly [weight: number, of: Passage])[]): Passage {
  const open = parts.filter(([weight]) => weight > 0)
  const [, one] = elementAt(open.length > 0 ? open : parts, 0)
  if (open.length < 2) return one
  const all = open.reduce((sum, [weight]) => sum + weight, 0)
  return one.map((row, place) =>
    row.map((_, to) => open.reduce((sum, [weight, of]) => sum + weight * chanceOf(elementAt(of, place), to), 0) / all),
  )
}

/** What becomes of the odds: with this chance the passage, otherwise nothing. */
export function suffer(odds: Odds, chance: number, rows: Passage): Odds {
  if (chance === 0) return odds
  const after = odds.map(p => p * (1 - chance))
  odds.forEach((p, place) => {
    if (p === 0) return
    rows[place]?.forEach((q, to) => {
      after[to] = chanceOf(after, to) + p * chance * q
    })
  })
  return after
}

/** The chance of each place or a worse one. */
const tails = (odds: Odds): number[] => {
  const out = [...odds]
  for (let i = out.length - 2; i >= 0; i--) out[i] = chanceOf(out, i) + chanceOf(out, i + 1)
  return out
}
const fromTails = (list: readonly number[]): Odds => list.map((p, i) => Math.max(0, p - chanceOf(list, i + 1)))

/** Odds no better than any of these, or no worse than any. */
export const bound = (all: readonly Odds[], pick: (...of: number[]) => number): Odds => {
  const first = elementAt(all, 0)
  if (all.every(odds => odds === first)) return first
  const sums = all.map(tails)
  return fromTails(first.map((_, i) => pick(...sums.map(list => chanceOf(list, i)))))
}

/** At most so much of the odds has changed. */
export const changedAtMost = (before: Odds, after: Odds, share: number): Odds => {
  if (share >= 1) return after
  const [was, is] = [tails(before), tails(after)]
  return fromTails(was.map((p, i) => Math.min(chanceOf(is, i), p + share)))
}

/** At least so much of the odds has changed. */
export const changedAtLeast = (before: Odds, after: Odds, share: number): Odds => {
  if (share >= 1) return after
  const [was, is] = [tails(before), tails(after)]
  return fromTails(was.map((p, i) => Math.max(p, chanceOf(is, i) - (1 - share))))
}

export const mixed = (parts: readonly (readonly [weight: number, odds: Odds])[]): Odds => {
  const all = parts.reduce((sum, [weight]) => sum + weight, 0)
  const [, first] = elementAt(parts, 0)
  return first.map((_, i) => parts.reduce((sum, [weight, odds]) => sum + weight * chanceOf(odds, i), 0) / all)
}
