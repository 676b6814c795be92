/** Intruders attack: what the card that may be drawn does to whom. NEM-ATTACK, NEM-INFEST. */
import type { AttackCard } from '../core/content.ts'
import type { Effect } from '../core/effect.ts'
import { elementAt } from '../core/lists.ts'
import type { IntruderKind, Seat } from '../core/types.ts'
import { couldPlay, crewIn, foesIn, holds, inOrder, isReached, weak } from './crew.ts'
import { allAttackCards, attackCards, attackDeckSize, woundsMayBeShort } from './draws.ts'
import { befall, befalls, deathOf, type Foe, type Foresight, type Person, SURE } from './foresight.ts'
import { personAt } from './lookups.ts'
import type { Cause, Chance, Occasion } from './types.ts'
import { anyOf, type Harm, type Passage, passage } from './wounds.ts'

export type Side = 'low' | 'high'
const SIZES: readonly IntruderKind[] = ['queen', 'breeder', 'adult', 'creeper', 'larva']
export const bySize = (foes: readonly Foe[]): Foe[] =>
  foes.toSorted((a, b) => SIZES.indexOf(a.kind) - SIZES.indexOf(b.kind) || a.id - b.id)

/** Takes the side's own answer where nobody can tell: the mild one from below, the harsh one from above. */
const seen = (known: boolean | null, side: Side, harsh: boolean): boolean => known ?? (side === 'high' ? harsh : !harsh)

/** Where a list of effects leads a character on the scale, without what befalls others. */
export function bodily(f: Foresight, person: Person, list: readonly Effect[], side: Side): Harm {
  const { light, serious, kill } = f.scale
  // NEM-RULING-26: without a card there is no wound.
  const short = side === 'low' && woundsMayBeShort(f)
  const grave: Harm = place => (short && serious(place) !== f.scale.dead ? place : serious(place))
  const slight: Harm = place =>
    short && f.scale.seriousAt(light(place)) > f.scale.seriousAt(place) && light(place) !== f.scale.dead
      ? f.scale.placeOf(f.scale.seriousAt(place), 0)
      : light(place)
  const times = (harm: Harm, count: number, from: number) => {
    let place = from
    for (let i = 0; i < count; i++) place = harm(place)
    return place
  }
  const one = (place: number, effect: Effect): number => {
    if (place === f.scale.dead) return place
    switch (effect.fx) {
      case 'lightWound':
        return times(slight, effect.count, place)
      case 'seriousWound':
        return times(grave, effect.count, place)
      case 'kill':
        return kill(place)
      case 'when': {
        const known = holds(f, person, place, effect.test)
        const [yes, no] = [effect.do.reduce(one, place), effect.else.reduce(one, place)]
        if (known !== null) return known ? yes : no
        return side === 'low' ? Math.min(yes, no) : Math.max(yes, no)
      }
      default:
        return place
    }
  }
  return place => list.reduce(one, place)
}

/** With its way of fighting known, an Adult's bite wounds lightly. */
const softened = (list: readonly Effect[]): readonly Effect[] =>
  list.map(effect => {
    if (effect.fx === 'seriousWound') return { fx: 'lightWound', count: effect.count }
    return effect.fx === 'when' ? { ...effect, do: softened(effect.do), else: softened(effect.else) } : effect
  })

export interface Blow {
  kind: IntruderKind
  how: Occasion
  /** Bits of the victims to whom darkness adds nothing. */
  lit?: number
}

/** What an attack card does to one of those it hits. */
export function effectOn(f: Foresight, blow: Blow, card: AttackCard, person: Person, side: Side): readonly Effect[] {
  const { seat } = person
  const mild = card.id === 'bite' && blow.kind === 'adult' && seen(weak(f, 'lightBites', seat), side, false)
  const list = mild ? softened(card.effect) : card.effect
  if (!card.dark || ((blow.lit ?? 0) >> seat) & 1) return list
  const dark = blow.how === 'ducts' || seen(f.own.isDark(f, seat), side, true)
  const spared =
    card.id === 'perchedInTheDark' && blow.kind === 'adult' && seen(weak(f, 'noDarkPerch', seat), side, false)
  return dark && !spared ? [...list, ...card.dark] : list
}

/** Does the card bring another attack right after it? NEM-RULING-217 */
function bringsAnother(list: readonly Effect[], person: Person, side: Side): boolean {
  return (
    side === 'high' &&
    list.some(
      effect => effect.fx === 'attackAgain' || (effect.fx === 'transform' && !effect.calm && person.hand[0] === 0),
    )
  )
}

/** The worst that one more attack may do, by whatever the attacker has become. */
const worst = (f: Foresight, person: Person, place: number): number =>
  Math.max(
    place,
    ...allAttackCards(f).map(card =>
      bodily(f, person, effectOn(f, { kind: 'breeder', how: 'phase' }, card, person, 'high'), 'high')(place),
    ),
  )

/** So many cards are gone that the deck may have been made anew. */
const isVague = (f: Foresight): boolean => f.cardsDrawn > 0 && f.cardsDrawn >= attackDeckSize(f)

/** What each card that may come does to this character. Others than the one attacked suffer only what hits everybody. */
function harmsOf(f: Foresight, blow: Blow, person: Person, isTarget: boolean, side: Side): Harm[] {
  const cards = isVague(f) ? allAttackCards(f) : attackCards(f)
  return cards.map(card => {
    if (!card.by.includes(blow.kind) || (!isTarget && !card.everybody)) return unharmed
    const list = effectOn(f, blow, card, person, side)
    const harm = bodily(f, person, list, side)
    return bringsAnother(list, person, side) ? place => worst(f, person, harm(place)) : harm
  })
}
const unharmed: Harm = place => place

/**
 * The cards drawn before are not known: from above they were the mildest, from below the worst, seen from each place of
 * the scale.
 */
function drawnFrom(f: Foresight, harms: readonly Harm[], side: Side): Harm[] {
  const gone = Math.min(f.cardsDrawn, harms.length - 1)
  if (gone <= 0) return [...harms]
  const left = isVague(f) ? 1 : harms.length - gone
  const sorted = Array.from({ length: f.scale.dead }, (_, place) => {
    const out = harms.map(harm => harm(place)).sort((a, b) => a - b)
    return side === 'high' ? out.slice(out.length - left) : out.slice(0, left)
  })
  return Array.from({ length: left }, (_, i) => (place: number) => elementAt(elementAt(sorted, place), i))
}

/** What the cards that may come in this blow do to somebody. The same blow is asked for again and again. */
function passageOf(f: Foresight, blow: Blow, person: Person, isTarget: boolean, side: Side): Passage {
  const dark = f.own.isDark(f, person.seat)
  const key = [blow.kind, blow.how, person.seat, isTarget, side, dark, person.hand[0] === 0, f.cardsDrawn].join()
  const known = f.memo.passages.get(key)
  if (known) return known
  const found = passage(f.scale.dead, drawnFrom(f, harmsOf(f, blow, person, isTarget, side), side))
  f.memo.passages.set(key, found)
  return found
}

/** One of these attacks on this character, each with its chance, and on those beside it whom its card may hit too. */
export function oneAttack(f: Foresight, who: Seat, blows: readonly (Blow & { chance: Chance })[]): void {
  const able = blows.filter(({ kind, chance }) => kind !== 'larva' && chance.most > 0)
  const target = personAt(f, who)
  const sum = (side: keyof Chance) => able.reduce((n, { chance }) => n + chance[side], 0)
  if (able.length === 0 || (attackCards(f).length === 0 && !isVague(f))) return
  // More than one may come where it is not known what is in the bag: one after the other is worse than any of them.
  if (sum('most') > 1 + 1e-9) {
    const drawn = f.cardsDrawn
    for (const blow of able) {
      f.cardsDrawn = drawn
      oneAttack(f, who, [{ ...blow, chance: { least: 0, most: Math.min(1, blow.chance.most) } }])
    }
    return
  }
  const chance = { least: sum('least'), most: sum('most') }
  for (const person of crewIn(f, target.room)) {
    const isTarget = person === target
    const side = (which: Side, bound: keyof Chance) =>
      anyOf(able.map(blow => [blow.chance[bound], passageOf(f, blow, person, isTarget, which)]))
    befall(f, person.seat, side('low', 'least'), side('high', 'most'), chance, causeOf(f, able, person, isTarget))
    if (!isTarget) for (const blow of able) mayBeRedirected(f, target, person, blow, blow.chance)
  }
  f.cardsDrawn++
}

export const attack = (f: Foresight, who: Seat, blow: Blow, chance: Chance = SURE): void =>
  oneAttack(f, who, [{ ...blow, chance }])

function causeOf(f: Foresight, blows: readonly Blow[], person: Person, isTarget: boolean): Cause {
  const [blow, ...others] = blows
  if (!blow || !isBare(f) || others.length > 0) return f.cause
  const harms = harmsOf(f, blow, person, isTarget, 'high')
  const deadly = harms.filter(harm => harm(person.start) === f.scale.dead).length
  return { cause: 'attack', kind: blow.kind, occasion: blow.how, deadly, of: harms.length }
}

/** An attack with this very card. */
export function attackWith(f: Foresight, who: Seat, blow: Blow, card: AttackCard): void {
  const target = personAt(f, who)
  if (!card.by.includes(blow.kind)) return
  for (const person of card.everybody ? crewIn(f, target.room) : [target]) {
    const side = (which: Side) => {
      const list = effectOn(f, blow, card, person, which)
      const harm = bodily(f, person, list, which)
      return bringsAnother(list, person, which) ? (place: number) => worst(f, person, harm(place)) : harm
    }
    const deadly = side('high')(person.start) === f.scale.dead ? 1 : 0
    const rows = (which: Side) => passage(f.scale.dead, [side(which)])
    befall(f, person.seat, rows('low'), rows('high'), SURE, {
      cause: 'attack',
      kind: blow.kind,
      occasion: blow.how,
      deadly,
      of: 1,
    })
  }
}

/** An attack is its own cause, unless something worth naming has led to it. */
const isBare = (f: Foresight): boolean => f.cause.cause === 'wounds'

/** LOCK-RULING-145: who is attacked may have a card that turns it on somebody else. */
function mayBeRedirected(f: Foresight, from: Person, to: Person, blow: Blow, { most }: Chance): void {
  if (blow.how === 'ducts' || from.seat === f.me || !couldPlay(f, from, 'redirect')) return
  befall(f, to.seat, passageOf(f, blow, to, false, 'low'), passageOf(f, blow, to, true, 'high'), { least: 0, most })
}

/** An intruder attacks this character, if it is still in the room. */
export function attackBy(f: Foresight, who: Seat, foe: Foe, how: Occasion): void {
  attack(f, who, { kind: foe.kind, how }, foe.sure ? SURE : { least: 0, most: 1 })
  if (foe.kind !== 'larva') return
  // NEM-INFEST-02, NEM-INFEST-03
  if (personAt(f, who).larva === false) personAt(f, who).larva = foe.sure ? true : null
  foe.sure = false
}

/** NEM-ATTACK-03, NEM-ATTACK-04: those who may be the easiest prey, and whether it is surely the only one. */
export function preyIn(f: Foresight, room: number, among?: readonly Seat[]): Person[] {
  const there = crewIn(f, room).filter(({ seat }) => among?.includes(seat) ?? true)
  const isEasier = (one: Person, i: number, other: Person, j: number) =>
    one.actions[0] < other.actions[1] || (one.actions[0] === other.actions[1] && i < j)
  // Who may be dead by then saves nobody.
  return there.filter((one, i) =>
    there.every((other, j) => i === j || deathOf(other).most > 0 || isEasier(one, i, other, j)),
  )
}

/** NEM-EVENT-03: one intruder's turn, on whoever is easiest. */
export function attackSomebody(f: Foresight, foe: Foe, among?: readonly Seat[]): void {
  const prey = preyIn(f, foe.room, among)
  const [first, ...others] = prey
  if (!first) return
  if (others.length === 0) return attackBy(f, first.seat, foe, 'phase')
  // Who it is depends on cards that nobody sees, or on who is still alive.
  const drawn = f.cardsDrawn
  for (const person of prey) {
    f.cardsDrawn = drawn
    attack(f, person.seat, { kind: foe.kind, how: 'phase' }, { least: 0, most: 1 })
  }
  if (foe.kind === 'larva') for (const person of prey) if (person.larva === false) person.larva = null
  if (foe.kind === 'larva') foe.sure = false
}

/** NEM-RULING-60: rooms in turn order of the characters in them, the larger intruders first. */
export function allAttack(f: Foresight): void {
  const rooms = new Set(
    inOrder(f)
      .filter(person => isReached(f, person) || person.inPod)
      .map(({ room }) => room),
  )
  for (const room of rooms) for (const foe of bySize(foesIn(f, room))) attackSomebody(f, foe)
  if (f.foesVague) for (const person of f.people) attackedUnseen(f, person)
}

/** Something that is not listed may be there, and nobody knows how many. */
function attackedUnseen(f: Foresight, person: Person): void {
  if (!isReached(f, person)) return
  befalls(f, person.seat, f.scale.kill, { least: 0, most: 1 })
}
