import { readFileSync } from 'node:fs'
import { contentIds, games, type TokenEffect } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { writeNames } from '../scripts/names.ts'
import { langs } from '../src/lang.ts'
import { articles } from '../src/messages/things.ts'
import { cardName, characterName, roomName, tokenEffectName, woundName } from '../src/things.ts'

const naming = {
  character: characterName,
  action: cardName,
  item: cardName,
  weapon: cardName,
  tile: roomName,
  special: roomName,
  wound: woundName,
} as const

describe.each(games())('%s', game => {
  const { token, ...ids } = contentIds(game)

  test.each(langs)('everything has a name in %s', lang => {
    for (const [kind, list] of Object.entries(ids)) {
      const nameOf = naming[kind as keyof typeof ids]
      expect(list.length).toBeGreaterThan(0)
      for (const id of list) expect(nameOf(id, lang), `${kind} ${id}`).not.toBe(id)
    }
    for (const id of token) {
      const effect = id.replace(/-\d$/, '')
      expect(tokenEffectName(effect as TokenEffect, lang)).toMatch(/^\p{Lu}/u)
    }
  })

  test('every room has an article, or is known to need none', () => {
    for (const room of [...ids.tile, ...ids.special]) expect(Object.keys(articles)).toContain(room)
  })

  test.each(langs)('no two cards of one kind share a name in %s', lang => {
    for (const list of [ids.action, ids.item, ids.tile]) {
      const names = list.map(id => (list === ids.tile ? roomName : cardName)(id, lang))
      expect(new Set(names).size).toBe(list.length)
    }
  })
})

test('names.ts is what scripts/names.ts writes', () => {
  expect(readFileSync(new URL('../src/names.ts', import.meta.url), 'utf8')).toBe(writeNames())
})
