/**
 * Rooms as small plates have place for them: less than the whole name, or with | where a word may be broken. So may the
 * longest names of cards.
 */
import type { Name } from '@coldwake/rules'
import { type Dialect, type Lang, langOf } from './lang.ts'

export type Plates = Readonly<Record<Name, string>>

const engraved = new Map<Lang, Plates>()

export function engrave(lang: Lang, plates: Plates): void {
  engraved.set(lang, { ...engraved.get(lang), ...plates })
  noteBreaks(lang, plates)
}

/** What to write of a room's name where the whole of it has no place. */
export const plateName = (tile: Name, lang: Dialect): string | undefined => engraved.get(langOf(lang))?.[tile]

/** Shorter words have a line of their own wherever names are listed. */
const LONG = 16
const LONG_WORDS = new RegExp(`\\p{L}{${LONG},}`, 'gu')

/** Long words of plates, in lower case, and after how many letters they may be broken. */
const breaks = new Map<Lang, Map<string, readonly number[]>>()

function noteBreaks(lang: Lang, plates: Plates): void {
  const known = breaks.get(lang) ?? new Map<string, readonly number[]>()
  breaks.set(lang, known)
  for (const word of Object.values(plates).flatMap(plate => plate.split(' '))) {
    const parts = word.split('|')
    if (parts.length === 1 || parts.join('').length < LONG) continue
    known.set(
      parts.join('').toLowerCase(),
      parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('').length),
    )
  }
}

/** A text whose longest words may be broken where their plates are, with a hyphen: not every browser knows where. */
export const breakable = (text: string, lang: Dialect): string =>
  text.replace(LONG_WORDS, word => {
    const places = breaks.get(langOf(lang))?.get(word.toLowerCase())
    return places ? [0, ...places].map((from, at) => word.slice(from, places[at])).join('\u00ad') : word
  })
