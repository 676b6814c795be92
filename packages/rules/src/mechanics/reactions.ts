/**
 * Windows for reactions. Every seat that could hold the card by what everybody can see is asked, sealed; when all
 * have answered, the first in clockwise order counts and the others stay unspent and unknown. NEM-RULING-197, 198.
 */
import { bit, EVERYBODY, isPublic, seatZone } from '../core/pieces.ts'
import { nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Declared, Option, Seat, Standing, Tell } from '../core/types.ts'
import { discardFromHand } from './cards.ts'
import { seatsFrom } from './crew.ts'

/** An action declared and paid, not yet done, and the Interruptions played on it, each on the one before. */
interface Reactable {
  /** Who acts, next who interrupted whom. */
  chain: readonly Seat[]
  declared: Declared
  /** What happens if nobody prevents it. */
  action: Task
}

declare module '../core/task.ts' {
  interface TaskTypes {
    window: Reactable
    reaction: Reactable & { asked: number }
  }
}

const isCancel = (g: GameState, piece: number): boolean => {
  const face = rulesOf(g).content.faces[piece]
  return face.kind === 'action' && face.card.when === 'reaction' && face.card.effect?.[0]?.fx === 'cancel'
}

/** Public facts only: the seat has cards in hand, and not every copy of the card lies open. */
function couldReact(g: GameState, seat: Seat): boolean {
  if (seatZone(g, seat, 'hand').length === 0) return false
  const own = rulesOf(g).content.withBack[`action.${g.setup.seats[seat].character}`]
  return own.some(piece => isCancel(g, piece) && !isPublic(g, piece))
}

/** NEM-RULING-180: a character in the room of whoever acts, and not that one. NEM-RULING-179: passed or not. */
function couldInterrupt(g: GameState, performer: Seat): number {
  let asked = 0
  for (let s = 0; s < g.crew.length; s++)
    if (s !== performer && g.crew[s].alive && g.crew[s].room === g.crew[performer].room && couldReact(g, s))
      asked |= bit(s)
  return asked
}

const declines = (standing: Standing | null, seat: Seat, actor: Seat): boolean =>
  standing !== null && !(standing.unlessMine && seat === actor)

/**
 * The last link of the chain stands. An action is done; an Interruption cancels what it answered, costs stay paid
 * (NEM-RULING-09), and what that had cancelled is open to reactions again (NEM-RULING-197).
 */
function stands(g: GameState, { chain, declared, action }: Reactable, tell: Tell | undefined): void {
  if (chain.length === 1) next(g, action)
  else if (chain.length === 2) tell?.({ e: 'cancelled', who: chain[0], action: declared, rule: 'NEM-RULING-09' })
  else next(g, { do: 'window', chain: chain.slice(0, -2), declared, action })
}

export const reactionTasks: Handlers<'window' | 'reaction'> = {
  window(g, { chain, declared, action }, tell) {
    const asked = couldInterrupt(g, chain[chain.length - 1])
    if (asked === 0) return stands(g, { chain, declared, action }, tell)
    for (let s = 0; s < g.crew.length; s++)
      if (asked & bit(s) && declines(g.standing[s], s, chain[0])) g.answers[s] = { do: 'decline' }
    next(g, { do: 'reaction', chain, declared, action, asked })
  },

  reaction: {
    ask: 'window',
    rule: 'NEM-RULING-197',
    asked: task => task.asked,
    about: ({ chain, declared }) => ({ chain, declared }),
    declines: (g, task, seat) => declines(g.standing[seat], seat, task.chain[0]),
    options(g, _, seat) {
      const options: Option[] = [{ do: 'decline' }]
      const card = seatZone(g, seat, 'hand').find(piece => isCancel(g, piece))
      if (card !== undefined) options.push({ do: 'react', card: nameOf(g, card) })
      return options
    },
    close(g, task, tell) {
      const { chain, declared, action } = task
      const to = chain.length === 1 ? 'action' : 'interruption'
      const who = seatsFrom(g, chain[chain.length - 1]).find(s => g.answers[s]?.do === 'react')
      const answer = who === undefined ? null : g.answers[who]
      g.answers.fill(null)
      if (who === undefined || answer?.do !== 'react') {
        tell?.({ e: 'reacted', to, who: null, card: null, rule: 'NEM-RULING-197', learned: EVERYBODY })
        return stands(g, task, tell)
      }
      discardFromHand(g, who, answer.card)
      tell?.({ e: 'reacted', to, who, card: answer.card, rule: 'NEM-RULING-197', learned: EVERYBODY })
      next(g, { do: 'window', chain: [...chain, who], declared, action })
    },
  },
}
