/** What every set-up does with its box, and who plays whom. NEM-SETUP. */

import type { ObjectiveCard } from '../core/content.ts'
import type { Mode } from '../core/options.ts'
import {
  bit,
  deckOf,
  EVERYBODY,
  heldBy,
  StackedError,
  seatZone,
  sharedZone,
  shuffle,
  takeFrom,
} from '../core/pieces.ts'
import { below, type Stream, shuffleInPlace } from '../core/random.ts'
import { boardOf, faceOf, nameOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import { DECKS, type GameState, newCrew } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, RuleId, Seat, Tell } from '../core/types.ts'
import { isTogether } from './crew.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    draft: { who: Seat }
    /** One of the draft cards drawn, by the names on them. */
    chooseCharacter: { who: Seat; of: readonly Name[] }
    /** One of those the kept card allows. */
    chooseOfColour: { who: Seat; of: readonly Name[] }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    character: { card: Name }
  }
  interface AskTypes {
    draft: true
    character: true
  }
  interface EventTypes {
    playerNumbers: { numbers: number[] }
    /** `open`: seat → its objective, where they lie open to all. */
    objectivesDealt: { open?: Name[] }
    draftDrawn: { who: Seat; cards: Name[] }
    /** A card that allows more than one character, of whom one is to be named. */
    draftKept: { who: Seat; card: Name }
    drafted: { who: Seat; card: Name }
  }
}

/** NEM-SETUP-11, NEM-SETUP-12 */
const EGGS_IN_NEST = 5
const WEAKNESSES = 3

/** A box being emptied onto the table. */
export interface Unpacking {
  /** The pieces with this back, still in the box, shuffled unseen. */
  shuffled: (back: string, stream: Stream) => number[]
  /** Out of the box, to a place that is no zone. */
  take: (piece: number) => number
  place: (zone: number[], pieces: readonly number[]) => void
  /** Whatever has not been taken out stays in the box. */
  rest: () => void
}

export function unpack(g: GameState): Unpacking {
  const { content } = rulesOf(g)
  const out = Array<boolean>(content.faces.length).fill(false)
  const take = (piece: number): number => {
    out[piece] = true
    return piece
  }
  return {
    shuffled(back, stream) {
      const pieces = [...(content.withBack[back] ?? [])]
      shuffle(g, pieces, stream)
      return pieces
    },
    take,
    place(zone, pieces) {
      for (const piece of pieces) zone.push(take(piece))
    },
    rest() {
      const box = sharedZone(g, 'box')
      for (let piece = 0; piece < out.length; piece++) if (!out[piece]) box.push(piece)
    },
  }
}

/** NEM-SETUP-02..04: a random tile face down on every space of its kind, a token where one belongs. */
export function layTiles(g: GameState, { shuffled, take }: Unpacking): void {
  const { places, tokens } = boardOf(g)
  const piles: Record<string, number[]> = {}
  for (const back of new Set(['token', 'tile.1', 'tile.2', ...tokens])) piles[back] = shuffled(back, 'setup')
  // NEM-BOARD2-04: what lies open has its place: the others are dealt without it.
  places.forEach(({ slot, faceUpTile }, room) => {
    const tiles = piles[`tile.${slot}`]
    const open = tiles?.find(piece => faceOf(g, piece).id === faceUpTile)
    if (open === undefined) return
    takeFrom(tiles, open)
    g.tiles[room] = take(open)
    g.seen[open] = EVERYBODY
  })
  places.forEach(({ slot }, room) => {
    const tile = g.tiles[room] < 0 ? piles[`tile.${slot}`]?.pop() : undefined
    if (tile === undefined)
      g.explored[room] = true // NEM-GEN-09
    else g.tiles[room] = take(tile)
    const token = piles[tokens[room]]?.pop()
    if (token !== undefined) g.tokens[room] = take(token)
  })
}

/** NEM-SETUP-13, NEM-SETUP-14 */
function fillBag(g: GameState, { shuffled, place }: Unpacking): void {
  for (const [kind, count] of Object.entries(rulesOf(g).bag)) {
    const pieces = shuffled(`intruder.${kind}`, 'setup')
    const inBag = kind === 'adult' ? count + g.setup.seats.length : count
    place(sharedZone(g, 'bag'), pieces.slice(0, inBag))
    place(sharedZone(g, 'supply'), pieces.slice(inBag))
  }
}

/** The back of a shared deck's cards. */
export const backOfDeck = (deck: (typeof DECKS)[number]): string =>
  deck === 'red' || deck === 'yellow' || deck === 'green' ? `item.${deck}` : deck

/** NEM-SETUP-15, NEM-SETUP-16 */
function layDecks(g: GameState, { shuffled, place }: Unpacking): void {
  for (const deck of DECKS) place(sharedZone(g, deck), shuffled(backOfDeck(deck), deck))
  place(sharedZone(g, 'contamination'), shuffled('contamination', 'contamination'))
  place(sharedZone(g, 'crafted'), rulesOf(g).content.withBack['item.crafted'] ?? [])
  for (const piece of sharedZone(g, 'crafted')) g.seen[piece] = EVERYBODY
}

/** NEM-SETUP-11..16, NEM-SETUP-19: the laboratory, the bag, the decks and the clock. */
export function layTable(g: GameState, box: Unpacking): void {
  g.eggs = Math.min(EGGS_IN_NEST, rulesOf(g).limits.eggs)
  box.place(sharedZone(g, 'weakness'), box.shuffled('weakness', 'setup').slice(0, WEAKNESSES))
  fillBag(g, box)
  layDecks(g, box)
  g.time = boardOf(g).data.tracks.time.findIndex(space => space.start)
}

/** NEM-SETUP-21, NEM-SETUP-33 */
export function seatPlayers(g: GameState, tell: Tell | undefined): void {
  const players = Array.from(g.setup.seats, (_, i) => i + 1)
  shuffleInPlace(g.rng, 'setup', players)
  g.setup.seats.forEach((_, seat) => {
    g.crew.push(newCrew(players[seat], boardOf(g).start))
  })
  g.first = players.indexOf(1)
  tell?.({ e: 'playerNumbers', numbers: players, rule: 'NEM-SETUP-21' })
}

/** NEM-SETUP-22: characters are taken by Player Number; after that the first round begins. */
export function begin(g: GameState): void {
  const seats = g.crew.map((_, seat) => seat).toSorted((a, b) => g.crew[a].number - g.crew[b].number)
  next(g, ...seats.map(who => ({ do: 'draft' as const, who })), { do: 'round' })
}

type Dealt = { decks: readonly ObjectiveCard['deck'][]; rule: RuleId }
/** NEM-SETUP-25, NEM-MODE-SOLO-01, NEM-MODE-COOP-01: from which decks everybody gets a card. */
const DEALT: Readonly<Record<Mode, Dealt>> = {
  semiCooperative: { decks: ['corporate', 'personal'], rule: 'NEM-SETUP-25' },
  solo: { decks: ['solo', 'solo'], rule: 'NEM-MODE-SOLO-01' },
  cooperative: { decks: ['solo'], rule: 'NEM-MODE-COOP-01' },
}
/** A deck that is not in the box deals nothing. */
export function objectivesDealt(g: GameState): Dealt {
  const { withBack } = rulesOf(g).content
  const isThere = (deck: ObjectiveCard['deck']) => withBack[`objective.${deck}`] !== undefined
  const { decks, rule } = DEALT[settingsOf(g).mode]
  return { decks: decks.filter(isThere), rule }
}

/** NEM-SETUP-24..26 */
export function dealObjectives(g: GameState, { shuffled, place }: Unpacking, tell: Tell | undefined): void {
  const players = g.crew.length
  const { decks, rule } = objectivesDealt(g)
  const fitting = (deck: string) =>
    shuffled(`objective.${deck}`, 'setup').filter(piece => {
      const face = faceOf(g, piece)
      return face.kind === 'objective' && face.objective.players <= players
    })
  const piles: Record<string, number[]> = Object.fromEntries([...new Set(decks)].map(deck => [deck, fitting(deck)]))
  const only: Record<Seat, { cards: Name[] }> = {}
  g.crew.forEach((_, seat) => {
    const zone = seatZone(g, seat, 'objectives')
    for (const deck of decks) place(zone, piles[deck].splice(-1))
    for (const piece of zone) g.seen[piece] = isTogether(g) ? EVERYBODY : bit(seat)
    only[seat] = { cards: zone.map(piece => nameOf(g, piece)) }
  })
  const told = { e: 'objectivesDealt', rule, learned: EVERYBODY } as const
  tell?.(isTogether(g) ? { ...told, open: g.crew.map((_, seat) => only[seat].cards[0]) } : { ...told, only })
}

/** NEM-SETUP-29..31: everything that belongs to a character. */
function takeCharacter(g: GameState, seat: Seat, character: Name, tell: Tell | undefined): void {
  const rules = rulesOf(g)
  const { content, kits } = rules
  const box = sharedZone(g, 'box')
  g.crew[seat].character = character
  g.crew[seat].room = rules.startRoom(g, character)
  const deck = deckOf(g, seat)
  for (const piece of content.withBack[`action.${character}`]) {
    takeFrom(box, piece)
    deck.push(piece)
  }
  shuffle(g, deck, `action.${seat}` as Stream)
  const own = (id: Name, back: string, zone: number[]) => {
    const piece = content.withBack[back].find(p => content.faces[p].id === id)
    if (piece === undefined) return
    takeFrom(box, piece)
    zone.push(piece)
    g.seen[piece] = EVERYBODY
    const face = content.faces[piece]
    if (face.kind === 'item' && content.weapons[piece] >= 0)
      g.ammo[content.weapons[piece]] = face.item.weapon?.loaded ?? face.item.uses ?? 0
  }
  const { weapon, quests } = kits[character]
  if (weapon) own(weapon, 'weapon', heldBy(g, seat))
  for (const quest of quests) own(quest, 'item.quest', seatZone(g, seat, 'quests'))
  tell?.({ e: 'drafted', who: seat, card: character, rule: 'NEM-SETUP-28' })
  rules.cast(g, seat, tell)
}

/** The place of a random card among those that are free; a scenario may have said which card. */
function drawDraft(g: GameState, free: readonly (readonly Name[])[]): number {
  const stacked = g.stacked?.setup?.shift()
  if (stacked === undefined) return below(g.rng, 'setup', free.length)
  const card = rulesOf(g).drafts[stacked]
  const at = free.indexOf(card)
  if (at < 0) throw new StackedError(`${card[0]} is to be drawn for the draft, but is taken`)
  return at
}

export const unpackTasks: Handlers<'draft' | 'chooseCharacter' | 'chooseOfColour'> = {
  /** NEM-SETUP-27: two at random, both shown, one kept. Without a draft everybody has chosen before. */
  draft(g, { who }, tell) {
    const chosen = g.setup.seats[who].character
    if (chosen !== null) return takeCharacter(g, who, chosen, tell)
    const free = rulesOf(g).drafts.filter(allowed => g.crew.every(c => !allowed.includes(c.character)))
    // House option: whoever is free may be taken.
    if (settingsOf(g).freeCharacters) return next(g, { do: 'chooseCharacter', who, of: free.flat() })
    const first = free.splice(drawDraft(g, free), 1)
    const second = free.splice(drawDraft(g, free), 1)
    const of = [...first, ...second].map(([name]) => name)
    tell?.({ e: 'draftDrawn', who, cards: of, rule: 'NEM-SETUP-27' })
    next(g, { do: 'chooseCharacter', who, of })
  },

  chooseCharacter: {
    ask: 'draft',
    rule: 'NEM-SETUP-27',
    about: (_, { of }) => ({ cards: of }),
    options: (_, { of }) => of.map(card => ({ do: 'character', card })),
    answer(g, { who, of: drawn }, choice, tell) {
      if (choice.do !== 'character') return
      const of = rulesOf(g).drafts.find(([name]) => name === choice.card) ?? []
      // Where everybody can be chosen by name, a name is enough.
      if (of.every(name => drawn.includes(name))) return takeCharacter(g, who, choice.card, tell)
      tell?.({ e: 'draftKept', who, card: choice.card, rule: 'LOCK-CROSS-01' })
      next(g, { do: 'chooseOfColour', who, of })
    },
  },

  chooseOfColour: {
    ask: 'character',
    rule: 'LOCK-CROSS-01',
    about: (_, { of }) => ({ cards: of }),
    options: (_, { of }) => of.map(card => ({ do: 'character', card })),
    answer(g, { who }, choice, tell) {
      if (choice.do === 'character') takeCharacter(g, who, choice.card, tell)
    },
  },
}
