/** Noise rolls, and what comes out of the bag. NEM-NOISE, NEM-ENC. */
import type { Board } from '../core/board.ts'
import type { IntruderToken } from '../core/content.ts'
import type { IntruderKind, NoiseFace, Seat } from '../core/types.ts'
import { oneAttack } from './attacks.ts'
import { crewIn, hasGift, weak } from './crew.ts'
import { intruderTokens } from './draws.ts'
import { type Foresight, fork, type Person } from './foresight.ts'
import { corridorsAround, exitFrom, personAt, roomId } from './lookups.ts'
import type { Chance, NoiseForecast } from './types.ts'

type Outcome = keyof NoiseForecast['faces']

/** What the faces of the die bring in a room; null where it is not known whether there is noise. NEM-NOISE-02 */
function outcomeOf(
  board: Board,
  room: number,
  face: NoiseFace,
  slimed: boolean | null,
  noise: readonly (boolean | null)[],
): Outcome | null {
  if (face === 'danger') return 'danger'
  if (face === 'silence') return slimed === true ? 'danger' : 'silence'
  if (Number.isNaN(Number(face))) return 'sign'
  const corridor = exitFrom(board, room, Number(face))
  if (corridor < 0) return 'silence'
  const known = noise[corridor] ?? null
  return known === null ? null : known ? 'encounter' : 'noise'
}

const dieIn = (f: Foresight, room: number): readonly NoiseFace[] =>
  f.own.secondDie(f, room) ? f.facts.secondNoiseDie : f.facts.noiseDie

/** The share of faces that bring something out of the dark, for sure and perhaps. */
function encounterChance(f: Foresight, { room, slime }: Person): Chance & { signed: number } {
  const die = dieIn(f, room)
  const outcomes = die.map(face => outcomeOf(f.board, room, face, slime, f.noise))
  const share = (is: (outcome: Outcome | null) => boolean) => outcomes.filter(is).length / die.length
  const least = share(outcome => outcome === 'encounter')
  return { least, most: least + share(outcome => outcome === null), signed: share(outcome => outcome === 'sign') }
}

/** After a roll it is not known where there is noise around the room, nor what has come. */
function unsettle(f: Foresight, room: number): void {
  for (const corridor of corridorsAround(f, room)) f.noise[corridor] = null
  f.foesVague = true
}

/** NEM-NOISE-01: a roll with all it may cause. */
export function noiseRoll(f: Foresight, who: Seat): void {
  const person = personAt(f, who)
  const { least, most, signed } = encounterChance(f, person)
  const heard = (again: Foresight) => {
    const rest = 1 - signed
    const again2 = mayRollAgain(again, person.seat)
    // Whoever may roll again may make it better or worse. NEM-RULING-176
    const [low, high] = [Math.min(1, least / rest), Math.min(1, most / rest)]
    const chance = again2 ? { least: low * low, most: 1 - (1 - high) ** 2 } : { least: low, most: high }
    const before = again.cause
    if (before.cause === 'wounds') again.cause = { cause: 'noise', room: roomId(again, person.room) }
    encounter(again, who, chance)
    again.cause = before
    unsettle(again, person.room)
  }
  if (signed === 0) return heard(f)
  fork(f, [
    [1 - signed, heard],
    [
      signed,
      sign => {
        unsettle(sign, person.room)
        sign.own.sign(sign, who)
      },
    ],
  ])
}

const mayRollAgain = (f: Foresight, who: Seat): boolean =>
  personAt(f, who).hand[1] > 0 && hasGift(f, who, 'motionScanner') !== false

/** The number of a token by which hands are compared, from below and from above. NEM-ENC-07, LOCK-ENC-08 */
function numbers(f: Foresight, who: Seat, value: number, inDark: number): readonly [number, number] {
  const slow = weak(f, 'slowSurprise', who)
  const slowed = Math.max(1, value - 1)
  const lit: readonly [number, number] = [slow === false ? value : slowed, slow === true ? slowed : value]
  if (inDark === value) return lit
  const dark = f.own.isDark(f, who)
  const low = weak(f, 'lowSurprise', who)
  if (dark === false || low === true) return lit
  if (dark === true && low === false) return [inDark, inDark]
  return [Math.min(lit[0], inDark), Math.max(lit[1], inDark)]
}

/** The share of these tokens whose number is higher than the hand. */
const suddenShare = (f: Foresight, who: Seat, tokens: readonly IntruderToken[], side: 0 | 1): number =>
  tokens.filter(
    ({ value, dark }) => numbers(f, who, value, dark ?? value)[side] > opposite(personAt(f, who).hand, side),
  ).length / Math.max(1, tokens.length)
/** Many cards in hand make for the least that happens, few for the most. */
const opposite = ([fewest, most]: readonly [number, number], side: 0 | 1): number => (side === 0 ? most : fewest)

/** Those who attack; a Larva needs no card and wounds nobody. */
const KINDS: readonly IntruderKind[] = ['creeper', 'adult', 'breeder', 'queen']

/** The chance that a token of each kind comes whose number is higher than the hand. */
function surprises(f: Foresight, who: Seat): { kind: IntruderKind; chance: Chance }[] {
  const { bag } = f
  const all = Object.values(bag).reduce((sum, count) => sum + count, 0)
  const drawn = f.tokensDrawn
  return KINDS.flatMap(kind => {
    const tokens = intruderTokens(f, kind)
    const sudden = (side: 0 | 1) => suddenShare(f, who, tokens, side)
    if (f.bagVague) return [{ kind, chance: { least: 0, most: sudden(1) > 0 ? 1 : 0 } }]
    if (all === 0) return []
    const share = bag[kind] / all
    // NEM-RULING-22, NEM-RULING-23: those who fight nobody make room; otherwise nothing comes.
    const there = f.foes.filter(foe => foe.kind === kind)
    const isShort =
      there.length >= f.facts.limits.miniatures[kind] && there.every(({ room }) => crewIn(f, room).length > 0)
    if (isShort && !f.foesVague) return []
    const unsure = isShort || drawn > 0 || (f.foesVague && there.length + 1 >= f.facts.limits.miniatures[kind])
    const least = unsure ? 0 : share * sudden(0)
    const most =
      drawn > 0 ? Math.min(1, bag[kind] / Math.max(1, all - drawn)) * (sudden(1) > 0 ? 1 : 0) : share * sudden(1)
    return [{ kind, chance: { least, most } }]
  })
}

/** NEM-ENC-01..08: something comes out of the bag, and may strike at once. */
export function encounter(f: Foresight, who: Seat, chance: Chance): void {
  if (chance.most === 0) return
  meet(f, who, chance, surprises(f, who))
}

/** NEM-BAG-06: a token of this kind has been drawn. */
export function comes(f: Foresight, who: Seat, kind: IntruderKind): void {
  const most = suddenShare(f, who, intruderTokens(f, kind), 1)
  meet(f, who, { least: 1, most: 1 }, [{ kind, chance: { least: 0, most } }])
}

/** What has come strikes at once with this chance. */
function meet(f: Foresight, who: Seat, chance: Chance, found: readonly { kind: IntruderKind; chance: Chance }[]): void {
  const times = (a: Chance, b: Chance): Chance => ({ least: a.least * b.least, most: a.most * b.most })
  oneAttack(
    f,
    who,
    found.map(({ kind, chance: share }) => ({ kind, how: 'surprise', chance: times(chance, share) })),
  )
  f.tokensDrawn++
  f.foesVague = true
  for (const corridor of corridorsAround(f, personAt(f, who).room)) f.noise[corridor] = null
}

/** What a roll in this room brings, for whoever shows it. */
export function noiseForecast(f: Foresight, room: number, who: Seat): NoiseForecast {
  const faces = { encounter: 0, danger: 0, noise: 0, silence: 0, sign: 0 }
  const die = dieIn(f, room)
  for (const face of die) faces[outcomeOf(f.board, room, face, personAt(f, who).slime, f.noise) ?? 'noise']++
  const found = surprises(f, who)
  const sum = (side: 'least' | 'most') => found.reduce((n, { chance }) => n + chance[side], 0)
  return { room: roomId(f, room), faces, all: die.length, surprise: { least: sum('least'), most: sum('most') } }
}

/** NEM-RULING-20: a token of that kind goes from the supply into the bag, if there is one. */
export function toBag(f: Foresight, kind: IntruderKind): void {
  if (f.supply[kind] === 0) return
  f.supply[kind]--
  f.bag[kind]++
}
