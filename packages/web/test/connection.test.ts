import type { Choice, Decision, EventFace, MyView } from '@coldwake/rules'
import type { ClientMessage, GameMessage, Heard, Lobby, Refusal, Saying, ServerMessage } from '@coldwake/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type Socket } from '../src/play/connection/connection.ts'
import { asked, mine, room, table } from './fixture.ts'

const lobby: Lobby = {
  code: 'ABC',
  game: 'nemesis',
  board: 'nemesis-base',
  mode: 'semi',
  options: {},
  host: 0,
  started: true,
  over: false,
  paused: false,
  clock: null,
  reactions: null,
  pace: 'normal',
  delay: 0,
  seats: [{ name: 'Ola', bot: null, person: true, ready: true, online: true }],
  watching: 0,
  newerRules: false,
}
const event: EventFace = { e: 'turn', who: 0, rule: 'NEM-ROUND-05' }
const hello: Saying = { t: 'words', words: 'Hello' }
const heard = (talk: Saying = hello, seat = 0): Heard => ({ seat, at: 1, talk })

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
  close(code = 1006) {
    this.closed = true
    this.onclose?.({ code })
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  game(decision: Decision | null, seq = 0, events: EventFace[] = [], back = false) {
    this.say({ say: 'game', seq, table: table(), me: mine(['rest', 'search'], decision), back, events })
  }
  /** A game message that says only what is given. */
  news(part: Partial<GameMessage>) {
    this.say({ say: 'game', seq: 1, events: [], ...part })
  }
  greet(seat: number | null = 0) {
    this.onopen?.()
    this.say({ say: 'lobby', lobby, seat })
  }
  clock(ends: number | null = null, now = 0) {
    this.say({ say: 'clock', ends, now })
  }
  /** The number of the last message that has one. */
  ref(): number {
    const last = this.heard.findLast(message => 'ref' in message)
    return last && 'ref' in last ? last.ref : -1
  }
  accept() {
    this.say({ say: 'accepted', ref: this.ref() })
  }
  refuse(refused: Refusal) {
    this.say({ say: 'refused', ref: this.ref(), refused })
  }
  says(what: ClientMessage['say']) {
    return this.heard.filter(message => message.say === what)
  }
  answers() {
    return this.heard.flatMap(message => (message.say === 'answer' ? [[message.n, message.choice]] : []))
  }
}

let ends: FarEnd[]
const now = () => ends[ends.length - 1]
function line(soon?: (show: () => void) => void) {
  ends = []
  const open = () => {
    const end = new FarEnd()
    ends.push(end)
    return end
  }
  return new Line({ code: 'ABC', token: 'secretsecretsecret', open, delay: () => 100, soon })
}
/** A seat at a table whose game is on. */
function seated(decision: Decision | null = null, back = false) {
  const it = line()
  now().greet()
  now().game(decision, 1, [event], back)
  now().clock()
  return it
}
function comesBack() {
  now().close()
  vi.advanceTimersByTime(100)
  now().greet()
}

const walk: Choice = { do: 'move', to: '006' }
const pay: Choice = { do: 'pay', card: 'rest' }
const turn = asked('turn', [{ ...walk, cost: 1 }, { do: 'pass' }], 7)
const price = asked('pay', [pay], 8)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  it('goes out with all its choices as one message', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    expect(now().says('answer')).toEqual([{ say: 'answer', ref: 1, n: 7, choice: walk, next: [pay] }])
    now().accept()
    now().game(null, 1, [event])
    expect(now().says('answer')).toHaveLength(1)
    expect(it.state()).toMatchObject({ busy: false, left: [] })
  })

  it('of one choice names no others', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer({ do: 'pass' })
    expect(now().says('answer')).toEqual([{ say: 'answer', ref: 1, n: 7, choice: { do: 'pass' } }])
  })

  it('is under way until the game has gone on', () => {
    const it = line()
    now().greet()
    now().game(turn)
    const seen: boolean[] = []
    it.subscribe(() => seen.push(it.state().busy))
    it.answer(walk, pay)
    now().accept()
    expect(seen).not.toContain(false)
    now().game(null, 1, [event])
    expect(it.state().busy).toBe(false)
  })

  it('of which something was left over is asked for, with what is left at hand', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay, { do: 'done' })
    now().say({ say: 'accepted', ref: now().ref(), left: 2 })
    now().game(price, 1, [event])
    expect(now().says('answer')).toHaveLength(1)
    expect(it.state()).toMatchObject({ busy: false, left: [pay, { do: 'done' }] })
    it.answer(pay)
    expect(it.state().left).toEqual([])
    expect(now().answers().at(-1)).toEqual([8, pay])
  })

  it('goes out choice by choice to a server of an earlier release, until the line is another', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    now().say({ say: 'refused', ref: now().ref(), refused: 'badRequest', detail: 'next' })
    expect(it.state()).toMatchObject({ busy: true, trouble: null })
    expect(now().says('answer').at(-1)).toEqual({ say: 'answer', ref: 2, n: 7, choice: walk })
    now().accept()
    now().game(price, 1, [event])
    expect(it.state()).toMatchObject({ busy: false, left: [pay] })
    it.answer(pay)
    expect(now().says('answer').at(-1)).toEqual({ say: 'answer', ref: 3, n: 8, choice: pay })
    now().accept()
    now().game(turn, 2, [event])
    expect(it.state()).toMatchObject({ busy: false, left: [] })
    comesBack()
    now().game(turn, 2)
    it.answer(walk, pay)
    expect(now().says('answer')).toEqual([{ say: 'answer', ref: 4, n: 7, choice: walk, next: [pay] }])
  })

  it('that the open question does not offer is not sent', () => {
    const it = line()
    now().greet()
    now().game(price)
    it.answer(walk, pay)
    expect(now().answers()).toEqual([])
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

  it('that is refused is told', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    now().refuse('illegal')
    expect(it.state()).toMatchObject({ busy: false, trouble: 'illegal', left: [] })
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
    expect(now().heard[0]).toMatchObject({ say: 'hello', since: 3, heard: 0 })
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
    expect(now().says('answer')).toEqual([{ say: 'answer', ref: 2, n: 7, choice: walk, next: [pay] }])
  })

  it('does not send it again if the server had it', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.answer(walk)
    now().close()
    vi.advanceTimersByTime(100)
    now().greet()
    now().game(asked('turn', [{ do: 'pass' }], 12), 1, [event])
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
    now().close(4001)
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

  it('whatever comes before a frame is shown with it, all of its news together', () => {
    const frames: (() => void)[] = []
    const draw = () => {
      for (const show of frames.splice(0)) show()
    }
    const it = line(show => frames.push(show))
    now().greet()
    now().game(null, 1, [event])
    now().clock()
    expect(it.state().view).toBeNull()
    draw()
    expect(it.state()).toMatchObject({ events: [event], fresh: { events: [] } })
    const drawn = vi.fn()
    it.subscribe(drawn)
    now().news({ seq: 2, events: [event] })
    now().news({ seq: 4, events: [event, event] })
    expect(it.state().events).toHaveLength(1)
    draw()
    expect(drawn).toHaveBeenCalledTimes(1)
    expect(it.state()).toMatchObject({ fresh: { seq: 4, events: [event, event, event] } })
    now().news({ seq: 5, events: [event] })
    draw()
    expect(it.state().fresh).toEqual({ seq: 5, events: [event] })
  })

  it('an answer goes out at once, and shows all that was heard before it', () => {
    const it = line(() => {})
    now().greet()
    now().game(turn)
    it.answer(walk, pay)
    expect(it.state()).toMatchObject({ busy: true, view: { me: { decision: turn } } })
    expect(now().answers()).toHaveLength(1)
  })

  it('why something is not possible is asked once per question, and forgotten with it', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.why()
    it.why()
    expect(now().says('why')).toHaveLength(1)
    now().say({ say: 'why', ref: now().ref(), obstacles: [{ do: 'move', to: '008', why: 'doorClosed' }] })
    expect(it.state().obstacles?.list).toHaveLength(1)
    now().game(price, 1, [event])
    expect(it.state().obstacles).toBeNull()
  })

  it('a turn that is over before it is held is no trouble', () => {
    const it = line()
    now().greet()
    now().game(turn)
    it.holdTurn()
    expect(now().says('holdTurn')).toHaveLength(1)
    now().say({ say: 'refused', ref: now().ref(), refused: 'notAsked' })
    expect(it.state().trouble).toBeNull()
  })
})

describe('a table that changes', () => {
  it('is what it was, with what changed', () => {
    const it = seated()
    const before = it.state().view?.table
    now().news({ seq: 2, events: [event], changes: { round: 2, rooms: { 1: room('002', { fire: true }) } } })
    const after = it.state().view?.table
    expect(after?.round).toBe(2)
    expect(after?.rooms[1]).toMatchObject({ room: '002', fire: true })
    expect(after?.rooms[0]).toEqual(before?.rooms[0])
    expect(before?.round).toBe(1)
  })

  it('leaves what I know as it is where it says nothing of it', () => {
    const it = seated(turn)
    now().news({ seq: 2, events: [event], changes: { round: 2 } })
    expect(it.state().view?.me).toEqual(mine(['rest', 'search'], turn))
    const other: MyView = mine(['rest'], null)
    now().news({ me: other, seq: 2 })
    expect(it.state().view).toMatchObject({ table: { round: 2 }, me: other })
  })

  it('of which the beginning is missing is asked for again', () => {
    const it = line()
    now().greet()
    now().news({ seq: 0, changes: { round: 2 }, me: mine([]) })
    expect(ends[0].closed).toBe(true)
    expect(it.state()).toMatchObject({ status: 'lost', view: null })
    vi.advanceTimersByTime(100)
    now().greet()
    now().game(null)
    expect(it.state()).toMatchObject({ status: 'open', view: { table: { round: 1 } } })
  })

  it('of an earlier connection is no beginning either, though it still shows', () => {
    const it = seated()
    comesBack()
    expect(it.state().view).not.toBeNull()
    now().news({ changes: { round: 2 } })
    expect(now().closed).toBe(true)
    expect(it.state().view?.table.round).toBe(1)
  })

  it('tells events without a gap, or is asked for again', () => {
    const it = seated()
    now().news({ seq: 5, events: [event] })
    expect(now().closed).toBe(true)
    expect(it.state().events).toHaveLength(1)
    vi.advanceTimersByTime(100)
    now().greet()
    expect(now().heard[0]).toMatchObject({ say: 'hello', since: 1 })
  })

  it('with another past than ours begins anew', () => {
    const it = line()
    now().greet()
    now().game(null, 3, [event, event, event])
    comesBack()
    const other: EventFace = { e: 'round', round: 1, rule: 'NEM-ROUND-01' }
    now().game(null, 1, [other])
    expect(it.state().events).toEqual([other])
  })
})

describe('an onlooker', () => {
  it('sees the table, and nothing is theirs', () => {
    const it = line()
    now().greet(null)
    now().news({ table: table(), seq: 1, events: [event] })
    expect(it.state()).toMatchObject({ seat: null, back: false, view: { me: null } })
    now().news({ changes: { round: 2 }, seq: 2, events: [event] })
    expect(it.state().view).toMatchObject({ me: null, table: { round: 2 } })
    it.answer(walk)
    it.takeBack()
    expect(now().heard).toHaveLength(1)
  })
})

describe('taking back', () => {
  it('is offered when the server says so, and asked for once', () => {
    const it = seated(turn)
    it.takeBack()
    expect(now().says('takeBack')).toEqual([])
    now().news({ back: true })
    expect(it.state().back).toBe(true)
    it.takeBack()
    it.takeBack()
    expect(now().says('takeBack')).toHaveLength(1)
  })

  it('nothing can be answered until the game has gone back', () => {
    const it = seated(turn, true)
    it.takeBack()
    expect(it.state().busy).toBe(true)
    now().accept()
    it.answer(walk)
    expect(now().answers()).toEqual([])
    now().game(asked('turn', [walk], 9), 2, [{ e: 'tookBack', who: 0, event: 0, rule: 'NEM-RULING-235' }])
    expect(it.state().busy).toBe(false)
    it.answer(walk)
    expect(now().answers()).toEqual([[9, walk]])
  })

  it('is asked for once, whatever question is open then', () => {
    const it = seated(turn, true)
    it.takeBack()
    now().accept()
    now().game(price, 2, [event], true)
    expect(now().says('takeBack')).toHaveLength(1)
    expect(it.state().busy).toBe(false)
  })

  it('that is refused is told, and one may go on', () => {
    const it = seated(turn, true)
    it.takeBack()
    now().refuse('cannotTakeBack')
    expect(it.state()).toMatchObject({ busy: false, trouble: 'cannotTakeBack' })
  })

  it('is not repeated after a lost connection: it may have happened', () => {
    const it = seated(turn, true)
    it.takeBack()
    comesBack()
    now().game(turn, 1, [], true)
    expect(now().says('takeBack')).toEqual([])
    expect(it.state().busy).toBe(false)
  })
})

describe('talk', () => {
  it('is heard in order, each once', () => {
    const it = seated()
    now().say({ say: 'talk', from: 0, entries: [heard(), heard()] })
    now().say({ say: 'talk', from: 2, entries: [heard(hello, 1)] })
    expect(it.state().talk.map(({ seat }) => seat)).toEqual([0, 0, 1])
    comesBack()
    expect(now().heard[0]).toMatchObject({ say: 'hello', heard: 3 })
    now().say({ say: 'talk', from: 3, entries: [heard()] })
    expect(it.state().talk).toHaveLength(4)
  })

  it('begins with the newest where there is much, and older pages come as they are asked for', () => {
    const it = seated()
    now().say({ say: 'talk', from: 250, entries: [heard(hello, 1)] })
    expect(it.state()).toMatchObject({ talkFrom: 250, talk: [{ seat: 1 }] })
    it.earlierTalk()
    it.earlierTalk()
    expect(now().says('earlier')).toMatchObject([{ before: 250 }])
    now().say({ say: 'earlier', ref: now().ref(), from: 150, entries: Array(100).fill(heard()) })
    expect(it.state()).toMatchObject({ talkFrom: 150 })
    expect(it.state().talk.map(({ seat }) => seat)).toEqual([...Array(100).fill(0), 1])
    now().say({ say: 'talk', from: 251, entries: [heard(hello, 2)] })
    expect(it.state().talk.at(-1)?.seat).toBe(2)
    it.earlierTalk()
    expect(now().says('earlier')[1]).toMatchObject({ before: 150 })
    comesBack()
    expect(now().heard[0]).toMatchObject({ say: 'hello', heard: 252 })
  })

  it('of which too much was missed is replaced by the newest', () => {
    const it = seated()
    now().say({ say: 'talk', from: 0, entries: [heard()] })
    now().say({ say: 'talk', from: 40, entries: [heard(hello, 1)] })
    expect(it.state()).toMatchObject({ talkFrom: 40, talk: [{ seat: 1 }] })
    now().say({ say: 'talk', from: 0, entries: [heard()] }) // the server has another past
    expect(it.state()).toMatchObject({ talkFrom: 0, talk: [{ seat: 0 }] })
  })

  it('that finds no room is not to be tried again, and the reader is told', async () => {
    const it = seated()
    const said = it.talk(hello)
    now().refuse('talkFull')
    expect(await said).toBe(false)
    expect(it.state().trouble).toBe('talkFull')
  })

  it('is said once it is written', async () => {
    const it = seated()
    const said = it.talk(hello)
    expect(now().says('talk')).toMatchObject([{ talk: hello }])
    now().accept()
    expect(await said).toBe(true)
  })

  it('that is refused was not said', async () => {
    const it = seated()
    const said = it.talk(hello)
    now().refuse('tooFast')
    expect(await said).toBe(false)
    expect(it.state().trouble).toBeNull()
  })

  it('on its way when the line broke: what the server has was said', async () => {
    const it = seated()
    const claim: Saying = { t: 'claim', fact: { about: 'engine', engine: 1, works: true }, sure: true }
    const one = it.talk(claim)
    const other = it.talk({ t: 'words', words: 'And now?' })
    comesBack()
    now().game(null, 1)
    const stored: Saying = { sure: true, fact: { works: true, engine: 1, about: 'engine' }, t: 'claim' }
    now().say({ say: 'talk', from: 0, entries: [heard(stored)] })
    now().clock()
    expect(await Promise.all([one, other])).toEqual([true, false])
  })

  it('without a connection is not said', async () => {
    const it = seated()
    now().close()
    expect(await it.talk(hello)).toBe(false)
  })
})

describe('proposals', () => {
  it('are made and answered', () => {
    const it = seated()
    it.propose({ what: 'takeBack', event: 4 })
    it.agree(3, false)
    expect(now().heard.slice(-2)).toMatchObject([
      { say: 'propose', proposal: { what: 'takeBack', event: 4 } },
      { say: 'agree', to: 3, yes: false },
    ])
    now().refuse('noProposal')
    expect(it.state().trouble).toBe('noProposal')
  })
})

describe('the clock', () => {
  it('runs by this machine, however wrong the server is set', () => {
    vi.setSystemTime(1_000_000)
    const it = seated()
    now().clock(50_000, 20_000)
    expect(it.state().clock).toBe(1_030_000)
    now().clock(null, 20_000)
    expect(it.state().clock).toBeNull()
  })
})

describe('closed for good', () => {
  it.each([
    ['shown out', 4001, 'shownOut'],
    ['the table is gone', 4004, 'refused'],
    ['too much was sent', 4008, 'dropped'],
  ])('%s', (_, code, status) => {
    const it = seated()
    now().close(code)
    vi.advanceTimersByTime(60_000)
    expect(it.state().status).toBe(status)
    expect(ends).toHaveLength(1)
  })

  it('the seat was given to somebody else while this page was away', () => {
    const it = seated()
    now().close()
    vi.advanceTimersByTime(100)
    now().onopen?.()
    now().say({ say: 'refused', ref: null, refused: 'wrongToken' })
    now().close(4001)
    vi.advanceTimersByTime(60_000)
    expect(it.state().status).toBe('shownOut')
    expect(ends).toHaveLength(2)
  })

  it('any other way of closing is tried again', () => {
    seated()
    now().close(4000)
    vi.advanceTimersByTime(100)
    expect(ends).toHaveLength(2)
  })
})
