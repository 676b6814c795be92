/** Tries options in dealt worlds, and says which is the best; the officer's choice unless another is clearly better. */
import type { Option, TableView } from '@coldwake/rules/facts'
import type { Memory, Scene } from '../bot.ts'
import { next } from '../chance.ts'
import { at } from '../indexed.ts'
import type { Model, Outlook } from '../value/model.ts'
import type { Ahead } from './ahead.ts'
import { playout, type Search } from './playout.ts'
import { leaderOf, leadOf, remaining } from './racing.ts'
import type { SearchWeights } from './weights.ts'

/** Words of a key. */
const WORDS = 8

export interface Trial {
  scene: Scene
  memory: Memory
  model: Model
  /** The officer's choice, and what else may be tried. */
  options: readonly Option[]
  ahead: Ahead
  settings: SearchWeights
}

/** The place of the best option in the list, and the memory after it. Pauses between playouts. */
export function* best({ scene, memory, model, options, ahead, settings }: Trial): Generator<void, Best> {
  const { table, me, talk } = scene
  if (!me) return { option: 0, memory }
  const worldFor = ahead.worlds({ table, me })
  const search: Search = { seat: me.seat, model, talk, memory, until: table.round + settings.rounds, spent: 0 }
  const results: number[][] = options.map(() => [])
  let running = options.map((_, index) => index)
  let after = memory
  for (let dealt = 0; dealt < settings.worlds && running.length > 1; dealt++) {
    const drawn = keyFrom(after)
    after = drawn.memory
    const world = worldFor(drawn.key)
    if (!world) break
    for (const index of running) {
      at(results, index).push(worthOf(table, playout(search, world.copy(), at(options, index)), settings))
      yield
    }
    if (search.spent >= settings.most) break
    if (dealt + 1 >= settings.first && (dealt + 1) % settings.batch === 0)
      running = remaining(results, running, settings.dropped)
  }
  return { option: judged(results, running, settings), memory: after }
}

export interface Best {
  option: number
  memory: Memory
}

/** The first option stands unless the leader is better than that beyond chance. */
function judged(results: readonly number[][], running: readonly number[], { taken, gain }: SearchWeights): number {
  const leader = leaderOf(results, running)
  const { mean, error } = leadOf(at(results, leader), at(results, 0))
  return mean > gain && mean > taken * error ? leader : 0
}

const worthOf = ({ mode }: TableView, { survive, win }: Outlook, { life }: SearchWeights): number =>
  win + survive * life[mode]

function keyFrom(memory: Memory): { key: number[]; memory: Memory } {
  const key: number[] = []
  let after = memory
  while (key.length < WORDS) {
    const drawn = next(after)
    after = drawn.memory
    key.push(Math.floor(drawn.value * 0x1_0000_0000))
  }
  return { key, memory: after }
}
