/** Putting the facility on the table. LOCK-SETUP. */

import { bit, EVERYBODY, reveal, sharedZone, shuffle } from '../../core/pieces.ts'
import { type Stream, shuffleInPlace } from '../../core/random.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../../core/ruleset.ts'
import { SECTIONS } from '../../core/sets.ts'
import type { GameState } from '../../core/state.ts'
import type { Name, RuleId, Seat, Tell } from '../../core/types.ts'
import { isTogether } from '../../mechanics/crew.ts'
import {
  begin,
  dealObjectives,
  layTable,
  layTiles,
  seatPlayers,
  type Unpacking,
  unpack,
} from '../../mechanics/unpack.ts'
import { originOf } from './content/characters.ts'
import { turnUp } from './contingency.ts'
import { layPower } from './power.ts'
import { facilityOf } from './state.ts'

/** LOCK-SETUP-23: contingencies of each player, by the number of players. */
const HELD = [0, 2, 2, 1, 1, 1]

export function setUp(g: GameState, tell: Tell | undefined): void {
  const box = unpack(g)
  layTiles(g, box)
  // LOCK-SETUP-07; the gate is closed and the Rover here unless something says otherwise.
  const { elevator } = boardOf(g).data
  facilityOf(g).elevator = boardOf(g).roomIndex[elevator?.start ?? '']
  laySurface(g, box)
  g.pods.push(...SECTIONS.map((section, i) => ({ number: i + 1, section, locked: false, state: 'docked' as const })))
  dealPower(g, tell)
  layCargoTokens(g, box)
  layTable(g, box)
  // LOCK-SETUP-11: the first is known from the start; LOCK-INTRUDERS-03: or none is.
  for (const known of sharedZone(g, 'weakness').slice(0, rulesOf(g).customs.weaknessesKnown)) {
    const learned = reveal(g, known)
    tell?.({ e: 'weakness', object: null, card: nameOf(g, known), rule: 'LOCK-SETUP-11', learned })
  }
  box.place(facilityOf(g).computer, box.shuffled('computer', 'setup'))
  openComputer(g, 'setup', 'LOCK-SETUP-15', tell)
  seatPlayers(g, tell)
  dealObjectives(g, box, tell)
  dealContingencies(g, box, tell)
  box.rest()
  begin(g)
}

/** LOCK-MARS-02, LOCK-RULING-140 */
function laySurface(g: GameState, { shuffled, place }: Unpacking): void {
  const { surface } = facilityOf(g)
  if (!surface) return
  surface.rover = boardOf(g).roverStart
  place(surface.deck, shuffled('surface', 'other'))
}

/** LOCK-SETUP-08 */
function dealPower(g: GameState, tell: Tell | undefined): void {
  const { power, on } = facilityOf(g)
  for (const token of boardOf(g).data.tracks.power?.tokens ?? []) on[token.n - 1] = token.on
  const tokens = power.slice()
  shuffleInPlace(g.rng, 'setup', tokens)
  layPower(g, tokens, 'LOCK-SETUP-08', tell)
}

/** LOCK-SETUP-09, LOCK-RULING-17 */
function layCargoTokens(g: GameState, { shuffled, take }: Unpacking): void {
  const { css } = facilityOf(g)
  const tokens = shuffled('css', 'setup')
  boardOf(g).data.tracks.time.forEach((space, i) => {
    const token = space.css ? tokens.pop() : undefined
    if (token !== undefined) css[i] = take(token)
  })
}

/**
 * Turns the top card of the computer deck up. LOCK-SETUP-15, LOCK-RULING-90: if it is the one that locks the facility
 * down, the next is turned up instead and that one goes back among the rest.
 */
export function openComputer(g: GameState, stream: Stream, rule: RuleId, tell: Tell | undefined): void {
  const { computer } = facilityOf(g)
  if (locksDown(g, computer[computer.length - 1])) {
    const [open, lock] = computer.splice(-2)
    computer.push(lock)
    shuffle(g, computer, stream)
    computer.push(open)
  }
  const top = computer[computer.length - 1]
  const learned = reveal(g, top)
  tell?.({ e: 'computerCard', card: nameOf(g, top), rule, learned })
}

/** The one computer card without an option. */
export function locksDown(g: GameState, piece: number): boolean {
  const face = faceOf(g, piece)
  return face.kind === 'computer' && face.computer.options.length === 0
}

/** LOCK-SETUP-23..25, LOCK-MODE-SOLO-02 */
function dealContingencies(g: GameState, { shuffled, place }: Unpacking, tell: Tell | undefined): void {
  const { held, active, pool } = facilityOf(g)
  const tokens = shuffled('contingency', 'setup')
  if (isTogether(g)) {
    place(active, tokens.splice(-1))
    place(pool, tokens)
    const none = held.map(() => 0)
    tell?.({ e: 'contingenciesDealt', held: none, pool: pool.length, rule: 'LOCK-MODE-COOP-02' })
    return turnUp(g, null, 0, 'LOCK-MODE-COOP-02', tell)
  }
  const only: Record<Seat, { tokens: Name[] }> = {}
  g.crew.forEach((_, seat) => {
    place(held[seat], tokens.splice(-HELD[g.crew.length]))
    for (const piece of held[seat]) g.seen[piece] = bit(seat)
    only[seat] = { tokens: held[seat].map(piece => nameOf(g, piece)) }
  })
  place(active, tokens.splice(-1))
  place(pool, tokens)
  tell?.({
    e: 'contingenciesDealt',
    held: held.map(own => own.length),
    pool: pool.length,
    rule: 'LOCK-SETUP-23',
    only,
    learned: EVERYBODY,
  })
}

/** LOCK-SETUP-28 */
export const startRoom = (g: GameState, character: Name): number => boardOf(g).starts[originOf(character).start]

/** LOCK-SETUP-32 */
export function cast(g: GameState, seat: Seat, tell: Tell | undefined): void {
  const { knowledge } = originOf(g.crew[seat].character)
  if (knowledge === facilityOf(g).knowledge[seat]) return
  facilityOf(g).knowledge[seat] = knowledge
  tell?.({ e: 'knowledge', who: seat, knowledge, rule: 'LOCK-SETUP-32' })
}
