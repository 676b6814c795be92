/** Situations that no game can get into are refused: what is proven in one would prove nothing. */
import { boardOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { isIsolationOpen } from '../lockdown/isolation.ts'
import { isAboard } from '../mechanics/crew.ts'
import { eggSupply } from '../mechanics/things.ts'
import { at, fail } from './fields.ts'
import type { Given } from './format.ts'
import type { Names } from './names.ts'

const LISTS = ['dead', 'hibernating', 'launched', 'locked', 'bunker'] as const satisfies readonly (keyof Given)[]
/** Fields that say that somebody is gone, or waits in a pod. */
const GONE = [...LISTS, 'inPod', 'inCss'] as const satisfies readonly (keyof Given)[]

export function refuseTheImpossible(g: GameState, given: Given, names: Names): void {
  onePlaceEach(g, given, names)
  onePodEach(given)
  supplies(g)
  holders(g, given, names)
  const { time } = boardOf(g).data.tracks
  if (given.hibernating?.length && !time[g.time].hibernationOpen)
    fail('given.hibernating', `the chambers are closed at time ${time[g.time].n}`)
  if (g.facility) facilityClock(g, given)
}

const characters = (given: Given, field: (typeof GONE)[number]): readonly string[] => {
  const value = given[field] ?? []
  return Array.isArray(value) ? value : Object.keys(value)
}

/** Nobody is gone in two ways, and who waits in a pod is in its room. */
function onePlaceEach(g: GameState, given: Given, names: Names): void {
  const where = new Map<number, string>()
  for (const field of GONE)
    for (const character of characters(given, field)) {
      const p = at('given', field)
      const seat = names.seat(character, p)
      const other = where.get(seat)
      if (other) fail(p, `${character} cannot be in ${field} and in ${other} at once`)
      where.set(seat, field)
      // Pods are placed last, and their room is then where somebody is.
      const room = given.at?.[character]
      if ((field === 'inPod' || field === 'inCss') && room !== undefined && names.room(room, p) !== g.crew[seat].room)
        fail(at('given.at', character), `${character} waits in a pod elsewhere: ${field} says where`)
    }
}

/** LOCK-CSS-03: a cargo pod takes one character. */
function onePodEach({ inCss = {} }: Given): void {
  const taken = new Map<string, string>()
  for (const [character, pod] of Object.entries(inCss)) {
    const other = taken.get(pod)
    if (other) fail(at('given.inCss', character), `${other} is in pod ${pod} already`)
    taken.set(pod, character)
  }
}

/** No more markers, eggs and miniatures than there are, wherever they lie. */
function supplies(g: GameState): void {
  const { limits, markers } = rulesOf(g)
  for (const kind of ['fire', 'malfunction'] as const)
    if (g[kind].filter(Boolean).length > markers(g, kind))
      fail('given.rooms', `there are only ${markers(g, kind)} ${kind} markers left`)
  if (eggSupply(g) < 0) fail('given.eggs', 'there are not that many eggs')
  const larvae = g.intruders.filter(({ kind }) => kind === 'larva').length + g.crew.filter(c => c.larva).length
  if (larvae > limits.miniatures.larva) fail('given.larva', `there are only ${limits.miniatures.larva} larvae`)
}

/** Who is gone carries nothing bulky any more. */
function holders(g: GameState, given: Given, names: Names): void {
  for (const [character, objects] of Object.entries(given.carried ?? {}))
    if (objects.length > 0 && !isAboard(g, names.seat(character, 'given.carried')))
      fail(at('given.carried', character), `${character} is gone and carries nothing`)
}

/** LOCK-ALERT-01, LOCK-SD: both tokens lie ahead of the Time token. LOCK-ROOM-ISOLATION-02: a door that must be open. */
function facilityClock(g: GameState, given: Given): void {
  const { time } = boardOf(g).data.tracks
  const now = time[g.time].n
  const start = time.find(space => space.start)?.n ?? now
  if (given.alert !== undefined && (given.alert > now || given.alert > Math.floor(start / 2)))
    fail(
      'given.alert',
      `the Alert token lies at half the time that was left, at ${Math.floor(start / 2)} or lower, and not behind the Time token at ${now}`,
    )
  if (given.selfDestruct !== undefined && given.selfDestruct > now)
    fail('given.selfDestruct', `the token lies ahead of the Time token at ${now}`)
  if (given.red && g.selfDestruct < 0) fail('given.red', 'the Autodestruction does not run')
  if (given.locked?.length && !isIsolationOpen(g))
    fail('given.locked', `the Isolation Room is closed at time ${now} without an Alert`)
}
