/** The steps of an Event Phase. NEM-EVENT, NEM-BAG. */
import { cardsInPlay, EVERYBODY, forget, layOpen, sharedZone, shuffle, takeFrom } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, nextAll, nextEach, type Task } from '../core/task.ts'
import type { RuleId, Seat, Tell } from '../core/types.ts'
import { attackers, easiest } from './attacks.ts'
import { inCombat, inOrder, isOccupied, roomOf, weak } from './crew.ts'
import { drawShared } from './decks.ts'
import type { Ctx } from './effects.ts'
import { clearNoise, intruderComes } from './encounters.ts'
import { type Drawn, drawToken, intrudersIn, moveByNumbers, putBack, setAside, toBag } from './intruders.ts'
import { destroyEggs, eggSupply } from './things.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    intruderAttacks: object
    fireDamage: object
    eventCard: object
    eventDone: object
    bagDevelopment: object
    /** The token that lies open since it was drawn goes back into the bag. */
    returnToken: object
    /** NEM-BAG-04: a noise roll, unless something is there already. */
    bagNoise: { who: Seat }
  }
}

declare module '../core/types.ts' {
  interface EventTypes {
    time: { time: number }
    event: { card: Name }
    eventRemoved: { card: Name }
  }
}

/** The first player decides what nobody else does; nobody's fate stops an event. */
const nobody = (g: GameState): Ctx => ({ by: g.first, whom: g.first, at: -1, intruder: -1 })

const EVENT_DONE: Task = { do: 'eventDone' }
const RETURN_TOKEN: Task = { do: 'returnToken' }

const returnRule = (kind: Drawn['kind']): RuleId => (kind === 'adult' ? 'NEM-BAG-04' : 'NEM-BAG-05')

export const phaseTasks: Handlers<
  'intruderAttacks' | 'fireDamage' | 'eventCard' | 'eventDone' | 'bagDevelopment' | 'returnToken' | 'bagNoise'
> = {
  /** NEM-EVENT-03, NEM-RULING-60, NEM-RULING-61 */
  intruderAttacks(g) {
    if (g.calm) {
      g.calm = false
      return
    }
    nextEach(g, attackers(g), ({ id }) => ({ do: 'attackSomebody', intruder: id }))
  },

  /** NEM-EVENT-04, NEM-EVENT-05, NEM-RULING-67, NEM-RULING-68 */
  fireDamage(g, _, tell) {
    const hurt: Task[] = []
    const eggs = weak(g, 'fireBonus', -1) ? 2 : 1
    for (let room = 0; room < g.fire.length; room++) {
      if (!g.fire[room]) continue
      for (const { id } of intrudersIn(g, room)) hurt.push({ do: 'injure', intruder: id, count: 1, fire: true, by: -1 })
      destroyEggs(g, room, eggs, 'NEM-EVENT-05', tell)
    }
    nextAll(g, hurt)
  },

  /** NEM-EVENT-06..08 */
  eventCard(g, _, tell) {
    const piece = drawShared(g, 'event', 'NEM-EVENT-11', tell)
    if (piece < 0) return
    const learned = layOpen(g, piece, cardsInPlay(g))
    const face = faceOf(g, piece)
    if (face.kind !== 'event') return
    const { moves, way, second, effect } = face.event
    tell?.({ e: 'event', card: nameOf(g, piece), rule: 'NEM-EVENT-06', learned })
    const moving = g.intruders.filter(i => moves.includes(i.kind) && !isOccupied(g, i.room))
    moveByNumbers(g, moving, way, second, 'NEM-EVENT-07', tell)
    next(g, EVENT_DONE)
    const more = rulesOf(g).eventAdds(face.event)
    if (more) next(g, more)
    next(g, { do: 'effects', ctx: nobody(g), list: effect })
  },

  /** NEM-EVENT-10, NEM-RULING-174 */
  eventDone(g, _, tell) {
    const play = cardsInPlay(g)
    const piece = play.findLast(p => faceOf(g, p).kind === 'event')
    if (piece === undefined) return
    takeFrom(play, piece)
    const face = faceOf(g, piece)
    const after = face.kind === 'event' ? face.event.after : 'discard'
    if (after === 'discard') return void layOpen(g, piece, sharedZone(g, 'event.discard'))
    const deck = sharedZone(g, 'event')
    if (after === 'remove') {
      layOpen(g, piece, sharedZone(g, 'removed'))
      tell?.({ e: 'eventRemoved', card: nameOf(g, piece), rule: 'NEM-RULING-174' })
      deck.push(...sharedZone(g, 'event.discard').splice(0))
    } else deck.push(piece)
    shuffle(g, deck, 'event')
    tell?.({ e: 'reshuffled', deck: 'event', rule: 'NEM-EVENT-10' })
  },

  /** NEM-BAG-01..09 */
  bagDevelopment(g, _, tell) {
    const late = settingsOf(g).adultTokenReturns === 'afterRolls'
    const token = drawToken(g, 'NEM-BAG-01', tell, late)
    if (!token) return toBag(g, 'adult', 'NEM-RULING-51', tell)
    switch (token.kind) {
      case 'larva':
        setAside(g, token)
        return toBag(g, 'adult', 'NEM-BAG-02', tell)
      case 'creeper':
        setAside(g, token)
        return toBag(g, 'breeder', 'NEM-BAG-03', tell)
      case 'adult':
      case 'breeder':
        // NEM-RULING-40: before anything else happens, or as printed after the rolls.
        if (late) {
          layOpen(g, token.piece, cardsInPlay(g))
          next(g, RETURN_TOKEN)
        } else putBack(g, token, returnRule(token.kind), tell)
        return nextEach(g, inOrder(g), who => ({ do: 'bagNoise', who }))
      case 'queen':
        return queenStirs(g, token, tell)
      case 'blank':
        toBag(g, 'adult', 'NEM-BAG-09', tell)
        return putBack(g, token, 'NEM-BAG-09', tell)
    }
  },

  /** NEM-RULING-40: nobody keeps track of its number in the bag (NEM-RULING-204). */
  returnToken(g, _, tell) {
    const play = cardsInPlay(g)
    for (const piece of play.slice()) {
      const face = faceOf(g, piece)
      if (face.kind !== 'intruder') continue
      const { kind } = face.token
      takeFrom(play, piece)
      forget(g, piece)
      putBack(g, { piece, kind }, returnRule(kind), tell)
    }
  },

  /** NEM-RULING-39 */
  bagNoise(g, { who }) {
    if (!inCombat(g, who)) rulesOf(g).bagNoise(g, who)
  },
}

/** NEM-BAG-06..08, NEM-RULING-27..29 */
function queenStirs(g: GameState, token: Drawn, tell: Tell | undefined): void {
  const nest = roomOf(g, 'nest')
  const target = nest < 0 ? null : easiest(g, nest)
  if (target) {
    tell?.({
      e: 'encounter',
      who: target.who,
      room: boardOf(g).rooms[nest],
      rule: 'NEM-BAG-06',
      learned: target.picked ? EVERYBODY : 0,
    })
    clearNoise(g, nest, tell)
    return intruderComes(g, target.who, token, true, tell, settingsOf(g).queenTokenReturns)
  }
  if (!g.nestDestroyed && eggSupply(g) > 0) {
    g.eggs++
    tell?.({ e: 'eggs', eggs: g.eggs, room: null, destroyed: 0, rule: 'NEM-BAG-07' })
  }
  putBack(g, token, 'NEM-BAG-08', tell)
}
