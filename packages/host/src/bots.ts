/** Who is asked at a table: the bots that sit there and how they answer, and the people. */
import { type Bot, bots, isLevel, type Memory, type Scene } from '@coldwake/bots'
import type { Seat } from '@coldwake/rules'
import { newSeed } from './chance.ts'
import type { LiveGame } from './games.ts'
import { persons } from './lobby.ts'
import type { Table } from './table.ts'

/** A seat's bot as it was when it last chose. */
export interface Player {
  kind: string
  memory: Memory
  /** How much it has said in the round it spoke in last. */
  said: { round: number; count: number }
}

/** So much a bot may say in a round: more would drown what people say. */
const MOST_SAID = 2

/** The kind that plays for a person who is away. */
export const STAND_IN = 'random'

/** Tables name only kinds that there were; one that has gone since is played by the simplest. */
const botOf = (kind: string): Bot => (isLevel(kind) ? bots[kind] : bots.random)

/** Seats that a bot plays and that are asked now. */
export async function botsAsked(table: Table): Promise<Seat[]> {
  const { game } = table
  const { seats, paused, ended } = await table.record()
  if (!game || paused || ended) return []
  return [...seats.keys()].filter(seat => seats[seat]?.bot != null && game.decisionFor(seat) !== null)
}

/** Seats that a person plays and that are asked now. */
export async function personsAsked(table: Table): Promise<Seat[]> {
  const { game } = table
  const record = await table.record()
  if (!game || record.paused || record.ended) return []
  return persons(record).filter(seat => game.decisionFor(seat) !== null)
}

/** What this seat sees and has heard. */
const sceneOf = (table: Table, game: LiveGame, seat: Seat): Scene => ({
  ...game.viewFor(seat),
  talk: table.talk.spoken(),
})

/** A bot of that kind answers for a seat, if it is still asked. */
export async function botAnswers(table: Table, seat: Seat, kind: string, by: 'bot' | 'clock'): Promise<void> {
  const game = await table.live()
  const decision = game.decisionFor(seat)
  if (!decision) return
  const bot = botOf(kind)
  const known = table.players.get(seat)
  const memory = known?.kind === kind ? known.memory : bot.begin(newSeed())
  await table.talk.hear()
  const chosen = bot.choose(() => sceneOf(table, game, seat), decision, memory)
  const { round } = game.state
  await game.play(chosen.input, by)
  const before = known?.said.round === round ? known.said.count : 0
  const say = chosen.say.slice(0, MOST_SAID - before)
  table.players.set(seat, { kind, memory: chosen.memory, said: { round, count: before + say.length } })
  table.wrote = true
  for (const saying of say) await table.sayBesides(seat, saying)
}
