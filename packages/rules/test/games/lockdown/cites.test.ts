/** What shared mechanics cite, said by the numbers of Lockdown's own catalogue. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cites } from '../../../src/games/lockdown/cites.ts'
import { type EventFace, EventTexts, faceFor, fold, type GameEvent, keyFromSeed } from '../../../src/index.ts'
import { type Moment, playGame, policyFor } from '../../play.ts'

const SRC = new URL('../../../src/', import.meta.url)
const DOCS = new URL('../../../../../docs/rules/', import.meta.url)

/** Rulings of Nemesis that hold in Lockdown as they stand: head of its §45. */
const HOLD = [7, 51, 91, 102, 174, 176, 182, 189, 197].map(n => `NEM-RULING-${String(n).padStart(2, '0')}`)

/** Told only by cards, rooms or ends that Lockdown does not have. */
const NEVER = [
  'NEM-ROOM-SLIME-1',
  'NEM-RULING-187',
  'NEM-RULING-27',

  'NEM-RULING-190',
  'NEM-RULING-191',
  'NEM-RULING-202',
  'NEM-RULING-216',
]

const idsOf = (catalogue: string): Set<string> =>
  new Set([...readFileSync(new URL(catalogue, DOCS), 'utf8').matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(m => m[1]))

/** Every rule that shared code names in a string, and where. */
function named(prefix: string): Map<string, string> {
  const out = new Map<string, string>()
  const files = ['core', 'mechanics'].flatMap(dir => readdirSync(new URL(dir, SRC)).map(file => `${dir}/${file}`))
  for (const file of [...files, 'engine.ts', 'tasks.ts'])
    for (const [, rule] of readFileSync(new URL(file, SRC), 'utf8').matchAll(
      new RegExp(`'(${prefix}-[A-Z0-9-]+)'`, 'g'),
    ))
      out.set(rule, file)
  return out
}

describe('LOCK-GEN-02 shared mechanics speak of Night Stalkers as of intruders, each game by its own numbers', () => {
  const nemesis = idsOf('nemesis.md')
  const lockdown = idsOf('lockdown.md')

  it('every rule that shared code names has one of Lockdown, holds there, or is never told there', () => {
    const homeless = [...named('NEM')].filter(
      ([rule]) => !cites.has(rule) && !HOLD.includes(rule) && !NEVER.includes(rule),
    )
    expect(homeless).toEqual([])
  })

  it('every entry leads from a rule of one catalogue to a rule of the other', () => {
    expect([...cites.keys()].filter(rule => !nemesis.has(rule))).toEqual([])
    expect([...cites.values()].filter(rule => !lockdown.has(rule))).toEqual([])
    expect([...HOLD, ...NEVER].filter(rule => !nemesis.has(rule))).toEqual([])
  })

  it('nothing stands in the table, or beside it, that no shared code names', () => {
    const told = named('NEM')
    expect([...cites.keys(), ...HOLD, ...NEVER].filter(rule => !told.has(rule))).toEqual([])
  })

  it('whole games tell and ask by rules of Lockdown, and by those of Nemesis that hold', () => {
    const told = new Set<string>()
    const look = ({ decisions }: Moment) => {
      for (const { rule } of decisions) told.add(rule)
    }
    for (const options of [{}, { crew: true, intruders: true }])
      for (let seed = 0; seed < 12; seed++)
        for (const { rule } of playGame(seed, policyFor(seed), look, { game: 'lockdown', options }).events)
          told.add(rule)
    expect([...told].filter(rule => !lockdown.has(rule) && !HOLD.includes(rule))).toEqual([])
  })

  it('whoever reads an event is told the rule of Lockdown', () => {
    const { setup, inputs } = playGame(0, policyFor(0), undefined, 'lockdown')
    const told: GameEvent[] = []
    fold({ setup, key: keyFromSeed(0), inputs }, inputs.length, event => told.push(event))
    expect(told.some(({ rule }) => cites.has(rule))).toBe(true)
    const published: EventFace[] = JSON.parse(new EventTexts(told, setup).of(null))
    const faces = told.map(event => faceFor(event, 0, setup))
    expect(published).toHaveLength(told.length)
    expect([...published, ...faces].filter(({ rule }) => cites.has(rule))).toEqual([])
  })

  it('rules of Lockdown that shared code names are in its catalogue', () => {
    expect([...named('LOCK')].filter(([rule]) => !lockdown.has(rule))).toEqual([])
  })
})
