/** What must hold at every moment of every game; a failure says what is wrong in one sentence. */
import { canonical } from '../core/canonical.ts'
import type { Facility } from '../core/facility.ts'
import { seatZone } from '../core/pieces.ts'
import { keyFromSeed } from '../core/random.ts'
import { faceOf, rulesOf } from '../core/ruleset.ts'
import { clone, type GameState } from '../core/state.ts'
import type { GameEvent, Input, IntruderKind, Seat } from '../core/types.ts'
import { create, InputError, pending, pendingFor, step } from '../engine.ts'
import { exchange } from '../exchange.ts'
import { ammoOf, capacityOf, weaponsOf } from '../mechanics/carry.ts'
import { eggSupply } from '../mechanics/things.ts'
import { places } from '../places.ts'
import { faceFor, myView, reveals, tableView } from '../view.ts'
import type { Played } from './games.ts'
import type { rngFor } from './policies.ts'

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

const count = (list: readonly boolean[]): number => list.reduce((n, on) => n + Number(on), 0)

/** Every numbered piece in exactly one place; counted supplies never below zero. */
export function checkPieces(g: GameState): void {
  const { limits, markers } = rulesOf(g)
  const all = places(g)
  demand(all.length === g.seen.length, `${all.length} pieces lie somewhere, there are ${g.seen.length}`)
  demand(new Set(all.map(p => p.piece)).size === all.length, 'a piece lies in two places')
  demand(count(g.fire) <= markers(g, 'fire'), 'too many fires')
  demand(count(g.malfunction) <= markers(g, 'malfunction'), 'too many malfunctions')
  demand(g.doors.filter(d => d > 0).length <= limits.doors, 'too many doors')
  demand(
    g.items.every(n => n >= -1 && n <= 4),
    'an item counter shows what no token does',
  )
  demand(g.eggs >= 0 && eggSupply(g) >= 0, 'more eggs than there are')
  for (const [kind, limit] of Object.entries(limits.miniatures)) {
    const onBoard = g.intruders.filter(i => i.kind === (kind as IntruderKind)).length
    demand(onBoard <= limit, `too many of kind ${kind}`)
  }
  if (g.facility) checkFacility(g.facility)
  if (g.intruderPlayer && g.intruderPlayer.seat >= 0) checkIntruderPlayer(g, g.intruderPlayer.seat)
  g.crew.forEach((_, seat) => {
    for (const weapon of weaponsOf(g, seat))
      demand(ammoOf(g, weapon) >= 0 && ammoOf(g, weapon) <= capacityOf(g, weapon), 'a weapon holds what it cannot')
  })
}

/** NEM-MODE-INTRUDER-03, NEM-MODE-INTRUDER-05: ten cards in all, never more than four in hand, and a dead character. */
function checkIntruderPlayer(g: GameState, seat: Seat): void {
  const own = (['hand', 'deck', 'discard'] as const).map(zone => seatZone(g, seat, zone))
  const kinds = new Set(own.flat().map(piece => faceOf(g, piece).kind))
  demand([...kinds].join() === 'intruderAction', 'a card of somebody else is among those of the Intruders')
  demand(
    own.flat().length === 10 && own[0].length <= 4,
    'whoever plays the Intruders has lost a card, or holds too many',
  )
  demand(g.crew[seat].fate === 'dead', 'whoever plays the Intruders is alive')
}

/** LOCK-SETUP-08, LOCK-SETUP-24, LOCK-COMP-01, LOCK-RULING-97 */
function checkFacility({ power, active, computer, knowledge, held, pool }: Facility): void {
  demand(power.toSorted().join() === '1,2,3,4', 'a power token lies in two places')
  demand(active.length === 1 && computer.length === 6, 'a place of the facility has lost a piece')
  demand(held.flat().length + pool.length === 6, 'a contingency has gone')
  demand(
    knowledge.every(n => n >= 1 && n <= 8),
    'somebody knows what no track shows',
  )
}

/** NEM-ROUND-06: two actions per turn, unless an effect in the log grants more. */
export function checkActions(events: readonly GameEvent[]): void {
  let actor = -1
  let done = 0
  let unlimited = false
  for (const event of events) {
    if (event.e === 'turn') {
      actor = event.who
      done = 0
      unlimited = false
    } else if (event.e === 'unlimited') unlimited = true
    else if (event.e === 'declared') {
      demand(event.who === actor, `seat ${event.who} acts in the turn of seat ${actor}`)
      demand(++done <= 2 || unlimited, `seat ${actor} takes a third action`)
    }
  }
}

/** The log folds into the same state again. */
export function checkReplay(seed: number, { setup, inputs, g }: Played): void {
  const again = create(setup, keyFromSeed(seed))
  for (const input of inputs) step(again, JSON.parse(JSON.stringify(input)))
  demand(canonical(again) === canonical(g), `game ${seed} does not replay to the same state`)
}

function after(g: GameState, input: Input): { world: GameState; events: GameEvent[] } | null {
  const world = clone(g)
  const events: GameEvent[] = []
  try {
    step(world, input, e => events.push(e))
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
  return { world, events }
}

/** What is alike for everybody who looks at a world: the table, and who is asked. */
const openly = (world: GameState) => ({
  table: JSON.stringify(tableView(world)),
  asked: JSON.stringify(pending(world).map(d => d.seat)),
})

/**
 * DESIGN §2, Secrets: with everything a seat cannot know exchanged, (1) its view and options are the same, (2) given
 * the same input, its events are the same up to the first that tells it something new, (3) until then the same seats
 * are asked. Says for how many of these seats an input could be compared.
 */
export function checkSecrecy(
  g: GameState,
  input: Input,
  seats: readonly (Seat | null)[],
  rng: ReturnType<typeof rngFor>,
): number {
  const now = openly(g)
  const real = after(g, input)
  const then = real && openly(real.world)
  const own = (world: GameState, seat: Seat | null) => seat !== null && JSON.stringify(myView(world, seat))

  const isCompared = (seat: Seat | null): boolean => {
    const other = exchange(g, seat, rng)
    const here = openly(other)
    demand(here.table === now.table && own(other, seat) === own(g, seat), `seat ${seat} sees what it may not know`)
    demand(here.asked === now.asked, 'who is asked depends on a secret')
    if (seat !== null)
      demand(
        JSON.stringify(pendingFor(other, seat)) === JSON.stringify(pendingFor(g, seat)),
        `the options of seat ${seat} depend on what it may not know`,
      )
    const changed = after(other, input)
    if (!real || !then || !changed) return false // somebody else's private choice that the other world does not offer
    for (let i = 0; i < Math.max(real.events.length, changed.events.length); i++) {
      const [left, right] = [real.events[i], changed.events[i]]
      if ((left && reveals(left, seat)) || (right && reveals(right, seat))) return true
      demand(
        JSON.stringify(right && faceFor(right, seat)) === JSON.stringify(left && faceFor(left, seat)),
        `seat ${seat} hears ${JSON.stringify(left)} in one world and ${JSON.stringify(right)} in another`,
      )
    }
    const later = openly(changed.world)
    demand(
      later.table === then.table && own(changed.world, seat) === own(real.world, seat),
      `seat ${seat} sees a secret's consequence without being told`,
    )
    demand(later.asked === then.asked, 'who is asked next depends on a secret')
    return true
  }
  return seats.filter(isCompared).length
}

/** Everybody at the table, and whoever only watches. */
export const viewers = (g: GameState): (Seat | null)[] => [null, ...g.crew.keys()]
