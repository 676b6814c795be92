/** The languages of the table. A new one is added here; the compiler then asks for its words (`words.ts`). */
import { inBox } from '@coldwake/rules'

export const langs = ['en', 'es', 'pl', 'de', 'it'] as const

export type Lang = (typeof langs)[number]

/**
 * A language as it speaks of one of the games: Lockdown has words of its own for some things, and for what creeps
 * about there unless it is Intruders.
 */
export type Dialect = Lang | `${Lang}.lockdown` | `${Lang}.intruders`
export const langOf = (dialect: Dialect): Lang => langs.find(lang => dialect.startsWith(lang)) ?? langs[0]
export function dialectOf(dialect: Dialect, box: string): Dialect {
  const lang = langOf(dialect)
  const { game, extras } = inBox(box)
  if (game !== 'lockdown') return lang
  return extras.includes('intruders') ? `${lang}.intruders` : `${lang}.lockdown`
}

/** Languages by the name that their speakers give them. */
export const langNames: Readonly<Record<Lang, string>> = {
  en: 'English',
  es: 'Español',
  pl: 'Polski',
  de: 'Deutsch',
  it: 'Italiano',
}

/** A label as it stands after other words. German nouns keep their capital there. */
export const lowered = (label: string, dialect: Dialect): string =>
  langOf(dialect) === 'de' ? label : label.toLowerCase()

/** Whose habits lists follow: no comma before *and*. */
export const locales: Readonly<Record<Lang, string>> = { en: 'en-GB', es: 'es', pl: 'pl', de: 'de', it: 'it' }

/**
 * Words that change once the slots are filled: Spanish a + el and de + el run together, y gives way to e before the
 * sound i, o to u before o. Italian prepositions run together with every article (a marker stands between the two until
 * both have changed; a capital A alone is a letter: Cargo A), l’ with what follows; e and a take a d before themselves.
 * Spanish and Italian set a choice after *and* apart from it. German prepositions run together with the article of the
 * noun that follows, not with a pronoun. Polish z becomes ze before s or z and another consonant, and at Crossroads one
 * is *na*; whoever has no name yet is Gracz A, which after *gracza* is said once. A condition after *otherwise* stands
 * behind a comma; Spanish, where both are *si*, says *otherwise* in other words. *If either* is only *if*, in German
 * only on cards. Like Polish, German stands *on* Crossroads.
 * English writes *whose* where *who* is filled in before a possession.
 */
const contractions: Readonly<Record<string, readonly [RegExp, string][]>> = {
  en: [[/(?<=every Character )who’s /g, 'whose ']],
  es: [
    [/(?<!\p{L})([Aa]|[Dd]e) el (?=\S)/gu, '$1l '],
    [/ y (?=«?h?[ií](?![aeoáéó]))/giu, ' e '],
    [/ o (?=«?h?[oó])/giu, ' u '],
    [/ y o bien (?=\S)/gu, ' y, además, o bien '],
    [/(?<!\p{L})si no, si /gu, 'en otro caso, si '],
    [/(?<!\p{L})si o bien /gu, 'si '],
  ],
  pl: [
    [/(?<!\p{L})([Zz]) (?=„?(?:[sś](?!z[aeiouyąęó])|[zźż])[bcćdfghjklłmnńprsśtwzźż])/giu, '$1e '],
    [/(?<!\p{L})w (?=Skrzyżowani)/gu, 'na '],
    [/(?<!\p{L})W (?=Skrzyżowani)/gu, 'Na '],
    [/(?<!\p{L})do Skrzyżowania/gu, 'na Skrzyżowanie'],
    [/(?<!\p{L})(gracz\p{L}*) Gracz (?=\p{Lu}(?!\p{L}))/gu, '$1 '],
    [/(?<!\p{L})(w przeciwnym razie) (?=jeśli )/gu, '$1, '],
    [/(?<!\p{L})(jeśli) albo ([^,.;:]+), albo /giu, '$1 $2 albo '],
  ],
  de: [
    [/(?<!\p{L})([Ii]|[Aa])n dem (?=\p{Lu}|nicht erkundet)/gu, '$1m '],
    [/(?<!\p{L})([Ii]n|[Aa]n) das (?=\p{Lu})/gu, '$1s '],
    [/(?<!\p{L})([Vv])on dem (?=\p{Lu}|nicht erkundet|rot|gelb|grün)/gu, '$1om '],
    [/(?<!\p{L})([Bb]ei) dem (?=\p{Lu})/gu, '$1m '],
    [/(?<!\p{L})([Zz]u)( de)([mr]) (?=\p{Lu}|nicht erkundet|tief)/gu, '$1$3 '],
    [/(?<!\p{L})sonst (?=falls )/gu, 'sonst, '],
    [/(?<!\p{L})([Ff])alls entweder /gu, '$1alls '],
    [/(?<!\p{L})in (?=(?:der|die) Kreuzung)/gu, 'auf '],
    [/(?<!\p{L})In (?=(?:der|die) Kreuzung)/gu, 'Auf '],
    [/(?<!\p{L})aus (?=der Kreuzung)/gu, 'von '],
  ],
  it: [
    [/(?<!\p{L})([Ll]’) (?=\p{L})/gu, '$1'],
    [/(?<!\p{L})([Dd])i (?=(?:il|lo|la|i|gli|le) |l’)/gu, '$1e+'],
    [/(?<!\p{L})(a|(?<=^|[.!?:] )A|[Dd]a|[Ss]u) (?=(?:il|lo|la|i|gli|le) |l’)/gu, '$1+'],
    [/(?<!\p{L})in (?=(?:il|lo|la|i|gli|le) |l’)/gu, 'ne+'],
    [/(?<!\p{L})In (?=(?:il|lo|la|i|gli|le) |l’)/gu, 'Ne+'],
    [/\+il /g, 'l '],
    [/\+(?=(?:lo|la|le) |l’)/g, 'l'],
    [/\+(?=(?:i|gli) )/g, ''],
    [/ e (?=[eèEÈ])/gu, ' ed '],
    [/ e o (?=\p{L})/gu, ' e se, inoltre, '],
    [/(?<!\p{L})se o (?=\p{L})/gu, 'se '],
    [/(?<!\p{L})altrimenti (?=se )/gu, 'altrimenti, '],
    [/ a (?=[aA]\p{L})/gu, ' ad '],
  ],
}

export const contract = (text: string, lang: string): string =>
  (contractions[lang] ?? []).reduce((done, [words, instead]) => done.replace(words, instead), text)
