/** Off the ship, or home with it: what a viewer knows of the chambers, the pods, the engines and the course. */
import { findBoard } from '../../../core/facts.ts'
import type { RoomId, Section, View } from '../../../core/types.ts'
import { objectiveInfo } from '../../../info.ts'
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
import { coordinatesInfo } from '../info.ts'
import { type Destination, SPACES } from '../sets.ts'

declare module '../../../waysOut.ts' {
  interface WayTypes {
    /** Asleep in the Hibernatorium when the ship jumps. */
    hibernation: object
    pod: { pod: number; section: Section }
    /** What becomes of those asleep: the ship must get where they want to be. */
    arrival: object
  }
  interface NeedTypes {
    chambersOpen: object
    unlocked: object
    /** A free place in the pod. */
    podSpace: object
    /** Two of three must work. How many this viewer knows of. */
    engines: { working: number; damaged: number; unknown: number }
    /** `fixed`: nobody can change it any more. */
    course: { to: Destination | null; fixed: boolean }
  }
}

const POD_SPACES = 2
/** NEM-CHECK-02, NEM-ROOM-ENGINE-6 */
const ENGINES_NEEDED = 2

/** NEM-ROOM-GENERATOR-5: the ship cannot be saved any more. */
function isDoomed({ table }: View): boolean {
  const track = findBoard(table)?.tracks.selfDestruct ?? []
  return track.some(({ n, irreversible }) => n === table.selfDestruct && irreversible)
}

/** NEM-END-06, NEM-END-08: whoever sleeps dies with the ship. */
const notExploding = ({ table }: View): Need => ({ need: 'noSelfDestruct', ...seen(table.selfDestruct === null) })

function hibernation(view: View): WayOut {
  const { table } = view
  const tile = 'hibernatorium'
  const room = roomOf(view, tile)
  const track = findBoard(table)?.tracks.time ?? []
  const opensAt = track.find(({ hibernationOpen }) => hibernationOpen)?.n ?? 0
  // NEM-CRIT-05
  const chambers: Need = { need: 'chambersOpen', ...seen(table.time <= opensAt, table.time - opensAt) }
  const needs = [chambers, ...roomNeeds(view, room), notExploding(view)]
  return {
    way: 'hibernation',
    state: isDoomed(view) ? 'gone' : stateOf(needs),
    tile,
    room,
    away: fromMe(view)(room),
    needs,
    mine: false,
  }
}

/** NEM-CRIT-06: rounds until the self-destruct unlocks every pod; null where it does not run, or has done so. */
function unlockedIn({ table }: View): number | null {
  const yellow = findBoard(table)?.tracks.selfDestruct.find(({ irreversible }) => irreversible)?.n
  if (table.selfDestruct === null || yellow === undefined || table.selfDestruct <= yellow) return null
  return table.selfDestruct - yellow
}

const EVACUATION: Readonly<Partial<Record<Section, string>>> = { A: 'evacuationSectionA', B: 'evacuationSectionB' }

/** NEM-POD-01, NEM-POD-02 */
function podOf(view: View, { pod, section, locked, state }: View['table']['pods'][number]): WayOut {
  const { table } = view
  const tile = EVACUATION[section] ?? null
  const room: RoomId | null = tile && roomOf(view, tile)
  const inside = table.crew.filter(one => one.pod === pod && one.fate === 'aboard')
  const mine = inside.some(({ seat }) => seat === view.me?.seat)
  const needs: Need[] = [
    { need: 'unlocked', ...seen(!locked, unlockedIn(view)) },
    // NEM-RULING-133, NEM-RULING-136: whoever is inside needs nothing but an open lock.
    ...(mine
      ? []
      : ([{ need: 'podSpace', ...seen(inside.length < POD_SPACES) }, ...roomNeeds(view, room)] satisfies Need[])),
  ]
  return {
    way: 'pod',
    pod,
    section,
    state: state === 'docked' ? stateOf(needs) : 'gone',
    tile,
    room,
    away: fromMe(view)(room),
    needs,
    mine,
  }
}

/** NEM-ROOM-ENGINE-2: the token on top counts, and an engine has one of each: whoever knows one knows both. */
function engines({ table, me }: View): Need {
  const known = table.engines.map(({ tokens }, engine) => {
    const [top, under] = tokens.map(({ card }, at) => card ?? me?.engines[engine]?.[at] ?? null)
    return top ?? (under === 'working' ? 'damaged' : under === 'damaged' ? 'working' : null)
  })
  const count = (state: string | null) => known.filter(one => one === state).length
  const [working, damaged, unknown] = [count('working'), count('damaged'), count(null)]
  const met = working >= ENGINES_NEEDED ? true : working + unknown < ENGINES_NEEDED ? false : null
  return { need: 'engines', working, damaged, unknown, ...asKnown(met) }
}

/** NEM-CHECK-04..06: Earth; for whoever plays for Quarantine and nothing else, Mars too. */
function course(view: View): Need {
  const { table, me } = view
  const card = table.coordinates?.card ?? me?.coordinates ?? null
  const at = table.destination ? SPACES.indexOf(table.destination) : -1
  const to = card === null ? null : (coordinatesInfo(table.game, card)?.to[at] ?? null)
  const objectives = (me?.objectives ?? []).map(name => objectiveInfo(table.game, name))
  const livesOnMars = objectives.length > 0 && objectives.every(one => one?.survivesMars)
  // NEM-ROOM-COCKPIT-4
  const fixed = table.crew.some(({ fate }) => fate === 'hibernating')
  return {
    need: 'course',
    to,
    fixed,
    ...asKnown(to === null ? null : to === 'earth' || (to === 'mars' && livesOnMars)),
  }
}

function arrival(view: View): WayOut {
  const sets = course(view)
  const needs = [engines(view), sets, notExploding(view)]
  const isLost = sets.need === 'course' && sets.fixed && sets.met === false
  return {
    way: 'arrival',
    state: isDoomed(view) || isLost ? 'gone' : stateOf(needs),
    tile: null,
    room: null,
    away: null,
    needs,
    mine: mineIn(view)?.fate === 'hibernating',
  }
}

/** NEM-WIN-02, in the order of the box: sleep, the pods, and whether sleeping saves anybody. */
export function nemesisWaysOut(view: View): WayOut[] {
  const mine = mineIn(view)
  const comesBack = view.table.mode === 'cooperative'
  if (mine?.fate === 'launched' || (mine?.fate === 'dead' && !comesBack)) return []
  const home = arrival(view)
  const sleeps = mine?.fate === 'hibernating'
  const departures = [hibernation(view), ...view.table.pods.map(pod => podOf(view, pod))]
  return [...(sleeps ? departures.map(closedByAnother) : departures), home]
}

/** NEM-END-01, NEM-END-03: until the jump, or until the ship explodes. */
export function nemesisRoundsLeft({ table }: View): RoundsLeft<'jump' | 'explosion'> {
  const { time, selfDestruct } = table
  return selfDestruct !== null && selfDestruct <= time
    ? { rounds: selfDestruct, end: 'explosion' }
    : { rounds: time, end: 'jump' }
}
