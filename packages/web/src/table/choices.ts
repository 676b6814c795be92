/**
 * What the player may choose, as things one can point at. Every choice exists three times with the same number:
 * on the board (or on a card), in the list, on the keyboard. This is where the number comes from.
 */
import type { Choice, Decision, Name, Option } from '@coldwake/rules'

export interface Entry {
  /** Names the thing that is pointed at, e.g. `room:005` or `pass`. */
  key: string
  number: number
  /** The ways of choosing it: a room can be reached by Move or by Careful Movement. */
  options: readonly [Option, ...Option[]]
}

/** The thing an answer points at. */
export function targetOf(choice: Choice): string {
  switch (choice.do) {
    case 'move':
    case 'carefulMove':
      return roomKey(choice.to)
    case 'look':
      return roomKey(choice.room)
    case 'mark':
    case 'door':
      return corridorKey(choice.corridor)
    case 'play':
    case 'pay':
    case 'discard':
    case 'keep':
    case 'drop':
    case 'react':
      return cardKey(choice.card)
    case 'part':
      return `part:${choice.part}`
    case 'search':
      return `deck:${choice.colour}`
    case 'pass':
    case 'done':
    case 'decline':
      return choice.do
  }
}

export const roomKey = (room: string) => `room:${room}`
export const corridorKey = (corridor: string) => `corridor:${corridor}`
export const cardKey = (card: Name) => `card:${card}`

/** Places first, then cards, then ways of saying no: the list reads like the board. */
const RANK: Record<Choice['do'], number> = {
  move: 0,
  carefulMove: 0,
  look: 0,
  mark: 0,
  door: 0,
  part: 0,
  search: 0,
  play: 1,
  pay: 1,
  discard: 1,
  keep: 1,
  drop: 1,
  react: 1,
  done: 2,
  pass: 2,
  decline: 2,
}

/** Every option of the question, grouped by what it points at and numbered from 1. */
export function entriesOf(decision: Decision): Entry[] {
  const groups = new Map<string, [Option, ...Option[]]>()
  for (const option of decision.options) {
    const group = groups.get(targetOf(option))
    if (group) group.push(option)
    else groups.set(targetOf(option), [option])
  }
  // In a window declining comes first, as the engine has it: whoever holds no card sees the same number 1.
  const rank = (choice: Choice) => (decision.ask === 'window' ? 0 : RANK[choice.do])
  return [...groups]
    .sort(([, [a]], [, [b]]) => rank(a) - rank(b))
    .map(([key, options], i) => ({ key, number: i + 1, options }))
}

/** Is it a place on the board, rather than a card or a word? */
export const isPlace = (entry: Entry): boolean => /^(room|corridor):/.test(entry.key)

/** Two answers that say the same, whatever price is printed on one of them. */
export function sameChoice(a: Choice, b: Choice): boolean {
  return a.do === b.do && targetOf(a) === targetOf(b)
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
    const found = entries.find(entry => String(entry.number) === typed.slice(from))
    if (found) return found
  }
  return null
}
