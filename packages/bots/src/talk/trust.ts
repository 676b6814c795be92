/** How far a seat is trusted, and how much its word counts. */
import type { Seat, TableView } from '@coldwake/rules/facts'
import { talkWeights } from '../weights.ts'
import type { Ledger } from './ledger.ts'

/** From 0 to 1. Players who win together have no reason to lie. */
export function trust({ good, bad }: Pick<Ledger, 'good' | 'bad'>, { mode }: TableView, seat: Seat): number {
  const prior = mode === 'semiCooperative' ? talkWeights.stranger : talkWeights.comrade
  const plus = prior.good + (good[seat] ?? 0)
  return plus / (plus + prior.bad + (bad[seat] ?? 0))
}

/** How much it counts that this seat says so, from 0 to 1. */
export function weightOf(ledger: Pick<Ledger, 'good' | 'bad'>, table: TableView, seat: Seat): number {
  const { liar, sure } = talkWeights
  return Math.max(0, Math.min(1, (trust(ledger, table, seat) - liar) / (sure - liar)))
}
