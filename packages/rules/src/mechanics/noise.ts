/** Noise rolls, Danger, and what is drawn by the noise. NEM-NOISE, NEM-TECH-03/04, NEM-ENC. */
import { roll } from '../core/pieces.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { RuleId, Seat, Tell } from '../core/types.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    noiseRoll: { who: Seat }
    danger: { who: Seat }
    encounter: { who: Seat }
    /** NEM-BASIC-03: Careful Movement leaves its noise where the player likes. */
    markNoise: { who: Seat }
  }
}

function placeNoise(g: GameState, corridor: number, room: number, rule: RuleId, tell: Tell | undefined): void {
  g.noise[corridor] = true
  const board = boardOf(g)
  tell?.({ e: 'noise', corridor: board.corridors[corridor], room: board.rooms[room], rule })
}

/** Corridors of a room without a marker; a technical network counts once. NEM-RULING-41 */
export const quietCorridors = (g: GameState, room: number): number[] => boardOf(g).around[room].filter(c => !g.noise[c])
export const isNoisyAllAround = (g: GameState, room: number): boolean => boardOf(g).around[room].every(c => g.noise[c])

export const noiseTasks: Handlers<'noiseRoll' | 'danger' | 'encounter' | 'markNoise'> = {
  /** NEM-NOISE-01 */
  noiseRoll(g, { who }, tell) {
    const { noiseDie } = rulesOf(g)
    const face = noiseDie[roll(g, 'noise', noiseDie.length)]
    const { room, slime } = g.crew[who]
    const board = boardOf(g)
    tell?.({ e: 'noiseRolled', who, room: board.rooms[room], face, rule: 'NEM-NOISE-01' })
    if (face === 'danger' || (face === 'silence' && slime)) return next(g, { do: 'danger', who })
    if (face === 'silence') return
    const corridor = board.exits[room][Number(face)]
    if (corridor < 0) return // NEM-RULING-30
    if (g.noise[corridor]) next(g, { do: 'encounter', who })
    else placeNoise(g, corridor, room, 'NEM-NOISE-02', tell)
  },

  /** NEM-NOISE-06: with no intruder near, noise everywhere it is still quiet. */
  danger(g, { who }, tell) {
    const { room } = g.crew[who]
    tell?.({ e: 'danger', who, room: boardOf(g).rooms[room], rule: 'NEM-NOISE-06' })
    for (const corridor of quietCorridors(g, room)) placeNoise(g, corridor, room, 'NEM-NOISE-06', tell)
  },

  /** NEM-ENC-03. No intruder comes out of the dark yet: the encounter is told and the game goes on. */
  encounter(g, { who }, tell) {
    const { room } = g.crew[who]
    const board = boardOf(g)
    tell?.({ e: 'encounter', who, room: board.rooms[room], rule: 'NEM-NOISE-04' })
    for (const corridor of board.around[room]) {
      if (!g.noise[corridor]) continue
      g.noise[corridor] = false
      tell?.({ e: 'noiseGone', corridor: board.corridors[corridor], rule: 'NEM-ENC-03' })
    }
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
