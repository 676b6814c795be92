import { random } from '@coldwake/bots'
import * as rules from '@coldwake/rules'
import { type GameLog, keyFromSeed, type LogInput } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { type Eyes, unroll, whispersSeen } from '../src/replay/film.ts'
import { keyMoments } from '../src/replay/keyMoments.ts'

/** A whole game of bots; after `undoAt` inputs the last one that may be undone is taken back and play goes on. */
function played(seed: number, undoAt: number, game = 'nemesis'): Pick<GameLog, 'setup' | 'key' | 'inputs'> {
  const setup = { game, board: `${game}-base`, seats: [{ character: null }, { character: null }] }
  const key = keyFromSeed(String(seed))
  const inputs: LogInput[] = []
  let state = rules.create(setup, key)
  let memory = random.begin(seed)
  while (state.over === null) {
    if (inputs.length === undoAt) {
      const to = undoAt - 5
      const before = rules.fold({ setup, key, inputs }, to)
      inputs.push({ do: 'undo', seat: 0, to })
      state = rules.takenBack(before, state)
    }
    const [decision] = rules.pending(state)
    const chosen = random.choose(
      () => ({ ...rules.view(state, decision.seat), talk: [], whispers: [] }),
      decision,
      memory,
    )
    memory = chosen.memory
    rules.step(state, chosen.input)
    inputs.push(chosen.input)
  }
  return { setup, key, inputs }
}

const log = played(7, 100)
const film = unroll(rules, log)

it('shows at every moment what the log leads to', () => {
  for (const [moment, { inputs }] of film.moments.entries()) {
    const state = rules.fold(log, inputs)
    for (const eyes of [null, 0, 1]) expect(film.viewAt(moment, eyes)).toEqual(rules.view(state, eyes))
  }
})

it('stops only where something was told, from the set-up to the end', () => {
  expect(film.moments[0].inputs).toBe(0)
  expect(film.moments.at(-1)?.events).toBe(film.facesFor(null).length)
  for (const [i, { events }] of film.moments.entries())
    if (i > 0) expect(events).toBeGreaterThan(film.moments[i - 1].events)
  expect(film.viewAt(film.moments.length - 1, null).table.over).not.toBeNull()
})

it('knows the first moment of each round', () => {
  const { rounds, moments } = film
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1))
  for (const { round, moment } of rounds) expect(film.viewAt(moment, null).table.round).toBe(round)
  expect(moments.at(-1)?.round).toBe(rounds.length)
})

it('tells each seat its own events, and that something was taken back', () => {
  const seat = film.facesFor(0)
  const onlooker = film.facesFor(null)
  expect(onlooker.every(event => event.mine === undefined)).toBe(true)
  expect(seat.some(event => event.mine !== undefined)).toBe(true)
  const back = onlooker.find(event => event.e === 'tookBack')
  const told: rules.GameEvent[] = []
  rules.fold(log, 95, event => told.push(event))
  expect(back).toMatchObject({ who: 0, event: told.length })
})

it('refuses a log that the rules do not allow', () => {
  const wrong: LogInput[] = [{ seat: 0, n: 999, do: 'pass' }]
  expect(() => unroll(rules, { ...log, inputs: wrong })).toThrow()
})

it('knows everything that was hidden, without changing what anybody saw', () => {
  for (const moment of [0, 20, Math.floor(film.moments.length / 2)]) {
    const { seats, hidden } = film.secretsAt(moment)
    const { table } = film.viewAt(moment, null)
    for (const { seat, hand, deck } of table.crew) {
      expect(seats[seat].hand).toHaveLength(hand)
      expect(hidden.piles.filter(pile => pile.deck === `deck.${seat}`)).toHaveLength(deck.count)
      expect(seats[seat].objectives).toEqual(film.viewAt(moment, seat).me?.objectives)
    }
    const faceDown = table.rooms.filter(room => room.tile === null).map(({ room }) => room)
    expect(hidden.tiles.map(({ room }) => room)).toEqual(faceDown)
    expect(hidden.coordinates).not.toBeNull()
    expect(hidden.engines.flat()).not.toContain(null)
    // Looked at once more, an onlooker still knows none of it.
    expect(film.viewAt(moment, null)).toEqual(rules.view(rules.fold(log, film.moments[moment].inputs), null))
  }
})

it('finds the moment at which an event is told', () => {
  for (const [moment, { events }] of film.moments.entries()) {
    if (moment > 0) expect(film.momentOf(film.moments[moment - 1].events)).toBe(moment)
    expect(film.momentOf(events - 1)).toBe(moment)
  }
})

describe('a game in the facility', () => {
  const log = played(11, 60, 'lockdown')
  const film = unroll(rules, log)

  it('knows every contingency, every cargo token and the whole deck of the computer, and nobody else does', () => {
    for (const moment of [5, Math.floor(film.moments.length / 2), film.moments.length - 1]) {
      const { seats, open } = film.secretsAt(moment)
      const { facility } = open
      const held = seats.flatMap(({ facility }) => facility?.contingencies ?? [])
      const pool = (seats[0].facility?.seen ?? []).filter(({ whom }) => whom === null).map(({ card }) => card)
      expect([...held, ...pool, facility?.active.card].toSorted()).toEqual([
        'codeBlue',
        'codeBlue',
        'codeGreen',
        'codeGrey',
        'codeRed',
        'codeYellow',
        'codeYellow',
      ])
      expect(facility?.css.map(({ card }) => card)).not.toContain(null)
      expect([facility?.computer.card, ...(facility?.computer.under ?? [])].toSorted()).toEqual([
        'computerA',
        'computerB',
        'computerC',
        'computerD',
        'computerE',
        'lockdown',
      ])
      const state = rules.fold(log, film.moments[moment].inputs)
      for (const eyes of [null, 0, 1]) expect(film.viewAt(moment, eyes)).toEqual(rules.view(state, eyes))
    }
    expect(film.viewAt(5, 0).table.facility?.active.card).toBeNull()
  })

  it('remembers when the light failed and the gate opened, each moment once', () => {
    const moments = keyMoments(film.facesFor(null))
    const kinds = moments.map(({ kind }) => kind)
    expect(kinds).toContain('outage')
    expect(kinds).toContain('gate')
    expect(kinds.at(-1)).toBe('over')
    expect(new Set(moments.map(({ event }) => event)).size).toBe(moments.length)
  })
})

it('those who leave together are one moment', () => {
  const launched: rules.EventFace = { e: 'cssLaunched', crew: [0, 1], back: [2], rule: 'LOCK-CSS-06' }
  expect(keyMoments([launched])).toEqual([{ kind: 'pod', crew: [0, 1], event: 0, round: 0 }])
  expect(keyMoments([{ ...launched, crew: [] }])).toEqual([])
})

it('LOCK-PVP-03 a private word is read by the two, by eyes that see everything, and by all once the game is over', () => {
  const fact = { about: 'contingency', code: 'codeRed', is: false } as const
  const whispers = [
    { seat: 0, to: 1, round: 1, events: 10, fact, sure: true },
    { seat: 2, to: 1, round: 1, events: 20, fact, sure: true },
  ]
  const count = (eyes: Eyes, told: number, over = false) => whispersSeen(whispers, told, eyes, over).length
  expect(([0, 1, 2, 'onlooker', 'all'] as const).map(eyes => count(eyes, 20))).toEqual([1, 2, 1, 0, 2])
  expect(([0, 1, 2, 'onlooker', 'all'] as const).map(eyes => count(eyes, 19))).toEqual([1, 1, 0, 0, 1])
  expect(([0, 1, 2, 'onlooker', 'all'] as const).map(eyes => count(eyes, 20, true))).toEqual([2, 2, 2, 2, 2])
})
