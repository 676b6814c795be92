/** What only Lockdown's items and cards do: uses, the crafted stack, noise near and far, foam. */
import type { CraftedItem } from '../../core/content.ts'
import type { EffectOf } from '../../core/effect.ts'
import { distinctNames, heldBy, sharedZone } from '../../core/pieces.ts'
import { boardOf, nameOf } from '../../core/ruleset.ts'
import type { GameState, Thing } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { Name, ObjectKind, ObjectName, Option, Seat, Tell } from '../../core/types.ts'
import { ammoOf, capacityOf, setAmmo } from '../../mechanics/ammo.ts'
import { carriesOne, itemsOf } from '../../mechanics/carry.ts'
import { make } from '../../mechanics/craft.ts'
import { crewIn, itemOf } from '../../mechanics/crew.ts'
import { type Primitives, placeOf } from '../../mechanics/effects.ts'
import { putOut } from '../../mechanics/markers.ts'
import { whyNoWay } from '../../mechanics/movement.ts'
import { placeNoise } from '../../mechanics/noise.ts'
import { lowerCounter } from '../../mechanics/search.ts'
import { carriedBy, thingName } from '../../mechanics/things.ts'

type Noise = Pick<EffectOf<'noise'>, 'how' | 'where'>

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** LOCK-ROOM-REPOSITORY-01 */
    freeCraft: { who: Seat }
    chooseCrafted: { who: Seat; of: readonly Name[] }
    chooseObject: { who: Seat; kinds: readonly ObjectKind[] }
    /** `after`: the corridor chosen before, so that a set of corridors has one order. */
    chooseNoise: { who: Seat; left: number; after: number } & Noise
    chooseSpray: { who: Seat }
  }
}

declare module '../../core/types.ts' {
  interface ChoiceTypes {
    /** Crafted from one item alone. */
    makeOf: { card: Name; of: Name }
  }
  interface AskTypes {
    freeCraft: true
    noise: true
  }
  interface WhyTypes {
    noCounter: true
    noneLeft: true
  }
  interface PurposeTypes {
    spray: true
    takeCrafted: true
    giveUp: true
    noise: true
    quiet: true
  }
  interface EffectTypes {
    /** Uses of this item: one spent, or all back. */
    uses: { of: Name; count: 'spend' | 'fill' }
    /** Up to so many noise markers, around this room or in the whole section, placed or taken away. */
    noise: { how: 'place' | 'remove'; where: 'here' | 'section'; count: number }
    /** Put out the fire here or in a neighboring room that no closed door shuts off. */
    spray: object
    /** Everybody in the room may craft an item, each from one component of its own. */
    repository: object
    loseObject: { kinds: readonly ObjectKind[] }
    /** Lower the item counter of this room. */
    itemCounter: object
    /** One of these crafted items. */
    takeCrafted: { of: readonly Name[] }
  }
}

// ---------------------------------------------------------------- uses

/** The item of that id beside the character board, of which there is one in the box; −1 without it. */
const counted = (g: GameState, who: Seat, id: Name): number =>
  heldBy(g, who).find(piece => itemOf(g, piece)?.id === id) ?? -1

// ---------------------------------------------------------------- the crafted stack

/** LOCK-RULING-94: names still on the stack, each once. */
const stacked = (g: GameState, of: readonly Name[]): Name[] =>
  distinctNames(g, sharedZone(g, 'crafted')).filter(card => of.includes(card))

/** LOCK-ROOM-REPOSITORY-01: one item with either of the two components is enough. */
function fromOne(g: GameState, who: Seat): Option[] {
  const own = itemsOf(g, who)
  const options: Option[] = []
  let last: Name | null = null
  for (const piece of sharedZone(g, 'crafted')) {
    const card = nameOf(g, piece)
    if (card === last) continue
    last = card
    const { needs } = itemOf(g, piece) as CraftedItem
    const fitting = own.filter(p => needs.some(need => itemOf(g, p)?.component === need))
    for (const of of distinctNames(g, fitting)) options.push({ do: 'makeOf', card, of })
  }
  return options
}

// ---------------------------------------------------------------- objects

const objectsOf = (g: GameState, who: Seat, kinds: readonly ObjectKind[]): Thing[] =>
  carriedBy(g, who).filter(thing => kinds.includes(thing.kind))

function loseObject(g: GameState, who: Seat, thing: Thing, tell: Tell | undefined): void {
  g.things = g.things.filter(t => t !== thing)
  tell?.({ e: 'lost', who, card: thingName(thing), rule: 'LOCK-ITEM-08' })
}

// ---------------------------------------------------------------- noise and foam

/** Can a marker be placed in this corridor, or taken from it? A technical one belongs to no section. */
function isFor(g: GameState, who: Seat, { how, where }: Noise, corridor: number): boolean {
  if (g.noise[corridor] !== (how === 'remove')) return false
  const { around, corridorSection, firstNetwork, sectionOf } = boardOf(g)
  const { room } = g.crew[who]
  if (where === 'here') return around[room].includes(corridor)
  if (sectionOf[room] >= 0) return corridorSection[corridor] === sectionOf[room]
  return corridor < firstNetwork && around[room].includes(corridor)
}
/** The first such corridor from this one on, or −1. */
function corridorFrom(g: GameState, who: Seat, noise: Noise, from: number): number {
  for (let corridor = from; corridor < g.noise.length; corridor++) if (isFor(g, who, noise, corridor)) return corridor
  return -1
}

/** Fires within reach: here, and next door where no closed door is between. */
function fires(g: GameState, who: Seat): number[] {
  const { room } = g.crew[who]
  const { ways } = boardOf(g)
  const reached = [room, ...ways[room].filter(way => !whyNoWay(g, way, 'roll')).map(way => way.to)]
  return [...new Set(reached)].filter(r => g.fire[r]).toSorted((a, b) => a - b)
}

export const facilityCardTasks: Handlers<
  'freeCraft' | 'chooseCrafted' | 'chooseObject' | 'chooseNoise' | 'chooseSpray'
> = {
  /** LOCK-RULING-76. Asked of whoever has an item: others do not see what it is good for. */
  freeCraft: {
    ask: 'freeCraft',
    rule: 'LOCK-ROOM-REPOSITORY-01',
    options: (g, { who }) => [{ do: 'decline' }, ...fromOne(g, who)],
    answer(g, { who }, choice, tell) {
      if (choice.do === 'makeOf') make(g, who, choice.card, [choice.of], tell)
    },
  },

  chooseCrafted: {
    ask: 'item',
    rule: 'LOCK-ITEM-18',
    about: () => ({ purpose: 'takeCrafted' }),
    options: (g, { of }) => stacked(g, of).map(card => ({ do: 'item', card })),
    answer(g, { who }, choice, tell) {
      if (choice.do === 'item') make(g, who, choice.card, [], tell)
    },
  },

  chooseObject: {
    ask: 'pickUp',
    rule: 'LOCK-ITEM-08',
    about: () => ({ purpose: 'giveUp' }),
    options: (g, { who, kinds }) =>
      [...new Set(objectsOf(g, who, kinds).map(thingName))].map((object: ObjectName) => ({ do: 'object', object })),
    answer(g, { who, kinds }, choice, tell) {
      if (choice.do !== 'object') return
      const thing = objectsOf(g, who, kinds).find(t => thingName(t) === choice.object)
      if (thing) loseObject(g, who, thing, tell)
    },
  },

  /** Up to so many, at least one; corridors in their order, so that a set of them has one path. */
  chooseNoise: {
    ask: 'noise',
    rule: 'LOCK-RULING-205',
    about: (_, { how }) => ({ purpose: how === 'place' ? 'noise' : 'quiet' }),
    left: ({ left }) => left,
    options(g, { who, how, where, after }) {
      const { corridors } = boardOf(g)
      const options: Option[] = after < 0 ? [] : [{ do: 'done' }]
      corridors.forEach((id, corridor) => {
        if (corridor > after && isFor(g, who, { how, where }, corridor)) options.push({ do: 'mark', corridor: id })
      })
      return options
    },
    answer(g, { who, how, where, left }, choice, tell) {
      if (choice.do !== 'mark') return
      const corridor = boardOf(g).corridorIndex[choice.corridor]
      if (how === 'place') placeNoise(g, corridor, -1, 'LOCK-RULING-205', tell)
      else {
        g.noise[corridor] = false
        tell?.({ e: 'noiseGone', corridor: choice.corridor, rule: 'LOCK-RULING-205' })
      }
      if (left > 1 && corridorFrom(g, who, { how, where }, corridor + 1) >= 0)
        next(g, { do: 'chooseNoise', who, how, where, left: left - 1, after: corridor })
    },
  },

  chooseSpray: {
    ask: 'room',
    rule: 'LOCK-FIRE-06',
    about: () => ({ purpose: 'spray' }),
    options: (g, { who }) => fires(g, who).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, _, choice, tell) {
      if (choice.do === 'room') putOut(g, boardOf(g).roomIndex[choice.room], 'LOCK-FIRE-06', tell)
    },
  },
}

export const facilityCardEffects: Primitives<
  'uses' | 'itemCounter' | 'takeCrafted' | 'repository' | 'loseObject' | 'noise' | 'spray'
> = {
  uses: {
    why(g, { by }, { of, count }) {
      const piece = counted(g, by, of)
      if (piece < 0) return 'nothingHere'
      return count === 'fill' || ammoOf(g, piece) > 0 ? null : 'noAmmo'
    },
    run(g, { by }, { of, count }, tell) {
      const piece = counted(g, by, of)
      setAmmo(g, by, piece, count === 'fill' ? capacityOf(g, piece) : ammoOf(g, piece) - 1, 'LOCK-ACT-20', tell)
    },
  },
  itemCounter: {
    why: (g, ctx) => (g.items[placeOf(g, ctx)] > 0 ? null : 'noCounter'),
    run: (g, ctx, _, tell) => lowerCounter(g, placeOf(g, ctx), tell),
  },
  /** LOCK-RULING-72 */
  takeCrafted: {
    why: (g, _, { of }) => (stacked(g, of).length > 0 ? null : 'noneLeft'),
    run(g, { by }, { of }, tell) {
      const [only, ...more] = stacked(g, of)
      if (more.length > 0) next(g, { do: 'chooseCrafted', who: by, of })
      else make(g, by, only, [], tell)
    },
  },
  /** LOCK-RULING-76: who acts, next every other character there, in order. */
  repository: {
    why: (g, { by }) => (crewIn(g, g.crew[by].room).some(s => hasItem(g, s)) ? null : 'cannotCraft'),
    run: (g, { by }) => next(g, ...crafters(g, by).map(who => ({ do: 'freeCraft' as const, who }))),
  },
  loseObject: {
    why: (g, { by }, { kinds }) => (objectsOf(g, by, kinds).length > 0 ? null : 'nothingToDiscard'),
    run(g, { by }, { kinds }, tell) {
      const things = objectsOf(g, by, kinds)
      if (new Set(things.map(thingName)).size > 1) next(g, { do: 'chooseObject', who: by, kinds })
      else loseObject(g, by, things[0], tell)
    },
  },
  noise: {
    why: (g, { by }, noise) => {
      if (corridorFrom(g, by, noise, 0) >= 0) return null
      return noise.how === 'place' ? 'corridorsNoisy' : 'nothingHere'
    },
    run: (g, { by }, { how, where, count }) =>
      next(g, { do: 'chooseNoise', who: by, how, where, left: count, after: -1 }),
  },
  spray: {
    why: (g, { by }) => (fires(g, by).length > 0 ? null : 'noFireHere'),
    run(g, { by }, _, tell) {
      const [only, ...more] = fires(g, by)
      if (more.length > 0) next(g, { do: 'chooseSpray', who: by })
      else putOut(g, only, 'LOCK-FIRE-06', tell)
    },
  },
}

/** Whoever in this room has an item at all: that everybody sees. */
function crafters(g: GameState, by: Seat): Seat[] {
  const others = crewIn(g, g.crew[by].room).filter(s => s !== by)
  return [by, ...others].filter(s => hasItem(g, s))
}
const hasItem = (g: GameState, seat: Seat): boolean => carriesOne(g, seat, () => true)
