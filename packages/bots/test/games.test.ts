/** Whole games as bots play them: each answers from its own view and from nothing else. */
import {
  type Ask,
  create,
  type GameState,
  gameInfo,
  keyFromSeed,
  pending,
  type Setup,
  step,
  view,
} from '@coldwake/rules'
import { exchange, rngFor } from '@coldwake/rules/testing'
import { expect, test } from 'vitest'
import { bots, type HeardWhisper, LEVELS, type Level, type Scene, type Spoken } from '../src/index.ts'

/** The private words that a seat knows of. */
const own = (whispers: readonly HeardWhisper[], of: number) =>
  whispers.filter(({ seat, to }) => seat === of || to === of)

const GAMES = ['nemesis', 'lockdown'] as const
/** Games of the bot that does anything; `npm run test:long` plays more of them. */
const RANDOM = process.env.LONG === '1' ? { nemesis: 50, lockdown: 200 } : { nemesis: 10, lockdown: 20 }
/** One with each number of seats, at least. */
const OTHERS = process.env.LONG === '1' ? 8 : 5
/** The clumsiest games take longest; no game asks half as often. */
const MOST_ANSWERS = 5000

test.each(
  GAMES.flatMap(game =>
    // A veteran that cannot look ahead is an officer; `veteran.test.ts` has one that can.
    LEVELS.filter(level => level !== 'veteran').map((level): [string, Level, number] => [
      game,
      level,
      level === 'random' ? RANDOM[game] : OTHERS,
    ]),
  ),
)('%s: %s plays whole games, each answer given from the view of its seat', (game, level, games) => {
  const bot = bots[level]
  const info = gameInfo(game)
  if (!info) throw new Error(`no facts about ${game}`)
  const { min, max } = info.seats
  for (let seed = 0; seed < games; seed++) {
    const seats = Array.from({ length: min + (seed % (max - min + 1)) }, () => ({ character: null }))
    const g = create({ game, board: info.boards[0], seats }, keyFromSeed(`bots/${seed}`))
    const memories = seats.map((_, seat) => bot.begin(seed * 5 + seat))
    const talk: Spoken[] = []
    const whispers: HeardWhisper[] = []
    let answers = 0
    for (let open = pending(g); open.length > 0; open = pending(g)) {
      const { seat } = open[seed % open.length]
      const look = () => ({ ...view(g, seat), talk, whispers: own(whispers, seat) })
      const { me, table } = look()
      // The question stands in the view as it is asked, in plain JSON, and nobody answers another's.
      if (!me?.decision) throw new Error(`game ${seed}: seat ${seat} does not see what it is asked`)
      expect(me.seat).toBe(seat)
      expect(table.facility === null).toBe(game === 'nemesis')
      const chosen = bot.choose(look, me.decision, memories[seat])
      memories[seat] = chosen.memory
      for (const saying of chosen.say) talk.push({ number: talk.length, seat, saying })
      for (const whisper of chosen.whisper) whispers.push({ seat, round: g.round, ...whisper })
      step(g, chosen.input)
      if (++answers > MOST_ANSWERS) throw new Error(`game ${seed} does not end`)
    }
    expect(g.over, `game ${seed} ends`).not.toBeNull()
  }
})

/** Whatever a table may decide: other boards, modes and boxes, and whoever plays the Intruders. */
const WAYS: readonly { way: string; table: Omit<Setup, 'seats'>; seats: readonly number[] }[] = [
  { way: 'the ship', table: { game: 'nemesis', board: 'nemesis-base' }, seats: [3, 4] },
  { way: 'its other side', table: { game: 'nemesis', board: 'nemesis-alt' }, seats: [3] },
  { way: 'the ship, alone', table: { game: 'nemesis', board: 'nemesis-base', mode: 'solo' }, seats: [1] },
  { way: 'the ship, together', table: { game: 'nemesis', board: 'nemesis-base', mode: 'cooperative' }, seats: [3] },
  {
    way: 'the Intruders',
    table: { game: 'nemesis', board: 'nemesis-base', options: { intruderPlayer: true } },
    seats: [4, 3, 5],
  },
  { way: 'the facility', table: { game: 'lockdown', board: 'lockdown-base' }, seats: [3, 4] },
  { way: 'the Surface of Mars', table: { game: 'lockdown', board: 'lockdown-surface' }, seats: [3] },
  { way: 'the facility, alone', table: { game: 'lockdown', board: 'lockdown-base', mode: 'solo' }, seats: [1] },
  {
    way: 'the facility, together',
    table: { game: 'lockdown', board: 'lockdown-base', mode: 'cooperative' },
    seats: [3],
  },
  {
    way: 'the facility with guests',
    table: { game: 'lockdown', board: 'lockdown-base', options: { crew: true, intruders: true } },
    seats: [4],
  },
]

test.each(WAYS.flatMap(way => (['cadet', 'officer'] as const).map(level => ({ ...way, level }))))(
  '$way: in a world that differs only in what it cannot know, $level chooses and says the same, to the end',
  ({ way, table, seats: games, level }) => {
    const bot = bots[level]
    const rng = rngFor(`bots/${way}`)
    const asked = new Set<Ask>()
    for (const [seed, count] of games.entries()) {
      const seats = Array.from({ length: count }, () => ({ character: null }))
      const g = create({ ...table, seats }, keyFromSeed(`worlds/${seed}`))
      const memories = seats.map((_, seat) => bot.begin(seed * 5 + seat))
      const talk: Spoken[] = []
      const whispers: HeardWhisper[] = []
      let answers = 0
      for (let open = pending(g); open.length > 0; open = pending(g)) {
        const [decision] = open
        const { seat } = decision
        asked.add(decision.ask)
        // A memory is plain JSON and nobody else's, so that it may be kept and given back.
        const memory = JSON.parse(JSON.stringify(memories[seat]))
        const heard = own(whispers, seat)
        const scene = (of: GameState) => (): Scene => ({ ...view(of, seat), talk, whispers: heard })
        const chosen = bot.choose(scene(g), decision, memories[seat])
        const other = exchange(g, seat, rng)
        // The answer, what is remembered, and what is said.
        expect(bot.choose(scene(other), decision, memory)).toEqual(chosen)
        memories[seat] = chosen.memory
        for (const saying of chosen.say) talk.push({ number: talk.length, seat, saying })
        for (const whisper of chosen.whisper) whispers.push({ seat, round: g.round, ...whisper })
        step(g, chosen.input)
        if (++answers > MOST_ANSWERS) throw new Error(`game ${seed} does not end`)
      }
      expect(g.over, `game ${seed} ends`).not.toBeNull()
    }
    expect(asked.has('intruderTurn')).toBe(table.options?.intruderPlayer ?? false)
  },
)
