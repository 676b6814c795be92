/** The door of the text package: everything a player reads, in every language of the table. */

export {
  attackText,
  cardText,
  coordinatesText,
  eventCardText,
  itemFacts,
  itemText,
  questText,
  roomText,
  weaknessText,
  woundText,
} from './cards.ts'
export { optionText } from './choices.ts'
export { type Crew, objectiveText, signalsAsked, testText, theCrew } from './conditions.ts'
export { type Context, type Person, YOU } from './context.ts'
export { askText, waitingText, whyText } from './decisions.ts'
export { type DeckName, decksIn, deckText } from './decks.ts'
export { effectText, timingText } from './effects.ts'
export type { TalkAct } from './en/shared/panels/talkForm.ts'
export { checkText, endText } from './ending.ts'
export { eventText } from './events.ts'
export { yourTurnText } from './hooks.ts'
export { isolated } from './isolated.ts'
export { type Dialect, dialectOf, type Lang, langNames, langOf, langs } from './lang.ts'
export { list, lowered, type Message, say } from './message.ts'
export { noteText } from './notes.ts'
export { breakable, breakableSentence, plateName } from './plates.ts'
export { type RefusalKey, refusalText } from './refusals.ts'
export { durationOf, seatLetter } from './slots.ts'
export { aimName, type TalkContext, type TalkHeard, talkText } from './talk.ts'
export {
  cardName,
  characterName,
  characterStyle,
  characterTrait,
  colourName,
  combatFaceName,
  componentName,
  destinationName,
  engineName,
  intruderName,
  objectName,
  roomName,
  theCorridor,
  theRoom,
  tokenEffectName,
  tokenName,
  wordName,
  woundName,
} from './things.ts'
export {
  AREAS,
  type Area,
  isLoaded,
  isOfGame,
  loadLanguage,
  loadRulebookWords,
  loadWords,
  type RulebookWords,
  type Ui,
  ui,
} from './words.ts'
