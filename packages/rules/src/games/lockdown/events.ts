/** What the Event cards do to the facility alone. LOCK-EVENT-14; facts in content/lockdown/events.ts. */

import { distinctNames, EVERYBODY, onlyFor, sharedZone, wordOf, woundsOf } from '../../core/pieces.ts'
import { boardOf, rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next, type Task } from '../../core/task.ts'
import type { Name, Seat, Tell, Word } from '../../core/types.ts'
import { ammoOf, countedOf, fullest, setAmmo, weaponsOf } from '../../mechanics/ammo.ts'
import { actionCards } from '../../mechanics/cards.ts'
import { contaminate, hatchFrom, readWord } from '../../mechanics/contamination.ts'
import { crewIn, inOrder, isAboard, isOccupied, roomOf } from '../../mechanics/crew.ts'
import { effectsOf, type Primitives } from '../../mechanics/effects.ts'
import { poweredComputers } from '../../mechanics/events.ts'
import { appear, bring, intrudersIn } from '../../mechanics/intruders.ts'
import { inEach } from '../../mechanics/markers.ts'
import { CARGO_POD_ROOMS } from './cargoPods.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** A host takes a contamination card and reads it. */
    breakShell: { who: Seat }
    /** Ammo is shot off, or something is lost. */
    panic: { who: Seat }
    /** `uses`: not only ammo, but of anything that is counted. */
    shootOff: { who: Seat; left: number; uses?: true }
    chooseShotOff: { who: Seat; left: number; uses?: true }
    /** A marker of each kind leaves its pool for good. */
    losePools: object
  }
}

declare module '../../core/types.ts' {
  interface PurposeTypes {
    drain: true
  }
  interface EventTypes {
    /** Markers left in the pools for good. */
    poolLost: { fire: number; malfunction: number }
  }
  interface EffectTypes {
    /** `me`: to this character, with cards or without. */
    bloodTrace: { me?: true }
    fireIn: { tiles: readonly Name[] }
    /** Fire in every explored computer room that has power. */
    fireInComputers: object
    burnCss: object
    leaveShell: { draw: number }
    /** `me`: this character, with cards or without. */
    panic: { me?: true }
    adultJoins: object
    /** Intruders of this character's room attack; `of`: only those who have just come hunting. */
    allAttack: { of?: 'hunters' }
  }
}

const WILD_SHOTS = 2

const aboard = (g: GameState): Seat[] => inOrder(g).filter(s => isAboard(g, s))
const isBleeding = (g: GameState, seat: Seat): boolean => woundsOf(g, seat).length > 0
/** Contamination is no help: NEM-RULING-214. */
const isHelpless = (g: GameState, seat: Seat): boolean => actionCards(g, seat) === 0

const roomsOf = (g: GameState, tiles: readonly Name[]): number[] =>
  tiles.map(tile => roomOf(g, tile)).filter(room => room >= 0)

/** All of a section that fight nobody come to a room of it. */
function lureTo(g: GameState, room: number, tell: Tell | undefined): void {
  const { sectionOf } = boardOf(g)
  const section = sectionOf[room]
  if (section < 0) return
  for (const intruder of g.intruders.filter(i => sectionOf[i.room] === section && !isOccupied(g, i.room)))
    bring(g, intruder, room, 'LOCK-EVENT-14', tell && (e => tell({ ...e, learned: EVERYBODY })))
}

/** What has ammo left, or uses. */
const loaded = (g: GameState, who: Seat, uses?: true): number[] =>
  (uses ? countedOf(g, who) : weaponsOf(g, who)).filter(piece => ammoOf(g, piece) > 0)

const spend = (g: GameState, who: Seat, piece: number, count: number, tell: Tell | undefined): void =>
  setAmmo(g, who, piece, ammoOf(g, piece) - count, 'LOCK-EVENT-14', tell)

export const facilityEventTasks: Handlers<'breakShell' | 'panic' | 'shootOff' | 'chooseShotOff' | 'losePools'> = {
  breakShell(g, { who }, tell) {
    const piece = sharedZone(g, 'contamination').at(-1)
    if (piece === undefined) return // LOCK-RULING-44
    contaminate(g, who, 'LOCK-EVENT-14', tell)
    readWord(g, who, piece)
    const word = wordOf(g, piece) as Word
    const only = onlyFor(who, { words: [word] })
    tell?.({ e: 'scanned', who, removed: 0, rule: 'LOCK-CONTAM-04', only, learned: EVERYBODY })
    if (word === 'infected') hatchFrom(g, [who])
  },

  panic(g, { who }) {
    if (loaded(g, who).length > 0) next(g, { do: 'shootOff', who, left: WILD_SHOTS })
    else next(g, effectsOf(who, [{ fx: 'loseItem' }]))
  },

  /** One weapon, or ammo for no more shots than are lost: there is nothing to choose. */
  shootOff(g, { who, left, uses }, tell) {
    const guns = loaded(g, who, uses)
    const rounds = guns.reduce((n, piece) => n + ammoOf(g, piece), 0)
    if (distinctNames(g, guns).length > 1 && rounds > left)
      return next(g, uses ? { do: 'chooseShotOff', who, left, uses } : { do: 'chooseShotOff', who, left })
    let lost = left
    for (const piece of guns) {
      const count = Math.min(lost, ammoOf(g, piece))
      lost -= count
      if (count > 0) spend(g, who, piece, count, tell)
    }
  },

  chooseShotOff: {
    ask: 'weapon',
    rule: 'LOCK-EVENT-14',
    about: (_, { uses }) => ({ purpose: uses ? 'drain' : 'spend' }),
    options: (g, { who, uses }) => distinctNames(g, loaded(g, who, uses)).map(card => ({ do: 'item', card })),
    answer(g, { who, left, uses }, choice, tell) {
      if (choice.do !== 'item') return
      spend(g, who, fullest(g, loaded(g, who, uses), choice.card), 1, tell)
      if (left > 1) next(g, { do: 'shootOff', who, left: left - 1, ...(uses && { uses }) })
    },
  },

  /** LOCK-RULING-141: what lies on the board is not in the pool. */
  losePools(g, _, tell) {
    const { lost } = facilityOf(g)
    const { markers } = rulesOf(g)
    const lying = (list: readonly boolean[]) => list.filter(Boolean).length
    if (markers(g, 'fire') > lying(g.fire)) lost.fire++
    if (markers(g, 'malfunction') > lying(g.malfunction)) lost.malfunction++
    const left = { fire: markers(g, 'fire'), malfunction: markers(g, 'malfunction') }
    tell?.({ e: 'poolLost', ...left, rule: 'LOCK-RULING-141' })
  },
}

const always = () => null

export const facilityEventEffects: Primitives<
  'bloodTrace' | 'fireIn' | 'fireInComputers' | 'burnCss' | 'leaveShell' | 'panic' | 'adultJoins' | 'allAttack'
> = {
  /** In each section to the lowest room with somebody who bleeds and is helpless; or to this character. */
  bloodTrace: {
    why: always,
    run(g, { whom }, { me }, tell) {
      if (me) return lureTo(g, g.crew[whom].room, tell)
      const { sectionOf } = boardOf(g)
      const scents = aboard(g).filter(s => isBleeding(g, s) && isHelpless(g, s))
      const rooms = scents.map(s => g.crew[s].room).toSorted((a, b) => a - b)
      const lowest = rooms.filter((room, i) => rooms.findIndex(r => sectionOf[r] === sectionOf[room]) === i)
      for (const room of lowest) lureTo(g, room, tell)
    },
  },
  fireIn: {
    why: always,
    run: (g, _, { tiles }) => next(g, ...inEach('placeFire', roomsOf(g, tiles))),
  },
  fireInComputers: {
    why: always,
    run: g => next(g, ...inEach('placeFire', poweredComputers(g))),
  },
  /** Fire under the cargo pods; whoever stands there helpless is badly burnt. */
  burnCss: {
    why: always,
    run(g) {
      const rooms = roomsOf(g, CARGO_POD_ROOMS)
      const burnt = rooms.flatMap(room => crewIn(g, room)).filter(s => isHelpless(g, s))
      next(g, ...inEach('placeFire', rooms), ...burnt.map((who): Task => ({ do: 'seriousWound', who })))
    },
  },
  /** Hosts may die of it, everybody else may become one. */
  leaveShell: {
    why: always,
    run: (g, _, { draw }) =>
      next(
        g,
        ...aboard(g).map(
          (who): Task => (g.crew[who].larva ? { do: 'breakShell', who } : { do: 'drawAndScan', who, draw }),
        ),
      ),
  },
  panic: {
    why: always,
    run(g, { whom }, { me }) {
      const scared = me ? [whom] : aboard(g).filter(s => isHelpless(g, s))
      next(g, ...scared.map((who): Task => ({ do: 'panic', who })))
    },
  },
  /** LOCK-RULING-101: simply there, no Encounter. */
  adultJoins: {
    why: always,
    run(g, { whom }, _, tell) {
      if (appear(g, 'adult', g.crew[whom].room, 'LOCK-RULING-101', tell)) next(g, { do: 'meet' })
    },
  },
  allAttack: {
    why: always,
    run(g, { at, among = [] }, { of }) {
      const { chasing } = facilityOf(g)
      const foes = intrudersIn(g, at).filter(({ id }) => of !== 'hunters' || chasing.includes(id))
      next(g, ...foes.map(({ id }): Task => ({ do: 'attackSomebody', intruder: id, among })))
    },
  },
}
