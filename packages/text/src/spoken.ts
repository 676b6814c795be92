/** Words of the page as its code uses them. */
import { format, type Message, type SlotsOf, type Value } from './message.ts'

/** Words that are ready are strings; a message with slots is a function that wants all of them by name. */
export type Spoken<T> = T extends Message
  ? [SlotsOf<T>] extends [never]
    ? string
    : (slots: Readonly<Record<SlotsOf<T>, Value>>) => string
  : { readonly [K in keyof T]: Spoken<T[K]> }

export function spoken<T>(words: unknown, lang: string): Spoken<T> {
  return speak(words, lang) as Spoken<T>
}

function speak(words: unknown, lang: string): unknown {
  if (typeof words === 'string')
    return words.includes('{') ? (slots: Readonly<Record<string, Value>>) => format(words, lang, slots) : words
  if (Array.isArray(words)) return words.map(one => speak(one, lang))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, speak(one, lang)]))
}
