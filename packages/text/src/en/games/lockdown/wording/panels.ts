/** How Lockdown says otherwise what Nemesis says too: what is opened beside a running game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['panels']> = {
  deeds: {
    startSelfDestruct: {
      will: 'I’ll start Autodestruction',
      wont: 'I won’t start Autodestruction',
      please: '{to, select, one {please start Autodestruction} other {someone please start Autodestruction}}',
      dont: '{to, select, one {please don’t start Autodestruction} other {nobody start Autodestruction, please}}',
      did: '{by, select, me {I} other {{who}}} started Autodestruction',
      didnt: '{by, select, me {I} other {{who}}} didn’t start Autodestruction',
    },
    stopSelfDestruct: {
      will: 'I’ll stop Autodestruction',
      wont: 'I won’t stop Autodestruction',
      please: '{to, select, one {please stop Autodestruction} other {someone please stop Autodestruction}}',
      dont: '{to, select, one {please don’t stop Autodestruction} other {nobody stop Autodestruction, please}}',
      did: '{by, select, me {I} other {{who}}} stopped Autodestruction',
      didnt: '{by, select, me {I} other {{who}}} didn’t stop Autodestruction',
    },
  },
  talk: {
    aims: {
      ship: 'the Facility destroyed',
      earth: 'the Facility to reach Earth',
      mars: 'the Facility to reach Mars',
    },
    facts: {
      jump: '{rounds, plural, =1 {the Facility jumps at the end of this Round} one {the Facility jumps in # Round} other {the Facility jumps in # Rounds}}',
    },
  },
  ui: {
    waysOut: {
      needs: {
        noSelfDestruct: { label: 'No Autodestruction running', lacks: 'stop Autodestruction first' },
      },
    },
    goals: {
      steps: { startDestruct: 'Start Autodestruction', stopDestruct: 'Stop Autodestruction' },
    },
    aims: {
      how: {
        survive:
          'Lock yourself in, reach the Bunker or leave in a CSS Pod. Then survive the contingency and the final contamination check.',
        signal: 'Use the Transmitter Control Room yourself.',
        nestDestroyed: 'Destroy every egg in the Nest, or lose the Facility.',
        shipDestroyed: 'By Autodestruction, fire or malfunctions. Be in the Bunker or away in a pod by then.',
        killed: 'Anyone can do it; losing the Facility counts too.',
      },
    },
    talk: {
      facts: {
        jump: 'when the Facility jumps',
      },
      deeds: {
        startSelfDestruct: 'start Autodestruction',
        stopSelfDestruct: 'stop Autodestruction',
      },
      groups: {
        ship: 'The Facility',
      },
    },
  },
}

/** What creeps about there. */
export const nightStalkers: Some<Areas['panels']> = {
  ui: {
    firstContact: '{met, select, true {Night Stalkers have been met} other {No Night Stalker met yet}}',
    talk: {
      deeds: {
        kill: 'kill a Night Stalker',
      },
      fields: {
        intruder: 'Night Stalker',
      },
    },
  },
}
