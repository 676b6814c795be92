/** What printed effects come down to, whatever choices and conditions they stand in. */
import { contentIds, type Effect, type Name, roomInfo } from '@coldwake/rules/facts'

type Wanted = (effect: Effect) => boolean

/** An effect that has lists of effects in it has them in its fields. */
function within(value: unknown, wanted: Wanted): boolean {
  if (Array.isArray(value)) return value.some(one => within(one, wanted))
  if (typeof value !== 'object' || value === null) return false
  return (isEffect(value) && wanted(value)) || Object.values(value).some(one => within(one, wanted))
}
const isEffect = (value: object): value is Effect => 'fx' in value

export const includesEffect = (effects: readonly Effect[] | null | undefined, wanted: Wanted): boolean =>
  within(effects ?? [], wanted)

/** Rooms of a game whose action does this. */
export const tilesThat = (game: string, wanted: Wanted): Name[] => {
  const { tile, special } = contentIds(game)
  return [...tile, ...special].filter(name => includesEffect(roomInfo(game, name)?.action, wanted))
}
