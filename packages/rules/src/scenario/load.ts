/** Makes a real state out of a scenario: what the file gives is placed, and its seed deals the rest. */
import { selfDestructTrack } from '../core/board.ts'
import { elementAt } from '../core/lists.ts'
import { EVERYBODY, sharedZone } from '../core/pieces.ts'
import { keyFromSeed } from '../core/random.ts'
import { boardOf, findRuleset, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Setup, Tell } from '../core/types.ts'
import { create, SetupError } from '../engine.ts'
import { stackChance } from './chance.ts'
import { at, didYouMean, fail, ScenarioError, within } from './fields.ts'
import type { Given, Scenario } from './format.ts'
import { fillBag, placeCorridors, placeIntruder, placeRooms, putIntoBag } from './given/board.ts'
import { placeBelongings, placeCondition, placeObjectives, placeObjects } from './given/crew.ts'
import { placeDecks } from './given/decks.ts'
import { see } from './given/looks.ts'
import { Pieces } from './given/pieces.ts'
import { refuseTheImpossible } from './possible.ts'
import { start } from './start.ts'
import { refuseForeign, vocabularyOf } from './vocabulary.ts'

/** A state with a question open, as the scenario describes it. `tell` hears what leads up to that question. */
export const loadScenario = (s: Scenario, tell?: Tell): GameState => load(s, tell, refuseTheImpossible)

/** The same for tests of single rules, which may need a situation that no game gets into. */
export const loadSituation = (s: Scenario): GameState => load(s, undefined, () => {})

function load(s: Scenario, tell: Tell | undefined, refuse: typeof refuseTheImpossible): GameState {
  const begin = s.begin ?? 'turn'
  const drafted = s.seats?.some(character => character === null) ?? false
  if (drafted && begin !== 'draft' && begin !== 'setUp')
    fail('seats', 'characters are drafted only where the scenario begins with "draft" or "setUp"')
  if (begin === 'draft' && !drafted) fail('seats', 'expected null for each player: who plays whom is drafted')
  if (begin === 'setUp') {
    const [field] = Object.keys(s.given ?? {})
    if (field) fail(at('given', field), 'nothing can be given where the scenario begins with the set-up')
  }
  const g = deal(s, begin === 'setUp' ? tell : undefined)
  const given = s.given ?? {}
  const pieces = new Pieces(g)
  if (begin !== 'setUp') {
    place(pieces, given)
    refuse(g, given, pieces.names)
  }
  putIntoBag(pieces, stackChance(g, s), given.bag, 'dice.bag')
  if (begin !== 'setUp') start(g, begin, given, pieces.names, tell)
  return g
}

function deal(s: Scenario, tell: Tell | undefined): GameState {
  const game = s.game ?? fail('game', 'a scenario names its game')
  const rules = findRuleset(game) ?? fail('game', `there is no game called ${game}`)
  const seats = s.seats ?? fail('seats', 'a scenario names the characters that play')
  const [printed = ''] = Object.keys(rules.boards)
  const board = s.board ?? printed
  try {
    // Mode and options are taken from the file as they are: `create` checks them.
    const setup = {
      game,
      board,
      ...(s.mode !== undefined && { mode: s.mode }),
      ...(s.options && { options: s.options }),
      seats: seats.map(character => ({ character })),
    } as Setup
    return create(setup, keyFromSeed(`${s.seed ?? s.id ?? ''}`), tell)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    const field = error.field.replace('.character', '')
    const [, seat] = /^seats\.(\d)$/.exec(field) ?? []
    const hint = seat === undefined ? '' : didYouMean(seats[Number(seat)], rules.characters)
    throw new ScenarioError(field, `${error.message}${hint}`)
  }
}

/** Places every field, in an order in which none takes what another one names. */
function place(pieces: Pieces, given: Given): void {
  const { g, names } = pieces
  for (const field of Object.keys(given)) refuseForeign(g, field, at('given', field))
  const vocabulary = vocabularyOf(g)
  placeTracks(pieces, given)
  vocabulary?.placeFirst?.(pieces, given)
  g.first = given.first === undefined ? 0 : names.seat(given.first, 'given.first')
  placeRooms(pieces, given.rooms ?? {})
  pieces.bySeat('at', given.at, (_, id, p, crew) => {
    const room = names.room(id, p)
    if (!g.explored[room]) fail(p, `room ${id} is unexplored: nobody can have got there`)
    crew.room = room
  })
  placeBelongings(pieces, given)
  placeCondition(pieces, given)
  placeDecks(pieces, given)
  placeCorridors(pieces, given)
  if (given.eggs !== undefined) g.eggs = within(given.eggs, 0, rulesOf(g).limits.eggs, 'given.eggs')
  g.nestDestroyed = given.nestDestroyed ?? false
  placeObjects(pieces, given)
  placeWeaknesses(pieces, given)
  fillBag(pieces, given.bag ?? {})
  given.intruders?.forEach((one, i) => placeIntruder(pieces, one, at('given.intruders', i)))
  g.met = given.met ?? (given.intruders?.length ?? 0) > 0
  placeObjectives(pieces, given)
  g.calm = given.calm ?? false
  vocabulary?.place(pieces, given)
  pieces.bySeat('seen', given.seen, (seat, places, p) => {
    places.forEach((spot, i) => see(pieces, seat, spot, at(p, i)))
  })
}

/** The round, the time and the Player Numbers. */
function placeTracks(pieces: Pieces, given: Given): void {
  const { g, names } = pieces
  if (given.round !== undefined) g.round = within(given.round, 1, Number.MAX_SAFE_INTEGER, 'given.round')
  if (given.time !== undefined) {
    g.time = names.space(given.time, 'given.time')
    if (elementAt(boardOf(g).data.tracks.time, g.time).end) fail('given.time', 'the game is over there')
  }
  if (given.selfDestruct !== undefined) {
    g.selfDestruct = selfDestructTrack(boardOf(g).data).findIndex(space => space.n === given.selfDestruct && !space.end)
    if (g.selfDestruct < 0) fail('given.selfDestruct', `the track has no space ${given.selfDestruct}`)
  }
  // Player Numbers follow the seats unless the file gives them.
  g.crew.forEach((crew, seat) => {
    crew.number = seat + 1
  })
  pieces.bySeat('numbers', given.numbers, (_, n, p, crew) => {
    crew.number = within(n, 1, g.crew.length, p)
  })
  const numbers = g.crew.map(crew => crew.number)
  if (new Set(numbers).size < numbers.length) fail('given.numbers', 'each number once')
}

function placeWeaknesses(pieces: Pieces, given: Given): void {
  const { g, names } = pieces
  for (const [object, card] of Object.entries(given.weaknesses ?? {})) {
    const p = at('given.weaknesses', object)
    pieces.exchange(sharedZone(g, 'weakness'), names.slot(object, p), card, p)
  }
  given.discovered?.forEach((object, i) => {
    const slot = names.slot(object, at('given.discovered', i))
    g.seen[elementAt(sharedZone(g, 'weakness'), slot)] = EVERYBODY
  })
}
