/** The door of the text package: everything a player reads, in every language of the table. */
export type { Context } from './context.ts'
export { askText, optionText, waitingText, whyText } from './decisions.ts'
export { cardText, effectText, timingText, woundText } from './effects.ts'
export { endText, eventText } from './events.ts'
export { type Lang, langs } from './lang.ts'
export { list, type Message, say } from './message.ts'
export { type RefusalKey, refusalText } from './refusals.ts'
export {
  cardName,
  characterName,
  colourName,
  roomName,
  theCorridor,
  theRoom,
  tokenEffectName,
  woundName,
} from './things.ts'
export { type Ui, ui } from './ui.ts'
