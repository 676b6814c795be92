/** The languages of the table. A new one is added here; the compiler then lists every message that lacks it. */
export const langs = ['en', 'es'] as const

export type Lang = (typeof langs)[number]

export const perLang = <T>(of: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map(lang => [lang, of(lang)])) as Record<Lang, T>

/** Words that run together once the slots are filled: Spanish a + el, de + el. */
const contractions: Readonly<Record<string, [RegExp, string]>> = {
  es: [/(?<!\p{L})([Aa]|[Dd]e) el (?=\S)/gu, '$1l '],
}

export function contract(text: string, lang: string): string {
  const rule = contractions[lang]
  return rule ? text.replace(...rule) : text
}
