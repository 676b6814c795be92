/** Decks on the table and their discard piles: the cards on top, or all of them. */
import { layOpen, sharedZone, takeFrom, wordOf } from '../../core/pieces.ts'
import { DECKS, type GameState } from '../../core/state.ts'
import type { Name } from '../../core/types.ts'
import { at, didYouMean, fail } from '../fields.ts'
import type { Given } from '../format.ts'
import { isDeck } from '../names.ts'
import { type Piles, vocabularyOf } from '../vocabulary.ts'
import type { Pieces } from './pieces.ts'

/** A deck by its name, and its discard pile. */
export function pilesOf(g: GameState, name: string, path: string): Piles {
  if (isDeck(name)) return { deck: sharedZone(g, name), discard: sharedZone(g, `${name}.discard`) }
  if (name === 'contamination') return { deck: sharedZone(g, 'contamination'), discard: null }
  const own = vocabularyOf(g)?.decks(g)
  const piles = own?.get(name)
  if (piles) return piles
  const known = [...DECKS, 'contamination', ...(own?.keys() ?? [])]
  return fail(path, `unknown deck; known are ${known.join(', ')}${didYouMean(name, known)}`)
}

/** Contamination cards all have one name and are told apart by their word. */
function takeWord(g: GameState, deck: number[], word: Name, path: string): number {
  if (word !== 'infected' && word !== 'clean') fail(path, `expected infected or clean, got ${word}`)
  const piece = deck.findLast(card => wordOf(g, card) === word) ?? fail(path, `no ${word} card is left`)
  takeFrom(deck, piece)
  return piece
}

export function placeDecks(pieces: Pieces, { decks, discards, wholeDecks }: Given): void {
  const { g } = pieces
  const box = sharedZone(g, 'box')
  for (const [name, cards] of Object.entries(discards ?? {})) {
    const p = at('given.discards', name)
    const { deck, discard } = pilesOf(g, name, p)
    if (!discard) return fail(p, 'this deck has no discard pile')
    pieces.open(discard, [deck], cards, p)
  }
  for (const [name, cards] of Object.entries(decks ?? {})) {
    const p = at('given.decks', name)
    if (wholeDecks?.[name]) fail(p, 'wholeDecks says already what lies there')
    const { deck } = pilesOf(g, name, p)
    if (name === 'contamination') deck.push(...cards.map((word, i) => takeWord(g, deck, word, at(p, i))).reverse())
    else pieces.stack(deck, cards, p)
  }
  for (const [name, cards] of Object.entries(wholeDecks ?? {})) {
    const p = at('given.wholeDecks', name)
    const { deck, discard } = pilesOf(g, name, p)
    const whole = cards.map((card, i) =>
      name === 'contamination' ? takeWord(g, deck, card, at(p, i)) : pieces.take([deck], card, at(p, i)),
    )
    const others = deck.splice(0)
    deck.push(...whole.reverse())
    // The other cards count as drawn and discarded; where the file gives the discard pile too, they are out of the game.
    for (const piece of others)
      if (discard && !discards?.[name]) layOpen(g, piece, discard)
      else box.push(piece)
  }
}
