/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */
import type { Message } from '../../message.ts'

export const conditions = {
  seriousWounds:
    '{by, select, you {you already have} other {{who} already has}} {min, plural, one {# or more Serious Wounds} other {# or more Serious Wounds}}',
  inRoom: '{by, select, you {you are} other {{who} is}} in {room}',
  signal: '{by, select, you {you have} other {{who} has}} sent the Signal',
  signals: '{n, plural, one {a Character has sent the Signal} other {# different Characters have sent the Signal}}',
  soleSurvivor: '{by, select, you {your Character} other {{who}’s Character}} is the only survivor',
  playerDead: 'the Character of Player {player} does not survive',
  nestDestroyed: 'the Nest is destroyed',
  shipDestroyed: 'the ship is destroyed',
  killed: '{intruder} has been killed',
  weaknesses: '{min, plural, one {at least # Weakness has} other {at least # Weaknesses have}} been discovered',
  leftWith: '{by, select, you {you take} other {{who} takes}} {object} into hibernation or an Escape Pod',
} as const satisfies Record<string, Message>

/** Between alternatives, the first of which is announced. */
export const either = 'either {tests}'
export const or = '{one} or {other}'

export const objectives = {
  survive: 'your Character survives',
  win: 'You win if {tests}.',
  somebody: 'somebody',
  surviveTogether: 'at least 1 Character survives',
  winTogether: 'You win together only if {tests}.',
} as const satisfies Record<string, Message>
