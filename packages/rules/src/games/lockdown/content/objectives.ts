/** Objectives: what a player must have seen to, besides surviving. */
import type { ObjectiveCard } from '../../../core/content.ts'
import { objective } from '../../../core/contentForms.ts'
import { all, any, type Predicate } from '../../../core/effect.ts'
import { survivors } from './characters.ts'

const personal = objective('personal')
const corporate = objective('corporate')
const solo = objective('solo')

const signal: Predicate = { is: 'signal' }
const alone: Predicate = { is: 'soleSurvivor' }
const destroyed: Predicate = { is: 'shipDestroyed' }
const learned: Predicate = { is: 'knowledgeActive' }
const nest: Predicate = { is: 'nestDestroyed' }
const queen: Predicate = { is: 'killed', kind: 'queen' }
const egg: Predicate = { is: 'leftWith', object: 'egg' }
const rid = (player: number): Predicate => any({ is: 'playerDead', player }, alone)
/** Sections by their place in the board's list. */
const explored = (...of: number[]): Predicate => ({ is: 'sectionsExplored', of })

export const objectives: ObjectiveCard[] = [
  corporate('settleTheScore', 2, rid(1)),
  corporate('conflictOfInterest', 2, rid(2)),
  corporate('scapegoat', 3, rid(3)),
  corporate('insiderThreat', 4, rid(4)),
  corporate('hostileMerger', 5, rid(5)),
  corporate('whatNemesis', 3, any({ is: 'survivorsDead', of: survivors }, alone)),
  corporate('betterNotToKnow', 2, { is: 'learnedDead', min: 3 }),
  corporate('pricelessKnowledge', 2, all(signal, { is: 'intact' })),
  corporate('destroyTheEvidence', 2, all(signal, { is: 'selfDestructOn' })),

  personal('solidProof', 2, all(learned, { is: 'carries', object: 'carcass' })),
  personal('treasures', 2, all(learned, explored(0, 2))),
  personal('learnAndRun', 2, all({ is: 'weaknesses', min: 2 }, { is: 'knowledge', min: 7 })),
  personal('goldenEggs', 2, any(all({ is: 'leftBy', how: 'css' }, egg), all(learned, egg))),
  personal('greatHunt', 2, all(signal, any(queen, destroyed))),
  personal('lastStand', 2, all(signal, any(nest, destroyed))),
  personal('basePlans', 2, all(signal, explored(0, 1))),
  personal('bestFriendsForever', 3, { is: 'exactlySurvive', others: 1 }),
  personal('ultimateKnowledge', 2, all(signal, { is: 'knowledge', min: 6 })),

  solo('completeRecord', 1, { is: 'knowledge', min: 8 }),
  solo('knowYourEnemy', 1, { is: 'weaknesses', min: 3 }),
  solo('callForHelp', 1, all(signal, { is: 'senderLearned' })),
  solo('scorchedNest', 1, all(signal, any(nest, destroyed))),
  solo('regicide', 1, any(queen, destroyed)),
  solo('fullSurvey', 1, explored(0, 1, 2)),
  solo('livingSample', 1, egg),
  solo('fieldAutopsy', 1, all({ is: 'knowledge', min: 5 }, { is: 'carries', object: 'carcass' })),
  solo('keepTheLightsOn', 1, any({ is: 'powerOn', min: 3 }, all({ is: 'powerOn', min: 2 }, { is: 'backupOn' }))),
  solo('noWitnessesLeft', 1, all(signal, { is: 'selfDestructOn' })),
]
