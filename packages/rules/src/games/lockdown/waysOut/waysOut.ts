/** Out of the facility, or behind a lock in it: what a viewer knows of the Isolation Room, the cargo pods and the Bunker. */
import { findBoard, findFacts } from '../../../core/facts.ts'
import type { Name, RoomId, Section, TableView, View } from '../../../core/types.ts'
import type { Link } from '../../../distances.ts'
import { itemInfo, roomInfo } from '../../../info.ts'
import {
  asKnown,
  closedByAnother,
  fromMe,
  mineIn,
  type Need,
  type RoundsLeft,
  roomNeeds,
  roomOf,
  seen,
  stateOf,
  type WayOut,
} from '../../../waysOut.ts'
import { cargoTokenInfo } from '../info.ts'
import { type Exit, possibleActive, wouldKill } from '../possibleContingencies.ts'
import type { LockdownView } from '../viewTypes.ts'

declare module '../../../waysOut.ts' {
  interface WayTypes {
    isolation: object
    cargoPod: { pod: Section }
    bunker: object
  }
  interface NeedTypes {
    isolationOpen: object
    /** A cargo token on the space of the Time token; `space`: of the next one that may take this pod, null if none. */
    launchRound: { space: number | null }
    /** The token that is turned up next must name this pod. */
    cargoToken: object
    /** Nobody else is in the pod. */
    podEmpty: object
    gateOpen: object
    /** The Rover in an Exit Room, or a suit of one's own. */
    ride: { rover: boolean; suit: boolean }
    /** How many contingencies can be the active one, and how many of them would kill whoever leaves this way. */
    contingency: { deadly: number; possible: number }
  }
}

/** LOCK-ELEV-02, LOCK-ELEV-05: rooms that the elevator joins while it has power. */
export function lockdownLinks(table: TableView): Link[] {
  const stops = findBoard(table)?.elevator?.rooms ?? []
  const runs = table.facility?.power.some(({ place, on }) => place === 'elevator' && on)
  const works = stops.filter(stop => table.rooms.some(({ room, malfunction }) => room === stop && !malfunction))
  return runs ? works.flatMap((a, at) => works.slice(at + 1).map((b): Link => [a, b])) : []
}

/** LOCK-CONT-01: which of those that can be active would spare me, were I to leave like this. */
function contingency(view: View, exit: Exit): Need {
  const possible = possibleActive(view).filter(({ left }) => left > 0)
  const deadly = view.me ? possible.filter(({ kills }) => wouldKill(kills, view, exit)) : []
  const met = deadly.length === 0 ? (view.me ? true : null) : deadly.length === possible.length ? false : null
  return { need: 'contingency', deadly: deadly.length, possible: possible.length, ...asKnown(met) }
}

/** What can be entered is open, whatever becomes of those inside; that it is uncertain is said beside it. */
const entered = (needs: readonly Need[]) => {
  const state = stateOf(needs)
  return state === 'unknown' ? 'open' : state
}

/** LOCK-ROOM-ISOLATION-02, LOCK-CRIT-04; LOCK-END-04: no lock helps when everything explodes. */
function isolation(view: View, facility: LockdownView): WayOut {
  const { table } = view
  const tile = 'isolation'
  const room = roomOf(view, tile)
  const opensAt = findBoard(table)?.tracks.time.find(({ isolationOpen }) => isolationOpen)?.n ?? 0
  const mine = mineIn(view)?.fate === 'locked'
  const needs: Need[] = [
    ...(mine
      ? []
      : ([
          { need: 'isolationOpen', ...seen(facility.isolationOpen, table.time - opensAt) },
          ...roomNeeds(view, room),
        ] satisfies Need[])),
    { need: 'noSelfDestruct', ...seen(table.selfDestruct === null) },
    contingency(view, 'isolation'),
  ]
  return {
    way: 'isolation',
    state: facility.selfDestructRed ? 'gone' : entered(needs),
    tile,
    room,
    away: fromMe(view, lockdownLinks(table))(room),
    needs,
    mine,
  }
}

/** A cargo token that is still to be turned up, and the pods it takes if this viewer has seen it. */
interface Launch {
  space: number
  takes: readonly Section[] | null
}

/** LOCK-CSS-05, LOCK-RULING-21: the next first. */
function launchesAhead({ table, me }: View, { css }: LockdownView): Launch[] {
  return css
    .filter(({ space, card }) => card === null && space <= table.time)
    .map(({ space }) => {
      const known = me?.facility?.css.find(one => one.space === space)?.card
      return { space, takes: known ? (cargoTokenInfo(table.game, known)?.pods ?? null) : null }
    })
    .toSorted((a, b) => b.space - a.space)
}

const cargoRoom = (pod: Section): Name => `cargoSendingSystem${pod}`

/** LOCK-CSS-01: B and C are in the game only if their tiles are; can this one still be found? */
function isInPlay(view: View, tile: Name): boolean {
  const { table, me } = view
  if (roomOf(view, tile) !== null) return true
  const slot = roomInfo(table.game, tile)?.slot
  const places = findFacts(table.game)?.boards[table.board]?.places ?? []
  return table.rooms.some(
    ({ room, tile: there }) =>
      there === null &&
      !me?.tiles.some(one => one.room === room) &&
      places.some(place => place.id === room && place.slot === slot),
  )
}

/** LOCK-CSS-02..08 */
function cargoPod(view: View, facility: LockdownView, { pod: number, section }: TableView['pods'][number]): WayOut {
  const { table } = view
  const tile = cargoRoom(section)
  const room = roomOf(view, tile)
  const ahead = launchesAhead(view, facility)
  const next = ahead.find(({ takes }) => takes === null || takes.includes(section))
  const inside = table.crew.find(one => one.fate === 'inPod' && one.pod === number)
  const mine = inside !== undefined && inside.seat === view.me?.seat
  const launch: Need = {
    need: 'launchRound',
    space: next?.space ?? null,
    ...seen(next?.space === table.time, next ? table.time - next.space : null),
  }
  const token: Need = { need: 'cargoToken', ...asKnown(next?.takes ? true : null) }
  const needs: Need[] = mine
    ? [token, contingency(view, 'css')]
    : [launch, { need: 'podEmpty', ...seen(!inside) }, ...roomNeeds(view, room), token, contingency(view, 'css')]
  const isPlayed = isInPlay(view, tile)
  return {
    way: 'cargoPod',
    pod: section,
    state: next && isPlayed ? entered(needs) : 'gone',
    ...(!isPlayed && { why: 'noRoom' as const }),
    tile,
    room,
    away: fromMe(view, lockdownLinks(table))(room),
    needs,
    onlyThen: true,
    mine,
  }
}

/** Does my character wear a suit for outside? */
function hasSuit(view: View): boolean {
  const held = [...(view.me?.inventory ?? []), ...(mineIn(view)?.hands ?? []).map(({ card }) => card)]
  return held.some(card => itemInfo(view.table.game, card)?.gives === 'suit')
}

/** LOCK-SD-03, LOCK-SD-04: rounds until the running autodestruction opens the gate. */
const gateOpensIn = ({ selfDestruct, time }: TableView): number | null =>
  // LOCK-SD-06: on the last space it never turns.
  selfDestruct ? time - selfDestruct + 1 : null

/** LOCK-BUNKER-04, LOCK-MARS-16, LOCK-MARS-17: from where the Rover stands, or on foot in a suit. */
function bunker(view: View, facility: LockdownView): WayOut {
  const { table } = view
  const board = findFacts(table.game)?.boards[table.board]
  const away = fromMe(view, lockdownLinks(table))
  const suit = hasSuit(view)
  const rover = facility.rover === 'bunker' ? null : facility.rover
  const onFoot: RoomId | null = board?.rooms[board.bunkerRoom] ?? null
  const nearer = [rover, suit ? onFoot : null]
    .filter(room => room !== null)
    .toSorted((a, b) => (away(a)?.steps ?? 0) - (away(b)?.steps ?? 0))
  const room = nearer[0] ?? onFoot
  const mine = mineIn(view)?.fate === 'bunker'
  const needs: Need[] = mine
    ? [contingency(view, 'bunker')]
    : [
        { need: 'gateOpen', ...seen(facility.gateOpen, facility.selfDestructRed ? null : gateOpensIn(table)) },
        { need: 'ride', rover: rover !== null, suit, ...seen(rover !== null || suit) },
        // LOCK-RULING-86: a malfunction there does not matter.
        ...roomNeeds(view, room).filter(({ need }) => need === 'noIntruder'),
        contingency(view, 'bunker'),
      ]
  return { way: 'bunker', state: entered(needs), tile: null, room, away: away(room), needs, mine }
}

/** LOCK-WIN-01. For whoever has gone one way, the others are closed. */
export function lockdownWaysOut(view: View): WayOut[] {
  const { facility, pods, mode } = view.table
  const fate = mineIn(view)?.fate
  if (!facility || fate === 'launched' || (fate === 'dead' && mode !== 'cooperative')) return []
  const all = [isolation(view, facility), ...pods.map(pod => cargoPod(view, facility, pod)), bunker(view, facility)]
  return all.some(({ mine }) => mine) ? all.map(way => (way.mine ? way : closedByAnother(way))) : all
}

/** LOCK-END-01, LOCK-END-02, LOCK-END-04: until the purge, or what comes before it. */
export function lockdownRoundsLeft({ table }: View): RoundsLeft<'purge' | 'alert' | 'autodestruction'> {
  const { time, selfDestruct, facility } = table
  const after = (space: number) => time - space + 1
  const ends: RoundsLeft<'purge' | 'alert' | 'autodestruction'>[] = [{ rounds: time, end: 'purge' }]
  if (facility?.alert) ends.push({ rounds: after(facility.alert), end: 'alert' })
  if (facility?.selfDestructRed && selfDestruct) ends.push({ rounds: after(selfDestruct), end: 'autodestruction' })
  return ends.reduce((first, other) => (other.rounds < first.rounds ? other : first))
}
