/** Considerations of the ship, besides those of every game. Goals are listed in this order. */
import { type Consideration, considering } from '../../../consideration.ts'
import type { ShipReading } from '../reading.ts'
import { course } from './course.ts'
import { engines } from './engines.ts'
import { exploring } from './exploring.ts'
import { emergencyRoom, shower, surgery } from './health.ts'
import { hibernation } from './hibernation.ts'
import { objective } from './objective.ts'
import { pods } from './pods.ts'
import { fireControl, repairs, selfDestruct } from './upkeep.ts'

/** Questions that need no thought. */
const small: Consideration<ShipReading> = {
  effects: { riskAssessment: (_, __, { weights }) => weights.riskAssessment },
  answers: {
    character: (_, { card }, { weights }) => weights.characters[card] ?? 0,
    accept: ({ sight }) => (sight.table.asking?.ask === 'intruderOffer' ? 1 : null),
  },
}

export const considered = considering({
  objective,
  course,
  engines,
  hibernation,
  pods,
  surgery,
  emergencyRoom,
  shower,
  repairs,
  fireControl,
  selfDestruct,
  exploring,
  small,
})
