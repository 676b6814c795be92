import { random } from '@coldwake/bots'
import * as rules from '@coldwake/rules'
import { type GameLog, keyFromSeed, type LogInput } from '@coldwake/rules'
import { expect, it } from 'vitest'
import { unroll } from '../src/replay/film.ts'

/** A whole game of bots; after `undoAt` inputs the last one that may be undone is taken back and play goes on. */
function played(seed: number, undoAt: number): Pick<GameLog, 'setup' | 'key' | 'inputs'> {
  const setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: null }, { character: null }] }
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
    const chosen = random.choose(() => rules.view(state, decision.seat), decision, memory)
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
}, 60_000)

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
