/** What things are called, alone and inside a sentence. An id without a name shows as itself; tests prove there is none. */
import {
  type Back,
  type Color,
  type CombatFace,
  type Component,
  type CorridorId,
  type Destination,
  draftInfo,
  findBoard,
  type Handed,
  type IntruderKind,
  type Name,
  type ObjectName,
  type PowerPlace,
  type PrivateFace,
  type RoomId,
  type TokenEffect,
  tokenInfo,
  type Word,
} from '@coldwake/rules'
import { type Context, person } from './context.ts'
import { contract } from './grammar.ts'
import { type Dialect, langOf } from './lang.ts'
import { list, type Message, say } from './message.ts'
import { words } from './words.ts'

type Named = Readonly<Record<string, Message>>
const find = <M>(group: Readonly<Record<string, M>>, id: string): M | undefined =>
  Object.hasOwn(group, id) ? group[id] : undefined

/** What sets equal pieces apart is not said: the colour in `energyCharge.red`, the number in `adult-4`. */
const named = (group: Named, id: string): Message | undefined =>
  find(group, id) ?? find(group, id.replace(/\..*$/, '')) ?? find(group, id.replace(/(-\d+)+$/, ''))
const nameIn = (group: Named, id: string): string => named(group, id) ?? id

/** Words of the Surface; where it is not played on, they have not been loaded. */
const NONE = { cards: {}, rooms: {}, articles: {}, tokenEffects: {} }
const outside = (lang: Dialect): { readonly [K in keyof typeof NONE]: Named } => words(lang).surface ?? NONE

// ---------------------------------------------------------------- labels

export const characterName = (character: Name, lang: Dialect): string => nameIn(words(lang).names.character, character)
/** Room tiles, and the rooms printed on a board. */
export const roomName = (tile: Name, lang: Dialect): string =>
  named(words(lang).names.room, tile) ?? nameIn(outside(lang).rooms, tile)
/** What a character is known for, and how they are played. */
export const characterTrait = (character: Name, lang: Dialect): string | undefined =>
  find<Message>(words(lang, 'brief').characters.trait, character)
export const characterStyle = (character: Name, lang: Dialect): string | undefined =>
  find<Message>(words(lang, 'brief').characters.style, character)
/** What they are good at, the best first. */
export function characterStrengths(character: Name, lang: Dialect): readonly string[] {
  const found = find(words(lang, 'brief').characters.strengths, character)
  return found ? [found.first, found.second, found.third] : []
}
export const characterWeakness = (character: Name, lang: Dialect): string | undefined =>
  find<Message>(words(lang, 'brief').characters.weakness, character)
/** Why they are as easy or hard to play as they are. */
export const characterTip = (character: Name, lang: Dialect): string | undefined =>
  find<Message>(words(lang, 'brief').characters.tip, character)
/** What an action card does, in a line. Nothing for what is no card of a hand. */
export const cardLine = (card: Name, lang: Dialect): string | undefined => named(words(lang, 'brief').cardLines, card)
export const woundName = (wound: Name, lang: Dialect): string => nameIn(words(lang).names.wound, wound)
export const tokenEffectName = (effect: TokenEffect, lang: Dialect): string =>
  named(words(lang).names.tokenEffect, effect) ?? nameIn(outside(lang).tokenEffects, effect)
export const colourName = (colour: Color, lang: Dialect): string => words(lang).names.colour[colour]
/** A kind of Intruder, or its token with or without the number. */
export const intruderName = (kind: Name, lang: Dialect): string => nameIn(words(lang).names.intruder, kind)
export const destinationName = (at: Destination, lang: Dialect): string => words(lang).names.destination[at]
/** The state that an engine token shows. */
export const engineName = (token: Name, lang: Dialect): string => nameIn(words(lang).names.engine, token)
export const wordName = (word: Name, lang: Dialect): string => nameIn(words(lang).names.word, word)
export const combatFaceName = (face: CombatFace, lang: Dialect): string => words(lang).names.combatFace[face]
export const componentName = (component: Component, lang: Dialect): string => words(lang).names.component[component]

const WORD = /^contamination\.(infected|clean)$/

/** Every card that goes by a name: actions, items, events, attacks, weaknesses, objectives, Contamination. */
export function cardName(card: Name, lang: Dialect): string {
  const name = named(words(lang).names.card, card) ?? nameIn(outside(lang).cards, card)
  const word = WORD.exec(card)?.[1]
  return word ? say(words(lang).things.cardWithWord, lang, { card: name, word: theWord(word as Word, lang) }) : name
}

const corpseOf = (object: ObjectName): Name | undefined => {
  const whose = /^corpse\.(.+)$/.exec(object)?.[1]
  return whose === 'blue' ? undefined : whose
}

export function objectName(object: ObjectName, lang: Dialect): string {
  const whose = corpseOf(object)
  return whose
    ? say(words(lang).things.corpseOf, lang, { character: characterName(whose, lang) })
    : nameIn(words(lang).names.object, object)
}

/** An exploration token with all that stands on it. */
export function tokenName(game: string, token: Name, lang: Dialect): string {
  const info = tokenInfo(game, token)
  if (!info) return token
  return say(words(lang).things.tokenWithItems, lang, { effect: tokenEffectName(info.effect, lang), items: info.items })
}

// ---------------------------------------------------------------- inside a sentence

export const theCard = (card: Name, lang: Dialect): string =>
  say(words(lang).things.card, lang, { card: cardName(card, lang) })

export const theCards = (cards: readonly Name[], lang: Dialect): string =>
  list(
    cards.map(card => theCard(card, lang)),
    lang,
  )

export const theCharacter = (character: Name, lang: Dialect): string => nameIn(words(lang).things.characters, character)
/** Whoever may be played with a draft card. */
export const anyOf = (draft: Name, drawn: readonly Name[], { table }: Context, lang: Dialect): string =>
  list(
    draftInfo(table.game, draft, drawn).map(character => theCharacter(character, lang)),
    lang,
    'disjunction',
  )
export const theWord = (word: Word, lang: Dialect): string => words(lang).things.words[word]
export const theDestination = (at: Destination, lang: Dialect): string => words(lang).things.destinations[at]
export const anIntruder = (kind: IntruderKind, lang: Dialect): string => words(lang).things.anIntruder[kind]
export const theIntruder = (kind: IntruderKind, lang: Dialect): string => words(lang).things.theIntruder[kind]
export const theIntruders = (kinds: readonly IntruderKind[], lang: Dialect): string =>
  list(
    kinds.map(kind => words(lang).things.intruders[kind]),
    lang,
  )
export const anIntruderToken = (kind: IntruderKind | 'blank', lang: Dialect): string =>
  words(lang).things.intruderToken[kind]

/** A miniature to choose: with its injuries, and with its number where there are several of its kind. */
export function miniatureName(intruder: number, { table }: Context, lang: Dialect): string {
  const { someIntruder, numbered, withInjuries } = words(lang).things
  const found = table.intruders.find(i => i.intruder === intruder)
  if (!found) return say(someIntruder, lang)
  const twin = table.intruders.some(
    i => i.intruder !== intruder && i.kind === found.kind && i.room === found.room && i.injuries === found.injuries,
  )
  const kind = intruderName(found.kind, lang)
  const name = twin ? say(numbered, lang, { intruder: kind, number: intruder }) : kind
  return found.injuries > 0 ? say(withInjuries, lang, { intruder: name, injuries: found.injuries }) : name
}

export function anObject(object: ObjectName, lang: Dialect): string {
  const whose = corpseOf(object)
  return whose
    ? say(words(lang).things.objects.crew, lang, { character: theCharacter(whose, lang) })
    : nameIn(words(lang).things.objects, object)
}

/** What can be carried: a card, or an Object. */
export const theThing = (thing: Name, lang: Dialect): string =>
  /^(egg|carcass|corpse)\b/.test(thing) ? anObject(thing, lang) : theCard(thing, lang)

/** The same where it has to be told from its like: `energyCharge.red` from `energyCharge.yellow`, `scratch.3` from `scratch.5`. */
export function thePiece(piece: Name, lang: Dialect): string {
  const { backs, cardWithBack, cardWithMark } = words(lang).things
  const what = /\.(\w+)$/.exec(piece)?.[1] ?? ''
  const back = find<Message>(backs, what)
  const card = theThing(piece, lang)
  if (/^(\d+|any|retreat)$/.test(what)) return say(cardWithMark, lang, { card, mark: what })
  return back ? say(cardWithBack, lang, { card, back }) : card
}

export const someItems = (n: number, back: Color | Back, lang: Dialect): string =>
  say(words(lang).things.itemsOfBack[back], lang, { n })

/** Something that changes hands: by its name if that is known, else by its back. */
export function handed({ back, card }: Handed, lang: Dialect): string {
  if (card) return theThing(card, lang)
  return back ? someItems(1, back, lang) : say(words(lang).things.something, lang)
}

/** Shared decks by their id, action decks as `deck.` and the seat. */
export function theDeck(deck: string, ctx: Context, lang: Dialect): string {
  const seat = /^deck\.(\d)$/.exec(deck)?.[1]
  if (seat !== undefined) return say(words(lang).things.decks.action, lang, person(ctx, Number(seat)))
  return deck === 'surface' ? words(lang).surface.deck : nameIn(words(lang).things.decks, deck)
}

/** A tile with its article: the Canteen, Storage. */
export function theTile(tile: Name, lang: Dialect): string {
  const article = find<Message>(words(lang).things.articles, tile) ?? find<Message>(outside(lang).articles, tile)
  return article ? contract(`${article} ${roomName(tile, lang)}`, langOf(lang)) : roomName(tile, lang)
}

/** A section of the facility, or its elevator. */
export const thePlace = (place: PowerPlace, lang: Dialect): string => {
  const { elevator, section } = words(lang).things.powerPlaces
  return place === 'elevator' ? say(elevator, lang) : say(section, lang, { section: place })
}

/** Engine 1 to 3. */
export const theEngine = (engine: number | string, lang: Dialect): string => theTile(`engine-${engine}`, lang)

/** The token on top is the engine's true state. One engine alone has been named before. */
export function engineStates(engines: NonNullable<PrivateFace['engines']>, lang: Dialect): string {
  const states = engines.map(({ engine, tokens }) => ({
    engine: theEngine(engine, lang),
    state: engineName(tokens[0] ?? '', lang).toLowerCase(),
  }))
  const [first] = states
  if (first && states.length === 1) return first.state
  return list(
    states.map(slots => say(words(lang).things.engineState, lang, slots)),
    lang,
  )
}

/** Of these there are several. */
const ALIKE = ['elevator', 'stairs', 'crossroads']

/** A room of the board by its tile, or by its number while that lies face down. */
export function theRoom(room: RoomId, { table }: Context, lang: Dialect): string {
  const { places } = words(lang).things
  const tile = table.rooms.find(r => r.room === room)?.tile
  if (!tile) return say(places.unexplored, lang, { room })
  if (!ALIKE.includes(tile)) return theTile(tile, lang)
  const section = findBoard(table)?.rooms.find(r => r.id === room)?.section
  return say(places.oneOf, lang, { room: theTile(tile, lang), which: section ?? room })
}

/** A room to go to, and through which corridor where there is a choice of two. */
export function theWayTo(room: RoomId, via: CorridorId | undefined, ctx: Context, lang: Dialect): string {
  const there = theRoom(room, ctx, lang)
  const found = findBoard(ctx.table)?.corridors.find(c => c.id === via)
  if (!found) return there
  return say(words(lang).things.places.through, lang, { there, numbers: found.numbers.join('·') })
}

/** Seen from a room at one of its ends if `from` is one, else between its two ends. */
export function theCorridor(corridor: CorridorId, ctx: Context, lang: Dialect, from?: RoomId): string {
  const { technical, places } = words(lang).things
  const board = findBoard(ctx.table)
  const found = board?.corridors.find(c => c.id === corridor)
  const area = board?.zones?.find(zone => zone.id === corridor)
  if (area) return say(words(lang).surface.area, lang, { number: area.number })
  if (!found) return find<Message>(technical, corridor) ?? technical.main
  const numbers = found.numbers.join('·')
  const here = theRoom(found.a, ctx, lang)
  const there = theRoom(found.b, ctx, lang)
  if (from === found.a) return say(places.towards, lang, { numbers, there })
  if (from === found.b) return say(places.towards, lang, { numbers, there: here })
  return say(places.between, lang, { numbers, here, there })
}
