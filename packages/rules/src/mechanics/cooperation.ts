/** A crew that wins together or not at all, and whose dead may come back. NEM-MODE-COOP. */
import { asksForSignal, type Predicate, partsOf } from '../core/effect.ts'
import { seatZone, woundsOf } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Handlers, Task } from '../core/task.ts'
import type { Seat, Tell } from '../core/types.ts'
import { hasIntruder, inOrder, roomOf } from './crew.ts'
import { report } from './ending.ts'
import { holds, survived } from './predicates.ts'
import { isThere } from './things.ts'
import { dressOne } from './wounds.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** The dead who lie where they can be helped. */
    revive: object
    checkTogether: { seat: Seat }
    winTogether: object
  }
}

declare module '../core/types.ts' {
  interface EventTypes {
    revived: { who: Seat; room: RoomId }
  }
}

const EMERGENCY_ROOM = 'emergencyRoom'

/** NEM-MODE-COOP-05, NEM-RULING-147, NEM-RULING-148 */
function comeBack(g: GameState, who: Seat, room: number, tell: Tell | undefined): void {
  const rule = 'NEM-MODE-COOP-05'
  const crew = g.crew[who]
  g.things = g.things.filter(t => t.kind !== 'corpse' || t.of !== crew.character)
  crew.fate = 'aboard'
  crew.room = room
  tell?.({ e: 'revived', who, room: boardOf(g).rooms[room], rule })
  if (crew.light > 0) {
    crew.light = 0
    tell?.({ e: 'lightHealed', who, light: 0, rule })
  }
  for (const piece of woundsOf(g, who).slice()) dressOne(g, who, piece, tell, rule)
}

const cardOf = (g: GameState, seat: Seat): number => seatZone(g, seat, 'objectives')[0]

/** What a player's one card asks for. */
function aimOf(g: GameState, seat: Seat): Predicate {
  const face = faceOf(g, cardOf(g, seat))
  if (face.kind !== 'objective') throw new Error(`seat ${seat} has no objective`)
  return face.objective.test
}

/** NEM-MODE-COOP-03, NEM-RULING-140: a Signal stays sent, whatever has become of its sender. */
function signalsSuffice(g: GameState): boolean {
  const asked = g.crew.filter((_, seat) => asksForSignal(aimOf(g, seat))).length
  return g.crew.filter(({ signal }) => signal).length >= asked
}

/**
 * What a card asks of a character, one of the survivors must have to show: the card is judged by the one who comes
 * nearest. LOCK-MODE-COOP-05
 */
function judged(g: GameState, aim: Predicate): { test: Predicate; met: boolean }[] {
  const signals = signalsSuffice(g)
  const shown = g.crew.flatMap((_, seat) => {
    if (!survived(g, seat)) return []
    return [partsOf(aim).map(test => ({ test, met: test.is === 'signal' ? signals : holds(g, seat, test) }))]
  })
  const count = (list: readonly { met: boolean }[]) => list.filter(({ met }) => met).length
  return shown.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** NEM-MODE-COOP-02 */
export const crewChecks = (g: GameState): Task[] => [
  ...g.crew.map((_, seat) => ({ do: 'checkTogether' as const, seat })),
  { do: 'winTogether' },
]

export const cooperationTasks: Handlers<'revive' | 'checkTogether' | 'winTogether'> = {
  /** NEM-MODE-COOP-04..06, NEM-RULING-147 */
  revive(g, _, tell) {
    const room = roomOf(g, EMERGENCY_ROOM)
    if (room < 0 || hasIntruder(g, room) || g.malfunction[room]) return
    const dead = g.things.filter(t => t.kind === 'corpse' && isThere(g, t, room)).map(({ of }) => of)
    for (const who of inOrder(g)) if (dead.includes(g.crew[who].character)) comeBack(g, who, room, tell)
  },

  /** NEM-CHECK-11: everybody's, also of those who are dead; unless nobody has survived to win. */
  checkTogether(g, { seat }, tell) {
    if (!g.crew.some((_, s) => survived(g, s))) return
    const parts = judged(g, aimOf(g, seat))
    const met = parts.every(part => part.met)
    const card = nameOf(g, cardOf(g, seat))
    report(g, { check: 'objective', who: seat, card, met, parts }, 'NEM-MODE-COOP-02', tell)
  },

  winTogether(g) {
    if (!g.ending) return
    const checked = g.ending.report.filter(step => step.check === 'objective')
    if (checked.length === g.crew.length && checked.every(({ met }) => met))
      g.ending = { ...g.ending, winners: [...g.crew.keys()] }
  },
}
