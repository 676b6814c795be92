/**
 * Secrecy on the wire, at the level of bytes. In this box every physical piece has a name of its own, so a name in a
 * seat's bytes is a piece that seat was told of. Whether it may have been is computed apart, by folding the game's log
 * in the test and reading who has legally seen what: at every single event, because a card can be laid open and
 * shuffled away again within one step.
 */
import type { Entry } from '@coldwake/host'
import { type Choice, create, type GameState, type Seat, step, takenBack } from '@coldwake/rules'
import { namesKnownTo, pieceNames, uniqueNames } from '@coldwake/rules/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caughtUp, chance, change, command, http, newPass, Player, playOne, startedTable } from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

/** The games of the house under names of their own; the seats of each game that is recorded. */
const HOUSE = {
  nemesis: { game: uniqueNames('nemesis'), board: 'nemesis-base', seats: [5, 5, 2, 3] },
  lockdown: { game: uniqueNames('lockdown'), board: 'lockdown-base', seats: [5, 4, 3, 2] },
}
/** Done more often than by chance: what shows hidden things to somebody. */
const LIKES: readonly Choice['do'][] = ['computer', 'roomAction', 'move']
const NAMES = new Set(Object.values(HOUSE).flatMap(({ game }) => pieceNames(game)))

/** The raw text, how many events its reader knew of, and the pieces it names. */
interface Message {
  seq: number
  text: string
  names: string[]
}

interface Recording {
  seats: number
  known: Map<string, number>[]
  /** Per seat, everything that all its connections were sent; last of all, what onlookers were sent. */
  bytes: Message[][]
  key: readonly number[]
  /** Of all seats and onlookers: nobody may read another's. */
  tokens: string[]
  /** What kinds of things happened. */
  told: ReadonlySet<string>
}

/** Counted as the rules count who sees a piece: behind all seats. */
const ONLOOKER: Seat = 5

const message = (seq: number, text: string): Message => ({
  seq,
  text,
  names: (text.match(/[\w.-]+~\d+/g) ?? []).filter(name => NAMES.has(name)),
})

/** For each seat: from how many events on it may have read a name. What was once known stays so. */
function knownSince(entries: Entry[]): Map<string, number>[] {
  const known = Array.from({ length: ONLOOKER + 1 }, () => new Map<string, number>())
  const [first, ...rest] = entries
  if (first?.e !== 'create') throw new Error('no set-up')
  const wanted = new Set(entries.map(entry => (entry.e === 'back' ? entry.to : 0)))
  const before = new Map<number, GameState>()
  let told = 0
  const note = (state: GameState) => {
    for (const [seat, since] of known.entries())
      for (const name of namesKnownTo(state, seat)) if (!since.has(name)) since.set(name, told)
  }
  let state = create(first.setup, first.key, () => told++)
  note(state)
  for (const [i, entry] of rest.entries()) {
    if (wanted.has(i + 1)) before.set(i + 1, structuredClone(state))
    if (entry.e === 'back') {
      state = takenBack(before.get(entry.to) ?? state, state)
      told++
    } else if (entry.e === 'input')
      step(state, entry.input, () => {
        told++
        note(state)
      })
    note(state)
  }
  return known
}

/** What a seat was told and may not know. */
function leaks({ known }: Recording, bytes: Message[], seat: Seat): string[] {
  return bytes.flatMap(({ seq, names }) => names.filter(name => !((known[seat].get(name) ?? Infinity) <= seq)))
}

/** A whole random game over real sockets, with everything a client can do thrown in. */
async function record(
  { game, board }: { game: string; board: string },
  seats: number,
  seed: number,
  atEnd: (cleanUp: () => Promise<void>) => void,
): Promise<Recording> {
  const server = await testServer({ newKey: seeded(seed) }, atEnd)
  const { port } = server
  const taken = await startedTable(port, seats, { game, board })
  const [{ code }] = taken
  const watch = await newPass(port, taken[0], { do: 'watch' })
  const players = await Player.all(port, taken)
  const onlookers = [await Player.connect(port, watch)]
  const random = chance(seed)
  const extra: Player[][] = players.map(() => [])
  const overHttp: Message[][] = players.map(() => [])
  const knowing = (text: string, seat: Seat) => overHttp[seat].push(message(players[seat].game?.seq ?? 0, text))
  /** Among them one by agreement of all. */
  let [backs, agreed] = [0, 0]
  for (;;) {
    const seat = random(seats)
    const player = players[seat]
    const chosen = random(60)
    if (chosen === 0) extra[seat].push(await Player.connect(port, taken[seat], random(2) * player.events.length))
    if (chosen === 1) await player.ask({ say: 'standing', until: 'round', unlessMine: random(2) === 0 })
    if (chosen === 2) await player.ask({ say: 'standing', until: 'off', unlessMine: false })
    if (chosen === 3 || chosen === 4) await player.ask({ say: 'holdTurn' })
    if (chosen < 6) await player.ask({ say: 'why' })
    if (chosen === 7) await player.answer({ do: 'keep', card: 'search~1' })
    if (chosen === 8)
      for (const path of ['', '/log']) {
        const { text } = await http(port, 'GET', `/api/tables/${code}${path}`)
        if (players[0].game?.table.over === null) players.forEach((_, reader) => knowing(text, reader))
      }
    if (chosen === 9)
      knowing((await http(port, 'POST', `/api/tables/${code}/reports`, { words: 'odd' }, taken[seat].token)).text, seat)
    if (chosen === 10) onlookers.push(await Player.connect(port, watch, random(2) * onlookers[0].events.length))
    if (chosen === 11)
      await player.talks({ t: 'claim', fact: { about: 'infected', whom: seat, is: true }, sure: false })
    if (chosen === 12) await change(port, taken[seat], { do: 'name', name: `Player ${random(9)}` })
    if (chosen === 13) for (const what of ['pause', 'resume'] as const) await command(port, taken[0], { do: what })
    if (chosen === 14) await player.answer({ do: 'pass' }, 1)
    if (chosen > 40 && player.game?.back && (await player.takeBack()).say === 'accepted') backs++
    if (chosen === 15 && agreed < 3) {
      await player.propose({ what: 'takeBack', event: player.events.length - 1 - random(4) })
      const number = player.talk.length - 1
      for (const other of players) if (other !== player) await other.agree(number)
      agreed++
    }
    // Whatever that led to, everybody has seen it.
    await caughtUp(players)
    if (!(await playOne(players, random, LIKES))) break
  }
  expect(players[0].game?.table.over).not.toBeNull()
  await caughtUp(onlookers)
  const entries = await server.store.read(code, 0)
  expect([backs > 0, entries.filter(entry => entry.e === 'back').length > 0]).toEqual([true, true])
  const [first] = entries
  const bytes = players.map((player, seat) => [...[player, ...extra[seat]].flatMap(withSeq), ...overHttp[seat]])
  bytes.push(onlookers.flatMap(withSeq))
  const tokens = [...taken, watch].map(({ token }) => token)
  const told = new Set(players[0].events.map(({ e }) => e))
  return { seats, known: knownSince(entries), bytes, key: first?.e === 'create' ? first.key : [], tokens, told }
}

const isBeforeTheEnd = ({ text }: Message): boolean => !/"check"|"e":"over"/.test(text)

/** Whose bytes these are. */
const readerOf = ({ seats }: Recording, index: number): Seat => (index === seats ? ONLOOKER : index)

/** Messages without a number of their own were sent when the last one that has it was true. */
function withSeq(player: Player): Message[] {
  let seq = 0
  return player.raw.map(text => {
    seq = /^\{"say":"game","seq":(\d+),/.exec(text)?.[1] ? Number(/"seq":(\d+)/.exec(text)?.[1]) : seq
    return message(seq, text)
  })
}

describe.each(['nemesis', 'lockdown'] as const)('%s with a name for every piece, over whole random games', which => {
  const games: Recording[] = []
  const cleanUps: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const house = HOUSE[which]
    for (const [seed, seats] of house.seats.entries())
      games.push(await record(house, seats, seed, cleanUp => cleanUps.unshift(cleanUp)))
  })
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp()
  })

  const ids = {
    nemesis: 'NEM-HIDE-01 NEM-HIDE-04 NEM-HIDE-06 NEM-HIDE-08 NEM-HIDE-09 NEM-HIDE-19 NEM-HIDE-20',
    lockdown: 'LOCK-INFO-01 LOCK-INFO-04 LOCK-INFO-05 LOCK-INFO-06 LOCK-INFO-07 LOCK-INFO-08 LOCK-INFO-11 LOCK-INFO-14',
  }
  test(`${ids[which]} a seat reads the name of a piece only after it was shown to that seat`, () => {
    for (const game of games) {
      const found = game.bytes.map((bytes, i) => leaks(game, bytes, readerOf(game, i)))
      expect(found).toEqual(game.bytes.map(() => []))
    }
  })

  if (which === 'lockdown')
    test('LOCK-CONT-02 LOCK-CONT-03 own contingencies are read by their owner, the active one by nobody before the end', () => {
      const codes = /\bcode[A-Z]\w+~\d+/g
      for (const game of games) {
        const early = game.bytes.map(
          bytes => new Set(bytes.filter(isBeforeTheEnd).flatMap(b => b.text.match(codes) ?? [])),
        )
        expect(early.slice(0, game.seats).filter(read => read.size === 0)).toEqual([])
        // Whoever looks on sees the backs.
        expect([...(early[game.seats] ?? [])]).toEqual([])
      }
      const told = games.map(game => game.told)
      for (const happened of ['contingenciesDealt', 'computerCard'])
        expect(told.filter(kinds => !kinds.has(happened))).toEqual([])
      const seen = ['peekedContingency', 'tookContingency', 'peekedCss', 'peekedObjective']
      expect(seen.filter(kind => told.some(kinds => kinds.has(kind)))).not.toEqual([])
    })

  test('the check would find a leak: read with another seat’s eyes, the same bytes are full of secrets', () => {
    for (const game of games) {
      game.bytes.forEach((bytes, i) => {
        expect(bytes.flatMap(({ names }) => names).length).toBeGreaterThan(100)
        if (i === game.seats) return
        expect(leaks(game, bytes, (i + 1) % game.seats).length).toBeGreaterThan(10)
        expect(leaks(game, bytes, ONLOOKER).length).toBeGreaterThan(10)
      })
    }
  })

  test('NEM-HIDE-30 the key of the randomness, the log and anybody’s token never reach a client', () => {
    for (const { bytes, key, tokens } of games) {
      expect(key).toHaveLength(8)
      const text = bytes
        .flat()
        .map(b => b.text)
        .join('\n')
      for (const word of key) expect(text).not.toContain(String(word))
      expect(text).not.toContain('"key"')
      expect(text).not.toContain('"rng"')
      expect(text).not.toContain('tokenHash')
      for (const token of tokens) expect(text).not.toContain(token)
    }
  })
})
