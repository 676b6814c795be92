/** Every situation under scenarios/ is a test. */
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runScenario } from '../src/index.ts'

const root = path.resolve(import.meta.dirname, '../../../scenarios')
const files = fs.globSync('**/*.json', { cwd: root }).sort()
const scenarios = files.map(file => ({ file, json: JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) }))

test('there are scenarios, each in a file named by its id', () => {
  expect(files.length).toBeGreaterThan(0)
  for (const { file, json } of scenarios) expect(path.basename(file, '.json')).toBe(json.id)
})

test.each(scenarios.map(({ json }) => [json.id, json.title, json]))('%s %s', (_id, _title, json) => {
  expect(runScenario(json).problems).toEqual([])
})

test('a scenario expects something: with nothing played it would fail', () => {
  const idle = scenarios.filter(({ json }) => json.play && runScenario({ ...json, play: [] }).problems.length === 0)
  expect(idle.map(({ json }) => json.id)).toEqual([])
})
