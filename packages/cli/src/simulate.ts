/** Plays whole games between bots as fast as the engine can, with a digest that is the same on any machine. */
import { createHash } from 'node:crypto'
import { bots, type HeardWhisper, LEVELS, type Spoken } from '@coldwake/bots'
import {
  canonical,
  create,
  type Fate,
  type GameLog,
  type Input,
  keyFromSeed,
  pending,
  step,
  view,
} from '@coldwake/rules'
import { AHEAD } from './ahead.ts'
import { known, readArgs, wholeNumber } from './args.ts'
import { digestOf, writeLog } from './gameFiles.ts'
import { progress } from './progress.ts'
import { required } from './required.ts'
import { readTable, seatsAt, tableArgs, tableHelp } from './tableArgs.ts'

export const simulateHelp = `simulate ${tableHelp}
    [--players NUMBER] [--games NUMBER] [--seed NUMBER] [--bot NAME] [--json] [--export FILE]
  plays whole games and sums them up; --export writes the first game as a file that replay reads`

/** Fates of characters who are not among the survivors. */
const LOST: readonly Fate[] = ['dead', 'aboard', 'inPod']

export function simulate(args: string[]): boolean {
  const { values } = readArgs(args, {
    ...tableArgs,
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'random' },
    json: { type: 'boolean', default: false },
    export: { type: 'string' },
  })
  const { table, seats } = readTable(values)
  const players = wholeNumber('players', values.players, seats.min, seats.max)
  const setup = seatsAt(table, players)
  const count = wholeNumber('games', values.games, 1, 10_000_000)
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER)
  const bot = bots[known('bot', values.bot, LEVELS)]

  const digest = createHash('sha256')
  let decisions = 0
  let survivors = 0
  let winners = 0
  let errors = 0
  let first: GameLog | null = null
  const bar = progress('games', count)
  const start = performance.now()
  for (let i = 0; i < count; i++) {
    const key = keyFromSeed(`${seed}/${i}`)
    const inputs: Input[] = []
    try {
      const g = create(setup, key)
      const talk: Spoken[] = []
      const whispers: HeardWhisper[] = []
      const memories = setup.seats.map((_, seat) => bot.begin((seed * 31 + i) * 5 + seat))
      for (let [decision] = pending(g); decision; [decision] = pending(g)) {
        const { seat } = decision
        const own = whispers.filter(one => one.seat === seat || one.to === seat)
        const chosen = bot.choose(
          () => ({ ...view(g, seat), talk, whispers: own }),
          decision,
          required(memories[seat], `bot ${seat}`),
          AHEAD,
        )
        memories[seat] = chosen.memory
        for (const saying of chosen.say) talk.push({ number: talk.length, seat, saying })
        for (const whisper of chosen.whisper) whispers.push({ seat, round: g.round, ...whisper })
        step(g, chosen.input)
        decisions++
        if (i === 0) inputs.push(chosen.input)
      }
      digest.update(canonical(g))
      survivors += g.crew.filter(({ fate }) => !LOST.includes(fate)).length
      winners += g.over?.winners.length ?? 0
      if (i === 0) first = { coldwake: 1, setup, key, inputs, digest: digestOf(g) }
    } catch (error) {
      errors++
      console.error(`game ${i} of seed ${seed}: ${error instanceof Error ? error.stack : error}`)
    }
    bar.at(i + 1)
  }
  const seconds = (performance.now() - start) / 1000
  bar.done()
  if (values.export !== undefined && first) writeLog(values.export, first)
  const result = {
    games: count,
    decisions,
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: Number((count / seconds).toFixed(1)),
    survivalRate: survivors / (count * players),
    winRate: winners / (count * players),
    errors,
    digest: digest.digest('hex'),
  }
  if (values.json) console.log(JSON.stringify(result))
  else for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(20)}${value}`)
  return errors === 0
}
