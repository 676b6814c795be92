/** How Lockdown says otherwise what Nemesis says too: the log. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['log']> = {
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Your Character} other {{who}’s Character}} dies with the Facility.',
      enginesHold: 'The Facility makes the jump.',
      enginesFail: 'The Facility explodes.',
      diedByDestination:
        '{by, select, you {Your Character} other {{who}’s Character}} never wakes: the Facility isn’t at Earth.',
    },
    ends: {
      selfDestruct: 'Autodestruction runs out and the Facility explodes.',
      fire: 'No Fire marker is left in the supply: the flames reach everything and the Facility explodes.',
      malfunction: 'No Malfunction marker is left in the supply: too much is broken and the Facility explodes.',
      nobodyLeft: 'Nobody is left in the Facility who can act.',
      jump: 'The Facility jumps into hyperspace. Nobody who is awake survives.',
    },
    fates: {
      destroyed: 'The Facility is destroyed.',
      arrived: 'The Facility reaches {destination}.',
    },
  },
  events: {
    events: {
      vent: 'Venting begins: {room} runs out of air when the Player Phase ends.',
      scanned:
        '{by, select, you {You scan} other {{who} scans}} for Contamination: {removed, plural, =0 {no card goes} one {# card goes} other {# cards go}} under the deck.',
      scannedSeen:
        'You scan {count, plural, one {# Contamination card} other {# Contamination cards}}: {words}. {removed, plural, =0 {None goes} one {# goes} other {# go}} under the deck.',
      time: 'The Time token moves to {time}.',
      selfDestruct: 'Autodestruction: the token is at {space}.',
      selfDestructStopped: 'Autodestruction is stopped.',
      launched: 'Escape Pod {pod} leaves the Facility with {crew}.',
      launchedWithYou: 'Escape Pod {pod} leaves the Facility with you in it.',
      launchedWithYouAnd: 'Escape Pod {pod} leaves the Facility with you and {crew}.',
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['log']> = {
  ending: {
    checks: {
      intrudersContent:
        '{by, select, you {You} other {{who}}} played the Night Stalkers, and nobody has won: that is what {by, select, you {you wanted} other {they wanted}}.',
      intrudersThwarted:
        '{by, select, you {You} other {{who}}} played the Night Stalkers, and someone has won all the same.',
    },
  },
  events: {
    events: {
      tokenDrawn: 'Night Stalker token: {intruder} (surprise value {value}).',
      tokenDrawnBlank: 'Night Stalker token: blank.',
      toughnessNone: 'No Night Stalker Attack card is left: {intruder} lives.',
      tokenDrawnDark: 'Night Stalker token: {intruder} (surprise value {value} with power, {dark} in Darkness).',
    },
    declared: {
      playAs:
        '{by, select, you {You play} other {{who} plays}} {card}: {as, select, move {a Night Stalker moves} attack {a Night Stalker attacks} other {its special effect}}.',
    },
  },
}
