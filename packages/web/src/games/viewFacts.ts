/** What shared parts of the page ask of a view that only one game has an answer to; the answer elsewhere is neutral. */
export { podLetter } from './lockdown/table/facility.ts'
export { darkThere, inDark, isDarkSection, isLit, litPlaces, nextToFail } from './lockdown/table/light.ts'
export { placeFacts } from './lockdown/table/placeFacts.ts'
export { isIntruderPlayer, isIntrudersTurn, playsThisRound } from './nemesis/table/intruderPlayer.ts'
export { destinationAt, podLook } from './nemesis/table/ship.ts'
