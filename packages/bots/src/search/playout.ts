/** Plays a world on for a while: every seat answers as an officer would, from its own view, and nobody speaks. */
import type { Decision, Option, Seat, TableView } from '@coldwake/rules/facts'
import type { Memory, Spoken } from '../bot.ts'
import { begin, next } from '../chance.ts'
import { at } from '../indexed.ts'
import { listened, mindOf, remembered, worths } from '../mind.ts'
import { pickedBy } from '../officer.ts'
import type { Model, Outlook } from '../value/model.ts'
import { outlookOf, standingOf } from '../value/outlook.ts'
import type { World } from './ahead.ts'

export interface Search {
  seat: Seat
  model: Model
  /** What everybody has heard. */
  talk: readonly Spoken[]
  /** What the searcher remembers. */
  memory: Memory
  /** The round that is not played any more. */
  until: number
  /** Answers thought about so far: the measure of what a search costs. */
  spent: number
}

/** No playout takes more answers than this. */
const LONGEST = 600
/** Fates of characters who did not get away, once it is over. */
const LOST: readonly string[] = ['dead', 'aboard', 'inPod']

/** What becomes of the searcher if it takes this option in this world. */
export function playout(search: Search, world: World, option: Option): Outlook {
  const { seat, until } = search
  const memories: Memory[] = []
  memories[seat] = search.memory
  world.choose(seat, option)
  for (let answers = 0; answers < LONGEST && !world.isOver && world.round < until; answers++) {
    const open = world.pending()
    if (open.length === 0) break
    answerFor(search, world, nextOf(open), memories)
  }
  return outlook(search, world, memories)
}

/** A seat that can end the question for everybody waits for the others. */
const nextOf = (open: readonly Decision[]): Decision =>
  open.find(({ options }) => !options.some(option => option.do === 'end')) ?? at(open, 0)

function answerFor(search: Search, world: World, decision: Decision, memories: Memory[]): void {
  const { seat, options } = decision
  if (options.length === 1 || decision.ask === 'lastDrop') return world.choose(seat, at(options, 0))
  search.spent++
  const view = world.look(seat)
  // Others have heard what was said to all, and make of it what they see; nothing of the searcher's memory is theirs.
  const memory = memories[seat] ?? listened({ ...view, talk: search.talk, whispers: [] }, begin(search.memory.chance))
  const mind = mindOf(view, memory)
  if (!mind) {
    const drawn = next(memory)
    memories[seat] = drawn.memory
    return world.choose(seat, at(options, Math.floor(drawn.value * options.length)))
  }
  const { option, memory: after } = pickedBy(worths(mind, decision), options, memory)
  memories[seat] = remembered(mind, option, after)
  world.choose(seat, option)
}

const LOSS: Outlook = { survive: 0, win: 0 }

function outlook({ seat, model, memory }: Search, world: World, memories: readonly Memory[]): Outlook {
  const view = world.look(seat)
  if (view.table.over) return result(view.table, view.table.over.winners, seat)
  const standing = standingOf(view, memories[seat] ?? memory)
  return (standing && outlookOf(model, standing)) ?? LOSS
}

const result = ({ crew }: TableView, winners: readonly Seat[], seat: Seat): Outlook => ({
  survive: LOST.includes(crew[seat]?.fate ?? 'dead') ? 0 : 1,
  win: winners.includes(seat) ? 1 : 0,
})
