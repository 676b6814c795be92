/** Shooting, striking, throwing. NEM-COMBAT, NEM-ROOM-NEST-7..11. */
import type { Weapon } from '../core/content.ts'
import type { EffectOf } from '../core/effect.ts'
import { distinctNames, EVERYBODY, handOf, heldBy, roll } from '../core/pieces.ts'
import { boardOf, nameOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { CombatFace, IntruderKind, Option, Seat, Tell, Why } from '../core/types.ts'
import { easiest } from './attacks.ts'
import { discardFromHand, discardHand, isAction } from './cards.ts'
import { ammoOf, setAmmo, weaponNamed, weaponsOf } from './carry.ts'
import { contaminate } from './contamination.ts'
import { crewIn, hasIntruder, inCombat, itemOf, weak } from './crew.ts'
import type { Primitives } from './effects.ts'
import { bring, bySize, intruderOf, intrudersIn } from './intruders.ts'
import { distinctActions } from './pay.ts'
import { destroyEggs, eggsIn } from './things.ts'

/** What is aimed at: an intruder, or the eggs of the room. */
export type Target = number | 'eggs'

interface Shot {
  who: Seat
  /** Name of the weapon. */
  card: string
  target: Target
  /** May be rolled anew once. */
  reroll: boolean
  /** Ammo spent by a burst (NEM-RULING-183), or 0. */
  burst: number
  /** The advantage die by the light of a lamp. */
  lamp?: true
  /** More ammo has been spent to roll anew. */
  spent?: true
}

declare module '../core/task.ts' {
  interface TaskTypes {
    shoot: { who: Seat; energy: boolean; reroll: boolean; spend: 'one' | 'all' }
    chooseWeapon: { who: Seat; energy: boolean; reroll: boolean }
    chooseTarget: { who: Seat; card: string; reroll: boolean; burst: boolean }
    fireShot: Shot
    /** In darkness: a lamp for the advantage die? */
    useLamp: Shot
    rollAgain: Shot & { face: CombatFace }
    /** Nothing hit: one more ammo to roll anew? */
    fireOn: Shot & { face: CombatFace }
    /** A card discarded makes the advantage die's own faces better. */
    advantage: Shot & { face: CombatFace }
    shotLands: Shot & { face: CombatFace }
    /** The Prototype Rifle may spend one more. */
    spendMore: Shot & { injuries: number }
    melee: { who: Seat }
    chooseVictim: { who: Seat }
    strikeBlow: { who: Seat; target: Target }
    /** No actor: what is destroyed is destroyed, whatever becomes of who did it. */
    eggsHit: { room: number; count: number }
    chooseThrow: { who: Seat; thrown: Thrown }
    chooseThrowTarget: { who: Seat; room: number; thrown: Thrown }
    explode: { who: Seat; room: number; target: Target; thrown: Thrown }
    chooseIntruder: { who: Seat; purpose: Aim; injuries: number }
    chooseEmptied: { who: Seat; most?: number | undefined }
    chooseDecoy: { who: Seat }
    pull: { intruders: readonly number[]; to: number }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    intruder: { intruder: number }
    eggs: object
  }
  interface AskTypes {
    target: true
    weapon: true
    reroll: true
    spendAmmo: true
    intruder: true
    advantage: true
    light: true
  }
  interface WhyTypes {
    noAmmo: true
    noWeapon: true
    noTarget: true
  }
  interface PurposeTypes {
    empty: true
    throw: true
    retreat: true
    decoy: true
    taser: true
    scalpel: true
  }
  interface EventTypes {
    shot: {
      who: Seat
      card: Name
      face: CombatFace
      target: number | 'eggs'
      kind: IntruderKind | 'eggs'
      injuries: number
    }
    struck: { who: Seat; face: CombatFace; target: number | 'eggs'; kind: IntruderKind | 'eggs'; injuries: number }
    thrown: { who: Seat; room: RoomId }
    advantage: { who: Seat; card: Name | null }
  }
  interface EffectTypes {
    /** `most`: only of somebody who holds at most that many cards. */
    discardHand: { who: 'self' | 'other'; most?: number }
    shoot: { energy: boolean; reroll: boolean; spend: 'one' | 'all' }
    /** Everything in a chosen room, here or next to it: injuries, serious wounds, perhaps fire. */
    throw: {
      target: number
      others: number
      eggs: number
      fire: boolean
      /** What characters there suffer; without it a serious wound. */
      crew?: 'light'
      malfunction?: true
    }
    injureOne: { injuries: number; retreat: boolean }
    retreatOne: object
    /** All intruders of the neighbouring rooms go into one of them; those in Combat attack first. */
    decoy: object
  }
}

/** What an intruder is chosen for: a jolt that drives it out, a cut, or to be driven out alone. */
type Aim = 'taser' | 'scalpel' | 'retreat'

type Thrown = Omit<EffectOf<'throw'>, 'fx'>

// ---------------------------------------------------------------- the die

const SMALL: readonly IntruderKind[] = ['larva', 'creeper']
const YOUNG: readonly IntruderKind[] = ['larva', 'creeper', 'adult']

/** NEM-COMBAT-09..13, NEM-RULING-56: what a face does before any weapon has its say. LOCK-COMBAT-11, LOCK-COMBAT-12 */
export function harm(face: CombatFace, kind: IntruderKind | 'eggs'): number {
  switch (face) {
    case 'blank':
    case 'alpha':
      return 0
    case 'creeper':
      return kind === 'eggs' || SMALL.includes(kind) ? 1 : 0
    case 'adult':
      return kind === 'eggs' || YOUNG.includes(kind) ? 1 : 0
    case 'hit':
    case 'beta':
      return 1
    case 'double':
      return 2
  }
}

/** With its vital places known, a blank hits an Adult. */
const seenFace = (g: GameState, who: Seat, face: CombatFace, kind: IntruderKind | 'eggs'): CombatFace =>
  face === 'blank' && kind === 'adult' && weak(g, 'blankHitsAdults', who) ? 'hit' : face

/** NEM-COMBAT-04: the weapon's own rules, next the weaknesses. `more`: hits bought with a card, before either. */
function shotHarm(
  g: GameState,
  { who, burst }: Shot,
  weapon: Weapon,
  rolled: CombatFace,
  kind: IntruderKind | 'eggs',
  more = 0,
): { face: CombatFace; injuries: number } {
  let face = seenFace(g, who, rolled, kind)
  // These two look at what the die really shows.
  if (weapon.hitAsDouble && rolled === 'hit') face = 'double'
  if (weapon.doubleAsHit && rolled === 'double') face = 'hit'
  let injuries = harm(face, kind) + more
  if (weapon.sure && face !== 'blank') injuries = Math.max(1, injuries)
  if (weapon.bonusOnDouble && face === 'double') injuries++
  if (weapon.bonusOnHits && (face === 'hit' || face === 'double')) injuries++
  injuries += Math.floor(burst / 2)
  if (weapon.bonusOnHit && injuries > 0) injuries++
  if (injuries > 0 && kind !== 'eggs' && weak(g, weapon.kind === 'energy' ? 'energyBonus' : 'sturdyBonus', who))
    injuries++
  return { face, injuries }
}

export function rollCombat(g: GameState): CombatFace {
  const { combatDie } = rulesOf(g)
  return combatDie[roll(g, 'combat', combatDie.length)]
}

/** LOCK-COMBAT-09: what is rolled for a shot. */
function rollForShot(g: GameState, { who, lamp }: Shot): CombatFace {
  const { advantageDie, shotDie } = rulesOf(g)
  if (!lamp && shotDie(g, who) === 'combat') return rollCombat(g)
  return advantageDie[roll(g, 'combat', advantageDie.length, 'advantage')]
}

/** LOCK-POWER-07: a lamp with a use left, where without it there would be no advantage. It is carried in the open. */
function lampOf(g: GameState, who: Seat): number {
  const { advantageDie, shotDie } = rulesOf(g)
  if (advantageDie.length === 0 || shotDie(g, who) === 'advantage') return -1
  const lit = heldBy(g, who).filter(p => itemOf(g, p)?.gives === 'flashlight' && ammoOf(g, p) > 0)
  return lit[0] ?? -1
}

// ---------------------------------------------------------------- targets

/** NEM-BASIC-11..13: an intruder in the room; out of Combat, uncarried eggs. */
export function targets(g: GameState, who: Seat): Target[] {
  const { room } = g.crew[who]
  if (inCombat(g, who)) return intrudersIn(g, room).map(i => i.id)
  return eggsIn(g, room) > 0 ? ['eggs'] : []
}

export const hasTarget = (g: GameState, who: Seat, fighting = inCombat(g, who)): boolean =>
  fighting || eggsIn(g, g.crew[who].room) > 0

export const toOption = (target: Target): Option =>
  target === 'eggs' ? { do: 'eggs' } : { do: 'intruder', intruder: target }
export const targetOf = (choice: Option): Target | null =>
  choice.do === 'eggs' ? 'eggs' : choice.do === 'intruder' ? choice.intruder : null
export const kindOf = (g: GameState, target: Target): IntruderKind | 'eggs' | null =>
  target === 'eggs' ? 'eggs' : (intruderOf(g, target)?.kind ?? null)

/** Is it a weapon for this kind of shot? Full Auto is for the Assault Rifle alone. */
function isGun(g: GameState, piece: number, energy: boolean, spend: 'one' | 'all'): boolean {
  const item = itemOf(g, piece)
  if (!item?.weapon) return false
  return spend === 'all' ? item.id === 'assaultRifle' : !energy || item.weapon.kind === 'energy'
}
const loadedGuns = (g: GameState, who: Seat, energy: boolean, spend: 'one' | 'all'): number[] =>
  weaponsOf(g, who).filter(piece => isGun(g, piece, energy, spend) && ammoOf(g, piece) > 0)

export function whyNoGun(g: GameState, who: Seat, energy = false, spend: 'one' | 'all' = 'one'): Why | null {
  let why: Why = 'noWeapon'
  for (const piece of heldBy(g, who)) {
    if (!isGun(g, piece, energy, spend)) continue
    if (ammoOf(g, piece) > 0) return null
    why = 'noAmmo'
  }
  return why
}
const whyNoShot = (g: GameState, who: Seat, energy?: boolean, spend?: 'one' | 'all'): Why | null =>
  hasTarget(g, who) ? whyNoGun(g, who, energy, spend) : 'noTarget'

/** One target goes without saying. */
function aim(g: GameState, who: Seat, card: string, reroll: boolean, burst: boolean): void {
  const able = targets(g, who)
  if (able.length > 1) return next(g, { do: 'chooseTarget', who, card, reroll, burst })
  if (able.length === 1) next(g, shot(g, who, card, able[0], reroll, burst))
}

function shot(g: GameState, who: Seat, card: string, target: Target, reroll: boolean, burst: boolean): Task {
  const piece = weaponNamed(g, who, card)
  const again = reroll || (itemOf(g, piece)?.weapon?.reroll ?? false)
  return { do: 'fireShot', who, card, target, reroll: again, burst: burst ? ammoOf(g, piece) : 0 }
}

// ---------------------------------------------------------------- throwing

/** Here or next door, where there is something to hit. NEM-DOOR-04: not through a closed door. NEM-ROOM-NEST-10 */
function throwRooms(g: GameState, who: Seat): number[] {
  const { room } = g.crew[who]
  const near = boardOf(g)
    .ways[room].filter(w => g.doors[w.via] !== CLOSED)
    .map(w => w.to)
  return [...new Set([room, ...near])].toSorted((a, b) => a - b).filter(r => hasIntruder(g, r) || eggsIn(g, r) > 0)
}

const throwTargets = (g: GameState, room: number): Target[] => [
  ...intrudersIn(g, room).map((i): Target => i.id),
  ...(eggsIn(g, room) > 0 ? (['eggs'] as const) : []),
]

/** Neighbouring rooms, whatever stands between. */
const neighbours = (g: GameState, room: number): number[] => [...new Set(boardOf(g).ways[room].map(w => w.to))]

function hurl(g: GameState, who: Seat, room: number, thrown: Thrown): void {
  const able = throwTargets(g, room)
  if (!thrown.fire && able.length > 1) return next(g, { do: 'chooseThrowTarget', who, room, thrown })
  if (able.length > 0) next(g, { do: 'explode', who, room, target: able[0], thrown })
}

/** What happens to the one intruder chosen. */
function single(g: GameState, by: Seat, intruder: number, purpose: Aim, injuries: number): void {
  if (purpose === 'retreat') next(g, { do: 'flee', intruder, by })
  else if (purpose === 'scalpel') next(g, { do: 'injure', intruder, count: injuries, fire: false, by })
  else next(g, { do: 'injure', intruder, count: injuries, fire: false, by }, { do: 'retreat', intruder, by })
}

/** Who can be made to discard a hand: others in the room, perhaps only those with few cards. */
const emptied = (g: GameState, who: Seat, most = Number.POSITIVE_INFINITY): Seat[] =>
  crewIn(g, g.crew[who].room).filter(s => s !== who && handOf(g, s).length <= most)

export const combatTasks: Handlers<
  | 'shoot'
  | 'chooseWeapon'
  | 'chooseTarget'
  | 'fireShot'
  | 'useLamp'
  | 'rollAgain'
  | 'fireOn'
  | 'advantage'
  | 'shotLands'
  | 'spendMore'
  | 'melee'
  | 'chooseVictim'
  | 'strikeBlow'
  | 'eggsHit'
  | 'chooseThrow'
  | 'chooseThrowTarget'
  | 'explode'
  | 'chooseIntruder'
  | 'chooseEmptied'
  | 'chooseDecoy'
  | 'pull'
> = {
  /** NEM-COMBAT-02, NEM-COMBAT-03: choose weapon and target after paying. */
  shoot(g, { who, energy, reroll, spend }) {
    if (whyNoShot(g, who, energy, spend)) return
    const ready = loadedGuns(g, who, energy, spend)
    if (distinctNames(g, ready).length > 1) return next(g, { do: 'chooseWeapon', who, energy, reroll })
    aim(g, who, nameOf(g, ready[0]), reroll, spend === 'all')
  },

  chooseWeapon: {
    ask: 'weapon',
    rule: 'NEM-COMBAT-03',
    options: (g, { who, energy }) =>
      distinctNames(g, loadedGuns(g, who, energy, 'one')).map(card => ({ do: 'item', card })),
    answer(g, { who, reroll }, choice) {
      if (choice.do === 'item') aim(g, who, choice.card, reroll, false)
    },
  },

  chooseTarget: {
    ask: 'target',
    rule: 'NEM-RULING-66',
    options: (g, { who }) => targets(g, who).map(toOption),
    answer(g, { who, card, reroll, burst }, choice) {
      const target = targetOf(choice)
      if (target !== null) next(g, shot(g, who, card, target, reroll, burst))
    },
  },

  fireShot(g, { do: _, ...s }, tell) {
    const piece = weaponNamed(g, s.who, s.card)
    if (piece < 0) return
    setAmmo(g, s.who, piece, s.burst > 0 ? 0 : ammoOf(g, piece) - 1, 'NEM-COMBAT-03', tell)
    if (lampOf(g, s.who) >= 0) next(g, { do: 'useLamp', ...s })
    else rollShot(g, s, tell)
  },

  useLamp: {
    ask: 'light',
    rule: 'LOCK-COMBAT-09',
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { do: _, ...s }, choice, tell) {
      if (choice.do !== 'accept') return rollShot(g, s, tell)
      const lamp = lampOf(g, s.who)
      setAmmo(g, s.who, lamp, ammoOf(g, lamp) - 1, 'LOCK-COMBAT-09', tell)
      rollShot(g, { ...s, lamp: true }, tell)
    },
  },

  rollAgain: {
    ask: 'reroll',
    rule: 'NEM-COMBAT-04',
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { do: _, face, ...s }, choice, tell) {
      if (choice.do === 'accept') rollShot(g, { ...s, reroll: false }, tell)
      else next(g, { do: 'shotLands', ...s, face })
    },
  },

  fireOn: {
    ask: 'spendAmmo',
    rule: 'NEM-COMBAT-04',
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { do: _, face, ...s }, choice, tell) {
      if (choice.do !== 'accept') return next(g, { do: 'shotLands', ...s, spent: true, face })
      const piece = weaponNamed(g, s.who, s.card)
      setAmmo(g, s.who, piece, ammoOf(g, piece) - 1, 'NEM-COMBAT-04', tell)
      rollShot(g, { ...s, spent: true }, tell)
    },
  },

  shotLands(g, { do: _, face, ...s }) {
    const piece = weaponNamed(g, s.who, s.card)
    const weapon = itemOf(g, piece)?.weapon
    const kind = kindOf(g, s.target)
    if (!weapon || !kind) return
    const { injuries } = shotHarm(g, s, weapon, face, kind)
    if (weapon.burst && !s.spent && injuries === 0 && ammoOf(g, piece) > 0) return next(g, { do: 'fireOn', ...s, face })
    const isOwn = face === 'alpha' || face === 'beta'
    // Asked of whoever holds cards: others do not see whether one of them is an Action card.
    const better = isOwn && shotHarm(g, s, weapon, face, kind, 1).injuries > injuries
    if (better && handOf(g, s.who).length > 0) next(g, { do: 'advantage', ...s, face })
    else land(g, s, face, 0)
  },

  /** LOCK-COMBAT-11, LOCK-COMBAT-12, LOCK-RULING-69 */
  advantage: {
    ask: 'advantage',
    rule: 'LOCK-RULING-69',
    options: (g, { who }) => {
      const cards: Option[] = distinctActions(g, who).map(card => ({ do: 'pay', card }))
      return [{ do: 'decline' }, ...cards]
    },
    answer(g, { do: _, face, ...s }, choice, tell) {
      const paid = choice.do === 'pay' ? choice.card : null
      const learned = paid === null ? EVERYBODY : discardFromHand(g, s.who, paid).learned
      tell?.({ e: 'advantage', who: s.who, card: paid, rule: 'LOCK-RULING-69', learned })
      land(g, s, face, paid === null ? 0 : 1)
    },
  },

  spendMore: {
    ask: 'spendAmmo',
    rule: 'NEM-COMBAT-04',
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { do: _, injuries, ...s }, choice, tell) {
      const piece = weaponNamed(g, s.who, s.card)
      if (choice.do === 'accept') setAmmo(g, s.who, piece, ammoOf(g, piece) - 1, 'NEM-COMBAT-04', tell)
      hurt(g, s, injuries + (choice.do === 'accept' ? 1 : 0), false)
    },
  },

  /** NEM-COMBAT-05, NEM-ROOM-NEST-9 */
  melee(g, { who }, tell) {
    const able = targets(g, who)
    if (able.length === 0) return
    if (able[0] !== 'eggs') contaminate(g, who, 'NEM-COMBAT-05', tell)
    if (able.length > 1) next(g, { do: 'chooseVictim', who })
    else next(g, { do: 'strikeBlow', who, target: able[0] })
  },

  chooseVictim: {
    ask: 'target',
    rule: 'NEM-COMBAT-05',
    options: (g, { who }) => targets(g, who).map(toOption),
    answer(g, { who }, choice) {
      const target = targetOf(choice)
      if (target !== null) next(g, { do: 'strikeBlow', who, target })
    },
  },

  /** NEM-COMBAT-06, NEM-COMBAT-07 */
  strikeBlow(g, { who, target }, tell) {
    const kind = kindOf(g, target)
    if (!kind) return
    const face = rollCombat(g)
    const injuries = Math.min(1, harm(seenFace(g, who, face, kind), kind))
    tell?.({ e: 'struck', who, face, target, kind, injuries, rule: 'NEM-COMBAT-05' })
    if (target === 'eggs') next(g, ...smash(g, who, injuries))
    else if (injuries > 0) next(g, { do: 'injure', intruder: target, count: injuries, fire: false, by: who })
    else next(g, { do: 'seriousWound', who })
  },

  /** NEM-ROOM-NEST-8 */
  eggsHit(g, { room, count }, tell) {
    destroyEggs(g, room, count, 'NEM-ROOM-NEST-8', tell)
  },

  chooseThrow: {
    ask: 'room',
    rule: 'NEM-DOOR-04',
    about: () => ({ purpose: 'throw' }),
    options: (g, { who }) => throwRooms(g, who).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who, thrown }, choice) {
      if (choice.do === 'room') hurl(g, who, boardOf(g).roomIndex[choice.room], thrown)
    },
  },

  chooseThrowTarget: {
    ask: 'target',
    rule: 'NEM-PVP-02',
    about: (g, { room }) => ({ purpose: 'throw', room: boardOf(g).rooms[room] }),
    options: (g, { room }) => throwTargets(g, room).map(toOption),
    answer(g, { who, room, thrown }, choice) {
      const target = targetOf(choice)
      if (target !== null) next(g, { do: 'explode', who, room, target, thrown })
    },
  },

  /** The target, the other intruders, the characters; eggs where they are the target or all burns. */
  explode(g, { who, room, target, thrown }, tell) {
    tell?.({ e: 'thrown', who, room: boardOf(g).rooms[room], rule: 'NEM-PVP-02' })
    const hit = (t: Target): number => (t === target ? thrown.target : thrown.others)
    const eggs = eggsIn(g, room) > 0 && (target === 'eggs' || thrown.fire)
    const foes = intrudersIn(g, room).toSorted((a, b) => Number(b.id === target) - Number(a.id === target))
    next(
      g,
      ...foes.map((i): Task => ({ do: 'injure', intruder: i.id, count: hit(i.id), fire: thrown.fire, by: who })),
      ...crewIn(g, room).flatMap(s =>
        Array.from(
          { length: thrown.others },
          (): Task => ({ do: thrown.crew ? 'lightWound' : 'seriousWound', who: s }),
        ),
      ),
      ...(eggs ? [{ do: 'eggsHit' as const, room, count: thrown.eggs }] : []),
      ...(thrown.malfunction ? [{ do: 'placeMalfunction' as const, room }] : []),
      ...(thrown.fire ? [{ do: 'placeFire' as const, room }] : []),
      ...(eggs ? [{ do: 'noiseRoll' as const, who }] : []),
    )
  },

  chooseIntruder: {
    ask: 'intruder',
    rule: 'NEM-RULING-66',
    about: (_, { purpose }) => ({ purpose }),
    options: (g, { who }) => intrudersIn(g, g.crew[who].room).map(i => ({ do: 'intruder', intruder: i.id })),
    answer(g, { who, purpose, injuries }, choice) {
      if (choice.do === 'intruder') single(g, who, choice.intruder, purpose, injuries)
    },
  },

  chooseEmptied: {
    ask: 'whom',
    rule: 'NEM-PVP-02',
    about: () => ({ purpose: 'empty' }),
    options: (g, { who, most }) => emptied(g, who, most).map(whom => ({ do: 'who', whom })),
    answer(g, _, choice, tell) {
      if (choice.do === 'who') discardHand(g, choice.whom, 'NEM-ACT-09', tell)
    },
  },

  chooseDecoy: {
    ask: 'room',
    rule: 'NEM-IMOVE-01',
    about: () => ({ purpose: 'decoy' }),
    options: (g, { who }) =>
      neighbours(g, g.crew[who].room).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who }, choice) {
      if (choice.do !== 'room') return
      const to = boardOf(g).roomIndex[choice.room]
      const near = neighbours(g, g.crew[who].room)
      const pulled = bySize(g.intruders.filter(i => i.room !== to && near.includes(i.room)))
      const fighting = pulled.filter(i => easiest(g, i.room))
      next(g, ...fighting.map((i): Task => ({ do: 'attackSomebody', intruder: i.id })), {
        do: 'pull',
        intruders: pulled.map(i => i.id),
        to,
      })
    },
  },

  pull(g, { intruders, to }, tell) {
    for (const id of intruders) {
      const intruder = intruderOf(g, id)
      if (intruder) bring(g, intruder, to, 'NEM-IMOVE-01', tell)
    }
  },
}

function rollShot(g: GameState, s: Shot, tell: Tell | undefined): void {
  const piece = weaponNamed(g, s.who, s.card)
  const weapon = itemOf(g, piece)?.weapon
  const kind = kindOf(g, s.target)
  if (!weapon || !kind) return
  const face = rollForShot(g, s)
  const { injuries } = shotHarm(g, s, weapon, face, kind)
  tell?.({ e: 'shot', who: s.who, card: s.card, face, target: s.target, kind, injuries, rule: 'NEM-COMBAT-03' })
  next(g, { do: s.reroll ? 'rollAgain' : 'shotLands', ...s, face })
}

/** The die lies as it will; `more`: hits bought with a card. */
function land(g: GameState, s: Shot, rolled: CombatFace, more: number): void {
  const piece = weaponNamed(g, s.who, s.card)
  const weapon = itemOf(g, piece)?.weapon
  const kind = kindOf(g, s.target)
  if (!weapon || !kind) return
  const { face, injuries } = shotHarm(g, s, weapon, rolled, kind, more)
  if (weapon.extra && face === 'double' && ammoOf(g, piece) > 0) return next(g, { do: 'spendMore', ...s, injuries })
  if (weapon.burns && face === 'double') next(g, { do: 'placeFire', room: g.crew[s.who].room })
  hurt(g, s, injuries, weapon.burns ?? false)
}

export function hurt(
  g: GameState,
  { who, target }: { who: Seat; target: Target },
  injuries: number,
  fire: boolean,
): void {
  if (target === 'eggs') next(g, ...smash(g, who, injuries))
  else if (injuries > 0) next(g, { do: 'injure', intruder: target, count: injuries, fire, by: who })
}

/** NEM-ROOM-NEST-11, NEM-RULING-114: one noise roll for each try, hit or miss. */
const smash = (g: GameState, who: Seat, count: number): Task[] => [
  { do: 'eggsHit', room: g.crew[who].room, count },
  { do: 'noiseRoll', who },
]

export const combatEffects: Primitives<'shoot' | 'throw' | 'injureOne' | 'retreatOne' | 'decoy' | 'discardHand'> = {
  shoot: {
    why: (g, { by }, { energy, spend }) => whyNoShot(g, by, energy, spend),
    run: (g, { by }, { energy, reroll, spend }) => next(g, { do: 'shoot', who: by, energy, reroll, spend }),
  },
  throw: {
    why: (g, { by }) => (throwRooms(g, by).length > 0 ? null : 'noTarget'),
    run(g, { by }, { fx: _, ...thrown }) {
      const rooms = throwRooms(g, by)
      if (rooms.length > 1) next(g, { do: 'chooseThrow', who: by, thrown })
      else if (rooms.length === 1) hurl(g, by, rooms[0], thrown)
    },
  },
  injureOne: {
    why: (g, { by }) => (inCombat(g, by) ? null : 'notInCombat'),
    run(g, { by }, { injuries, retreat }) {
      const foes = intrudersIn(g, g.crew[by].room)
      const purpose = retreat ? 'taser' : 'scalpel'
      if (foes.length > 1) next(g, { do: 'chooseIntruder', who: by, purpose, injuries })
      else if (foes.length === 1) single(g, by, foes[0].id, purpose, injuries)
    },
  },
  retreatOne: {
    why: (g, { by }) => (inCombat(g, by) ? null : 'notInCombat'),
    run(g, { by }) {
      const foes = intrudersIn(g, g.crew[by].room)
      if (foes.length > 1) next(g, { do: 'chooseIntruder', who: by, purpose: 'retreat', injuries: 0 })
      else if (foes.length === 1) single(g, by, foes[0].id, 'retreat', 0)
    },
  },
  decoy: {
    why: (g, { by }) => {
      const near = neighbours(g, g.crew[by].room)
      return g.intruders.some(i => near.includes(i.room)) ? null : 'noTarget'
    },
    run: (g, { by }) => next(g, { do: 'chooseDecoy', who: by }),
  },
  discardHand: {
    why: (g, { by }, { who, most }) => (who === 'self' || emptied(g, by, most).length > 0 ? null : 'nobodyElse'),
    run(g, { by }, { who, most }, tell) {
      const others = emptied(g, by, most)
      if (who === 'self') discardHand(g, by, 'NEM-ACT-09', tell, isAction)
      else if (others.length === 1) discardHand(g, others[0], 'NEM-ACT-09', tell)
      else if (others.length > 1) next(g, { do: 'chooseEmptied', who: by, most })
    },
  },
}
