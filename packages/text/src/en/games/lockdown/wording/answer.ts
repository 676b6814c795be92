/** How Lockdown says otherwise what Nemesis says too: what a choice costs and may cost. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['answer']> = {
  ui: {
    answer: {
      danger: {
        vessel: '{sure, select, yes {Destroys the Facility} other {May destroy the Facility}}',
        risk: { vessel: 'Risk of losing the Facility: {chance}' },
      },
      causes: {
        fires:
          'Fire markers on the board: {have} of {limit}. If more than {limit} are needed, the Facility burns down.',
        malfunctions:
          'Malfunction markers on the board: {have} of {limit}. If more than {limit} are needed, the Facility falls apart.',
        selfDestruct: 'The Autodestruction countdown reaches its end.',
      },
      finalMeans: {
        launch: 'Everyone inside leaves the Facility. Nobody else gets in, and nobody comes back.',
        hibernate: 'You’re out of the game until it ends. You share the Facility’s fate.',
        selfDestruct: 'The Facility will blow up, and soon nothing can stop it.',
      },
    },
  },
}

export const nightStalkers: Some<Areas['answer']> = {
  waits: {
    intruder: '{who} chooses a Night Stalker.',
    intruderOffer: '{who} decides whether to play the Night Stalkers.',
    intruderTurn: '{who} chooses a card for the Night Stalkers or passes.',
  },
  ui: {
    answer: {
      thenIntruder: 'A Night Stalker is there: no noise roll, and you’re in combat.',
      thenDanger:
        'Night Stalkers next door that aren’t in combat come to you. If there are none of those, every corridor around you gets noise.',
    },
  },
}
