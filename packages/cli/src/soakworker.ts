/** One thread of a soak: its share of the games, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { boxOf } from '@coldwake/rules'
import {
  checkActions,
  checkPieces,
  checkReplay,
  checkSecrecy,
  emptyCoverage,
  type Moment,
  note,
  noteDecision,
  playGame,
  policyFor,
  rngFor,
  viewers,
} from '@coldwake/rules/testing'
import type { SoakReport, SoakWork } from './soak.ts'

const { table, from, games, step, secrecy } = workerData as SoakWork
const report = (message: SoakReport) => parentPort?.postMessage(message)

const coverage = emptyCoverage(boxOf(table), table.board)
const problems: string[] = []
let decisions = 0

/** Plays one game and checks all that must hold; throws what is wrong. */
function prove(seed: number): void {
  const rng = rngFor(`exchange/${seed}`)
  let moments = 0
  const look = ({ g, decisions: open, input }: Moment) => {
    for (const decision of open) noteDecision(coverage, decision)
    if (moments++ % 10 === 0) checkPieces(g)
    if (seed % secrecy === 0) checkSecrecy(g, input, viewers(g), rng)
  }
  const played = playGame(seed, policyFor(seed), look, table)
  decisions += moments
  if (!played.g.over) throw new Error('nobody is asked, but the game is not over')
  checkPieces(played.g)
  checkActions(played.events)
  checkReplay(seed, played)
  for (const event of played.events) note(coverage, event)
}

for (let i = 0; i < games; i++) {
  const seed = from + i * step
  try {
    prove(seed)
  } catch (error) {
    problems.push(`game ${seed}: ${error instanceof Error ? error.stack : error}`)
  }
  if (i % 20 === 19 || i === games - 1) report({ done: i + 1 })
}
report({ coverage, decisions, problems })
