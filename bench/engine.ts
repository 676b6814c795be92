/**
 * How fast is the rules engine? Whole random games, compared with boardgame.io moving our own state.
 * Both run on the same machine in the same process, in turn, after a warm-up; medians count, those of ratios too: what
 * is compared runs next to each other in every round.
 */
import { clone, determinize, type GameState, view, worlds } from '@coldwake/rules'
import { recordGame, replayWork, sizeRatios } from './growth.ts'
import { peerReducing, peerServed, peerServing } from './peer.ts'
import {
  decisionsPerGame,
  FIVE,
  FOUR,
  GAME,
  heard,
  nextKey,
  playSearching,
  playValidated,
  playWhole,
  sampleStates,
} from './play.ts'
import { type Pace, type Rate, race, times } from './race.ts'
import { served, serveGame } from './serve.ts'

const SAMPLES = 50
const MOVES = 100

interface Effort extends Pace {
  /** Games recorded for the quarters and the sizes. */
  games: number
}

const FULL: Effort = { warmUp: 5, rounds: 21, round: 0.3, games: 200 }
const QUICK: Effort = { warmUp: 0.01, rounds: 2, round: 0.01, games: 4 }

/** All rates are per second. */
export interface EngineResult {
  bench: 'engine'
  game: string
  /** Decisions of ours, validated and told, for one move of boardgame.io. */
  ratio: number
  /** Decisions of ours with five seats written to, for one move of boardgame.io with five players written to. */
  viewsRatio: number
  /** Copies with our clone for one with structuredClone. */
  cloneRatio: number
  /** Worlds out of a seat's view for one copy of such a state with structuredClone: one of each view, and many of each. */
  determinizeRatio: number
  worldsRatio: number
  /** Cost of a decision in the last quarter of a game ÷ in the first. */
  quarterRatio: number
  /** JSON of the state at the end of a game ÷ at the start of round 1: the mean, and the game that grew most. */
  sizeRatio: number
  sizeRatioMax: number
  decisionsPerSecond: number
  gamesPerSecond: number
  decisionsPerGame: number
  eventsPerDecision: number
  searchDecisionsPerSecond: number
  searchGamesPerSecond: number
  peerMovesPerSecond: number
  servedDecisionsPerSecond: number
  peerServedMovesPerSecond: number
  /** What one seat is sent after one decision, and one player of boardgame.io after one move. */
  bytesPerMessage: number
  peerBytesPerMessage: number
  firstQuarterDecisionsPerSecond: number
  lastQuarterDecisionsPerSecond: number
  clonesPerSecond: number
  structuredClonesPerSecond: number
  determinizePerSecond: number
  worldsPerSecond: number
  /** The slowest and the fastest round of either side. */
  decisionsRange: [number, number]
  peerMovesRange: [number, number]
  servedDecisionsRange: [number, number]
  peerServedMovesRange: [number, number]
  firstQuarterRange: [number, number]
  lastQuarterRange: [number, number]
  rounds: number
  recordedGames: number
  node: string
}

/** Copies every sample once. The copies are looked at, or the compiler might leave them out. */
const copyAll = (samples: readonly GameState[], copy: (g: GameState) => GameState) => (): number => {
  for (const g of samples) if (copy(g).n !== g.n) throw new Error('a copy is not like its original')
  return samples.length
}

/** A world out of what a seat sees, for every sample; the seats take turns. */
function dealAll(samples: readonly GameState[]): { determinize: () => number; worlds: () => number } {
  const views = samples.map((g, i) => view(g, i % g.crew.length))
  const deals = views.map(worlds)
  const looked = (world: GameState, i: number) => {
    if (world.round !== samples[i].round) throw new Error('a world is not like its view')
  }
  return {
    determinize: () => {
      views.forEach((seen, i) => looked(determinize(seen, nextKey()), i))
      return views.length
    },
    worlds: () => {
      deals.forEach((deal, i) => looked(deal(nextKey()), i))
      return deals.length
    },
  }
}

export function measure(quick: boolean): EngineResult {
  const effort = quick ? QUICK : FULL
  const samples = sampleStates(SAMPLES, FOUR)
  const recorded = Array.from({ length: effort.games }, recordGame)
  let decided = 0
  let events = 0
  const rates = race(
    {
      validated: () => {
        const before = heard
        const decisions = playValidated()
        events += heard - before
        decided += decisions
        return decisions
      },
      peer: peerReducing(samples, MOVES),
      served: serveGame,
      peerServed: peerServing(sampleStates(SAMPLES, FIVE), MOVES),
      search: playSearching,
      whole: playWhole,
      firstQuarter: replayWork(recorded.map(({ first }) => first)),
      lastQuarter: replayWork(recorded.map(({ last }) => last)),
      clone: copyAll(samples, clone),
      structuredClone: copyAll(samples, structuredClone),
      ...dealAll(samples),
    },
    effort,
  )
  const { validated, peer, search, firstQuarter, lastQuarter } = rates
  const size = sizeRatios(recorded)
  const perGame = decisionsPerGame()
  return {
    bench: 'engine',
    game: GAME,
    ratio: rounded(times(validated, peer), 1),
    viewsRatio: rounded(times(rates.served, rates.peerServed), 2),
    cloneRatio: rounded(times(rates.clone, rates.structuredClone), 1),
    determinizeRatio: rounded(times(rates.determinize, rates.structuredClone), 2),
    worldsRatio: rounded(times(rates.worlds, rates.structuredClone), 1),
    quarterRatio: rounded(times(firstQuarter, lastQuarter), 2),
    sizeRatio: rounded(size.mean, 3),
    sizeRatioMax: rounded(size.max, 3),
    decisionsPerSecond: rounded(validated.units),
    gamesPerSecond: rounded(rates.whole.units),
    decisionsPerGame: rounded(perGame, 1),
    eventsPerDecision: rounded(events / decided, 2),
    searchDecisionsPerSecond: rounded(search.units),
    searchGamesPerSecond: rounded(search.units / perGame),
    peerMovesPerSecond: rounded(peer.units),
    servedDecisionsPerSecond: rounded(rates.served.units),
    peerServedMovesPerSecond: rounded(rates.peerServed.units),
    bytesPerMessage: rounded(served.bytes / served.messages),
    peerBytesPerMessage: rounded(peerServed.bytes / peerServed.messages),
    firstQuarterDecisionsPerSecond: rounded(firstQuarter.units),
    lastQuarterDecisionsPerSecond: rounded(lastQuarter.units),
    clonesPerSecond: rounded(rates.clone.units),
    structuredClonesPerSecond: rounded(rates.structuredClone.units),
    determinizePerSecond: rounded(rates.determinize.units),
    worldsPerSecond: rounded(rates.worlds.units),
    decisionsRange: range(validated),
    peerMovesRange: range(peer),
    servedDecisionsRange: range(rates.served),
    peerServedMovesRange: range(rates.peerServed),
    firstQuarterRange: range(firstQuarter),
    lastQuarterRange: range(lastQuarter),
    rounds: effort.rounds,
    recordedGames: recorded.length,
    node: process.version,
  }
}

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
const range = ({ slowest, fastest }: Rate): [number, number] => [rounded(slowest), rounded(fastest)]

/** What these should be at least (≥) or at most (≤). */
const BARS = {
  ratio: ['≥', 25],
  viewsRatio: ['≥', 5],
  cloneRatio: ['≥', 15],
  determinizeRatio: ['≥', 0.8],
  worldsRatio: ['≥', 3],
  quarterRatio: ['≤', 1.6],
  sizeRatio: ['≤', 1.5],
  sizeRatioMax: ['≤', 1.5],
} as const

/** A rate, and so only for the machine at hand: what a bot that searches needs. */
const DETERMINIZED = 10_000

const number = (value: number): string => Math.round(value).toLocaleString('en').padStart(11)
const ratio = (value: number, digits = 1): string => value.toFixed(digits).padStart(11)

export function report(r: EngineResult): string {
  const between = ([slowest, fastest]: [number, number]) => `rounds: ${number(slowest)} to ${number(fastest)}`
  const barred = (field: keyof typeof BARS) => {
    const [sign, bar] = BARS[field]
    const held = sign === '≤' ? r[field] <= bar : r[field] >= bar
    return `${ratio(r[field], 2)}   bar ${sign} ${bar}${held ? '' : ' — MISSED'}`
  }
  return `engine — random games on Node ${r.node.slice(1)}, medians of ${r.rounds} rounds
the engine alone, four players
  validated, with events ${number(r.decisionsPerSecond)} decisions/s   ${between(r.decisionsRange)}
                         ${number(r.gamesPerSecond)} games/s
                         ${number(r.decisionsPerGame)} decisions/game
  search mode            ${number(r.searchDecisionsPerSecond)} decisions/s
                         ${number(r.searchGamesPerSecond)} games/s
  boardgame.io 0.50.2    ${number(r.peerMovesPerSecond)} moves/s       ${between(r.peerMovesRange)}
  → ours ÷ boardgame.io  ${barred('ratio')}
everybody told what they may know, five players
  ours                   ${number(r.servedDecisionsPerSecond)} decisions/s   ${between(r.servedDecisionsRange)}
                         ${number(r.bytesPerMessage)} bytes to each
  boardgame.io 0.50.2    ${number(r.peerServedMovesPerSecond)} moves/s       ${between(r.peerServedMovesRange)}
                         ${number(r.peerBytesPerMessage)} bytes to each
  → ours ÷ boardgame.io  ${barred('viewsRatio')}
as a game goes on, four players, ${r.recordedGames} games
  first quarter          ${number(r.firstQuarterDecisionsPerSecond)} decisions/s
  last quarter           ${number(r.lastQuarterDecisionsPerSecond)} decisions/s
  → cost, last ÷ first   ${barred('quarterRatio')}
  → size, end ÷ start    ${barred('sizeRatio')}
    the most in any game ${barred('sizeRatioMax')}
copies of the state
  clone                  ${number(r.clonesPerSecond)} copies/s
  structuredClone        ${number(r.structuredClonesPerSecond)} copies/s
  → ours ÷ structured    ${barred('cloneRatio')}
worlds out of what a seat sees
  determinize            ${number(r.determinizePerSecond)} worlds/s      ${r.determinizePerSecond < DETERMINIZED ? 'MISSED: ' : ''}bar ≥ ${DETERMINIZED.toLocaleString('en')}
  many of one view       ${number(r.worldsPerSecond)} worlds/s
  → one ÷ structured     ${barred('determinizeRatio')}
  → many ÷ structured    ${barred('worldsRatio')}`
}
