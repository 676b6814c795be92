/** The crew of the Nemesis on Mars: who may be played, where they begin, and with what. LOCK-CROSS. */
import { describe, expect, it } from 'vitest'
import { sameColour } from '../../../src/games/lockdown/content/crew.ts'
import { startingItems } from '../../../src/games/lockdown/content/weapons.ts'
import { startingWeapons } from '../../../src/games/nemesis/content/weapons.ts'
import {
  type Choice,
  cardEffect,
  characterInfo,
  create,
  draftInfo,
  type GameEvent,
  type GameState,
  gameInfo,
  keyFromSeed,
  type Name,
  objectiveInfo,
  pending,
  type Setup,
  SetupError,
  step,
  tableView,
} from '../../../src/index.ts'
import { holds } from '../../../src/mechanics/predicates.ts'
import { lockdown, type Situation } from '../../situation.ts'

const BOX = 'lockdown+crew'
const CREW = ['soldier', 'scout', 'pilot', 'scientist', 'captain', 'mechanic']
const options = { crew: true }
const table = { options }

const seated = (...characters: (Name | null)[]): Setup => ({
  game: 'lockdown',
  board: 'lockdown-base',
  options,
  seats: characters.map(character => ({ character })),
})

/** A draft in which everybody keeps the first card, and plays the first or the last of those it allows. */
function drafted(seed: number, players: number, last: boolean): { g: GameState; events: GameEvent[]; asks: string[] } {
  const events: GameEvent[] = []
  const asks: string[] = []
  const g = create(seated(...Array<null>(players).fill(null)), keyFromSeed(seed), e => events.push(e))
  for (;;) {
    const [decision] = pending(g)
    if (decision.ask !== 'draft' && decision.ask !== 'character') return { g, events, asks }
    asks.push(decision.ask)
    const option = decision.options.at(decision.ask === 'character' && last ? -1 : 0)
    step(g, { seat: decision.seat, n: decision.n, ...(option as Choice) }, e => events.push(e))
  }
}
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

describe('whom a card allows', () => {
  it('LOCK-CROSS-01 each draft card allows a character of its colour from either game', () => {
    expect(gameInfo(BOX)?.characters).toHaveLength(12)
    expect(Object.keys(sameColour).map(card => draftInfo(BOX, card, [card]))).toEqual([
      ['survivor', 'soldier'],
      ['labRat', 'scout'],
      ['hacker', 'pilot'],
      ['xenobiologist', 'scientist'],
      ['sentry', 'captain'],
      ['janitor', 'mechanic'],
    ])
    expect(draftInfo('lockdown', 'survivor', ['survivor', 'hacker'])).toEqual(['survivor'])
  })

  it('LOCK-CROSS-01 LOCK-RULING-215 two cards are drawn and one is kept; then its player says who it is', () => {
    const g = create(seated(null, null), keyFromSeed(4))
    const [draft] = pending(g)
    expect(draft.ask).toBe('draft')
    const cards = draft.options.flatMap(o => (o.do === 'character' ? [o.card] : []))
    expect(cards.every(card => card in sameColour)).toBe(true)
    const told: GameEvent[] = []
    step(g, { seat: draft.seat, n: draft.n, do: 'character', card: cards[1] }, e => told.push(e))
    expect(told).toEqual([{ e: 'draftKept', who: draft.seat, card: cards[1], rule: 'LOCK-CROSS-01' }])
    const [question] = pending(g)
    const allowed = draftInfo(BOX, cards[1], cards)
    expect([question.ask, question.seat, question.sealed]).toEqual(['character', draft.seat, false])
    expect(question.options).toEqual(allowed.map(card => ({ do: 'character', card })))
    expect(tableView(g).asking?.about.cards).toEqual(allowed)
    step(g, { seat: question.seat, n: question.n, do: 'character', card: allowed[1] })
    expect(g.crew[draft.seat].character).toBe(allowed[1])
  })

  it('LOCK-CROSS-01 without the crew nobody is asked twice', () => {
    const g = create({ game: 'lockdown', board: 'lockdown-base', seats: seated(null, null).seats }, keyFromSeed(4))
    const [draft] = pending(g)
    step(g, { seat: draft.seat, n: draft.n, ...(draft.options[0] as Choice) })
    expect(pending(g)[0].ask).toBe('draft')
    expect(pending(g)[0].seat).not.toBe(draft.seat)
  })

  it('LOCK-CROSS-02 a colour that is taken is not drawn again, whoever plays it', () => {
    for (const seed of SEEDS)
      for (const last of [false, true]) {
        const { g, events, asks } = drafted(seed, 5, last)
        const colours = g.crew.map(({ character }) => Object.entries(sameColour).findIndex(c => c.includes(character)))
        expect(new Set(colours).size).toBe(5)
        expect(asks).toHaveLength(10)
        const drawn = events.flatMap(e => (e.e === 'draftDrawn' ? [e.cards] : []))
        expect(drawn.map(cards => new Set(cards).size)).toEqual([2, 2, 2, 2, 2])
        const chosen = events.flatMap(e => (e.e === 'drafted' ? [e.card] : []))
        expect(chosen.every(card => CREW.includes(card) === last)).toBe(true)
      }
  })

  it('LOCK-CROSS-02 where everybody takes whom they like, whoever shares a colour is gone with them', () => {
    const setup = { ...seated(null, null), options: { crew: true, freeCharacters: true } }
    const g = create(setup, keyFromSeed(2))
    const [first] = pending(g)
    const names = (decision: typeof first) => decision.options.flatMap(o => (o.do === 'character' ? [o.card] : []))
    expect(names(first).toSorted()).toEqual([...(gameInfo(BOX)?.characters ?? [])].toSorted())
    expect(draftInfo(BOX, 'survivor', names(first))).toEqual(['survivor'])
    step(g, { seat: first.seat, n: first.n, do: 'character', card: 'survivor' })
    expect(g.crew[first.seat].character).toBe('survivor')
    const [second] = pending(g)
    expect(names(second)).toHaveLength(10)
    expect(names(second)).not.toContain('soldier')
  })

  it('LOCK-CROSS-02 a set-up with two of one colour is refused', () => {
    const wrong = () => create(seated('survivor', 'hacker', 'soldier'), keyFromSeed(1))
    expect(wrong).toThrow(SetupError)
    expect(wrong).toThrow(expect.objectContaining({ field: 'seats.2.character' }))
    expect(() => create(seated('survivor', 'captain', 'scout'), keyFromSeed(1))).not.toThrow()
  })

  it('LOCK-CROSS-07 LOCK-RULING-103 nobody of other boxes is among them, and without the option nobody of the crew', () => {
    expect(gameInfo(BOX)?.characters).not.toContain('medic')
    expect(gameInfo('lockdown')?.characters.filter(c => CREW.includes(c))).toEqual([])
    const plain = { ...seated('captain', 'sentry'), options: {} }
    expect(() => create(plain, keyFromSeed(1))).toThrow(expect.objectContaining({ field: 'seats.0.character' }))
  })
})

describe('where and how they begin', () => {
  const all = (characters: Name[]): Situation => lockdown({}, characters, table)

  it('LOCK-CROSS-03 in the Isolation Room, with Knowledge 3', () => {
    for (const who of CREW) {
      const t = all([who, who === 'captain' ? 'hacker' : 'sentry'])
      expect([t.crew(who).room, t.table().facility?.people[0].knowledge]).toEqual(['020', 3])
      expect(characterInfo(BOX, who)).toMatchObject({ start: 'nemesis-survivor', knowledge: 3 })
    }
    const t = all(['captain', 'janitor'])
    expect([t.crew('janitor').room, t.table().facility?.people[1].knowledge]).toEqual(['003', 1])
  })

  it('LOCK-CROSS-05 LOCK-RULING-216 five of them with the decks they had, as Mars lets them be read', () => {
    expect(['captain', 'scientist', 'scout', 'soldier', 'mechanic'].map(who => characterInfo(BOX, who)?.deck)).toEqual(
      ['captain', 'scientist', 'scout', 'soldier', 'mechanic'].map(who => characterInfo('nemesis', who)?.deck),
    )
    const fix = [{ fx: 'malfunction', how: 'remove', at: 'here' }]
    for (const card of ['basicRepairs', 'repairs', 'fastRepairs']) expect(cardEffect(BOX, card)).toEqual(fix)
    expect(cardEffect(BOX, 'ingenuity')).toEqual([{ fx: 'choose', of: [fix, [{ fx: 'craft', wild: true }]] }])
    expect(cardEffect(BOX, 'technicalCorridors')).toEqual([{ fx: 'ducts', explored: true }, { fx: 'pass' }])
    expect(JSON.stringify(CREW.flatMap(who => characterInfo(BOX, who)?.deck.map(c => cardEffect(BOX, c))))).not.toMatch(
      /engine|coordinates/,
    )
  })

  it('LOCK-CROSS-04 the Pilot with a deck for Mars', () => {
    expect(characterInfo(BOX, 'pilot')?.deck).toEqual([
      'search',
      'search',
      'rest',
      'demolition',
      'interruption',
      'repairs',
      'computerSkills',
      'oldFriend',
      'atTheWheel',
      'flightPlan',
    ])
  })

  it('LOCK-CROSS-06 without a Starting Item, and with one Quest Item each', () => {
    expect(CREW.map(who => characterInfo(BOX, who)?.quests)).toEqual([
      ['assaultRifle'],
      ['rifle'],
      ['shotgun'],
      ['holoComputer'],
      ['sixShooter'],
      ['sawedOffShotgun'],
    ])
    for (const who of CREW) {
      const t = all([who, who === 'captain' ? 'hacker' : 'sentry'])
      expect([t.crew(who).hands, characterInfo(BOX, who)?.weapon]).toEqual([[], null])
    }
    // Nobody's weapon of the other game lies in this box.
    const own = Object.values(startingItems).map(({ id }) => id)
    expect(Object.values(startingWeapons).filter(({ id }) => own.includes(id))).toEqual([])
  })

  it('LOCK-SETUP-29 LOCK-OBJ-03 they count as Survivors of the Nemesis', () => {
    const test = objectiveInfo(BOX, 'whatNemesis')?.test
    if (!test) throw new Error('no such objective')
    const crew = ['hacker', 'captain', 'janitor']
    // Somebody else has saved himself, so that nobody is the only survivor.
    const locked = ['janitor']
    expect(holds(lockdown({ locked }, crew, table).g, 0, test)).toBe(false)
    expect(holds(lockdown({ locked, dead: ['captain'] }, crew, table).g, 0, test)).toBe(true)
    expect(holds(lockdown({ locked }, ['hacker', 'sentry', 'janitor'], table).g, 0, test)).toBe(true)
  })
})
