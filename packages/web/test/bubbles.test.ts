/** Speech on the board: what concerns its reader, where it has room; and promises with a date. */
import type { Heard, Saying, Talk } from '@coldwake/wire'
import { describe, expect, it } from 'vitest'
import { bubbleBox, concerns, readingTime } from '../src/play/talk/bubbles.ts'
import { promiseState } from '../src/play/talk/promises.ts'
import { crew, explored } from './fixture.ts'

const heard = (seat: number | null, talk: Talk): Heard => ({ seat, at: 0, talk })

describe('what is said on the board', () => {
  const claim: Saying = { t: 'claim', fact: { about: 'engine', engine: 1, works: true }, sure: true }
  const promise = (whom: number | null): Saying => ({ t: 'promise', whom, deed: { do: 'signal' }, not: false, by: 3 })
  const entries = [heard(0, claim), heard(2, claim), heard(1, promise(2))]
  const shows = (one: Heard, me: number | null = 0) => concerns(one, me, entries, 0)

  it('is what others say to all, or to me', () => {
    expect(shows(heard(1, claim))).toBe(true)
    expect(shows(heard(1, { t: 'words', words: 'Hello' }))).toBe(true)
    for (const t of ['promise', 'request'] as const) {
      expect(shows(heard(1, { ...promise(null), t } as Saying))).toBe(true)
      expect(shows(heard(1, { ...promise(0), t } as Saying))).toBe(true)
      expect(shows(heard(1, { ...promise(2), t } as Saying))).toBe(false)
    }
    expect(shows(heard(1, { t: 'ask', whom: 2, query: { about: 'trust' } }))).toBe(false)
  })

  it('is an answer to me, and a claim withdrawn, but not what two others settle', () => {
    expect(shows(heard(1, { t: 'reply', to: 0, how: 'deny' }))).toBe(true)
    expect(shows(heard(2, { t: 'reply', to: 2, how: 'agree' }))).toBe(false)
    expect(shows(heard(2, { t: 'reply', to: 1, how: 'withdraw' }))).toBe(true)
    // It answers something that is not loaded any more.
    expect(shows(heard(1, { t: 'reply', to: 40, how: 'agree' }))).toBe(false)
  })

  it('is neither my own word nor a notice of the table; an onlooker sees what is said to all', () => {
    expect(shows(heard(0, claim))).toBe(false)
    expect(shows(heard(null, { t: 'paused' }))).toBe(false)
    expect(shows(heard(1, claim), null)).toBe(true)
    expect(shows(heard(1, promise(2)), null)).toBe(false)
  })

  it('stays longer the more there is to read, and never for long', () => {
    expect(readingTime('Agreed.')).toBeGreaterThan(3000)
    expect(readingTime('x'.repeat(60))).toBeGreaterThan(readingTime('Agreed.'))
    expect(readingTime('x'.repeat(500))).toBe(9000)
  })
})

describe('where a bubble lies', () => {
  const size = { width: 200, height: 70 }
  const empty = { mine: [], choices: [], rooms: [] }
  const apart = (a: typeof room, b: typeof room) =>
    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height
  const room = { x: 300, y: 200, width: 120, height: 90 }

  it('is beside whoever speaks, within the board and off my room, wherever both are', () => {
    const screen = { width: 900, height: 560 }
    for (let x = 0; x <= 900; x += 30)
      for (let y = 0; y <= 560; y += 28)
        for (const mine of [room, { ...room, x: 10, y: 10 }, { ...room, x: 770, y: 460 }, { ...room, x, y }]) {
          const box = bubbleBox({ at: { x, y }, radius: 24 }, size, { ...empty, screen, mine: [mine] })
          expect(box.x >= 0 && box.y >= 0 && box.x + 200 <= 900 && box.y + 70 <= 560).toBe(true)
          expect([x, y, mine, apart(box, mine)]).toEqual([x, y, mine, true])
        }
  })

  it('is in a corner where nobody stands for the speaker, and off my room on a small screen too', () => {
    const screen = { width: 374, height: 300 }
    for (let x = 0; x <= 254; x += 12)
      for (let y = 0; y <= 210; y += 10) {
        const box = bubbleBox({ at: null, radius: 0 }, size, { ...empty, screen, mine: [{ ...room, x, y }] })
        expect([x, y, apart(box, { ...room, x, y })]).toEqual([x, y, true])
      }
  })

  it('hides as little as can be of other rooms', () => {
    const at = { x: 450, y: 300 }
    const screen = { width: 900, height: 560 }
    const above = bubbleBox({ at, radius: 20 }, size, { ...empty, screen })
    expect(above.y + above.height).toBeLessThan(at.y)
    const elsewhere = bubbleBox({ at, radius: 20 }, size, { ...empty, screen, rooms: [above] })
    expect(elsewhere).not.toEqual(above)
  })

  it('covers what I may choose only where it would cover my room otherwise', () => {
    const at = { x: 450, y: 300 }
    const screen = { width: 900, height: 560 }
    const above = bubbleBox({ at, radius: 20 }, size, { ...empty, screen })
    expect(apart(bubbleBox({ at, radius: 20 }, size, { ...empty, screen, choices: [above] }), above)).toBe(true)
    const all = { x: 0, y: 0, width: 900, height: 560 }
    const box = bubbleBox({ at, radius: 20 }, size, { ...empty, screen, choices: [all], mine: [above] })
    expect(apart(box, above)).toBe(true)
  })
})

describe('a promise with a date', () => {
  const table = (round: number, part = {}) => explored({}, { round, crew: [crew(0, '011'), crew(1, '011')], ...part })
  const signal: Heard = heard(1, { t: 'promise', whom: null, deed: { do: 'signal' }, not: false, by: 3 })
  const state = (round: number, part = {}, one = signal, to?: Heard) => promiseState(table(round, part), one, to)

  it('is due in its last round, and late once that is over', () => {
    expect(state(2)).toBeNull()
    expect(state(3)).toEqual({ is: 'due', round: 3 })
    expect(state(4)).toEqual({ is: 'late', round: 3 })
  })

  it('is done once everybody can see that', () => {
    const sent = { crew: [crew(0, '011'), { ...crew(1, '011'), signal: true }] }
    expect(state(2, sent)).toEqual({ is: 'done', round: 3 })
    expect(state(5, sent)).toEqual({ is: 'done', round: 3 })
  })

  it('binds whoever agreed to a request, and nobody who is out of the game', () => {
    const request = heard(0, { t: 'request', whom: 1, deed: { do: 'signal' }, not: false, by: 2 })
    const agrees = heard(1, { t: 'reply', to: 0, how: 'agree' })
    expect(state(3, {}, agrees, request)).toEqual({ is: 'late', round: 2 })
    expect(state(3, {}, heard(1, { t: 'reply', to: 0, how: 'refuse' }), request)).toBeNull()
    const gone = { crew: [crew(0, '011'), { ...crew(1, '011'), fate: 'dead' as const }] }
    expect(state(4, gone)).toBeNull()
  })

  it('has nothing to show without a date, or where something is to be left', () => {
    expect(state(9, {}, heard(1, { ...signal.talk, by: null } as Saying))).toBeNull()
    expect(state(9, {}, heard(1, { ...signal.talk, not: true } as Saying))).toBeNull()
  })
})
