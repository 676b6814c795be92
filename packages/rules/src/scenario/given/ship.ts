/** What only the ship of Nemesis has: its course, engines and escape pods, and somebody who plays the Intruders. */
import { sharedZone } from '../../core/pieces.ts'
import type { GameState } from '../../core/state.ts'
import { roomOf } from '../../mechanics/crew.ts'
import { engineZone } from '../../mechanics/looks.ts'
import { drawIntruderCards, takeOver } from '../../nemesis/intruderplayer.ts'
import { SPACES } from '../../nemesis/ship.ts'
import { at, fail } from '../fields.ts'
import type { Given } from '../format.ts'
import { type Pieces, within } from './pieces.ts'

export function placeCourse(pieces: Pieces, given: Given): void {
  const { g } = pieces
  if (given.destination !== undefined) {
    g.destination = SPACES.findIndex(space => space === given.destination)
    if (g.destination < 0) fail('given.destination', `expected one of ${SPACES.join(', ')}`)
  }
  for (const [n, top] of Object.entries(given.engines ?? {})) {
    const p = at('given.engines', n)
    if (!/^[123]$/.test(n)) fail(p, 'there are engines 1, 2 and 3')
    pieces.exchange(engineZone(g, Number(n)), 1, top, p)
  }
  if (given.coordinates !== undefined)
    pieces.exchange(sharedZone(g, 'coordinates'), 0, given.coordinates, 'given.coordinates')
}

/** Plays the Intruders in this round already, with as many cards as at its beginning. */
export function placeIntruderPlayer({ g, names }: Pieces, { playsIntruders, dead }: Given): void {
  const p = 'given.playsIntruders'
  if (playsIntruders === undefined) return
  if (!g.intruderPlayer) fail(p, 'nobody may play the Intruders at this table')
  if (!dead?.includes(playsIntruders)) fail(p, 'only somebody who is dead plays the Intruders')
  const seat = names.seat(playsIntruders, p)
  takeOver(g, seat, g.round)
  drawIntruderCards(g, seat, undefined)
}

export function placePods(pieces: Pieces, given: Given): void {
  const { g } = pieces
  if (given.pods) setPods(g, given.pods)
  pieces.bySeat('inPod', given.inPod, (seat, number, p) => {
    const pod = g.pods.findIndex(one => one.number === number && one.state === 'docked')
    if (pod < 0) fail(p, `there is no pod ${number}`)
    const room = roomOf(g, `evacuationSection${g.pods[pod].section}`)
    if (room < 0) fail(p, 'the evacuation section of that pod is unexplored')
    g.crew[seat].room = room
    g.crew[seat].pod = pod
  })
}

/** These pods and no others, in ascending number, alternating between the sections (NEM-SETUP-08). */
function setPods(g: GameState, pods: NonNullable<Given['pods']>): void {
  const numbers = Object.keys(pods)
    .map(Number)
    .sort((a, b) => a - b)
  g.pods = numbers.map((number, i) => {
    const state = pods[number]
    within(number, 1, 4, at('given.pods', number))
    return {
      number,
      section: i % 2 === 0 ? 'A' : 'B',
      locked: state === 'locked',
      state: state === 'launched' || state === 'gone' ? state : 'docked',
    }
  })
}
