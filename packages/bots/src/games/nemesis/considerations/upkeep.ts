/** Dangers to the ship itself: malfunctions, fire, its self-destruction. */
import type { Consideration } from '../../../consideration.ts'
import { atStake, dousing, duty, fireRisk, mending } from '../../../danger/markers.ts'
import { seek } from '../../../errands.ts'
import { asksFor } from '../../../objectives.ts'
import { canRepair, type ShipReading } from '../reading.ts'

export const repairs: Consideration<ShipReading> = {
  goals({ sight, weights }) {
    const { withoutTools, repairsFrom } = weights.upkeep
    const worth = mending(sight) * (canRepair(sight) ? 1 : withoutTools)
    if (worth <= repairsFrom) return []
    return sight.rooms.flatMap(({ malfunction }, room) =>
      malfunction ? [{ room, worth: worth * duty(sight, room) }] : [],
    )
  },
}

export const fireControl: Consideration<ShipReading> = {
  applies: ({ sight, weights }) => dousing(sight) > weights.upkeep.fireFrom,
  goals({ sight, weights: { life, upkeep } }) {
    const worth = Math.min(life * upkeep.fireAtMost, fireRisk(sight) * life * upkeep.fire) * atStake(sight)
    return seek(sight, 'fireControlSystem', worth).map(goal => ({
      ...goal,
      worth: goal.worth * duty(sight, goal.room),
    }))
  },
}

/** True while the self-destruction can be stopped and I want it to be. */
const isStoppable = ({ sight, ship, test, weights }: ShipReading): boolean =>
  ship.doomed && (sight.table.selfDestruct ?? 0) > weights.upkeep.stoppableFrom && !asksFor(test, 'shipDestroyed')

export const selfDestruct: Consideration<ShipReading> = {
  goals(reading) {
    const { sight, weights } = reading
    return isStoppable(reading) ? seek(sight, 'generator', weights.life * weights.upkeep.stopped) : []
  },
  effects: {
    selfDestruct({ sight }, _, reading) {
      const { stopped, runs, started, startedUnasked } = reading.weights.upkeep
      if (isStoppable(reading)) return reading.weights.life * stopped
      if (reading.ship.doomed) return runs
      if (reading.crew) return reading.crew.ready ? started : startedUnasked
      const isAsked = asksFor(reading.test, 'shipDestroyed') && sight.my.signal
      return isAsked && sight.table.time > reading.weights.late ? started : startedUnasked
    },
  },
}
