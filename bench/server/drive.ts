/** Plays many tables at once and notes how long every action took. */
import { setTimeout as pause } from 'node:timers/promises'

/** A table whose players are in this process and whose server is in another. */
export interface Played {
  /**
   * One action, complete when its sender knows that it counts and everybody has what came of it. Null: the game is over.
   */
  act(): Promise<Made | null>
  leave(): Promise<void>
}

/** In ms since it was sent. */
export interface Made {
  accepted: number
  delivered: number
}

export interface Driven {
  actions: Made[]
  seconds: number
}

/** Every table makes its next action as soon as the last is complete, so many in all. */
export const driveHard = (tables: readonly Played[], count: number): Promise<Driven> =>
  drive(tables, async (table, made) => {
    for (let i = 0; i < count; i++) {
      const one = await table.act()
      if (!one) return
      made.push(one)
    }
  })

/** Every table makes an action every so many ms, each at a time of its own. */
export const drivePaced = (tables: readonly Played[], count: number, every: number): Promise<Driven> =>
  drive(tables, async (table, made) => {
    const first = performance.now() + Math.random() * every
    for (let i = 0; i < count; i++) {
      await pause(Math.max(0, first + i * every - performance.now()))
      const one = await table.act()
      if (!one) return
      made.push(one)
    }
  })

async function drive(tables: readonly Played[], play: (table: Played, made: Made[]) => Promise<void>): Promise<Driven> {
  const actions: Made[] = []
  const start = performance.now()
  await Promise.all(tables.map(table => play(table, actions)))
  return { actions, seconds: (performance.now() - start) / 1000 }
}
