/** The seats this browser holds, and what it remembers of its owner. Nothing of it is ever shown to anybody else. */
import type { Seat } from '@coldwake/rules/facts'
import type { SeatTaken } from '@coldwake/wire'

export interface HeldSeat extends Pick<SeatTaken, 'code' | 'token'> {
  /** Null: an onlooker's place, or one that came by a link and has not been at the table yet. */
  seat: Seat | null
  /** When the seat was taken, so that the latest table comes first. */
  at: number
  /** How much of the table's talk was read here. */
  read?: number
  /** When this browser saw it end, and whether its seat had won. */
  ended?: { at: number; won: boolean }
}

const KEY = 'coldwake.seats'

function isHeldSeat(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false
  const seat = value as Partial<Record<keyof HeldSeat, unknown>>
  return (
    typeof seat.code === 'string' &&
    (seat.seat === null || typeof seat.seat === 'number') &&
    typeof seat.token === 'string' &&
    typeof seat.at === 'number' &&
    (seat.read === undefined || typeof seat.read === 'number') &&
    (seat.ended === undefined || isEnding(seat.ended))
  )
}

function isEnding(value: unknown): value is NonNullable<HeldSeat['ended']> {
  if (typeof value !== 'object' || value === null) return false
  const { at, won } = value as Partial<Record<'at' | 'won', unknown>>
  return typeof at === 'number' && typeof won === 'boolean'
}

/** Latest first. */
export function heldSeats(): HeldSeat[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isHeldSeat).sort((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}

export const heldSeat = (code: string): HeldSeat | null => heldSeats().find(seat => seat.code === code) ?? null

export function holdSeat(taken: Omit<HeldSeat, 'at'>): void {
  const others = heldSeats().filter(seat => seat.code !== taken.code)
  write(KEY, JSON.stringify([{ ...taken, at: Date.now() }, ...others]))
}

export function forgetSeat(code: string): void {
  write(KEY, JSON.stringify(heldSeats().filter(seat => seat.code !== code)))
  write(watchKey(code), null)
}

const watchKey = (code: string) => `coldwake.watch.${code}`
/** The token for onlookers that the host made last. The server keeps only its hash. */
export const watchToken = (code: string): string | null => read(watchKey(code))
export const keepWatchToken = (code: string, token: string): void => write(watchKey(code), token)

export const readSoFar = (code: string): number => heldSeat(code)?.read ?? 0
export function markRead(code: string, read: number): void {
  write(KEY, JSON.stringify(heldSeats().map(held => (held.code === code ? { ...held, read } : held))))
}

/** How it ended for the seat of this browser, the first time that is seen. */
export function keepEnding(code: string, won: boolean): void {
  const ended = { at: Date.now(), won }
  write(KEY, JSON.stringify(heldSeats().map(held => (held.code === code ? { ended, ...held } : held))))
}

type Memory =
  | 'name'
  | 'lang'
  | 'game'
  | 'text'
  | 'speed'
  | 'sound'
  | 'sounds'
  | 'volume'
  | 'notify'
  | 'dropLast'
  | 'speech'
  | 'textTable'
  | 'keys'
  | 'coach'
  | 'tips'
  | 'met'
export const remembered = (what: Memory): string | null => read(`coldwake.${what}`)
export const remember = (what: Memory, value: string): void => write(`coldwake.${what}`, value)

/** A browser that keeps nothing still plays; it only forgets. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
