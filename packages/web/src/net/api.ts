/** Requests to the server that are not part of the game: tables, seats, the start. */
import type { CreateTable, Lobby, Refusal, Refused, SeatTaken, TakeSeat } from '@coldwake/wire'

/** `offline`: the server could not be reached at all. */
export type Failure = Refusal | 'offline'
export type Answer<T> = { value: T } | { failure: Failure }

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string): Promise<Answer<T>> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  try {
    const response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.status === 204) return { value: undefined as T }
    const answer: unknown = await response.json()
    return response.ok ? { value: answer as T } : { failure: (answer as Refused).refused }
  } catch {
    return { failure: 'offline' }
  }
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`

export const createTable = (table: CreateTable) => ask<SeatTaken>('POST', '/api/tables', table)
export const lobbyOf = (code: string) => ask<Lobby>('GET', at(code))
export const takeSeat = (code: string, seat: TakeSeat) => ask<SeatTaken>('POST', `${at(code)}/seats`, seat)
export const startTable = (code: string, token: string) => ask<void>('POST', `${at(code)}/start`, undefined, token)
