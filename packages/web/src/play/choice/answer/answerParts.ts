/** Everything about answers that is not needed to see where one can go: one script. */
export { AnswerNote, AnswerPicture } from './AnswerDetails.tsx'
export { KeepCard } from './KeepCard.tsx'
export { MovePreview } from './MovePreview.tsx'
export { ReactionWindow } from './ReactionWindow.tsx'
export { TradeQuestion, TradeTable } from './Trade.tsx'
