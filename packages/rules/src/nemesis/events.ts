/** What the Event cards do that nothing else does. NEM-EVENT-06; facts in content/nemesis/events.ts. */
import type { EffectOf } from '../core/effect.ts'
import { EVERYBODY, seatZone } from '../core/pieces.ts'
import { boardOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import { next, type Task } from '../core/task.ts'
import type { Colour, Seat } from '../core/types.ts'
import { actionCards } from '../mechanics/cards.ts'
import { contaminate } from '../mechanics/contamination.ts'
import { crewIn, inOrder, isAboard, isOccupied, roomOf, roomsWhere, tileIn } from '../mechanics/crew.ts'
import type { Primitives } from '../mechanics/effects.ts'
import { moveIntruders, toBag } from '../mechanics/intruders.ts'
import { burning, inEach } from '../mechanics/markers.ts'
import { noiseAround, placeNoise } from '../mechanics/noise.ts'
import { carriedBy, takeFromNest } from '../mechanics/things.ts'
import { ejectLowest, startSelfDestruct } from './ship.ts'

const aboard = (g: GameState): Seat[] => inOrder(g).filter(s => isAboard(g, s))
const neighbours = (g: GameState, room: number): number[] => boardOf(g).ways[room].map(w => w.to)
/** Where fire can spread to: not through closed doors, nor through the ducts. */
const openTo = (g: GameState, room: number): number[] =>
  boardOf(g)
    .ways[room].filter(w => g.doors[w.via] !== CLOSED)
    .map(w => w.to)

/** Where an event breaks things. */
function breaking(g: GameState, where: EffectOf<'malfunctions'>['in']): number[] {
  const isOf = (room: number, colour: Colour) => g.explored[room] && tileIn(g, room).colour === colour
  switch (where) {
    case 'withIntruders':
      return roomsWhere(g, room => g.intruders.some(i => i.room === room && i.kind !== 'larva' && i.kind !== 'creeper'))
    case 'burning':
      return burning(g)
    case 'lowest':
      return roomsWhere(g, room => g.explored[room]).slice(0, 1)
    case 'yellowComputers':
      return roomsWhere(g, room => isOf(room, 'yellow') && tileIn(g, room).computer)
    case 'green':
      return roomsWhere(g, room => isOf(room, 'green'))
  }
}

const always = () => null

export const eventEffects: Primitives<
  | 'protectEggs'
  | 'hatch'
  | 'malfunctions'
  | 'flammable'
  | 'hunt'
  | 'burnItems'
  | 'spreadFire'
  | 'noiseAround'
  | 'noiseInDucts'
  | 'ejectPod'
  | 'coolantLeak'
> = {
  /** An Encounter for everybody in the nest or carrying an egg. */
  protectEggs: {
    why: always,
    run(g) {
      const nest = roomOf(g, 'nest')
      const guilty = aboard(g).filter(
        s => (nest >= 0 && g.crew[s].room === nest) || carriedBy(g, s).some(t => t.kind === 'egg'),
      )
      next(g, ...guilty.map((who): Task => ({ do: 'encounter', who })))
    },
  },
  /** NEM-RULING-214: an egg opens, onto those in the nest who hold no Action cards, or else into the bag. */
  hatch: {
    why: always,
    run(g, _, __, tell) {
      if (g.eggs === 0) return
      const nest = roomOf(g, 'nest')
      const there = nest < 0 ? [] : crewIn(g, nest)
      // Whom it spares and whom not tells something about their hands.
      const learned = there.some(s => seatZone(g, s, 'hand').length > 0) ? EVERYBODY : 0
      takeFromNest(g, 1, 'NEM-EVENT-06', tell && (e => tell({ ...e, learned })))
      const helpless = there.filter(s => actionCards(g, s) === 0)
      if (helpless.length === 0) return toBag(g, 'larva', 'NEM-EVENT-06', tell)
      for (const who of helpless) {
        if (!g.crew[who].larva) tell?.({ e: 'larva', who, rule: 'NEM-INFEST-02' })
        g.crew[who].larva = true
        contaminate(g, who, 'NEM-INFEST-04', tell)
      }
    },
  },
  malfunctions: {
    why: always,
    run: (g, _, { in: where }) => next(g, ...inEach('placeMalfunction', breaking(g, where))),
  },
  /** The Hibernatorium catches fire; if it burns already, the rooms beside it do, as far as no door shuts them off. */
  flammable: {
    why: always,
    run(g) {
      const room = roomOf(g, 'hibernatorium')
      next(g, ...inEach('placeFire', g.fire[room] ? openTo(g, room) : [room]))
    },
  },
  /** Adults that fight nobody go where somebody is, to the lowest room number. */
  hunt: {
    why: always,
    run(g, _, __, tell) {
      const hunters = g.intruders.filter(i => i.kind === 'adult' && !isOccupied(g, i.room))
      const steps = hunters.flatMap(intruder => {
        const [to] = neighbours(g, intruder.room)
          .filter(room => isOccupied(g, room))
          .toSorted((a, b) => a - b)
        return to === undefined ? [] : [{ intruder, to }]
      })
      moveIntruders(g, steps, 'NEM-EVENT-06', tell)
    },
  },
  burnItems: {
    why: always,
    run(g, _, __, tell) {
      for (const room of burning(g)) {
        if (g.items[room] <= 0) continue
        g.items[room] = 0
        tell?.({ e: 'items', room: boardOf(g).rooms[room], items: 0, rule: 'NEM-EVENT-06' })
      }
    },
  },
  /** NEM-RULING-76 */
  spreadFire: {
    why: always,
    run: g =>
      next(
        g,
        ...inEach(
          'placeFire',
          burning(g).flatMap(room => openTo(g, room)),
        ),
      ),
  },
  noiseAround: {
    why: always,
    run(g, _, { what }, tell) {
      const nest = roomOf(g, 'nest')
      const slimed = aboard(g).filter(s => g.crew[s].slime)
      const rooms = what === 'slimed' ? slimed.map(s => g.crew[s].room) : nest >= 0 ? [nest] : []
      for (const room of rooms) noiseAround(g, room, 'NEM-EVENT-06', tell)
    },
  },
  /** In the ducts; where noise is there already, everybody at an entrance rolls. */
  noiseInDucts: {
    why: always,
    run(g, _, __, tell) {
      const { firstNetwork, corridors, around } = boardOf(g)
      const loud: number[] = []
      for (let network = firstNetwork; network < corridors.length; network++) {
        if (g.noise[network]) loud.push(network)
        else placeNoise(g, network, -1, 'NEM-EVENT-06', tell)
      }
      const near = aboard(g).filter(s => around[g.crew[s].room].some(c => loud.includes(c)))
      next(g, ...near.map((who): Task => ({ do: 'noiseRoll', who })))
    },
  },
  ejectPod: {
    why: always,
    run: (g, _, __, tell) => ejectLowest(g, tell),
  },
  /** NEM-RULING-178 */
  coolantLeak: {
    why: always,
    run(g, _, __, tell) {
      const room = roomOf(g, 'generator')
      if (room >= 0 && g.malfunction[room]) startSelfDestruct(g, 'NEM-RULING-178', tell)
    },
  },
}
