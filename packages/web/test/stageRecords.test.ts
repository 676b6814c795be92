import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Kinds are divided among files by topic; spread together, the later of two records would win unseen. */
it('no kind of event has two records on the stage', async () => {
  const folders = ['../src/play/stage/events', '../src/games/lockdown/stage', '../src/games/nemesis/stage']
  const files = folders.flatMap(folder =>
    readdirSync(new URL(folder, import.meta.url))
      .filter(file => /\.tsx?$/.test(file) && file !== 'lockdownEvents.ts')
      .map(file => `${folder}/${file}`),
  )
  const homes = new Map<string, string[]>()
  for (const file of files)
    for (const value of Object.values(await import(file)))
      if (isRecords(value)) for (const kind of Object.keys(value)) homes.set(kind, [...(homes.get(kind) ?? []), file])
  expect(homes.size).toBeGreaterThan(100)
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([])
})

const isRecords = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(each => typeof each === 'object' && each !== null && 'headline' in each)
