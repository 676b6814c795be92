/**
 * Words that change once the slots are filled.
 *
 * Polish z becomes ze before s or z and another consonant, and at Crossroads one is *na*. A player without a name is
 * Gracz A, which after *gracza* is said once. A condition after *otherwise* stands behind a comma.
 * *If either* is only *if*.
 */
import type { Contractions } from '../../grammar.ts'

export const contractions: Contractions = [
  [/(?<!\p{L})([Zz]) (?=„?(?:[sś](?!z[aeiouyąęó])|[zźż])[bcćdfghjklłmnńprsśtwzźż])/giu, '$1e '],
  [/(?<!\p{L})w (?=Skrzyżowani)/gu, 'na '],
  [/(?<!\p{L})W (?=Skrzyżowani)/gu, 'Na '],
  [/(?<!\p{L})do Skrzyżowania/gu, 'na Skrzyżowanie'],
  [/(?<!\p{L})(gracz\p{L}*) Gracz (?=\p{Lu}(?!\p{L}))/gu, '$1 '],
  [/(?<!\p{L})(w przeciwnym razie) (?=jeśli )/gu, '$1, '],
  [/(?<!\p{L})(jeśli) albo ([^,.;:]+), albo /giu, '$1 $2 albo '],
]
