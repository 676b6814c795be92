/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */
import type { Message } from '../message.ts'

export const conditions = {
  seriousWounds:
    '{by, select, you {you already have} other {{who} already has}} {min, plural, one {# Serious Wound} other {# Serious Wounds}}',
  inRoom: '{by, select, you {you are} other {{who} is}} in {room}',
  signal: '{by, select, you {you have} other {{who} has}} sent the Signal',
  allExplored: 'every room is explored',
  destination: 'the ship reaches {destination}',
  soleSurvivor: '{by, select, you {your Character} other {{who}’s Character}} is the only survivor',
  playerDead: 'the Character of Player {player} does not survive',
  othersSurvive: 'at least {min, plural, one {# other Character survives} other {# other Characters survive}}',
  nestDestroyed: 'the Nest is destroyed',
  shipDestroyed: 'the ship is destroyed',
  killed: '{intruder} has been killed',
  weakness: 'a Weakness has been discovered by analysing {object}',
  weaknesses: '{min, plural, one {at least # Weakness has} other {at least # Weaknesses have}} been discovered',
  leftWith: '{by, select, you {you take} other {{who} takes}} {object} into hibernation or an Escape Pod',
  leftByPod: '{by, select, you {you leave} other {{who} leaves}} in an Escape Pod',
  items: '{by, select, you {you have} other {{who} has}} at least {min, plural, one {# Item} other {# Items}}',
  objectIn: '{object} lies in {room}',
} as const satisfies Record<string, Message>

/** Between alternatives, the first of which is announced. */
export const either = 'either {tests}'
export const or = '{one} or {other}'

export const objectives = {
  survive: 'your Character survives',
  win: 'You win if {tests}.',
  survivesMars: 'Hibernating on the way to Mars does not kill you.',
} as const satisfies Record<string, Message>
