/** Objectives: what a player must have seen to, besides surviving. */
import type { ObjectiveCard } from '../../../core/content.ts'
import { objective } from '../../../core/contentForms.ts'
import { all, any, type Predicate } from '../../../core/effect.ts'

const personal = objective('personal')
const corporate = objective('corporate')
const solo = objective('solo')

const signal: Predicate = { is: 'signal' }
const earth: Predicate = { is: 'destination', at: 'earth' }
const alone: Predicate = { is: 'soleSurvivor' }
const nest: Predicate = { is: 'nestDestroyed' }
const ship: Predicate = { is: 'shipDestroyed' }
const queen: Predicate = { is: 'killed', kind: 'queen' }
const explored: Predicate = { is: 'allExplored' }
const egg: Predicate = { is: 'leftWith', object: 'egg' }
const rid = (player: number): Predicate => any({ is: 'playerDead', player }, alone)

export const objectives: ObjectiveCard[] = [
  personal('salvagingThePrimeAsset', 2, any(earth, alone)),
  personal('oldestFriend', 3, any(earth, alone)),
  { ...personal('quarantine', 2, any({ is: 'destination', at: 'mars' }, all(earth, nest))), survivesMars: true },
  personal('relentlessInvestigator', 2, all(signal, explored)),
  personal('properBurial', 2, all(signal, { is: 'leftWith', object: 'corpse.blue' })),
  personal('hoarder', 2, all({ is: 'leftByPod' }, { is: 'items', min: 7 })),
  personal('greatHunt', 2, all(signal, any(ship, queen))),
  personal('bestFriendsForever', 4, { is: 'othersSurvive', min: 1 }),
  personal('aliensOnASpaceship', 5, all(signal, any(nest, ship))),

  corporate('necroscopy', 2, all(signal, { is: 'weakness', object: 'carcass' })),
  corporate('abOvo', 2, { is: 'weakness', object: 'egg' }),
  corporate('extremeFieldBiology', 2, { is: 'weaknesses', min: 2 }),
  corporate('myPrecious', 2, all(signal, egg)),
  corporate('rightMomentToStrike', 2, rid(1)),
  corporate('greenerPastures', 2, rid(2)),
  corporate('oldFeud', 3, rid(3)),
  corporate('hostileTakeover', 4, rid(4)),
  corporate('finalEnlightenment', 5, rid(5)),

  solo('destinationEarth', 1, earth),
  solo('emergencyPostMortem', 1, { is: 'objectIn', object: 'corpse.blue', tile: 'surgery' }),
  solo('firstContactProtocol', 1, { is: 'weaknesses', min: 2 }),
  solo('cuttingOffTheHead', 1, all(signal, any(queen, ship))),
  solo('noManLeftBehind', 1, all(signal, explored)),
  solo('specialDelivery', 1, egg),
  solo('cleanUpCrew', 1, all(signal, any(nest, ship))),
]
