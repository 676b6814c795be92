/** What befalls a cluster and its database. Afterwards everything runs again. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster, Member } from './cluster.ts'
import type { Chance } from './players.ts'
import type { Database, Postgres } from './postgres.ts'

/** In ms: longer than an answer of the database is waited for, and than a lost database is asked again. */
const LONG = { frozen: 9_000, away: 6_000 }

const KINDS = ['kill', 'killTwo', 'stop', 'freeze', 'freezeLong', 'cut', 'restart', 'crash', 'outage', 'lock'] as const
export type Kind = (typeof KINDS)[number]

/** How often each comes, in a hundred. */
const OFTEN: Record<Kind, number> = {
  kill: 37,
  killTwo: 7,
  stop: 5,
  freeze: 26,
  freezeLong: 2,
  cut: 12,
  restart: 5,
  crash: 3,
  outage: 2,
  lock: 1,
}

export class Trouble {
  readonly counts: Record<Kind, number> = {
    kill: 0,
    killTwo: 0,
    stop: 0,
    freeze: 0,
    freezeLong: 0,
    cut: 0,
    restart: 0,
    crash: 0,
    outage: 0,
    lock: 0,
  }
  readonly #cluster: Cluster
  readonly #postgres: Postgres
  readonly #database: Database
  /** The database goes away and comes back, one after the other. */
  #away: Promise<void> = Promise.resolve()

  constructor(cluster: Cluster, postgres: Postgres, database: Database) {
    this.#cluster = cluster
    this.#postgres = postgres
    this.#database = database
  }

  /** One thing or several, at random moments of so many ms. Resolves to what it was. */
  async make(random: Chance, during: number): Promise<Kind[]> {
    const kinds = Array.from({ length: 1 + random(3) }, () => anyKind(random))
    await Promise.all(
      kinds.map(async kind => {
        const [moment, length, which] = [random(during), random(during), random(1000)]
        await pause(moment)
        this.counts[kind]++
        await this.#happen(kind, length, which)
      }),
    )
    return kinds
  }

  /** Dies in the middle of whatever it does; another takes its place. */
  async #kill(member: Member): Promise<void> {
    await this.#cluster.kill(member)
    await this.#startAnother()
  }

  async #happen(kind: Kind, length: number, which: number): Promise<void> {
    const members = [...this.#cluster.members]
    const one = members[which % members.length]
    const next = members[(which + 1) % members.length]
    switch (kind) {
      case 'kill':
        return one && this.#kill(one)
      case 'killTwo':
        await Promise.all([...new Set([one, next])].map(member => member && this.#kill(member)))
        return
      case 'stop':
        if (!one || one.frozen) return
        await this.#cluster.stop(one)
        return this.#startAnother()
      case 'freeze':
        return this.#freeze(one, 100 + length)
      case 'freezeLong':
        return this.#freeze(one, LONG.frozen + length)
      case 'cut':
        return this.#whileThere(() => this.#cut(which))
      case 'restart':
        return this.#whileAway('SIGINT', length)
      case 'crash':
        return this.#whileAway('SIGQUIT', length)
      case 'outage':
        return this.#whileAway('SIGINT', LONG.away + length)
      case 'lock':
        return this.#whileThere(() => this.#lock(LONG.away + length))
      default:
        return kind satisfies never
    }
  }

  async #freeze(member: Member | undefined, length: number): Promise<void> {
    if (!member || member.frozen) return
    this.#cluster.freeze(member)
    await pause(length)
    this.#cluster.thaw(member)
  }

  /** Ends one connection in three, or all of them. */
  async #cut(which: number): Promise<void> {
    const some = which % 4 === 0 ? '' : `AND pid % 3 = ${which % 3}`
    await this.#database.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'coldwake' ${some}`)
  }

  /** The database answers, but lets nobody read or write a log: an operator is at it. */
  async #lock(length: number): Promise<void> {
    await this.#database.query(`
      BEGIN;
      LOCK TABLE coldwake.log IN ACCESS EXCLUSIVE MODE;
      SELECT pg_sleep(${length / 1000});
      COMMIT`)
  }

  #whileAway(signal: 'SIGINT' | 'SIGQUIT', length: number): Promise<void> {
    return this.#whileThere(async () => {
      await this.#postgres.stop(signal)
      await pause(length)
      await this.#postgres.start()
    })
  }

  #whileThere(work: () => Promise<void>): Promise<void> {
    this.#away = this.#away.then(work)
    return this.#away
  }

  /** A server that finds no database gives up, as it should. */
  async #startAnother(): Promise<void> {
    for (;;) {
      try {
        await this.#cluster.start()
        return
      } catch (error) {
        if (!(error instanceof Error && /The database .* cannot be used/.test(error.message))) throw error
      }
    }
  }
}

function anyKind(random: Chance): Kind {
  const roll = random(100)
  let sum = 0
  return (
    KINDS.find(kind => {
      sum += OFTEN[kind]
      return roll < sum
    }) ?? 'kill'
  )
}
