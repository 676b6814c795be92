/** The engines: two of three must work when the ship jumps. */
import type { Consideration } from '../../../consideration.ts'
import { at } from '../../../indexed.ts'
import { roomCalled } from '../../../sight.ts'
import { duty, mustMyself, stakeOf } from '../duty.ts'
import type { ShipReading } from '../reading.ts'
import { ENGINE_ROOMS, engineHere, holdWith } from '../ship.ts'

/** The worth of being sure of engine 1, 2 or 3. */
function engineGain(reading: ShipReading, index: number): number {
  const { sight, ship, weights } = reading
  const { sound, sure, both } = weights.engines
  if (ship.doomed || at(ship.engines, index) > sound) return 0
  // One engine alone changes little: what counts is to be sure of two.
  const gain = Math.max(holdWith(ship, index) - ship.hold, (sure - ship.hold) * both)
  const mine = mustMyself(reading) ? 1 : duty(sight, 'engines', deed => 'engine' in deed && deed.engine === index + 1)
  return stakeOf(reading) * Math.max(weights.course.atLeast, ship.course) * gain * mine
}

export const engines: Consideration<ShipReading> = {
  goals: reading =>
    ENGINE_ROOMS.flatMap((tile, index) => {
      const room = roomCalled(reading.sight, tile)
      const worth = engineGain(reading, index)
      return room >= 0 && worth > 0 ? [{ room, worth }] : []
    }),
  effects: {
    look({ sight }, { at: what }, reading) {
      const { looked, nothing } = reading.weights.engines
      if (what === 'engines') {
        const gains = ENGINE_ROOMS.map((_, index) => engineGain(reading, index))
        return gains.reduce((a, b) => a + b, 0) * looked
      }
      if (what !== 'engine') return null
      const index = engineHere(sight)
      return index >= 0 && sight.me.engines[index]?.[0] === null ? engineGain(reading, index) * looked : nothing
    },
    engine({ sight }, _, reading) {
      const { repaired, nothing } = reading.weights.engines
      const index = engineHere(sight)
      const gain = index < 0 ? 0 : engineGain(reading, index)
      return index < 0 ? nothing : gain + (gain > 0 ? repaired : nothing)
    },
  },
  answers: {
    accept({ sight }) {
      if (sight.table.asking?.ask !== 'engine') return null
      return sight.me.engines[engineHere(sight)]?.[0] === 'damaged' ? 1 : -1
    },
  },
}
