/**
 * Secrecy on the wire, at the level of bytes. In this box every physical piece has a name of its own, so a name in a
 * seat's bytes is a piece that seat was told of. Whether it may have been is computed apart, by folding the game's log
 * in the test and reading who has legally seen what: at every single event, because a card can be laid open and
 * shuffled away again within one step.
 */
import { create, type Seat, step } from '@coldwake/rules'
import { namesKnownTo, pieceNames, uniqueNames } from '@coldwake/rules/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entry } from '../src/store.ts'
import { chance, http, Player, playOne, startedTable } from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

const GAMES = 5
const UNIQUE = uniqueNames('nemesis')
const NAMES = new Set(pieceNames(UNIQUE))

/** The raw text, and how many events its reader knew of. */
interface Message {
  seq: number
  text: string
}

interface Recording {
  seats: number
  entries: Entry[]
  /** Per seat, everything that all its connections were sent. */
  bytes: Message[][]
  key: readonly number[]
}

const namesIn = (text: string): string[] => text.match(/[\w.-]+~\d+/g) ?? []

/** For each number of events: the names each seat may have read by then. */
function allowed(entries: Entry[], seats: number): Set<string>[][] {
  const known = Array.from({ length: seats }, () => new Set<string>())
  const after: Set<string>[][] = []
  const [first, ...rest] = entries
  if (first?.e !== 'create') throw new Error('no set-up')
  let told = 0
  const note = (state: ReturnType<typeof create>) => {
    known.forEach((names, seat) => {
      for (const name of namesKnownTo(state, seat)) names.add(name)
    })
    after[told] = known.map(names => new Set(names))
  }
  const state = create(first.setup, first.key, () => told++)
  note(state)
  for (const entry of rest) {
    if (entry.e !== 'input') continue
    step(state, entry.input, () => {
      told++
      note(state)
    })
    note(state)
  }
  return after
}

/** What a seat was told and may not know. */
function leaks({ entries, seats }: Recording, bytes: Message[], seat: Seat): string[] {
  const may = allowed(entries, seats)
  return bytes.flatMap(({ seq, text }) => namesIn(text).filter(name => NAMES.has(name) && !may[seq][seat].has(name)))
}

/** A whole random game over real sockets, with everything a client can do thrown in. */
async function record(seed: number, atEnd: (cleanUp: () => Promise<void>) => void): Promise<Recording> {
  const server = await testServer({ newKey: seeded(seed) }, atEnd)
  const seats = 2 + (seed % 4)
  const taken = await startedTable(server.port, seats, UNIQUE)
  const players = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
  const random = chance(seed)
  const extra: Player[][] = players.map(() => [])
  const overHttp: Message[] = []
  for (;;) {
    const seat = random(seats)
    const chosen = random(40)
    if (chosen === 0)
      extra[seat].push(await Player.connect(server.port, taken[seat], random(2) * players[seat].events.length))
    if (chosen === 1) await players[seat].ask({ say: 'standing', until: 'round', unlessMine: random(2) === 0 })
    if (chosen === 2) await players[seat].ask({ say: 'standing', until: 'off', unlessMine: false })
    if (chosen < 6) await players[seat].ask({ say: 'why' })
    if (chosen === 7) await players[seat].answer({ do: 'keep', card: 'search~1' })
    if (chosen === 8)
      for (const path of ['', '/log']) {
        const { text } = await http(server.port, 'GET', `/api/tables/${taken[0].code}${path}`)
        if (players[0].game?.table.over === null) overHttp.push({ seq: players[0].game.seq, text })
      }
    // A standing answer may have closed a window: everybody first sees what that led to.
    await Promise.all(players.map(p => p.ping()))
    if (!(await playOne(players, random))) break
  }
  expect(players[0].game?.table.over).not.toBeNull()
  const entries = await server.store.read(taken[0].code, 0)
  const [first] = entries
  const bytes = players.map((player, seat) => [...[player, ...extra[seat]].flatMap(withSeq), ...overHttp])
  return { seats, entries, bytes, key: first?.e === 'create' ? first.key : [] }
}

/** Messages without a number of their own were sent when the last one that has it was true. */
function withSeq(player: Player): Message[] {
  let seq = 0
  return player.raw.map(text => {
    seq = /^\{"say":"game","seq":(\d+),/.exec(text)?.[1] ? Number(/"seq":(\d+)/.exec(text)?.[1]) : seq
    return { seq, text }
  })
}

describe('with a name for every piece, over whole random games', () => {
  const games: Recording[] = []
  const cleanUps: (() => Promise<void>)[] = []
  beforeAll(async () => {
    for (let seed = 0; seed < GAMES; seed++) games.push(await record(seed, cleanUp => cleanUps.unshift(cleanUp)))
  }, 120_000)
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp()
  })

  test('NEM-HIDE-01 NEM-HIDE-04 NEM-HIDE-06 NEM-HIDE-08 NEM-HIDE-09 NEM-HIDE-19 NEM-HIDE-20 a seat reads the name of a piece only after it was shown to that seat', () => {
    for (const game of games) {
      const found = game.bytes.map((bytes, seat) => leaks(game, bytes, seat))
      expect(found).toEqual(game.bytes.map(() => []))
    }
  })

  test('the check would find a leak: read with another seat’s eyes, the same bytes are full of secrets', () => {
    for (const game of games) {
      game.bytes.forEach((bytes, seat) => {
        expect(namesIn(bytes.map(b => b.text).join()).length).toBeGreaterThan(100)
        expect(leaks(game, bytes, (seat + 1) % game.seats).length).toBeGreaterThan(10)
      })
    }
  })

  test('NEM-HIDE-30 the key of the randomness and the log never reach a client', () => {
    for (const { bytes, key } of games) {
      expect(key).toHaveLength(8)
      const text = bytes
        .flat()
        .map(b => b.text)
        .join('\n')
      for (const word of key) expect(text).not.toContain(String(word))
      expect(text).not.toContain('"key"')
      expect(text).not.toContain('"rng"')
      expect(text).not.toContain('tokenHash')
    }
  })
})
