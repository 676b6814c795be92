/** Which bots and people are asked at a table, and how bots answer. */
import {
  aheadBy,
  bots,
  type Chosen,
  isLevel,
  type Level,
  looksAhead,
  type Memory,
  ponder,
  type Question,
  think,
  USUAL,
} from '@coldwake/bots'
import { answer, type Decision, type Input, type Seat } from '@coldwake/rules'
import type { Edition } from './editions.ts'
import type { LiveGame } from './liveGame.ts'
import { persons } from './lobby.ts'
import type { Logger } from './logger.ts'
import { newSeed } from './randomIds.ts'
import type { Table } from './table.ts'

/** A seat's bot as it was when it last chose. */
export interface Player {
  kind: string
  memory: Memory
  /** How much it has said in the round it spoke in last. */
  said: { round: number; count: number }
}

/** The most that a bot may say in a round: more would drown out what people say. */
const MOST_SAID = 2

/** The level that answers when another bot failed: it always has an answer. */
const SIMPLEST: Level = 'random'

/** A table may name a kind of bot that no longer exists; the simplest plays for it. */
const levelOf = (kind: string): Level => (isLevel(kind) ? kind : SIMPLEST)

/** Seats that a bot plays and that are asked now. */
export async function botsAsked(table: Table): Promise<Seat[]> {
  const { game } = table
  const { seats, paused, ended } = await table.record()
  if (!game || paused || ended || game.isFull) return []
  return [...seats.keys()].filter(seat => seats[seat]?.bot != null && game.decisionFor(seat) !== null)
}

/** Seats that a person plays and that are asked now. */
export async function personsAsked(table: Table): Promise<Seat[]> {
  const { game } = table
  const record = await table.record()
  if (!game || record.paused || record.ended || game.isFull) return []
  return persons(record).filter(seat => game.decisionFor(seat) !== null)
}

/** A question to a bot that plays a seat. */
export interface Asked {
  seat: Seat
  kind: string
  decision: Decision
  question: Question
  /** The rules that the game is played by: a bot that looks ahead plays worlds of its own by them. */
  edition: Edition
}

/**
 * Lets a bot think, in this thread or another. The question is all that the bot gets of the table. Rejects when the signal
 * says that nobody waits for the answer any more, or answers all the same.
 */
export type Think = (question: Question, edition: Edition, left?: AbortSignal) => Promise<Chosen>

/** Lets a bot think in this thread, for hosts that have a thread of their own. The thread hears others in its pauses. */
export const thinkHere: Think = async (question, { rules }, left) => {
  const pause = async () => {
    await new Promise(done => setTimeout(done, 0))
    return !left?.aborted
  }
  const chosen = await ponder(question, aheadBy(rules), pause)
  if (!chosen) throw new LeftError('nobody waits for the answer any more')
  return chosen
}

/** The question of a bot is gone. */
export class LeftError extends Error {
  override name = 'LeftError'
}

/** A bot has thought for too long. */
export class TooSlowError extends Error {
  override name = 'TooSlowError'
}

/** The question to a bot of that kind on a seat; null if the seat is not asked. */
export async function asked(table: Table, seat: Seat, kind: string): Promise<Asked | null> {
  const game = await table.live()
  const decision = game.decisionFor(seat)
  if (!decision) return null
  await table.talk.hear()
  await table.whispers.hear()
  // Nobody looks ahead for a sealed question: how long it takes must not show what it is about.
  const own = levelOf(kind)
  const level = decision.sealed && looksAhead(own) ? USUAL : own
  const known = table.players.get(seat)
  const memory = known?.kind === kind ? known.memory : bots[level].begin(newSeed())
  const scene = game.sceneFor(seat, table.talk.spoken(seat), table.whispers.of(seat))
  return { seat, kind, decision, question: { level, scene, memory }, edition: game.edition }
}

/**
 * The next questions to bots. They answer a sealed question together, because its answers stay hidden until it is closed,
 * and everything else one at a time.
 */
export async function nextAsked(table: Table): Promise<Asked[]> {
  const game = await table.live()
  const { seats } = await table.record()
  const all: Asked[] = []
  for (const seat of (await botsAsked(table)).toSorted((a, b) => endsAll(game, a) - endsAll(game, b))) {
    const one = await asked(table, seat, seats[seat]?.bot ?? '')
    if (one) all.push(one)
    if (!one?.decision.sealed) break
  }
  return all
}

/** A bot that can end the matter for everybody waits for the others. */
const endsAll = (game: LiveGame, seat: Seat): number =>
  game.decisionFor(seat)?.options.some(option => option.do === 'end') ? 1 : 0

/**
 * The answer of a bot. If it fails, a simpler bot answers in its place, so that nobody waits; null once nobody does.
 */
export async function thought(
  { decision, question, edition }: Asked,
  thinks: Think,
  fail: (error: unknown) => void,
  left?: AbortSignal,
): Promise<Chosen | null> {
  try {
    const chosen = await thinks(question, edition, left)
    if (isOffered(decision, chosen.input)) return chosen
    throw new Error(`a bot answered ${decision.ask} with what was not offered`)
  } catch (error) {
    if (left?.aborted) return null
    fail(error)
    return think({ ...question, level: SIMPLEST })
  }
}

const isOffered = (decision: Decision, input: Input): boolean =>
  decision.options.some(option => JSON.stringify(answer(decision, option)) === JSON.stringify(input))

/** Plays the answer of a bot. False: its question is no longer open, so the answer is dropped. */
export async function answerFor(
  table: Table,
  { seat, kind, decision }: Asked,
  chosen: Chosen,
  by: 'bot' | 'clock',
): Promise<boolean> {
  const game = await table.live()
  if (game.decisionFor(seat)?.n !== decision.n) return false
  const { round } = game.state
  await game.play(chosen.input, { by })
  const known = table.players.get(seat)
  const before = known?.said.round === round ? known.said.count : 0
  const say = chosen.say.slice(0, MOST_SAID - before)
  table.players.set(seat, { kind, memory: chosen.memory, said: { round, count: before + say.length } })
  table.wrote = true
  for (const saying of say) await table.sayBesides(seat, saying)
  return true
}

/** Plays the answer of a bot if this kind of bot still plays the seat and the game still goes on. */
export async function botAnswers(table: Table, one: Asked, chosen: Chosen): Promise<boolean> {
  const { seats } = await table.record()
  const open = await botsAsked(table)
  return seats[one.seat]?.bot === one.kind && open.includes(one.seat) && answerFor(table, one, chosen, 'bot')
}

/** Tells the operator. A bot that took too long may only mean a busy machine. */
export function botFailed(log: Logger, code: string, { kind, decision }: Asked, error: unknown): void {
  const facts = { table: code, bot: kind, ask: decision.ask }
  if (error instanceof TooSlowError) log.warn('a bot took too long', facts)
  else log.error('a bot failed', facts, error)
}
