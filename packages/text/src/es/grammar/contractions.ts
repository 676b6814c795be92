/**
 * Words that change once the slots are filled.
 *
 * Spanish a + el and de + el run together, y gives way to e before the sound i, o to u before o. Where both *otherwise* and
 * *if* are *si*, it says *otherwise* in other words. *If either* is only *if*, and a choice after *and* is set apart from it.
 * Of two things that somebody gets, the second needs no verb.
 */
import type { Contractions } from '../../grammar.ts'

export const contractions: Contractions = [
  [/(?<!\p{L})([Aa]|[Dd]e) el (?=\S)/gu, '$1l '],
  [/ y (?=«?h?[ií](?![aeoáéó]))/giu, ' e '],
  [/ o (?=«?h?[oó])/giu, ' u '],
  [/ y o bien (?=\S)/gu, ' y, además, o bien '],
  [/(recibe 1 (?:marcador|carta) de \p{L}+) y recibe /gu, '$1 y '],
  [/(?<!\p{L})si no, si /gu, 'en otro caso, si '],
  [/(?<!\p{L})si o bien /gu, 'si '],
]
