/** Listens for signals of other processes (NOTIFY) on its own connection, which reconnects. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Trouble } from '@coldwake/host'
import { Client } from 'pg'
import { connection } from './postgresPool.ts'

export const CHANNEL = 'coldwake'
/** In ms: how often a silent connection is checked. */
const ASKED = 20_000
/** In ms. */
const BACK_OFF = { first: 50, most: 5_000 }

export class Signals {
  /** The prefix of this process's own signals, so that it can ignore them. */
  readonly tag = `${randomUUID()} `
  readonly #url: string
  readonly #trouble: Trouble
  #heard: (signal: string | null) => void = () => {}
  #client: Client | null = null
  #alive: NodeJS.Timeout | undefined
  readonly #closing = new AbortController()

  constructor(url: string, trouble: Trouble) {
    this.#url = url
    this.#trouble = trouble
  }

  listen(heard: (signal: string | null) => void): void {
    this.#heard = heard
  }

  /** Resolves when signals are being received. */
  async connect(): Promise<void> {
    const client = new Client(connection(this.#url))
    client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(this.tag)) this.#heard(payload.slice(this.tag.length))
    })
    // Every error is followed by `end`, which is handled below.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      await client.end()
      throw error
    }
    if (this.#closing.signal.aborted) return client.end()
    client.once('end', () => this.#comeBack())
    this.#client = client
    this.#alive = setInterval(() => this.#ask(client), ASKED)
  }

  async end(): Promise<void> {
    this.#closing.abort()
    clearInterval(this.#alive)
    await this.#client?.end()
  }

  /** Detects a connection that was cut silently, which would otherwise be waited on forever. */
  async #ask(client: Client): Promise<void> {
    try {
      await client.query('SELECT 1')
    } catch {
      await client.end()
    }
  }

  async #comeBack(): Promise<void> {
    clearInterval(this.#alive)
    this.#client = null
    for (let wait = BACK_OFF.first; !this.#closing.signal.aborted; wait = Math.min(2 * wait, BACK_OFF.most)) {
      try {
        await this.connect()
        if (!this.#closing.signal.aborted) this.#heard(null)
        return
      } catch (error) {
        this.#trouble('cannot hear the other processes through the database, trying again', error)
      }
      // Closing ends the wait.
      await pause(wait, null, { signal: this.#closing.signal }).catch(() => {})
    }
  }
}
