/** One thread of a soak: its share of the games, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { boxOf } from '@coldwake/rules'
import {
  checkActions,
  checkAsked,
  checkChoice,
  checkCopies,
  checkDealt,
  checkKnowledge,
  checkPieces,
  checkPlayable,
  checkRefusals,
  checkReplay,
  checkSecrecy,
  checkSize,
  checkWorlds,
  emptyCoverage,
  isSampled,
  type Moment,
  note,
  noteDecision,
  playGame,
  policyFor,
  rngFor,
  sizeOf,
  viewers,
} from '@coldwake/rules/testing'
import type { SoakReport, SoakWork } from './soak.ts'

const { table, from, games, step, secrecy } = workerData as SoakWork
const report = (message: SoakReport) => parentPort?.postMessage(message)

const coverage = emptyCoverage(boxOf(table), table.board)
const problems: string[] = []
let decisions = 0
let looked = 0

/** Plays one game and checks all invariants; throws the first that fails. */
function prove(seed: number): void {
  const look = isSampled(seed, secrecy) ? closely(seed) : () => {}
  let moments = 0
  let size = 0
  const played = playGame(
    seed,
    policyFor(seed),
    moment => {
      for (const decision of moment.decisions) noteDecision(coverage, decision)
      if (moments++ % 10 === 0) checkPieces(moment.g)
      if (size === 0 && moment.g.round > 0) size = sizeOf(moment.g)
      look(moment)
    },
    table,
  )
  decisions += moments
  if (!played.g.over) throw new Error('no seat is asked, but the game is not over')
  checkPieces(played.g)
  checkSize(played.g, size)
  checkActions(played.events)
  checkReplay(seed, played)
  for (const event of played.events) note(coverage, event)
}

/** Checks that only some games get: secrets at every decision, and the most expensive checks now and then. */
function closely(seed: number): (moment: Moment) => void {
  looked++
  checkKnowledge(seed, table)
  const rng = rngFor(`exchange/${seed}`)
  let moments = seed
  return ({ g, decisions: open, input }) => {
    checkSecrecy(g, input, viewers(g), rng)
    checkChoice(g, open)
    checkAsked(g)
    moments++
    if (moments % 20 === 0) checkCopies(g, input)
    if (moments % 20 === 5) checkRefusals(g, input)
    if (moments % 20 === 10) checkDealt(g, seed)
    if (moments % 20 === 15) checkWorlds(g)
    if (moments % 150 === 0) checkPlayable(g, seed)
  }
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
report({ coverage, decisions, looked, problems })
