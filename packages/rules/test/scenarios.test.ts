/** Every situation under scenarios/ is a test. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runScenario } from '../src/testing.ts'

const root = path.resolve(import.meta.dirname, '../../../scenarios')
// Lessons are played by lessons.test.ts.
const files = fs.globSync('{nemesis,lockdown}/**/*.json', { cwd: root }).sort()
const scenarios = files.map(file => ({ file, json: JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) }))

test('there are scenarios, each in a file named by its id', () => {
  expect(files.length).toBeGreaterThan(0)
  for (const { file, json } of scenarios) expect(path.basename(file, '.json')).toBe(json.id)
})

test.each(scenarios.map(({ json }) => [json.id, json.title, json]))('%s %s', (_id, _title, json) => {
  expect(runScenario(json).problems).toEqual([])
})

test('a scenario expects something: with nothing played it would fail', () => {
  const isLook = (step: { expect?: object }) => step.expect !== undefined
  const idle = scenarios.filter(({ json }) => {
    if (!json.play) return false
    const { dice: _, shuffles: __, twin: ___, ...alone } = json
    return runScenario({ ...alone, play: json.play.filter(isLook) }).problems.length === 0
  })
  expect(idle.map(({ json }) => json.id)).toEqual([])
})

describe('docs/scenarios.md', () => {
  const doc = fs.readFileSync(path.resolve(root, '../docs/scenarios.md'), 'utf8')

  const examples = [...doc.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => JSON.parse(text))

  test.each(examples.map(json => [json.id, json]))('its example %s holds', (id, json) => {
    expect(runScenario(json).problems).toEqual([])
    const file = scenarios.find(scenario => scenario.json.id === id)
    if (file) expect(json).toEqual(file.json)
  })

  test('each field that has a section of its own is in an example', () => {
    const text = JSON.stringify(examples)
    const shown = ['begin', 'shuffles', 'twin', 'tells', 'wholeDecks', 'discards', 'only', 'heard', 'expect', 'note']
    const more = ['done', 'handSlots', 'freeSlots', 'inCombat', 'supply', 'inPod', 'bag', 'draft']
    expect([...shown, ...more].filter(field => !text.includes(`"${field}":`))).toEqual([])
  })

  test('every example in its tables is written as the file wants it', () => {
    const rows = doc.split('\n').filter(line => line.startsWith('| `'))
    const [, before] = /(.*?)### `expect`/s.exec(doc) ?? []
    let read = 0
    for (const row of rows) {
      const [, names, , example = ''] = row.split(/ *(?<!\\)\| */)
      const values = [...example.matchAll(/`([^`]+)`/g)].map(([, value]) => value)
      const fields = [...names.matchAll(/`([^`]+)`/g)].map(([, field]) => field)
      fields.forEach((field, i) => {
        const value = values[i] ?? values[0]
        if (value === undefined || !/^[[{"\d]|^(true|false|null)$/.test(value)) return
        const json = JSON.parse(value)
        const isExpected = !before?.includes(row)
        const known = (part: object) => {
          const { problems } = runScenario(part)
          return !problems.some(problem =>
            /unknown field|expected (a list|an object|text|true or|a whole)/.test(problem),
          )
        }
        const as = isExpected ? { expect: { [field]: json } } : { given: { [field]: json } }
        expect(known({ id: 'x', ...as }) || known({ id: 'x', [field]: json }), `${field}: ${value}`).toBe(true)
        read++
      })
    }
    expect(read).toBeGreaterThan(80)
  })

  test('it names every field', () => {
    const known = (json: object) => runScenario(json).problems[0].split('known are ')[1].split(', ')
    const fields = [
      known({ x: 0 }),
      known({ given: { x: 0 } }),
      known({ given: { rooms: { '006': { x: 0 } } } }),
      known({ expect: { x: 0 } }),
      known({ expect: { view: { table: { x: 0 } } } }),
      known({ twin: { x: 0 } }),
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
