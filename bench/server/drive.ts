/** Plays many tables at once and notes how long every move took. */
import { setTimeout as pause } from 'node:timers/promises'

/** A table whose players are in this process and whose server is in another. */
export interface Played {
  /**
   * One move, complete when its sender knows that it counts and everybody has what came of it. Null: the game is over.
   */
  move(): Promise<Move | null>
  leave(): Promise<void>
}

/** In ms since it was sent. */
export interface Move {
  accepted: number
  delivered: number
}

export interface Driven {
  moves: Move[]
  seconds: number
}

/** Every table makes its next move as soon as the last is complete, so many moves in all. */
export const driveHard = (tables: readonly Played[], moves: number): Promise<Driven> =>
  drive(tables, async (table, made) => {
    for (let i = 0; i < moves; i++) {
      const move = await table.move()
      if (!move) return
      made.push(move)
    }
  })

/** Every table makes a move every so many ms, each at a time of its own. */
export const drivePaced = (tables: readonly Played[], moves: number, every: number): Promise<Driven> =>
  drive(tables, async (table, made) => {
    const first = performance.now() + Math.random() * every
    for (let i = 0; i < moves; i++) {
      await pause(Math.max(0, first + i * every - performance.now()))
      const move = await table.move()
      if (!move) return
      made.push(move)
    }
  })

async function drive(tables: readonly Played[], play: (table: Played, made: Move[]) => Promise<void>): Promise<Driven> {
  const moves: Move[] = []
  const start = performance.now()
  await Promise.all(tables.map(table => play(table, moves)))
  return { moves, seconds: (performance.now() - start) / 1000 }
}
