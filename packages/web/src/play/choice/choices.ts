/**
 * What the player may choose, as things one can point at. Every choice exists three times with the same number:
 * on the board (or on a card), in the list, on the keyboard. This is where the number comes from.
 */
import {
  type Choice,
  type CorridorId,
  type Decision,
  isReaction,
  type Option,
  type TableView,
} from '@coldwake/rules/facts'
import type { ChoicePlace } from './choiceRecord.ts'
import { fightsBack, placeOf, targetOf } from './choiceRecords.ts'

export interface Entry {
  /** Names the thing that is pointed at, e.g. `room:005` or `pass`. */
  key: string
  /** From 1 on; 0: it is reached by its letter only. */
  number: number
  /** The ways of choosing it: a room can be reached by Move or by Careful Movement. */
  options: readonly [Option, ...Option[]]
}

type Order = Readonly<Record<ChoicePlace, number>>

/** What is on the board first, then deeds, then cards, then ways of saying no: the list reads like the board. */
const IN_ORDER: Order = { board: 0, fight: 1, deed: 2, card: 3, drop: 3, last: 4 }
/** In a turn what is dropped is chosen where it is carried: its numbers come after all that stand in the list. */
const IN_TURN: Order = { ...IN_ORDER, drop: 5 }
/** Beside an Intruder fighting comes first, then the ways out of it, and what is of no use in it after that. */
const IN_COMBAT: Order = { fight: 0, board: 1, deed: 2, card: 3, last: 4, drop: 5 }

/** Questions whether anybody reacts. They look the same whether one holds the card or not. */
export const isWindow = isReaction

/** True while players are choosing characters. */
export const isDrafting = ({ asking }: TableView): boolean => asking?.ask === 'draft' || asking?.ask === 'character'

/** Every option of the question, grouped by what it points at and numbered from 1 but for passing; `fighting`: beside an Intruder. */
export function entriesOf(decision: Decision, fighting = false, game = ''): Entry[] {
  const groups = new Map<string, [Option, ...Option[]]>()
  for (const option of decision.options) {
    const group = groups.get(targetOf(option))
    if (group) group.push(option)
    else groups.set(targetOf(option), [option])
  }
  // In a window declining comes first, as the engine has it: whoever holds no card sees the same number 1.
  const order = decision.ask !== 'turn' ? IN_ORDER : fighting ? IN_COMBAT : IN_TURN
  const rank = (choice: Choice) => {
    if (isWindow(decision.ask)) return 0
    const place = order[placeOf(choice)]
    // Cards that fight come right after Shoot and Melee.
    return order === IN_COMBAT && fightsBack(choice, game) ? Math.min(place, 0.5) : place
  }
  // Shoot keeps its number when it is not possible: the same key must never become a blow.
  let numbers = order === IN_COMBAT && groups.has('melee') && !groups.has('shoot') ? 1 : 0
  return (
    [...groups]
      .sort(([, [a]], [, [b]]) => rank(a) - rank(b))
      // Where there is nothing else to do, the first number passes as well.
      .map(([key, options]) => ({ key, number: key === 'pass' && numbers > 0 ? 0 : ++numbers, options }))
  )
}

/** Is it something on the board, rather than a card or a word? */
export const isOnBoard = ({ options: [option] }: Entry): boolean => placeOf(option) === 'board'

/** Is it a thing to drop? In a turn it is chosen where it is carried. */
export const isDrop = ({ options: [option] }: Entry): boolean => option.do === 'drop'

/** Through which of two corridors to the same room, where that is part of the answer. */
export const viaOf = (choice: Choice): CorridorId | undefined => ('via' in choice ? choice.via : undefined)

/** What tells apart two answers that do the same with the same thing. */
const mannerOf = (choice: Choice): string | undefined => (choice.do === 'playAs' ? choice.as : viaOf(choice))

/** Two answers that say the same, whatever price is printed on one of them. */
export function sameChoice(a: Choice, b: Choice): boolean {
  return a.do === b.do && targetOf(a) === targetOf(b) && mannerOf(a) === mannerOf(b)
}

/** An option without its price: what is sent. */
export function choiceOf({ cost: _, ...choice }: Option): Choice {
  return choice
}

/**
 * Which entry the typed digits mean. Numbers above 9 are typed as two digits in a row, so the first digit already
 * selects something and the second corrects it: nothing is committed before Enter.
 */
export function entryTyped(entries: readonly Entry[], typed: string): Entry | null {
  for (let from = 0; from < typed.length; from++) {
    const found = entries.find(({ number }) => number > 0 && String(number) === typed.slice(from))
    if (found) return found
  }
  return null
}
