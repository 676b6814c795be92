/** Everything about answers that is not needed to see where one can go: one script. */
export { AnswerNote, AnswerPicture } from './answers.tsx'
export { Keep } from './keep.tsx'
export { Manner } from './manner.tsx'
export { Reaction } from './reaction.tsx'
export { TradeQuestion, TradeTable } from './trade.tsx'
