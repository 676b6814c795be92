/** Tables as their host makes them, over HTTP. */
import type { CreateTable, HostCommand, HostDone, SeatTaken } from '@coldwake/wire'

export async function post<T>(url: string, path: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
}

export const hostDoes = (url: string, { code, token }: SeatTaken, command: HostCommand): Promise<HostDone> =>
  post(url, `/tables/${code}/host`, command, token)

/** Sits down, at the first free seat or this one, and is ready. */
export async function takesSeat(url: string, code: string, name: string, seat?: number): Promise<SeatTaken> {
  const one = await post<SeatTaken>(url, `/tables/${code}/seats`, { name, ...(seat === undefined ? {} : { seat }) })
  await post<void>(url, `/tables/${code}/seat`, { do: 'ready', ready: true }, one.token)
  return one
}

/** A game with these people, in this order, and so many bots after them; the first is its host. */
export async function startedTable(
  url: string,
  [host, ...others]: readonly [string, ...string[]],
  bots = 0,
  more: Partial<CreateTable> = {},
): Promise<SeatTaken[]> {
  const seats = [host, ...others].map(() => null)
  const first = await post<SeatTaken>(url, '/tables', {
    game: 'nemesis',
    board: 'nemesis-base',
    mode: seats.length + bots > 1 ? 'semiCooperative' : 'solo',
    seats: [...seats, ...Array.from({ length: bots }, () => 'random')],
    name: host,
    clock: null,
    delay: 0,
    ...more,
  } satisfies CreateTable)
  const taken = [first]
  for (const name of others) taken.push(await takesSeat(url, first.code, name))
  await hostDoes(url, first, { do: 'start' })
  return taken
}

/** The link by which somebody has this seat wherever they open it. */
export const linkOf = (url: string, { code, token }: Pick<SeatTaken, 'code' | 'token'>): string =>
  `${url}/t/${code}#${token}`
