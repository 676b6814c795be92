/** Dangers to the facility itself: malfunctions, and its self-destruction. */
import type { Consideration } from '../../../consideration.ts'
import { duty, mending } from '../../../danger/markers.ts'
import { isNearest } from '../../../distances.ts'
import { unexplored } from '../../../errands.ts'
import { asksFor } from '../../../objectives.ts'
import { roomCalled, type Sight } from '../../../sight.ts'
import { outlook } from '../journey.ts'
import { type FacilityReading, gain, journeyOf, once } from '../reading.ts'
import { canRepair } from '../stops.ts'

/** The same with this room repaired. */
const repaired = (sight: Sight): Sight => ({
  ...sight,
  rooms: sight.rooms.map((room, number) => (number === sight.here ? { ...room, malfunction: false } : room)),
})

export const repairs: Consideration<FacilityReading> = {
  goals({ sight, weights }) {
    const { withoutTools, repairsFrom } = weights.upkeep
    const worth = mending(sight) * (canRepair(sight) ? 1 : withoutTools)
    if (worth <= repairsFrom) return []
    return sight.rooms.flatMap(({ malfunction }, room) =>
      malfunction ? [{ room, worth: worth * duty(sight, room) }] : [],
    )
  },
  effects: {
    malfunction({ sight }, { how }, reading) {
      if (how !== 'remove') return null
      const { now, rounds, journey } = reading
      return once(reading, 'repaired', () => {
        const after = journeyOf(repaired(sight), { now, rounds, worth: journey.worth })
        return gain(reading, outlook(after, sight.here, now)) + mending(sight)
      })
    },
  },
}

/** True while the self-destruction can be stopped and I want it to be. */
const isStoppable = ({ sight, doomed, test }: FacilityReading): boolean =>
  doomed && !sight.table.facility?.selfDestructRed && !asksFor(test, 'selfDestructOn', 'shipDestroyed')

export const selfDestruct: Consideration<FacilityReading> = {
  /** To where it can be stopped: the nearest above all. */
  goals(reading) {
    const { sight, weights } = reading
    if (!isStoppable(reading)) return []
    const room = roomCalled(sight, 'powerGenerator')
    return (room >= 0 ? [room] : unexplored(sight, '1')).map(number => ({
      room: number,
      worth: isNearest(sight, number) ? weights.selfDestruct.nearest : weights.life * weights.selfDestruct.others,
    }))
  },
  effects: {
    selfDestruct({ sight }, { how }, reading) {
      const { others, unwanted, started, startedUnasked } = reading.weights.selfDestruct
      if (how === 'stop') return isStoppable(reading) ? reading.weights.life * others : unwanted
      if (reading.crew) return reading.crew.ready ? started : startedUnasked
      const isAsked = asksFor(reading.test, 'selfDestructOn', 'shipDestroyed') && sight.my.signal
      return isAsked && !reading.doomed ? started : startedUnasked
    },
  },
}
