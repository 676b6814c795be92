/** Whole games, played at random by the real rules and read in every language. */
import { create, type EventFace, faceFor, type GameEvent, keyFromSeed, pending, step, view } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { askText, type Context, eventText, langs, optionText, waitingText } from '../src/index.ts'

const characters = ['pilot', 'captain', 'mechanic', 'scientist', 'soldier']
const seats = characters.map(character => ({ character }))
const names = (seat: number) => `P${seat + 1}`

/** Letters run together are an id, braces an unfilled slot, and no message says undefined. */
const spoilt = /[{}#]|undefined|null|\p{Ll}\p{Lu}|engine-\d/u

function play(seed: number, read: (text: string, where: string) => void): void {
  let events: GameEvent[] = []
  const g = create({ game: 'nemesis', board: 'nemesis-base', seats }, keyFromSeed(seed), e => events.push(e))
  let random = seed
  for (let i = 0; i < 400; i++) {
    for (const me of [0, null]) {
      const { table } = view(g, me)
      const ctx: Context = { table, names, me }
      for (const lang of langs) {
        for (const event of events) {
          const face: EventFace = faceFor(event, me)
          read(eventText(face, ctx, lang), event.e)
        }
        if (table.asking) read(waitingText(table.asking, ctx, lang), table.asking.ask)
      }
    }
    events = []
    const decision = pending(g)[0]
    if (!decision) return
    const { seat, options } = decision
    const ctx: Context = { table: view(g, seat).table, names, me: seat }
    for (const lang of langs) {
      read(askText(decision, lang, ctx), `ask ${decision.ask}`)
      const labels = options.map(option => optionText(option, ctx, lang))
      for (const label of labels) read(label, decision.ask)
      expect(new Set(labels).size, labels.join('; ')).toBe(labels.length)
    }
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0
    const { cost: _, ...choice } = options[(random >>> 8) % options.length] ?? options[0] ?? { do: 'pass' }
    step(g, { seat, n: decision.n, ...choice }, e => events.push(e))
  }
}

describe('nothing that players read is spoilt', () => {
  test.each([1, 2, 3, 4])('game %i', seed => {
    play(seed, (text, where) => {
      expect(text, where).not.toBe('')
      expect(text, where).not.toMatch(spoilt)
    })
  })
})

test('what a question is about is said in a real game', () => {
  const parts = new Set<string>()
  const windows = new Set<string>()
  for (let seed = 1; seed < 20; seed++)
    play(seed, (text, where) => {
      if (where === 'part') parts.add(text)
      if (where === 'ask window') windows.add(text)
    })
  expect([...parts]).toContain('Open or close 1 Door of this room')
  expect([...parts].filter(text => /^Effect \d/.test(text))).toEqual([])
  expect([...windows]).toContain('P2 plays Motivation. Do you react?')
  expect([...windows]).not.toContain('Do you react?')
})
