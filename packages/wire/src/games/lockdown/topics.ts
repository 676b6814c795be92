/** What people can make statements about in this game; likely topics first. */
import { SHARED_TOPICS as shared } from '../../sharedTopics.ts'
import type { Topics } from '../../topics.ts'

/** No item of this box treats others (LOCK-RULING-129). */
export const topics: Topics = {
  deeds: [
    'backupPower',
    'powerOn',
    'powerOff',
    'useComputer',
    'ride',
    'readArchive',
    'analyse',
    ...shared.deeds,
    'lockIn',
    'enterCss',
    'openGate',
    'sendRover',
    'startAlert',
  ],
  facts: ['contingency', 'holds', 'pool', 'css', ...shared.facts, 'end'],
  queries: ['contingency', 'css', ...shared.queries],
  aims: [
    ...shared.aims,
    'survivorsDead',
    'learnedDead',
    'intact',
    'selfDestruct',
    'sections',
    'css',
    'knowledge',
    'learned',
  ],
}
