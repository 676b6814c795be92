/** The ship's course: as much as it makes a difference to those who sleep aboard, and to those who want it home. */
import type { Consideration } from '../../../consideration.ts'
import { roomCalled } from '../../../sight.ts'
import { duty, mustMyself, stakeOf } from '../duty.ts'
import type { ShipReading } from '../reading.ts'
import { leadsTo } from '../ship.ts'

/** The worth of looking at the coordinates, or of setting the course by them. */
function courseGain(reading: ShipReading): number {
  const { sight, ship, weights } = reading
  const { atLeast, sure } = weights.course
  // Nobody can change it once somebody sleeps.
  if (sight.table.crew.some(({ fate }) => fate === 'hibernating')) return 0
  const stake = stakeOf(reading) * Math.max(atLeast, ship.hold)
  if (sight.me.coordinates !== null) return stake * (1 - ship.course)
  const mine = mustMyself(reading)
    ? 1
    : duty(sight, 'cockpit', deed => deed.do === 'coordinates' || deed.do === 'course')
  return stake * (sure - ship.course) * mine
}

export const course: Consideration<ShipReading> = {
  goals(reading) {
    const cockpit = roomCalled(reading.sight, 'cockpit')
    return reading.ship.doomed || cockpit < 0 ? [] : [{ room: cockpit, worth: courseGain(reading) }]
  },
  effects: {
    look({ sight }, { at: what }, reading) {
      if (what !== 'coordinates') return null
      const { done, seen } = reading.weights.course
      return sight.me.coordinates === null ? courseGain(reading) + done : seen
    },
    setDestination({ sight }, _, reading) {
      const { done, wrong, doubtful } = reading.weights.course
      return sight.me.coordinates !== null && reading.ship.course < doubtful ? courseGain(reading) + done : wrong
    },
  },
  answers: {
    space({ sight }, { space }, { wish }) {
      const to = leadsTo(sight, space)
      if (to === null) return space === sight.table.destination ? 1 : 0
      return to === wish ? 1 : 0
    },
  },
}
