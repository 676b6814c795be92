/** What Event cards do that nothing else does. NEM-EVENT-06. */
import type { EffectOf } from '../core/effect.ts'
import { EVERYBODY, handOf, woundsOf } from '../core/pieces.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import { next, type Task } from '../core/task.ts'
import type { Color, Seat } from '../core/types.ts'
import { actionCards } from './cards.ts'
import { larvaOnto } from './contamination.ts'
import { crewIn, hasComputer, inOrder, isAboard, isOccupied, roomOf, roomsWhere, tileIn } from './crew.ts'
import type { Primitives } from './effects.ts'
import { moveIntruders, toBag } from './intruders.ts'
import { burning, inEach } from './markers.ts'
import { noiseAround, placeNoise } from './noise.ts'
import { carriedBy, takeFromNest } from './things.ts'

/** Where an event breaks things. Each game adds its own, and says which tile they mean. */
export interface BreakingTypes {
  withIntruders: true
  burning: true
  lowest: true
  yellowComputers: true
  green: true
  withMe: true
  lowestPoweredComputer: true
  poweredComputers: true
}

declare module '../core/types.ts' {
  interface EffectTypes {
    protectEggs: object
    hatch: object
    malfunctions: { in: keyof BreakingTypes }
    /** `in`: there; without it in the room that the game means. */
    flammable: { in?: Name }
    /** `chase`: who has come is on the heels of whoever is there. */
    hunt: { chase?: true }
    burnItems: object
    spreadFire: object
    noiseAround: { what: 'slimed' | 'nest' | 'wounded' | 'me' }
    /** `pool`: where there is noise already, the pools of markers lose one each. */
    noiseInDucts: { pool?: true }
    /** `breaks`: what does not work yet breaks first. */
    coolantLeak: { breaks?: true }
  }
}

const aboard = (g: GameState): Seat[] => inOrder(g).filter(s => isAboard(g, s))
/** Where fire can spread to: not through closed doors, nor through the ducts. */
const openTo = (g: GameState, room: number): number[] =>
  boardOf(g)
    .ways[room].filter(w => g.doors[w.via] !== CLOSED)
    .map(w => w.to)

const neighbors = (g: GameState, room: number): number[] => boardOf(g).ways[room].map(w => w.to)

/** Rooms with a computer that works and has power. */
export const poweredComputers = (g: GameState): number[] =>
  roomsWhere(g, room => hasComputer(g, room) && rulesOf(g).hasPower(g, room))

/** Where an event breaks things. */
function breaking(g: GameState, where: EffectOf<'malfunctions'>['in'], whom: Seat): number[] {
  const isOf = (room: number, colour: Color) => g.explored[room] && tileIn(g, room).colour === colour
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
    case 'withMe':
      return [g.crew[whom].room]
    case 'poweredComputers':
      return poweredComputers(g)
    case 'lowestPoweredComputer':
      return poweredComputers(g).slice(0, 1)
    default: {
      const meant = rulesOf(g).meantTiles[where]
      return roomsWhere(g, room => tileIn(g, room).id === meant)
    }
  }
}

/** Around which rooms there is noise. */
function heard(g: GameState, what: EffectOf<'noiseAround'>['what'], whom: Seat): number[] {
  const roomsOf = (is: (seat: Seat) => boolean) =>
    aboard(g)
      .filter(is)
      .map(s => g.crew[s].room)
  switch (what) {
    case 'slimed':
      return roomsOf(s => g.crew[s].slime)
    case 'wounded':
      return roomsOf(s => woundsOf(g, s).length > 0)
    case 'me':
      return [g.crew[whom].room]
    case 'nest': {
      const nest = roomOf(g, 'nest')
      return nest >= 0 ? [nest] : []
    }
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
      const learned = there.some(s => handOf(g, s).length > 0) ? EVERYBODY : 0
      takeFromNest(g, 1, 'NEM-EVENT-06', tell && (e => tell({ ...e, learned })))
      const helpless = there.filter(s => actionCards(g, s) === 0)
      if (helpless.length === 0) return toBag(g, 'larva', 'NEM-EVENT-06', tell)
      for (const who of helpless) larvaOnto(g, who, tell)
    },
  },
  malfunctions: {
    why: always,
    run: (g, { whom }, { in: where }) => next(g, ...inEach('placeMalfunction', breaking(g, where, whom))),
  },
  /** A room catches fire; if it burns already, the rooms beside it do, as far as no door shuts them off. */
  flammable: {
    why: always,
    run(g, _, { in: tile = rulesOf(g).meantTiles.flammable }) {
      const room = roomOf(g, tile)
      next(g, ...inEach('placeFire', g.fire[room] ? openTo(g, room) : [room]))
    },
  },
  /** Adults that fight nobody go where somebody is, to the lowest room number. */
  hunt: {
    why: always,
    run(g, _, { chase }, tell) {
      const idle = g.intruders.filter(i => i.kind === 'adult' && !isOccupied(g, i.room))
      const steps = idle.flatMap(intruder => {
        const [to] = neighbors(g, intruder.room)
          .filter(room => isOccupied(g, room))
          .toSorted((a, b) => a - b)
        return to === undefined ? [] : [{ intruder, to }]
      })
      moveIntruders(g, steps, 'NEM-EVENT-06', tell)
      if (chase)
        rulesOf(g).gaveChase(
          g,
          steps.flatMap(({ intruder, to }) => (intruder.room === to ? [intruder.id] : [])),
        )
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
    run(g, { whom }, { what }, tell) {
      for (const room of heard(g, what, whom)) noiseAround(g, room, 'NEM-EVENT-06', tell)
    },
  },
  /** In the ducts; where noise is there already, everybody at an entrance rolls, or the pools grow smaller. */
  noiseInDucts: {
    why: always,
    run(g, _, { pool }, tell) {
      const { firstNetwork, firstArea, around } = boardOf(g)
      const loud: number[] = []
      for (let network = firstNetwork; network < firstArea; network++) {
        if (g.noise[network]) loud.push(network)
        else placeNoise(g, network, -1, 'NEM-EVENT-06', tell)
      }
      if (pool) {
        if (loud.length > 0) rulesOf(g).losePools(g)
        return
      }
      const near = aboard(g).filter(s => around[g.crew[s].room].some(c => loud.includes(c)))
      next(g, ...near.map((who): Task => ({ do: 'noiseRoll', who })))
    },
  },
  /** NEM-RULING-178, LOCK-RULING-51 */
  coolantLeak: {
    why: always,
    run(g, _, { breaks }, tell) {
      const room = roomOf(g, rulesOf(g).coolantTile)
      if (room < 0) return
      if (g.malfunction[room]) rulesOf(g).startSelfDestruct(g, 'NEM-RULING-178', tell)
      else if (breaks) next(g, { do: 'placeMalfunction', room })
    },
  },
}
