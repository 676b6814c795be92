/** A view read once into what a mind works with: rooms as numbers, who and what is where, how far it is. */
import {
  type About,
  type Board,
  type CrewView,
  cardEffect,
  type Effect,
  type Facts,
  findFacts,
  type IntruderView,
  type ItemInfo,
  itemInfo,
  type MyView,
  type Name,
  type RoomView,
  roomInfo,
  type Seat,
  type TableView,
  type Tile,
  type View,
} from '@coldwake/rules/facts'
import type { Memory } from './bot.ts'
import type { Ledger } from './ledger.ts'

export interface Sight {
  table: TableView
  me: MyView
  my: CrewView
  seat: Seat
  facts: Facts
  board: Board
  /** The room I am in. */
  here: number
  rooms: readonly RoomView[]
  /** Room → the tile, as far as I know it. */
  tiles: readonly (Name | null)[]
  /** Room → intruders in it, and people on their feet. */
  intruders: readonly (readonly IntruderView[])[]
  crew: readonly (readonly Seat[])[]
  /** Corridor → is there a marker, is its door shut. */
  noise: readonly boolean[]
  shut: readonly boolean[]
  /** Room → is it without light? */
  dark: readonly boolean[]
  /** Where the elevator is; null while it does not run. */
  lift: { at: number } | null
  /** Action cards in my hand, Contamination left out. */
  actions: readonly Name[]
  about: About
  /** Is anything in the room with me? */
  fighting: boolean
  /** Serious wounds, dressed or not. */
  serious: number
  /** Do I hold anything that opens a door? */
  opens: boolean
  /** How many of my Contamination cards I know to be clean, wherever they are. */
  clean: number
  /** What I hold of others. */
  ledger: Ledger
  /** The round I opened a trade in last. */
  dealt: number
}

const isContamination = (name: Name): boolean => name.startsWith('contamination')

/** Power is given to sections; what lies in none, as the stairs do, has none, and under the sky none is needed. */
function isDark({ facility }: TableView, board: Board, room: number): boolean {
  if (!facility || board.outside[room]) return false
  const section = board.data.sections?.[board.sectionOf[room]]?.id
  return !facility.power.some(({ place, on }) => on && place === section)
}

/** The seats of those who can still be met. */
export const isAboard = ({ fate }: CrewView): boolean => fate === 'aboard'

/** Null for whoever has no seat, and for a game whose box is not open. */
export function see(view: View, memory: Memory): Sight | null {
  const { table, me } = view
  const facts = findFacts(table.game)
  const board = facts?.boards[table.board]
  if (!me || !facts || !board) return null
  const my = table.crew[me.seat]
  const intruders: IntruderView[][] = board.rooms.map(() => [])
  for (const intruder of table.intruders) intruders[board.roomIndex[intruder.room]]?.push(intruder)
  const crew: Seat[][] = board.rooms.map(() => [])
  for (const one of table.crew) if (isAboard(one) && one.pod === null) crew[board.roomIndex[one.room]].push(one.seat)
  const tiles = table.rooms.map(room => room.tile)
  for (const { room, tile } of me.tiles) tiles[board.roomIndex[room]] ??= tile
  const noise = board.corridors.map(() => false)
  for (const corridor of table.noise) noise[board.corridorIndex[corridor]] = true
  const shut = board.corridors.map(() => false)
  for (const { corridor, state } of table.doors) shut[board.corridorIndex[corridor]] = state === 'closed'
  const here = board.roomIndex[my.room]
  return {
    table,
    me,
    my,
    seat: me.seat,
    facts,
    board,
    here,
    rooms: table.rooms,
    tiles,
    intruders,
    crew,
    noise,
    shut,
    dark: board.rooms.map((_, room) => isDark(table, board, room)),
    lift: table.facility?.power.some(({ place, on }) => on && place === 'elevator')
      ? { at: board.roomIndex[table.facility.elevator] }
      : null,
    actions: me.hand.filter(name => !isContamination(name)),
    about: table.asking?.about ?? {},
    fighting: intruders[here].length > 0 && isAboard(my) && my.pod === null,
    serious: my.wounds.length + my.dressed.length,
    opens: [...me.hand, ...me.inventory].some(card => opensDoors(table.game, card)),
    clean: Math.min(memory.clean, my.contamination),
    ledger: memory.ledger,
    dealt: memory.dealt,
  }
}

// ---------------------------------------------------------------- what is printed, found once

const tilesByName = new Map<string, Tile | null>()
/** What a room is; null where nobody has told me. */
export function tileAt(s: Sight, room: number): Tile | null {
  const name = s.tiles[room]
  if (name === null) return null
  const key = `${s.table.game}/${name}`
  let tile = tilesByName.get(key)
  if (tile === undefined) {
    tile = roomInfo(s.table.game, name)
    tilesByName.set(key, tile)
  }
  return tile
}

const effects = new Map<string, readonly Effect[]>()
/** What an action card does; nothing for any other card. */
export function cardDoes(s: Sight, card: Name): readonly Effect[] {
  const key = `${s.table.game}/${card}`
  let found = effects.get(key)
  if (!found) {
    found = cardEffect(s.table.game, card) ?? []
    effects.set(key, found)
  }
  return found
}

/** All that a card may do, whatever is chosen of it. */
export const inner = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap(effect => {
    switch (effect.fx) {
      case 'choose':
        return inner(effect.of.flat())
      case 'patient':
        return inner(effect.of)
      case 'may':
        return inner(effect.do)
      default:
        return [effect]
    }
  })

const openers = new Map<string, boolean>()
/** An action card, or an item. */
function opensDoors(game: string, card: Name): boolean {
  const key = `${game}/${card}`
  let found = openers.get(key)
  if (found === undefined) {
    const does = inner(cardEffect(game, card) ?? itemInfo(game, card)?.effect ?? [])
    found = does.some(effect => effect.fx === 'door' && effect.how !== 'mend')
    openers.set(key, found)
  }
  return found
}

const items = new Map<string, ItemInfo | null>()
export function itemCalled(s: Sight, card: Name): ItemInfo | null {
  const key = `${s.table.game}/${card}`
  let found = items.get(key)
  if (found === undefined) {
    found = itemInfo(s.table.game, card)
    items.set(key, found)
  }
  return found
}

/** Where a room is that everybody, or I alone, have seen; −1 while it is not found. */
export const roomCalled = (s: Sight, tile: Name): number => s.tiles.indexOf(tile)

// ---------------------------------------------------------------- distances

/** As far as anything can be. */
export const FAR = 99
/** A shut door, for whoever can open it and for others: somebody may do so, or break through it. */
const DOOR = 2
const LOCKED = 9
const COMPANY = 1.5

/** Steps from everywhere to this room, detours around what waits on the way counted in steps. */
export function stepsTo(s: Sight, target: number): number[] {
  const { ways } = s.board
  const steps = ways.map(() => FAR)
  steps[target] = 0
  const toll = (room: number) =>
    1 + (room !== target && s.intruders[room].length > 0 ? COMPANY : 0) + (s.rooms[room].fire ? 1 : 0)
  const door = s.opens ? DOOR : LOCKED
  const queue = [target]
  for (let i = 0; i < queue.length; i++) {
    const room = queue[i]
    for (const { to, via } of ways[room]) {
      // Whoever goes from `to` towards the target comes through this room.
      const far = steps[room] + toll(room) + (s.shut[via] ? door : 0)
      if (far >= steps[to]) continue
      steps[to] = far
      queue.push(to)
    }
    // The elevator makes no noise, but has to be called first where it is not.
    if (s.lift && s.board.floors[room])
      for (let to = 0; to < steps.length; to++) {
        const far = steps[room] + toll(room) + (to === s.lift.at ? 0 : 1)
        if (!s.board.floors[to] || s.rooms[to].malfunction || far >= steps[to]) continue
        steps[to] = far
        queue.push(to)
      }
  }
  return steps
}
