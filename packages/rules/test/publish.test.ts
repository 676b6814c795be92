/** What is sent is what the views say, to the byte, however it was put together. */
import { expect, test } from 'vitest'
import {
  clone,
  EventTexts,
  faceFor,
  type GameEvent,
  type GameState,
  InputError,
  myView,
  pendingFor,
  SeatTexts,
  step,
  stepped,
  TableText,
  tableView,
} from '../src/index.ts'
import { type Moment, playGame, policyFor } from '../src/testing.ts'
import { share } from './everygame.ts'

const LONG = process.env.LONG === '1'
const GAMES = ['nemesis', 'lockdown']

test.each(GAMES)('the texts of table, seats and events are those of the views at every moment of %s', game => {
  for (let seed = 0; seed < share(LONG ? 24 : 12); seed++) {
    const table = new TableText()
    const seats = new SeatTexts()
    let read = 0
    let before = ''
    let told: Record<string, unknown> = {}
    const look = ({ g: current, events }: Moment) => {
      const g = clone(current)
      const changed = table.update(g)
      seats.update(g)
      const text = JSON.stringify(tableView(g))
      expect(table.text).toBe(text)
      expect(changed).toBe(text !== before)
      before = text
      told = merged(told, JSON.parse(table.changes))
      expect(JSON.stringify(told)).toBe(text)
      const news: GameEvent[] = events.slice(read)
      const texts = new EventTexts(news, g.setup)
      g.crew.forEach((_, seat) => {
        expect(seats.offered(g, seat)).toBeNull()
        expect(seats.of(seat)).toBe(JSON.stringify(myView(g, seat)))
        expect(seats.offered(g, seat)).toEqual(pendingFor(g, seat))
        expect(seats.offered(current, seat)).toBeNull()
        expect(JSON.parse(texts.of(seat))).toEqual(JSON.parse(JSON.stringify(news.map(e => faceFor(e, seat)))))
      })
      read = events.length
    }
    playGame(seed, policyFor(seed), look, game)
  }
})

/** A table with what has changed: of its long lists, the entries by their number. */
function merged(table: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const list = (key: string) => Object.assign([...((table[key] as unknown[] | undefined) ?? [])], changes[key])
  return { ...table, ...changes, rooms: list('rooms'), crew: list('crew'), decks: list('decks') }
}

test('one text object serves games one after the other', () => {
  const table = new TableText()
  const seats = new SeatTexts()
  const states: GameState[] = []
  const keep = ({ g, input }: Moment) => {
    if (input.seat === 0) states.push(clone(g))
  }
  for (const seed of [4, 9, 3]) for (const game of GAMES) playGame(seed, policyFor(seed), keep, game)
  for (const g of states) {
    table.update(g)
    seats.update(g)
    expect(table.text).toBe(JSON.stringify(tableView(g)))
    g.crew.forEach((_, seat) => expect(seats.of(seat)).toBe(JSON.stringify(myView(g, seat))))
  }
})

test.each(GAMES)('%s: a step into a copy is the same step, and leaves the original alone even when refused', game => {
  for (let seed = 0; seed < 10; seed++) {
    const look = ({ g, input }: Moment) => {
      const before = JSON.stringify(g)
      const other = clone(g)
      const offer = structuredClone(pendingFor(g, input.seat))
      step(other, input)
      expect(JSON.stringify(stepped(g, input))).toBe(JSON.stringify(other))
      expect(JSON.stringify(stepped(g, input, undefined, offer))).toBe(JSON.stringify(other))
      for (const wrong of [
        { ...input, n: input.n + 1 },
        { ...input, seat: 9 },
        { ...input, do: 'move', to: '999' },
      ]) {
        expect(() => stepped(g, wrong as typeof input)).toThrow(InputError)
        expect(() => stepped(g, wrong as typeof input, undefined, offer)).toThrow(InputError)
      }
      expect(JSON.stringify(g)).toBe(before)
    }
    playGame(seed, policyFor(seed), look, game)
  }
})
