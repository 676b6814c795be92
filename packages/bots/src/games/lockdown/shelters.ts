/** Shelters of the facility, and how much time is left to reach one. */
import { isAboard, type LockdownView, type Name, type Section } from '@coldwake/rules/facts'
import { cleared } from '../../danger/fights.ts'
import { attempt } from '../../danger/noise.ts'
import { isNearest, stepsTo } from '../../distances.ts'
import { at } from '../../indexed.ts'
import { roomCalled, roomNumber, type Sight } from '../../sight.ts'
import type { Shelter } from './journey.ts'
import { hindrance, stepsInto } from './stops.ts'
import { lockdownWeights } from './weights.ts'

const weights = lockdownWeights.shelter
const { guarded, action } = lockdownWeights.stops

/** Tile → the letter of the cargo pods that are entered there. */
const POD_ROOMS: Readonly<Record<Name, Section>> = {
  cargoSendingSystemA: 'A',
  cargoSendingSystemB: 'B',
  cargoSendingSystemC: 'C',
}
/** A round that never comes. */
const NEVER = 99
const ALWAYS = { from: 0, until: NEVER, alert: false }

/** The chance that a pod leaves when the time marker reaches that space. */
export function leaves({ table, me, facts }: Sight, pod: Section, space: number): number {
  const now = table.facility?.css.find(one => one.space === space)
  if (!now) return 0
  const card = now.card ?? me.facility?.css.find(one => one.space === space)?.card ?? null
  const tokens = facts.box.css ?? []
  if (card !== null) return tokens.find(({ id }) => id === card)?.pods.includes(pod) ? 1 : 0
  const all = tokens.reduce((n, { copies }) => n + copies, 0)
  return tokens.reduce((n, token) => n + (token.pods.includes(pod) ? token.copies : 0), 0) / Math.max(1, all)
}

/** Rounds until somebody else may have given the Alert: the nearest has the most to win by it. */
function alarmIn(sight: Sight): number {
  const alert = roomCalled(sight, 'alert')
  if (alert < 0 || sight.table.selfDestruct !== null) return NEVER
  const steps = stepsTo(sight, alert)
  const others = sight.table.crew.filter(one => one.seat !== sight.seat && isAboard(one))
  const nearest = Math.min(NEVER, ...others.map(one => at(steps, roomNumber(sight, one.room))))
  return nearest < at(steps, sight.here) ? nearest / weights.pace + weights.dally : NEVER
}

/** With an intruder in the way I may also go in and shoot. */
function stormed(sight: Sight, room: number, shelter: Shelter): Shelter[] {
  if (at(sight.intruders, room).length === 0) return [shelter]
  const steps = stepsTo(sight, room)
  const cards = shelter.cards - guarded
  const rest = roundsLeft(sight) > 1 ? weights.repulsed : 0
  const storms = weights.volleys.map(shots => {
    const chance = cleared(sight, room, shots)
    return { ...shelter, steps, cards: cards + shots, chance: shelter.chance * (chance + (1 - chance) * rest) }
  })
  return [shelter, ...storms]
}

/** Steps and cards to get in. */
const entered = (sight: Sight, room: number) => ({
  steps: stepsInto(sight, room),
  cards: action + hindrance(sight, room),
})

function isolation(sight: Sight, facility: LockdownView): Shelter[] {
  const room = roomCalled(sight, 'isolation')
  if (room < 0 || facility.selfDestructRed) return []
  const opens = Math.min(Math.max(0, sight.table.time - weights.isolationOpens), alarmIn(sight))
  const doomed = sight.table.selfDestruct !== null
  return stormed(sight, room, {
    refuge: 'isolation',
    ...entered(sight, room),
    from: facility.isolationOpen ? 0 : opens,
    until: NEVER,
    alert: true,
    chance: (doomed ? weights.stopped : 1) * attempt(sight, room),
  })
}

/** The bunker is reached by the rover, which takes one, or with a suit. */
function bunker(sight: Sight, { gateOpen, rover }: LockdownView): Shelter[] {
  if (!gateOpen) return []
  const { board, my } = sight
  const found: Shelter[] = []
  const exit = board.exitRooms.find(room => board.rooms[room] === rover)
  if (exit !== undefined && isNearest(sight, exit))
    found.push({ refuge: 'bunker', ...entered(sight, exit), ...ALWAYS, chance: 1 })
  const out = board.bunkerRoom
  if (out >= 0 && my.hands.some(({ card }) => card === 'enviroSuit'))
    found.push({ refuge: 'bunker', ...entered(sight, out), ...ALWAYS, chance: attempt(sight, out) })
  return found
}

function cargoPods(sight: Sight, { css }: LockdownView): Shelter[] {
  const { time } = sight.table
  return Object.entries(POD_ROOMS).flatMap(([tile, pod]) => {
    const room = roomCalled(sight, tile)
    if (room < 0) return []
    const way = entered(sight, room)
    return css.flatMap(({ space }): Shelter[] => {
      const chance = leaves(sight, pod, space)
      if (space > time || space < time - weights.soon || chance === 0) return []
      const when = { from: time - space, until: time - space, alert: false }
      return [{ refuge: 'css', ...way, ...when, chance: chance + (1 - chance) * weights.stranded }]
    })
  })
}

export function shelters(sight: Sight): Shelter[] {
  const { facility } = sight.table
  return facility ? [...isolation(sight, facility), ...bunker(sight, facility), ...cargoPods(sight, facility)] : []
}

/** Rounds from now to the end, this one among them. */
export function roundsLeft({ table: { facility, time, selfDestruct } }: Sight): number {
  const ends = [time]
  if (facility?.alert != null) ends.push(time - facility.alert + 1)
  if (selfDestruct !== null) ends.push(time - selfDestruct + 1 + (facility?.selfDestructRed ? 0 : weights.stoppable))
  return Math.min(...ends)
}
