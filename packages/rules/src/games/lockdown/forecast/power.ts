/** Where there will be light. LOCK-POWER. */

import { elementAt } from '../../../core/lists.ts'
import type { Seat } from '../../../core/types.ts'
import type { Foresight, Known } from '../../../forecast/foresight.ts'
import { personAt } from '../../../forecast/lookups.ts'

declare module '../../../forecast/foresight.ts' {
  interface OwnParts {
    /** Power tokens by place, the Time token, and markers that left the game in the meantime. */
    facility?: {
      readonly power: readonly { readonly token: number; readonly on: Known }[]
      readonly backup: Known
      readonly lost: number
    }
    /** A card of the Surface has been drawn already. */
    surfaceDrawn?: true
  }
}

/** LOCK-POWER-01 */
export function hasPower(f: Foresight, room: number): Known {
  const section = elementAt(f.board.sectionOf, room)
  return section < 0 ? false : (f.parts.facility?.power[section]?.on ?? null)
}

/** LOCK-POWER-04, LOCK-POWER-06, LOCK-RULING-112 */
export function isDark(f: Foresight, seat: Seat): Known {
  const { room, blind, start, high } = personAt(f, seat)
  if (blind) return true
  const power = f.board.outside[room] ? true : hasPower(f, room)
  // A wound of this very moment may blind.
  const wounded = high.some(
    (p, place) => p > 0 && f.scale.seriousAt(place) > f.scale.seriousAt(start) && place < f.scale.dead,
  )
  return power === true ? (wounded ? null : false) : power === null ? null : true
}

/** LOCK-POWER-12: the highest token that gives power goes out, if that is known to happen. */
export function cutPower(f: Foresight, sure: Known): void {
  const { facility } = f.parts
  if (!facility || sure === false) return
  const lit = facility.power.filter(({ on }) => on !== false).map(({ token }) => token)
  const highest = Math.max(...lit)
  const certain = sure === true && facility.power.every(({ on }) => on !== null)
  const power = facility.power.map(one =>
    certain ? (one.token === highest ? { ...one, on: false } : one) : { ...one, on: one.on && null },
  )
  f.parts = { ...f.parts, facility: { ...facility, power } }
}

/** Power may change everywhere. */
export function unsettlePower(f: Foresight): void {
  const { facility } = f.parts
  if (!facility) return
  f.parts = {
    ...f.parts,
    facility: { ...facility, power: facility.power.map(one => ({ ...one, on: null })), backup: null },
  }
}
