import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentIds, games, itemInfo } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { drawing } from '../build/gameIcons.ts'
import { creatureOf } from '../src/art/creatures.ts'
import { GAME_ICONS } from '../src/icons/names.ts'
import { cardIcon, itemIcon, tileIcon, weaponIcon } from '../src/icons/pictures.ts'

const source = path.join(import.meta.dirname, '../src')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && path.basename(file) !== 'names.ts')
  .map(file => readFileSync(path.join(source, file), 'utf8'))
  .join('\n')

test('the drawing has every icon that is named, once, and its credit', () => {
  const ids = [...drawing().matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set<string>(Object.values(GAME_ICONS))].sort())
  expect(drawing()).toMatch(/game-icons\.net.*CC BY 3\.0/)
})

test('no icon is named that nothing shows', () => {
  // Cards, items and rooms find theirs by their own name, without what sets equal pieces apart.
  const content = new Set(
    games().flatMap(game =>
      Object.values(contentIds(game))
        .flat()
        .map(id => id.split('.')[0]),
    ),
  )
  const shown = (word: string) => content.has(word) || new RegExp(`(['"\`]|\\b)${word}(['"\`]|:)`).test(code)
  expect(Object.keys(GAME_ICONS).filter(word => !shown(word))).toEqual([])
})

test.each(games())('%s: every room, action card and item has an icon that says something', game => {
  const { tile, special, action, item } = contentIds(game)
  expect([...tile, ...special].filter(one => tileIcon(one) === 'unknown')).toEqual([])
  expect(action.filter(one => cardIcon(one) === 'hand')).toEqual([])
  const plain = item.filter(one => itemIcon(one) === 'items')
  // Weapons are shown as weapons.
  expect(plain.filter(one => !itemInfo(game, one)?.weapon || weaponIcon(one) !== 'weapon')).toEqual([])
})

test.each(games())('%s: every character has a portrait and a colour', game => {
  const tokens = readFileSync(path.join(source, 'styles/tokens.css'), 'utf8')
  for (const character of contentIds(game).character) {
    expect(readFileSync(path.join(source, `art/${character}.svg`), 'utf8')).toContain('Coldwake, original drawing')
    expect(tokens).toContain(`--${character}:`)
  }
})

test('what lurks in the facility does not look like what lurks on the ship', () => {
  for (const kind of ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const)
    expect(creatureOf('lockdown', kind)).not.toBe(creatureOf('nemesis', kind))
})
