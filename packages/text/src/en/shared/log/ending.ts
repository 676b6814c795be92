/** The end of the game, step by step. `by` says whether it is the reader's own. */
import type { EndReason } from '@coldwake/rules'
import type { Message } from '../../../message.ts'

export const checks = {
  diedByExplosion: '{by, select, you {Your Character} other {{who}’s Character}} dies with the ship.',
  diedByInfection: '{by, select, you {Your Character} other {{who}’s Character}} dies of what it carries inside.',
  hostCheck: '{by, select, you {You carry} other {{who} carries}} a Larva.',
  wordsCheck:
    '{by, select, you {You scan} other {{who} scans}} {count, plural, one {# Contamination card: {infected, plural, =0 {not INFECTED} one {INFECTED} other {INFECTED}}} other {# Contamination cards, {infected, plural, =0 {none of them INFECTED} one {# of them INFECTED} other {# of them INFECTED}}}}.',
  noContamination: '{by, select, you {You have} other {{who} has}} no Contamination cards.',
  drawnCheck: 'Cards drawn: {cards}.',
  outbreak: 'There’s Contamination among them.',
  survives: '{by, select, you {Your Character} other {{who}’s Character}} survives.',
  objectiveMet: '{by, select, you {Your Objective} other {{who}’s Objective}}, {card}, is fulfilled.',
  objectiveFailed: '{by, select, you {Your Objective} other {{who}’s Objective}}, {card}, isn’t fulfilled.',
  missing: 'Not met: {tests}.',
  intrudersContent:
    '{by, select, you {You} other {{who}}} played the Intruders, and nobody has won: that is what {by, select, you {you wanted} other {they wanted}}.',
  intrudersThwarted: '{by, select, you {You} other {{who}}} played the Intruders, and someone has won all the same.',
} as const satisfies Record<string, Message>

export const ends = {
  selfDestruct: 'The Self-Destruct sequence runs out and the ship explodes.',
  fire: 'No Fire marker is left in the supply: the flames reach everything and the ship explodes.',
  malfunction: 'No Malfunction marker is left in the supply: too much is broken and the hull gives way.',
  nobodyLeft: 'Nobody is left on board who can act.',
} as const satisfies Partial<Record<EndReason, Message>>

export const fates = {
  destroyed: 'The ship is destroyed.',
} as const satisfies Record<string, Message>

export const winners = {
  nobody: 'Nobody wins.',
  you: 'You win.',
  youAnd: 'You win, together with {who}.',
  others: '{n, plural, one {{who} wins.} other {{who} win.}}',
  together: '{by, select, you {You win} other {They win}} together.',
  notTogether: '{by, select, you {You have} other {They have}} lost together.',
  notAlone: '{by, select, you {You have} other {The game is}} lost.',
} as const satisfies Record<string, Message>
