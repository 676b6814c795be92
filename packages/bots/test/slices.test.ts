/** Shared code names no game and none of its things: those are in the games' folders, which one manifest lists. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contentIds, type Name } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const files = globSync('**/*.ts', { cwd: SRC })
  .filter(file => !file.startsWith('games/'))
  .sort()

/** The games, and what only one of them has. */
const NAMES =
  /nemesis|lockdown|facilit|\bships?\b|surface|\bmars\b|elevator|rovers?\b|cargo|css|contingenc|isolat|bunker|hibernat|cockpit|coordinates|\bengines?\b|destination|intruder player|plays intruders|airlock|knowledge[:?]|'knowledge'|escape pod/gi

/** Without citations of rules and imports of the manifest, and with the words of an identifier apart. */
const cleared = (text: string): string =>
  text
    .replace(/\b(?:NEM|LOCK)-[A-Z0-9-]+/g, '')
    .replace(/'(?:\.{1,2}\/)+games\/(?:index|slice)\.ts'/g, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')

/** File → words that stay in it, and why. */
const STAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'talk/regard.ts': { ship: 'both games end so; rules know the predicate as `shipDestroyed`' },
  'talk/speak.ts': { ship: 'the shared aim, and the same predicate' },
}

const wordsIn = (text: string): string[] => [
  ...new Set(
    cleared(text)
      .match(NAMES)
      ?.map(word => word.toLowerCase()),
  ),
]

/** Cards, items, rooms, characters and other pieces of one game that the other does not have. */
function onlyIn(game: string, other: string): ReadonlySet<Name> {
  const all = (of: string) => Object.values(contentIds(of)).flat()
  const others = new Set(all(other))
  return new Set(all(game).filter(name => !others.has(name)))
}
/** Pieces that are called as an effect, an aim or another word of the rules is. */
const WORDS: readonly Name[] = ['decoy', 'intranet', 'slime']
const PIECES = new Set(
  [...onlyIn('nemesis', 'lockdown'), ...onlyIn('lockdown', 'nemesis')].filter(name => !WORDS.includes(name)),
)
/** Cards that an extra brings into the other game too, where they are worth the same. */
const LISTED = ['blockingAccess', 'nervesOfSteel', 'order', 'sixShooter']

describe('outside the games', () => {
  test('there are files to read, and pieces to look for', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(PIECES.size).toBeGreaterThan(200)
  })

  test.each(files)('%s names no game and none of its things', file => {
    const text = readFileSync(SRC + file, 'utf8')
    expect(wordsIn(text).sort()).toEqual(Object.keys(STAYS[file] ?? {}).sort())
    const strings = [...text.matchAll(/'([\w.-]+)'|^ +(\w+): [\d-]/gm)].flatMap(
      ([, quoted, key]) => quoted ?? key ?? [],
    )
    const named = strings.filter(one => PIECES.has(one))
    expect([...new Set(named)].sort()).toEqual(file === 'weights.ts' ? LISTED : [])
  })
})

/** Decimal numbers in code, without comments and texts. */
const decimalsIn = (text: string): string[] =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '').match(/(?<![\w.])\d+\.\d+/g) ?? []

/** Levels are no weights: they say how far a cadet errs, and what counts as equal. */
const LEVELS = ['cadet.ts', 'officer.ts']

test('weights are in the tables, and in what was learned', () => {
  const all = globSync('**/*.ts', { cwd: SRC }).filter(file => !/(^|\/)(weights|\w+\.generated)\.ts$/.test(file))
  const scattered = all.filter(file => decimalsIn(readFileSync(SRC + file, 'utf8')).length > 0)
  expect(scattered.sort()).toEqual(LEVELS)
})

test.each([
  ["import { nemesis } from './games/nemesis/slice.ts'", ['nemesis']],
  ["import { sliceOf } from './games/index.ts'", []],
  ['// LOCK-MARS-06: with a die of its own', []],
  ["case 'mars': return tile.id === 'cockpit'", ['mars', 'cockpit']],
])('what counts as a name: %s', (text, names) => {
  expect(wordsIn(text).sort()).toEqual([...names].sort())
})
