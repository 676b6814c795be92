/** Moments of whole games, taken up again at the real server: any question, any state of the ship. */
import { createHash } from 'node:crypto'
import {
  type Answer,
  type Ask,
  type Choice,
  canonical,
  type Decision,
  type GameEvent,
  type GameLog,
  type GameState,
  keyFromSeed,
  type Over,
  type Seat,
} from '@coldwake/rules'
import { type Moment, type Plays, type Policy, playGame } from '@coldwake/rules/testing'
import type { CreateTable, SeatTaken, Uploaded } from '@coldwake/wire'
import { hostDoes, post, takesSeat } from './tables.ts'

export interface Situation {
  log: GameLog
  /** How many of the game's inputs count. */
  inputs: number
  /** Whoever is to look at it. */
  seat: Seat
}

/** Says who is to look at a moment, and how good an example it is; null if it is none. */
export type Fits = (moment: Moment) => { seat: Seat; worth: number } | null

/** Whoever is asked this, at the moment with the most answers. */
export const isAsked =
  (ask: Ask): Fits =>
  ({ g, decisions }) => {
    if (g.ending) return null
    const decision = decisions.find(one => one.ask === ask)
    return decision ? { seat: decision.seat, worth: decision.options.length } : null
  }

/**
 * For each name the best moment of the first games. Where each has one, `enough` games are looked at; for one that is
 * rare more are, up to `games`.
 */
export function findSituations<K extends string>(
  wanted: Readonly<Record<K, Fits>>,
  games = 60,
  plays: Plays = 'nemesis',
  enough = games,
): Map<K, Situation> {
  const found = new Map<K, Situation & { worth: number }>()
  const names = Object.keys(wanted) as K[]
  for (let seed = 0; seed < games && !(seed >= enough && found.size === names.length); seed++) {
    const better = new Map<K, Omit<Situation, 'log'> & { worth: number }>()
    let inputs = 0
    const { g, ...played } = playGame(
      seed,
      undefined,
      moment => {
        for (const name of names) {
          const fit = wanted[name](moment)
          const best = better.get(name) ?? found.get(name)
          if (fit && (!best || fit.worth > best.worth)) better.set(name, { ...fit, inputs })
        }
        inputs++
      },
      plays,
    )
    if (better.size === 0) continue
    const digest = createHash('sha256').update(canonical(g)).digest('hex')
    const log: GameLog = { coldwake: 1, setup: played.setup, key: keyFromSeed(seed), inputs: played.inputs, digest }
    for (const [name, moment] of better) found.set(name, { ...moment, log })
  }
  return found
}

export interface LastMoment extends Situation {
  /** What is asked then, and what is answered. */
  decision: Decision
  answer: Choice
}

const choiceOf = ({ seat: _, n: __, ...choice }: Answer): Choice => choice

/** The moment before the last answer of the first game that ends like this. */
export function beforeTheEnd(fits: (over: Over) => boolean, game: Plays, games = 200): LastMoment {
  for (let seed = 0; seed < games; seed++) {
    let asked: readonly Decision[] = []
    const { g, setup, inputs } = playGame(
      seed,
      undefined,
      ({ decisions }) => {
        asked = decisions
      },
      game,
    )
    const answer = inputs.at(-1)
    const decision = asked.find(one => answer && 'n' in answer && one.n === answer.n && one.seat === answer.seat)
    if (!g.over || !fits(g.over) || !decision || !answer || !('n' in answer) || answer.do === 'reconsider') continue
    const digest = createHash('sha256').update(canonical(g)).digest('hex')
    const log: GameLog = { coldwake: 1, setup, key: keyFromSeed(seed), inputs, digest }
    return { log, inputs: inputs.length - 1, seat: answer.seat, decision, answer: choiceOf(answer) }
  }
  throw new Error('no game ended like this')
}

/** The moment before an answer that brings such news, in the first game in which one does. */
export function beforehand(
  wanted: (news: readonly GameEvent[], after: GameState) => boolean,
  plays: Plays,
  games = 400,
): LastMoment {
  for (let seed = 0; seed < games; seed++) {
    const asked: Decision[][] = []
    let at = -1
    let told = 0
    const { g, setup, inputs } = playGame(
      seed,
      undefined,
      ({ g, decisions, events }) => {
        if (at < 0 && wanted(events.slice(told), g)) at = asked.length - 1
        told = events.length
        asked.push(decisions)
      },
      plays,
    )
    const answer = inputs[at]
    if (!answer || !('n' in answer) || answer.do === 'reconsider') continue
    const decision = asked[at]?.find(one => one.n === answer.n && one.seat === answer.seat)
    if (!decision) continue
    const digest = createHash('sha256').update(canonical(g)).digest('hex')
    const log: GameLog = { coldwake: 1, setup, key: keyFromSeed(seed), inputs, digest }
    return { log, inputs: at, seat: answer.seat, decision, answer: choiceOf(answer) }
  }
  throw new Error('it never happens')
}

/**
 * Late in a game of so many seats: somebody's turn at this space of the time track, with all of them on foot. Until then
 * everybody has passed where they could, so that what is left is the end of a game.
 */
export function lateMoment(seats: number, time: number, plays: Plays, games = 60): Situation {
  const passes: Policy = (_, { options }) => options.find(option => option.do === 'pass') ?? options[0]
  for (let seed = 0; seed < games; seed++) {
    let [inputs, at] = [0, -1]
    const look = ({ g, decisions }: Moment) => {
      const fits = g.time === time && g.crew.every(({ fate }) => fate === 'aboard')
      if (at < 0 && fits && decisions.some(({ ask }) => ask === 'turn')) at = inputs
      inputs++
    }
    const { g, ...played } = playGame(seed, passes, look, plays)
    if (at < 0 || g.crew.length !== seats) continue
    const digest = createHash('sha256').update(canonical(g)).digest('hex')
    const log: GameLog = { coldwake: 1, setup: played.setup, key: keyFromSeed(seed), inputs: played.inputs, digest }
    return { log, inputs: at, seat: 0 }
  }
  throw new Error('no game lasts so long')
}

/** A table at that moment, with everybody in their seats; `bots` plays every seat but those of `people`. */
export async function takenUp(
  url: string,
  { log, inputs, seat }: Situation,
  names: readonly string[],
  bots: CreateTable['seats'][number] = null,
  people: readonly Seat[] = [seat],
  clock: CreateTable['clock'] = null,
): Promise<SeatTaken[]> {
  const { code } = await post<Uploaded>(url, '/games', log)
  const seats = log.setup.seats.map((_, at) => (people.includes(at) ? null : bots))
  const name = (at: Seat) => names[at] ?? `Player ${at + 1}`
  const host = seats.indexOf(null)
  const first = await post<SeatTaken>(url, `/tables/${code}/continue`, {
    inputs,
    name: name(host),
    seats,
    clock,
    delay: 0,
  })
  const taken: SeatTaken[] = []
  taken[first.seat] = first
  for (const [at, bot] of seats.entries())
    if (bot === null && at !== first.seat) taken[at] = await takesSeat(url, first.code, name(at), at)
  await hostDoes(url, first, { do: 'start' })
  return taken
}
