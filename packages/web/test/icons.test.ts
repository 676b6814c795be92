import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentIds, games } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { drawing } from '../build/gameIcons.ts'
import { GAME_ICONS } from '../src/icons/names.ts'

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
