/** The facility's terminals: one open card, three things it can do, and the card that locks everything down. LOCK-COMP. */
import type { Effect, EffectOf } from '../../core/effect.ts'
import { reveal, shuffle } from '../../core/pieces.ts'
import { boardOf, faceOf, nameOf, type PlaceAction, settingsOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { Option, Seat, Why } from '../../core/types.ts'
import { hasComputer } from '../../mechanics/crew.ts'
import { effectsOf, type Primitives, self, whyNone, whyNot } from '../../mechanics/effects.ts'
import { isPowered } from './power.ts'
import { locksDown, openComputer } from './setup.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** `all`: any number of options in their order; `from`: the first that may still be chosen. */
    computerOptions: { who: Seat; all: boolean; from: number }
    chooseComputerOption: { who: Seat; all: boolean; from: number }
    /** `by` has used the computer, whatever has become of that character. LOCK-RULING-91 */
    turnComputer: { by: Seat }
    reshuffleComputer: object
  }
}

declare module '../../core/types.ts' {
  interface ActionTypes {
    computer: object
  }
  interface About {
    /** The computer card whose options these are. */
    computer?: Name
  }
  interface EventTypes {
    computerCard: { card: Name }
    lockdownCard: { who: Seat; room: RoomId }
  }
  interface EffectTypes {
    /**
     * Options of the open computer card: one, or any number of them. `waive`: what is not needed — power, the computer, or
     * one of the two.
     */
    computerAction: { waive?: 'power' | 'computer' | 'either'; all?: true }
  }
}

type Waived = EffectOf<'computerAction'>['waive']

const openCard = (g: GameState): number => facilityOf(g).computer[facilityOf(g).computer.length - 1]

/** What the open card offers. */
function optionsOn(g: GameState): readonly (readonly Effect[])[] {
  const face = faceOf(g, openCard(g))
  return face.kind === 'computer' ? face.computer.options : []
}

/** Places of the options that this character could use now. */
const possible = (g: GameState, who: Seat, from = 0): number[] =>
  optionsOn(g).flatMap((list, part) => (part >= from && !whyNot(g, self(who), list) ? [part] : []))

/** LOCK-COMP-02, LOCK-RULING-142: whoever is in darkness has no power here. */
function whyNoComputer(g: GameState, who: Seat, waived: Waived): Why | null {
  const computer = hasComputer(g, g.crew[who].room, who)
  if (waived === 'either') return computer || isPowered(g, who) ? null : 'noComputer'
  if (!computer && waived !== 'computer') return 'noComputer'
  return waived === 'power' || isPowered(g, who) ? null : 'noPower'
}

const whyNoOption = (g: GameState, who: Seat): Why | null => whyNone(g, self(who), optionsOn(g))

/** LOCK-RULING-89: neither a room action nor, unless the table says so, barred by combat. LOCK-RULING-146: the option is not declared. */
export const useComputer: PlaceAction = {
  do: 'computer',
  rule: 'LOCK-COMP-03',
  cost: 1,
  mayBe: (g, who) => !whyNoComputer(g, who, undefined),
  ways: (g, who, fighting) => [
    {
      choice: { do: 'computer' },
      why:
        fighting && !settingsOf(g).computerActionInCombat
          ? 'inCombat'
          : (whyNoComputer(g, who, undefined) ?? whyNoOption(g, who)),
    },
  ],
  task: (_, who) => effectsOf(who, [{ fx: 'computerAction' }]),
}

/** The option with all it causes, next those that may still follow it. */
function useOption(g: GameState, who: Seat, all: boolean, part: number): void {
  if (all) next(g, { do: 'computerOptions', who, all, from: part + 1 })
  next(g, effectsOf(who, optionsOn(g)[part]))
}

export const computerTasks: Handlers<
  'computerOptions' | 'chooseComputerOption' | 'turnComputer' | 'reshuffleComputer'
> = {
  computerOptions(g, { who, all, from }) {
    const parts = possible(g, who, from)
    if (parts.length > 1 || (all && parts.length > 0)) next(g, { do: 'chooseComputerOption', who, all, from })
    else if (parts.length === 1) useOption(g, who, all, parts[0])
  },

  chooseComputerOption: {
    ask: 'part',
    rule: 'LOCK-COMP-03',
    about: g => ({ computer: nameOf(g, openCard(g)), parts: optionsOn(g) }),
    options(g, { who, all, from }) {
      const options: Option[] = possible(g, who, from).map(part => ({ do: 'part', part }))
      if (all) options.push({ do: 'done' })
      return options
    },
    answer(g, { who, all }, choice) {
      if (choice.do === 'part') useOption(g, who, all, choice.part)
    },
  },

  /** LOCK-COMP-03, LOCK-COMP-04 */
  turnComputer(g, { by }, tell) {
    const { computer } = facilityOf(g)
    const used = computer.pop()
    if (used !== undefined) computer.unshift(used)
    if (!locksDown(g, openCard(g))) return openComputer(g, 'other', 'LOCK-COMP-03', tell)
    // LOCK-RULING-90
    const learned = reveal(g, openCard(g))
    const { room } = g.crew[by]
    tell?.({ e: 'lockdownCard', who: by, room: boardOf(g).rooms[room], rule: 'LOCK-COMP-04', learned })
    next(g, { do: 'placeMalfunction', room }, { do: 'reshuffleComputer' })
  },

  reshuffleComputer(g, _, tell) {
    shuffle(g, facilityOf(g).computer, 'other')
    openComputer(g, 'other', 'LOCK-RULING-90', tell)
  },
}

export const computerEffects: Primitives<'computerAction'> = {
  computerAction: {
    why: (g, { by }, { waive }) => whyNoComputer(g, by, waive) ?? whyNoOption(g, by),
    run(g, { by }, { all }) {
      next(g, { do: 'computerOptions', who: by, all: all ?? false, from: 0 }, { do: 'turnComputer', by })
    },
  },
}
