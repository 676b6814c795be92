/** Knowledge: points, what makes them count, and analyses. */
import type { Predicate } from '@coldwake/rules/facts'
import type { Consideration } from '../../../consideration.ts'
import { at } from '../../../indexed.ts'
import { asksFor } from '../../../objectives.ts'
import { ARCHIVE, type FacilityReading, gainWith } from '../reading.ts'

/** True where all win together, and one of these is still asked for. */
const asksTogether = ({ crew, test }: FacilityReading, ...kinds: readonly Predicate['is'][]): boolean =>
  crew !== null && asksFor(test, ...kinds)

export const knowledge: Consideration<FacilityReading> = {
  effects: {
    knowledge(_, { count }, reading) {
      const points = reading.now.knowledge + (count === 'weaknesses' ? 1 : count)
      return gainWith(reading, { knowledge: points }) + reading.weights.knowledge.point
    },
    activateKnowledge(_, __, reading) {
      if (reading.now.learned) return 0
      // The Archive, which does so, gives points besides: they are counted by themselves.
      const points = { knowledge: reading.now.knowledge + ARCHIVE.knowledge }
      const asked = asksTogether(reading, 'knowledgeActive', 'senderLearned', 'knowledge')
        ? reading.weights.objective.done
        : 0
      return gainWith(reading, { ...ARCHIVE, ...points }) - gainWith(reading, points) + asked
    },
    analyse({ sight }, _, reading) {
      const { analysis, analysed, nothingToAnalyse } = reading.weights.knowledge
      if (sight.my.objects.length === 0 && at(sight.rooms, sight.here).objects.length === 0) return nothingToAnalyse
      const asked = asksTogether(reading, 'weaknesses', 'knowledge') ? reading.weights.objective.done : 0
      return gainWith(reading, { knowledge: reading.now.knowledge + analysis }) + analysed + asked
    },
  },
}
