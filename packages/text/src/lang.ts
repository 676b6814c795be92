/** The languages of the table. A new one is added here; the compiler then asks for its words (`words.ts`). */
import { type Variant, variantOf } from './games/variants.ts'

export const langs = ['en', 'es', 'pl', 'de', 'it'] as const

export type Lang = (typeof langs)[number]

/** A language as the players of one table speak it: games have words of their own for some things. */
export type Dialect = Lang | `${Lang}.${Variant}`
export const langOf = (dialect: Dialect): Lang => langs.find(lang => dialect.startsWith(lang)) ?? langs[0]
export function dialectOf(dialect: Dialect, box: string): Dialect {
  const lang = langOf(dialect)
  const variant = variantOf(box)
  return variant ? `${lang}.${variant}` : lang
}

/** Languages by the name that their speakers give them. */
export const langNames: Readonly<Record<Lang, string>> = {
  en: 'English',
  es: 'Español',
  pl: 'Polski',
  de: 'Deutsch',
  it: 'Italiano',
}

/** Whose habits lists follow: no comma before *and*. */
export const locales: Readonly<Record<Lang, string>> = { en: 'en-GB', es: 'es', pl: 'pl', de: 'de', it: 'it' }
