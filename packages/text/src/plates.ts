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
const LONG = 9
/** And these in every column of sentences. */
const LONGEST = 16
const LONG_WORDS = new RegExp(`\\p{L}{${LONG},}`, 'gu')

/** Words of plates, in lower case, and after how many letters they may be broken. */
const breaks = new Map<Lang, Map<string, readonly number[]>>()

function noteBreaks(lang: Lang, plates: Plates): void {
  const known = breaks.get(lang) ?? new Map<string, readonly number[]>()
  breaks.set(lang, known)
  for (const word of Object.values(plates).flatMap(plate => plate.split(' '))) {
    const parts = word.split('|')
    if (parts.length === 1) continue
    known.set(
      parts.join('').toLowerCase(),
      parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('').length),
    )
  }
}

/** The sounds that stay together at the beginning of a syllable; any other consonant begins one alone. */
const ONSET = /(?:sch|ch|ck|cz|d[zźż]|ph|qu|rz|sh|sz|th|[bcfgkp]l|[bcdfgkpt]r|.)$/iu
const VOWELS = 'aeiouyàáâäąèéêëęìíîïòóôöùúûü'
const BETWEEN = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}]+(?=[${VOWELS}])`, 'giu')
/** Letters on either side of a hyphen. */
const LEAST = 3

/** Where syllables begin, as far as all our languages agree. */
function syllables(word: string): number[] {
  const places: number[] = []
  for (const { 0: sounds, index } of word.matchAll(BETWEEN)) {
    const place = index + (ONSET.exec(sounds)?.index ?? sounds.length)
    if (place >= LEAST && place <= word.length - LEAST) places.push(place)
  }
  return places
}

/**
 * A text whose words may be broken with a hyphen if they are so long, as on their plates or between syllables: few
 * browsers know how.
 */
export const breakable = (text: string, lang: Dialect, from = LONG): string =>
  text.replace(LONG_WORDS, word => {
    if (word.length < from) return word
    const places = breaks.get(langOf(lang))?.get(word.toLowerCase()) ?? syllables(word)
    return [0, ...places].map((start, at) => word.slice(start, places[at])).join('\u00ad')
  })

/** The same for sentences, in which only a word without end needs it. */
export const breakableSentence = (text: string, lang: Dialect): string => breakable(text, lang, LONGEST)
