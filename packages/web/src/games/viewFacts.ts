/** What shared parts of the page ask of a view that only one game has an answer to; the answer elsewhere is neutral. */
export {
  analysedKinds,
  hasLearned,
  isDestructionSure,
  knowledgeOf,
  placesPowered,
  runsOnBackup,
} from './lockdown/table/facility.ts'
export { darkThere, inDark, isDarkSection, isLit, litPlaces, nextToFail } from './lockdown/table/light.ts'
export {
  cargoPodText,
  darkFact,
  knowledgeFact,
  knowledgeLabel,
  knowledgeText,
  openedTokens,
  type PersonFact,
  tokensFact,
  tokensSeen,
} from './lockdown/table/person.ts'
export { darkRoomText, placeFacts, powerPlaceName } from './lockdown/table/placeFacts.ts'
export { isIntruderPlayer, isIntrudersTurn, playsThisRound } from './nemesis/table/intruderPlayer.ts'
export { destinationAt, podLook } from './nemesis/table/ship.ts'
