import type { ShipMember } from '@coldwake/text'
import type { Guide } from '../../draft/guide.ts'

/** The crew of the ship. On Mars the pilot has other cards: these follow. */
export const shipGuides: Readonly<Record<ShipMember, Guide>> = {
  captain: {
    hard: 2,
    signs: ['order', 'motivation', 'escape'],
    signature: ['order', 'motivation', 'suppressiveFire'],
  },
  pilot: {
    hard: 2,
    signs: ['course', 'roomAction', 'doorClosed'],
    signature: ['piloting', 'atTheWheel', 'knowledgeOfTheShip', 'flightPlan', 'oldFriend'],
  },
  scientist: {
    hard: 3,
    signs: ['computer', 'event', 'malfunction'],
    signature: ['intranet', 'riskAssessment', 'blockingAccess'],
  },
  scout: {
    hard: 1,
    signs: ['silence', 'search', 'escape'],
    signature: ['reconnaissance', 'scavenging', 'suppressiveFire'],
  },
  soldier: {
    hard: 1,
    signs: ['shoot', 'ammo', 'attack'],
    signature: ['takingAim', 'fullAuto', 'nervesOfSteel'],
  },
  mechanic: {
    hard: 1,
    signs: ['repairs', 'technical', 'craft'],
    signature: ['fastRepairs', 'technicalCorridors', 'ingenuity'],
  },
}
