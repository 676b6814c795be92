/** Shelters: the Isolation Room, cargo pods, the bunker, and the Alert that opens the first. */
import type { Consideration } from '../../../consideration.ts'
import { attempt } from '../../../danger/noise.ts'
import { afterAlert, type Journey, outlook } from '../journey.ts'
import { type FacilityReading, gain, once } from '../reading.ts'
import { leaves } from '../shelters.ts'

/** The Alert given now: the Isolation Room is open, and half of the time is gone. */
function alertWorth(reading: FacilityReading): number {
  const { sight, journey, rounds, now, weights } = reading
  const { time } = sight.table
  const isBusy = reading.crew !== null && !reading.crew.done
  if (time > weights.alert.early || isBusy) return weights.alert.tooEarly
  const opened: Journey = {
    ...journey,
    stops: journey.stops.filter(one => !one.alert),
    shelters: journey.shelters.map(one => (one.alert ? { ...one, from: 0 } : one)),
    rounds: Math.min(rounds, afterAlert(time)),
  }
  return gain(reading, outlook(opened, sight.here, now))
}

/** Being away, besides what it is worth: alone, nobody else does what is left to do. */
const away = ({ sight, crew, weights }: FacilityReading): number =>
  sight.table.mode === 'solo' && !crew?.leaves ? -weights.crew.deserts : weights.shelter.in

export const shelter: Consideration<FacilityReading> = {
  effects: {
    lockIn({ sight }, _, reading) {
      const { journey, now, doomed, weights } = reading
      const chance = journey.worth(now, 'isolation') * attempt(sight, sight.here)
      return gain(reading, chance * (doomed ? weights.shelter.stopped : 1)) + away(reading)
    },
    enterCss({ sight }, { pod }, reading) {
      const { journey, now, here, weights } = reading
      const chance = leaves(sight, pod, sight.table.time)
      const value = journey.worth(now, 'css') * chance + (1 - chance) * weights.shelter.stranded * here
      return gain(reading, value) + away(reading)
    },
    startAlert: (_, __, reading) => once(reading, 'alert', () => alertWorth(reading)),
    rover({ sight }, _, { weights }) {
      const { facility } = sight.table
      return facility?.gateOpen && facility.rover === 'bunker' ? weights.shelter.rover : weights.shelter.roverIdle
    },
    openGate({ sight }, _, { journey, now, weights }) {
      const { gate, gateAgain } = weights.shelter
      return sight.table.facility?.gateOpen ? gateAgain : journey.worth(now, 'bunker') * gate
    },
    ride: (_, __, { weights }) => weights.shelter.ride,
  },
  answers: {
    escape: (_, __, reading) => (away(reading) > 0 ? reading.weights.shelter.escape : away(reading)),
    drive: (_, __, { weights }) => weights.shelter.drive,
  },
}
