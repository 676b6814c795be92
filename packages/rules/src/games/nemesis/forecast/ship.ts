/** What may be lost on the ship: pods, hibernation, its clock and the last check. NEM-POD, NEM-END, NEM-CHECK. */

import type { Seat } from '../../../core/types.ts'
import type { Effects } from '../../../forecast/effects.ts'
import { ask, either, exactly, type Foresight, type Handlers, next, wreck } from '../../../forecast/foresight.ts'
import { personAt, shownOf } from '../../../forecast/lookups.ts'
import { faceNamed } from '../../../forecast/lore.ts'
import type { OwnForesight } from '../../../forecast/ownForesight.ts'
import { pass } from '../../../forecast/phase.ts'
import { checkCrew, end, kill } from '../../../forecast/vessel.ts'
import { SPACES } from '../sets.ts'

const TIMES = { do: 'timeTrack' } as const

/** The seat that plays the Intruders in this round. NEM-MODE-INTRUDER */
const playsIntruders = ({ table }: Foresight, seat: Seat): boolean =>
  table.intruderPlayer?.seat === seat && table.round >= table.intruderPlayer.from

export const nemesisForesight: OwnForesight = {
  markers: ({ facts }, kind) => facts.limits[kind],
  parts: () => ({}),
  eventPhase(f) {
    if (!f.people.some(({ seat }) => playsIntruders(f, seat)))
      return [
        { do: 'depressurise' },
        TIMES,
        { do: 'intruderAttacks' },
        { do: 'fireDamage' },
        { do: 'eventCard' },
        { do: 'bagDevelopment' },
        { do: 'round' },
      ]
    f.calm = false
    return [{ do: 'depressurise' }, TIMES, { do: 'fireDamage' }, { do: 'round' }]
  },
  nobodyLeft(f) {
    next(f, { do: 'emptyShip' })
    return true
  },
  checks: [{ do: 'checkEngines' }, { do: 'checkCoordinates' }],
  perishes: (_, fate, destroyed) => fate === 'aboard' || (destroyed && fate === 'hibernating'),
  isDark: () => false,
  hasPower: () => true,
  shotDie: () => 'combat',
  secondDie: () => false,
  isSign: () => false,
  sign: () => {},
  works: () => true,
  eventAdds: () => {},
  losePools: () => {},
  playsOn: playsIntruders,
  chases: false,
  coolantTile: 'generator',
  meantTiles: { flammable: 'hibernatorium' },
}

/** Everybody in the pod of this character is away. NEM-POD-04 */
function launch(f: Foresight, who: Seat): void {
  const { pod } = shownOf(f, who)
  for (const person of f.people)
    if (person.inPod && (shownOf(f, person.seat).pod === pod || person.seat === who)) person.fate = 'launched'
  checkCrew(f)
}

/** NEM-EVENT-02, NEM-END-01, NEM-END-03, NEM-END-08 */
function timeTrack(f: Foresight): void {
  const { time, selfDestruct } = f.board.data.tracks
  const at = time.findIndex(({ n }) => n === f.table.time) + 1
  const marker = f.table.selfDestruct
  const burning = marker === null ? undefined : selfDestruct[selfDestruct.findIndex(({ n }) => n === marker) + 1]
  if (burning?.end !== undefined) return end(f, true, { cause: 'selfDestruct' })
  if (time[at]?.end !== undefined) end(f, f.armed, f.armed ? { cause: 'selfDestruct' } : { cause: 'time' })
}

/** NEM-CHECK-02: with two of three engines damaged the ship is lost; what is on top may be known. */
function checkEngines(f: Foresight): void {
  if (f.ended?.destroyed) return
  const works = f.table.engines.map(({ tokens }, engine) => {
    const name = tokens[0]?.card ?? f.mine?.engines[engine]?.[0]
    return faceNamed(f.facts, 'engine', name)?.works ?? null
  })
  const damaged = works.filter(is => is === false).length
  const unknown = works.filter(is => is === null).length
  if (damaged + unknown < 2) return
  const chance = damaged >= 2 ? exactly(1) : { least: 0, most: 1 }
  wreck(f, chance)
  for (const person of f.people) if (person.fate === 'hibernating') kill(f, person, chance)
}

/** NEM-CHECK-04..06: who hibernates to anywhere but Earth does not wake up. */
function checkCoordinates(f: Foresight): void {
  if (f.ended?.destroyed) return
  const name = f.table.coordinates?.card ?? f.mine?.coordinates ?? null
  const space = f.table.destination === null ? -1 : SPACES.indexOf(f.table.destination)
  const to = faceNamed(f.facts, 'coordinates', name)?.coordinates.to[space]
  if (to === 'earth') return
  const sure = to !== undefined && to !== 'mars'
  for (const person of f.people)
    if (person.fate === 'hibernating') kill(f, person, sure ? exactly(1) : { least: 0, most: 1 })
}

const falls = (f: Foresight, who: Seat): void => {
  personAt(f, who).fate = 'hibernating'
  checkCrew(f)
}
const nothing = (): void => {}
const idle = { answer: nothing, anyhow: nothing }

export const shipTasks: Handlers<
  | 'boardPod'
  | 'choosePod'
  | 'launchOrWait'
  | 'waitInPod'
  | 'podTurn'
  | 'fallAsleep'
  | 'chooseDestination'
  | 'chooseToggle'
  | 'timeTrack'
  | 'emptyShip'
  | 'engineSeen'
  | 'checkEngines'
  | 'checkCoordinates'
> = {
  boardPod: (f, { who }) => either(f, [one => ask(one, who), nothing]),
  choosePod: { answer: (f, { who }) => ask(f, who) },
  launchOrWait: {
    answer(f, { who }, choice) {
      if (choice.do === 'launch') launch(f, who)
    },
  },
  waitInPod(f, { who }) {
    if (!personAt(f, who).passed) pass(f, who)
  },
  podTurn: {
    answer(f, { who }, choice) {
      if (choice.do === 'launch') return launch(f, who)
      if (choice.do === 'stay') return pass(f, who)
      personAt(f, who).inPod = false
      if (f.settings.leavingPodPasses) pass(f, who)
    },
  },
  fallAsleep: (f, { who }) => either(f, [one => falls(one, who), nothing]),
  chooseDestination: idle,
  chooseToggle: idle,
  timeTrack,
  emptyShip: f => end(f, f.armed, { cause: 'ending' }),
  engineSeen: idle,
  checkEngines,
  checkCoordinates,
}

export const shipEffects: Effects<'setDestination' | 'togglePod' | 'enterPod' | 'hibernate' | 'engine' | 'ejectPod'> = {
  setDestination: nothing,
  togglePod: nothing,
  enterPod: (f, { by }, { section }) =>
    next(f, { do: 'noiseRoll', who: by }, { do: 'boardPod', who: by, section, since: 0 }),
  hibernate: (f, { by }) => next(f, { do: 'noiseRoll', who: by }, { do: 'fallAsleep', who: by, since: 0 }),
  engine: nothing,
  /** NEM-RULING-207 */
  ejectPod(f) {
    const [pod] = f.table.pods.filter(({ state }) => state === 'docked').toSorted((a, b) => a.pod - b.pod)
    const inside = f.people.filter(({ seat, inPod }) => inPod && shownOf(f, seat).pod === pod?.pod)
    for (const person of inside) person.fate = 'launched'
    if (inside.length > 0) checkCrew(f)
  },
}
