/** Runs effects written as data. A primitive says why it cannot be chosen now, and does its work; text/ words it. */
import type { Effect, EffectOf, Fx } from '../core/effect.ts'
import { boardOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { ObjectKind, Option, Seat, Tell, Why } from '../core/types.ts'
import { crewIn, hasComputer, hasGift } from './crew.ts'
import { holds, whyUnmet } from './predicates.ts'

/** Whom an effect concerns. */
export interface Ctx {
  /** Who decides. */
  readonly by: Seat
  /** Who feels it. */
  readonly whom: Seat
  /** The room whose action this is; −1 for the room the actor is in. */
  readonly at: number
  /** The attacker, or −1. */
  readonly intruder: number
  /** On what occasion it attacks. */
  readonly how?: How
  /** Of the characters in the room, only these. */
  readonly among?: readonly Seat[]
}
/** On what occasion an intruder attacks; `ducts`: unseen, and in darkness wherever it is. */
export type How = 'surprise' | 'escape' | 'phase' | 'ducts'

declare module '../core/task.ts' {
  interface TaskTypes {
    effects: { ctx: Ctx; list: readonly Effect[] }
    effect: { ctx: Ctx; effect: Effect }
    chooseEffect: { who: Seat; ctx: Ctx; of: readonly (readonly Effect[])[] }
    mayEffect: { who: Seat; ctx: Ctx; list: readonly Effect[] }
    choosePatient: { who: Seat; of: readonly Effect[] }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    part: { part: number }
  }
  interface AskTypes {
    part: true
    may: true
    patient: true
  }
  interface WhyTypes {
    reactionOnly: true
    noComputer: true
  }
  interface PurposeTypes {
    treat: true
  }
  interface About {
    /** The parts of a card to choose from. */
    parts?: readonly (readonly Effect[])[]
  }
  interface EffectTypes {
    /** Do exactly one of these, each a list done in order. */
    choose: { of: readonly (readonly Effect[])[] }
    /** Do this, or leave it. */
    may: { do: readonly Effect[] }
    /** This if the predicate holds, otherwise that. */
    when: { test: Predicate; do: readonly Effect[]; else: readonly Effect[] }
    /** On a character in the room, the user's choice, self included. */
    patient: { of: readonly Effect[] }
    /** Only where this holds; `why` it cannot be done otherwise. */
    need: { test: Predicate }
    /** Only as a reaction: the action, or the Interruption, it answers does not happen. */
    cancel: object
    /**
     * Only as a reaction: the attack does nothing to this character. `dark`: only in darkness; `price`: one of these
     * objects is discarded; `slimes`: everybody in the room is slimed.
     */
    spare: { on: 'surprise' | 'attack'; dark?: true; price?: readonly ObjectKind[]; slimes?: true }
    /** Only in a room with a working computer; or anywhere, with the Holo Computer. */
    computer: { holo: boolean }
  }
}

export interface Primitive<K extends Fx> {
  why: (g: GameState, ctx: Ctx, effect: EffectOf<K>) => Why | null
  run: (g: GameState, ctx: Ctx, effect: EffectOf<K>, tell: Tell | undefined) => void
}
export type Primitives<K extends Fx> = { [F in K]: Primitive<F> }

/**
 * All primitives, put together in tasks.ts: mechanics bring their own and use this file to run others'.
 * A bare dictionary, as the handlers in engine.ts are.
 */
const primitives: Record<Fx, Primitive<Fx>> = Object.create(null)
export const usePrimitives = (all: Primitives<Fx>): void => {
  Object.assign(primitives, all)
}
const primitive = (fx: Fx): Primitive<Fx> => primitives[fx]

/** The room an effect speaks of as this one. */
export const placeOf = (g: GameState, { by, at }: Ctx): number => (at >= 0 ? at : g.crew[by].room)

/** A character acts for itself. */
export const self = (who: Seat, at = -1): Ctx => ({ by: who, whom: who, at, intruder: -1 })

/** What a character does; it ends where the character can no longer act. */
export const effectsOf = (who: Seat, list: readonly Effect[], ctx: Ctx = self(who)): Task => ({
  do: 'effects',
  who,
  ctx,
  list,
})

/** Why this list of effects cannot be chosen now; null when it can. */
export function whyNot(g: GameState, ctx: Ctx, list: readonly Effect[]): Why | null {
  for (const effect of list) {
    const why = primitive(effect.fx).why(g, ctx, effect)
    if (why) return why
  }
  return null
}

/** Why none of these lists can be chosen now: the reason against the first. */
export function whyNone(g: GameState, ctx: Ctx, lists: readonly (readonly Effect[])[]): Why | null {
  let first: Why | null = null
  for (const list of lists) {
    const why = whyNot(g, ctx, list)
    if (!why) return null
    first ??= why
  }
  return first
}

/** Only its owner can tell whether this is possible: it depends on cards nobody else sees. */
const isSecret = (list: readonly Effect[]): boolean =>
  list.some(effect => {
    switch (effect.fx) {
      case 'craft':
      case 'discardContamination':
      case 'removeContamination':
        return true
      case 'loseItem':
        return effect.of !== undefined && effect.of !== 'weapon'
      default:
        return false
    }
  })

/** Whom a user may treat with these effects: anybody in the room. NEM-RULING-188 */
const patients = (g: GameState, who: Seat, of: readonly Effect[]): Seat[] =>
  crewIn(g, g.crew[who].room).filter(whom => !whyNot(g, { ...self(who), whom }, of))

export const jointEffects: Primitives<
  'choose' | 'may' | 'when' | 'patient' | 'need' | 'computer' | 'cancel' | 'spare'
> = {
  choose: {
    why: (g, ctx, { of }) => whyNone(g, ctx, of),
    run(g, ctx, { of }) {
      const open = of.filter(list => !whyNot(g, ctx, list))
      if (open.length === 1 && !of.some(isSecret)) next(g, effectsOf(ctx.by, open[0], ctx))
      else if (open.length > 0) next(g, { do: 'chooseEffect', who: ctx.by, ctx, of })
    },
  },
  may: {
    why: () => null,
    run(g, ctx, { do: list }) {
      if (!whyNot(g, ctx, list)) next(g, { do: 'mayEffect', who: ctx.by, ctx, list })
    },
  },
  when: {
    why: () => null,
    run: (g, ctx, effect) => next(g, effectsOf(ctx.by, holds(g, ctx.whom, effect.test) ? effect.do : effect.else, ctx)),
  },
  patient: {
    why: (g, { by }, { of }) => (patients(g, by, of).length > 0 ? null : 'nothingToTreat'),
    run(g, { by }, { of }) {
      const [only, ...more] = patients(g, by, of)
      if (more.length > 0) next(g, { do: 'choosePatient', who: by, of })
      else next(g, effectsOf(by, of, { ...self(by), whom: only }))
    },
  },
  need: {
    why: (g, { whom }, { test }) => (holds(g, whom, test) ? null : whyUnmet(test)),
    run() {},
  },
  computer: {
    why: (g, { by }, { holo }) =>
      hasComputer(g, g.crew[by].room, by) || (holo && hasGift(g, by, 'holoComputer')) ? null : 'noComputer',
    run() {},
  },
  // What reactions do is decided where they are resolved: reactions.ts, attacks.ts.
  cancel: { why: () => 'reactionOnly', run() {} },
  spare: { why: () => 'reactionOnly', run() {} },
}

/** One that has become impossible does nothing. */
function carryOut(g: GameState, ctx: Ctx, effect: Effect, tell: Tell | undefined): void {
  const { why, run } = primitive(effect.fx)
  if (!why(g, ctx, effect)) run(g, ctx, effect, tell)
}

export const effectTasks: Handlers<'effects' | 'effect' | 'chooseEffect' | 'mayEffect' | 'choosePatient'> = {
  /** One after the other, each with all it causes. */
  effects(g, { who, ctx, list }, tell) {
    for (let i = list.length - 1; i > 0; i--) {
      const effect = list[i]
      next(g, who === undefined ? { do: 'effect', ctx, effect } : { do: 'effect', who, ctx, effect })
    }
    if (list.length > 0) carryOut(g, ctx, list[0], tell)
  },

  effect: (g, { ctx, effect }, tell) => carryOut(g, ctx, effect, tell),

  chooseEffect: {
    ask: 'part',
    rule: 'NEM-ACT-08',
    about: (_, { of, ctx, who }) => (ctx.whom === who ? { parts: of } : { parts: of, whom: ctx.whom }),
    options(g, { ctx, of }) {
      const options: Option[] = []
      for (let part = 0; part < of.length; part++) if (!whyNot(g, ctx, of[part])) options.push({ do: 'part', part })
      return options
    },
    answer(g, { ctx, of }, choice) {
      if (choice.do === 'part') next(g, effectsOf(ctx.by, of[choice.part], ctx))
    },
  },

  mayEffect: {
    ask: 'may',
    rule: 'NEM-ACT-08',
    about: (g, { list, ctx }) => ({
      parts: [list],
      room: boardOf(g).rooms[placeOf(g, ctx)],
    }),
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { ctx, list }, choice) {
      if (choice.do === 'accept') next(g, effectsOf(ctx.by, list, ctx))
    },
  },

  choosePatient: {
    ask: 'patient',
    rule: 'NEM-RULING-188',
    about: () => ({ purpose: 'treat' }),
    options: (g, { who, of }) => patients(g, who, of).map(whom => ({ do: 'who', whom })),
    answer(g, { who, of }, choice) {
      if (choice.do === 'who') next(g, effectsOf(who, of, { ...self(who), whom: choice.whom }))
    },
  },
}
