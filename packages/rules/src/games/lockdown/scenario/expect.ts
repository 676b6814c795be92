/** Expectations about what only Lockdown has. */
import { boardOf, nameOf } from '../../../core/ruleset.ts'
import { byKey, bySeat, type Checks, cardNames, now, seatsWhere } from '../../../scenario/expect/moment.ts'
import { tableView } from '../../../view.ts'
import type { situation } from './fields.ts'
import { powerPlace } from './given.ts'

export const lockdownChecks: Checks<keyof typeof situation> = {
  power: byKey(({ g }, place, _: unknown, path) => g.facility?.power[powerPlace(place, path)]),
  on: now(g => g.facility?.on.flatMap((on, i) => (on ? [i + 1] : []))),
  backup: now(g => g.facility?.backup),
  elevator: now(g => g.facility && boardOf(g).rooms[g.facility.elevator]),
  gateOpen: now(g => g.facility?.gateOpen),
  rover: now(g => {
    const place = tableView(g).facility?.rover
    return place === 'bunker' || g.facility?.surface ? place : 'facility'
  }),
  alert: now(g => tableView(g).facility?.alert),
  red: now(g => g.facility?.red),
  knowledge: bySeat((g, seat) => g.facility?.knowledge[seat]),
  learned: seatsWhere((g, _, seat) => g.facility?.learned[seat] === true),
  contingency: now(g => cardNames(g, g.facility?.active ?? [])[0]),
  pool: now(g => cardNames(g, g.facility?.pool ?? [])),
  poolOpen: now(g => tableView(g).facility?.pool.flatMap(({ card }, i) => (card === null ? [] : [i]))),
  contingencies: bySeat((g, seat) => cardNames(g, g.facility?.held[seat] ?? [])),
  css: byKey(({ g, names }, space, _: unknown, path) => {
    const piece = g.facility?.css[names.space(space, path)] ?? -1
    return piece < 0 ? null : nameOf(g, piece)
  }),
  cssOpen: now(g => tableView(g).facility?.css.flatMap(({ space, card }) => (card === null ? [] : [space]))),
  computer: ({ g }, wanted: readonly unknown[]) => ({
    got: cardNames(g, wanted.length > 0 ? (g.facility?.computer.slice(-wanted.length).reverse() ?? []) : []),
    ordered: true,
  }),
  analysed: ({ g }) => ({ got: g.facility?.analysed, ordered: true }),
  locked: seatsWhere((_, { fate }) => fate === 'locked'),
  bunker: seatsWhere((_, { fate }) => fate === 'bunker'),
  inCss: bySeat((g, _, { fate, pod }) => (fate === 'inPod' ? g.pods[pod]?.section : null)),
  poolLost: byKey(({ g }, kind) => {
    const lost: Record<string, number> = { ...g.facility?.lost }
    return lost[kind]
  }),
  fresh: seatsWhere((g, _, seat) => g.facility?.fresh[seat] === true),
}
