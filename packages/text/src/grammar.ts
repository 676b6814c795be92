/** What a language does to words, as its folder `grammar` says it. A language is known once it is loaded. */

/**
 * A phrase of this language in another case; undefined if it is not known. What is put together of several phrases, as
 * lists are, asks for each of them again.
 */
export type Inflect = (phrase: string, kase: string, again: (phrase: string) => string) => string | undefined

/** Words that change once the slots are filled, and what they become. */
export type Contractions = readonly (readonly [words: RegExp, instead: string])[]

export interface Grammar {
  /** Any area may bring the forms of what it names. */
  inflect?: Inflect | undefined
  contractions?: Contractions | undefined
  /** Labels keep their capital after other words. */
  keepsCapitals?: boolean | undefined
}

interface Known {
  inflections: Inflect[]
  contractions: Contractions
  keepsCapitals: boolean
}

const known = new Map<string, Known>()

function grammarOf(lang: string): Known {
  const found = known.get(lang)
  if (found) return found
  const none = { inflections: [], contractions: [], keepsCapitals: false }
  known.set(lang, none)
  return none
}

/** From now on the language knows this too. */
export function teach(lang: string, { inflect, contractions, keepsCapitals }: Grammar): void {
  const grammar = grammarOf(lang)
  if (inflect) grammar.inflections.push(inflect)
  grammar.contractions = contractions ?? grammar.contractions
  grammar.keepsCapitals = keepsCapitals ?? grammar.keepsCapitals
}

type Unknown = (phrase: string, kase: string, lang: string) => void
let onUnknown: Unknown | null = null

/** For tests: whoever listens hears of every phrase that is wanted in a case and not known. */
export function listenForUnknown(listener: Unknown | null): void {
  onUnknown = listener
}

export function inflected(phrase: string, kase: string, lang: string): string {
  for (const inflect of grammarOf(lang).inflections) {
    const form = inflect(phrase, kase, part => inflected(part, kase, lang))
    if (form !== undefined) return form
  }
  onUnknown?.(phrase, kase, lang)
  return phrase
}

export const contract = (text: string, lang: string): string =>
  grammarOf(lang).contractions.reduce((done, [words, instead]) => done.replace(words, instead), text)

/** A label as it stands after other words. */
export const loweredIn = (label: string, lang: string): string =>
  grammarOf(lang).keepsCapitals ? label : label.toLowerCase()
