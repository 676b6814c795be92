/**
 * Three server processes over one PostgreSQL, tables full of people spread over them, and everything that can break
 * breaks: processes are killed and stopped in the middle of what they do, connections are cut, the database goes away.
 * After each round everything runs again and nobody plays on; then every log must hold exactly what was acknowledged,
 * and every device must show exactly what its log says.
 */
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '@coldwake/host'
import type { Seat } from '@coldwake/rules'
import { openPostgresAsItIs } from '../src/postgres.ts'
import { StoredEditions } from '../src/storedEditions.ts'
import { Cluster } from './support/cluster.ts'
import { type Chance, chance } from './support/players.ts'
import type { Database, Postgres } from './support/postgres.ts'
import { Sitting, type SittingPlan, type Surroundings } from './support/sitting.ts'
import { type Kind, Trouble } from './support/trouble.ts'
import { botsAsked, clockDelays, differences, endsOf, ledgerFaults, type Truth, truthOf } from './support/truth.ts'

export interface ChaosOptions {
  /** At least so many; more where a slow machine did too little in them. */
  rounds: number
  /** How many answers of people have to be acknowledged in all. */
  accepted?: number
  seed: number
  /** In the end, wait until nobody counts the onlookers any more who were with a process that died. */
  patient?: boolean
  /** Hears how it goes, round by round. */
  note?: (line: string) => void
}

const PROCESSES = 3
/** In ms: whatever is tried again, told again or taken over by another process has happened by then, on a busy machine too. */
const SETTLED_WITHIN = 240_000
/** In ms: trouble begins within this time of a round. */
const TROUBLE_WITHIN = 1_500

/** The tables. When a game is over, another begins. */
const PLANS: SittingPlan[] = [
  { people: 3, pauses: true },
  { people: 2, bots: 2, onlookersBehind: 1 },
  { people: 3, clock: { seconds: 10, policy: 'decision' }, sleeper: 1, onlookersBehind: 0 },
  { people: 2, clock: { seconds: 10, policy: 'seat' }, sleeper: 0 },
  { people: 1, bots: 1 },
]

/** What happened. */
export interface Tally {
  rounds: number
  troubles: Record<Kind, number>
  games: number
  /** What people sent and was acknowledged. */
  accepted: number
  /** Sent again because nobody knew. */
  resent: number
  refused: Record<string, number>
  /** In the logs, after the set-up. */
  entries: number
  byBots: number
  byClock: number
  takenBack: number
  /** In ms. */
  latestClock: number
  slowestToSettle: number
}

export async function chaos(postgres: Postgres, options: ChaosOptions): Promise<Tally> {
  const { rounds, accepted = 0, seed, patient = false, note = () => {} } = options
  await using cleanUp = new AsyncDisposableStack()
  const database = await postgres.database()
  const cluster = new Cluster({ DATABASE_URL: database.url, RATE_FACTOR: '10000', BOT_PACE: '20', LOG_LEVEL: 'error' })
  cleanUp.defer(() => cluster.remove())
  await Promise.all(Array.from({ length: PROCESSES }, () => cluster.start()))
  const store = await openPostgresAsItIs(database.url, () => {})
  cleanUp.defer(() => store.close())
  const editions = await StoredEditions.open(store)
  const trouble = new Trouble(cluster, postgres, database)
  const run = new Chaos({ seed, database, cluster, store, editions, trouble, note })
  cleanUp.defer(async () => run.close())
  return await run.play(rounds, accepted, patient)
}

interface Scene {
  seed: number
  database: Database
  cluster: Cluster
  store: Store
  editions: StoredEditions
  trouble: Trouble
  note: (line: string) => void
}

class Chaos {
  readonly #scene: Scene
  readonly #ports: Chance
  #sittings: Sitting[] = []
  #round = 0
  readonly #end = new AbortController()
  readonly #around: Surroundings = { anyPort: () => this.#anyPort(), end: this.#end.signal }
  readonly #tally: Tally

  constructor(scene: Scene) {
    this.#scene = scene
    this.#ports = chance(scene.seed)
    this.#tally = {
      rounds: 0,
      troubles: scene.trouble.counts,
      games: 0,
      accepted: 0,
      resent: 0,
      refused: {},
      entries: 0,
      byBots: 0,
      byClock: 0,
      takenBack: 0,
      latestClock: 0,
      slowestToSettle: 0,
    }
  }

  async play(rounds: number, accepted: number, patient: boolean): Promise<Tally> {
    const { seed, note } = this.#scene
    try {
      this.#sittings = await Promise.all(PLANS.map(plan => Sitting.begin(plan, this.#around)))
      for (this.#round = 1; this.#round <= rounds || this.#accepted() < accepted; this.#round++) {
        const began = performance.now()
        const line = await this.#playRound(chance(seed * 10_000 + this.#round))
        note(`round ${this.#round}: ${line}, ${Math.round(performance.now() - began)} ms in all`)
        this.#tally.rounds++
      }
      if (patient) await this.#settle({ patient })
      for (const sitting of this.#sittings) this.#count(sitting, await this.#truth(sitting))
      return this.#tally
    } catch (error) {
      throw await this.#lookedInto(error)
    }
  }

  /** How many answers of people were acknowledged so far. */
  #accepted(): number {
    const now = this.#sittings.flatMap(({ people }) => people)
    return now.reduce((sum, person) => sum + person.accepted, this.#tally.accepted)
  }

  close(): void {
    this.#end.abort()
    for (const sitting of this.#sittings) sitting.close()
  }

  /** People find a server that answers; now and then one that does not. */
  #anyPort(): number | null {
    const { cluster } = this.#scene
    const members = this.#ports(20) === 0 ? [...cluster.members] : cluster.awake
    return members.length > 0 ? members[this.#ports(members.length)].port : null
  }

  async #playRound(random: Chance): Promise<string> {
    let over = false
    // What people do heals what a process has missed before. So half of the time they stop while there is trouble.
    const until = performance.now() + (random(2) === 0 ? random(TROUBLE_WITHIN) : Infinity)
    const enough = () => over || performance.now() > until
    const playing = this.#sittings.map(sitting => sitting.play(random, enough))
    const trouble = this.#scene.trouble.make(random, TROUBLE_WITHIN).finally(() => {
      over = true
    })
    const [kinds] = await Promise.all([trouble, ...playing])
    const took = await this.#settle()
    return `${kinds.join(', ')}, settled in ${took} ms`
  }

  // ---------------------------------------------------------------- afterwards

  /** Waits until everybody shows what the logs say. Resolves to how many ms that took. */
  async #settle({ patient = false } = {}): Promise<number> {
    const began = performance.now()
    const open = new Set(this.#sittings)
    let wrong: string[] = []
    while (performance.now() - began < SETTLED_WITHIN) {
      wrong = []
      for (const sitting of open) {
        const truth = await this.#truth(sitting)
        const missing = await this.#unsettled(sitting, truth, patient)
        wrong.push(...missing)
        this.#expectNoFaults(sitting, truth)
        if (missing.length > 0) continue
        open.delete(sitting)
        if (truth.state.over) await this.#replace(sitting, truth)
      }
      const took = Math.round(performance.now() - began)
      if (wrong.length === 0) {
        this.#tally.slowestToSettle = Math.max(this.#tally.slowestToSettle, took)
        return took
      }
      await pause(100)
    }
    throw new Error(`it did not settle: ${wrong.join('; ')}`)
  }

  #truth({ code }: Sitting): Promise<Truth> {
    return truthOf(this.#scene.store, this.#scene.editions, code)
  }

  /** Who does not show yet what the log says, and what has not happened yet. */
  async #unsettled(sitting: Sitting, truth: Truth, patient: boolean): Promise<string[]> {
    const { code, people, onlooker } = sitting
    const isThere = (seat: Seat) => people.some(person => person.seat === seat)
    const presence = { isThere, watching: patient ? Number(onlooker !== null) : null }
    const told = people.flatMap(({ seat, devices }) => devices.map(device => ({ device, seat: seat as Seat | null })))
    if (onlooker) told.push({ device: onlooker, seat: null })
    const wrong = told.flatMap(({ device, seat }) => {
      const lacks = differences(device, seat, truth, presence)
      return lacks.length > 0 ? [`${device.name} lacks ${lacks.join(', ')}`] : []
    })
    if (botsAsked(truth).length > 0) wrong.push(`${code}: the bots do not go on`)
    if (!(await this.#clockIsSet(code, truth))) wrong.push(`${code}: the clock is not set`)
    return wrong
  }

  /** By the time the question must be answered, some process will look after it. */
  async #clockIsSet(code: string, truth: Truth): Promise<boolean> {
    const [job] = await this.#scene.database.query(`SELECT due FROM coldwake.jobs WHERE key = 'clock/${code}'`)
    const ends = endsOf(truth)
    return ends === null || Number(job?.due) === ends
  }

  #expectNoFaults(sitting: Sitting, truth: Truth): void {
    const faults = [
      ...ledgerFaults(sitting, truth),
      ...sitting.people.flatMap(person => person.faults),
      ...sitting.devices.flatMap(({ name, faults }) => faults.map(fault => `${name} ${fault}`)),
      ...this.#scene.cluster.faults,
    ]
    if (faults.length > 0) throw new Error(faults.join('; '))
  }

  async #replace(sitting: Sitting, truth: Truth): Promise<void> {
    sitting.close()
    this.#count(sitting, truth)
    const other = await Sitting.begin(sitting.plan, this.#around)
    this.#sittings = this.#sittings.map(one => (one === sitting ? other : one))
  }

  #count({ people }: Sitting, truth: Truth): void {
    const tally = this.#tally
    tally.games++
    for (const person of people) {
      tally.accepted += person.accepted
      tally.resent += person.resent
      for (const [why, times] of person.refusals) tally.refused[why] = (tally.refused[why] ?? 0) + times
    }
    tally.entries += truth.entries.length - 1
    for (const entry of truth.entries) {
      if (entry.e === 'back') tally.takenBack++
      if (entry.e === 'input' && entry.by === 'bot') tally.byBots++
    }
    const delays = clockDelays(truth)
    tally.byClock += delays.length
    tally.latestClock = Math.max(tally.latestClock, ...delays)
  }

  /** Everything that helps to find out, in a file. */
  async #lookedInto(error: unknown): Promise<Error> {
    const { seed, cluster, store } = this.#scene
    const file = join(tmpdir(), `coldwake-chaos-${seed}-${this.#round}-${process.pid}.json`)
    const tables = await Promise.all(
      this.#sittings.map(async ({ code, people, devices }) => ({
        code,
        table: await store.table(code).catch(String),
        log: await store.read(code, 0).catch(String),
        talk: await store.said(code, 0).catch(String),
        people: people.map(person => ({
          seat: person.seat,
          inputs: Object.fromEntries(person.inputs),
          takeBacks: person.takeBacks,
        })),
        devices: devices.map(({ name, port, greeted, recent, events, talk, lobby, ends, me, back }) => ({
          name,
          port,
          greeted,
          events: events.length,
          talk: talk.length,
          lobby,
          ends,
          decision: me?.decision?.n,
          back,
          recent,
        })),
      })),
    )
    const servers = [...cluster.members].map(({ name, port, frozen }) => ({ name, port, frozen }))
    await writeFile(file, JSON.stringify({ tally: this.#tally, servers, told: cluster.told, tables }, null, 1))
    const why = error instanceof Error ? error.message : String(error)
    return new Error(`round ${this.#round} of seed ${seed}: ${why}. What everybody heard is in ${file}.`, {
      cause: error,
    })
  }
}
