/** Random games on our engine, as a server plays them and as a bot searches them. */
import {
  answer,
  chooseTrusted,
  clone,
  create,
  type Decision,
  type GameState,
  gameInfo,
  type Key,
  keyFromSeed,
  type Option,
  pending,
  type Setup,
  step,
} from '@coldwake/rules'

/** Both games have the same bars. */
export const GAME = process.env.GAME ?? 'nemesis'
const MOST_DECISIONS = 20_000

const info = gameInfo(GAME)
if (!info) throw new Error(`the rules know no game called ${GAME}`)
const { boards, characters } = info
/** The characters are given, not drafted: a game begins with the first turn of round 1. */
const setupFor = (seats: number): Setup => ({
  game: GAME,
  board: boards[0],
  seats: characters.slice(0, seats).map(character => ({ character })),
})
export const FOUR = setupFor(4)
/** Views cost most at a full table. */
export const FIVE = setupFor(5)

/** Xorshift: chance for the choosing that costs next to nothing. The engine's own dice are not touched by it. */
let x = 0x2545f491
function below(n: number): number {
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  return Math.floor(((x >>> 0) / 0x1_0000_0000) * n)
}
export const pick = <T>(list: readonly T[]): T => list[below(list.length)]

let seed = 0
export const nextKey = (): Key => keyFromSeed(seed++)

/** Plays a game to its end; `take` gives each choice to the engine. Answers the number of decisions. */
export function play(g: GameState, take: (g: GameState, decision: Decision, option: Option) => void): number {
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const open = pending(g)
    if (open.length === 0) return decisions
    const decision = pick(open)
    take(g, decision, pick(decision.options))
  }
  throw new Error(`a game did not end within ${MOST_DECISIONS} decisions`)
}

/** Events heard by the validated games, so that nobody can say that they were not told. */
export let heard = 0
const tell = () => {
  heard++
}

/** Asking the clock costs something too: so many games between two looks at it. */
const BATCH = 10
const batch = (game: () => number) => (): number => {
  let decisions = 0
  for (let i = 0; i < BATCH; i++) decisions += game()
  return decisions
}

/** Games that are set up before the clock starts, as those of the peer are; each is played in a copy. */
const READY = 100
const ready = Array.from({ length: READY }, () => create(FOUR, nextKey()))
let next = 0
const fresh = (): GameState => clone(ready[next++ % READY])

/** As a server plays: every input checked against the options, every event told. */
export const playValidated = batch(() =>
  play(fresh(), (g, decision, option) => step(g, answer(decision, option), tell)),
)

/** As a bot searches: choices taken from the options and trusted, nothing told. */
export const playSearching = batch(() => play(fresh(), (g, { seat }, option) => chooseTrusted(g, seat, option)))

/** Whole games, from setting up to the end: one unit is a game. */
export const playWhole = (): number => {
  for (let i = 0; i < BATCH; i++)
    play(create(FOUR, nextKey(), tell), (g, decision, option) => step(g, answer(decision, option), tell))
  return BATCH
}

/** Decisions in a whole game, the mean of a hundred. */
export const decisionsPerGame = (): number => {
  let decisions = 0
  for (let i = 0; i < READY; i++)
    decisions += play(create(FOUR, nextKey()), (g, { seat }, option) => chooseTrusted(g, seat, option))
  return decisions / READY
}

/** A random moment from the middle of each of so many games. */
export const sampleStates = (games: number, setup: Setup): GameState[] =>
  Array.from({ length: games }, () => {
    let kept = create(setup, nextKey())
    let moments = 0
    play(clone(kept), (g, { seat }, option) => {
      // The k-th moment replaces the one kept with chance 1/k: every moment is equally likely to be it.
      if (below(++moments) === 0) kept = clone(g)
      chooseTrusted(g, seat, option)
    })
    return kept
  })
