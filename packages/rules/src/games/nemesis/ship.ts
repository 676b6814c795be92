/** What only the ship has: pods, chambers, self-destruct, destination; and what its airlock can reach. */

import { boardOf, settingsOf } from '../../core/ruleset.ts'
import type { GameState, Pod } from '../../core/state.ts'
import { type Handlers, next, type Task } from '../../core/task.ts'
import type { Option, Seat, Section, Tell, Why } from '../../core/types.ts'
import { arrivalsAt, attempt, attemptFails } from '../../mechanics/attempt.ts'
import { hasIntruder, isAboard, roomsWhere, tileIn } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { pass } from '../../mechanics/turns.ts'
import { checkCrew } from '../../mechanics/wounds.ts'
import { SPACES, type Space } from './sets.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** The noise is made: has anything come? `since`: arrivals in the room before. */
    boardPod: { who: Seat; section: Section; since: number }
    choosePod: { who: Seat; section: Section }
    /** In the pod: launch now, or wait. */
    launchOrWait: { who: Seat }
    waitInPod: { who: Seat }
    podTurn: { who: Seat }
    fallAsleep: { who: Seat; since: number }
    chooseDestination: { who: Seat }
    chooseToggle: { who: Seat; section: Section | null }
  }
}

declare module '../../core/types.ts' {
  interface ChoiceTypes {
    launch: object
    leave: object
    stay: object
    pod: { pod: number }
    space: { space: Space }
  }
  interface AskTypes {
    destination: true
    pod: true
    podTurn: true
    launch: true
  }
  interface WhyTypes {
    chambersClosed: true
    somebodyHibernates: true
    noPod: true
  }
  interface PurposeTypes {
    enter: true
    toggle: true
  }
  interface EventTypes {
    destination: { who: Seat; space: Space }
    pod: { pod: number; locked: boolean }
    entersPod: { who: Seat; pod: number }
    leavesPod: { who: Seat; pod: number; ejected: boolean }
    launched: { pod: number; crew: Seat[] }
    podGone: { pod: number }
    hibernates: { who: Seat }
  }
  interface FateTypes {
    hibernating: true
  }
  interface EffectTypes {
    setDestination: object
    togglePod: { where: 'any' | 'here' }
    enterPod: { section: Section }
    hibernate: object
  }
}

// ---------------------------------------------------------------- pods

const sectionOf = (g: GameState, room: number): Section | null => {
  if (!g.explored[room]) return null
  const { id } = tileIn(g, room)
  return id === 'evacuationSectionA' ? 'A' : id === 'evacuationSectionB' ? 'B' : null
}

const insideOf = (g: GameState, pod: Pod): Seat[] =>
  g.crew.flatMap((crew, s) => (isAboard(g, s) && crew.pod >= 0 && g.pods[crew.pod] === pod ? [s] : []))

const POD_SEATS = 2
/** NEM-POD-02 */
const enterable = (g: GameState, section: Section): Pod[] =>
  g.pods.filter(p => p.section === section && p.state === 'docked' && !p.locked && insideOf(g, p).length < POD_SEATS)

const docked = (g: GameState, section: Section | null): Pod[] =>
  g.pods.filter(p => p.state === 'docked' && (section === null || p.section === section))

function setLock(pod: Pod, locked: boolean, rule: string, tell: Tell | undefined): void {
  if (pod.locked === locked || pod.state !== 'docked') return
  pod.locked = locked
  tell?.({ e: 'pod', pod: pod.number, locked, rule })
}

/** NEM-CRIT-03, NEM-CRIT-06 */
export function unlockAll(g: GameState, rule: string, tell: Tell | undefined): void {
  for (const pod of g.pods) setLock(pod, false, rule, tell)
}

/** NEM-POD-04: everybody inside is away. */
function launch(g: GameState, pod: Pod, rule: string, tell: Tell | undefined): void {
  const crew = insideOf(g, pod)
  pod.state = 'launched'
  tell?.({ e: 'launched', pod: pod.number, crew, rule })
  for (const seat of crew) g.crew[seat].fate = 'launched'
  checkCrew(g)
}

/** NEM-RULING-207 */
export function ejectLowest(g: GameState, tell: Tell | undefined): void {
  const [pod] = docked(g, null).toSorted((a, b) => a.number - b.number)
  if (!pod) return
  if (insideOf(g, pod).length > 0) return launch(g, pod, 'NEM-RULING-207', tell)
  pod.state = 'gone'
  tell?.({ e: 'podGone', pod: pod.number, rule: 'NEM-RULING-207' })
}

/** NEM-POD-08, NEM-RULING-133: whatever comes into the section drives everybody out of its pods. */
export function eject(g: GameState, room: number, tell: Tell | undefined): void {
  g.crew.forEach((crew, seat) => {
    if (crew.pod < 0 || crew.room !== room || !isAboard(g, seat)) return
    tell?.({ e: 'leavesPod', who: seat, pod: g.pods[crew.pod].number, ejected: true, rule: 'NEM-POD-08' })
    crew.pod = -1
  })
}

function getIn(g: GameState, who: Seat, pod: Pod, tell: Tell | undefined): void {
  const others = insideOf(g, pod)
  g.crew[who].pod = g.pods.indexOf(pod)
  tell?.({ e: 'entersPod', who, pod: pod.number, rule: 'NEM-POD-03' })
  // NEM-RULING-130: first the entrant, then the other occupant may launch.
  next(g, ...[who, ...others].map((s): Task => ({ do: 'launchOrWait', who: s })), { do: 'waitInPod', who })
}

// ---------------------------------------------------------------- self-destruct

const anyAsleep = (g: GameState): boolean => g.crew.some(c => c.fate === 'hibernating')

/** NEM-RULING-178: actions are barred before they come here; an Event is stopped by sleepers only as printed. */
export function startSelfDestruct(g: GameState, rule: string, tell: Tell | undefined): void {
  if (g.selfDestruct >= 0) return
  if (anyAsleep(g) && !settingsOf(g).eventSelfDestructDespiteHibernation) return
  const { selfDestruct } = boardOf(g).data.tracks
  g.selfDestruct = selfDestruct.findIndex(space => space.start)
  tell?.({ e: 'selfDestruct', space: selfDestruct[g.selfDestruct].n, rule })
}

/** NEM-ROOM-GENERATOR-5, NEM-ROOM-GENERATOR-7, NEM-RULING-109 */
export function selfDestructBar(g: GameState): Why | null {
  if (g.selfDestruct < 0) return anyAsleep(g) ? 'somebodyHibernates' : null
  return boardOf(g).data.tracks.selfDestruct[g.selfDestruct].irreversible ? 'tooLateToStop' : null
}

/** NEM-ROOM-GENERATOR-3, NEM-CRIT-06; true when the ship blows up. */
export function advanceSelfDestruct(g: GameState, tell: Tell | undefined): boolean {
  if (g.selfDestruct < 0) return false
  const { selfDestruct: track } = boardOf(g).data.tracks
  const before = track[g.selfDestruct]
  const space = track[++g.selfDestruct]
  tell?.({ e: 'selfDestruct', space: space.n, rule: 'NEM-ROOM-GENERATOR-3' })
  if (space.irreversible && !before.irreversible) unlockAll(g, 'NEM-CRIT-06', tell)
  return space.end !== undefined
}

/** Places from which one gets off the ship, as far as they are known and open. */
export function isWayOut(g: GameState, _: Seat, room: number): boolean {
  if (!g.explored[room]) return false
  if (tileIn(g, room).id === 'hibernatorium') return boardOf(g).data.tracks.time[g.time].hibernationOpen ?? false
  const section = sectionOf(g, room)
  return section !== null && g.pods.some(p => p.section === section && !p.locked && p.state === 'docked')
}

// ---------------------------------------------------------------- the airlock

/** NEM-ROOM-AIRLOCK-1, NEM-RULING-115 */
export const ventable = (g: GameState): number[] =>
  roomsWhere(g, room => {
    const { colour, id } = tileIn(g, room)
    return g.explored[room] && colour === 'yellow' && id !== 'airlockControl'
  })

export const shipTasks: Handlers<
  | 'boardPod'
  | 'choosePod'
  | 'launchOrWait'
  | 'waitInPod'
  | 'podTurn'
  | 'fallAsleep'
  | 'chooseDestination'
  | 'chooseToggle'
> = {
  /** NEM-ROOM-EVAC-1, NEM-ROOM-EVAC-2, NEM-RULING-126, NEM-RULING-127 */
  boardPod(g, { who, section, since }, tell) {
    const pods = enterable(g, section)
    if (arrivalsAt(g, who) !== since || pods.length === 0) return attemptFails(g, who, 'NEM-ROOM-EVAC-1', tell)
    if (pods.length > 1) next(g, { do: 'choosePod', who, section })
    else getIn(g, who, pods[0], tell)
  },

  /** NEM-RULING-135 */
  choosePod: {
    ask: 'pod',
    rule: 'NEM-RULING-135',
    about: () => ({ purpose: 'enter' }),
    options: (g, { section }) => enterable(g, section).map(({ number }) => ({ do: 'pod', pod: number })),
    answer(g, { who }, choice, tell) {
      const pod = g.pods.find(p => choice.do === 'pod' && p.number === choice.pod)
      if (pod) getIn(g, who, pod, tell)
    },
  },

  /** NEM-POD-03, NEM-POD-09, NEM-RULING-131 */
  launchOrWait: {
    ask: 'launch',
    rule: 'NEM-POD-03',
    options: (g, { who }) =>
      g.pods[g.crew[who].pod]?.locked === false ? [{ do: 'launch' }, { do: 'stay' }] : [{ do: 'stay' }],
    answer(g, { who }, choice, tell) {
      if (choice.do === 'launch') launch(g, g.pods[g.crew[who].pod], 'NEM-POD-04', tell)
    },
  },

  /** NEM-RULING-128: waiting passes at once. */
  waitInPod(g, { who }, tell) {
    if (g.crew[who].pod >= 0 && !g.crew[who].passed) pass(g, who, 'NEM-POD-05', tell)
  },

  /** NEM-POD-05..07, NEM-RULING-128, NEM-RULING-129, NEM-RULING-136 */
  podTurn: {
    ask: 'podTurn',
    rule: 'NEM-POD-05',
    options(g, { who }) {
      const options: Option[] = [{ do: 'leave' }, { do: 'stay' }]
      return g.pods[g.crew[who].pod].locked ? options : [{ do: 'launch' }, ...options]
    },
    answer(g, { who }, choice, tell) {
      const crew = g.crew[who]
      if (choice.do === 'launch') return launch(g, g.pods[crew.pod], 'NEM-POD-04', tell)
      if (choice.do === 'stay') return pass(g, who, 'NEM-POD-07', tell)
      tell?.({ e: 'leavesPod', who, pod: g.pods[crew.pod].number, ejected: false, rule: 'NEM-POD-06' })
      crew.pod = -1
      if (settingsOf(g).leavingPodPasses) pass(g, who, 'NEM-RULING-129', tell)
    },
  },

  /** NEM-ROOM-HIBER-1, NEM-ROOM-HIBER-2 */
  fallAsleep(g, { who, since }, tell) {
    if (arrivalsAt(g, who) !== since) return attemptFails(g, who, 'NEM-ROOM-HIBER-1', tell)
    g.crew[who].fate = 'hibernating'
    tell?.({ e: 'hibernates', who, rule: 'NEM-ROOM-HIBER-2' })
    checkCrew(g)
  },

  /** NEM-ROOM-COCKPIT-3 */
  chooseDestination: {
    ask: 'destination',
    rule: 'NEM-ROOM-COCKPIT-3',
    options: () => SPACES.map(space => ({ do: 'space', space })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'space') return
      g.destination = SPACES.indexOf(choice.space)
      tell?.({ e: 'destination', who, space: choice.space, rule: 'NEM-ROOM-COCKPIT-3' })
    },
  },

  chooseToggle: {
    ask: 'pod',
    rule: 'NEM-ROOM-HATCH-1',
    about: () => ({ purpose: 'toggle' }),
    options: (g, { section }) => docked(g, section).map(({ number }) => ({ do: 'pod', pod: number })),
    answer(g, _, choice, tell) {
      const pod = g.pods.find(p => choice.do === 'pod' && p.number === choice.pod)
      if (pod) setLock(pod, !pod.locked, 'NEM-ROOM-HATCH-1', tell)
    },
  },
}

export const shipEffects: Primitives<'enterPod' | 'hibernate' | 'togglePod' | 'setDestination'> = {
  enterPod: {
    why: (g, { by }, { section }) => {
      if (hasIntruder(g, g.crew[by].room)) return 'inCombat'
      return enterable(g, section).length > 0 ? null : 'noPod'
    },
    run: (g, { by }, { section }) => attempt(g, by, { do: 'boardPod', who: by, section, since: arrivalsAt(g, by) }),
  },
  hibernate: {
    why: (g, { by }) => {
      if (!boardOf(g).data.tracks.time[g.time].hibernationOpen) return 'chambersClosed'
      return hasIntruder(g, g.crew[by].room) ? 'inCombat' : null
    },
    run: (g, { by }) => attempt(g, by, { do: 'fallAsleep', who: by, since: arrivalsAt(g, by) }),
  },
  /** NEM-ROOM-HATCH-1 */
  togglePod: {
    why: (g, { by }, { where }) => {
      const section = sectionOf(g, g.crew[by].room)
      if (where === 'here' && !section) return 'wrongPlace'
      return docked(g, where === 'here' ? section : null).length > 0 ? null : 'noPod'
    },
    run(g, { by }, { where }) {
      const section = where === 'here' ? sectionOf(g, g.crew[by].room) : null
      next(g, { do: 'chooseToggle', who: by, section })
    },
  },
  /** NEM-ROOM-COCKPIT-4 */
  setDestination: {
    why: g => (anyAsleep(g) ? 'somebodyHibernates' : null),
    run: (g, { by }) => next(g, { do: 'chooseDestination', who: by }),
  },
}
