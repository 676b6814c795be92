/** A bot that is asked from elsewhere. Its view comes as text, so that nothing else is where it thinks. */
import type { Bot, Chosen, Memory, Scene } from './bot.ts'
import { cadet } from './cadet.ts'
import type { Level } from './levels.ts'
import { officer } from './officer.ts'
import { random } from './random.ts'

/** Bots by the name that tables and the command line use. */
export const bots: Readonly<Record<Level, Bot>> = { random, cadet, officer }

export interface Question {
  level: Level
  /** The JSON of a `Scene`, in which the seat that looks has a decision. */
  scene: string
  memory: Memory
}

export function think({ level, scene, memory }: Question): Chosen {
  const seen: Scene = JSON.parse(scene)
  const decision = seen.me?.decision
  if (!decision) throw new Error('a bot was asked nothing')
  return bots[level].choose(() => seen, decision, memory)
}
