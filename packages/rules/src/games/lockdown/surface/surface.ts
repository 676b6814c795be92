/** The Surface of Mars: driving over it, its cards, and what goes on in its Areas. LOCK-MARS. */

import { cardsInPlay, handOf, layOpen, shuffle, takeFrom } from '../../../core/pieces.ts'
import { boardOf, faceOf, nameOf, type PlaceAction } from '../../../core/ruleset.ts'
import type { GameState } from '../../../core/state.ts'
import { type Handlers, next, type Task } from '../../../core/task.ts'
import type { Option, Seat, Tell } from '../../../core/types.ts'
import { discardFromHand } from '../../../mechanics/cards.ts'
import { hasGift, inOrder, isAboard } from '../../../mechanics/crew.ts'
import { effectsOf, type Primitives } from '../../../mechanics/effects.ts'
import { arrive } from '../../../mechanics/movement.ts'
import { placeNoise } from '../../../mechanics/noise.ts'
import { distinctActions } from '../../../mechanics/pay.ts'
import type { SurfaceCard } from '../faces.ts'
import { roverAt } from '../gate.ts'
import { facilityOf } from '../state.ts'

declare module '../../../core/task.ts' {
  interface TaskTypes {
    drive: { who: Seat; to: number }
    /** Draw a card of the Surface and do what it says. */
    surfaceCard: { who: Seat }
    surfaceDone: object
    /** Action cards, one at a time. */
    chooseDiscard: { who: Seat; left: number }
    chooseArea: { who: Seat }
  }
}

declare module '../../../core/types.ts' {
  interface ActionTypes {
    drive: { to: RoomId }
  }
  interface PurposeTypes {
    area: true
  }
  interface EventTypes {
    drove: { who: Seat; from: RoomId; to: RoomId }
    /** Who is hit by the upper part of the card, and who by the lower. */
    surfaceCard: { who: Seat; card: Name; exposed: Seat[]; sheltered: Seat[] }
  }
  interface EffectTypes {
    /** Action cards of one's own choice. */
    discard: { count: number }
    encounter: object
    /** Noise in every Area that has none, or in one of choice. */
    noiseInAreas: { count: 'all' | 1 }
    /** Noise in the Area one is in; where there is noise already, an Encounter. */
    stirArea: object
    /** Ammo and uses, of things of one's own choice. */
    drain: { count: number }
  }
}

// ---------------------------------------------------------------- the Rover

/** LOCK-MARS-15, LOCK-RULING-127, LOCK-RULING-146 */
export const driveAction: PlaceAction = {
  do: 'drive',
  rule: 'LOCK-MARS-15',
  cost: 2,
  isAt: ({ exitRooms }, room) => exitRooms.includes(room),
  ways(g, who, fighting) {
    const { room } = g.crew[who]
    if (room !== roverAt(g)) return []
    const { exitRooms, rooms } = boardOf(g)
    return exitRooms
      .filter(exit => exit !== room)
      .map(exit => ({
        choice: { do: 'drive', to: rooms[exit] },
        why: fighting ? 'inCombat' : null,
      }))
  },
  task: (g, who, choice) => ({
    do: 'drive',
    who,
    to: choice.do === 'drive' ? boardOf(g).roomIndex[choice.to] : g.crew[who].room,
  }),
}

// ---------------------------------------------------------------- its cards

/** LOCK-MARS-24, LOCK-MARS-18: in a suit, or in a building. */
const isSheltered = (g: GameState, seat: Seat): boolean =>
  hasGift(g, seat, 'suit') || !boardOf(g).outside[g.crew[seat].room]

const isOnSurface = (g: GameState, seat: Seat): boolean => isAboard(g, seat) && boardOf(g).surface[g.crew[seat].room]

/** The next card; an empty deck is made anew. −1: all of them are being resolved. */
function drawCard(g: GameState, tell: Tell | undefined): number {
  const { surface } = facilityOf(g)
  if (!surface) return -1
  if (surface.deck.length === 0 && surface.discard.length > 0) {
    surface.deck.push(...surface.discard.splice(0))
    shuffle(g, surface.deck, 'other')
    tell?.({ e: 'reshuffled', deck: 'surface', rule: 'LOCK-MARS-23' })
  }
  return surface.deck.pop() ?? -1
}

const cardOf = (g: GameState, piece: number): SurfaceCard | null => {
  const face = faceOf(g, piece)
  return face.kind === 'surface' ? face.surface : null
}

// ---------------------------------------------------------------- its Areas

/** Areas without noise. */
function quietAreas(g: GameState): number[] {
  const { firstArea, corridors } = boardOf(g)
  return corridors.flatMap((_, area) => (area >= firstArea && !g.noise[area] ? [area] : []))
}

export const surfaceTasks: Handlers<'drive' | 'surfaceCard' | 'surfaceDone' | 'chooseDiscard' | 'chooseArea'> = {
  /** LOCK-MARS-15, LOCK-RULING-116 */
  drive(g, { who, to }, tell) {
    const { surface } = facilityOf(g)
    const { rooms } = boardOf(g)
    const from = g.crew[who].room
    if (surface) surface.rover = to
    g.crew[who].room = to
    tell?.({ e: 'drove', who, from: rooms[from], to: rooms[to], rule: 'LOCK-MARS-15' })
    arrive(g, who, { to, via: -1, tread: 'drive', along: -1 }, tell)
  },

  /** LOCK-MARS-23, LOCK-MARS-24: who is hit by which part is settled when the card is drawn. */
  surfaceCard(g, { who }, tell) {
    const piece = drawCard(g, tell)
    const card = piece < 0 ? null : cardOf(g, piece)
    if (!card) return
    const hit = card.whom === 'everybody' ? inOrder(g).filter(seat => isOnSurface(g, seat)) : [who]
    const sheltered = hit.filter(seat => isSheltered(g, seat))
    const exposed = hit.filter(seat => !sheltered.includes(seat))
    const learned = layOpen(g, piece, cardsInPlay(g))
    tell?.({ e: 'surfaceCard', who, card: nameOf(g, piece), exposed, sheltered, rule: 'LOCK-MARS-24', learned })
    next(g, ...hit.map((seat): Task => effectsOf(seat, sheltered.includes(seat) ? card.sheltered : card.exposed)), {
      do: 'surfaceDone',
    })
  },

  surfaceDone(g) {
    const play = cardsInPlay(g)
    const piece = play.findLast(p => faceOf(g, p).kind === 'surface')
    const { surface } = facilityOf(g)
    if (piece === undefined || !surface) return
    takeFrom(play, piece)
    surface.discard.push(piece)
  },

  /** LOCK-RULING-224: whoever holds any card is asked, so that nobody learns of which kind they are. */
  chooseDiscard: {
    ask: 'forcedDiscard',
    rule: 'LOCK-RULING-224',
    left: ({ left }) => left,
    options(g, { who }): Option[] {
      const cards = distinctActions(g, who)
      return cards.length > 0 ? cards.map(card => ({ do: 'discard', card })) : [{ do: 'decline' }]
    },
    answer(g, { who, left }, choice, tell) {
      if (choice.do !== 'discard') return
      const { learned } = discardFromHand(g, who, choice.card)
      tell?.({ e: 'discarded', who, card: choice.card, rule: 'LOCK-RULING-224', learned })
      askDiscard(g, who, left - 1)
    },
  },

  chooseArea: {
    ask: 'noise',
    rule: 'LOCK-MARS-24',
    about: () => ({ purpose: 'area' }),
    options: g => quietAreas(g).map(area => ({ do: 'mark', corridor: boardOf(g).corridors[area] })),
    answer(g, _, choice, tell) {
      if (choice.do === 'mark') placeNoise(g, boardOf(g).corridorIndex[choice.corridor], -1, 'LOCK-MARS-24', tell)
    },
  },
}

function askDiscard(g: GameState, who: Seat, left: number): void {
  if (left > 0 && handOf(g, who).length > 0) next(g, { do: 'chooseDiscard', who, left })
}

const always = () => null

export const surfaceEffects: Primitives<'discard' | 'encounter' | 'noiseInAreas' | 'stirArea' | 'drain'> = {
  discard: {
    why: always,
    run: (g, { whom }, { count }) => askDiscard(g, whom, count),
  },
  encounter: {
    why: always,
    run: (g, { whom }) => next(g, { do: 'encounter', who: whom }),
  },
  noiseInAreas: {
    why: always,
    run(g, { whom }, { count }, tell) {
      const areas = quietAreas(g)
      if (count !== 'all' && areas.length > 1) return next(g, { do: 'chooseArea', who: whom })
      for (const area of areas) placeNoise(g, area, -1, 'LOCK-MARS-24', tell)
    },
  },
  stirArea: {
    why: always,
    run(g, { whom }, _, tell) {
      const { room } = g.crew[whom]
      const area = boardOf(g).areaOf[room]
      if (g.noise[area]) next(g, { do: 'encounter', who: whom })
      else placeNoise(g, area, room, 'LOCK-MARS-24', tell)
    },
  },
  drain: {
    why: always,
    run: (g, { whom }, { count }) => next(g, { do: 'shootOff', who: whom, left: count, uses: true }),
  },
}
