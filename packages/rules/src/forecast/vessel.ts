/** What destroys everything, and what the end of the game does to whom. NEM-FIRE, NEM-MALF, NEM-END. */
import { isThere } from './crew.ts'
import { tileOf } from './draws.ts'
import { befalls, decide, either, type Foresight, type Known, next, type Person, wreck } from './foresight.ts'
import type { Cause, Chance } from './types.ts'

/** The game ends here. `destroyed`: with everything aboard. NEM-END-01, NEM-END-06 */
export function end(f: Foresight, destroyed: Known, cause: Cause): void {
  f.agenda = []
  if (destroyed === null) {
    return either(f, [one => end(one, true, cause), one => end(one, false, cause)])
  }
  if (destroyed) wreck(f, undefined, cause)
  for (const person of f.people) if (perishes(f, person, destroyed)) dies(f, person, cause)
  f.cause = { cause: 'ending' }
  f.ended = { destroyed }
  // NEM-END-09: without anybody to check, nothing is checked.
  if (f.people.every(person => person.assumedDead || person.fate === 'dead' || perishes(f, person, destroyed))) return
  next(f, ...f.own.checks, ...f.people.map(({ seat }) => ({ do: 'checkContamination' as const, seat })))
}

/** Is this character lost when the game ends so? */
const perishes = (f: Foresight, person: Person, destroyed: boolean): boolean =>
  !person.assumedDead && f.own.perishes(f, person.fate, destroyed)

const dies = (f: Foresight, { seat }: Person, cause: Cause, chance?: Chance): void =>
  befalls(f, seat, f.scale.kill, chance, cause)

export const kill = (f: Foresight, person: Person, chance?: Chance): void =>
  befalls(f, person.seat, f.scale.kill, chance)

const MARKERS = {
  fire: { flag: 'noFire', cause: 'fires' },
  malfunction: { flag: 'noMalfunction', cause: 'malfunctions' },
} as const

/** NEM-FIRE-06, NEM-MALF-07, NEM-RULING-74: a marker is placed; where none is left, that is the end. */
export function place(f: Foresight, kind: 'fire' | 'malfunction', room: number, sure: Known = true): void {
  const { flag, cause } = MARKERS[kind]
  const tile = tileOf(f, room)
  if (f[kind][room] === true || tile?.[flag] || sure === false) return
  if (kind === 'malfunction' && f.explored[room] === false) return
  const unsure =
    sure === null || tile === null || f[kind][room] === null || (kind === 'malfunction' && f.explored[room] !== true)
  const limit = f.own.markers(f, kind)
  const have = f[kind].filter(is => is === true).length
  const most = have + f[kind].filter(is => is === null).length + f.phantoms[kind]
  const lay = (one: Foresight) => {
    one[kind][room] = unsure ? null : true
  }
  if (most < limit) return lay(f)
  const lost: Known = unsure || have < limit ? null : true
  decide(f, lost, one => end(one, true, { cause, have, limit }), lay)
}

/** NEM-END-07: when nobody is left aboard, nothing more happens there. */
export function checkCrew(f: Foresight): void {
  if (!f.people.some(isThere)) f.own.nobodyLeft(f)
}

/** Up to so many markers are placed, nobody knows where. */
export function mayPlace(f: Foresight, kind: 'fire' | 'malfunction', count: number): void {
  if (count === 0) return
  const limit = f.own.markers(f, kind)
  const have = f[kind].filter(is => is === true).length
  const most = have + f[kind].filter(is => is === null).length + f.phantoms[kind] + count
  const lay = (one: Foresight) => {
    one.phantoms[kind] += count
  }
  if (most <= limit) return lay(f)
  either(f, [one => end(one, true, { cause: MARKERS[kind].cause, have, limit }), lay])
}
