/** Everything about answers that is not needed to see where one can go: one script. */
export { AnswerNote, AnswerPicture } from './AnswerDetails.tsx'
export { ConfirmButton } from './ConfirmButton.tsx'
export { Forecast } from './Forecast.tsx'
export { KeepCard } from './KeepCard.tsx'
export { OtherActions } from './OtherActions.tsx'
export { ReactionWindow } from './ReactionWindow.tsx'
export { TradeQuestion, TradeTable } from './Trade.tsx'
export { Tiles } from './VerbTile.tsx'
