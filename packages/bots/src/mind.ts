/** A view becomes a mind: what is seen, what was heard, what is wanted, and how good it is to be where. */
import type { Decision, Option, View } from '@coldwake/rules/facts'
import { answerWorth } from './answers.ts'
import type { Memory, Scene } from './bot.ts'
import type { Goal } from './consideration.ts'
import { shared } from './considerations/index.ts'
import type { Plan } from './plan.ts'
import { itemCalled, tileAt } from './printed.ts'
import { prospects } from './prospects.ts'
import { see } from './see.ts'
import type { Sight } from './sight.ts'
import { tilesTold } from './talk/hearsay.ts'
import { recorded } from './talk/ledger.ts'
import type { Weighed } from './weighing.ts'

/** One moment, read and weighed. */
export interface Mind extends Weighed {
  sight: Sight
  /** The plan of the game's own officers. */
  plan: Plan
  /** All goals: those of the plan, and of what officers of every game consider. */
  goals: readonly Goal[]
  /** Room → how good it is to be there. */
  prospects: (room: number) => number
}

/** The memory after everything that is said and seen now. */
export const listened = (scene: Scene, memory: Memory): Memory => ({
  ...memory,
  ledger: recorded(scene, memory.ledger),
})

/** Null where nothing is known of the game, or nobody sits there. */
export function mindOf(view: View, memory: Memory): Mind | null {
  const seen = see(view, memory)
  if (!seen) return null
  const sight = withRoomsTold(seen)
  const plan = sight.slice.plan(sight)
  const goals = [...plan.goals, ...shared.goals({ sight })]
  return { sight, plan, goals, prospects: prospects(sight, goals, plan.standing) }
}

/** The worth of each option. */
export const worths = (mind: Mind, decision: Decision): number[] =>
  mind.plan.worths?.(decision) ?? decision.options.map((option: Option) => answerWorth(mind, decision, option))

/** Rooms that trusted players speak of count as known. */
function withRoomsTold(sight: Sight): Sight {
  const told = tilesTold(sight).filter(({ room }) => sight.tiles[room] === null)
  if (told.length === 0) return sight
  const tiles = [...sight.tiles]
  for (const { room, tile } of told) tiles[room] ??= tile
  return { ...sight, tiles }
}

/** The memory after an answer that is about to be given. */
export function remembered({ sight }: Mind, option: Option, memory: Memory): Memory {
  if (option.do === 'trade') return { ...memory, dealt: sight.table.round }
  if (option.do !== 'roomAction' && option.do !== 'use') return memory
  const effects = option.do === 'use' ? itemCalled(sight, option.card)?.effect : tileAt(sight, sight.here)?.action
  const scans = effects?.some(effect => effect.fx === 'scan' && effect.zone === 'everywhere')
  return scans ? { ...memory, clean: sight.my.contamination } : memory
}
