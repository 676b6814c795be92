/**
 * The words of every language, each in a directory of its own and loaded only when it is spoken: what is said everywhere
 * at once, what belongs to an area when that is entered, what only one of the games says when that is played.
 *
 * English comes first: the other languages are typed by it, so a missing sentence does not compile. All are read
 * through English's type, because its literal strings say which slots a sentence has.
 */
import type { Areas, RulebookWords, Sources } from './areas.ts'
import { de } from './de/areas.ts'
import { en } from './en/areas.ts'
import { es } from './es/areas.ts'
import { it } from './it/areas.ts'
import { type Dialect, type Lang, langOf } from './lang.ts'
import { type Message, teach } from './message.ts'
import { pl } from './pl/areas.ts'
import { engrave } from './plates.ts'

export type Words = Areas['shared'] &
  Areas['log'] &
  Areas['panels'] &
  Areas['stage'] &
  Areas['pages'] &
  Areas['nemesis'] &
  Areas['intruderPlayer'] &
  Areas['lockdown'] &
  Areas['surface']

/** What is not said everywhere, and loaded where it is. */
export type Area = Exclude<keyof Areas, 'shared'>
const AREAS: readonly Area[] = ['log', 'panels', 'stage', 'pages', 'nemesis', 'intruderPlayer', 'lockdown', 'surface']

/** Messages in groups, and groups of them. */
export interface Messages {
  readonly [key: string]: Message | null | Messages
}

/** Some of it. */
export type Some<T> = T extends string | null
  ? T extends string
    ? string
    : T
  : T extends (...slots: never[]) => unknown
    ? T
    : { readonly [K in keyof T]?: Some<T[K]> }

/** The same in another language. */
export type Translation<T> = T extends string
  ? string
  : T extends (...slots: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Translation<T[K]> }

const sources: Readonly<Record<Lang, Sources>> = { en, es, pl, de, it }

const spoken = new Map<Dialect, Words>()
const joined = new Set<unknown>()

/** What is said in a language can be asked for once this is done. */
export const loadLanguage = (lang: Lang): Promise<void> => loadWords(lang, AREAS)

/** The same for what is said everywhere and in these areas. */
export async function loadWords(lang: Lang, areas: readonly Area[]): Promise<void> {
  const parts = await Promise.all((['shared', ...areas] as const).map(area => sources[lang][area]()))
  const all = spoken.get(lang) ?? ({} as Words)
  spoken.set(lang, all)
  for (const part of parts) {
    if (joined.has(part)) continue
    joined.add(part)
    const { inflect, plates, ...said } = part
    if (inflect) teach(lang, inflect)
    if (plates) engrave(lang, plates)
    join(all, said)
    for (const dialect of [`${lang}.lockdown`, `${lang}.intruders`] as const) {
      const special = spoken.get(dialect)
      if (special) join(special, inDialect(said, dialect, all.lockdown))
    }
  }
}

/** The words of the rules, which nobody needs who does not open them. */
export const loadRulebookWords = async (lang: Lang): Promise<RulebookWords> =>
  (await sources[lang].rulebook()).rulebookWords

interface Group {
  [key: string]: unknown
}
const isGroup = (words: unknown): words is Group => typeof words === 'object' && words !== null && !Array.isArray(words)

/** Whoever has the words already has these too; groups of both have what is in either. */
function join(all: Group, part: Group): Group {
  for (const [key, words] of Object.entries(part)) {
    const before = all[key]
    all[key] = isGroup(words) ? join(isGroup(before) ? before : {}, words) : words
  }
  return all
}

export function words(dialect: Dialect): Words {
  const found = spoken.get(dialect)
  if (found) return found
  const lang = langOf(dialect)
  const common = spoken.get(lang)
  if (!common) throw new Error(`text: '${lang}' is not loaded; await loadLanguage('${lang}') first`)
  const special = inDialect(common, dialect, common.lockdown)
  spoken.set(dialect, special)
  return special
}

/** Of the facility first, next of what creeps about there. */
function inDialect<T>(common: T, dialect: Dialect, { instead, terms, stalkers }: Words['lockdown']): T {
  const facility = retold(common, instead, terms)
  return dialect.endsWith('.intruders') ? facility : retold(facility, stalkers.instead, stalkers.terms)
}

/** Some messages replaced, and other terms in all the rest. What sentences are filled with is not touched. */
function retold<T>(common: T, instead: unknown, terms: readonly (readonly [RegExp, string])[]): T {
  if (typeof common === 'string')
    return (instead ?? terms.reduce((text: string, [term, other]) => text.replace(term, other), common)) as T
  if (Array.isArray(common)) return (instead ?? common.map(one => retold(one, undefined, terms))) as T
  if (typeof common !== 'object' || common === null) return (instead ?? common) as T
  const special = (instead ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(common).map(([key, one]) => [
      key,
      // Names are what the editions call things, and patterns are no messages.
      key === 'names' || key === 'lockdown' ? one : retold(one, special[key], terms),
    ]),
  ) as T
}
