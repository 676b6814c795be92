/** Chance that a scenario decides: faces of dice, tokens drawn from the bag, draft cards, the order of shuffled decks. */
import { elementAt } from '../core/lists.ts'
import { END_OF_ORDER } from '../core/pieces.ts'
import type { Stream } from '../core/random.ts'
import { faceOf, nameOf, type Ruleset, rulesOf } from '../core/ruleset.ts'
import type { GameState, Stacked } from '../core/state.ts'
import { vocabularies } from '../games/scenario.ts'
import { backOfDeck } from '../mechanics/unpack.ts'
import { at, didYouMean, fail } from './fields.ts'
import type { Scenario } from './format.ts'
import { isDeck, Names } from './names.ts'
import { type Shuffled, vocabularyOf } from './vocabulary.ts'

/** A die, or what is drawn like one, as a file names it. */
interface Die {
  /** The stream whose results it decides. */
  stream: Stacked
  /** What the engine takes for a result. */
  read: (g: GameState, result: unknown, path: string) => number
}

const BAG: Die = {
  stream: 'bag',
  read: (g, result, path) => {
    const { faces, names, order } = rulesOf(g).content
    const isToken = (piece: number) => faceOf(g, piece).kind === 'intruder'
    const token = faces.findIndex((_, piece) => isToken(piece) && nameOf(g, piece) === result)
    if (token >= 0) return elementAt(order, token)
    const tokens = names.filter((_, piece) => isToken(piece))
    return fail(path, `there is no token ${JSON.stringify(result)}${didYouMean(result, tokens)}`)
  },
}

/** A result is one of these words, and the engine takes its place among them. */
const dieOf = (stream: Stacked, what: string, words: (rules: Ruleset) => readonly string[]): Die => ({
  stream,
  read: (g, result, path) => {
    const faces = words(rulesOf(g))
    const face = faces.indexOf(String(result))
    return face >= 0 ? face : fail(path, `${what} ${JSON.stringify(result)}${didYouMean(result, faces)}`)
  },
})
const NO_FACE = 'the die has no face'

const DICE: ReadonlyMap<string, Die> = new Map([
  ['noise', dieOf('noise', NO_FACE, rules => rules.noiseDie)],
  ['combat', dieOf('combat', NO_FACE, rules => rules.combatDie)],
  ...vocabularies.flatMap(({ dice }) =>
    Object.entries(dice).map(([name, faces]): [string, Die] => [name, dieOf(name as Stacked, NO_FACE, faces)]),
  ),
  ['bag', BAG],
  // Draft cards are drawn from the stream of the set-up.
  ['draft', dieOf('setup', 'there is no draft card', ({ drafts }) => drafts.flatMap(([name]) => name ?? []))],
])

const dieNamed = (name: string): Die =>
  DICE.get(name) ?? fail(at('dice', name), `there is no such die${didYouMean(name, [...DICE.keys()])}`)

/** A shared deck, a deck that only this game has, or a character's own. */
function shuffledOf(g: GameState, names: Names, deck: string, path: string): Shuffled {
  if (isDeck(deck)) return { stream: deck, backs: [backOfDeck(deck)] }
  const vocabulary = vocabularyOf(g)
  const own = vocabulary?.shuffles.get(deck)
  if (own) return own
  const seat = names.seat(deck, path)
  const backs = [`action.${elementAt(g.crew, seat).character}`, 'contamination']
  return { stream: `action.${seat}` as Stream, backs: [...backs, ...Object.keys(vocabulary?.handCards ?? {})] }
}

/** The order of a deck after its next shuffle: these cards on top, the first drawn first. */
function orderOf(g: GameState, cards: readonly string[], backs: readonly string[], path: string): number[] {
  const { content } = rulesOf(g)
  const belongs = (piece: number) => backs.includes(elementAt(content.backs, piece))
  const places = cards.map((card, i) => {
    const piece = content.names.findIndex((name, p) => name === card && belongs(p))
    if (piece >= 0) return elementAt(content.order, piece)
    const known = content.names.filter((_, p) => belongs(p))
    return fail(at(path, i), `no ${card} belongs to this deck${didYouMean(card, known)}`)
  })
  return [...places, END_OF_ORDER]
}

/** Stacks everything that the file decides, and returns the tokens that must be in the bag. */
export function stackChance(g: GameState, { dice = {}, shuffles = {} }: Scenario): string[] {
  const names = new Names(g)
  const stacked: NonNullable<GameState['stacked']> = {}
  for (const [name, results] of Object.entries(dice)) {
    const { stream, read } = dieNamed(name)
    stacked[stream] = results.map((result, i) => read(g, result, at(at('dice', name), i)))
  }
  for (const [deck, orders] of Object.entries(shuffles)) {
    const path = at('shuffles', deck)
    const { stream, backs } = shuffledOf(g, names, deck, path)
    stacked[stream] = orders.flatMap((cards, i) => orderOf(g, cards, backs, at(path, i)))
  }
  if (Object.keys(stacked).length > 0) g.stacked = stacked
  return (dice.bag ?? []).map(String)
}

/** Results that the game never asked for: a file that decides them is mistaken about what happens. */
export function unusedChance(g: GameState, { dice = {}, shuffles = {} }: Scenario): string[] {
  const names = new Names(g)
  const problems: string[] = []
  for (const [name, results] of Object.entries(dice)) {
    const left = g.stacked?.[dieNamed(name).stream]?.length ?? 0
    if (left > 0) problems.push(`${at('dice', name)}: never used: ${JSON.stringify(results.slice(-left))}`)
  }
  for (const [deck, orders] of Object.entries(shuffles)) {
    const path = at('shuffles', deck)
    const left = g.stacked?.[shuffledOf(g, names, deck, path).stream]?.filter(n => n === END_OF_ORDER).length ?? 0
    if (left > 0)
      problems.push(`${path}: never shuffled with these cards in it: ${JSON.stringify(orders.slice(-left))}`)
  }
  return problems
}
