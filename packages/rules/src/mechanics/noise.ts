/** Noise rolls and Danger. NEM-NOISE, NEM-TECH-03/04. */
import { handOf, roll } from '../core/pieces.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { NoiseFace, Option, RuleId, Seat, Tell } from '../core/types.ts'
import { discardFromHand } from './cards.ts'
import { hasGift, isOccupied, isOnFeet } from './crew.ts'
import type { Primitives } from './effects.ts'
import { bring, moveIntruders } from './intruders.ts'
import { distinctActions } from './pay.ts'

/** The dice that are rolled for noise in some places instead of the usual one. Each game adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface NoiseDieTypes {}

declare module '../core/task.ts' {
  interface TaskTypes {
    noiseRoll: { who: Seat }
    /** The roll is on the table; its maker may have a way to roll again. */
    noiseReroll: { who: Seat; face: NoiseFace }
    danger: { who: Seat }
    /** NEM-BASIC-03: Careful Movement leaves its noise where the player likes. */
    markNoise: { who: Seat }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    mark: { corridor: CorridorId }
  }
  interface AskTypes {
    markNoise: true
    noiseReroll: true
  }
  interface EventTypes {
    /** `die`: another than the usual one. */
    noiseRolled: { who: Seat; room: RoomId; face: NoiseFace; die?: keyof NoiseDieTypes }
    noise: { corridor: CorridorId; room: RoomId | null }
    noiseGone: { corridor: CorridorId }
    danger: { who: Seat; room: RoomId }
  }
  interface EffectTypes {
    noiseRoll: object
  }
}

export function placeNoise(g: GameState, corridor: number, room: number, rule: RuleId, tell: Tell | undefined): void {
  g.noise[corridor] = true
  const board = boardOf(g)
  tell?.({ e: 'noise', corridor: board.corridors[corridor], room: room < 0 ? null : board.rooms[room], rule })
}

/** Corridors of a room without a marker; a technical network counts once. NEM-RULING-41 */
const quietCorridors = (g: GameState, room: number): number[] => boardOf(g).around[room].filter(c => !g.noise[c])
export const isNoisyAllAround = (g: GameState, room: number): boolean => {
  for (const corridor of boardOf(g).around[room]) if (!g.noise[corridor]) return false
  return true
}

/** Noise wherever it is still quiet around a room. */
export function noiseAround(g: GameState, room: number, rule: RuleId, tell: Tell | undefined): void {
  for (const corridor of quietCorridors(g, room)) placeNoise(g, corridor, room, rule, tell)
}

/** With the usual die. */
export function rollNoise(g: GameState, who: Seat, tell: Tell | undefined): NoiseFace {
  const { noiseDie } = rulesOf(g)
  const face = noiseDie[roll(g, 'noise', noiseDie.length)]
  tell?.({ e: 'noiseRolled', who, room: boardOf(g).rooms[g.crew[who].room], face, rule: 'NEM-NOISE-01' })
  return face
}

/** NEM-BAG-04, NEM-RULING-39 */
export const bagNoise = (g: GameState, who: Seat): void => next(g, { do: 'noiseRoll', who })

/** The Motion Scanner is carried in the open, and so is the size of a hand. NEM-RULING-200 */
const mayReroll = (g: GameState, who: Seat): boolean =>
  isOnFeet(g, who) && handOf(g, who).length > 0 && hasGift(g, who, 'motionScanner')

/** NEM-NOISE-02, NEM-NOISE-04, NEM-NOISE-08 */
function sound(g: GameState, who: Seat, face: NoiseFace, tell: Tell | undefined): void {
  const { room, slime } = g.crew[who]
  if (face === 'danger' || (face === 'silence' && slime)) return next(g, { do: 'danger', who })
  if (face === 'silence') return
  const own = rulesOf(g).sign(who, face)
  if (own) return next(g, own)
  const corridor = boardOf(g).exits[room][Number(face)]
  if (corridor < 0) return // NEM-RULING-30
  if (g.noise[corridor]) next(g, { do: 'encounter', who })
  else placeNoise(g, corridor, room, 'NEM-NOISE-02', tell)
}

/** LOCK-MARS-22: whatever else is out there comes, from however far, if it fights nobody. */
function dangerOutside(g: GameState, room: number, tell: Tell | undefined): void {
  const { outside } = boardOf(g)
  const there = g.intruders.filter(i => i.room !== room && outside[i.room] && !isOccupied(g, i.room))
  if (there.length === 0) noiseAround(g, room, 'LOCK-MARS-22', tell)
  for (const intruder of there) bring(g, intruder, room, 'LOCK-MARS-22', tell)
}

export const noiseTasks: Handlers<'noiseRoll' | 'noiseReroll' | 'danger' | 'markNoise'> = {
  /** NEM-NOISE-01 */
  noiseRoll(g, { who }, tell) {
    const face = rulesOf(g).rollNoise(g, who, tell)
    if (mayReroll(g, who)) next(g, { do: 'noiseReroll', who, face })
    else sound(g, who, face, tell)
  },

  noiseReroll: {
    ask: 'noiseReroll',
    rule: 'NEM-RULING-176',
    options: (g, { who }) => {
      const cards: Option[] = distinctActions(g, who).map(card => ({ do: 'pay', card }))
      return [{ do: 'decline' }, ...cards]
    },
    answer(g, { who, face }, choice, tell) {
      if (choice.do !== 'pay') return sound(g, who, face, tell)
      const { learned } = discardFromHand(g, who, choice.card)
      tell?.({ e: 'paid', who, card: choice.card, rule: 'NEM-RULING-176', learned })
      sound(g, who, rulesOf(g).rollNoise(g, who, tell), tell)
    },
  },

  /** NEM-NOISE-05..07, NEM-RULING-32, NEM-RULING-33 */
  danger(g, { who }, tell) {
    const { room } = g.crew[who]
    const board = boardOf(g)
    tell?.({ e: 'danger', who, room: board.rooms[room], rule: 'NEM-NOISE-05' })
    if (board.outside[room]) return dangerOutside(g, room, tell)
    const near = g.intruders.filter(
      i => i.room !== room && !isOccupied(g, i.room) && board.ways[room].some(w => w.to === i.room),
    )
    if (near.length === 0) return noiseAround(g, room, 'NEM-NOISE-06', tell)
    moveIntruders(
      g,
      near.map(intruder => ({ intruder, to: room })),
      'NEM-NOISE-05',
      tell,
    )
  },

  markNoise: {
    ask: 'markNoise',
    rule: 'NEM-BASIC-03',
    options: (g, { who }) =>
      quietCorridors(g, g.crew[who].room).map(c => ({ do: 'mark', corridor: boardOf(g).corridors[c] })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'mark') return
      placeNoise(g, boardOf(g).corridorIndex[choice.corridor], g.crew[who].room, 'NEM-BASIC-03', tell)
    },
  },
}

export const noiseEffects: Primitives<'noiseRoll'> = {
  noiseRoll: {
    why: () => null,
    run: (g, { whom }) => next(g, { do: 'noiseRoll', who: whom }),
  },
}
