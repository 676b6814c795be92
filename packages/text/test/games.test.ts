/** Whole games, played at random by the real rules and read in every language. */
import {
  type Choice,
  create,
  type Decision,
  type EventFace,
  explain,
  faceFor,
  type GameEvent,
  type GameState,
  keyFromSeed,
  pending,
  type Setup,
  step,
  view,
} from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import {
  askText,
  type Context,
  cardText,
  checkText,
  endText,
  eventText,
  type Lang,
  langs,
  loadLanguage,
  noteText,
  optionText,
  waitingText,
  whyText,
} from '../src/index.ts'

await Promise.all(langs.map(loadLanguage))

const names = (seat: number) => `P${seat + 1}`

/** Letters run together are an id, braces an unfilled slot, and no message says undefined. */
const spoilt =
  /[{}#]|undefined|null|\p{Ll}\p{Lu}|(engine|coordinates|adult|larva|fire)-\d|(corpse|contamination)\.|\.\.| {2}/u
const English = /\b(the|and|of|with|your|you|is|are)\b/

type Read = (text: string, where: string, lang: Lang) => void

/** A stream of numbers of its own: the game's is not ours to touch. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

function readTable(g: GameState, events: readonly GameEvent[], me: number | null, read: Read): void {
  const { table, me: mine } = view(g, me)
  const ctx: Context = { table, names, me }
  for (const lang of langs) {
    for (const event of events) {
      const face: EventFace = faceFor(event, me)
      read(eventText(face, ctx, lang), event.e, lang)
    }
    if (table.asking) read(waitingText(table.asking, ctx, lang), table.asking.ask, lang)
    for (const note of mine?.notes ?? []) read(noteText(note, ctx, lang), `note ${note.what}`, lang)
    if (!table.over) continue
    read(endText(table.over, ctx, lang), 'end', lang)
    for (const check of table.over.report) read(checkText(check, ctx, lang), `check ${check.check}`, lang)
  }
}

function readDecision(g: GameState, decision: Decision, read: Read): void {
  const { seat, ask, options } = decision
  const { table, me } = view(g, seat)
  const ctx: Context = { table, names, me: seat }
  for (const lang of langs) {
    read(askText(decision, lang, ctx), `ask ${ask}`, lang)
    const labels = options.map(option => optionText(option, ctx, lang))
    labels.forEach((label, i) => {
      read(label, `${ask} ${options[i]?.do}`, lang)
    })
    expect(new Set(labels).size, `${ask}: ${labels.join('; ')}`).toBe(labels.length)
    for (const card of [...(me?.hand ?? []), ...(me?.inventory ?? [])])
      read(cardText(table.game, card, lang), card, lang)
    if (ask === 'turn') for (const { why } of explain(g, seat)) read(whyText(why, lang), `why ${why}`, lang)
  }
}

type Table = Pick<Setup, 'game' | 'board' | 'options'>
const SHIP: Table = { game: 'nemesis', board: 'nemesis-base' }
const FACILITY: Table = { game: 'lockdown', board: 'lockdown-base' }
/** The facility with the crew of the ship, and what came with them. */
const CROSSED: Table = { ...FACILITY, options: { crew: true, intruders: true } }

/** Plays to the end, or as far as a bored player would. */
function play(seed: number, players: number, read: Read, table = SHIP): void {
  const roll = dice(seed)
  let events: GameEvent[] = []
  const tell = (event: GameEvent) => events.push(event)
  const seats = Array.from({ length: players }, () => ({ character: null }))
  const g = create({ ...table, seats }, keyFromSeed(seed), tell)
  for (let i = 0; i < 1500; i++) {
    for (const me of [0, 1, null]) if (me === null || me < players) readTable(g, events, me, read)
    events = []
    const decisions = pending(g)
    const decision = decisions[roll(Math.max(1, decisions.length))]
    if (!decision) return
    readDecision(g, decision, read)
    // Passing and dropping come up often enough by themselves; they would make for short, dull games.
    const lively = decision.options.filter(o => o.do !== 'pass' && o.do !== 'drop')
    const from = lively.length > 0 && roll(6) > 0 ? lively : decision.options
    const { cost: _, ...choice } = from[roll(from.length)] ?? { do: 'pass' as const }
    step(g, { seat: decision.seat, n: decision.n, ...(choice as Choice) }, tell)
  }
}

describe('nothing that players read is spoilt', () => {
  test.each([
    ['the ship', SHIP, 1, 1],
    ['the ship', SHIP, 2, 2],
    ['the ship', SHIP, 3, 3],
    ['the ship', SHIP, 4, 4],
    ['the ship', SHIP, 5, 5],
    ['the ship', SHIP, 6, 5],
    ['the facility', FACILITY, 7, 3],
    ['the facility', FACILITY, 8, 4],
    ['the facility with crew and Intruders', CROSSED, 9, 3],
    ['the facility with crew and Intruders', CROSSED, 10, 4],
  ])('%s, a game of its own', (_, table, seed, players) => {
    const heard = new Map<string, string>()
    play(seed, players, (text, where, lang) => heard.set(`${lang} ${text}`, where), table)
    for (const [text, where] of heard) {
      const said = text.slice(3)
      expect(said, where).not.toBe('')
      expect(said, where).not.toMatch(spoilt)
      if (text.startsWith('es')) expect(said, where).not.toMatch(English)
    }
  })
})

test('LOCK-INTRUDERS-01 what is met in the facility is called by its name', () => {
  const said = (table: Table) => {
    const texts = new Set<string>()
    play(11, 3, (text, _, lang) => texts.add(`${lang} ${text}`), table)
    return [...texts].join('\n')
  }
  const stalking = /night stalker|acechador(es)? nocturno/i
  expect(said(FACILITY)).toMatch(stalking)
  expect(said(CROSSED)).not.toMatch(stalking)
})

test('what a question is about is said in a real game', () => {
  const parts = new Set<string>()
  const windows = new Set<string>()
  for (let seed = 1; seed < 6; seed++)
    play(seed, 5, (text, where, lang) => {
      if (lang !== 'en') return
      if (where === 'part part') parts.add(text)
      if (where === 'ask window') windows.add(text)
    })
  expect(parts.size).toBeGreaterThan(3)
  expect([...parts].filter(text => /^Effect \d/.test(text))).toEqual([])
  expect(windows.size).toBeGreaterThan(10)
  for (const text of windows) expect(text).toMatch(/^(You|P\d) .+\. Do you react\?$/)
})
