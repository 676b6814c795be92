/** The ship's Event Phase. NEM-EVENT, NEM-BAG. */
import { EVERYBODY, layOpen, sharedZone, shuffle, takeFrom } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { RuleId, Tell } from '../core/types.ts'
import { attackers, easiest } from '../mechanics/attacks.ts'
import { inCombat, inOrder, isOccupied, roomOf, weak } from '../mechanics/crew.ts'
import { drawShared } from '../mechanics/decks.ts'
import type { Ctx } from '../mechanics/effects.ts'
import { clearNoise, intruderComes } from '../mechanics/encounters.ts'
import { endGame } from '../mechanics/ending.ts'
import { type Drawn, drawToken, intrudersIn, moveByNumber, putBack, setAside, toBag } from '../mechanics/intruders.ts'
import { burning } from '../mechanics/markers.ts'
import { destroyEggs, eggSupply } from '../mechanics/things.ts'
import { advanceSelfDestruct } from './ship.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    timeTrack: object
    emptyShip: object
    intruderAttacks: object
    fireDamage: object
    eventCard: object
    eventDone: object
    bagDevelopment: object
    /** NEM-BAG-04: a noise roll, unless something is there already. */
    bagNoise: { who: number }
  }
}

/** NEM-EVENT-01 */
export const eventPhase = (): Task[] => [
  { do: 'depressurise' },
  { do: 'timeTrack' },
  { do: 'intruderAttacks' },
  { do: 'fireDamage' },
  { do: 'eventCard' },
  { do: 'bagDevelopment' },
  { do: 'round' },
]

/** NEM-END-07 */
export const nobodyLeft = (): Task[] => [{ do: 'emptyShip' }]

function moveTime(g: GameState, to: number, rule: RuleId, tell: Tell | undefined): void {
  const { time } = boardOf(g).data.tracks
  const opens = time[to].hibernationOpen && !time[g.time].hibernationOpen
  g.time = to
  tell?.({ e: 'time', time: time[to].n, rule })
  if (opens) tell?.({ e: 'chambersOpen', rule: 'NEM-CRIT-05' })
}

const atEnd = (g: GameState): boolean => boardOf(g).data.tracks.time[g.time].end !== undefined

/** The first player decides what nobody else does; nobody's fate stops an event. */
const nobody = (g: GameState): Ctx => ({ by: g.first, whom: g.first, at: -1, intruder: -1 })

export const nemesisTasks: Handlers<
  | 'timeTrack'
  | 'emptyShip'
  | 'intruderAttacks'
  | 'fireDamage'
  | 'eventCard'
  | 'eventDone'
  | 'bagDevelopment'
  | 'bagNoise'
> = {
  /** NEM-EVENT-02, NEM-END-01, NEM-END-03, NEM-END-08, NEM-RULING-14 */
  timeTrack(g, _, tell) {
    moveTime(g, g.time + 1, 'NEM-EVENT-02', tell)
    const exploded = advanceSelfDestruct(g, tell)
    if (exploded) return endGame(g, 'selfDestruct', 'NEM-END-03', true, tell)
    if (atEnd(g)) endGame(g, 'jump', g.selfDestruct >= 0 ? 'NEM-END-08' : 'NEM-END-01', g.selfDestruct >= 0, tell)
  },

  /** NEM-END-07: nothing more happens aboard; the marker goes to its final space. */
  emptyShip(g, _, tell) {
    const { time, selfDestruct } = boardOf(g).data.tracks
    const exploding = g.selfDestruct >= 0
    if (exploding) {
      g.selfDestruct = selfDestruct.length - 1
      tell?.({ e: 'selfDestruct', space: selfDestruct[g.selfDestruct].n, rule: 'NEM-END-07' })
    } else moveTime(g, time.length - 1, 'NEM-END-07', tell)
    endGame(g, 'nobodyLeft', 'NEM-END-07', exploding, tell)
  },

  /** NEM-EVENT-03, NEM-RULING-60, NEM-RULING-61 */
  intruderAttacks(g) {
    if (g.calm) {
      g.calm = false
      return
    }
    next(g, ...attackers(g).map((i): Task => ({ do: 'attackSomebody', intruder: i.id })))
  },

  /** NEM-EVENT-04, NEM-EVENT-05, NEM-RULING-67, NEM-RULING-68 */
  fireDamage(g, _, tell) {
    const hurt: Task[] = []
    for (const room of burning(g)) {
      for (const { id } of intrudersIn(g, room)) hurt.push({ do: 'injure', intruder: id, count: 1, fire: true })
      destroyEggs(g, room, weak(g, 'fireBonus') ? 2 : 1, 'NEM-EVENT-05', tell)
    }
    next(g, ...hurt)
  },

  /** NEM-EVENT-06..08 */
  eventCard(g, _, tell) {
    const piece = drawShared(g, 'event', 'NEM-EVENT-11', tell)
    if (piece < 0) return
    const learned = layOpen(g, piece, sharedZone(g, 'play'))
    const face = faceOf(g, piece)
    if (face.kind !== 'event') return
    const { moves, way, effect } = face.event
    tell?.({ e: 'event', card: nameOf(g, piece), rule: 'NEM-EVENT-06', learned })
    const moving = g.intruders.filter(i => moves.includes(i.kind) && !isOccupied(g, i.room))
    moveByNumber(g, moving, way, 'NEM-EVENT-07', tell)
    next(g, { do: 'effects', ctx: nobody(g), list: effect }, { do: 'eventDone' })
  },

  /** NEM-EVENT-10, NEM-RULING-174 */
  eventDone(g, _, tell) {
    const play = sharedZone(g, 'play')
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
    const token = drawToken(g, 'NEM-BAG-01', tell)
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
        // NEM-RULING-40: before anything else happens.
        putBack(g, token, token.kind === 'adult' ? 'NEM-BAG-04' : 'NEM-BAG-05', tell)
        return next(g, ...inOrder(g).map(who => ({ do: 'bagNoise' as const, who })))
      case 'queen':
        return queenStirs(g, token, tell)
      case 'blank':
        toBag(g, 'adult', 'NEM-BAG-09', tell)
        return putBack(g, token, 'NEM-BAG-09', tell)
    }
  },

  /** NEM-RULING-39 */
  bagNoise(g, { who }) {
    if (!inCombat(g, who)) next(g, { do: 'noiseRoll', who })
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
    return intruderComes(g, target.who, token, true, tell)
  }
  if (!g.nestDestroyed && eggSupply(g) > 0) {
    g.eggs++
    tell?.({ e: 'eggs', eggs: g.eggs, room: null, destroyed: 0, rule: 'NEM-BAG-07' })
  }
  putBack(g, token, 'NEM-BAG-08', tell)
}
