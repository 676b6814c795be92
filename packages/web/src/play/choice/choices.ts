/**
 * What the player may choose, as things one can point at. Every choice exists three times with the same number:
 * on the board (or on a card), in the list, on the keyboard. This is where the number comes from.
 */
import type {
  Ask,
  Choice,
  CorridorId,
  Decision,
  Name,
  Option,
  PowerPlace,
  Seat,
  TableView,
} from '@coldwake/rules/facts'

export interface Entry {
  /** Names the thing that is pointed at, e.g. `room:005` or `pass`. */
  key: string
  number: number
  /** The ways of choosing it: a room can be reached by Move or by Careful Movement. */
  options: readonly [Option, ...Option[]]
}

/** The thing an answer points at. Ways of getting to the same room are one thing; so are uses of a card in hand. */
function targetOf(choice: Choice): string {
  switch (choice.do) {
    case 'move':
    case 'carefulMove':
    case 'rideElevator':
    case 'drive':
      return roomKey(choice.to)
    case 'look':
    case 'room':
      return roomKey(choice.room)
    case 'mark':
    case 'door':
    case 'way':
      return corridorKey(choice.corridor)
    case 'play':
    case 'pay':
    case 'discard':
    case 'react':
    case 'playAs':
      return cardKey(choice.card)
    case 'use':
    case 'activate':
    case 'drop':
    case 'item':
    case 'wound':
    case 'keep':
    case 'objective':
    case 'character':
    case 'put':
    case 'takeBack':
    case 'show':
    case 'top':
    case 'resolve':
      return `${choice.do}:${choice.card}`
    case 'make':
      return `make:${choice.card}:${choice.of}:${choice.and}`
    case 'makeOf':
      return `make:${choice.card}:${choice.of}`
    case 'who':
    case 'partner':
      return `seat:${choice.whom}`
    case 'intruder':
      return intruderKey(choice.intruder)
    case 'object':
      return choice.whom === undefined ? `object:${choice.object}` : `object:${choice.object}:${choice.whom}`
    case 'pod':
      return `pod:${choice.pod}`
    case 'space':
      return `space:${choice.space}`
    case 'part':
      return `part:${choice.part}`
    case 'search':
      return `deck:${choice.colour}`
    case 'back':
      return `back:${choice.back}`
    case 'token':
      return tokenKey(choice.whom, choice.at)
    case 'timeSpace':
      return spaceKey(choice.space)
    case 'powerPlace':
      return powerKey(choice.place)
    case 'powerToken':
      return `lay:${choice.token}`
    case 'escape':
      return `escape:${choice.how}`
    case 'computer':
    case 'callElevator':
    case 'roomAction':
    case 'shoot':
    case 'melee':
    case 'pickUp':
    case 'trade':
    case 'craft':
    case 'pass':
    case 'launch':
    case 'leave':
    case 'stay':
    case 'done':
    case 'accept':
    case 'decline':
    case 'eggs':
    case 'ready':
    case 'end':
      return choice.do
  }
}

export const roomKey = (room: string) => `room:${room}`
export const corridorKey = (corridor: string) => `corridor:${corridor}`
export const intruderKey = (intruder: number) => `intruder:${intruder}`
export const powerKey = (place: PowerPlace) => `power:${place}`
export const spaceKey = (space: number) => `time:${space}`
const tokenKey = (whom: Seat | null, at: number) => `token:${whom ?? 'pool'}:${at}`
export const cardKey = (card: Name) => `card:${card}`

const ON_BOARD = /^(room|corridor|intruder|power):/

const LAST: readonly Choice['do'][] = ['done', 'pass', 'decline', 'stay', 'ready', 'end']
/** Things that are done with what lies in the hand or the pockets. */
const WITH_CARDS: readonly Choice['do'][] = ['play', 'playAs', 'use', 'activate', 'drop', 'pay', 'discard', 'react']

/** What is on the board first, then deeds, then cards, then ways of saying no: the list reads like the board. */
function rankOf(choice: Choice): number {
  if (ON_BOARD.test(targetOf(choice))) return 0
  if (LAST.includes(choice.do)) return 3
  return WITH_CARDS.includes(choice.do) ? 2 : 1
}

/** Questions whether anybody reacts. They look the same whether one holds the card or not. */
export const isWindow = (ask: Ask): boolean => WINDOWS.has(ask)
const WINDOWS: ReadonlySet<Ask> = new Set<Ask>(['window', 'attackWindow', 'darkWindow', 'dodge', 'bagWindow'])

/** Is somebody about to become somebody? */
export const isDrafting = ({ asking }: TableView): boolean => asking?.ask === 'draft' || asking?.ask === 'character'

/** Every option of the question, grouped by what it points at and numbered from 1. */
export function entriesOf(decision: Decision): Entry[] {
  const groups = new Map<string, [Option, ...Option[]]>()
  for (const option of decision.options) {
    const group = groups.get(targetOf(option))
    if (group) group.push(option)
    else groups.set(targetOf(option), [option])
  }
  // In a window declining comes first, as the engine has it: whoever holds no card sees the same number 1.
  const rank = (choice: Choice) => (isWindow(decision.ask) ? 0 : rankOf(choice))
  return [...groups]
    .sort(([, [a]], [, [b]]) => rank(a) - rank(b))
    .map(([key, options], i) => ({ key, number: i + 1, options }))
}

/** Is it something on the board, rather than a card or a word? */
export const isOnBoard = (entry: Entry): boolean => ON_BOARD.test(entry.key)

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
    const found = entries.find(entry => String(entry.number) === typed.slice(from))
    if (found) return found
  }
  return null
}
