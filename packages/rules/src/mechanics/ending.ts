/** The end of the game replaces whatever was still to come. NEM-END, NEM-RULING-16, NEM-RULING-95. */
import { cited, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { next } from '../core/task.ts'
import type { CheckStep, EndReason, IntruderKind, RuleId, Seat, Tell } from '../core/types.ts'
import { gameEnding } from '../games/state.ts'
import { survived } from './predicates.ts'

declare module '../core/types.ts' {
  interface EventTypes {
    check: { step: CheckStep }
    over: { reason: EndReason }
  }
  interface EndReasonTypes {
    nobodyLeft: true
  }
  interface DeathTypes {
    explosion: true
  }
  interface CheckTypes {
    died: { who: Seat; by: keyof DeathTypes }
  }
}

/** One more step of the report; it is told and kept. */
export function report(g: GameState, step: CheckStep, rule: RuleId, tell: Tell | undefined, learned = 0): void {
  if (!g.ending) return
  g.ending = { ...g.ending, report: [...g.ending.report, step] }
  tell?.({ e: 'check', step, rule, learned })
}

/** Somebody is lost with everything aboard or in a check: no corpse, nothing dropped. */
export function lost(
  g: GameState,
  who: Seat,
  by: Extract<CheckStep, { check: 'died' }>['by'],
  rule: RuleId,
  tell: Tell | undefined,
  learned = 0,
): void {
  g.crew[who].fate = 'dead'
  report(g, { check: 'died', who, by }, rule, tell, learned)
}

/** NEM-END-06: everything aboard is gone, and counts as destroyed. */
export function destroyEverything(g: GameState, rule: RuleId, tell: Tell | undefined): void {
  if (!g.ending) return
  g.ending = { ...g.ending, destroyed: true }
  g.crew.forEach((crew, who) => {
    if (rulesOf(g).perishes(g, crew.fate, true)) lost(g, who, 'explosion', rule, tell)
  })
  for (const { kind } of g.intruders) g.killed[kind satisfies IntruderKind]++
  g.intruders = []
  g.nestDestroyed = true
}

export function endGame(
  g: GameState,
  reason: EndReason,
  rule: RuleId,
  destroyed: boolean,
  tell: Tell | undefined,
): void {
  g.agenda.length = 0
  g.turn = null
  g.trade = null
  g.answers.fill(null)
  g.ending = { reason, rule: cited(g.setup, rule), destroyed: false, ...gameEnding, report: [], winners: [] }
  if (destroyed) destroyEverything(g, 'NEM-END-06', tell)
  else
    g.crew.forEach((crew, who) => {
      if (rulesOf(g).perishes(g, crew.fate, false)) lost(g, who, rulesOf(g).lostBy, 'NEM-END-01', tell)
    })
  // NEM-END-09, NEM-RULING-137
  if (g.crew.some((_, s) => survived(g, s))) next(g, ...rulesOf(g).checks(g))
  else finish(g, tell)
}

export function finish(g: GameState, tell: Tell | undefined): void {
  rulesOf(g).lastReport(g, tell)
  g.over = g.ending
  g.ending = null
  if (g.over) tell?.({ e: 'over', reason: g.over.reason, rule: g.over.rule })
}
