/** Doors stand in corridors: open (no token), closed, or destroyed for good. NEM-DOOR. */
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, DESTROYED, type GameState, OPEN } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { DoorState, Option, RuleId, Seat, Tell, Why } from '../core/types.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    closeDoor: { who: Seat; corridor: number }
    /** NEM-DOOR-09: no token left, one is taken from elsewhere. */
    moveDoor: { who: Seat; corridor: number }
    chooseDoor: { who: Seat; how: 'toggle' | 'destroy' }
  }
}

const STATES: readonly DoorState[] = ['open', 'closed', 'destroyed']
export const doorState = (g: GameState, corridor: number): DoorState => STATES[g.doors[corridor]]

function setDoor(g: GameState, corridor: number, state: number, rule: RuleId, tell: Tell | undefined): void {
  g.doors[corridor] = state
  tell?.({ e: 'door', corridor: boardOf(g).corridors[corridor], state: STATES[state], rule })
}

/** Corridors of a room whose door can be worked in this way. NEM-TECH-05: never in technical corridors. */
function workable(g: GameState, room: number, how: 'toggle' | 'destroy'): number[] {
  const { around, firstNetwork } = boardOf(g)
  return around[room].filter(
    c => c < firstNetwork && (how === 'toggle' ? g.doors[c] !== DESTROYED : g.doors[c] === CLOSED),
  )
}

export const whyNoDoor = (g: GameState, seat: Seat, how: 'toggle' | 'destroy'): Why | null => {
  if (workable(g, g.crew[seat].room, how).length > 0) return null
  return how === 'toggle' ? 'noDoorHere' : 'noClosedDoorHere'
}

const closedDoors = (g: GameState): number[] => g.doors.flatMap((d, corridor) => (d === CLOSED ? [corridor] : []))

const toOptions = (g: GameState, corridors: number[]): Option[] =>
  corridors.map(c => ({ do: 'door', corridor: boardOf(g).corridors[c] }))

export const doorTasks: Handlers<'closeDoor' | 'moveDoor' | 'chooseDoor'> = {
  /** NEM-DOOR-01, NEM-RULING-77, NEM-RULING-78 */
  closeDoor(g, { who, corridor }, tell) {
    if (g.doors[corridor] !== OPEN) return
    const used = g.doors.reduce((n, d) => n + (d === OPEN ? 0 : 1), 0)
    if (used < rulesOf(g).limits.doors) return setDoor(g, corridor, CLOSED, 'NEM-DOOR-03', tell)
    if (closedDoors(g).length > 0) next(g, { do: 'moveDoor', who, corridor })
  },

  moveDoor: {
    ask: 'moveDoor',
    rule: 'NEM-DOOR-09',
    options: g => toOptions(g, closedDoors(g)),
    answer(g, { corridor }, choice, tell) {
      if (choice.do !== 'door') return
      setDoor(g, boardOf(g).corridorIndex[choice.corridor], OPEN, 'NEM-DOOR-09', tell)
      setDoor(g, corridor, CLOSED, 'NEM-DOOR-09', tell)
    },
  },

  chooseDoor: {
    ask: 'door',
    rule: 'NEM-DOOR-03',
    about: ({ how }) => ({ door: how }),
    options: (g, { who, how }) => toOptions(g, workable(g, g.crew[who].room, how)),
    /** NEM-DOOR-08: opening removes the token. */
    answer(g, { who, how }, choice, tell) {
      if (choice.do !== 'door') return
      const corridor = boardOf(g).corridorIndex[choice.corridor]
      if (how === 'destroy') setDoor(g, corridor, DESTROYED, 'NEM-DOOR-07', tell)
      else if (g.doors[corridor] === CLOSED) setDoor(g, corridor, OPEN, 'NEM-DOOR-08', tell)
      else next(g, { do: 'closeDoor', who, corridor })
    },
  },
}
