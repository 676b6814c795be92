/** Fighting with what the facility offers: tools, lamps, probes and bare despair; and what follows its victims. */

import { harm } from '../../core/combatDie.ts'
import { woundsOf } from '../../core/pieces.ts'
import { boardOf } from '../../core/ruleset.ts'
import { CLOSED, type GameState, type Intruder, type Thing } from '../../core/state.ts'
import { type Handlers, next, type Task } from '../../core/task.ts'
import type { Purpose, Seat, Tell, Why } from '../../core/types.ts'
import {
  hasTarget,
  hurt,
  kindOf,
  rollCombat,
  type Target,
  targetOf,
  targets,
  toOption,
} from '../../mechanics/combat.ts'
import { contaminate } from '../../mechanics/contamination.ts'
import { inCombat, weak } from '../../mechanics/crew.ts'
import type { Ctx, Primitives } from '../../mechanics/effects.ts'
import { intruderOf, intrudersIn, moveIntruders } from '../../mechanics/intruders.ts'
import { canHold } from '../../mechanics/slots.ts'
import { carry } from '../../mechanics/things.ts'
import { facilityOf } from './state.ts'

/** What an intruder of the room is chosen for. */
type Aim = 'vivisect' | 'sample' | 'glow' | 'desperate' | 'driveOut'
const PURPOSE: Readonly<Record<Aim, Purpose>> = {
  vivisect: 'vivisect',
  sample: 'sample',
  glow: 'glow',
  desperate: 'desperate',
  driveOut: 'retreat',
}

declare module '../../core/task.ts' {
  interface TaskTypes {
    chooseFoe: { who: Seat; aim: Aim; injuries: number }
    chooseStruck: { who: Seat }
    /** A tool comes down on something: the die as for a shot. */
    swing: { who: Seat; target: Target }
    /** They follow whoever has just escaped. */
    follow: { who: Seat }
  }
}

declare module '../../core/types.ts' {
  interface PurposeTypes {
    vivisect: true
    sample: true
    glow: true
    desperate: true
  }
  interface EffectTypes {
    /** An attack as if by an Adult in darkness, without a miniature. */
    adultAttack: object
    /** The combat die as if shooting, for an intruder here. */
    rollAsShoot: object
    /** Contamination, injuries, and an attack if the intruder is still there. */
    desperate: { injuries: number }
    /** Injury of an intruder: one, and one for every two points of Knowledge. */
    vivisect: object
    /** A Carcass of an intruder here, which is not harmed. */
    sample: object
    /** An injury of an intruder here in place of a melee attack. */
    glow: object
    /** An intruder here goes into a neighboring room of choice. */
    driveOut: object
    /** The attacker follows, if this was an attack on somebody escaping with an undressed serious wound. */
    chase: object
  }
}

/** A way out of its room that no door shuts. */
const hasWayOut = (g: GameState, { room }: Intruder): boolean =>
  boardOf(g).ways[room].some(way => g.doors[way.via] !== CLOSED)

/** Whom this can be done to. A Larva leaves no Carcass behind. */
function foes(g: GameState, who: Seat, aim: Aim): readonly Intruder[] {
  const there = intrudersIn(g, g.crew[who].room)
  if (aim === 'sample') return there.filter(({ kind }) => kind !== 'larva')
  return aim === 'driveOut' ? there.filter(foe => hasWayOut(g, foe)) : there
}

/** LOCK-RULING-102: out of the supply, and nobody is harmed. */
function takeSample(g: GameState, who: Seat, tell: Tell | undefined): void {
  const carcass: Thing = { kind: 'carcass', of: '', room: g.crew[who].room, by: -1, offered: false }
  g.things.push(carcass)
  carry(g, who, carcass, 'LOCK-RULING-102', tell)
}

function actOn(g: GameState, who: Seat, intruder: number, aim: Aim, injuries: number, tell: Tell | undefined): void {
  const injure: Task = { do: 'injure', intruder, count: injuries, fire: false, by: who }
  switch (aim) {
    case 'sample':
      return takeSample(g, who, tell)
    case 'driveOut':
      return next(g, { do: 'chooseRetreat', who, intruder, open: true })
    case 'desperate':
      return next(g, injure, { do: 'attack', who, intruder, how: 'phase', picked: false })
    case 'glow':
    case 'vivisect':
      return next(g, injure)
  }
}

function pick(g: GameState, who: Seat, aim: Aim, injuries: number, tell: Tell | undefined): void {
  const able = foes(g, who, aim)
  if (able.length > 1) next(g, { do: 'chooseFoe', who, aim, injuries })
  else if (able.length === 1) actOn(g, who, able[0].id, aim, injuries, tell)
}

const needsFoe =
  (aim: Aim) =>
  (g: GameState, { by }: Ctx): Why | null =>
    !inCombat(g, by) ? 'notInCombat' : foes(g, by, aim).length > 0 ? null : 'noTarget'

export const fightingTasks: Handlers<'chooseFoe' | 'chooseStruck' | 'swing' | 'follow'> = {
  chooseFoe: {
    ask: 'intruder',
    rule: 'LOCK-COMBAT-01',
    about: (_, { aim }) => ({ purpose: PURPOSE[aim] }),
    options: (g, { who, aim }) => foes(g, who, aim).map(({ id }) => ({ do: 'intruder', intruder: id })),
    answer(g, { who, aim, injuries }, choice, tell) {
      if (choice.do === 'intruder') actOn(g, who, choice.intruder, aim, injuries, tell)
    },
  },

  chooseStruck: {
    ask: 'target',
    rule: 'LOCK-COMBAT-02',
    options: (g, { who }) => targets(g, who).map(toOption),
    answer(g, { who }, choice) {
      const target = targetOf(choice)
      if (target !== null) next(g, { do: 'swing', who, target })
    },
  },

  swing(g, { who, target }, tell) {
    const kind = kindOf(g, target)
    if (!kind) return
    const face = rollCombat(g)
    const dealt = harm(face, kind)
    const injuries = dealt > 0 && kind !== 'eggs' && weak(g, 'sturdyBonus', who) ? dealt + 1 : dealt
    tell?.({ e: 'struck', who, face, target, kind, injuries, rule: 'LOCK-COMBAT-02' })
    hurt(g, { who, target }, injuries, false)
  },

  /** LOCK-RULING-63: after the character. */
  follow(g, { who }, tell) {
    const facility = facilityOf(g)
    const { room } = g.crew[who]
    const steps = facility.chasing.flatMap(id => {
      const intruder = intruderOf(g, id)
      return intruder && intruder.room !== room ? [{ intruder, to: room }] : []
    })
    facility.chasing = []
    moveIntruders(g, steps, 'LOCK-RULING-63', tell)
  },
}

/** What a completed escape brings. */
export const afterEscape = (g: GameState, who: Seat): Task[] =>
  facilityOf(g).chasing.length > 0 ? [{ do: 'follow', who }] : []

/** Nobody follows the dead; who runs is whose turn it is. */
export const giveUpChase = (g: GameState, dead: Seat): void => {
  if (g.turn?.seat === dead) facilityOf(g).chasing = []
}

export const fightingEffects: Primitives<
  'sample' | 'vivisect' | 'driveOut' | 'desperate' | 'glow' | 'adultAttack' | 'rollAsShoot' | 'chase'
> = {
  sample: {
    why: (g, ctx) => needsFoe('sample')(g, ctx) ?? (canHold(g, ctx.by, 'carcass') ? null : 'handsFull'),
    run: (g, { by }, _, tell) => pick(g, by, 'sample', 0, tell),
  },
  vivisect: {
    why: needsFoe('vivisect'),
    run: (g, { by }, _, tell) => pick(g, by, 'vivisect', 1 + Math.floor(facilityOf(g).knowledge[by] / 2), tell),
  },
  driveOut: {
    why: needsFoe('driveOut'),
    run: (g, { by }, _, tell) => pick(g, by, 'driveOut', 0, tell),
  },
  desperate: {
    why: needsFoe('desperate'),
    run(g, { by }, { injuries }, tell) {
      contaminate(g, by, 'LOCK-CONTAM-01', tell)
      pick(g, by, 'desperate', injuries, tell)
    },
  },
  glow: {
    why: needsFoe('glow'),
    run: (g, { by }, _, tell) => pick(g, by, 'glow', weak(g, 'glowBonus', by) ? 2 : 1, tell),
  },
  /** LOCK-TECH-02, LOCK-RULING-82 */
  adultAttack: {
    why: () => null,
    run: (g, { by }) => next(g, { do: 'attack', who: by, intruder: -1, how: 'ducts', picked: false, as: 'adult' }),
  },
  rollAsShoot: {
    why: (g, { by }) => (hasTarget(g, by) ? null : 'noTarget'),
    run(g, { by }) {
      const able = targets(g, by)
      if (able.length > 1) next(g, { do: 'chooseStruck', who: by })
      else if (able.length === 1) next(g, { do: 'swing', who: by, target: able[0] })
    },
  },
  chase: {
    why: () => null,
    run(g, { whom, intruder, how }) {
      if (how === 'escape' && woundsOf(g, whom).length > 0) facilityOf(g).chasing.push(intruder)
    },
  },
}
