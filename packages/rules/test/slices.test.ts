/** Shared code names no game and none of its things: those are in the games' folders, which the manifests list. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** The games, their things, and what the glossary calls otherwise. */
const NAMES =
  /nemesis|lockdown|facilit|\bships?\b|surface|\bmars\b|outdoors|elevator|rovers?\b|cargo|css|contingenc|isolat|bunker|hibernat|cockpit|coordinates|\bengines\b|'engine'|engine\.\d|engine (?:number|room|token)|destination|power place|purge|hunt|intruder (?:player|action)|airlock|knowledge[:?]|'knowledge'|pod turn/gi

/** Without citations of rules and imports of manifests, and with the words of an identifier apart. */
const cleared = (text: string): string =>
  text
    .replace(/\b(?:NEM|LOCK)-[A-Z0-9-]+/g, '')
    .replace(/'(?:\.{1,2}\/)+games\/[\w.]+\.ts'/g, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replaceAll('_', ' ')

/** File → words that stay in it, and why. */
const STAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mechanics/predicates.ts': {
    ship: 'both games end so; text, bots and web know the predicate as `shipDestroyed`',
  },
  'forecast/effects.ts': { hunt: 'the same effect' },
  'mechanics/events.ts': { hunt: 'an Event card of both games, known to stored games as this effect' },
}

const files = globSync('**/*.ts', { cwd: SRC })
  .filter(file => !file.startsWith('games/'))
  .sort()

const namesIn = (text: string): string[] => [
  ...new Set(
    cleared(text)
      .match(NAMES)
      ?.map(word => word.toLowerCase()),
  ),
]

describe('outside the games', () => {
  test('there are files to read', () => {
    expect(files.length).toBeGreaterThan(90)
  })

  test.each(files)('%s names no game and none of its things', file => {
    // Exactly these: a word that is gone leaves the list too.
    expect(namesIn(readFileSync(SRC + file, 'utf8')).sort()).toEqual(Object.keys(STAYS[file] ?? {}).sort())
  })
})

/** Names that a file declares for tasks, questions, effects and the like. */
const declaredIn = (text: string): string[] =>
  [...text.matchAll(/interface \w+Types (?:extends \w+ )?\{\n(.*?)\n *\}/gs)].flatMap(([, body]) =>
    [...body.matchAll(/^ +(\w+)\??:/gm)].map(([, name]) => name),
  )
const read = (paths: readonly string[]): string[] => paths.map(path => readFileSync(SRC + path, 'utf8'))

test('shared code starts nothing that only a game declares', () => {
  const shared = new Set(read(files).flatMap(declaredIn))
  const games = new Set(read(globSync('games/*/**/*.ts', { cwd: SRC })).flatMap(declaredIn))
  const started = files.flatMap(file =>
    [...readFileSync(SRC + file, 'utf8').matchAll(/\b(?:do|fx|ask|is|e|what|check|purpose): '(\w+)'/g)].flatMap(
      ([, name]) => (games.has(name) && !shared.has(name) ? [`${file} ${name}`] : []),
    ),
  )
  expect([...new Set(started)].sort()).toEqual([])
})

test.each([
  ["import { facilityOf } from '../games/lockdown/state.ts'", ['lockdown', 'facilit']],
  ["import { GAME_FATES } from '../games/sets.ts'", []],
  ['// LOCK-MARS-06: with a die of its own, NEM-ROOM-COCKPIT-3', []],
  ["import { run } from './engine.ts' // the engine, and its relationship", []],
  ["case 'mars': return tile.id === 'cockpit'", ['mars', 'cockpit']],
  ['destroyShip(g) // the ship and its engines', ['ship', 'engines']],
])('what counts as a name: %s', (text, names) => {
  expect(namesIn(text).sort()).toEqual([...names].sort())
})
