/** A question whether one reacts, to somebody who cannot. */
import type { Messages } from '../../../areas.ts'

export const noReaction = {
  nothing: 'You have nothing to react with.',
  goOn: 'Go on',
  notThisRound: 'Not again this round',
  why: 'You’re asked all the same: if only those who can react were asked, everyone would know who can. “Not again this round” says no for you until the round ends, except when it’s about your own action. While you wait, you can ask to be asked again.',
  inTime: 'If you don’t answer within {time}, you don’t react.',
} as const satisfies Messages
