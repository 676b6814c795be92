/** Expectations about what a viewer sees and knows. */
import { elementAt } from '../../core/lists.ts'
import { isPublic, knows } from '../../core/pieces.ts'
import { boardOf, nameOf } from '../../core/ruleset.ts'
import type { Seat } from '../../core/types.ts'
import { myView, view } from '../../view.ts'
import { at, isObject, onlyKnown } from '../fields.ts'
import { vocabularyOf } from '../vocabulary.ts'
import { byKey, bySeat, type Checks, type Moment } from './moment.ts'

/** The view of a seat or of the watcher, with rooms, players and decks by their names. */
function sightOf({ g, names }: Moment, viewer: string, path: string): Record<string, unknown> {
  const { table, me } = view(g, names.viewer(viewer, path))
  const called = (seat: Seat | undefined) => (seat === undefined ? null : names.nameOf(seat))
  return {
    ...table,
    first: called(table.first),
    turn: table.turn && { ...table.turn, seat: called(table.turn.seat) },
    asking: table.asking && { ...table.asking, seats: table.asking.seats?.map(called) ?? null },
    crew: Object.fromEntries(table.crew.map(one => [called(one.seat), one])),
    rooms: Object.fromEntries(table.rooms.map(one => [one.room, one])),
    decks: Object.fromEntries(table.decks.map(one => [one.deck, one])),
    ...vocabularyOf(g)?.sight?.(table),
    ...(me && { me }),
  }
}

/** The parts of a value that the file names. A part that does not exist could never be wrong, and is an error. */
function partsOf(value: unknown, wanted: unknown, path: string): unknown {
  if (!isObject(wanted) || !isObject(value)) return value
  onlyKnown(Object.keys(wanted), Object.keys(value), path)
  return Object.fromEntries(Object.entries(wanted).map(([key, one]) => [key, partsOf(value[key], one, at(path, key))]))
}

export const viewChecks = {
  sees: byKey((moment, viewer, wanted: object, path) => partsOf(sightOf(moment, viewer, path), wanted, path)),
  view: byKey(({ g, names }, viewer, { contains, lacks }: { contains?: string[]; lacks?: string[] }, path) => {
    const bytes = JSON.stringify(view(g, viewer === 'table' ? null : names.viewer(viewer, path)))
    const has = (name: string) => bytes.includes(JSON.stringify(name))
    for (const [field, list] of Object.entries({ contains, lacks }))
      list?.forEach((name, i) => names.piece(name, at(at(path, field), i)))
    return {
      ...(contains && { contains: contains.filter(has) }),
      ...(lacks && { lacks: lacks.filter(name => !has(name)) }),
    }
  }),
  notes: bySeat((g, seat) => elementAt(g.notes, seat).map(note => note.card)),
  stale: bySeat((g, seat) =>
    myView(g, seat)
      .notes.filter(note => note.stale)
      .map(note => note.card),
  ),
  /** Everything that a seat knows of face-down places: `{ pilot: { "tile.005": "canteen" } }`. */
  seen: bySeat((g, seat) => {
    const known = (kind: string, slots: readonly number[]) =>
      slots.flatMap((piece, room) =>
        piece >= 0 && knows(g, seat, piece) && !isPublic(g, piece)
          ? [[`${kind}.${boardOf(g).rooms[room]}`, nameOf(g, piece)]]
          : [],
      )
    return Object.fromEntries([
      ...known('tile', g.tiles),
      ...known('token', g.tokens),
      ...(vocabularyOf(g)?.seen?.(g, seat) ?? []),
    ])
  }),
} satisfies Partial<Checks<string>>
