import type { Choice, Decision, EventFace } from '@coldwake/rules'
import type { ClientMessage, Lobby, ServerMessage } from '@coldwake/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type Socket } from '../src/net/connection.ts'
import { asked, mine, table } from './fixture.ts'

const lobby: Lobby = {
  code: 'ABC',
  game: 'nemesis',
  board: 'nemesis-base',
  host: 0,
  started: true,
  over: false,
  seats: [{ name: 'Ola', online: true }],
}
const event: EventFace = { e: 'turn', who: 0, rule: 'NEM-ROUND-05' }

/** The server's end of the line. */
class FarEnd implements Socket {
  heard: ClientMessage[] = []
  closed = false
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  send(data: string) {
    this.heard.push(JSON.parse(data) as ClientMessage)
  }
  close() {
    this.closed = true
    this.onclose?.()
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  game(decision: Decision | null, seq = 1, events: EventFace[] = []) {
    this.say({ say: 'game', seq, table: table(), me: mine(['rest', 'search'], decision), events })
  }
  greet() {
    this.onopen?.()
    this.say({ say: 'lobby', lobby, seat: 0 })
  }
  answers() {
    return this.heard.flatMap(message => (message.say === 'answer' ? [[message.n, message.choice]] : []))
  }
}

let ends: FarEnd[]
const now = () => ends[ends.length - 1]
function line() {
  ends = []
  const open = () => {
    const end = new FarEnd()
    ends.push(end)
    return end
  }
  return new Line({ code: 'ABC', token: 'secretsecretsecret', open, delay: () => 100 })
}

const walk: Choice = { do: 'move', to: '006' }
const pay: Choice = { do: 'pay', card: 'rest' }
const turn = asked('turn', [{ ...walk, cost: 1 }, { do: 'pass' }], 7)
const price = asked('pay', [pay], 8)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a plan', () => {
  it('answers one question after the other, each as it comes', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    expect(now().answers()).toEqual([[7, walk]])
    now().game(price, 2, [event])
    expect(now().answers()).toEqual([
      [7, walk],
      [8, pay],
    ])
  })

  it('counts as one answer, so its small questions never show', () => {
    const it = line()
    now().greet()
    now().game(turn)
    const seen: boolean[] = []
    it.subscribe(() => seen.push(it.state().busy))
    it.answer(walk, pay)
    now().game(price, 2, [event])
    expect(seen).not.toContain(false)
    now().game(null, 3, [event])
    expect(it.state().busy).toBe(false)
  })

  it('is dropped when the next question is another one', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    now().game(asked('markNoise', [{ do: 'mark', corridor: 'main' }], 9), 2, [event])
    expect(now().answers()).toHaveLength(1)
    expect(it.state().busy).toBe(false)
  })

  it('is not sent twice by a second click', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    it.answer(walk, pay)
    expect(now().answers()).toHaveLength(1)
  })

  it('ends with a refusal, which is told', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    const sent = now().heard.at(-1)
    now().say({ say: 'refused', ref: sent && 'ref' in sent ? sent.ref : null, refused: 'illegal' })
    expect(it.state()).toMatchObject({ busy: false, trouble: 'illegal' })
  })
})

describe('a lost connection', () => {
  it('comes back by itself and asks only for what it does not have', () => {
    const it = line()
    now().greet()
    now().game(null, 3, [event, event, event])
    now().close()
    expect(it.state().status).toBe('lost')
    vi.advanceTimersByTime(100)
    now().greet()
    expect(now().heard[0]).toMatchObject({ say: 'hello', since: 3 })
    now().game(null, 4, [event])
    expect(it.state().events).toHaveLength(4)
    expect(it.state().fresh.events).toHaveLength(1)
    expect(it.state().status).toBe('open')
  })

  it('sends the answer again if its question is still open', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    now().close()
    vi.advanceTimersByTime(100)
    now().greet()
    now().game(turn)
    expect(now().answers()).toEqual([[7, walk]])
    now().game(price, 2, [event])
    expect(now().answers().at(-1)).toEqual([8, pay])
  })

  it('does not send it again if the server had it', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk)
    now().close()
    vi.advanceTimersByTime(100)
    now().greet()
    now().game(asked('turn', [{ do: 'pass' }], 12), 5, [event])
    expect(now().answers()).toEqual([])
    expect(it.state().busy).toBe(false)
  })

  it('a server that never answers is given up and tried again', () => {
    line()
    vi.advanceTimersByTime(8000)
    expect(ends[0].closed).toBe(true)
    vi.advanceTimersByTime(100)
    expect(ends).toHaveLength(2)
  })

  it('a seat that is not ours is not tried again', () => {
    const it = line()
    now().onopen?.()
    now().say({ say: 'refused', ref: null, refused: 'wrongToken' })
    now().close()
    vi.advanceTimersByTime(60_000)
    expect(it.state()).toMatchObject({ status: 'refused', trouble: 'wrongToken' })
    expect(ends).toHaveLength(1)
  })
})

describe('what is news', () => {
  it('a page load tells the past, and stages none of it', () => {
    const it = line()
    now().greet()
    now().game(null, 2, [event, event])
    expect(it.state().events).toHaveLength(2)
    expect(it.state().fresh.events).toEqual([])
  })

  it('why something is not possible is asked once per question, and forgotten with it', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.why()
    it.why()
    const asks = now().heard.filter(message => message.say === 'why')
    expect(asks).toHaveLength(1)
    now().say({ say: 'why', ref: asks[0].ref, obstacles: [{ do: 'move', to: '008', why: 'doorClosed' }] })
    expect(it.state().obstacles?.list).toHaveLength(1)
    now().game(price, 2, [event])
    expect(it.state().obstacles).toBeNull()
  })
})
