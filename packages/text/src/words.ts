/**
 * The words of every language, each in a directory of its own and loaded only when it is spoken.
 *
 * English comes first: the other languages are typed by it, so a missing sentence does not compile. All are read
 * through English's type, because its literal strings say which slots a sentence has.
 */
import type * as English from './en/index.ts'
import type { Lang } from './lang.ts'

export type Words = typeof English

/** The same in another language. */
export type Translation<T> = T extends string
  ? string
  : T extends (...slots: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Translation<T[K]> }

const sources: Readonly<Record<Lang, () => Promise<Translation<Words>>>> = {
  en: () => import('./en/index.ts'),
  es: () => import('./es/index.ts'),
}

const spoken = new Map<Lang, Words>()

/** What is said in a language can be asked for once this is done. */
export async function loadLanguage(lang: Lang): Promise<void> {
  if (!spoken.has(lang)) spoken.set(lang, (await sources[lang]()) as Words)
}

export function words(lang: Lang): Words {
  const found = spoken.get(lang)
  if (!found) throw new Error(`text: '${lang}' is not loaded; await loadLanguage('${lang}') first`)
  return found
}
