/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */
import type { Message } from '../message.ts'

export const conditions = {
  seriousWounds:
    '{by, select, you {you already have} other {{who} already has}} {min, plural, one {# Serious Wound} other {# Serious Wounds}}',
  inRoom: '{by, select, you {you are} other {{who} is}} in {room}',
  signal: '{by, select, you {you have} other {{who} has}} sent the Signal',
  signals: '{n, plural, one {a Character has sent the Signal} other {# different Characters have sent the Signal}}',
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
  knowledge: '{by, select, you {your Knowledge} other {{who}’s Knowledge}} is at least {min}',
  knowledgeActive: '{by, select, you {your Knowledge token} other {{who}’s Knowledge token}} is active',
  senderLearned:
    '{by, select, you {your own Knowledge token is active} other {{who} has sent it and has an active Knowledge token}}',
  dark: '{by, select, you {you are} other {{who} is}} in Darkness',
  powered: 'the room has power',
  inCombat: '{by, select, you {you are} other {{who} is}} in Combat',
  noCards: '{by, select, you {you have} other {{who} has}} no Action cards in hand',
  undressedSerious: '{by, select, you {you have} other {{who} has}} a Serious Wound that is not dressed',
  host: 'a Character in the room has a Larva',
  isHost: '{by, select, you {you have} other {{who} has}} a Larva',
  atEntrance: '{by, select, you {you are} other {{who} is}} in a room with a Technical Corridors Entrance',
  carries: '{by, select, you {you carry} other {{who} carries}} {object}',
  colour: 'the room is {colour}',
  inNest: '{by, select, you {you are} other {{who} is}} in the Nest',
  leftByCss: '{by, select, you {you escape} other {{who} escapes}} in a CSS Pod',
  lockedIn: '{by, select, you {you are} other {{who} is}} locked in the Isolation Room',
  inBunker: '{by, select, you {you reach} other {{who} reaches}} the Bunker',
  survivorsDead: 'no Nemesis Survivor survives',
  learnedDead: 'no other Character with a Knowledge of {min} or more survives',
  sectionsExplored: 'every room of {sections} is explored',
  intact: 'the Facility is not destroyed',
  selfDestructOn: 'either the Autodestruction token is on the Time track or the Facility is destroyed',
  exactlySurvive: 'exactly {others, plural, one {# other Character survives} other {# other Characters survive}}',
  powerOn: 'at least {min, plural, one {# Power token gives} other {# Power tokens give}} power',
  backupOn: 'the Time token is active',
  notSignal: '{by, select, you {you have} other {{who} has}} not sent the Signal',
  knowledgeAtMost: '{by, select, you {your Knowledge} other {{who}’s Knowledge}} is at most {max}',
  notInCombat: '{by, select, you {you are} other {{who} is}} not in Combat',
  notPowered: 'the room has no power',
  notNoCards: '{by, select, you {you have} other {{who} has}} Action cards in hand',
  notInNest: '{by, select, you {you are} other {{who} is}} not in the Nest',
} as const satisfies Record<string, Message>

/** Between alternatives, the first of which is announced. */
export const either = 'either {tests}'
export const or = '{one} or {other}'
export const not = 'it is not true that {test}'

export const objectives = {
  survive: 'your Character survives',
  win: 'You win if {tests}.',
  aSurvivor: 'a survivor',
  surviveTogether: 'at least 1 Character survives',
  winTogether: 'You win together only if {tests}.',
  survivesMars: 'Hibernating on the way to Mars does not kill you.',
} as const satisfies Record<string, Message>
