/** Wounds of characters, treatment, and death. NEM-WOUND, NEM-HEAL, NEM-DEATH. */
import { distinctNames, dressedOf, layOpen, named, sharedZone, takeFrom, woundsOf } from '../core/pieces.ts'
import { boardOf, nameOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { RuleId, Seat, Tell } from '../core/types.ts'
import { discardHand } from './cards.ts'
import { removeItems } from './carry.ts'
import { isAboard, isTogether } from './crew.ts'
import { drawShared } from './decks.ts'
import type { Primitives } from './effects.ts'
import { seriousWounds } from './predicates.ts'
import { freeSlots } from './slots.ts'
import { carriedBy, layThing, putDown } from './things.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    lightWound: { who: Seat }
    seriousWound: { who: Seat }
    /** Several named at once die at once (NEM-RULING-92). */
    die: { seats: readonly Seat[] }
    chooseDress: { who: Seat; whom: Seat; left: number }
    chooseHeal: { who: Seat; whom: Seat }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    wound: { card: Name }
  }
  interface AskTypes {
    dress: true
    heal: true
  }
  interface WhyTypes {
    nothingToTreat: true
  }
  interface EventTypes {
    lightWound: { who: Seat; light: number }
    seriousWound: { who: Seat; card: Name }
    dressed: { who: Seat; card: Name }
    woundHealed: { who: Seat; card: Name }
    lightHealed: { who: Seat; light: number }
    died: { who: Seat; room: RoomId }
  }
  interface EffectTypes {
    lightWound: { count: number }
    seriousWound: { count: number }
    kill: object
    dress: { count: number | 'all' }
    healSerious: { count: number }
    /** `unhurt`: whoever has no light wound may use it too, for what else it brings. */
    healLight: { count: number | 'all'; unhurt?: true }
  }
}

/** NEM-WOUND-06, NEM-RULING-88: with three serious wounds, dressed or not, any further wound kills. */
const atTheLimit = (g: GameState, seat: Seat): boolean => seriousWounds(g, seat) >= rulesOf(g).limits.serious

/** NEM-HEAL-01 */
export function dressOne(
  g: GameState,
  whom: Seat,
  piece: number,
  tell: Tell | undefined,
  rule: RuleId = 'NEM-HEAL-01',
): void {
  takeFrom(woundsOf(g, whom), piece)
  dressedOf(g, whom).push(piece)
  tell?.({ e: 'dressed', who: whom, card: nameOf(g, piece), rule })
}

/** NEM-HEAL-03 */
function healOne(g: GameState, whom: Seat, piece: number, tell: Tell | undefined): void {
  takeFrom(dressedOf(g, whom), piece)
  layOpen(g, piece, sharedZone(g, 'wound.discard'))
  tell?.({ e: 'woundHealed', who: whom, card: nameOf(g, piece), rule: 'NEM-HEAL-03' })
}

/** NEM-RULING-148: who may come back keeps everything but the cards in hand; as printed not its Items either. */
function layOut(g: GameState, seat: Seat, tell: Tell | undefined): void {
  if (!rulesOf(g).customs.larvaOutlivesHost) g.crew[seat].larva = false
  if (!settingsOf(g).deadKeepItems) removeItems(g, seat, 'NEM-RULING-148', tell)
  discardHand(g, seat, 'NEM-RULING-148', tell)
}

export const woundTasks: Handlers<'lightWound' | 'seriousWound' | 'die' | 'chooseDress' | 'chooseHeal'> = {
  /** NEM-WOUND-02, NEM-WOUND-03 */
  lightWound(g, { who }, tell) {
    if (atTheLimit(g, who)) return next(g, { do: 'die', seats: [who] })
    const crew = g.crew[who]
    crew.light++
    tell?.({ e: 'lightWound', who, light: crew.light, rule: 'NEM-WOUND-02' })
    if (crew.light < rulesOf(g).limits.light) return
    crew.light = 0
    next(g, { do: 'seriousWound', who })
  },

  /** NEM-WOUND-04 */
  seriousWound(g, { who }, tell) {
    if (atTheLimit(g, who)) return next(g, { do: 'die', seats: [who] })
    const piece = drawShared(g, 'wound', 'NEM-RULING-26', tell)
    if (piece < 0) return
    const learned = layOpen(g, piece, woundsOf(g, who))
    tell?.({ e: 'seriousWound', who, card: nameOf(g, piece), rule: 'NEM-WOUND-04', learned })
    if (freeSlots(g, who) < 0) next(g, { do: 'makeRoom', who, fresh: [] })
  },

  /** NEM-DEATH-01..04. Items, deck and wounds stay in the seat's zones, out of everybody's reach. */
  die(g, { seats }, tell) {
    const dying = seats.filter(s => isAboard(g, s))
    if (dying.length === 0) return
    for (const seat of dying) {
      const crew = g.crew[seat]
      crew.fate = 'dead'
      tell?.({ e: 'died', who: seat, room: boardOf(g).rooms[crew.room], rule: 'NEM-DEATH-01' })
      layThing(g, 'corpse', crew.character, crew.room, 'NEM-DEATH-01', tell)
      for (const thing of carriedBy(g, seat)) putDown(g, thing, 'NEM-DEATH-03', tell)
      crew.pod = -1
      crew.slime = false // NEM-RULING-93
      if (isTogether(g)) layOut(g, seat, tell)
      else {
        crew.larva = false
        crew.light = 0
      }
      rulesOf(g).died(g, seat, tell)
    }
    if (!g.firstDeath) {
      g.firstDeath = true
      rulesOf(g).firstDeath(g, dying, tell)
    }
    checkCrew(g)
  },

  chooseDress: {
    ask: 'dress',
    rule: 'NEM-RULING-91',
    about: (_, { who, whom }) => (who === whom ? {} : { whom }),
    options: (g, { whom }) => distinctNames(g, woundsOf(g, whom)).map(card => ({ do: 'wound', card })),
    answer(g, { who, whom, left }, choice, tell) {
      if (choice.do !== 'wound') return
      dressOne(g, whom, named(g, woundsOf(g, whom), choice.card), tell)
      if (left > 1) dressSome(g, who, whom, left - 1, tell)
    },
  },

  chooseHeal: {
    ask: 'heal',
    rule: 'NEM-HEAL-03',
    about: (_, { who, whom }) => (who === whom ? {} : { whom }),
    options: (g, { whom }) => distinctNames(g, dressedOf(g, whom)).map(card => ({ do: 'wound', card })),
    answer(g, { whom }, choice, tell) {
      if (choice.do === 'wound') healOne(g, whom, named(g, dressedOf(g, whom), choice.card), tell)
    },
  },
}

/** NEM-END-07: when the last Active Character is gone, nothing more happens aboard. */
export function checkCrew(g: GameState): void {
  if (!g.crew.some((_, s) => isAboard(g, s))) next(g, ...rulesOf(g).nobodyLeft(g))
}

function dressSome(g: GameState, who: Seat, whom: Seat, count: number, tell: Tell | undefined): void {
  const list = woundsOf(g, whom)
  if (list.length > count && distinctNames(g, list).length > 1)
    return next(g, { do: 'chooseDress', who, whom, left: count })
  for (const piece of list.slice(0, count)) dressOne(g, whom, piece, tell)
}

/** The same thing so many times, one after the other. */
function repeat(g: GameState, count: number, task: Task): void {
  for (let i = 0; i < count; i++) next(g, task)
}

export const woundEffects: Primitives<'lightWound' | 'seriousWound' | 'kill' | 'dress' | 'healSerious' | 'healLight'> =
  {
    /** NEM-RULING-87: one at a time. */
    lightWound: {
      why: () => null,
      run: (g, { whom }, { count }) => repeat(g, count, { do: 'lightWound', who: whom }),
    },
    seriousWound: {
      why: () => null,
      run: (g, { whom }, { count }) => repeat(g, count, { do: 'seriousWound', who: whom }),
    },
    kill: {
      why: () => null,
      run: (g, { whom }) => next(g, { do: 'die', seats: [whom] }),
    },
    dress: {
      why: (g, { whom }) => (woundsOf(g, whom).length > 0 ? null : 'nothingToTreat'),
      run: (g, { by, whom }, { count }, tell) =>
        dressSome(g, by, whom, count === 'all' ? woundsOf(g, whom).length : count, tell),
    },
    healSerious: {
      why: (g, { whom }) => (dressedOf(g, whom).length > 0 ? null : 'nothingToTreat'),
      run(g, { by, whom }, _, tell) {
        const list = dressedOf(g, whom)
        if (distinctNames(g, list).length > 1) next(g, { do: 'chooseHeal', who: by, whom })
        else if (list.length > 0) healOne(g, whom, list[0], tell)
      },
    },
    /** NEM-RULING-89; NEM-RULING-172: there must be a wound to treat. */
    healLight: {
      why: (g, { whom }, { unhurt }) => (unhurt || g.crew[whom].light > 0 ? null : 'nothingToTreat'),
      run(g, { whom }, { count }, tell) {
        const crew = g.crew[whom]
        if (crew.light === 0) return
        crew.light = count === 'all' ? 0 : Math.max(0, crew.light - count)
        tell?.({ e: 'lightHealed', who: whom, light: crew.light, rule: 'NEM-HEAL-02' })
      },
    },
  }
