/** What can be chosen only in the facility. */
import { asLabel, type Enough, type Labels, plain, type YesOrNo } from '../../choices/label.ts'
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

export const lockdownYesOrNo: YesOrNo = {
  darkWindow: { accept: 'accept', decline: 'suffer' },
  bagWindow: { accept: 'accept', decline: 'rollNoise' },
  ride: { accept: 'rideAlong', decline: 'stayHere' },
  consent: { accept: 'agree', decline: 'refuse' },
  freeCraft: { accept: 'accept', decline: 'craftNothing' },
}

export const lockdownEnough: Enough = { passengers: 'rideNow' }
