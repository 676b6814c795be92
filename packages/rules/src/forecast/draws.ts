/** What may be drawn next from decks and bags: everything of the box that does not lie elsewhere in sight of this seat. */
import type { AttackCard, EventCard, Face, IntruderToken, Tile, Token } from '../core/content.ts'
import { elementAt } from '../core/lists.ts'
import type { IntruderKind, Name } from '../core/types.ts'
import type { Foresight } from './foresight.ts'
import { roomId } from './lookups.ts'
import { faceNamed, facesOf } from './lore.ts'

/** The pieces with this back that are not among these names, each name taking one. */
function without(f: Foresight, back: string, names: readonly Name[]): Face[] {
  const { content } = f.facts
  const gone = new Map<Name, number>()
  for (const name of names) gone.set(name, (gone.get(name) ?? 0) + 1)
  return (content.withBack[back] ?? []).flatMap(piece => {
    const name = elementAt(content.names, piece)
    const left = gone.get(name) ?? 0
    if (left > 0) gone.set(name, left - 1)
    return left === 0 ? [elementAt(content.faces, piece)] : []
  })
}

/** What may lie on top of a shared deck; each is as likely as the others. An empty deck is made anew. */
function topOf(f: Foresight, deck: 'attack' | 'event'): readonly Face[] {
  const known = f.memo.decks.get(deck)
  if (known) return known
  const found = findTop(f, deck)
  f.memo.decks.set(deck, found)
  return found
}

function findTop(f: Foresight, deck: 'attack' | 'event'): readonly Face[] {
  const view = f.table.decks.find(each => each.deck === deck)
  if (!view) return []
  const seen = (f.mine?.piles ?? []).filter(pile => pile.deck === deck)
  const top = seen.find(({ index }) => index === 0)
  const named = (name: Name): Face[] => {
    const face = faceNamed(f.facts, deck, name)
    return face ? [face] : []
  }
  if (view.pile.count === 0) return view.discard.flatMap(named)
  if (top) return named(top.card)
  return without(f, deck, [...view.discard, ...f.table.inPlay, ...f.table.removed, ...seen.map(({ card }) => card)])
}

/** Everything that is still in a deck, whatever lies on top. */
function restOf(f: Foresight, deck: 'attack' | 'event'): readonly Face[] {
  const known = f.memo.decks.get(`all ${deck}`)
  if (known) return known
  const view = f.table.decks.find(each => each.deck === deck)
  const found = without(f, deck, [...(view?.discard ?? []), ...f.table.inPlay, ...f.table.removed])
  f.memo.decks.set(`all ${deck}`, found)
  return found
}

/** Cards by which the toughness of the larger ones is told. */
const TOUGHNESS = 2

/** NEM-INJ-03, NEM-RETREAT-03: how tough something proves, and where it goes, cards say: those known to be on top are gone. */
export function injured(f: Foresight): void {
  if (isSeen(f, 'attack') || attackDeckSize(f) <= f.cardsDrawn + TOUGHNESS) f.cardsDrawn += TOUGHNESS
  f.eventDrawn = true
}

export const attackCards = (f: Foresight): AttackCard[] =>
  (f.cardsDrawn > 0 ? restOf(f, 'attack') : topOf(f, 'attack')).flatMap(face =>
    face.kind === 'attack' ? [face.attack] : [],
  )

/** All attack cards there are, for when it is not known which have been drawn. */
export const allAttackCards = (f: Foresight): AttackCard[] => facesOf(f.facts, 'attack').map(({ attack }) => attack)

/** Attack cards left in the deck before it is made anew. */
export const attackDeckSize = (f: Foresight): number =>
  f.table.decks.find(({ deck }) => deck === 'attack')?.pile.count ?? 0

const isSeen = (f: Foresight, deck: 'attack' | 'event'): boolean =>
  f.mine?.piles.some(pile => pile.deck === deck) ?? false

/** So few Event cards are left that the deck may have been made anew by a retreat. */
export const eventsVague = (f: Foresight): boolean =>
  f.eventDrawn && (f.table.decks.find(({ deck }) => deck === 'event')?.pile.count ?? 0) <= f.foes.length

export function eventCards(f: Foresight): EventCard[] {
  const drawn = f.eventDrawn && isSeen(f, 'event') ? restOf(f, 'event') : topOf(f, 'event')
  const faces = eventsVague(f) ? facesOf(f.facts, 'event') : drawn
  return faces.flatMap(face => (face.kind === 'event' ? [face.event] : []))
}

/** NEM-RULING-26: so few wound cards may be left that one is missing. */
export function woundsMayBeShort({ table }: Foresight): boolean {
  const deck = table.decks.find(each => each.deck === 'wound')
  return !deck || deck.pile.count + deck.discard.length < 2 * table.crew.length
}

/** NEM-RULING-204: which of a kind's tokens are in the bag nobody knows; each is as likely. */
export function intruderTokens(f: Foresight, kind: IntruderKind): IntruderToken[] {
  return facesOf(f.facts, 'intruder').flatMap(({ token }) => (token.kind === kind ? [token] : []))
}

/** Exploration tokens that may lie in a room. */
export function tokensIn(f: Foresight, room: number): readonly Token[] {
  const known = f.memo.tokens.get(room)
  if (known) return known
  const tokens = f.mine?.tokens ?? []
  const seen = tokens.find(token => token.room === roomId(f, room))
  const face = faceNamed(f.facts, 'token', seen?.token)
  const all = face
    ? [face]
    : without(f, elementAt(f.board.tokens, room), [...f.table.removed, ...tokens.map(({ token }) => token)])
  const found = all.flatMap(each => (each.kind === 'token' ? [each.token] : []))
  f.memo.tokens.set(room, found)
  return found
}

/** The tile of a room as far as this seat knows it; null: face down and unseen. */
export function tileOf(f: Foresight, room: number): Tile | null {
  const known = f.memo.tiles.get(room)
  if (known !== undefined) return known
  const found = findTile(f, room)
  f.memo.tiles.set(room, found)
  return found
}

function findTile(f: Foresight, room: number): Tile | null {
  const id = roomId(f, room)
  const { special } = elementAt(f.board.places, room)
  const name = f.table.rooms.find(each => each.room === id)?.tile ?? f.mine?.tiles.find(tile => tile.room === id)?.tile
  if (!name) return special === undefined ? null : (f.facts.printed[special] ?? null)
  return faceNamed(f.facts, 'tile', name)?.tile ?? Object.values(f.facts.printed).find(tile => tile.id === name) ?? null
}
