/** The seats this browser holds, and what it remembers of its owner. Nothing of it is ever shown to anybody else. */
import type { SeatTaken } from '@coldwake/wire'

export interface HeldSeat extends SeatTaken {
  /** When the seat was taken, so that the latest table comes first. */
  at: number
}

const KEY = 'coldwake.seats'

function isHeldSeat(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false
  const seat = value as Partial<Record<keyof HeldSeat, unknown>>
  return (
    typeof seat.code === 'string' &&
    typeof seat.seat === 'number' &&
    typeof seat.token === 'string' &&
    typeof seat.at === 'number'
  )
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

export function holdSeat(taken: SeatTaken): void {
  const others = heldSeats().filter(seat => seat.code !== taken.code)
  write(KEY, JSON.stringify([{ ...taken, at: Date.now() }, ...others]))
}

export function forgetSeat(code: string): void {
  write(KEY, JSON.stringify(heldSeats().filter(seat => seat.code !== code)))
}

export const remembered = (what: 'name' | 'lang' | 'speed'): string | null => {
  try {
    return localStorage.getItem(`coldwake.${what}`)
  } catch {
    return null
  }
}
export const remember = (what: 'name' | 'lang' | 'speed', value: string): void => write(`coldwake.${what}`, value)

/** A browser that keeps nothing still plays; it only forgets. */
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
