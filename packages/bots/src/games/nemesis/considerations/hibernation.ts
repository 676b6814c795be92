/** The hibernation chambers: to sleep until the ship is home. */
import type { Consideration } from '../../../consideration.ts'
import { attempt, noiseCost } from '../../../danger/noise.ts'
import { stepsTo } from '../../../distances.ts'
import { at } from '../../../indexed.ts'
import { roomCalled } from '../../../sight.ts'
import type { ShipReading } from '../reading.ts'

/** The chance to get in alive where I am: an attempt makes noise. */
export const getsIn = ({ sight, weights }: ShipReading): number =>
  attempt(sight, sight.here) - noiseCost(sight, sight.here, sight.me.hand.length - 2) / weights.life

/** Being away, besides what it is worth: alone, nobody else does what is left to do. */
export const away = ({ sight, crew, weights }: ShipReading): number =>
  sight.table.mode === 'solo' && !crew?.leaves ? -weights.crew.deserts : weights.shelter.in

interface Sleep {
  /** The room, −1 while it is not found. */
  chamber: number
  worth: number
  /** Being awake when the ship jumps is death: what any chamber is worth shortly before. */
  late: number
  /** The cost of lying down now rather than after having looked: the more time there is, the more I can find out. */
  unsure: number
}

function sleepOf({ sight, ship, life, hoards, hurt, undone, weights, crew }: ShipReading): Sleep {
  const { shelter } = weights
  const { time } = sight.table
  const chamber = roomCalled(sight, 'hibernatorium')
  const way = chamber < 0 ? 0 : at(stepsTo(sight, chamber), sight.here) / shelter.steps
  // Nobody can set off its destruction any more once somebody sleeps.
  if (crew?.fuse && time > shelter.lastTime) return { chamber, worth: 0, late: 0, unsure: 0 }
  const last = time - way <= shelter.lastRounds
  const late = last
    ? weights.life * shelter.lastRoundsWorth
    : time <= shelter.lastTime
      ? weights.life * shelter.lastTimeWorth
      : 0
  const left = Math.min(1, Math.max(0, time - way - shelter.findOutFrom) / shelter.findOut)
  const doubt = Math.max(0, shelter.sure - ship.home) * left
  return {
    chamber,
    worth: life * ship.home * (hoards && !hurt ? shelter.hoarderSleeps : undone),
    late,
    unsure: doubt * life,
  }
}

export const hibernation: Consideration<ShipReading> = {
  goals(reading) {
    const { sight, ship, life, hoards, undone, weights } = reading
    const { shelter } = weights
    const { chamber, worth, late, unsure } = sleepOf(reading)
    if (chamber < 0) return []
    const home = Math.max(ship.home, ship.doomed ? 0 : shelter.home)
    const soon = life * home * (hoards ? shelter.hoarderSleeps : undone)
    const { time } = sight.table
    const now =
      time <= shelter.open
        ? Math.max(worth - unsure, late)
        : soon * shelter.soon * shelter.fading ** (time - shelter.open)
    return [{ room: chamber, worth: Math.max(now, shelter.atLeast) }]
  },
  effects: {
    hibernate(_, __, reading) {
      const { worth, late, unsure } = sleepOf(reading)
      const done = reading.sight.table.mode === 'solo' || reading.undone >= 1 ? away(reading) : 0
      return Math.max(worth, late) * getsIn(reading) + done - unsure
    },
  },
}
