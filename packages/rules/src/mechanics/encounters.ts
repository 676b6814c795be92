/** Something comes out of the dark. NEM-ENC, NEM-CRIT-01, NEM-CRIT-02. */
import { bagOf, bit, handOf, onlyFor, seatZone, takeFrom } from '../core/pieces.ts'
import { boardOf, type Meeting, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Seat, Tell } from '../core/types.ts'
import { weak } from './crew.ts'
import type { Primitives } from './effects.ts'
import { appear, become, type Drawn, drawToken, intruderOf, putBack, setAside, toBag } from './intruders.ts'
import { noiseAround } from './noise.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    encounter: { who: Seat }
    /** The first intruder is aboard: everybody chooses what to play for. */
    meet: object
    chooseObjective: { asked: number }
    surprise: Meeting
    /** Which of the two numbers counts is settled. */
    compareHand: { who: Seat; intruder: number; number: number; dark: boolean }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    objective: { card: Name }
  }
  interface AskTypes {
    objective: true
  }
  interface EventTypes {
    encounter: { who: Seat | null; room: RoomId }
    surprise: { who: Seat; value: number; hand: number; attack: boolean; dark?: true } & Miniature
    objectiveChosen: { who: Seat }
  }
  interface EffectTypes {
    /** `calm`: without the attack that follows; `attackAgain` is that attack. */
    transform: { calm?: true }
    attackAgain: object
    summon: object
  }
}

/** NEM-ENC-03 */
export function clearNoise(g: GameState, room: number, tell: Tell | undefined): void {
  const board = boardOf(g)
  for (const corridor of board.around[room]) {
    if (!g.noise[corridor]) continue
    g.noise[corridor] = false
    tell?.({ e: 'noiseGone', corridor: board.corridors[corridor], rule: 'NEM-ENC-03' })
  }
}

/** NEM-ENC-10, NEM-ENC-11, NEM-RULING-50, NEM-RULING-51 */
function nothingComes(g: GameState, room: number, blank: Drawn | null, tell: Tell | undefined): void {
  const last = bagOf(g).length === 0
  noiseAround(g, room, 'NEM-ENC-10', tell)
  if (blank) putBack(g, blank, 'NEM-ENC-10', tell)
  if (last) toBag(g, 'adult', 'NEM-ENC-11', tell)
}

/**
 * NEM-ENC-05, NEM-ENC-08: a miniature of that kind, the first meeting, and whether it strikes at once. Its token is set
 * aside, unless it returns.
 */
export function intruderComes(
  g: GameState,
  who: Seat,
  token: Drawn,
  strikes: boolean,
  tell: Tell | undefined,
  returns = false,
): void {
  const { kind, value, dark } = token
  if (kind === 'blank') return nothingComes(g, g.crew[who].room, token, tell)
  const intruder = appear(g, kind, g.crew[who].room, 'NEM-ENC-05', tell)
  if (!intruder) return putBack(g, token, 'NEM-RULING-22', tell)
  if (returns) putBack(g, token, 'NEM-RULING-27', tell)
  else setAside(g, token)
  if (strikes) next(g, { do: 'surprise', who, intruder: intruder.id, value, dark })
  if (!g.met) next(g, { do: 'meet' })
}

/** NEM-ENC-04: something out of the bag comes to where this character is. */
function drawIntruder(g: GameState, who: Seat, strikes: boolean, tell: Tell | undefined): void {
  const token = drawToken(g, 'NEM-ENC-04', tell)
  if (token) intruderComes(g, who, token, strikes, tell)
  else nothingComes(g, g.crew[who].room, null, tell)
}

/** The higher number counts. */
export const comparesDark = (g: GameState, { who, intruder, dark }: Meeting): void =>
  next(g, { do: 'compareHand', who, intruder, number: dark, dark: true })

export const encounterTasks: Handlers<'encounter' | 'meet' | 'chooseObjective' | 'surprise' | 'compareHand'> = {
  /** NEM-ENC-01..11 */
  encounter(g, { who }, tell) {
    const { room } = g.crew[who]
    tell?.({ e: 'encounter', who, room: boardOf(g).rooms[room], rule: 'NEM-ENC-01' })
    clearNoise(g, room, tell)
    drawIntruder(g, who, true, tell)
  },

  /** NEM-CRIT-01, NEM-RULING-43..45 */
  meet(g) {
    if (g.met) return
    g.met = true
    const asked = undecided(g)
    if (asked) next(g, { do: 'chooseObjective', asked })
  },

  chooseObjective: {
    ask: 'objective',
    rule: 'NEM-CRIT-01',
    asked: (_, task) => task.asked,
    openly: true, // NEM-HIDE-14: whether a player has chosen is public
    options: (g, _, seat) =>
      seatZone(g, seat, 'objectives').map(piece => ({ do: 'objective', card: nameOf(g, piece) })),
    close(g, { asked }, tell) {
      g.crew.forEach((_, seat) => {
        const answer = g.answers[seat]
        if (!(asked & bit(seat)) || answer?.do !== 'objective') return
        const held = seatZone(g, seat, 'objectives')
        // NEM-RULING-220: which one was put aside is seen by nobody else, whoever knew one of the two.
        for (const piece of held) g.seen[piece] = bit(seat)
        for (const piece of held.filter(p => nameOf(g, p) !== answer.card)) {
          takeFrom(held, piece)
          seatZone(g, seat, 'rejected').push(piece)
        }
        tell?.({ e: 'objectiveChosen', who: seat, rule: 'NEM-CRIT-01', only: onlyFor(seat, { kept: answer.card }) })
      })
      g.answers.fill(null)
    },
  },

  /** LOCK-ENC-08: the higher number in darkness, unless that is ignored. */
  surprise(g, { who, intruder, value, dark }) {
    const number = weak(g, 'slowSurprise', who) ? Math.max(1, value - 1) : value
    if (dark === value || !rulesOf(g).isDark(g, who) || weak(g, 'lowSurprise', who))
      return next(g, { do: 'compareHand', who, intruder, number, dark: false })
    rulesOf(g).surpriseInDark(g, { who, intruder, value, dark })
  },

  /** NEM-ENC-06, NEM-ENC-07, NEM-RULING-46 */
  compareHand(g, { who, intruder: id, number: value, dark }, tell) {
    const intruder = intruderOf(g, id)
    if (!intruder) return
    const hand = handOf(g, who).length
    const attack = hand < value
    const { kind } = intruder
    if (dark) tell?.({ e: 'surprise', intruder: id, kind, who, value, hand, attack, rule: 'LOCK-ENC-08', dark })
    else tell?.({ e: 'surprise', intruder: id, kind, who, value, hand, attack, rule: 'NEM-ENC-07' })
    if (attack) next(g, { do: 'attack', who, intruder: id, how: 'surprise', picked: false })
  },
}

/** NEM-RULING-45: everybody still holding two objectives whose character is not dead, launched ones too. */
export function undecided(g: GameState): number {
  let asked = 0
  g.crew.forEach((crew, seat) => {
    if (crew.fate !== 'dead' && seatZone(g, seat, 'objectives').length > 1) asked |= bit(seat)
  })
  return asked
}

export const encounterEffects: Primitives<'summon' | 'transform' | 'attackAgain'> = {
  /** NEM-RULING-212: another intruder, which does not strike now. */
  summon: {
    why: () => null,
    run: (g, { whom }, _, tell) => drawIntruder(g, whom, false, tell),
  },
  /** NEM-RULING-217: the Creeper grows up; whoever has no card left is attacked at once. */
  transform: {
    why: () => null,
    run(g, { whom, intruder: id }, { calm }, tell) {
      const intruder = intruderOf(g, id)
      if (!intruder || !become(g, intruder, 'breeder', 'NEM-ATTACK-06', tell)) return
      if (!calm && handOf(g, whom).length === 0)
        next(g, { do: 'attack', who: whom, intruder: id, how: 'surprise', picked: false })
    },
  },
  attackAgain: {
    why: () => null,
    run: (g, { whom, intruder }) => next(g, { do: 'attack', who: whom, intruder, how: 'phase', picked: false }),
  },
}
