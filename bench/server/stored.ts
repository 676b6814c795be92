/** Games that lie in a store: real logs of whole games, each cut at a moment of its own. */
import { create, type Input, keyFromSeed, type Setup, step } from '@coldwake/rules'
import { type Entry, openStore, type Store, type TableRecord } from '@coldwake/server/store'
import type { SeatTaken } from '@coldwake/wire'
import { pick, play } from '../play.ts'
import type { TableToJoin } from './ours.ts'

export interface StoredGame extends TableToJoin {
  /** Entries of its log. */
  entries: number
  /** Inputs that followed when it was first played; from here on the players choose anew. */
  left: number
}

/** A table as the server makes it for five people who have come, are ready and have begun: the others are like it. */
export async function makeTable(port: number): Promise<TableToJoin> {
  const names = ['Ada', 'Grace', 'Edith', 'Mary', 'Katherine']
  const [name, ...guests] = names
  const seats = names.map(() => null)
  const request = {
    game: 'nemesis',
    board: 'nemesis-base',
    mode: 'semiCooperative',
    seats,
    name,
    clock: null,
    delay: 0,
  }
  const host: SeatTaken = await post(port, '/api/tables', request)
  const at = `/api/tables/${host.code}`
  const tokens = [host.token]
  for (const guest of guests) {
    const { token }: SeatTaken = await post(port, `${at}/seats`, { name: guest })
    await post(port, `${at}/seat`, { do: 'ready', ready: true }, token)
    tokens.push(token)
  }
  await post(port, `${at}/host`, { do: 'start' }, host.token)
  return { code: host.code, tokens, since: 0 }
}

async function post<T>(port: number, path: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} was refused: ${text}`)
  return JSON.parse(text || 'null')
}

/** A whole game played at random: what was answered, and how many events had been told before each answer. */
interface Recorded {
  seed: string
  inputs: Input[]
  events: number[]
}

function record(setup: Setup, seed: string): Recorded {
  let told = 0
  const tell = () => {
    told++
  }
  const inputs: Input[] = []
  const events: number[] = []
  play(create(setup, keyFromSeed(seed), tell), (g, { seat, n }, { cost: _, ...choice }) => {
    const input = { ...choice, seat, n }
    events.push(told)
    inputs.push(input)
    step(g, input, tell)
  })
  return { seed, inputs, events }
}

/** So many games are written at once. */
const TOGETHER = 50
/** So many games are cut from each that is played. */
const CUTS = 10

/** Lays so many games into the store, at tables like this one and held by the same tokens. */
export async function storeGames(store: Store, model: TableToJoin, count: number): Promise<StoredGame[]> {
  const record = (await store.table(model.code))?.record
  const [first] = await store.read(model.code, 0)
  if (!record || first?.e !== 'create') throw new Error('there is no game to make others like it')
  const games: StoredGame[] = []
  while (games.length < count) {
    const batch = Array.from({ length: Math.min(TOGETHER, count - games.length) }, (_, i) => games.length + i)
    games.push(...(await Promise.all(batch.map(number => storeGame(store, { model, record, first }, number)))))
  }
  return games
}

let last: Recorded | null = null

async function storeGame(
  store: Store,
  { model, record: table, first }: { model: TableToJoin; record: TableRecord; first: Extract<Entry, { e: 'create' }> },
  number: number,
): Promise<StoredGame> {
  const seed = `stored/${Math.floor(number / CUTS)}`
  if (last?.seed !== seed) last = record(first.setup, seed)
  const { inputs, events } = last
  const cut = pick([...inputs.keys()])
  const key = keyFromSeed(seed)
  const log: Entry[] = [
    { ...first, key },
    ...inputs.slice(0, cut).map((input): Entry => ({ e: 'input', at: first.at, input })),
  ]
  const code = codeOf(number)
  await store.createTable(code, table, first.at)
  await store.append(code, 0, log)
  return { code, tokens: model.tokens, since: events[cut] ?? 0, entries: log.length, left: inputs.length - cut }
}

/** Codes are made of letters and digits that cannot be mistaken for each other: neither 0 nor 1 is among them. */
const codeOf = (number: number): string =>
  `B${number
    .toString(8)
    .padStart(5, '0')
    .replace(/./g, digit => String(Number(digit) + 2))}`

export async function inStore<T>(
  place: { dataDir: string; databaseUrl: string | null },
  use: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(place)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
