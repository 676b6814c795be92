/** Lockdown says some things otherwise than Nemesis: its creatures, its place, and what it does with removed cards. */
import type { Ui } from '../../../ui.ts'
import type { Some } from '../../../words.ts'
import type * as cards from '../../shared/cards.ts'
import type * as conditions from '../../shared/conditions.ts'
import type * as decisions from '../../shared/decisions.ts'
import type * as effects from '../../shared/effects.ts'
import type * as ending from '../../shared/log/ending.ts'
import type * as events from '../../shared/log/events.ts'
import type * as things from '../../shared/things.ts'

/** What may be said instead, by area. */
export interface Instead {
  readonly cards?: Some<typeof cards>
  readonly conditions?: Some<typeof conditions>
  readonly decisions?: Some<typeof decisions>
  readonly effects?: Some<typeof effects>
  readonly ending?: Some<typeof ending>
  readonly events?: Some<typeof events>
  readonly things?: Some<typeof things>
  readonly ui?: Some<Ui>
}

/** Other words in all messages. A slot in braces is none. */
export type Terms = readonly (readonly [RegExp, string])[]

/** What creeps about there, unless the table plays with Intruders. */
export const stalkers: { readonly terms: Terms; readonly instead: Instead } = {
  terms: [
    [/\b([Aa])n Intruder/g, '$1 Night Stalker'],
    [/\b([Aa])n intruder/g, '$1 night stalker'],
    [/(?<!\{)\bIntruder/g, 'Night Stalker'],
    [/(?<!\{)\bintruder/g, 'night stalker'],
  ],
  instead: {
    ui: {
      firstContact: (met: boolean): string => (met ? 'Night Stalkers have been met' : 'No Night Stalker met yet'),
      arrivals: (n: number) => (n === 1 ? '1 Night Stalker has come here' : `${n} Night Stalkers have come here`),
    },
  },
}

export const terms: Terms = [
  [/\bthe Self-Destruct sequence/g, 'Autodestruction'],
  [/\bThe Self-Destruct sequence/g, 'Autodestruction'],
  [/\bSelf-Destruct\b/g, 'Autodestruction'],
  [/\bself-destruct\b/g, 'autodestruction'],
  [/\bthe ship\b/g, 'the Facility'],
  [/\bThe ship\b/g, 'The Facility'],
  [/\bon board\b/g, 'in the Facility'],
]

export const instead: Instead = {
  cards: {
    weaknesses: {
      fireBonus:
        'Fire, the Flamethrower and Thermite Charges that injure an Intruder deal 1 more Injury, and 2 Eggs burn in place of 1.',
    },
  },
  conditions: {
    conditions: { leftWith: '{by, select, you {you survive} other {{who} survives}} with {object}' },
  },
  decisions: {
    asks: {
      objective: 'The first Intruder is here. Choose the Objective you keep; the other one leaves the game.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'put those that are not INFECTED under the Contamination deck',
      scanRemovesInfected: 'put the INFECTED ones under the Contamination deck',
      vent: 'choose a room with a Technical Corridors Entrance and without destroyed Doors, and close all its Doors; its Fire goes out and, if they are still closed at the end of the Player Phase, everyone in it dies',
      analyseInLaboratory:
        'have 1 Egg, Carcass or Corpse in this room analysed, which uses it up: gain 3 Knowledge and, if its kind is new to the Laboratory, discover a Weakness',
    },
  },
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Your Character} other {{who}’s Character}} dies with the Facility.',
    },
    ends: {
      fire: 'No Fire marker is left: the flames reach everything and the Facility explodes.',
      malfunction: 'No Malfunction marker is left: too much is broken and the Facility explodes.',
      nobodyLeft: 'Nobody is left in the Facility who can act.',
    },
  },
  events: {
    events: {
      scanned:
        '{by, select, you {You scan} other {{who} scans}} for Contamination: {removed, plural, =0 {no card goes} one {# card goes} other {# cards go}} under the deck.',
      scannedSeen:
        'You scan {count, plural, one {# Contamination card} other {# Contamination cards}}: {words}. {removed, plural, =0 {None goes} one {# goes} other {# go}} under the deck.',
      vent: 'The air is let out: {room} has some only until the Player Phase ends.',
    },
  },
  ui: {
    fate: { aboard: 'In the Facility', launched: 'Away in a CSS pod' },
    endTitle: {
      selfDestruct: 'The Facility blows up',
      fire: 'The Facility burns',
      malfunction: 'The Facility breaks',
      nobodyLeft: 'Silence in the Facility',
    },
    toTheJump: 'to the purge',
    roundsToTheJump: (n: number): string => (n === 1 ? 'round to the purge' : 'rounds to the purge'),
    roundsLeft: (n: number) => (n === 1 ? '1 round to the purge' : `${n} rounds to the purge`),
    ship: 'Facility',
    selfDestruct: 'Autodestruction',
    awakeIn: (room: string) => `Left in ${room}`,
    stage: { twoEnvelopes: 'Something is in the Facility. Which envelope do you keep?' },
    aims: {
      how: {
        survive:
          'Lock yourself in, reach the bunker or leave in a CSS pod. Then outlive the contingency and the last check for contamination.',
        signal: 'Use the Transmitter Control Room yourself.',
        shipDestroyed: 'Autodestruction, fire or breakdowns end it. Be in the bunker or away in a pod by then.',
      },
    },
  },
}
