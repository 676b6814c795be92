/** Chance that a scenario has decided: faces of dice, tokens out of the bag, draft cards, the order of shuffled decks. */
import { INTRUDER_ACTION } from '../core/content.ts'
import { END_OF_ORDER } from '../core/pieces.ts'
import type { Stream } from '../core/random.ts'
import { rulesOf } from '../core/ruleset.ts'
import type { GameState, Stacked } from '../core/state.ts'
import { backOfDeck } from '../mechanics/unpack.ts'
import { at, didYouMean, fail } from './fields.ts'
import type { Scenario } from './format.ts'
import { isDeck, Names } from './names.ts'

const DICE = ['noise', 'surface', 'combat', 'advantage', 'bag', 'draft'] as const
type Die = (typeof DICE)[number]
/** Draft cards are drawn from the stream of the set-up. */
const pileOf = (die: Die): Stacked => (die === 'draft' ? 'setup' : die)

function dieNamed(name: string): Die {
  return DICE.find(one => one === name) ?? fail(at('dice', name), `there is no such die${didYouMean(name, DICE)}`)
}

/** What the engine takes for each result. */
function resultOf(g: GameState, die: Die): (result: unknown, path: string) => number {
  const { noiseDie, surfaceDie, combatDie, advantageDie, content, drafts } = rulesOf(g)
  if (die === 'bag') {
    const isToken = (_: unknown, piece: number) => content.faces[piece].kind === 'intruder'
    return (result, path) => {
      const token = content.names.findIndex((name, piece) => name === result && isToken(name, piece))
      if (token >= 0) return content.order[token]
      return fail(
        path,
        `there is no token ${JSON.stringify(result)}${didYouMean(result, content.names.filter(isToken))}`,
      )
    }
  }
  const faces: readonly string[] = {
    noise: noiseDie,
    surface: surfaceDie,
    combat: combatDie,
    advantage: advantageDie,
    draft: drafts.map(([name]) => name),
  }[die]
  const what = die === 'draft' ? 'there is no draft card' : 'the die has no face'
  return (result, path) => {
    const face = faces.indexOf(String(result))
    return face >= 0 ? face : fail(path, `${what} ${JSON.stringify(result)}${didYouMean(result, faces)}`)
  }
}

/** A deck that can be shuffled: the stream that does it, and the backs of its cards. */
interface Shuffled {
  stream: Stream
  backs: readonly string[]
}

/** A shared deck, a character's own, or the computer's. */
function shuffledOf(g: GameState, names: Names, deck: string, path: string): Shuffled {
  if (isDeck(deck)) return { stream: deck, backs: [backOfDeck(deck)] }
  if (deck === 'computer' && g.facility) return { stream: 'other', backs: ['computer'] }
  const seat = names.seat(deck, path)
  const own = `action.${g.crew[seat].character}`
  return { stream: `action.${seat}` as Stream, backs: [own, 'contamination', INTRUDER_ACTION] }
}

/** The order of a deck after its next shuffle: these cards on top, the first drawn first. */
function orderOf(g: GameState, cards: readonly string[], backs: readonly string[], path: string): number[] {
  const { content } = rulesOf(g)
  const belongs = (_: unknown, piece: number) => backs.includes(content.backs[piece])
  const places = cards.map((card, i) => {
    const piece = content.names.findIndex((name, p) => name === card && belongs(name, p))
    if (piece >= 0) return content.order[piece]
    return fail(at(path, i), `no ${card} belongs to this deck${didYouMean(card, content.names.filter(belongs))}`)
  })
  return [...places, END_OF_ORDER]
}

/** Puts all that in order; gives the tokens that must be in the bag. */
export function stackChance(g: GameState, { dice = {}, shuffles = {} }: Scenario): string[] {
  const names = new Names(g)
  const stacked: NonNullable<GameState['stacked']> = {}
  for (const [name, results] of Object.entries(dice)) {
    const die = dieNamed(name)
    stacked[pileOf(die)] = results.map((result, i) => resultOf(g, die)(result, at(at('dice', name), i)))
  }
  for (const [deck, orders] of Object.entries(shuffles)) {
    const path = at('shuffles', deck)
    const { stream, backs } = shuffledOf(g, names, deck, path)
    stacked[stream] = orders.flatMap((cards, i) => orderOf(g, cards, backs, at(path, i)))
  }
  if (Object.keys(stacked).length > 0) g.stacked = stacked
  return (dice.bag ?? []).map(String)
}

/** What was put in order and never came: a file that says so is mistaken about what happens. */
export function unusedChance(g: GameState, { dice = {}, shuffles = {} }: Scenario): string[] {
  const names = new Names(g)
  const problems: string[] = []
  for (const [name, results] of Object.entries(dice)) {
    const left = g.stacked?.[pileOf(dieNamed(name))]?.length ?? 0
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
