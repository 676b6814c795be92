/** Who learns which plan the corporation has for them: looking at contingency tokens, taking and returning them. LOCK-CONT. */
import type { EffectOf } from '../../core/effect.ts'
import { bit, isPublic, onlyFor, reveal } from '../../core/pieces.ts'
import { boardOf, nameOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { Name, Option, RuleId, Seat, Tell, Why } from '../../core/types.ts'
import { isAboard, isTogether } from '../../mechanics/crew.ts'
import type { Primitives } from '../../mechanics/effects.ts'
import { see } from '../../mechanics/looks.ts'
import { facilityOf } from './state.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    /** One token: to look at it, to keep it, or to turn it up for all. */
    chooseContingency: { who: Seat; keep: boolean }
    chooseWhoseContingencies: { who: Seat }
  }
}

declare module '../../core/types.ts' {
  interface ChoiceTypes {
    /** A face-down contingency by its place: of a seat, or in the pool. */
    token: { whom: Seat | null; at: number }
  }
  interface AskTypes {
    contingency: true
  }
  interface WhyTypes {
    poolEmpty: true
  }
  interface PurposeTypes {
    seeContingencies: true
  }
  interface EventTypes {
    contingenciesDealt: { held: number[]; pool: number }
    peekedContingency: { who: Seat; whom: Seat | null; at: number[] }
    tookContingency: { who: Seat; at: number }
    /** Turned face up for all: by somebody, or when the game began. */
    contingencyOpened: { who: Seat | null; at: number; card: Name }
    contingenciesBack: { who: Seat; count: number }
  }
  interface PrivateFace {
    /** Contingencies seen, in the order of their places. */
    tokens?: Name[]
  }
  interface NoteTypes {
    contingency: true
  }
  interface EffectTypes {
    /** Look at one contingency of anybody, or at all those of a character in one's section. */
    peekContingency: { of: 'any' | 'section' }
    takeContingency: object
  }
}

const POOL = 'pool'

/** The tokens of one place, face down but for those who have seen them: a seat's, or those of nobody. */
const tokensOf = (g: GameState, whom: Seat | null): number[] =>
  whom === null ? facilityOf(g).pool : facilityOf(g).held[whom]

function learn(g: GameState, who: Seat, whom: Seat | null, pieces: readonly number[]): Name[] {
  return pieces.map(piece => see(g, who, piece, 'contingency', whom === null ? POOL : String(whom)))
}

/** LOCK-INFO-07: others know which tokens were looked at, not what they say. */
function peek(
  g: GameState,
  who: Seat,
  whom: Seat | null,
  at: readonly number[],
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const tokens = tokensOf(g, whom)
  const seen = learn(
    g,
    who,
    whom,
    at.map(i => tokens[i]),
  )
  tell?.({
    e: 'peekedContingency',
    who,
    whom,
    at: [...at],
    rule,
    only: onlyFor(who, { tokens: seen }),
    learned: bit(who),
  })
}

/** LOCK-RULING-26: nothing is given back for it. */
function take(g: GameState, who: Seat, at: number, tell: Tell | undefined): void {
  const { held, pool } = facilityOf(g)
  const [piece] = pool.splice(at, 1)
  held[who].push(piece)
  const only = onlyFor(who, { tokens: learn(g, who, who, [piece]) })
  tell?.({ e: 'tookContingency', who, at, rule: 'LOCK-ROOM-CONTROL-02', only, learned: bit(who) })
}

/** LOCK-MODE-COOP-02, LOCK-MODE-COOP-03: nobody holds them, and whatever is learned all learn. */
export function turnUp(g: GameState, who: Seat | null, at: number, rule: RuleId, tell: Tell | undefined): void {
  const piece = facilityOf(g).pool[at]
  const learned = reveal(g, piece)
  tell?.({ e: 'contingencyOpened', who, at, card: nameOf(g, piece), rule, learned })
}

/** Tokens of nobody that lie face down, by their places. */
const faceDown = (g: GameState): number[] => facilityOf(g).pool.flatMap((piece, at) => (isPublic(g, piece) ? [] : [at]))

/** LOCK-RULING-105: one of choice, whatever would have been shown otherwise. */
function turnOneUp(g: GameState, who: Seat, tell: Tell | undefined): void {
  const hidden = faceDown(g)
  if (hidden.length > 1) next(g, { do: 'chooseContingency', who, keep: false })
  else if (hidden.length === 1) turnUp(g, who, hidden[0], 'LOCK-RULING-105', tell)
}

/** LOCK-CONT-06, LOCK-RULING-28: nobody forgets which token is which. */
export function returnContingencies(g: GameState, seat: Seat, tell: Tell | undefined): void {
  const { held, pool } = facilityOf(g)
  const back = held[seat].splice(0)
  if (back.length === 0) return
  pool.push(...back)
  tell?.({ e: 'contingenciesBack', who: seat, count: back.length, rule: 'LOCK-CONT-06' })
}

const optionsIn = (g: GameState, whom: Seat | null): Option[] =>
  tokensOf(g, whom).map((_, at) => ({ do: 'token', whom, at }))

/** LOCK-RULING-25, LOCK-RULING-27: of anybody else wherever they are, or of nobody; never the active one. */
const lookable = (g: GameState, who: Seat): Option[] => [
  ...g.crew.flatMap((_, whom) => (whom === who ? [] : optionsIn(g, whom))),
  ...optionsIn(g, null),
]

/** LOCK-COMP-05, LOCK-RULING-27; LOCK-STAIR-04: on the stairs nobody shares a Section. */
function neighbors(g: GameState, who: Seat): Seat[] {
  const { sectionOf } = boardOf(g)
  const section = sectionOf[g.crew[who].room]
  if (section < 0) return []
  return g.crew.flatMap(({ room }, s) =>
    s !== who && isAboard(g, s) && sectionOf[room] === section && tokensOf(g, s).length > 0 ? [s] : [],
  )
}

/** LOCK-COMP-05 */
const peekAll = (g: GameState, who: Seat, whom: Seat, tell: Tell | undefined): void =>
  peek(g, who, whom, [...tokensOf(g, whom).keys()], 'LOCK-COMP-05', tell)

export const contingencyTasks: Handlers<'chooseContingency' | 'chooseWhoseContingencies'> = {
  chooseContingency: {
    ask: 'contingency',
    rule: 'LOCK-CONT-04',
    options: (g, { who, keep }) => {
      if (isTogether(g)) return faceDown(g).map(at => ({ do: 'token', whom: null, at }))
      return keep ? optionsIn(g, null) : lookable(g, who)
    },
    answer(g, { who, keep }, choice, tell) {
      if (choice.do !== 'token') return
      if (isTogether(g)) turnUp(g, who, choice.at, 'LOCK-RULING-105', tell)
      else if (keep) take(g, who, choice.at, tell)
      else peek(g, who, choice.whom, [choice.at], 'LOCK-CONT-04', tell)
    },
  },

  chooseWhoseContingencies: {
    ask: 'whom',
    rule: 'LOCK-COMP-05',
    about: () => ({ purpose: 'seeContingencies' }),
    options: (g, { who }) => neighbors(g, who).map(whom => ({ do: 'who', whom })),
    answer(g, { who }, choice, tell) {
      if (choice.do === 'who') peekAll(g, who, choice.whom, tell)
    },
  },
}

const whyNoneHidden = (g: GameState): Why | null => (faceDown(g).length > 0 ? null : 'allOpen')

type Scope = EffectOf<'peekContingency'>['of']

function lookAround(g: GameState, who: Seat, of: Scope, tell: Tell | undefined): void {
  if (isTogether(g)) return turnOneUp(g, who, tell)
  if (of === 'any') {
    if (lookable(g, who).length > 0) next(g, { do: 'chooseContingency', who, keep: false })
    return
  }
  const [only, ...more] = neighbors(g, who)
  if (more.length > 0) next(g, { do: 'chooseWhoseContingencies', who })
  else if (only !== undefined) peekAll(g, who, only, tell)
}

export const contingencyEffects: Primitives<'peekContingency' | 'takeContingency'> = {
  peekContingency: {
    // The Archive teaches even whoever holds every token there is.
    why(g, { by }, { of }) {
      if (of === 'any') return null
      if (isTogether(g)) return whyNoneHidden(g)
      return neighbors(g, by).length === 0 ? 'nobodyElse' : null
    },
    run: (g, { by }, { of }, tell) => lookAround(g, by, of, tell),
  },
  /** LOCK-ROOM-CONTROL-02 */
  takeContingency: {
    why: g => (isTogether(g) ? whyNoneHidden(g) : facilityOf(g).pool.length > 0 ? null : 'poolEmpty'),
    run(g, { by }, _, tell) {
      if (isTogether(g)) turnOneUp(g, by, tell)
      else if (facilityOf(g).pool.length > 1) next(g, { do: 'chooseContingency', who: by, keep: true })
      else take(g, by, 0, tell)
    },
  },
}
