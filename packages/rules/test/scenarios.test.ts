/** Every situation under scenarios/ is a test. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
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

describe('docs/scenarios.md', () => {
  const doc = fs.readFileSync(path.resolve(root, '../docs/scenarios.md'), 'utf8')

  test('its example is one of the files', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(doc) ?? []
    const json = JSON.parse(example)
    expect(scenarios.find(s => s.json.id === json.id)?.json).toEqual(json)
  })

  test('it names every field', () => {
    const known = (json: object) => runScenario(json).problems[0].split('known are ')[1].split(', ')
    const fields = [
      known({ x: 0 }),
      known({ given: { x: 0 } }),
      known({ given: { rooms: { '006': { x: 0 } } } }),
      known({ expect: { x: 0 } }),
      known({ expect: { view: { table: { x: 0 } } } }),
    ].flat()
    expect(fields.length).toBeGreaterThan(50)
    expect(fields.filter(field => !doc.includes(`\`${field}\``))).toEqual([])
  })

  test('it names every kind of input', () => {
    const [problem] = runScenario({ play: [{ do: 'x' }] }).problems
    const kinds = problem.replace(/.*one of (.*), got .*/, '$1').split(', ')
    expect(kinds).toContain('move')
    expect(kinds.filter(kind => !doc.includes(`\`${kind}\``))).toEqual([])
  })
})
