/** Wounds of characters, and death. NEM-WOUND, NEM-DEATH. */
import type { WoundCard } from '../core/content.ts'
import { layOpen, refill, seatZone, sharedZone } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Seat } from '../core/types.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    lightWound: { who: Seat }
    seriousWound: { who: Seat }
    die: { seat: Seat }
  }
}

const wounds = (g: GameState, seat: Seat): WoundCard[] =>
  seatZone(g, seat, 'wounds').flatMap(piece => {
    const face = faceOf(g, piece)
    return face.kind === 'wound' ? [face.wound] : []
  })

/** NEM-ROUND-02: 5 cards, fewer with the Body wound. NEM-WOUND-05: copies do not add up. */
export const drawLimit = (g: GameState, seat: Seat): number =>
  Math.min(rulesOf(g).limits.hand, ...wounds(g, seat).map(w => w.drawUpTo ?? Number.POSITIVE_INFINITY))

/** NEM-HAND-03: two hand slots, one with the Arm wound. */
export const handSlots = (g: GameState, seat: Seat): number =>
  Math.min(rulesOf(g).limits.handSlots, ...wounds(g, seat).map(w => w.handSlots ?? Number.POSITIVE_INFINITY))

export const bleeds = (g: GameState, seat: Seat): boolean => wounds(g, seat).some(w => w.lightWoundOnPass)

/** NEM-WOUND-06, NEM-RULING-88: with three serious wounds any further wound kills. */
const atTheLimit = (g: GameState, seat: Seat): boolean =>
  seatZone(g, seat, 'wounds').length >= rulesOf(g).limits.serious

export const woundTasks: Handlers<'lightWound' | 'seriousWound' | 'die'> = {
  /** NEM-WOUND-02, NEM-WOUND-03 */
  lightWound(g, { who }, tell) {
    if (atTheLimit(g, who)) return next(g, { do: 'die', seat: who })
    const crew = g.crew[who]
    crew.light++
    tell?.({ e: 'lightWound', who, light: crew.light, rule: 'NEM-WOUND-02' })
    if (crew.light < rulesOf(g).limits.light) return
    crew.light = 0
    next(g, { do: 'seriousWound', who })
  },

  /** NEM-WOUND-04 */
  seriousWound(g, { who }, tell) {
    if (atTheLimit(g, who)) return next(g, { do: 'die', seat: who })
    refill(g, 'wound', 'NEM-RULING-26', tell)
    const piece = sharedZone(g, 'wound').pop()
    if (piece === undefined) return
    const learned = layOpen(g, piece, seatZone(g, who, 'wounds'))
    tell?.({ e: 'seriousWound', who, card: nameOf(g, piece), rule: 'NEM-WOUND-04', learned })
    next(g, { do: 'makeRoom', who, fresh: false })
  },

  /** NEM-DEATH-01. What the character had stays in its zones: nothing is destroyed. */
  die(g, { seat }, tell) {
    const crew = g.crew[seat]
    if (!crew.alive) return
    crew.alive = false
    tell?.({ e: 'died', who: seat, room: boardOf(g).rooms[crew.room], rule: 'NEM-DEATH-01' })
    if (!g.crew.some(c => c.alive)) next(g, ...rulesOf(g).nobodyLeft(g))
  },
}
