/**
 * Games that were played once and are kept: a change of the rules shows exactly which of them it touches.
 * `npm run fixtures` writes them anew; the commit lists those altered and the rule id that changed.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { canonical, fold, type GameEvent, type GameLog } from '../src/index.ts'
import { emptyCoverage, missing, note } from '../src/testing.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const files = fs.readdirSync(folder).filter(file => file.endsWith('.json'))
const read = (file: string): GameLog => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))

function replay(log: GameLog, tell?: (event: GameEvent) => void): string {
  const g = fold(log, log.inputs.length, tell)
  expect(g.over).not.toBeNull()
  return createHash('sha256').update(canonical(g)).digest('hex')
}

const GAMES: [game: string, players: number[]][] = [
  ['nemesis', [1, 2, 3, 4, 5]],
  ['lockdown', [1, 2, 3, 4, 5]],
]
const filesOf = (game: string) => files.filter(file => file.startsWith(`${game}-`))

test.each(GAMES)('there are twenty of %s, for every number of players', (game, players) => {
  const own = filesOf(game)
  expect(own).toHaveLength(20)
  expect(new Set(own.map(file => read(file).setup.game))).toEqual(new Set([game]))
  expect(new Set(own.map(file => read(file).setup.seats.length))).toEqual(new Set(players))
})

test('games of the other modes are among them', () => {
  const told: Record<string, number> = {}
  for (const file of files.filter(name => /^(alone|together)-/.test(name)))
    replay(read(file), ({ e }) => {
      told[`${file.split('-')[0]} ${e}`] = (told[`${file.split('-')[0]} ${e}`] ?? 0) + 1
    })
  expect(told['together revived']).toBeGreaterThan(4)
  expect(told['together check']).toBeGreaterThan(4)
  expect(told['alone over']).toBe(1)
})

test.each(files)('%s ends as it did', file => {
  const log = read(file)
  expect(replay(log)).toBe(log.digest)
})

test.each(GAMES)('together those of %s reach most of the box', game => {
  const coverage = emptyCoverage(game)
  const all = Object.values(coverage).flatMap(Object.keys).length
  for (const file of filesOf(game)) replay(read(file), event => note(coverage, event))
  expect(missing(coverage).length).toBeLessThan(all * 0.3)
})
