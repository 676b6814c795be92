import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Kinds of a union are divided among files by topic; spread together, the later of two records would win unseen. */
const TOPICS = ['events', 'choices', 'effects'] as const

it.each(TOPICS)('no kind of %s is listed in two files', async topic => {
  const games = readdirSync(new URL('../src/games', import.meta.url), { withFileTypes: true })
  const files = [
    ...readdirSync(new URL(`../src/${topic}`, import.meta.url)).map(file => `../src/${topic}/${file}`),
    ...games.filter(entry => entry.isDirectory()).map(({ name }) => `../src/games/${name}/${topic}.ts`),
  ]
  const homes = new Map<string, string[]>()
  for (const file of files) {
    for (const [name, value] of Object.entries(await import(file)))
      if (isRecords(value) && !OTHERS.test(name))
        for (const kind of Object.keys(value)) homes.set(kind, [...(homes.get(kind) ?? []), file])
  }
  expect(homes.size).toBeGreaterThan(20)
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([])
})

/** Records of other things than the topic's: how a question is answered, what is looked at in secret. */
const OTHERS = /(Answers|Looks|Peeks)$/

const isRecords = (value: unknown): value is Record<string, () => string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'function')
