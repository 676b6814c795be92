/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `and`, alternatives by OR.
 */
import type { EffectOf, When } from '@coldwake/rules'
import type { Message } from '../../message.ts'

export const clauses = {
  // cards
  drawSelf: 'draw {count, plural, one {# card} other {# cards}}',
  discardHandOther: '1 other Character in your room discards their whole hand',
  pass: 'then pass',
  reshuffleAll: 'shuffle your deck, discard pile and hand into a new deck',
  cancel: 'cancel an action of another Character in your room, or an Interruption there; the cost is not refunded',
  spareSurprise: 'a Surprise Attack in your room does nothing to you',
  spareAttack: 'an Intruder Attack does nothing to you',

  // wounds and contamination
  lightWound: 'suffer {count, plural, one {# Light Wound} other {# Light Wounds}}',
  seriousWound: 'suffer {count, plural, one {# Serious Wound} other {# Serious Wounds}}',
  kill: 'your Character dies',
  dress: 'dress {count, plural, one {# Serious Wound} other {# Serious Wounds}}',
  dressAll: 'dress every Serious Wound',
  healSerious: 'heal {count, plural, one {# dressed Serious Wound} other {# dressed Serious Wounds}}',
  healLightAll: 'heal every Light Wound',
  contaminate: 'gain {count, plural, one {# Contamination card} other {# Contamination cards}}',
  scanHand: 'scan the Contamination cards in your hand',
  scanEverywhere: 'scan all the Contamination cards in your deck, discard pile and hand',
  scanRemovesClean: 'remove those that are not INFECTED from the game',
  scanRemovesInfected: 'remove the INFECTED ones from the game',
  scanInfects: 'if any is INFECTED, you get a Larva, or your Character dies if you already have one',
  drawAndScan:
    'draw {draw, plural, one {# card} other {# cards}} and scan the Contamination cards among them; if any is INFECTED, you get a Larva, or your Character dies if you already have one',
  larvaGone: 'remove the Larva from your Character board',
  slimed: 'get a Slime marker',
  cleaned: 'remove the Slime marker',
  signal: 'send the Signal',

  // moving
  goSelf: 'go to a neighboring room',
  goOther: 'send 1 other Character in your room to a neighboring room',
  goEither: 'go, or send 1 other Character in your room, to a neighboring room',
  goBoth: 'go to a neighboring room, alone or with 1 other Character in your room, or send only them',
  goAlong: 'go to a neighboring room and, if you want, take 1 other Character along without asking',
  unharmed: '{go} without being attacked',
  unharmedBoth: '{go}; nobody is attacked for it',

  // intruders and combat
  noiseRoll: 'make a Noise roll',
  ammo: 'load {count} Ammo into {weapon}',
  ammoFill: 'load {weapon} fully',
  throwInto:
    'throw it into your room or a neighboring one not behind a closed Door, if an Intruder or an Egg is there: {happens}',
  /** One is hit harder than the rest. */
  throwTarget:
    '1 Intruder of your choice suffers {target, plural, one {# Injury} other {# Injuries}}, or {eggs, plural, one {# Egg is destroyed} other {up to # Eggs are destroyed}}',
  throwOthers: 'every other Intruder there suffers {others, plural, one {# Injury} other {# Injuries}}',
  throwAll: 'every Intruder there suffers {others, plural, one {# Injury} other {# Injuries}}',
  throwCrew: 'every Character {others, plural, one {# Serious Wound} other {# Serious Wounds}}',
  throwEggs: '{eggs, plural, one {# Egg is destroyed} other {up to # Eggs are destroyed}}',
  injureAndRetreat:
    '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}} and retreats',
  retreatOne: '1 Intruder in your room retreats',
  takeEgg: 'take 1 Egg from the Nest',

  // the board
  search:
    'draw {draw, plural, one {# Item} other {# Items}} of the room’s color, keep 1 and put the rest under the deck; lower the Item Counter by 1',
  lookAtTile:
    'look in secret at {count, plural, one {# unexplored room tile, not at its token} other {# unexplored room tiles, not at their tokens}}',
  toggleDoor: 'open or close 1 Door of this room',
  destroyDoor: 'destroy 1 closed Door of this room',
  placeMalfunction: 'place a Malfunction marker here',
  removeMalfunction: 'remove the Malfunction marker here',
  removeMalfunctionAtComputer: 'remove the Malfunction marker of any room with a Computer',
  removeFire: 'remove the Fire marker here',
  douse: 'choose a room: its Fire goes out and every Intruder in it retreats',
  vent: 'choose another yellow room without destroyed Doors and close all its Doors; if they are still closed at the end of the Player Phase, every Character and Intruder in it dies',
  /** Alone; before other effects it is a joint. */
  computer: 'be in a room with a working Computer',
  roomActionWithComputer: 'use this room’s action for free, if the room has a working Computer',
  analyseInLaboratory: 'analyze 1 Object that is in the Laboratory and discover its Weakness',

  // items
  craft: 'craft an Item',
  loseItem: 'discard 1 of your Items',
  loseObject: 'discard {objects}',
  tape: 'tape 2 of your Heavy Items together: they take up 1 Hand slot',

  // events
  protectEggs: 'every Character in the Nest or carrying an Egg has an Encounter',
  hatch:
    '1 Egg of the Nest hatches: every Character in the Nest without Action cards in hand gets a Larva and 1 Contamination card; if there is no such Character, a Larva token goes into the bag',
  lurk: 'every Intruder that is not with a Character leaves the board, and a token of its kind goes into the bag',
  pursuit: 'a Character of your choice rolls for Noise',
  planning: 'look at the top {draw} Event cards, resolve 1 of them and put the others under the deck',
  healOne: '1 Intruder of your choice heals up to {count, plural, one {# Injury} other {# Injuries}}',
  burnItems: 'the Item Counter of every burning room drops to 0',
  spreadFire: 'Fire spreads from every burning room to its neighbors, but not behind closed Doors',
  noiseAroundNest: 'if the Nest is explored, each of its corridors without Noise gets a Noise marker',
  openDoors: 'every closed Door opens',
} as const satisfies Record<string, Message>

/** Where an event brings Malfunctions. */
export const malfunctions = {
  withIntruders: 'every room with an Adult, a Breeder or the Queen gets a Malfunction marker',
  green: 'every explored green room gets a Malfunction marker',
} as const satisfies Partial<Record<EffectOf<'malfunctions'>['in'], Message>>

/** What Ammo goes into, or something is attached to. */
export const arms = {
  energy: '1 of your energy weapons',
  flamethrower: 'your Flamethrower',
} as const satisfies Partial<Record<EffectOf<'ammo'>['of'] | EffectOf<'attach'>['to'], Message>>

export const joints = {
  or: '{one} OR {other}',
  may: 'you may {effect}',
  when: 'if {test}, {effect}',
  whenElse: 'if {test}, {effect}; otherwise {other}',
  patient: 'on yourself or another Character in your room: {effect}',
  withComputer: 'in a room with a working Computer: {effect}',
  afterwards: 'then {effect}',
  need: 'only if {test}',
  needed: 'if {test}: {effect}',
  reaction: 'Reaction: {effect}',
} as const satisfies Record<string, Message>

export const timing = {
  outOfCombat: 'Out of Combat only',
  inCombat: 'In Combat only',
  any: 'In or out of Combat',
  reaction: 'Reaction',
} as const satisfies Record<When, Message>
