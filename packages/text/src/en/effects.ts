/**
 * What cards and rooms do, one clause per effect. Clauses speak to whoever uses or suffers them, in the imperative;
 * those of events say what happens. They are joined by `and`, alternatives by OR.
 */
import type { Colour, EffectOf, When } from '@coldwake/rules'
import type { Message } from '../message.ts'

export const clauses = {
  // cards
  drawSelf: 'draw {count, plural, one {# card} other {# cards}}',
  drawEveryoneHere: 'every Character here, you too, draws {count, plural, one {# card} other {# cards}}',
  redraw: 'discard as many cards from your hand as you like, Contamination cards too, and draw that many plus {more}',
  discardHand: 'discard all Action cards from your hand',
  discardHandOther: '1 other Character in your room discards their whole hand',
  othersDiscard:
    'every other Character in your room discards {count, plural, one {# Action card} other {# Action cards}} of their choice',
  pass: 'then pass',
  reshuffleOwn: 'shuffle your deck and discard pile into a new deck',
  reshuffleAll: 'shuffle all your cards and your hand into a new deck',
  unlimited: 'act as often as you can pay for this turn, then pass',
  endPhase: 'every player passes and the Player Phase ends; no Intruder attacks in the Event Phase that follows',
  cancel: 'cancel an action of another Character in your room, or an Interruption there; its cost stays paid',
  spareSurprise: 'a Surprise Attack in your room does nothing to you',
  spareAttack: 'an Intruder Attack does nothing to you',

  // wounds and contamination
  lightWound: 'suffer {count, plural, one {# Light Wound} other {# Light Wounds}}',
  seriousWound: 'suffer {count, plural, one {# Serious Wound} other {# Serious Wounds}}',
  kill: 'your Character dies',
  dress: 'dress {count, plural, one {# Serious Wound} other {# Serious Wounds}}',
  dressAll: 'dress every Serious Wound',
  healSerious: 'heal {count, plural, one {# dressed Serious Wound} other {# dressed Serious Wounds}}',
  healLight: 'heal {count, plural, one {# Light Wound} other {# Light Wounds}}',
  healLightAll: 'heal every Light Wound',
  contaminate: 'gain {count, plural, one {# Contamination card} other {# Contamination cards}}',
  scanHand: 'scan the Contamination cards in your hand',
  scanEverywhere: 'scan all your Contamination cards, in deck, discard pile and hand',
  scanRemovesClean: 'remove those that are not INFECTED from the game',
  scanRemovesInfected: 'remove the INFECTED ones from the game',
  scanInfects: 'if any is INFECTED you get a Larva, or your Character dies if you already have one',
  scanOne: 'scan 1 Contamination card from your hand and remove it from the game; if it was INFECTED, gain a new one',
  larvaGone: 'remove the Larva from your Character board',
  slimed: 'get a Slime marker',
  cleaned: 'remove the Slime marker',
  signal: 'send the Signal',

  // moving
  goSelf: 'go to a neighbouring room',
  goOther: 'send 1 other Character in your room to a neighbouring room',
  goEither: 'go, or send 1 other Character in your room, to a neighbouring room',
  goBoth: 'go to a neighbouring room, alone or with 1 other Character in your room, or send only them',
  quietly: '{go} without a Noise roll',
  unharmed: '{go} without being attacked',
  unharmedBoth: '{go}; nobody is attacked for it',
  ducts: 'go through the Technical Corridors to another room with an Entrance',

  // intruders and combat
  noiseRoll: 'make a Noise roll',
  shoot: 'Shoot',
  shootEnergy: 'Shoot with an energy weapon',
  rerolling: '{shoot}; you may reroll the die once',
  shootAll:
    'Shoot with your Assault Rifle and spend all its Ammo: 1 more Injury for every 2 Ammo spent, even on a miss',
  ammo: 'load {count} Ammo into {weapon}',
  ammoFill: 'load {weapon} fully',
  spendAmmo: 'spend {count} Ammo',
  throwInto:
    'throw it into your room or a neighbouring one not behind a closed Door, if an Intruder or an Egg is there: {happens}',
  /** One is hit harder than the rest. */
  throwTarget:
    '1 Intruder of your choice suffers {target, plural, one {# Injury} other {# Injuries}}, or {eggs, plural, one {# Egg is destroyed} other {up to # Eggs are destroyed}}',
  throwOthers: 'every other Intruder there suffers {others, plural, one {# Injury} other {# Injuries}}',
  throwAll: 'every Intruder there suffers {others, plural, one {# Injury} other {# Injuries}}',
  throwCrew: 'every Character {others, plural, one {# Serious Wound} other {# Serious Wounds}}',
  throwEggs: '{eggs, plural, one {# Egg is destroyed} other {up to # Eggs are destroyed}}',
  throwFire: 'Fire breaks out there',
  injureOne: '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}}',
  injureAndRetreat:
    '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}} and retreats',
  retreatOne: '1 Intruder in your room retreats',
  decoy: 'all Intruders in the neighbouring rooms move into the one you choose; those in Combat attack first',
  takeEgg: 'take 1 Egg from the Nest',
  transform: 'the Creeper becomes a Breeder; if you have no cards in hand, it makes a Surprise Attack',
  summon: 'draw an Intruder token: that Intruder appears here and does not attack now',

  // the board
  search:
    'draw {draw, plural, one {# Item} other {# Items}} of the room’s colour, keep 1, put the rest under the deck; Item Counter −1',
  searchEmpty:
    'draw {draw, plural, one {# Item} other {# Items}} of the room’s colour, keep 1, put the rest under the deck; Item Counter −1, but it may be at 0',
  searchAny:
    'draw {draw, plural, one {# Item} other {# Items}} from an Item deck of your choice, keep 1, put the rest under the deck',
  lookAtTile:
    'look in secret at {count, plural, one {# unexplored room tile, not at its token} other {# unexplored room tiles, not at their tokens}}',
  lookAtTileAndToken:
    'look in secret at {count, plural, one {# unexplored room tile and its Exploration token} other {# unexplored room tiles and their Exploration tokens}}',
  lookAtCoordinates: 'look in secret at the Coordinates card',
  lookAtEngine: 'check in secret whether the Engine in this room works',
  lookAtEngines: 'check in secret which of the Engines work',
  toggleDoor: 'open or close 1 Door of this room',
  destroyDoor: 'destroy 1 closed Door of this room',
  mendDoor: 'open or close 1 Door of this room; even a destroyed one can be closed',
  doorsOf: 'choose a room and open or close any of its Doors',
  placeMalfunction: 'place a Malfunction marker here',
  placeMalfunctionAtComputer: 'place a Malfunction marker in any room with a working Computer',
  removeMalfunction: 'remove the Malfunction marker here',
  removeMalfunctionAtComputer: 'remove the Malfunction marker of any room with a Computer',
  placeFire: 'place a Fire marker here',
  removeFire: 'remove the Fire marker here',
  douse: 'choose a room: its Fire goes out and every Intruder in it flees',
  vent: 'choose another yellow room without destroyed Doors and close all its Doors; if they are still closed at the end of the Player Phase, everyone in it dies',
  /** Alone; before other effects it is a joint. */
  computer: 'be in a room with a working Computer',
  engine: 'repair or break the Engine here: look in secret at both its tokens and choose their order',
  riskAssessment: 'look in secret at the top Event card and leave it there or put it under the deck',
  roomActionFree: 'use this room’s action for free',
  roomActionWithComputer: 'use this room’s action for free, if the room has a working Computer',
  roomActionWithoutComputer: 'use this room’s action for free, if the room has no Computer',
  roomActionCockpit: 'use this room’s action for free, in the Cockpit or a room with a working Computer',
  roomActionAnywhere: 'use the action of any room with a working Computer for free',
  setDestination: 'move the Destination marker to any space',
  selfDestruct: 'start or stop the Self-Destruct sequence',
  togglePod: 'lock or unlock 1 Escape Pod',
  togglePodHere: 'in an Evacuation Section, lock or unlock 1 of its Escape Pods',
  enterPod: 'make a Noise roll; if no Intruder comes, enter an unlocked Escape Pod of Section {section}',
  hibernate: 'once the Hibernation Chambers are open, make a Noise roll; if no Intruder comes, you hibernate',
  analyseInLaboratory: 'analyse 1 Object that is in the Laboratory and discover its Weakness',
  analyseHere: 'analyse 1 Object in your room and discover its Weakness',
  peekObjective: 'look in secret at 1 Objective of another player',
  peekSignalled: 'look in secret at 1 Objective of a player who has sent the Signal',

  // items
  craft: 'craft an Item',
  craftWild: 'craft an Item; any yellow Item counts as the Tool for it',
  loseItem: 'discard 1 of your Items',
  attach: 'attach it to {weapon}, which gains {ammo} Ammo and holds {ammo} more',
  autoload: 'discard 1 Energy Charge to load that weapon fully',
  tape: 'tape 2 of your Heavy Items together: they take up 1 Hand slot',

  // events
  protectEggs: 'every Character in the Nest or carrying an Egg has an Encounter',
  hatch:
    '1 Egg of the Nest hatches: every Character in the Nest without Action cards in hand gets a Larva and 1 Contamination card; if there is nobody, a Larva token goes into the bag',
  healIntruders: 'every Intruder recovers from {count, plural, one {# Injury} other {# Injuries}}',
  lurk: 'every Intruder that is not with a Character leaves the board, and a token of its kind goes into the bag',
  eclosion:
    'every Character with a Larva dies and a Creeper takes its place; all others draw {draw, plural, one {# card} other {# cards}}, scan the Contamination cards among them, get a Larva if one is INFECTED, and discard what they drew',
  flammable:
    'Fire breaks out in the Hibernatorium or, if it is burning already, in its neighbouring rooms, but not behind closed Doors',
  hunt: 'every Adult that is not in Combat moves to a neighbouring room with a Character, of several to the one with the lowest number',
  burnItems: 'the Item Counter of every burning room drops to 0',
  spreadFire: 'Fire spreads from every burning room to its neighbours, but not behind closed Doors',
  noiseAroundSlimed: 'around every room with a slimed Character, each corridor without Noise gets a Noise marker',
  noiseAroundNest: 'if the Nest is explored, each of its corridors without Noise gets a Noise marker',
  noiseInDucts:
    'the Technical Corridors get a Noise marker or, if they have one, every Character in a room with an Entrance makes a Noise roll',
  openDoors: 'every closed Door opens',
  ejectPod: 'the Escape Pod with the lowest number is launched with whoever is inside; an empty one is lost',
  coolantLeak: 'if the Generator has a Malfunction, the Self-Destruct sequence starts',
} as const satisfies Record<string, Message>

/** Where an event brings Malfunctions. */
export const malfunctions = {
  withIntruders: 'every room with an Adult, a Breeder or the Queen gets a Malfunction marker',
  burning: 'every burning room gets a Malfunction marker',
  lowest: 'the explored room with the lowest number gets a Malfunction marker',
  yellowComputers: 'every explored yellow room with a Computer gets a Malfunction marker',
  green: 'every explored green room gets a Malfunction marker',
} as const satisfies Record<EffectOf<'malfunctions'>['in'], Message>

export const leaps = {
  red: 'go from a red room to any other red room',
  yellow: 'go from a yellow room to any other yellow room',
  green: 'go from a green room to any other green room',
  white: 'go from a white room to any other white room',
} as const satisfies Record<Colour, Message>

/** What Ammo goes into, or something is attached to. */
export const arms = {
  energy: '1 of your energy weapons',
  flamethrower: 'your Flamethrower',
  sixShooter: 'your Six-Shooter',
  energyWeapon: '1 of your energy weapons',
} as const satisfies Record<EffectOf<'ammo'>['of'] | EffectOf<'attach'>['to'], Message>

export const joints = {
  or: '{one} OR {other}',
  may: 'you may {effect}',
  when: 'if {test}, {effect}',
  whenElse: 'if {test}, {effect}; otherwise {other}',
  patient: 'on yourself or another Character in your room: {effect}',
  withComputer: 'in a room with a working Computer: {effect}',
  reaction: 'Reaction: {effect}',
} as const satisfies Record<string, Message>

export const timing = {
  outOfCombat: 'Out of Combat only',
  inCombat: 'In Combat only',
  any: 'In or out of Combat',
  reaction: 'Reaction',
} as const satisfies Record<When, Message>
