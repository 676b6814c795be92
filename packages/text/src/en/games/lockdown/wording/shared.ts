/** How Lockdown says otherwise what Nemesis says too: sentences that both games have. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['shared']> = {
  cards: {
    weaknesses: {
      fireBonus:
        'Fire, the Flamethrower and Thermite Charges that injure an Intruder deal 1 more Injury, and 2 Eggs burn instead of 1.',
    },
  },
  conditions: {
    conditions: {
      shipDestroyed: 'the Facility is destroyed',
      leftWith: '{by, select, you {you survive} other {{who} survives}} with {object}',
    },
  },
  decisions: {
    asks: {
      objective: 'The first Intruder is here. Choose the Objective you keep; the other one leaves the game.',
    },
    whys: {
      tooLateToStop: 'Autodestruction can no longer be stopped.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'put those that are not INFECTED under the Contamination deck',
      scanRemovesInfected: 'put the INFECTED ones under the Contamination deck',
      vent: 'choose a room with a Technical Corridors Entrance and without destroyed Doors, and close all its Doors; its Fire goes out and, if they are still closed at the end of the Player Phase, every Character and Intruder in it dies',
      analyseInLaboratory:
        'analyze 1 Egg, Carcass or Corpse in this room, which uses it up: gain 3 Knowledge and, if its kind is new to the Laboratory, discover a Weakness',
    },
  },
  ui: {
    fate: {
      aboard: 'In the Facility',
      launched: 'Away in a CSS Pod',
    },
    toTheJump: 'to the purge',
    ship: 'Facility',
    selfDestruct: 'Autodestruction',
    roundsToTheJump: '{n, plural, one {round to the purge} other {rounds to the purge}}',
    roundsLeft: '{n, plural, one {# round to the purge} other {# rounds to the purge}}',
    shipState: 'State of the Facility',
    endTitle: {
      jump: 'The Facility jumps',
      selfDestruct: 'The Facility blows up',
      fire: 'The Facility burns',
      malfunction: 'The Facility falls apart',
      nobodyLeft: 'Silence in the Facility',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['shared']> = {
  cards: {
    commands: {
      move: 'Move: 1 Night Stalker goes through corridor {way} of its room.',
      moveAny: 'Move: 1 Night Stalker goes through any corridor of its room.',
      attack:
        'Attack: 1 Night Stalker attacks a Character in its room{attacks, plural, one {} other {, with 1 of # Attack cards}}.',
    },
    weaknesses: {
      fireBonus:
        'Fire, the Flamethrower and Thermite Charges that injure a Night Stalker deal 1 more Injury, and 2 Eggs burn instead of 1.',
    },
  },
  decisions: {
    asks: {
      objective: 'The first Night Stalker is here. Choose the Objective you keep; the other one leaves the game.',
      intruder: 'Choose a Night Stalker.',
      intruderOffer: 'Your Character is dead. Do you want to play the Night Stalkers? Nobody else will be asked.',
      intruderTurn: 'The Night Stalkers’ turn: play a card, or pass.',
    },
    asksFor: {
      room: {
        decoy: 'Choose the room that the Night Stalkers are drawn into.',
        douse: 'Choose the room to extinguish and clear of Night Stalkers.',
      },
      intruder: {
        intruderMove: 'Choose the Night Stalker that moves.',
        intruderAttack: 'Choose the Night Stalker that attacks.',
        selfHealing: 'Choose the Night Stalker that recovers.',
        glow: 'Choose the Night Stalker to burn.',
        desperate: 'Choose the Night Stalker to throw yourself at.',
        vivisect: 'Choose the Night Stalker to cut into.',
        sample: 'Choose the Night Stalker to take a sample from.',
        scalpel: 'Choose the Night Stalker to cut.',
        retreat: 'Choose the Night Stalker that retreats.',
        taser: 'Choose the Night Stalker that is hit and retreats.',
      },
    },
    options: {
      playIntruders: 'Play the Night Stalkers',
      commandMove: 'Move 1 Night Stalker through corridor {way}: {card}',
      commandMoveAny: 'Move 1 Night Stalker through any corridor: {card}',
    },
  },
  effects: {
    clauses: {
      spareAttack: 'a Night Stalker Attack does nothing to you',
      throwInto:
        'throw it into your room or a neighboring one not behind a closed Door, if a Night Stalker or an Egg is there: {happens}',
      throwTarget:
        '1 Night Stalker of your choice suffers {target, plural, one {# Injury} other {# Injuries}}, or {eggs, plural, one {# Egg is destroyed} other {up to # Eggs are destroyed}}',
      throwOthers: 'every other Night Stalker there suffers {others, plural, one {# Injury} other {# Injuries}}',
      throwAll: 'every Night Stalker there suffers {others, plural, one {# Injury} other {# Injuries}}',
      injureAndRetreat:
        '1 Night Stalker in your room suffers {injuries, plural, one {# Injury} other {# Injuries}} and retreats',
      retreatOne: '1 Night Stalker in your room retreats',
      douse: 'choose a room: its Fire goes out and every Night Stalker in it retreats',
      vent: 'choose a room with a Technical Corridors Entrance and without destroyed Doors, and close all its Doors; its Fire goes out and, if they are still closed at the end of the Player Phase, every Character and Night Stalker in it dies',
      lurk: 'every Night Stalker that is not with a Character leaves the board, and a token of its kind goes into the bag',
      healOne: '1 Night Stalker of your choice heals up to {count, plural, one {# Injury} other {# Injuries}}',
    },
  },
  things: {
    decks: {
      attack: 'the Night Stalker Attack deck',
    },
    objects: {
      carcass: 'a Night Stalker Carcass',
    },
    someIntruder: 'the Night Stalker',
  },
  ui: {
    youMayComeBack:
      'Your character is dead. If a round begins with the body in a working Emergency Room and no Night Stalkers there, you come back to life.',
    intruders: 'Night Stalkers',
    arrivals: '{n, plural, one {# Night Stalker has appeared here} other {# Night Stalkers have appeared here}}',
    draft: {
      envelopesSay:
        'Only you may read them. When the first Night Stalker appears, you keep one, and nobody learns which.',
    },
  },
}
