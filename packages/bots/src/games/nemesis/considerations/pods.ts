/** Escape pods: the way off the ship. */
import type { Section } from '@coldwake/rules/facts'
import { isAboard } from '@coldwake/rules/facts'
import type { Consideration, Goal } from '../../../consideration.ts'
import { known, seek } from '../../../errands.ts'
import type { Sight } from '../../../sight.ts'
import type { ShipReading } from '../reading.ts'
import { away, getsIn } from './hibernation.ts'

/** Tile → the section whose pods are entered there. */
export const POD_ROOMS: Readonly<Record<string, Section>> = { evacuationSectionA: 'A', evacuationSectionB: 'B' }
const PLACES = 2

/** True where a pod of that section can be entered. */
export const hasFreePod = ({ table }: Sight, section: Section, locked = false): boolean =>
  table.pods.some(
    pod =>
      pod.section === section &&
      pod.state === 'docked' &&
      (locked || !pod.locked) &&
      table.crew.filter(one => isAboard(one) && one.pod === pod.pod).length < PLACES,
  )

function podWorth({ life, hoards, aim, early, undone, weights }: ShipReading): number {
  const { pod, hoarderPod, hoarded } = weights.shelter
  return life * (hoards && aim.errand.chance < hoarded && early ? hoarderPod : undone) * pod
}

/** Where pods are unlocked, for somebody who would leave and finds them all locked. */
function hatchGoals(reading: ShipReading): Goal[] {
  const { sight, crew, weights } = reading
  const isOpen = Object.values(POD_ROOMS).some(section => hasFreePod(sight, section))
  return crew?.leaves && !isOpen ? known(sight, 'hatchControlSystem', podWorth(reading) * weights.shelter.hatch) : []
}

export const pods: Consideration<ShipReading> = {
  goals: reading => [
    ...hatchGoals(reading),
    ...Object.entries(POD_ROOMS).flatMap(([tile, section]) => {
      if (hasFreePod(reading.sight, section)) return seek(reading.sight, tile, podWorth(reading))
      // They open before all is lost.
      const isSoon = reading.crew && reading.ship.doomed && hasFreePod(reading.sight, section, true)
      return isSoon ? seek(reading.sight, tile, podWorth(reading) * reading.weights.shelter.locked) : []
    }),
  ],
  effects: {
    enterPod: (_, __, reading) => podWorth(reading) * getsIn(reading) + away(reading),
    togglePod({ sight }, _, { hurt, hoards, weights }) {
      const { unlocked, unlockedTime, notNeeded } = weights.shelter
      const isWanted = hurt || hoards || sight.table.time <= unlockedTime
      return isWanted && sight.table.pods.some(pod => pod.locked && pod.state === 'docked') ? unlocked : notNeeded
    },
  },
  answers: {
    pod: ({ sight }, option) =>
      sight.about.purpose === 'toggle' && !sight.table.pods.find(({ pod }) => pod === option.pod)?.locked ? -1 : 1,
    launch: (_, __, { weights }) => weights.shelter.launch,
    stay: (_, __, { weights }) => weights.shelter.stay,
  },
}
