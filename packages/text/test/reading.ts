/** Whole games, played at random by the real rules and read in every language, with no words but those of the game. */
import {
  type Choice,
  contentIds,
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
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Area,
  askText,
  type Context,
  cardName,
  cardText,
  characterName,
  characterStyle,
  characterTrait,
  checkText,
  endText,
  eventText,
  type Lang,
  langs,
  loadWords,
  noteText,
  optionText,
  questText,
  roomName,
  roomText,
  waitingText,
  whyText,
  woundName,
  woundText,
} from '../src/index.ts'
import { English, knowsEveryCase } from './prose.ts'

const names = (seat: number) => `P${seat + 1}`

/** Letters run together are an id, braces an unfilled slot, and no message says undefined. */
const spoilt =
  /[{}#]|(?<!\p{L})(undefined|null)(?!\p{L})|\p{Ll}\p{Lu}|(engine|coordinates|adult|larva|fire)-\d|(corpse|contamination)\.|\.\.| {2}/u

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

export type Table = Pick<Setup, 'game' | 'board' | 'options'>

/** Plays to the end, or as far as a bored player would. */
export function play(table: Table, seed: number, players: number, read: Read): void {
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

/** All that stands on cards, rooms and tokens of the game. */
function readBox(game: string, read: Read): void {
  const { tile, special, wound, character, action, item, event, attack, weakness, objective, ...others } =
    contentIds(game)
  const { contamination, computer, contingency, css } = others
  const cards = [action, item, event, attack, weakness, objective, contamination, computer, contingency, css].flat()
  for (const lang of langs) {
    const name = (id: string, name: string) => {
      expect(name).not.toBe(id)
      read(name, `name of ${id}`, lang)
    }
    for (const id of cards) {
      name(id, cardName(id, lang))
      read(cardText(game, id, lang), `card ${id}`, lang)
    }
    for (const id of item) read(questText(game, id, lang) || '-', `quest ${id}`, lang)
    for (const id of [...tile, ...special]) {
      name(id, roomName(id, lang))
      read(roomText(game, id, lang) || '-', `room ${id}`, lang)
    }
    for (const id of wound) {
      name(id, woundName(id, lang))
      read(woundText(game, id, lang), `wound ${id}`, lang)
    }
    for (const id of character) {
      name(id, characterName(id, lang))
      read(characterStyle(id, lang) ?? '', `style of ${id}`, lang)
      read(characterTrait(id, lang) ?? '', `trait of ${id}`, lang)
    }
  }
}

function unspoilt(readAll: (read: Read) => void): void {
  const heard = new Map<string, string>()
  readAll((text, where, lang) => heard.set(`${lang} ${text}`, where))
  for (const [text, where] of heard) {
    const said = text.slice(3)
    expect(said, where).not.toBe('')
    expect(said, where).not.toMatch(spoilt)
    if (!text.startsWith('en')) expect(said, where).not.toMatch(English)
  }
}

interface Reading {
  table: Table
  /** All that can lie in its box. */
  box: string
  /** Which words there are, besides those of everywhere. */
  words: readonly Area[]
  games: readonly [seed: number, players: number][]
}

/** Proves that a table needs no words but these: what stands on anything, and whole games. */
export function reads({ table, box, words, games }: Reading): void {
  knowsEveryCase()
  beforeAll(async () => {
    await Promise.all(langs.map(lang => loadWords(lang, words)))
  })

  describe('nothing that players read is spoilt', () => {
    test('what lies in the box', () => unspoilt(read => readBox(box, read)))

    test.each(games)('game %i with %i players', (seed, players) => unspoilt(read => play(table, seed, players, read)))
  })
}
