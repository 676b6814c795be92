/** A bot that is asked from elsewhere. Its view comes as text, so that nothing else is where it thinks. */
import type { Bot, Chosen, Memory, Scene } from './bot.ts'
import { cadet } from './cadet.ts'
import type { Level } from './levels.ts'
import { officer } from './officer.ts'
import { random } from './random.ts'
import type { Ahead } from './search/ahead.ts'
import { veteran } from './veteran.ts'

/** Bots by the name that tables and the command line use. */
export const bots: Readonly<Record<Level, Bot>> = { random, cadet, officer, veteran }

export interface Question {
  level: Level
  /** The JSON of a `Scene`, in which the seat that looks has a decision. */
  scene: string
  memory: Memory
}

export function think({ level, scene, memory }: Question, ahead?: Ahead): Chosen {
  const { seen, decision } = read(scene)
  return bots[level].choose(() => seen, decision, memory, ahead)
}

/** Milliseconds of thinking between two pauses. What a bot chooses does not depend on them. */
const BREATH = 20

/**
 * The same with pauses, in which the thread may do other things; `pause` says whether anybody still waits for the answer.
 * Null: nobody does.
 */
export async function ponder(
  { level, scene, memory }: Question,
  ahead: Ahead,
  pause: () => Promise<boolean>,
): Promise<Chosen | null> {
  const { seen, decision } = read(scene)
  const thought = bots[level].ponder?.(() => seen, decision, memory, ahead)
  if (!thought) return bots[level].choose(() => seen, decision, memory)
  let since = performance.now()
  for (;;) {
    const step = thought.next()
    if (step.done) return step.value
    if (performance.now() - since < BREATH) continue
    if (!(await pause())) return null
    since = performance.now()
  }
}

function read(scene: string) {
  const seen: Scene = JSON.parse(scene)
  const decision = seen.me?.decision
  if (!decision) throw new Error('a bot was asked nothing')
  return { seen, decision }
}

/** True for bots that look ahead. */
export const looksAhead = (level: Level): boolean => bots[level].ponder !== undefined
