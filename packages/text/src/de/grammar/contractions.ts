/**
 * Words that change once the slots are filled.
 *
 * German prepositions run together with the article of the noun that follows, not with a pronoun. A condition after
 * *otherwise* stands behind a comma. *If either* is only *if*, at Crossroads one is *auf*, a course leads *in* deep
 * space, and *erhalte* is said once for two things.
 */
import type { Contractions } from '../../grammar.ts'

export const contractions: Contractions = [
  [/(?<!\p{L})([Ii]|[Aa])n dem (?=\p{Lu}|nicht erkundet)/gu, '$1m '],
  [/(?<!\p{L})([Ii]n|[Aa]n) das (?=\p{Lu})/gu, '$1s '],
  [/(?<!\p{L})([Vv])on dem (?=\p{Lu}|nicht erkundet|rot|gelb|grün)/gu, '$1om '],
  [/(?<!\p{L})([Bb]ei) dem (?=\p{Lu})/gu, '$1m '],
  [/(?<!\p{L})([Zz]u)( de)([mr]) (?=\p{Lu}|nicht erkundet|tief)/gu, '$1$3 '],
  [/(?<!\p{L})zum (?=tiefen Weltraum)/gu, 'in den '],
  [/(?<!\p{L})([Ee]rhalte (?:1|eine|einen) \p{Lu}[\p{L}-]* und) erhalte (?=1 |ein)/gu, '$1 '],
  [/(?<!\p{L})sonst (?=falls )/gu, 'sonst, '],
  [/(?<!\p{L})([Ff])alls entweder /gu, '$1alls '],
  [/(?<!\p{L})in (?=(?:der|die) Kreuzung)/gu, 'auf '],
  [/(?<!\p{L})In (?=(?:der|die) Kreuzung)/gu, 'Auf '],
  [/(?<!\p{L})aus (?=der Kreuzung)/gu, 'von '],
]
