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
  discardHandFew:
    '1 other Character in your room with at most {most, plural, one {# card} other {# cards}} in hand discards them all',
  drawPerWound: 'draw 1 card for each of your Serious Wounds, dressed ones too',
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
  inDarkness: 'in Darkness, {effect}',
  atThePrice: 'discard {objects} and {effect}',
  slimesAll: 'every Character in the room gets a Slime marker',
  ignoreDark: 'what Darkness adds does not touch you',
  ignoreDarkEvent: 'what an Event does in Darkness does not touch you',
  redirectBefore: 'when you are attacked and another Character is here, they are attacked in your place',
  redirectAfter: 'the attack strikes another Character in your room in your place',
  redrawAttack: 'when you are attacked, another card is drawn in place of the Attack card',
  skipBagNoise: 'in Darkness, you make no Noise roll while the bag develops',

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
  scanRewards: 'if at least 1 goes under the deck, gain {reward} Knowledge',
  drawAndScan:
    'draw {draw, plural, one {# card} other {# cards}} and scan the Contamination cards among them; if any is INFECTED you get a Larva, or your Character dies if you already have one',
  drawAndScanOpen:
    'draw {draw, plural, one {# card} other {# cards}} in the open and scan the Contamination cards among them; if any is INFECTED you get a Larva, or your Character dies if you already have one',
  discardContamination: 'discard 1 Contamination card from your hand',
  removeContamination:
    'remove {count, plural, one {# Contamination card} other {# Contamination cards}} from your hand without scanning it',
  infested: 'you get a Larva and 1 Contamination card',
  larvaGone: 'remove the Larva from your Character board',
  slimed: 'get a Slime marker',
  cleaned: 'remove the Slime marker',
  signal: 'send the Signal',

  // moving
  goSelf: 'go to a neighbouring room',
  goOther: 'send 1 other Character in your room to a neighbouring room',
  goEither: 'go, or send 1 other Character in your room, to a neighbouring room',
  goBoth: 'go to a neighbouring room, alone or with 1 other Character in your room, or send only them',
  goAlong: 'go to a neighbouring room and, if you want, take 1 other Character along, who is not asked',
  shutting: '{go} and close the Door behind you',
  leavingToken: '{go}; you may leave its Exploration token where it is',
  quietly: '{go} without a Noise roll',
  unharmed: '{go} without being attacked',
  unharmedBoth: '{go}; nobody is attacked for it',
  ducts: 'go through the Technical Corridors to another room with an Entrance',
  ductsExplored: 'go through the Technical Corridors to another explored room with an Entrance',
  adultAttack: 'you are attacked as by an Adult in Darkness',

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
  spendAmmoOf: 'spend {count} Ammo of your {card}',
  usesSpend: 'spend 1 Use of your {card}',
  usesFill: 'your {card} has all its Uses again',
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
  throwCrewLight: 'every Character {others, plural, one {# Light Wound} other {# Light Wounds}}',
  throwFireAndMalfunction: 'Fire breaks out there, and a Malfunction',
  injureOne: '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}}',
  injureAndRetreat:
    '1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}} and retreats',
  retreatOne: '1 Intruder in your room retreats',
  decoy: 'all Intruders in the neighbouring rooms move into the one you choose; those in Combat attack first',
  takeEgg: 'take 1 Egg from the Nest',
  transform: 'the Creeper becomes a Breeder; if you have no cards in hand, it makes a Surprise Attack',
  summon: 'draw an Intruder token: that Intruder appears here and does not attack now',
  transformCalm: 'the Creeper becomes a Breeder',
  attackAgain: 'it attacks you',
  rollAsShoot: 'roll the Combat die against 1 Intruder in your room as if you were shooting',
  desperate:
    'gain 1 Contamination card; 1 Intruder in your room suffers {injuries, plural, one {# Injury} other {# Injuries}} and, if it is still there, attacks you',
  vivisect: '1 Intruder in your room suffers 1 Injury, and 1 more for every 2 Knowledge you have',
  sample: 'take a Carcass of 1 Intruder in your room that is no Larva; it is not harmed',
  glow: '1 Intruder in your room suffers 1 Injury, without a Contamination card and without a roll',
  driveOut: '1 Intruder in your room retreats into a neighbouring room of your choice, not behind a closed Door',
  chase: 'if you were escaping with a Serious Wound that is not dressed, it follows you',

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
  anyDoor: 'open or close any 1 Door',
  closeDoors: 'choose a room: all its Doors close',
  placeNoise:
    'place {count, plural, one {# Noise marker} other {up to # Noise markers}} in corridors of your room without Noise',
  removeNoise: 'remove {count, plural, one {# Noise marker} other {up to # Noise markers}} from corridors of your room',
  placeNoiseInSection:
    'place {count, plural, one {# Noise marker} other {up to # Noise markers}} in corridors of your Section without Noise',
  removeNoiseInSection:
    'remove {count, plural, one {# Noise marker} other {up to # Noise markers}} from corridors of your Section',
  placeMalfunction: 'place a Malfunction marker here',
  placeMalfunctionAtComputer: 'place a Malfunction marker in any room with a working Computer',
  removeMalfunction: 'remove the Malfunction marker here',
  removeMalfunctionAtComputer: 'remove the Malfunction marker of any room with a Computer',
  placeFire: 'place a Fire marker here',
  removeFire: 'remove the Fire marker here',
  douse: 'choose a room: its Fire goes out and every Intruder in it retreats',
  spray: 'put out the Fire here or in a neighbouring room not behind a closed Door',
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
  roomActionWhiteOrRed: 'use this room’s action for free, if the room is white or red',
  roomActionWhiteOrYellow: 'use this room’s action for free, if the room is white or yellow',
  roomActionWhiteOrGreen: 'use this room’s action for free, if the room is white or green',
  roomActionBroken: 'use this room’s action for free, in spite of a Malfunction',
  setDestination: 'move the Destination marker to any space',
  selfDestruct: 'start or stop the Self-Destruct sequence',
  startSelfDestruct: 'start the Self-Destruct sequence',
  stopSelfDestruct: 'stop the Self-Destruct sequence',
  togglePod: 'lock or unlock 1 Escape Pod',
  togglePodHere: 'in an Evacuation Section, lock or unlock 1 of its Escape Pods',
  enterPod: 'make a Noise roll; if no Intruder comes, enter an unlocked Escape Pod of Section {section}',
  hibernate: 'once the Hibernation Chambers are open, make a Noise roll; if no Intruder comes, you hibernate',
  analyseInLaboratory: 'analyse 1 Object that is in the Laboratory and discover its Weakness',
  analyseHere: 'analyse 1 Object in your room and discover its Weakness',
  analyseCarried:
    'use up an Egg or a Carcass you carry: gain 3 Knowledge and, if its kind is new to the Laboratory, discover a Weakness',
  peekObjective: 'look in secret at 1 Objective of another player',
  peekSignalled: 'look in secret at 1 Objective of a player who has sent the Signal',
  peekAllObjectives: 'look in secret at all Objectives of another player who has sent the Signal',

  // the facility
  knowledge: 'gain {count} Knowledge',
  knowledgePerWeakness: 'gain 1 Knowledge for every Weakness discovered so far',
  activateKnowledge: 'your Knowledge token becomes active',
  arrangeEvents: 'look in secret at the 2 top Event cards: 1 goes back on top, the other under the deck',
  arrangeAttacks: 'look in secret at the 2 top Attack cards: 1 goes back on top, the other under the deck',
  peekContingency: 'look in secret at 1 Contingency of another player or of the Neutral Pool',
  peekContingencies: 'look in secret at all Contingencies of a player whose Character is in your Section',
  takeContingency: 'take 1 Contingency from the Neutral Pool',
  peekCss: 'look in secret at 1 CSS token',
  moveCss:
    'look in secret at 1 CSS token; unless it lies on the Time token’s space, you may move it 1 space along the Time track either way, but not to another CSS token',
  computerAction: 'use 1 action of the Computer card, in a powered room with a working Computer',
  computerActionUnpowered: 'use 1 action of the Computer card, in a room with a working Computer, even without power',
  computerActionAnywhere: 'use 1 action of the Computer card, in a powered room, with or without a Computer',
  computerActionEither: 'use 1 action of the Computer card, in a room that has power or a working Computer',
  computerActions:
    'use any number of actions of the Computer card, in their order and each once, in a powered room with a working Computer; then the next Computer card is turned up',
  swapPower: 'exchange 2 Power tokens',
  flipPower: 'turn the Power token of your Section',
  backup:
    'if fewer than 3 Power tokens give power, those numbered 1 and 2 do and the others do not; then put the Power tokens where you like, and the Time token becomes active',
  ride: 'in an Elevator Room without a Malfunction, call the Elevator and ride it, even without power',
  rover: 'move the Rover between the Facility and the Bunker',
  drive: 'with the Rover, escape the Facility or, on the Mars side, drive to another Exit Room, for free',
  openGate: 'open the Main Gate',
  startAlert: 'start the Alert Procedure',
  enterCss:
    'in a Round with a CSS token on the Time token’s space, discard your hand, pass, and enter CSS Pod {pod}; that token decides whether it is launched',
  lockIn: 'once the Isolation Room is open, make a Noise roll; if no Intruder comes, you lock yourself in',
  defence:
    'choose a room with an Intruder and without a Malfunction: it gets a Malfunction marker, every Intruder there suffers 1 Injury and every Character 1 Serious Wound',

  // items
  craft: 'craft an Item',
  craftWild: 'craft an Item; any yellow Item counts as the Tool for it',
  loseItem: 'discard 1 of your Items',
  repository: 'every Character here may craft 1 Item, each from only 1 of its components',
  loseWeapon: 'discard 1 of your weapons',
  loseThis: 'discard 1 {card}',
  loseComponent: 'discard 1 Item with the component {component}',
  loseObject: 'discard {objects}',
  itemCounter: 'Item Counter −1',
  takeCrafted: 'take {cards}',
  attach: 'attach it to {weapon}, which gains {ammo} Ammo and holds {ammo} more',
  autoload: 'discard 1 Energy Charge to load that weapon fully',
  tape: 'tape 2 of your Heavy Items together: they take up 1 Hand slot',

  // events
  protectEggs: 'every Character in the Nest or carrying an Egg has an Encounter',
  hatch:
    '1 Egg of the Nest hatches: every Character in the Nest without Action cards in hand gets a Larva and 1 Contamination card; if there is nobody, a Larva token goes into the bag',
  healIntruders: 'every Intruder recovers from {count, plural, one {# Injury} other {# Injuries}}',
  healInDark:
    'every Intruder recovers from {count, plural, one {# Injury} other {# Injuries}} or, where there is no power, from all',
  lurk: 'every Intruder that is not with a Character leaves the board, and a token of its kind goes into the bag',
  eclosion:
    'every Character with a Larva dies and a Creeper takes its place; all others draw {draw, plural, one {# card} other {# cards}}, scan the Contamination cards among them, get a Larva if one is INFECTED, and discard what they drew',
  flammable:
    'Fire breaks out in the Hibernatorium or, if it is burning already, in its neighbouring rooms, but not behind closed Doors',
  flammableIn:
    'Fire breaks out in {room} or, if it is burning already, in its neighbouring rooms, but not behind closed Doors',
  pursuit: 'a Character of your choice rolls for Noise',
  planning: 'look at the {draw} top Event cards, resolve 1 of them and put the others under the deck',
  healOne: '1 Intruder of your choice recovers from up to {count, plural, one {# Injury} other {# Injuries}}',
  hunt: 'every Adult that is not in Combat moves to a neighbouring room with a Character, of several to the one with the lowest number',
  burnItems: 'the Item Counter of every burning room drops to 0',
  spreadFire: 'Fire spreads from every burning room to its neighbours, but not behind closed Doors',
  noiseAroundSlimed: 'around every room with a slimed Character, each corridor without Noise gets a Noise marker',
  noiseAroundNest: 'if the Nest is explored, each of its corridors without Noise gets a Noise marker',
  noiseAroundWounded:
    'around every room with a Character whose Serious Wound is not dressed, each corridor without Noise gets a Noise marker',
  noiseAroundYou: 'each corridor of your room without Noise gets a Noise marker',
  noiseInDuctsPool:
    'the Technical Corridors get a Noise marker or, if they have one, the supply loses 1 Fire and 1 Malfunction marker for good',
  bloodTrace:
    'in each Section, every Intruder that is not in Combat goes to the Character whose Serious Wound is not dressed and who has no Action cards in hand, of several to the lowest room number',
  bloodTraceYou: 'every Intruder of your Section that is not in Combat comes to you',
  fireIn: 'Fire breaks out in {rooms}, as far as they are explored',
  fireInComputers: 'Fire breaks out in every explored room with a working Computer and power',
  burnCss:
    'Fire breaks out in all explored Cargo Sending Systems; Characters there without Action cards in hand suffer 1 Serious Wound',
  kickstopper: 'the Elevator loses its power',
  leaveShell:
    'every Character with a Larva gains and scans 1 Contamination card and, if it is INFECTED, dies and a Creeper takes its place; all others draw {draw, plural, one {# card} other {# cards}}, scan the Contamination cards among them, get a Larva if one is INFECTED, and discard what they drew',
  panic: 'every Character without Action cards in hand loses 2 Ammo or, without any, 1 Item',
  panicYou: 'you lose 2 Ammo or, without any, 1 Item',
  powerSurge: 'the Time token becomes inactive',
  powerSurgeCuts:
    'the Time token becomes inactive or, if it is already, the Power token with the highest number that gives power goes out',
  loseCss: 'the next CSS token ahead of the Time token is turned up and lost',
  adultJoins: 'an Adult appears in your room, without an Encounter',
  allAttack: 'every Intruder in your room attacks',
  huntersAttack: 'every Adult that has just come into your room attacks',
  noiseInDucts:
    'the Technical Corridors get a Noise marker or, if they have one, every Character in a room with an Entrance makes a Noise roll',
  openDoors: 'every closed Door opens',
  ejectPod: 'the Escape Pod with the lowest number is launched with whoever is inside; an empty one is lost',
  coolantLeak: 'if the Generator has a Malfunction, the Self-Destruct sequence starts',
  coolantLeakBreaks:
    'if the Cooling System is explored, it gets a Malfunction marker or, if it has one, the Self-Destruct sequence starts',
} as const satisfies Record<string, Message>

/** Where an event brings Malfunctions. */
export const malfunctions = {
  withIntruders: 'every room with an Adult, a Breeder or the Queen gets a Malfunction marker',
  burning: 'every burning room gets a Malfunction marker',
  lowest: 'the explored room with the lowest number gets a Malfunction marker',
  yellowComputers: 'every explored yellow room with a Computer gets a Malfunction marker',
  green: 'every explored green room gets a Malfunction marker',
  withMe: 'your room gets a Malfunction marker',
  lowestPoweredComputer:
    'of the explored rooms with a working Computer and power, the one with the lowest number gets a Malfunction marker',
  poweredComputers: 'every explored room with a working Computer and power gets a Malfunction marker',
  elevators: 'every Elevator Room gets a Malfunction marker',
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
  nailDriver: 'your Nail Driver',
  energyWeapon: '1 of your energy weapons',
} as const satisfies Record<EffectOf<'ammo'>['of'] | EffectOf<'attach'>['to'], Message>

export const joints = {
  or: '{one} OR {other}',
  may: 'you may {effect}',
  when: 'if {test}, {effect}',
  whenElse: 'if {test}, {effect}; otherwise {other}',
  patient: 'on yourself or another Character in your room: {effect}',
  withComputer: 'in a room with a working Computer: {effect}',
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
