/**
 * How fast is the rules engine? Whole random games of four players, compared with boardgame.io moving our own state.
 * Both run on the same machine in the same process, in turn, after a warm-up; medians count.
 */
import { clone, type GameState } from '@coldwake/rules'
import { peerWork } from './peer.ts'
import { heard, playSearching, playValidated, sampleStates } from './play.ts'
import { type Pace, type Rate, race } from './race.ts'

const SAMPLES = 50
const MOVES = 100

/** All rates are per second. */
export interface EngineResult {
  bench: 'engine'
  /** Decisions of ours, validated and told, for one move of boardgame.io. */
  ratio: number
  /** Copies with our clone for one with structuredClone. */
  cloneRatio: number
  decisionsPerSecond: number
  gamesPerSecond: number
  eventsPerDecision: number
  searchDecisionsPerSecond: number
  searchGamesPerSecond: number
  peerMovesPerSecond: number
  clonesPerSecond: number
  structuredClonesPerSecond: number
  /** The slowest and the fastest round of either side. */
  decisionsRange: [number, number]
  peerMovesRange: [number, number]
  rounds: number
  node: string
}

/** Copies every sample once. The copies are looked at, or the compiler might leave them out. */
const copyAll = (samples: readonly GameState[], copy: (g: GameState) => GameState) => (): number => {
  for (const g of samples) if (copy(g).n !== g.n) throw new Error('a copy is not like its original')
  return samples.length
}

export function measure(pace: Pace): EngineResult {
  const samples = sampleStates(SAMPLES)
  let decided = 0
  const rates = race(
    {
      validated: () => {
        const decisions = playValidated()
        decided += decisions
        return decisions
      },
      peer: peerWork(samples, MOVES),
      search: playSearching,
      clone: copyAll(samples, clone),
      structuredClone: copyAll(samples, structuredClone),
    },
    pace,
  )
  const { validated, peer, search } = rates
  return {
    bench: 'engine',
    ratio: rounded(validated.units / peer.units, 1),
    cloneRatio: rounded(rates.clone.units / rates.structuredClone.units, 1),
    decisionsPerSecond: rounded(validated.units),
    gamesPerSecond: rounded(validated.batches),
    eventsPerDecision: rounded(heard / decided, 2),
    searchDecisionsPerSecond: rounded(search.units),
    searchGamesPerSecond: rounded(search.batches),
    peerMovesPerSecond: rounded(peer.units),
    clonesPerSecond: rounded(rates.clone.units),
    structuredClonesPerSecond: rounded(rates.structuredClone.units),
    decisionsRange: range(validated),
    peerMovesRange: range(peer),
    rounds: pace.rounds,
    node: process.version,
  }
}

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
const range = ({ slowest, fastest }: Rate): [number, number] => [rounded(slowest), rounded(fastest)]

const number = (value: number): string => Math.round(value).toLocaleString('en').padStart(11)

export function report(r: EngineResult): string {
  const between = ([slowest, fastest]: [number, number]) => `rounds: ${number(slowest)} to ${number(fastest)}`
  return `engine — random games of four on Node ${r.node.slice(1)}, medians of ${r.rounds} rounds
  validated, with events ${number(r.decisionsPerSecond)} decisions/s   ${between(r.decisionsRange)}
                         ${number(r.gamesPerSecond)} games/s
  search mode            ${number(r.searchDecisionsPerSecond)} decisions/s
                         ${number(r.searchGamesPerSecond)} games/s
  boardgame.io 0.50.2    ${number(r.peerMovesPerSecond)} moves/s       ${between(r.peerMovesRange)}
  → ours ÷ boardgame.io  ${r.ratio.toFixed(1).padStart(11)}
  clone                  ${number(r.clonesPerSecond)} copies/s
  structuredClone        ${number(r.structuredClonesPerSecond)} copies/s
  → ours ÷ structured    ${r.cloneRatio.toFixed(1).padStart(11)}`
}
