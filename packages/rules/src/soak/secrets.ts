/** Secrecy: nobody can tell a secret from what they see, hear or are asked, nor from worlds dealt of their view. */
import { answer } from '../core/answer.ts'
import { findBoard } from '../core/facts.ts'
import { elementAt } from '../core/lists.ts'
import { bit, PUBLIC, wordOf } from '../core/pieces.ts'
import { below, keyFromSeed } from '../core/random.ts'
import { findRuleset, nameOf, rulesOf } from '../core/ruleset.ts'
import { clone, type GameState } from '../core/state.ts'
import type { Decision, GameEvent, Input, Name, Seat } from '../core/types.ts'
import { determinize, worlds } from '../determinize.ts'
import { InputError, pending, pendingFor, step } from '../engine.ts'
import { exchange } from '../exchange.ts'
import { whyNot } from '../mechanics/effects.ts'
import { faceFor, myView, reveals, tableView, view } from '../view.ts'
import { checkPieces, viewers } from './checks.ts'
import { demand } from './demand.ts'
import { boxFor, type Moment, type Plays, playGame, policyFor, setupFor } from './games.ts'
import { pieceNames, uniqueNames } from './names.ts'
import { random, rngFor } from './policies.ts'

type Play = typeof step

interface Outcome {
  world: GameState
  events: GameEvent[]
  /** Everything that was seen or read during the step, also what was hidden again by its end. */
  learned: { seen: number[]; read: number[] }
}

function after(g: GameState, input: Input, play: Play = step): Outcome | null {
  const world = clone(g)
  const events: GameEvent[] = []
  const learned = { seen: world.seen.slice(), read: world.read.slice() }
  const note = () => {
    world.seen.forEach((seats, piece) => {
      learned.seen[piece] = seats | (learned.seen[piece] ?? 0)
    })
    world.read.forEach((seats, card) => {
      learned.read[card] = seats | (learned.read[card] ?? 0)
    })
  }
  try {
    play(world, input, e => {
      events.push(e)
      note()
    })
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
  note()
  return { world, events, learned }
}

/** The pieces that a viewer has seen or read so far, when this event of a step is told. */
function knownAt(g: GameState, input: Input, play: Play, event: number, seat: Seat | null): string {
  const world = clone(g)
  const mask = seat === null ? PUBLIC : bit(seat)
  const { firstContamination: first } = rulesOf(g).content
  let told = 0
  let known = ''
  play(world, input, () => {
    if (told++ !== event) return
    const seen = world.seen.flatMap((seats, piece) => (seats & mask ? [nameOf(world, piece)] : []))
    const read = world.read.flatMap((seats, card) => (seats & mask ? [wordOf(world, first + card)] : []))
    known = JSON.stringify([seen.toSorted(), read.toSorted()])
  })
  return known
}

/** What every viewer of a world shares: the table, and the seats that are asked. */
const openly = (world: GameState) => ({
  table: JSON.stringify(tableView(world)),
  asked: JSON.stringify(pending(world).map(d => d.seat)),
})

/** What a viewer sees, without the question that is open. */
function standing(world: GameState, seat: Seat | null): string {
  const { agenda: _, asking: __, ...table } = tableView(world)
  return JSON.stringify([table, seat !== null && { ...myView(world, seat), decision: null }])
}

/**
 * A player who declares an action shows that it is possible: a world in which a hidden card or item for it is missing can
 * be ruled out by everybody.
 */
const allowsDeclared = (g: GameState, other: GameState): boolean =>
  g.agenda.every(task => {
    const action = task.do === 'reaction' ? task.action : task
    if (action.do !== 'effects' && action.do !== 'effect') return true
    const list = action.do === 'effects' ? action.list : [action.effect]
    return whyNot(g, action.ctx, list) !== null || whyNot(other, action.ctx, list) === null
  })

/** NEM-HIDE-02: an Intruder chooses its target by the size of hands, which its attack shows even where it misses. */
const isOtherTarget = (one: GameEvent | undefined, other: GameEvent | undefined): boolean =>
  (one?.e === 'attack' || one?.e === 'encounter') && other?.e === one.e && other.who !== one.who

/**
 * DESIGN §2, Secrets: with everything a seat cannot know exchanged, (1) its view and options are the same, (2) given
 * the same input, its events are the same up to the first that tells it something new, (3) until then the same seats
 * are asked. (4) An event that claims to tell something new tells only what the seat can see by then or sees after the
 * step: where its worlds look the same, it says the same in both, and so do all events after it. In half of the
 * comparisons the other world agrees in every piece that the seat is about to see, so that (4) reaches to the end of the
 * step. Says for how many of these seats an input could be compared. `play`: another step, to test this check itself.
 */
export function checkSecrecy(
  g: GameState,
  input: Input,
  seats: readonly (Seat | null)[],
  rng: ReturnType<typeof rngFor>,
  play: Play = step,
): number {
  const now = openly(g)
  const real = after(g, input, play)
  const then = real && openly(real.world)
  const own = (world: GameState, seat: Seat | null) => seat !== null && JSON.stringify(myView(world, seat))

  const isCompared = (seat: Seat | null): boolean => {
    const other = exchange(g, seat, rng, real && below(rng, 'other', 2) === 0 ? real.learned : g)
    const here = openly(other)
    demand(here.table === now.table && own(other, seat) === own(g, seat), `seat ${seat} sees what it may not know`)
    demand(here.asked === now.asked, 'who is asked depends on a secret')
    if (seat !== null)
      demand(
        JSON.stringify(pendingFor(other, seat)) === JSON.stringify(pendingFor(g, seat)),
        `the options of seat ${seat} depend on what it may not know`,
      )
    if (!allowsDeclared(g, other)) return false
    const changed = after(other, input, play)
    if (!real || !then || !changed) return false // another seat's private choice, which the other world does not offer
    const later = openly(changed.world)
    const looksSame = later.table === then.table && own(changed.world, seat) === own(real.world, seat)
    let isTold = false
    for (let i = 0; i < Math.max(real.events.length, changed.events.length); i++) {
      const [left, right] = [real.events[i], changed.events[i]]
      isTold ||= [left, right].some(event => event && reveals(event, seat))
      if (JSON.stringify(right && faceFor(right, seat)) === JSON.stringify(left && faceFor(left, seat))) continue
      const hears = `seat ${seat} hears ${JSON.stringify(left)} in one world and ${JSON.stringify(right)} in another`
      demand(isTold, hears)
      if (isOtherTarget(left, right)) return true
      const known = (from: GameState, { events }: Outcome) =>
        knownAt(from, input, play, Math.min(i, events.length - 1), seat)
      demand(!looksSame || known(g, real) !== known(other, changed), `${hears} and sees nothing of it`)
      return true
    }
    // The seats that answer next may follow from what everybody was told: Panic asks those without Action cards first.
    const isSame = isTold ? standing(changed.world, seat) === standing(real.world, seat) : looksSame
    demand(isSame, `seat ${seat} sees a secret's consequence without being told`)
    demand(isTold || later.asked === then.asked, 'who is asked next depends on a secret')
    return true
  }
  return seats.filter(isCompared).length
}

/**
 * A choice made in secret looks the same to everybody else, whichever way it falls. Says for how many of them there was
 * something to compare.
 */
export function checkChoice(g: GameState, [decision, ...others]: readonly Decision[]): number {
  if (!decision) return 0
  const { ask, seat, sealed, options } = decision
  if (ask !== 'searchKeep' && !(sealed && others.length > 0)) return 0
  const chosen = options.flatMap(option => after(g, answer(decision, option)) ?? [])
  const isCompared = (other: Seat | null): boolean => {
    // A heavy thing shows in hand, and a card put back adds to the deck: events tell both.
    const told = chosen.filter(
      ({ events }) => !events.some(e => reveals(e, other) || (e.e === 'kept' && e.count === 0)),
    )
    const seen = told.map(({ world, events }) =>
      JSON.stringify([view(world, other), events.map(e => faceFor(e, other))]),
    )
    demand(new Set(seen).size <= 1, `seat ${other} can tell what seat ${seat} answers in secret to ${ask}`)
    return told.length > 1
  }
  return viewers(g).filter(other => other !== seat && isCompared(other)).length
}

/** A seat's view has the question that the seat is asked, and no other view has it. */
export function checkAsked(g: GameState): void {
  for (const seat of g.crew.keys())
    demand(
      JSON.stringify(myView(g, seat).decision) === JSON.stringify(pendingFor(g, seat)),
      `seat ${seat} sees a question that it is not asked`,
    )
}

/** A world dealt of a view gives that view, byte for byte, agenda included. */
export function checkDealt(g: GameState, seed: number): void {
  for (const seat of viewers(g)) {
    const seen = JSON.stringify(view(g, seat))
    const world = determinize(JSON.parse(seen), keyFromSeed(seed))
    demand(JSON.stringify(view(world, seat)) === seen, `a world dealt of what seat ${seat} sees looks different`)
    checkPieces(world)
    const stuck = pending(world).find(({ options }) => options.length === 0)
    demand(
      !stuck,
      `a world dealt of what seat ${seat} sees asks seat ${stuck?.seat} without offering an option: ${stuck?.ask}`,
    )
  }
}

/** Worlds dealt of one view give that view, depend on their key alone and share nothing. */
export function checkWorlds(g: GameState): void {
  for (const seat of viewers(g)) {
    const seen = view(g, seat)
    const deal = worlds(seen)
    const one = deal(keyFromSeed('one'))
    const before = JSON.stringify(one)
    const [asked] = pending(one)
    if (asked) step(one, answer(asked, elementAt(asked.options, 0)))
    const other = deal(keyFromSeed('other'))
    demand(JSON.stringify(view(other, seat)) === JSON.stringify(seen), `a second world of seat ${seat} looks different`)
    checkPieces(other)
    for (const again of [deal(keyFromSeed('one')), determinize(seen, keyFromSeed('one'))])
      demand(JSON.stringify(again) === before, `the same key deals seat ${seat} another world`)
  }
}

/** A world dealt of a view can be played to its end. */
export function checkPlayable(g: GameState, seed: number): void {
  for (const seat of viewers(g)) {
    const world = determinize(view(g, seat), keyFromSeed(seed))
    const rng = rngFor(seed)
    for (let [asked] = pending(world); asked; [asked] = pending(world))
      step(world, answer(asked, random(rng, asked, world)))
    demand(world.over !== null, `a world dealt of what seat ${seat} sees does not end`)
  }
}

/** Plays a game in which every piece has its own name: a view shows a name only after an event has told it. */
export function checkKnowledge(seed: number, plays: Exclude<Plays, string>): void {
  const unique = { ...plays, game: uniqueNames(plays.game) }
  const known = openNames(unique)
  const namesIn = (value: unknown) => JSON.stringify(value).match(/[\w.-]+~\d+/g) ?? []
  const told = new Map<Seat | null, Set<Name>>()
  let read = 0
  let moments = 0
  const look = ({ g, events }: Moment) => {
    if (moments++ % 30 > 0) return
    const heard = events.slice(read)
    read = events.length
    for (const seat of viewers(g)) {
      const names = told.get(seat) ?? new Set(known)
      told.set(seat, names)
      for (const event of heard) for (const name of namesIn(faceFor(event, seat))) names.add(name)
      const seen = namesIn(view(g, seat)).map(name => name.replace(/^contamination\./, ''))
      const guessed = seen.filter(name => !names.has(name))
      demand(guessed.length === 0, `seat ${seat} sees ${guessed} and was never told`)
    }
  }
  playGame(seed, policyFor(seed), look, unique)
}

/** Weapons, quests and crafted items lie open from the start, and so do tiles that are laid face up. */
function openNames(plays: Exclude<Plays, string>): Name[] {
  const box = boxFor(plays)
  const { backs = [], faces = [] } = findRuleset(box)?.content ?? {}
  const faceUp = (findBoard({ game: box, board: setupFor(0, plays).board })?.rooms ?? []).map(
    ({ faceUpTile }) => faceUpTile,
  )
  return pieceNames(box).filter(
    (_, piece) =>
      /^(weapon|item\.quest|item\.crafted)$/.test(elementAt(backs, piece)) ||
      faceUp.includes(elementAt(faces, piece).id),
  )
}
