/** Places what only Nemesis has: the course, engines, escape pods, the sleeping, and who plays the Intruders. */
import { elementAt } from '../../../core/lists.ts'
import { sharedZone } from '../../../core/pieces.ts'
import { boardOf } from '../../../core/ruleset.ts'
import type { GameState } from '../../../core/state.ts'
import { roomOf } from '../../../mechanics/crew.ts'
import { at, fail, within } from '../../../scenario/fields.ts'
import type { Given } from '../../../scenario/format.ts'
import type { Pieces } from '../../../scenario/given/pieces.ts'
import { engineZone } from '../engines.ts'
import { drawIntruderCards, takeOver } from '../intruderPlayer.ts'
import { SPACES } from '../sets.ts'

const spaces: readonly string[] = SPACES

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

export function placeNemesis(pieces: Pieces, given: Given): void {
  const { g } = pieces
  pieces.seatsIn('hibernating', given.hibernating, crew => {
    crew.fate = 'hibernating'
  })
  placePods(pieces, given)
  placeCourse(pieces, given)
  if (given.coordinates !== undefined)
    pieces.exchange(sharedZone(g, 'coordinates'), 0, given.coordinates, 'given.coordinates')
}

function placeCourse(pieces: Pieces, given: Given): void {
  const { g } = pieces
  if (given.destination !== undefined) {
    g.destination = spaces.indexOf(given.destination)
    if (g.destination < 0) fail('given.destination', `expected one of ${SPACES.join(', ')}`)
  }
  for (const [n, top] of Object.entries(given.engines ?? {})) {
    const p = at('given.engines', n)
    if (!/^[123]$/.test(n)) fail(p, 'there are engines 1, 2 and 3')
    pieces.exchange(engineZone(g, Number(n)), 1, top, p)
  }
}

function placePods(pieces: Pieces, given: Given): void {
  const { g } = pieces
  if (given.pods) setPods(g, given.pods)
  pieces.bySeat('inPod', given.inPod, (_, number, p, crew) => {
    const index = g.pods.findIndex(one => one.number === number && one.state === 'docked')
    const pod = g.pods[index] ?? fail(p, `there is no pod ${number}`)
    const room = roomOf(g, `evacuationSection${pod.section}`)
    if (room < 0) fail(p, 'the evacuation section of that pod is unexplored')
    crew.room = room
    crew.pod = index
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

/** NEM-ROOM-HIBER-1: nobody lies down while the chambers are closed. */
export function refuseClosedChambers(g: GameState, { hibernating }: Given): void {
  const { hibernationOpen, n } = elementAt(boardOf(g).data.tracks.time, g.time)
  if (hibernating?.length && !hibernationOpen) fail('given.hibernating', `the chambers are closed at time ${n}`)
}
