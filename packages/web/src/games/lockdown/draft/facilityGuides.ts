import type { FacilityMember } from '@coldwake/text'
import type { Guide } from '../../draft/guide.ts'

/** The people of the facility. */
export const facilityGuides: Readonly<Record<FacilityMember, Guide>> = {
  survivor: {
    hard: 2,
    signs: ['draw', 'melee', 'escape'],
    signature: ['obstinate', 'desperateAttack', 'distraction'],
  },
  labRat: {
    hard: 3,
    signs: ['contamination', 'attack', 'noise'],
    signature: ['weirdMetabolism', 'inconspicuous', 'sensitiveHearing'],
  },
  hacker: {
    hard: 2,
    signs: ['computer', 'list', 'backup'],
    signature: ['neuralink', 'bypass', 'itWorksForMe'],
  },
  xenobiologist: {
    hard: 3,
    signs: ['knowledge', 'injury', 'event'],
    signature: ['rushedAnalysis', 'vivisection', 'fieldExperience'],
  },
  sentry: {
    hard: 1,
    signs: ['weapon', 'people', 'doorClosed'],
    signature: ['facilityTour', 'quarantine', 'stun'],
  },
  janitor: {
    hard: 1,
    signs: ['fireExtinguisher', 'elevator', 'craft'],
    signature: ['cleanUp', 'emergencyKey', 'juryRigging'],
  },
}
