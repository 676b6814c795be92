/** A finished game, played through once, so that any moment of it can be looked at. */
import type { EventFace, GameEvent, GameLog, GameState, MyView, Seat, TableView, View } from '@coldwake/rules'
import type { FiledWhisper } from '@coldwake/wire'

/** What of an edition of the rules is needed to play a game again. An earlier edition has these too. */
type Own = typeof import('@coldwake/rules')
export type Rules = Pick<Own, 'create' | 'step' | 'clone' | 'takenBack' | 'view' | 'faceFor'> &
  Partial<Pick<Own, 'redealt'>>

/** Through whom one looks: a seat, an onlooker, or somebody who sees everything. */
export type Eyes = Seat | 'onlooker' | 'all'

/** A point at which something new could be seen. */
export interface Moment {
  /** How many of the game's inputs count. */
  inputs: number
  /** How many events are told by then. */
  events: number
  round: number
}

export interface Film {
  moments: readonly Moment[]
  /** One of them by its number. */
  at: (moment: number) => Moment
  /** The first moment of each round; of one that was taken back and played again, the later. */
  rounds: readonly { round: number; moment: number }[]
  /** The table at a moment through the eyes of a seat, or of an onlooker. */
  viewAt: (moment: number, eyes: Seat | null) => View
  /** Everything that anybody hid at a moment. */
  secretsAt: (moment: number) => Secrets
  /** All events as they were told to a seat, or to an onlooker. */
  facesFor: (eyes: Seat | null) => EventFace[]
  /** The first moment at which this event is told. */
  momentOf: (event: number) => number
}

export interface Secrets {
  /** What each seat has in hand, and everything else only it sees. */
  seats: readonly MyView[]
  /** What lies face down for everybody. */
  hidden: MyView
  /** The table with everything turned up. */
  open: TableView
}

/** What these eyes could read of the private words by then: their own, and everybody's once the game is over. */
export const whispersSeen = (whispers: readonly FiledWhisper[], told: number, eyes: Eyes, over: boolean) =>
  whispers.filter(
    ({ seat, to, events }) => over || (events <= told && (eyes === 'all' || eyes === seat || eyes === to)),
  )

/** A state is kept every so many inputs; those between are played again from there. */
const KEEP_EVERY = 32

/** Throws where the rules do not allow what the log says. */
export function unroll(rules: Rules, log: Pick<GameLog, 'setup' | 'key' | 'inputs'>): Film {
  const { inputs } = log
  const events: GameEvent[] = []
  /** How many events each number of inputs has told, and in which round that was. */
  const marks: Moment[] = []
  const kept = new Map<number, GameState>()
  const wanted = new Set(inputs.flatMap(input => (input.do === 'undo' ? [input.to] : [])))
  let state = rules.create(log.setup, log.key, event => events.push(event))
  for (const [at, input] of inputs.entries()) {
    marks.push({ inputs: at, events: events.length, round: state.round })
    if (at % KEEP_EVERY === 0 || wanted.has(at)) kept.set(at, rules.clone(state))
    if (input.do === 'redeal') {
      if (!rules.redealt) throw new Error('these rules cannot deal anew')
      state = rules.redealt(state, input.key)
    } else if (input.do === 'undo') {
      const past = kept.get(input.to)
      const mark = marks[input.to]
      if (!past || !mark) throw new Error(`there is no input ${input.to} to go back to`)
      state = rules.takenBack(past, state)
      events.push({ e: 'tookBack', who: input.seat, event: mark.events, rule: 'NEM-RULING-235' })
    } else {
      rules.step(state, input, event => events.push(event))
      continue
    }
    // What follows is played again from here, and not from before.
    kept.set(at + 1, rules.clone(state))
  }
  marks.push({ inputs: inputs.length, events: events.length, round: state.round })
  kept.set(inputs.length, state)

  const stateAt = (count: number): GameState => {
    let from = count
    while (!kept.has(from)) from--
    const start = kept.get(from)
    if (!start) throw new Error('the first state is always kept')
    const next = rules.clone(start)
    for (const input of inputs.slice(from, count))
      if (input.do !== 'undo' && input.do !== 'redeal') rules.step(next, input)
    return next
  }
  // Sealed and standing answers tell nothing: there is nothing to see at them.
  const moments = marks.filter(({ events }, at) => events !== marks[at - 1]?.events)
  const at = (moment: number): Moment => {
    const found = moments[moment]
    if (!found) throw new RangeError(`there is no moment ${moment} among ${moments.length}`)
    return found
  }
  const firsts = new Map<number, number>()
  for (const [moment, { round }] of moments.entries())
    if (round > (moments[moment - 1]?.round ?? 0)) firsts.set(round, moment)
  return {
    moments,
    at,
    rounds: [...firsts].map(([round, moment]) => ({ round, moment })),
    viewAt: (moment, eyes) => rules.view(stateAt(at(moment).inputs), eyes),
    secretsAt: moment => secretsOf(rules, stateAt(at(moment).inputs)),
    facesFor: eyes => events.map(event => rules.faceFor(event, eyes, log.setup)),
    momentOf: event =>
      Math.max(
        0,
        moments.findIndex(moment => moment.events > event),
      ),
  }
}

/** The state as if everybody had looked at every piece and read every word: what a seat then knows is all there is. */
function secretsOf(rules: Rules, state: GameState): Secrets {
  const known = rules.clone(state)
  const everybody = (1 << state.crew.length) - 1
  known.seen = known.seen.map(bits => bits | everybody)
  known.read = known.read.map(bits => bits | everybody)
  const seats = state.crew.map((_, seat) => mine(rules.view(known, seat)))
  // A bit for each of five seats, and one for the whole table.
  const open = { ...known, seen: known.seen.map(bits => bits | 0b111111) }
  const [hidden] = seats
  if (!hidden) throw new Error('nobody plays in this game')
  return { seats, hidden, open: rules.view(open, null).table }
}

function mine({ me }: View): MyView {
  if (!me) throw new Error('a seat has a view of its own')
  return me
}
