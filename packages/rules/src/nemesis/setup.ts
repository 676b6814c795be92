/** Putting the ship on the table, and who plays whom. NEM-SETUP. */

import type { Character } from '../content/nemesis/characters.ts'
import { bagAtStart } from '../content/nemesis/intruders.ts'
import { quests } from '../content/nemesis/quests.ts'
import { startingWeapons } from '../content/nemesis/weapons.ts'
import { bit, EVERYBODY, roll, seatZone, sharedZone, shuffle, takeFrom } from '../core/pieces.ts'
import { type Stream, shuffleInPlace } from '../core/random.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import { DECKS, type GameState, newCrew, type SharedZone } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, Seat, Tell } from '../core/types.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    draft: { who: Seat }
    chooseCharacter: { who: Seat; of: readonly Name[] }
  }
}

/** NEM-SETUP-07: pods by the number of players. */
const PODS = [0, 2, 2, 3, 3, 4]
const POD_TOKENS = 4
const EGGS_IN_NEST = 5
const WEAKNESSES = 3

/** The back of a shared deck's cards. */
const backOfDeck = (deck: (typeof DECKS)[number]): string =>
  deck === 'red' || deck === 'yellow' || deck === 'green' ? `item.${deck}` : deck

export function setUp(g: GameState, tell: Tell | undefined): void {
  const { content } = rulesOf(g)
  const board = boardOf(g)
  const box = sharedZone(g, 'box')
  /** Pieces that leave the box. */
  const out = Array<boolean>(content.faces.length).fill(false)

  /** The pieces with this back, out of the box and shuffled unseen. */
  const shuffled = (back: string, stream: Stream): number[] => {
    const pieces = [...(content.withBack[back] ?? [])]
    shuffle(g, pieces, stream)
    return pieces
  }
  const place = (zone: number[], pieces: readonly number[]) => {
    for (const piece of pieces) {
      out[piece] = true
      zone.push(piece)
    }
  }

  // NEM-SETUP-02..04: a random tile face down on every space of its kind, a token on each.
  const tokens = shuffled('token', 'setup')
  const tiles: Record<string, number[]> = { '1': shuffled('tile.1', 'setup'), '2': shuffled('tile.2', 'setup') }
  board.data.rooms.forEach(({ slot }, room) => {
    const tile = tiles[slot]?.pop()
    if (tile === undefined) {
      g.explored[room] = true // NEM-GEN-09
      return
    }
    g.tiles[room] = tile
    g.tokens[room] = tokens.pop() ?? -1
    out[g.tiles[room]] = true
    out[g.tokens[room]] = true
  })

  // NEM-SETUP-05, NEM-SETUP-06, NEM-SETUP-10
  place(sharedZone(g, 'coordinates'), shuffled('coordinates', 'setup').slice(0, 1))
  g.destination = board.data.tracks.destination?.findIndex(space => space.start) ?? 0
  for (const engine of [1, 2, 3])
    place(sharedZone(g, `engine.${engine}` as SharedZone), shuffled(`engine.${engine}`, 'setup'))

  // NEM-SETUP-07..09
  const numbers = Array.from({ length: POD_TOKENS }, (_, i) => i + 1)
  shuffleInPlace(g.rng, 'setup', numbers)
  numbers
    .slice(0, PODS[g.setup.seats.length])
    .sort((a, b) => a - b)
    .forEach((number, i) => {
      g.pods.push({ number, section: i % 2 === 0 ? 'A' : 'B', locked: true, state: 'docked' })
    })

  // NEM-SETUP-11..14
  g.eggs = EGGS_IN_NEST
  place(sharedZone(g, 'weakness'), shuffled('weakness', 'setup').slice(0, WEAKNESSES))
  for (const [kind, count] of Object.entries(bagAtStart)) {
    const pieces = shuffled(`intruder.${kind}`, 'setup')
    const inBag = kind === 'adult' ? count + g.setup.seats.length : count
    place(sharedZone(g, 'bag'), pieces.slice(0, inBag))
    place(sharedZone(g, 'supply'), pieces.slice(inBag))
  }

  // NEM-SETUP-15, NEM-SETUP-16
  for (const deck of DECKS) place(sharedZone(g, deck), shuffled(backOfDeck(deck), deck))
  place(sharedZone(g, 'contamination'), shuffled('contamination', 'contamination'))
  place(sharedZone(g, 'crafted'), content.withBack['item.crafted'] ?? [])
  for (const piece of sharedZone(g, 'crafted')) g.seen[piece] = EVERYBODY

  // NEM-SETUP-19
  g.time = board.data.tracks.time.findIndex(space => space.start)

  // NEM-SETUP-21, NEM-SETUP-33
  const players = g.setup.seats.map((_, i) => i + 1)
  shuffleInPlace(g.rng, 'setup', players)
  g.setup.seats.forEach((_, seat) => {
    g.crew.push(newCrew(players[seat], board.start))
  })
  g.first = players.indexOf(1)
  tell?.({ e: 'playerNumbers', numbers: players, rule: 'NEM-SETUP-21' })

  dealObjectives(g, place, shuffled, tell)

  for (let piece = 0; piece < out.length; piece++) if (!out[piece]) box.push(piece)

  // NEM-SETUP-34
  g.things.push({ kind: 'corpse', of: 'blue', room: board.start, by: -1, offered: false })

  next(g, ...byNumber(g).map(who => ({ do: 'draft' as const, who })), { do: 'round' })
}

/** NEM-SETUP-22 */
const byNumber = (g: GameState): Seat[] =>
  g.crew.map((_, seat) => seat).toSorted((a, b) => g.crew[a].number - g.crew[b].number)

/** NEM-SETUP-24..26. One player alone has objectives of their own (NEM-MODE-SOLO-01): no other card is for one. */
function dealObjectives(
  g: GameState,
  place: (zone: number[], pieces: readonly number[]) => void,
  shuffled: (back: string, stream: Stream) => number[],
  tell: Tell | undefined,
): void {
  const players = g.crew.length
  const decks = players === 1 ? ['solo', 'solo'] : ['corporate', 'personal']
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
    for (const piece of zone) g.seen[piece] = bit(seat)
    only[seat] = { cards: zone.map(piece => nameOf(g, piece)) }
  })
  tell?.({ e: 'objectivesDealt', rule: 'NEM-SETUP-25', only, learned: EVERYBODY })
}

/** NEM-SETUP-29..31: everything that belongs to a character. */
function takeCharacter(g: GameState, seat: Seat, character: Name, tell: Tell | undefined): void {
  const { content } = rulesOf(g)
  const box = sharedZone(g, 'box')
  g.crew[seat].character = character
  const deck = seatZone(g, seat, 'deck')
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
    if (face.kind === 'item' && face.item.weapon) g.ammo[content.weapons[piece]] = face.item.weapon.loaded
  }
  own(startingWeapons[character as Character].id, 'weapon', seatZone(g, seat, 'hands'))
  for (const quest of quests[character as Character]) own(quest.id, 'item.quest', seatZone(g, seat, 'quests'))
  tell?.({ e: 'drafted', who: seat, card: character, rule: 'NEM-SETUP-28' })
}

export const setupTasks: Handlers<'draft' | 'chooseCharacter'> = {
  /** NEM-SETUP-27: two at random, both shown, one kept. Without a draft everybody has chosen before. */
  draft(g, { who }, tell) {
    const chosen = g.setup.seats[who].character
    if (chosen !== null) return takeCharacter(g, who, chosen, tell)
    const free = rulesOf(g).characters.filter(name => g.crew.every(c => c.character !== name))
    const first = free.splice(roll(g, 'setup', free.length), 1)
    const second = free.splice(roll(g, 'setup', free.length), 1)
    const of = [...first, ...second]
    tell?.({ e: 'draftDrawn', who, cards: of, rule: 'NEM-SETUP-27' })
    next(g, { do: 'chooseCharacter', who, of })
  },

  chooseCharacter: {
    ask: 'draft',
    rule: 'NEM-SETUP-27',
    about: (_, { of }) => ({ cards: of }),
    options: (_, { of }) => of.map(card => ({ do: 'character', card })),
    answer(g, { who }, choice, tell) {
      if (choice.do === 'character') takeCharacter(g, who, choice.card, tell)
    },
  },
}
