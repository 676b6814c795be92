/** What can be chosen only in the facility. */
import type { Effect } from '@coldwake/rules'
import { type Answers, type Asked, asLabel, type Labels, plain } from '../../choices/label.ts'
import { thePlace } from '../../things.ts'

export const lockdownLabels = {
  computer: plain,
  callElevator: plain,
  rideElevator: plain,
  drive: plain,
  escape: (choice, asked) => asked.say(choice.how === 'rover' ? 'escapeByRover' : 'escapeOnFoot', choice),
  makeOf: plain,
  token: ({ whom, at }, { say }) =>
    whom === null ? say('poolToken', { at: at + 1 }) : say('token', { whom, at: at + 1 }),
  timeSpace: plain,
  powerPlace: ({ place }, { lang }) => asLabel(thePlace(place, lang)),
  powerToken: plain,
  top: plain,
} satisfies Partial<Labels>

/** LOCK-CSS-04, LOCK-ROOM-ISOLATION-02 */
export function lockdownRoomDeed(effect: Effect, { say }: Asked): string | null {
  if (effect.fx === 'enterCss') return say('waitInPod', {}, { pod: effect.pod })
  return effect.fx === 'lockIn' ? say('lockYourselfIn', {}) : null
}

export const lockdownAnswers: Answers = {
  darkWindow: { decline: 'suffer' },
  bagWindow: { decline: 'rollNoise' },
  ride: { accept: 'rideAlong', decline: 'stayHere' },
  passengers: { done: 'rideNow' },
  consent: { accept: 'agree', decline: 'refuse' },
  freeCraft: { decline: 'craftNothing' },
}
