/** Values that slots of messages are filled with. */

/** A seat as a letter: the game gives everybody a player number of its own. The first is 1. */
export const seatLetter = (seat: number): string => String.fromCharCode(64 + seat)

const UNITS = { days: 86_400, hours: 3600, minutes: 60 } as const

/** A time in the largest unit that divides it. */
export function durationOf(seconds: number): { unit: keyof typeof UNITS | 'seconds'; n: number } {
  for (const unit of ['days', 'hours', 'minutes'] as const)
    if (seconds % UNITS[unit] === 0) return { unit, n: seconds / UNITS[unit] }
  return { unit: 'seconds', n: seconds }
}
