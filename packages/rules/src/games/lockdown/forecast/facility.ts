/** What may be lost in the facility: its clock, its ways out, its dark and the last check. LOCK-EVENT, LOCK-END, LOCK-CSS. */
import type { EventCard } from '../../../core/content.ts'
import { elementAt } from '../../../core/lists.ts'
import type { Seat } from '../../../core/types.ts'
import { inOrder, isThere } from '../../../forecast/crew.ts'
import { befalls, either, type Foresight, type Known, next } from '../../../forecast/foresight.ts'
import { personAt, shownOf } from '../../../forecast/lookups.ts'
import { faceNamed } from '../../../forecast/lore.ts'
import type { OwnForesight } from '../../../forecast/ownForesight.ts'
import { checkCrew, end, kill } from '../../../forecast/vessel.ts'
import { cutPower, hasPower, isDark } from './power.ts'

export const lockdownForesight: OwnForesight = {
  markers: (f, kind) => (f.table.facility?.[kind] ?? f.facts.limits[kind]) - (f.parts.facility?.lost ?? 0),
  parts: ({ facility }) =>
    facility
      ? {
          facility: { power: facility.power.map(({ token, on }) => ({ token, on })), backup: facility.backup, lost: 0 },
        }
      : {},
  eventPhase: () => [
    { do: 'depressurise' },
    { do: 'launchCss' },
    { do: 'timeStep' },
    { do: 'clearNoise' },
    { do: 'intruderAttacks' },
    { do: 'fireDamage' },
    { do: 'eventCard' },
    { do: 'bagDevelopment' },
    { do: 'round' },
  ],
  /** LOCK-RULING-10: whoever waits in a pod has not left yet. */
  nobodyLeft(f) {
    const empty = !f.people.some(({ fate }) => fate === 'inPod')
    if (empty) next(f, { do: 'emptyFacility' })
    return empty
  },
  checks: [{ do: 'checkContingency' }],
  perishes(f, fate, destroyed) {
    if (fate === 'inPod') return !f.settings.podShieldsFromGameEnd
    return fate === 'aboard' || (destroyed && fate === 'locked')
  },
  isDark,
  hasPower,
  shotDie: (f, seat) =>
    hasPower(f, personAt(f, seat).room) === true && !personAt(f, seat).blind ? 'advantage' : 'combat',
  secondDie: (f, room) => f.board.surface[room] ?? false,
  isSign: printed => printed === 'mars',
  sign: (f, who) => next(f, { do: 'surfaceCard', who }),
  works,
  eventAdds(f, { dark }) {
    if (dark) next(f, { do: 'darkPart' })
  },
  /** LOCK-RULING-141 */
  losePools(f, sure) {
    const { facility } = f.parts
    if (sure && facility) f.parts = { ...f.parts, facility: { ...facility, lost: facility.lost + 1 } }
  },
  playsOn: () => false,
  chases: true,
  coolantTile: 'coolingSystem',
  meantTiles: { elevators: 'elevator' },
}

/** LOCK-KNOW-12, LOCK-INTRUDERS-06 */
function works(f: Foresight, slot: number, who: Seat): Known {
  if (f.settings.intruders) return true
  const needed = f.board.data.tracks.knowledge?.weaknessAt[slot] ?? 0
  const people = f.table.facility?.people ?? []
  if (who >= 0) return (people[who]?.knowledge ?? 0) >= needed ? true : null
  return people.some(({ knowledge }, seat) => knowledge >= needed && isThere(personAt(f, seat))) ? true : null
}

const indexOf = (f: Foresight, space: number | null): number =>
  space === null ? -1 : f.board.data.tracks.time.findIndex(({ n }) => n === space)

/** LOCK-EVENT-02..04, LOCK-POWER-09..13 */
export function timeStep(f: Foresight): void {
  const { time } = f.board.data.tracks
  const left = indexOf(f, f.table.time)
  const marker = indexOf(f, f.table.selfDestruct)
  const { facility } = f.table
  if (facility?.selfDestructRed && marker === left) return end(f, true, { cause: 'selfDestruct' })
  if (facility && indexOf(f, facility.alert) === left) return end(f, f.armed, { cause: 'time' })
  const space = time[left + 1]
  if (space?.end !== undefined) return end(f, f.armed, { cause: 'time' })
  for (const symbol of space?.outages ?? [])
    cutPower(f, symbol === 'blue' ? true : not(f.parts.facility?.backup ?? null))
}

const not = (known: Known): Known => (known === null ? null : !known)

/** LOCK-CSS-05..09: who is not sent off is back in the room, with a wound. */
export function launchCss(f: Foresight): void {
  const token = f.table.facility?.css.find(({ space }) => space === f.table.time)
  if (!token) return
  const inside = inOrder(f).filter(({ fate }) => fate === 'inPod')
  if (inside.length === 0) return
  const name = token.card ?? f.mine?.facility?.css.find(({ space }) => space === f.table.time)?.card ?? null
  const pods = faceNamed(f.facts, 'css', name)?.css.pods ?? null
  const isSent = (seat: Seat): Known => {
    const section = f.table.pods.find(({ pod }) => pod === shownOf(f, seat).pod)?.section
    return pods === null || section === undefined ? null : pods.includes(section)
  }
  leave(
    f,
    inside.map(({ seat }) => [seat, isSent(seat)]),
  )
}

/** One after the other: away, or back in the room. */
function leave(f: Foresight, [first, ...others]: readonly (readonly [Seat, Known])[]): void {
  if (first === undefined) return checkCrew(f)
  const [seat, sent] = first
  const away = (one: Foresight) => {
    personAt(one, seat).fate = 'launched'
    leave(one, others)
  }
  const back = (one: Foresight) => {
    personAt(one, seat).fate = 'aboard'
    personAt(one, seat).inPod = false
    befalls(one, seat, one.scale.serious)
    leave(one, others)
  }
  if (sent === null) either(f, [away, back])
  else (sent ? away : back)(f)
}

/** The Event card that lies there. */
export const eventOf = (f: Foresight): EventCard | null => {
  if (f.event) return f.event
  const [event] = f.table.inPlay.flatMap(name => faceNamed(f.facts, 'event', name)?.event ?? [])
  return event ?? null
}

/** LOCK-EVENT-15: what the card does besides to those in darkness. */
export function darkPart(f: Foresight): void {
  const event = eventOf(f)
  const people = inOrder(f).filter(isThere)
  const unsure = people.filter(({ seat }) => isDark(f, seat) === null).map(({ seat }) => seat)
  const sure = people.filter(({ seat }) => isDark(f, seat) === true).map(({ seat }) => seat)
  if (!event) return
  if (unsure.length === 0) return darkFor(f, event, sure)
  either(f, [one => darkFor(one, event, sure), one => darkFor(one, event, [...sure, ...unsure])])
}

/** Everybody it concerns, one after the other; or room by room, all who are there together. */
export function darkFor(f: Foresight, { dark: list = [], darkOrder }: EventCard, seats: readonly Seat[]): void {
  if (darkOrder !== 'oncePerRoom') {
    return next(
      f,
      ...seats.map(who => ({ do: 'effects' as const, who, ctx: { by: who, whom: who, at: -1, intruder: -1 }, list })),
    )
  }
  const rooms = Map.groupBy(seats, seat => personAt(f, seat).room)
  for (const [room, among] of rooms) {
    const first = elementAt(among, 0)
    next(f, { do: 'effects', ctx: { by: first, whom: first, at: room, intruder: -1, among }, list })
  }
}

/** LOCK-CONT-01: which contingency is active nobody can be sure of. */
export function checkContingency(f: Foresight): void {
  for (const person of f.people)
    if (person.fate !== 'dead' && !f.own.perishes(f, person.fate, f.ended?.destroyed ?? false))
      kill(f, person, { least: 0, most: 1 })
}

/** The facility's own end of the game when nobody is left. LOCK-END-06 */
export const emptyFacility = (f: Foresight): void => end(f, f.armed, { cause: 'ending' })
