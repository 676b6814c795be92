/**
 * One game of every way to play, stored by the rules of November 2026: its log, and its state between two turns
 * near the middle. Later rules must be able to load that state and play the game to the same end.
 * These files are never written anew.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { step } from '../src/engine.ts'
import { GAME_RULES } from '../src/games/index.ts'
import {
  betweenTurns,
  canonical,
  fingerprint,
  fold,
  type GameLog,
  type GameState,
  type Input,
  misfits,
} from '../src/index.ts'
import { nameOfWay, waysOf } from '../src/testing.ts'

interface Stored {
  log: Omit<GameLog, 'inputs'> & { inputs: Input[] }
  /** How many inputs had been given when the state was stored. */
  at: number
  state: GameState
}

const folder = path.join(import.meta.dirname, 'stored')
const read = (file: string): Stored => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
const digestOf = (g: GameState) => createHash('sha256').update(canonical(g)).digest('hex')

const files = fs.readdirSync(folder)

test('a game of every way to play is stored', () => {
  const names = Object.keys(GAME_RULES).flatMap(game =>
    waysOf(game).map(way => `${nameOfWay(way).replaceAll(' ', '-')}.json`),
  )
  expect(files).toEqual(expect.arrayContaining(names))
})

test.each(files)('%s: the log leads to the stored state', file => {
  const { log, at, state } = read(file)
  expect(JSON.stringify(fold(log, at))).toBe(JSON.stringify(state))
})

test.each(files)('%s: the stored state passes the check of these rules', file => {
  const { log, at, state } = read(file)
  expect(betweenTurns(state)).toBe(true)
  expect(misfits(state, fingerprint(fold(log, at)))).toEqual([])
})

test.each(files)('%s: the game goes on from the stored state to its end', file => {
  const { log, at, state } = read(file)
  for (const input of log.inputs.slice(at)) step(state, input)
  expect(state.over).not.toBeNull()
  expect(digestOf(state)).toBe(log.digest)
})
