/** Rooms that make me well. */
import type { Consideration } from '../../../consideration.ts'
import { infectionRisk } from '../../../danger/infection.ts'
import { known } from '../../../errands.ts'
import type { ShipReading } from '../reading.ts'

export const surgery: Consideration<ShipReading> = {
  goals({ sight, weights, crew, ship, undone }) {
    // Somebody who gets away for all of them had better be well.
    const share = crew?.leaves && !ship.doomed ? undone : 1
    const worth = infectionRisk(sight) * weights.life * weights.health.surgery * share
    return worth > weights.health.from ? known(sight, 'surgery', worth) : []
  },
}

export const emergencyRoom: Consideration<ShipReading> = {
  goals({ sight, weights }) {
    const worth = sight.serious * weights.health.serious + sight.my.light * weights.health.light
    return worth > weights.health.from ? known(sight, 'emergencyRoom', worth) : []
  },
}

export const shower: Consideration<ShipReading> = {
  applies: ({ sight }) => sight.my.slime,
  goals: ({ sight, weights }) => known(sight, 'showerRoom', weights.health.shower),
}
