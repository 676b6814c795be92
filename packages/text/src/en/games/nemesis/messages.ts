/** What is said only of the ship, its crew, and what lies in the box of Nemesis. */
import type { Messages } from '../../../areas.ts'

export const cards = {
  weapons: {
    bonusOnDouble: 'A double hit deals 1 more Injury.',
    hitAsDouble: 'A single hit counts as a double hit.',
  },
  gifts: {
    intercom: 'Order and Motivation also reach Characters in every room with a working Computer.',
    holoComputer: 'You can play Intranet and Risk Assessment in any room.',
    motionScanner: 'Once per Noise roll of yours, you may discard 1 card to roll again.',
    autoloader: 'The weapon it is attached to gains 1 Ammo and holds 1 more.',
    /** Its effect says it. */
    extendedMagazine: null,
  },
  weaknesses: {
    blankHitsAdults: 'Against an Adult, a blank on the Combat die counts as a single hit.',
    doorsHold: 'Only Breeders and the Queen destroy closed Doors; other Intruders stay where they are.',
    phosphates: 'An Intruder that the Fire Extinguisher or the Fire Control System drives away also suffers 1 Injury.',
    energyBonus: 'An energy weapon that deals any Injury deals 1 more.',
    slowSurprise: 'For Surprise Attacks, the number on an Intruder token counts as 1 lower, to a minimum of 1.',
    fragile: 'It takes 1 fewer Injury to kill an Intruder.',
    lightBites: 'A Bite by an Adult deals a Light Wound instead of a Serious Wound.',
  },
  rooms: {
    slime: 'Anyone who enters gets a Slime marker.',
    restful: 'Characters who start a Round here with no Intruder present draw 1 extra card.',
  },
  coordinates: '{space} {destination}',
} as const satisfies Messages

export const conditions = {
  conditions: {
    allExplored: 'every room is explored',
    destination: 'the ship reaches {destination}',
    othersSurvive: 'at least {min, plural, one {# other Character survives} other {# other Characters survive}}',
    weakness: 'a Weakness has been discovered by analyzing {object}',
    leftByPod: '{by, select, you {you leave} other {{who} leaves}} in an Escape Pod',
    items: '{by, select, you {you have} other {{who} has}} at least {min, plural, one {# Item} other {# Items}}',
    objectIn: '{object} is in {room}',
  },
  objectives: {
    survivesMars: 'Hibernating on the way to Mars does not kill you.',
  },
} as const satisfies Messages

export const decisions = {
  asks: {
    engine: 'Do you change the order of the Engine’s tokens?',
    destination: 'Choose the Destination.',
    pod: 'Choose an Escape Pod.',
    podTurn: 'You’re waiting in the Escape Pod: launch, leave or stay?',
    launch: 'Do you launch the Escape Pod?',
  },
  options: {
    launch: 'Launch the Escape Pod',
    leave: 'Leave the Escape Pod',
    stay: 'Stay in the Escape Pod',
    changeOrder: 'Change the order',
    keepOrder: 'Keep the order',
    wait: 'Wait in the Escape Pod',
    pod: 'Escape Pod {pod}',
    enterPod: 'Enter Escape Pod {pod}',
    boardPod: 'Enter an Escape Pod of Section {section}',
    goToSleep: 'Go into hibernation',
    lockPod: 'Lock Escape Pod {pod}',
    unlockPod: 'Unlock Escape Pod {pod}',
    space: 'Space {space}',
  },
  whys: {
    chambersClosed: 'The Hibernation Chambers aren’t open yet.',
    somebodyHibernates: 'Not while someone is hibernating.',
    noPod: 'There is no Escape Pod for this.',
  },
} as const satisfies Messages

export const effects = {
  clauses: {
    drawEveryoneHere: 'every Character here, including you, draws {count, plural, one {# card} other {# cards}}',
    redraw: 'discard any number of cards from your hand, including Contamination cards, and draw that many plus {more}',
    discardHand: 'discard all Action cards from your hand',
    othersDiscard:
      'every other Character in your room discards {count, plural, one {# Action card} other {# Action cards}} of their choice',
    reshuffleOwn: 'shuffle your deck and discard pile into a new deck',
    unlimited: 'take as many actions as you can pay for this turn, then pass',
    endPhase: 'every player passes and the Player Phase ends; no Intruder attacks in the Event Phase that follows',
    healLight: 'heal {count, plural, one {# Light Wound} other {# Light Wounds}}',
    scanOne: 'scan 1 Contamination card from your hand and remove it from the game; if it was INFECTED, gain a new one',
    quietly: '{go} without a Noise roll',
    ducts: 'go through the Technical Corridors to another room with an Entrance',
    shoot: 'Shoot',
    shootEnergy: 'Shoot with an energy weapon',
    rerolling: '{shoot}; you may reroll the die once',
    shootAll:
      'Shoot with your Assault Rifle and spend all its Ammo: 1 more Injury for every 2 Ammo spent, even on a miss',
    spendAmmo: 'spend {count} Ammo',
    throwFire: 'Fire breaks out there',
    decoy:
      'all Intruders in neighboring rooms move into whichever of those rooms you choose; those in Combat attack first',
    transform: 'the Creeper becomes a Breeder; if you have no cards in hand, it makes a Surprise Attack',
    summon: 'draw an Intruder token; that Intruder appears here and does not attack now',
    searchEmpty:
      'draw {draw, plural, one {# Item} other {# Items}} of the room’s color, keep 1 and put the rest under the deck; lower the Item Counter by 1, unless it is already 0',
    searchAny:
      'draw {draw, plural, one {# Item} other {# Items}} from an Item deck of your choice, keep 1 and put the rest under the deck',
    lookAtTileAndToken:
      'look in secret at {count, plural, one {# unexplored room tile and its Exploration token} other {# unexplored room tiles and their Exploration tokens}}',
    lookAtCoordinates: 'look in secret at the Coordinates card',
    lookAtEngine: 'check in secret whether the Engine in this room works',
    lookAtEngines: 'check in secret which of the Engines work',
    mendDoor: 'open or close 1 Door of this room; even a destroyed one can be closed',
    doorsOf: 'choose a room and open or close any of its Doors',
    placeMalfunctionAtComputer: 'place a Malfunction marker in any room with a working Computer',
    placeFire: 'place a Fire marker here',
    engine: 'repair or break the Engine here: look in secret at both its tokens and choose their order',
    riskAssessment: 'look in secret at the top Event card and leave it there or put it under the deck',
    roomActionFree: 'use this room’s action for free',
    roomActionWithoutComputer: 'use this room’s action for free, if the room has no Computer',
    roomActionCockpit: 'use this room’s action for free, in the Cockpit or a room with a working Computer',
    roomActionAnywhere: 'use the action of any room with a working Computer for free',
    setDestination: 'move the Destination marker to any space',
    selfDestruct: 'start or stop the Self-Destruct sequence',
    togglePod: 'lock or unlock 1 Escape Pod',
    togglePodHere: 'in an Evacuation Section, lock or unlock 1 of its Escape Pods',
    enterPod: 'make a Noise roll; if no Intruder comes, enter an unlocked Escape Pod of Section {section}',
    hibernate: 'if the Hibernation Chambers are open, make a Noise roll; if no Intruder comes, you hibernate',
    analyseHere: 'analyze 1 Object in your room and discover its Weakness',
    peekObjective: 'look in secret at 1 Objective of another player',
    peekSignalled: 'look in secret at 1 Objective of a player who has sent the Signal',
    craftWild: 'craft an Item; any yellow Item counts as the Tool for it',
    attach: 'attach it to {weapon}, which gains {ammo} Ammo and holds {ammo} more',
    autoload: 'discard 1 Energy Charge to load that weapon fully',
    healIntruders: 'every Intruder heals {count, plural, one {# Injury} other {# Injuries}}',
    eclosion:
      'every Character with a Larva dies and a Creeper takes its place; all others draw {draw, plural, one {# card} other {# cards}}, scan the Contamination cards among them, get a Larva if one is INFECTED, and discard what they drew',
    flammable:
      'Fire breaks out in the Hibernatorium or, if it is burning already, in its neighboring rooms, but not behind closed Doors',
    hunt: 'every Adult that is not in Combat moves to a neighboring room with a Character; if there are several, to the lowest-numbered one',
    noiseAroundSlimed: 'around every room with a slimed Character, each corridor without Noise gets a Noise marker',
    noiseInDucts:
      'the Technical Corridors get a Noise marker or, if they have one, every Character in a room with an Entrance makes a Noise roll',
    ejectPod: 'the Escape Pod with the lowest number is launched with everyone inside; an empty one is lost',
    coolantLeak: 'if the Generator has a Malfunction, the Self-Destruct sequence starts',
  },
  leaps: {
    red: 'go from a red room to any other red room',
    yellow: 'go from a yellow room to any other yellow room',
    green: 'go from a green room to any other green room',
    white: 'go from a white room to any other white room',
  },
  malfunctions: {
    burning: 'every burning room gets a Malfunction marker',
    lowest: 'the explored room with the lowest number gets a Malfunction marker',
    yellowComputers: 'every explored yellow room with a Computer gets a Malfunction marker',
  },
  arms: {
    sixShooter: 'your Six-Shooter',
    energyWeapon: '1 of your energy weapons',
  },
} as const satisfies Messages

export const things = {
  articles: {
    armory: 'the',
    commsRoom: 'the',
    evacuationSectionA: '',
    evacuationSectionB: '',
    fireControlSystem: 'the',
    generator: 'the',
    storage: '',
    airlockControl: '',
    cabins: 'the',
    canteen: 'the',
    commandCenter: 'the',
    engineControlRoom: 'the',
    hatchControlSystem: 'the',
    monitoringRoom: 'the',
    slimeRoom: 'the',
    showerRoom: 'the',
    cockpit: 'the',
    hibernatorium: 'the',
    'engine-1': '',
    'engine-2': '',
    'engine-3': '',
  },
  characters: {
    captain: 'the Captain',
    pilot: 'the Pilot',
    scientist: 'the Scientist',
    scout: 'the Scout',
    soldier: 'the Soldier',
    mechanic: 'the Mechanic',
  },
  /** An engine and whether it works. */
  engineState: '{engine} {state}',
  destinations: {
    earth: 'Earth',
    mars: 'Mars',
    venus: 'Venus',
    deepSpace: 'deep space',
  },
} as const satisfies Messages
