import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { boxName, contentIds, EXTRAS, type ObjectKind } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { drawing } from '../build/gameIcons.ts'
import { GAMES } from '../src/games/covers/index.ts'
import { creatureOf } from '../src/games/index.ts'
import { ICONS, PICTURES } from '../src/icons/gameIcons.ts'
import { GLYPHS } from '../src/icons/glyphs.ts'

const source = path.join(import.meta.dirname, '../src')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && path.basename(file) !== 'names.ts')
  .map(file => readFileSync(path.join(source, file), 'utf8'))
  .join('\n')

/** Cards, items and rooms find theirs by their own name, without what sets equal pieces apart. */
const pictured = (game: string): Set<string> => {
  const { tile, special, action, item, contamination, intruderAction } = contentIds(boxName(game, EXTRAS))
  return new Set(
    [...tile, ...special, ...action, ...item, ...contamination, ...intruderAction].map(id => id.split('.')[0]),
  )
}
const OBJECTS: readonly ObjectKind[] = ['egg', 'carcass', 'corpse']

test('the drawing has every icon that is named, once, and its credit', () => {
  const ids = [...drawing().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const names = [...Object.keys(ICONS), ...Object.keys(PICTURES).map(name => `of-${name}`), ...Object.keys(GLYPHS)]
  expect(ids.sort()).toEqual(names.sort())
  expect(drawing()).toMatch(/game-icons\.net.*CC BY 3\.0/)
})

test('no icon is named that nothing shows', () => {
  const shown = (word: string) => new RegExp(`(['"\`]|\\b)${word}(['"\`]|:)`).test(code)
  expect(Object.keys(ICONS).filter(word => !shown(word))).toEqual([])
  const content = new Set<string>([...GAMES.flatMap(game => [...pictured(game)]), ...OBJECTS])
  expect(Object.keys(PICTURES).filter(name => !content.has(name))).toEqual([])
})

test.each(GAMES)('%s: every room, action card and item has an icon', game => {
  expect([...pictured(game), ...OBJECTS].filter(name => !(name in PICTURES))).toEqual([])
})

test.each(GAMES)('%s: every character has a portrait and a color', game => {
  const tokens = readFileSync(path.join(source, 'styles/tokens.css'), 'utf8')
  for (const character of contentIds(game).character) {
    expect(readFileSync(path.join(source, `art/people/${character}.svg`), 'utf8')).toContain(
      'Coldwake, original drawing',
    )
    expect(tokens).toContain(`--${character}:`)
  }
})

test('what lurks in the facility does not look like what lurks on the ship', () => {
  for (const kind of ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const)
    expect(creatureOf('lockdown', kind)).not.toBe(creatureOf('nemesis', kind))
})
