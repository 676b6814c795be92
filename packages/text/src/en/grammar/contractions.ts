/**
 * Words that change once the slots are filled.
 *
 * English writes *whose* where *who* is filled in before a possession.
 */
import type { Contractions } from '../../grammar.ts'

export const contractions: Contractions = [[/(?<=every Character )who’s /g, 'whose ']]
