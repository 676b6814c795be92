/** Spans of time in figures and in words. */
import { type Dialect, langOf } from '@coldwake/text'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const

/** The two largest units that count: `4 min 32 s`, `2 d 3 h`. */
function parts(seconds: number): (readonly [unit: (typeof UNITS)[number][0], amount: number])[] {
  const [first, second] = UNITS.filter(([, size]) => seconds >= size)
  if (!first) return [['second', 0]]
  const [unit, size] = first
  const left = second ? Math.floor((seconds % size) / second[1]) : 0
  return [[unit, Math.floor(seconds / size)], ...(second && left > 0 ? [[second[0], left] as const] : [])]
}

function written(seconds: number, lang: Dialect, unitDisplay: 'narrow' | 'short' | 'long'): string {
  const say = ([unit, amount]: readonly [string, number]) =>
    new Intl.NumberFormat(langOf(lang), { style: 'unit', unit, unitDisplay }).format(amount)
  return parts(Math.max(0, Math.round(seconds)))
    .map(say)
    .join(' ')
}

export const spanText = (seconds: number, lang: Dialect): string => written(seconds, lang, 'short')
export const spokenSpan = (seconds: number, lang: Dialect): string => written(seconds, lang, 'long')

/** As a clock shows it: `4:32` within the hour, then `3 h 20 min`. */
export function clockText(seconds: number, lang: Dialect): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= HOUR) return spanText(whole, lang)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}
