/**
 * Words that change once the slots are filled.
 *
 * Italian prepositions run together with every article (a marker stands between the two until both have changed; a
 * capital A alone is a letter: Cargo A), l’ with what follows; e and a take a d before themselves, and a choice after e is
 * set apart from it. A condition after *otherwise* stands behind a comma. *If either* is only *if*.
 */
import type { Contractions } from '../../grammar.ts'

export const contractions: Contractions = [
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
]
