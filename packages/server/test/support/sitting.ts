/**
 * A table with people who never stop: they answer at random, take back, talk, agree, from two devices each, and go on
 * with the next connection when one is lost. Each keeps a ledger of what they sent and what was acknowledged.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Choice, canonical, type Decision, type Input, type Seat } from '@coldwake/rules'
import type { Clock, CreateTable, HostCommand, HostDone, Refusal, SeatTaken } from '@coldwake/wire'
import { Device, type Reply } from './device.ts'
import { type Chance, choiceOf, tableRequest } from './players.ts'

export interface SittingPlan {
  people: number
  bots?: number
  clock?: Clock
  /** How far onlookers are behind, in seconds; without it nobody looks on. */
  onlookersBehind?: number
  /** Never answers by themselves. */
  sleeper?: Seat
  /** Now and then the host lets everybody wait a moment. */
  pauses?: true
}

export interface Surroundings {
  /** Of a server that may answer; null while there is none. */
  anyPort: () => number | null
  /** Everybody stops. */
  end: AbortSignal
}

/** Something sent, once or again and again until it was acknowledged. */
interface Sent {
  times: number
  accepted: number
}

/** Refusals that everybody meets who plays with others. */
const USUAL: Record<'answer' | 'standing' | 'takeBack' | 'talk' | 'propose' | 'agree', readonly Refusal[]> = {
  answer: ['stale', 'notAsked', 'over', 'paused', 'storage'],
  standing: ['stale', 'over', 'paused', 'storage'],
  takeBack: ['cannotTakeBack', 'stale', 'over', 'paused', 'storage'],
  talk: ['storage'],
  propose: ['over', 'paused', 'cannotTakeBack', 'noProposal', 'storage'],
  agree: ['over', 'paused', 'cannotTakeBack', 'noProposal', 'storage'],
}

export class Person {
  readonly seat: Seat
  readonly devices: Device[]
  /** Answers and standing answers, by how the log writes them. */
  readonly inputs = new Map<string, Sent>()
  /** Take backs, by the number of the question that was open. */
  readonly takeBacks: { n: number; accepted: boolean }[] = []
  readonly words = new Map<string, Sent>()
  readonly refusals = new Map<string, number>()
  readonly faults: string[] = []
  resent = 0
  readonly #sleeps: boolean
  /** The last question answered. */
  #answered = -1

  constructor(at: SeatTaken, { anyPort, sleeps }: { anyPort: () => number | null; sleeps: boolean }) {
    this.seat = at.seat
    this.#sleeps = sleeps
    this.devices = ['a', 'b'].map(which => new Device(`${at.code}/${at.seat}${which}`, at, anyPort))
  }

  get accepted(): number {
    let sum = this.takeBacks.filter(({ accepted }) => accepted).length
    for (const { accepted } of [...this.inputs.values(), ...this.words.values()]) sum += accepted
    return sum
  }

  /** Until `enough`, and what is on its way has come to something. */
  async play(random: Chance, enough: () => boolean): Promise<void> {
    while (!enough()) {
      await pause(random(30))
      const ready = this.devices.filter(({ greeted }) => greeted)
      if (ready.length > 0) await this.#act(ready[random(ready.length)], random)
    }
  }

  async #act(device: Device, random: Chance): Promise<void> {
    const roll = random(200)
    const patience = 1_000 + random(2_000)
    const decision = device.me?.decision
    if (roll === 0) return device.drop()
    if (roll < 8) return this.#talk(device, patience)
    if (roll < 11) return this.#stand(device, random, patience)
    if (roll < 13) return this.#propose(device, patience)
    if (roll < 100 && (await this.#agree(device, random, patience))) return
    if (roll < 40 && device.back) return this.#takeBack(device, patience)
    // A late double click now and then.
    if (!decision || this.#sleeps || (decision.n === this.#answered && roll < 190)) return
    const other = this.devices.find(one => one !== device)
    if (other?.greeted && other.me?.decision?.n === decision.n && roll < 55)
      await Promise.all([
        this.#answer(device, decision, random, patience),
        this.#answer(other, decision, random, patience),
      ])
    else await this.#answer(device, decision, random, patience)
  }

  /** If the line breaks, the same answer is sent again for as long as its question is open, from whichever device. */
  async #answer(first: Device, { n, options }: Decision, random: Chance, patience: number): Promise<void> {
    const choice = choiceOf(options[random(options.length)])
    const sent = this.#enter(this.inputs, written({ seat: this.seat, n, ...choice }))
    let device = first
    for (;;) {
      const reply = await device.ask({ say: 'answer', n, choice }, patience)
      if (reply) {
        if (this.#settle('answer', reply, sent)) this.#answered = n
        return
      }
      device = await Promise.race(this.devices.map(one => one.ready().then(() => one)))
      if (device.me?.decision?.n !== n) return
      this.resent++
    }
  }

  async #takeBack(device: Device, patience: number): Promise<void> {
    const n = device.table?.asking?.n ?? -1
    const one = { n, accepted: false }
    this.takeBacks.push(one)
    const reply = await device.ask({ say: 'takeBack', n }, patience)
    one.accepted = reply?.say === 'accepted'
    this.#settle('takeBack', reply)
    this.#answered = -1
  }

  async #stand(device: Device, random: Chance, patience: number): Promise<void> {
    const until = (['turn', 'round', 'off'] as const)[random(3)]
    const unlessMine = random(2) === 0
    const standing = until === 'off' ? { until } : { until, unlessMine }
    const sent = this.#enter(this.inputs, written({ seat: this.seat, do: 'standing', ...standing }))
    this.#settle('standing', await device.ask({ say: 'standing', until, unlessMine }, patience), sent)
  }

  async #talk(device: Device, patience: number): Promise<void> {
    const words = `${this.seat} says ${this.words.size}`
    const sent = this.#enter(this.words, words)
    this.#settle('talk', await device.ask({ say: 'talk', talk: { t: 'words', words } }, patience), sent)
  }

  async #propose(device: Device, patience: number): Promise<void> {
    const proposal = { what: 'takeBack', event: Math.max(0, device.events.length - 4) }
    this.#settle('propose', await device.ask({ say: 'propose', proposal }, patience))
  }

  /** False if there is nothing to agree to. */
  async #agree(device: Device, random: Chance, patience: number): Promise<boolean> {
    const { talk, talkFrom, events } = device
    const at = talk.findLastIndex(({ talk }) => talk.t === 'propose')
    const proposed = talk[at]
    if (proposed?.talk.t !== 'propose' || proposed.talk.events !== events.length) return false
    const answered = talk
      .slice(at)
      .some(({ seat, talk }) => talk.t === 'refuse' || (talk.t === 'agree' && seat === this.seat))
    if (answered || proposed.seat === this.seat) return false
    this.#settle('agree', await device.ask({ say: 'agree', to: talkFrom + at, yes: random(5) > 0 }, patience))
    return true
  }

  #enter(into: Map<string, Sent>, what: string): Sent {
    const sent = into.get(what) ?? { times: 0, accepted: 0 }
    sent.times++
    into.set(what, sent)
    return sent
  }

  /** True if it was accepted. */
  #settle(what: keyof typeof USUAL, reply: Reply | null, sent?: Sent): boolean {
    if (reply?.say === 'refused') {
      this.refusals.set(reply.refused, (this.refusals.get(reply.refused) ?? 0) + 1)
      if (!USUAL[what].includes(reply.refused)) this.faults.push(`${what} refused: ${JSON.stringify(reply)}`)
    }
    if (reply?.say !== 'accepted') return false
    if (sent) sent.accepted++
    return true
  }
}

/** An input as it is looked up. */
export const written = (input: Input | ({ seat: Seat; n: number } & Choice)): string => canonical(input)

export class Sitting {
  readonly code: string
  readonly plan: SittingPlan
  /** What each person holds, and what lets onlookers in. */
  readonly taken: SeatTaken[]
  readonly watch: string | null
  readonly people: Person[]
  readonly onlooker: Device | null
  readonly #around: Surroundings

  private constructor(taken: SeatTaken[], watch: string | null, plan: SittingPlan, around: Surroundings) {
    const { anyPort } = around
    this.code = taken[0].code
    this.plan = plan
    this.taken = taken
    this.watch = watch
    this.#around = around
    this.people = taken.map(at => new Person(at, { anyPort, sleeps: at.seat === plan.sleeper }))
    this.onlooker =
      watch === null ? null : new Device(`${this.code}/onlooker`, { code: this.code, token: watch }, anyPort)
  }

  get devices(): Device[] {
    return [...this.people.flatMap(({ devices }) => devices), ...(this.onlooker ? [this.onlooker] : [])]
  }

  /** Sits down and starts, however often a request is lost on the way. */
  static async begin(plan: SittingPlan, around: Surroundings): Promise<Sitting> {
    for (;;) {
      around.end.throwIfAborted()
      const taken = await seatsTaken(plan, around)
      if (!taken) continue
      const watch = plan.onlookersBehind === undefined ? null : await commanded(around, taken[0], { do: 'watch' })
      await commanded(around, taken[0], { do: 'start' })
      return new Sitting(taken, watch, plan, around)
    }
  }

  async play(random: Chance, enough: () => boolean): Promise<void> {
    const { end } = this.#around
    const over = () => end.aborted || enough() || this.people[0].devices.some(({ table }) => table?.over)
    const playing = this.people.map((person, i) => person.play(streamOf(random, i), over))
    if (this.plan.pauses) playing.push(this.#pauses(streamOf(random, this.people.length), over))
    await Promise.all(playing)
  }

  async #pauses(random: Chance, enough: () => boolean): Promise<void> {
    while (!enough()) {
      await pause(random(2_000))
      if (enough()) return
      await commanded(this.#around, this.taken[0], { do: 'pause' })
      await pause(random(200))
      await commanded(this.#around, this.taken[0], { do: 'resume' })
    }
  }

  close(): void {
    for (const device of this.devices) device.close()
  }
}

/** Each of several who are at it at once needs their own. */
function streamOf(random: Chance, number: number): Chance {
  let state = random(2 ** 24) + number
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return (state >>> 8) % below
  }
}

/** Null if a seat was taken by somebody who never heard of it. */
async function seatsTaken(plan: SittingPlan, around: Surroundings): Promise<SeatTaken[] | null> {
  const { people, bots = 0, clock = null, onlookersBehind: delay = 0 } = plan
  const seats: CreateTable['seats'] = [...Array<null>(people).fill(null), ...Array<string>(bots).fill('random')]
  const host = await ask<SeatTaken>(around, '/api/tables', tableRequest(people, { seats, clock, delay }))
  if ('refused' in host) return null
  const taken = [host]
  for (let seat = 1; seat < people; seat++) {
    const one = await ask<SeatTaken>(around, `/api/tables/${host.code}/seats`, { name: `Person ${seat}`, seat })
    if ('refused' in one) return null
    taken.push(one)
    const ready = { do: 'ready', ready: true }
    while ('refused' in (await ask(around, `/api/tables/${host.code}/seat`, ready, one.token)))
      around.end.throwIfAborted()
  }
  return taken
}

type Lost = { refused: Refusal | 'lost' }

/** Asked for again until it is done. Resolves to the token that came of it. */
async function commanded(around: Surroundings, { code, token }: SeatTaken, what: HostCommand): Promise<string | null> {
  for (;;) {
    around.end.throwIfAborted()
    const done = await ask<HostDone>(around, `/api/tables/${code}/host`, what, token)
    if (!('refused' in done)) return done.token
    // It was done already, and nobody heard of it; or the game is over, which nobody minds.
    if (done.refused === 'alreadyStarted' || done.refused === 'over') return null
    if (done.refused !== 'lost' && done.refused !== 'storage') throw new Error(`${what.do} refused: ${done.refused}`)
  }
}

async function ask<T extends object>(
  { anyPort }: Surroundings,
  path: string,
  body: unknown,
  token?: string,
): Promise<T | Lost> {
  try {
    const response = await fetch(`http://127.0.0.1:${anyPort()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(3_000),
    })
    return JSON.parse((await response.text()) || '{}')
  } catch {
    await pause(100)
    return { refused: 'lost' }
  }
}
