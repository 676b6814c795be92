/** Plays one game between bots and records the fate of every seat. */
import { bots, type HeardWhisper, type Level, type Memory, type Scene, type Spoken } from '@coldwake/bots'
import {
  create,
  type Decision,
  type EndReason,
  type Fate,
  type GameEvent,
  type GameState,
  type Key,
  type Name,
  objectiveInfo,
  pending,
  type Seat,
  type Setup,
  step,
  view,
} from '@coldwake/rules'
import { AHEAD } from './ahead.ts'
import { GAME_HARMS } from './games/index.ts'
import { required } from './required.ts'

export interface Player {
  level: Level
  character: Name
  /** The objective it played for; null if all seats share one goal. */
  objective: Name | null
  survived: boolean
  won: boolean
  fate: Fate
  /** Why it is dead or lost; null for survivors. */
  cause: string | null
  /** The round it died in before the end. */
  died: number | null
  encounters: number
  attacks: number
  wounds: number
}

export interface Match {
  players: Player[]
  reason: EndReason
  destroyed: boolean
  rounds: number
  decisions: number
  /** The seat that played the Intruders after its character had died; null: none. */
  intruders: Seat | null
  /** By round: how many were alive and aboard or safe, and encounters and wounds of all. */
  course: { alive: number; encounters: number; wounds: number }[]
  /** Milliseconds of every twentieth choice, by level. */
  thought: Partial<Record<Level, number[]>>
}

const SAMPLED = 20

/** Fates of characters who did not get away. */
const LOST: readonly Fate[] = ['dead', 'aboard', 'inPod']

/** The cause of death if a character dies now: from this event on, or still the one before. */
function harmOf(event: GameEvent, before: string): string {
  switch (event.e) {
    case 'attack':
      return event.kind
    case 'struck':
      return 'melee'
    case 'thrown':
      return 'explosives'
    case 'scanned':
      return 'hatching'
    case 'event':
      return `event ${event.card}`
    case 'vented':
      return 'vacuum'
    case 'passed':
      return 'bleeding'
    case 'turn':
    case 'declared':
      return 'fire'
    default:
      return GAME_HARMS[event.e] ?? before
  }
}

export interface MatchOptions {
  /** The level of the bot that plays the Intruders, where it is not that of its seat. */
  intruderLevel?: Level | undefined
  /** Called when a round has begun; `look` is what a seat sees then, and what its bot remembers. */
  onRound?: (look: (seat: Seat) => { scene: Scene; memory: Memory }) => void
}

export function playMatch(
  setup: Setup,
  key: Key,
  levels: readonly Level[],
  seed: number,
  { intruderLevel, onRound }: MatchOptions = {},
): Match {
  let intruders: Seat | null = null
  let harm = ''
  const seats = levels.map(
    (level, seat): Seated => ({
      level,
      playsAs: level,
      memory: bots[level].begin(seed * 31 + seat),
      seat,
      cause: '',
      died: 0,
      encounters: 0,
      attacks: 0,
      wounds: 0,
    }),
  )
  const seated = (seat: Seat): Seated => required(seats[seat], `seat ${seat}`)
  const course: Match['course'] = []
  const thought: Match['thought'] = {}
  const hear = (event: GameEvent) => {
    harm = harmOf(event, harm)
    if (event.e === 'round') course.push({ alive: levels.length, encounters: 0, wounds: 0 })
    const now = course.at(-1)
    switch (event.e) {
      case 'encounter':
        if (event.who !== null) seated(event.who).encounters++
        if (now) now.encounters++
        return
      case 'attack':
        if (event.hits) seated(event.who).attacks++
        return
      case 'lightWound':
      case 'seriousWound':
        seated(event.who).wounds++
        if (now) now.wounds++
        return
      case 'died':
        seated(event.who).cause = harm
        seated(event.who).died = course.length
        return
      case 'playsIntruders':
        intruders = event.who
        if (intruderLevel) seated(event.who).playsAs = intruderLevel
        return
      case 'check':
        if (event.step.check === 'died') seated(event.step.who).cause = event.step.by
    }
  }
  const g = create(setup, key, hear)
  const talk: Spoken[] = []
  const whispers: HeardWhisper[] = []
  const heard = (seat: Seat) => whispers.filter(one => one.seat === seat || one.to === seat)
  let decisions = 0
  let { round } = g
  for (let open = pending(g); open.length > 0; open = pending(g)) {
    if (g.round !== round) {
      round = g.round
      onRound?.(seat => ({
        scene: { ...view(g, seat), talk, whispers: heard(seat) },
        memory: seated(seat).memory,
      }))
    }
    const decision = next(open)
    choose(g, decision, seated(decision.seat), { talk, whispers }, decisions % SAMPLED === 0 ? thought : null, hear)
    decisions++
    const now = course.at(-1)
    if (now) now.alive = g.crew.filter(({ fate }) => fate !== 'dead').length
  }
  return summary(g, seats, { intruders, course, thought, decisions })
}

/** The decision that is answered next. A seat that can end the question for everybody waits for the others. */
const next = (open: readonly Decision[]): Decision =>
  open.find(({ options }) => !options.some(option => option.do === 'end')) ?? required(open[0], 'an open question')

function choose(
  g: GameState,
  decision: Decision,
  player: Seated,
  { talk, whispers }: { talk: Spoken[]; whispers: HeardWhisper[] },
  thought: Match['thought'] | null,
  hear: (event: GameEvent) => void,
): void {
  const { seat, playsAs: level } = player
  const start = performance.now()
  const own = whispers.filter(one => one.seat === seat || one.to === seat)
  const chosen = bots[level].choose(() => ({ ...view(g, seat), talk, whispers: own }), decision, player.memory, AHEAD)
  if (thought) {
    thought[level] ??= []
    thought[level].push(performance.now() - start)
  }
  player.memory = chosen.memory
  for (const saying of chosen.say) talk.push({ number: talk.length, seat, saying })
  for (const whisper of chosen.whisper) whispers.push({ seat, round: g.round, ...whisper })
  step(g, chosen.input, hear)
}

interface Seated {
  level: Level
  /** The level that answers now: another than `level` where the seat plays the Intruders. */
  playsAs: Level
  memory: Memory
  seat: Seat
  cause: string
  died: number
  encounters: number
  attacks: number
  wounds: number
}

function summary(
  g: GameState,
  seats: readonly Seated[],
  more: Pick<Match, 'intruders' | 'course' | 'thought' | 'decisions'>,
): Match {
  const { over } = g
  if (!over) throw new Error('no seat is asked, but the game is not over')
  const players = seats.map(({ level, seat, cause, died, encounters, attacks, wounds }): Player => {
    const { fate, character } = required(g.crew[seat], `seat ${seat}`)
    const survived = !LOST.includes(fate)
    const card = view(g, seat).me?.objectives.find(name => objectiveInfo(g.setup.game, name))
    return {
      level,
      character,
      objective: card ?? null,
      survived,
      won: over.winners.includes(seat),
      fate,
      cause: survived ? null : fate === 'dead' ? cause : fate,
      died: died > 0 && fate === 'dead' ? died : null,
      encounters,
      attacks,
      wounds,
    }
  })
  return { players, reason: over.reason, destroyed: over.destroyed, rounds: g.round, ...more }
}
