/** What a field of an input or option holds: checks the value as a file writes it and turns it into the engine's. */
import type { Face } from '../core/content.ts'
import type { Choice } from '../core/types.ts'
import { flag, oneOf, text, whole } from './fields.ts'
import type { Names } from './names.ts'

export type Value = (names: Names, value: unknown, path: string) => unknown

type FieldOf<K extends Choice['do']> = Exclude<keyof Extract<Choice, { do: K }>, 'do'>
/** Kind of choice → its fields → what each of them holds. */
export type ChoiceFields = { readonly [K in Choice['do']]: Readonly<Record<FieldOf<K>, Value>> }

export const asRoom: Value = (names, value, path) => {
  names.room(text(value, path), path)
  return value
}
export const asCorridor: Value = (names, value, path) => names.corridorId(text(value, path), path)
export const asSeat: Value = (names, value, path) => names.seatOf(value, path)
export const asSeatOrPool: Value = (names, value, path) => (value === null ? null : names.seatOf(value, path))
export const asNumber: Value = (_, value, path) => whole(value, path)
export const asFlag: Value = (_, value, path) => flag(value, path)
export const asOneOf =
  (...values: readonly string[]): Value =>
  (_, value, path) =>
    oneOf(...values)(value, path)
/** A card of one of these kinds. */
export const asCard =
  (...kinds: readonly Face['kind'][]): Value =>
  (names, value, path) =>
    names.card(text(value, path), kinds, path)
/** Any card that a player can hold in hand. */
export const asHandCard: Value = (names, value, path) => names.handCard(text(value, path), path)
/** A card that a player keeps: an item, or one of the cards in hand. */
export const asKept: Value = (names, value, path) => names.kept(text(value, path), path)
export const asObject: Value = (names, value, path) => names.object(text(value, path), path)
/** An item, or a bulky object. */
export const asThing: Value = (names, value, path) =>
  names.isObject(text(value, path)) ? value : names.card(text(value, path), ['item'], path)
export const asCharacter: Value = (names, value, path) => names.character(text(value, path), path)
