/** What happens only on the ship, and how it ends there. */
import type { Messages } from '../../../areas.ts'

export const events = {
  events: {
    peekedCoordinates: '{by, select, you {You look} other {{who} looks}} in secret at the Coordinates.',
    peekedCoordinatesSeen: 'You look in secret at the Coordinates: {coordinates}.',
    peekedEngine: '{by, select, you {You look} other {{who} looks}} in secret at {engine}.',
    peekedEngineSeen: 'You look in secret at {engine}: {states}.',
    engines: 'the Engines',
    engineChanged: '{by, select, you {You change} other {{who} changes}} the order of the tokens of {engine}.',
    engineKept: '{by, select, you {You leave} other {{who} leaves}} the tokens of {engine} in their order.',
    destination: '{by, select, you {You set} other {{who} sets}} the Destination to {space}.',
    chambersOpen: 'The Hibernation Chambers open.',
    podLocked: 'Escape Pod {pod} is locked.',
    podUnlocked: 'Escape Pod {pod} is unlocked.',
    entersPod: '{by, select, you {You enter} other {{who} enters}} Escape Pod {pod}.',
    leavesPod: '{by, select, you {You leave} other {{who} leaves}} Escape Pod {pod}.',
    ejected: 'Something is coming: {by, select, you {you have} other {{who} has}} to get out of Escape Pod {pod}.',
    launched: 'Escape Pod {pod} leaves the ship with {crew}.',
    launchedWithYou: 'Escape Pod {pod} leaves the ship with you in it.',
    launchedWithYouAnd: 'Escape Pod {pod} leaves the ship with you and {crew}.',
    podGone: 'Escape Pod {pod} is lost, with nobody in it.',
    hibernates: '{by, select, you {You go} other {{who} goes}} into hibernation.',
  },
} as const satisfies Messages

export const ending = {
  checks: {
    engines: 'Engines: {states}.',
    enginesHold: 'The ship makes the jump.',
    enginesFail: 'The ship explodes.',
    coordinates: 'Coordinates: space {space} leads to {destination}.',
    diedByJump: '{by, select, you {Your Character} other {{who}’s Character}} is awake during the jump and dies.',
    diedByDestination:
      '{by, select, you {Your Character} other {{who}’s Character}} never wakes: the ship isn’t at Earth.',
  },
  ends: {
    jump: 'The ship jumps into hyperspace. Nobody who is awake survives.',
  },
  fates: {
    arrived: 'The ship reaches {destination}.',
  },
} as const satisfies Messages
