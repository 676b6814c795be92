/** Facts printed on rooms, cards and items, looked up once for each box. */
import {
  cardEffect,
  type Effect,
  type ItemInfo,
  itemInfo,
  type Name,
  roomInfo,
  type Tile,
  woundInfo,
} from '@coldwake/rules/facts'
import { at } from './indexed.ts'
import type { Sight } from './sight.ts'

/** The same function, which answers from memory when it is asked again about the same thing of the same box. */
function once<T>(look: (game: string, name: Name) => T): (game: string, name: Name) => T {
  const found = new Map<string, { is: T }>()
  return (game, name) => {
    const key = `${game}/${name}`
    let known = found.get(key)
    if (!known) {
      known = { is: look(game, name) }
      found.set(key, known)
    }
    return known.is
  }
}

const tileOf = once<Tile | null>(roomInfo)
/** The tile of a room; null where I do not know it. */
export function tileAt(sight: Sight, room: number): Tile | null {
  const name = at(sight.tiles, room)
  return name === null ? null : tileOf(sight.table.game, name)
}

const effectsOf = once<readonly Effect[]>((game, card) => cardEffect(game, card) ?? [])
/** The effects of an action card; none for any other card. */
export const cardDoes = (sight: Sight, card: Name): readonly Effect[] => effectsOf(sight.table.game, card)

const itemOf = once<ItemInfo | null>(itemInfo)
export const itemCalled = (sight: Sight, card: Name): ItemInfo | null => itemOf(sight.table.game, card)

/** True for a wound with which I am in darkness wherever I am. */
export const darkens = once<boolean>((game, wound) => woundInfo(game, wound)?.alwaysDark ?? false)

/** All that a card may do, whichever parts of it are chosen. */
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

/** True for action cards and items that open doors. */
export const opensDoors = once<boolean>((game, card) =>
  inner(cardEffect(game, card) ?? itemInfo(game, card)?.effect ?? []).some(
    effect => effect.fx === 'door' && effect.how !== 'mend',
  ),
)
