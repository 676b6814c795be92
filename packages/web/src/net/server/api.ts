/** Requests to the server that are not part of the game: tables, seats, hosts, finished games. */
import type { GameLog } from '@coldwake/rules/facts'
import type {
  ChangeSeat,
  Continue,
  CreateTable,
  FiledWhisper,
  HostCommand,
  HostDone,
  Lobby,
  Refusal,
  Refused,
  Reported,
  SeatTaken,
  TakeSeat,
  Turn,
  Uploaded,
} from '@coldwake/wire'
import type { HeldSeat } from '../heldSeats.ts'
import { isLocal } from '../localCode.ts'
import { askLocal } from '../localTables.ts'

/** `offline`: the server could not be reached at all. */
export type Failure = Refusal | 'offline'
/** `detail` names the field or the reason, where the server says so. */
export type Answer<T> = { value: T } | { failure: Failure; detail?: string | undefined }

/** Who asks: a token goes in a header, never in an address. */
type Holder = Pick<HeldSeat, 'code' | 'token'>

interface Request {
  method?: 'GET' | 'POST'
  /** As JSON. */
  body?: unknown
  /** JSON already. */
  file?: string
  token?: string
}

async function ask<T>(path: string, { method = 'POST', body, file, token }: Request): Promise<Answer<T>> {
  const sent = file ?? (body === undefined ? null : JSON.stringify(body))
  const headers: Record<string, string> = {}
  if (sent !== null) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  try {
    const response = await fetch(path, { method, headers, body: sent })
    if (response.status === 204) return { value: undefined as T }
    const answer: unknown = await response.json()
    if (response.ok) return { value: answer as T }
    if (isRefused(answer)) return { failure: answer.refused, detail: answer.detail }
  } catch {}
  // No answer, or one that a proxy on the way made up.
  return { failure: 'offline' }
}

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer && typeof answer.refused === 'string'

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`
/** Where a finished game of a server can be had as one file. */
export const gameFile = (code: string): string => `${at(code)}/log`

// A table of this browser is asked for in its worker, every other at the server.

export const createTable = (table: CreateTable) => ask<SeatTaken>('/api/tables', { body: table })
export const lobbyOf = (code: string): Promise<Answer<Lobby>> =>
  isLocal(code) ? askLocal({ ask: 'lobby', code }) : ask(at(code), { method: 'GET' })
/** Whose turn it is at a table where this browser has a seat. */
export const turnAt = ({ code, token }: Holder): Promise<Answer<Turn>> =>
  isLocal(code) ? askLocal({ ask: 'turn', code, token }) : ask(`${at(code)}/turn`, { method: 'GET', token })
export const takeSeat = (code: string, seat: TakeSeat) => ask<SeatTaken>(`${at(code)}/seats`, { body: seat })
export const changeSeat = ({ code, token }: Holder, change: ChangeSeat): Promise<Answer<void>> =>
  isLocal(code) ? askLocal({ ask: 'seat', code, token, change }) : ask(`${at(code)}/seat`, { body: change, token })
export const commandTable = ({ code, token }: Holder, command: HostCommand): Promise<Answer<HostDone>> =>
  isLocal(code) ? askLocal({ ask: 'host', code, token, command }) : ask(`${at(code)}/host`, { body: command, token })
/** To whoever runs the server: a table of this browser has nobody to be told. */
export const reportProblem = ({ code, token }: Holder, words: string) =>
  ask<Reported>(`${at(code)}/reports`, { body: { words }, token })

/** A finished game, with the private words that were passed in it. */
export type GameFile = GameLog & { whispers?: readonly FiledWhisper[] }

export const gameLog = (code: string): Promise<Answer<GameFile>> =>
  isLocal(code) ? askLocal({ ask: 'log', code }) : ask(gameFile(code), { method: 'GET' })
export const uploadGame = (file: string) => ask<Uploaded>('/api/games', { file })
export const continueGame = (code: string, how: Continue): Promise<Answer<SeatTaken>> =>
  isLocal(code) ? askLocal({ ask: 'continue', code, how }) : ask(`${at(code)}/continue`, { body: how })
