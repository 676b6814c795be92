/** The door of the text package: everything a player reads, in every language of the table. */

export type { AskWords } from './ask.ts'
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
export type { FacilityMember } from './en/games/lockdown/characters.ts'
export type { ShipMember } from './en/games/nemesis/characters.ts'
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
export { changedNothing } from './story/changedNothing.ts'
export { contextsThen } from './story/knownThen.ts'
export type { Place } from './story/place.ts'
export { type Group, type Row, storyOf } from './story/story.ts'
export { fireText, foldText, nothingText, placeText } from './story/storyText.ts'
export { aimName, type TalkContext, type TalkHeard, talkText } from './talk.ts'
export {
  cardLine,
  cardName,
  characterName,
  characterStrengths,
  characterStyle,
  characterTip,
  characterTrait,
  characterWeakness,
  colourName,
  combatFaceName,
  componentName,
  destinationName,
  engineName,
  intruderName,
  objectName,
  roomName,
  theCorridor,
  theIntruder,
  theRoom,
  theThing,
  theTile,
  tokenEffectName,
  tokenName,
  wordName,
  woundName,
} from './things.ts'
export { waitsText } from './waits.ts'
export {
  AREAS,
  type Area,
  isLoaded,
  isOfGame,
  loadAskWords,
  loadLanguage,
  loadRulebookWords,
  loadWords,
  type RulebookWords,
  type Ui,
  ui,
} from './words.ts'
