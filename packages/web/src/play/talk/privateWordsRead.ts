/** How many private words of a seat were read in this browser. Several people may share a device. */
import type { Seat } from '@coldwake/rules/facts'

const KEY = 'coldwake.whispers'
/** Seats that are remembered, the latest first. */
const MOST = 40

type Read = [seat: string, count: number]

function all(): Read[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

export const whispersRead = (code: string, seat: Seat): number =>
  all().find(([one]) => one === `${code}.${seat}`)?.[1] ?? 0

export function markWhispersRead(code: string, seat: Seat, count: number): void {
  const others = all().filter(([one]) => one !== `${code}.${seat}`)
  try {
    localStorage.setItem(KEY, JSON.stringify([[`${code}.${seat}`, count], ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}
