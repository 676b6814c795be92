/** What things are called, alone and inside a sentence. An id without a name shows as itself; tests prove there is none. */
import { boards, type Colour, type CorridorId, type Name, type RoomId, type TokenEffect } from '@coldwake/rules'
import { type Context, person } from './context.ts'
import type { Lang } from './lang.ts'
import { list, type Message, say } from './message.ts'
import { articles, card as cardMessage, decks, itemsOfColour, places, technical } from './messages/things.ts'
import { names } from './names.ts'

type Named = Readonly<Record<string, Message>>
const find = <M>(group: Readonly<Record<string, M>>, id: string): M | undefined =>
  Object.hasOwn(group, id) ? group[id] : undefined
const nameIn = (group: Named, id: string, lang: Lang): string => find(group, id)?.[lang] ?? id

// ---------------------------------------------------------------- labels

export const characterName = (character: Name, lang: Lang): string => nameIn(names.character, character, lang)
/** Action cards, items and weapons. */
export const cardName = (card: Name, lang: Lang): string => nameIn(names.card, card, lang)
/** Room tiles, and the rooms printed on a board. */
export const roomName = (tile: Name, lang: Lang): string => nameIn(names.room, tile, lang)
export const woundName = (wound: Name, lang: Lang): string => nameIn(names.wound, wound, lang)
export const tokenEffectName = (effect: TokenEffect, lang: Lang): string => names.tokenEffect[effect][lang]
export const colourName = (colour: Colour, lang: Lang): string => names.colour[colour][lang]

// ---------------------------------------------------------------- inside a sentence

export const theCard = (card: Name, lang: Lang): string => say(cardMessage, lang, { card: cardName(card, lang) })

export const theCards = (cards: readonly Name[], lang: Lang): string =>
  list(
    cards.map(card => theCard(card, lang)),
    lang,
  )

export const someItems = (n: number, colour: Colour, lang: Lang): string => say(itemsOfColour[colour], lang, { n })

/** Shared decks by their id, action decks as `deck.` and the seat. */
export function theDeck(deck: string, ctx: Context, lang: Lang): string {
  const seat = /^deck\.(\d)$/.exec(deck)?.[1]
  if (seat !== undefined) return say(decks.action, lang, person(ctx, Number(seat)))
  return nameIn(decks, deck, lang)
}

/** A tile with its article: the Canteen, Storage. */
export function theTile(tile: Name, lang: Lang): string {
  const article = find<Message>(articles, tile)?.[lang]
  return article ? `${article} ${roomName(tile, lang)}` : roomName(tile, lang)
}

/** A room of the board by its tile, or by its number while that lies face down. */
export function theRoom(room: RoomId, { table }: Context, lang: Lang): string {
  const tile = table.rooms.find(r => r.room === room)?.tile
  return tile ? theTile(tile, lang) : say(places.unexplored, lang, { room })
}

/** Seen from a room at one of its ends if `from` is one, else between its two ends. */
export function theCorridor(corridor: CorridorId, ctx: Context, lang: Lang, from?: RoomId): string {
  const found = find(boards, ctx.table.board)?.corridors.find(c => c.id === corridor)
  if (!found) return (find<Message>(technical, corridor) ?? technical.main)[lang]
  const numbers = found.numbers.join('·')
  const here = theRoom(found.a, ctx, lang)
  const there = theRoom(found.b, ctx, lang)
  if (from === found.a) return say(places.towards, lang, { numbers, there })
  if (from === found.b) return say(places.towards, lang, { numbers, there: here })
  return say(places.between, lang, { numbers, here, there })
}
