/** What is sent of the facility: only what changed, and to nobody what is somebody else's. */
import { expect, it } from 'vitest'
import {
  clone,
  EventTexts,
  type GameState,
  myView,
  type Name,
  SeatTexts,
  TableText,
  tableView,
} from '../../../src/index.ts'
import { lockdown, part, pay, type Situation } from '../../situation.ts'

const SEATS: Name[] = ['sentry', 'hacker', 'labRat']

/** What a table and its seats have been sent, step after step. */
function sent(t: Situation) {
  const table = new TableText()
  const seats = new SeatTexts()
  const take = (g: GameState) => {
    table.update(g)
    seats.update(g)
  }
  take(clone(t.g))
  return {
    /** The parts of the table that a change has touched, and the seats whose own view is another. */
    after(change: () => void): { parts: string[]; seats: number[] } {
      const before = SEATS.map((_, seat) => seats.of(seat))
      change()
      const now = clone(t.g)
      take(now)
      expect(table.text).toBe(JSON.stringify(tableView(now)))
      for (const seat of SEATS.keys()) expect(seats.of(seat)).toBe(JSON.stringify(myView(now, seat)))
      return {
        parts: Object.keys(JSON.parse(table.changes)),
        seats: [...SEATS.keys()].filter(seat => seats.of(seat) !== before[seat]),
      }
    },
  }
}

it('LOCK-INFO-07 a look at a contingency: the table learns that, the looker alone what', () => {
  const t = lockdown(
    {
      at: { sentry: '010' },
      hand: { sentry: ['search', 'search'] },
      pool: ['codeRed', 'codeGrey', 'codeGreen'],
    },
    SEATS,
  )
  t.act('sentry', { do: 'roomAction' }, pay('search'), pay('search'), part(1))
  const news = sent(t)
  const told = t.events.length
  const { parts, seats } = news.after(() => t.act('sentry', { do: 'token', whom: null, at: 1 }))
  expect(parts).toContain('facility')
  expect(seats).toEqual([0])
  const texts = new EventTexts(t.events.slice(told), t.g.setup)
  expect(texts.of(0)).toContain('codeGrey')
  for (const seat of [null, 1, 2]) expect(texts.of(seat)).not.toContain('codeGrey')
})

it('what happens elsewhere leaves the facility unwritten', () => {
  const t = lockdown({ hand: { sentry: ['rest', 'search'] } }, SEATS)
  const { parts } = sent(t).after(() => t.act('sentry', { do: 'pass' }))
  expect(parts).not.toContain('facility')
})

it('a token that moves in the open is written anew for whoever knows it, and for all on the table', () => {
  const t = lockdown({ seen: { hacker: ['css.8'] } }, SEATS)
  const css = t.g.facility?.css ?? []
  const { parts, seats } = sent(t).after(() => {
    ;[css[6], css[7]] = [css[7], -1]
  })
  expect(parts).toEqual(['facility'])
  expect(seats).toEqual([1])
})
