/** Shooting: weapon, target, the roll and what it does. NEM-COMBAT-02..04, LOCK-COMBAT-09..12. */
import { harm } from '../core/combatDie.ts'
import type { Weapon } from '../core/content.ts'
import { distinctNames, EVERYBODY, handOf, heldBy, roll } from '../core/pieces.ts'
import { nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { CombatFace, IntruderKind, Option, Seat, Tell, Why } from '../core/types.ts'
import { ammoOf, setAmmo, weaponNamed, weaponsOf } from './ammo.ts'
import { discardFromHand } from './cards.ts'
import { hasTarget, hurt, kindOf, rollCombat, seenFace, type Target, targetOf, targets, toOption } from './combat.ts'
import { itemOf, weak } from './crew.ts'
import type { Primitives } from './effects.ts'
import { distinctActions } from './pay.ts'

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
  }
}

declare module '../core/types.ts' {
  interface AskTypes {
    weapon: true
    reroll: true
    spendAmmo: true
    advantage: true
    light: true
  }
  interface WhyTypes {
    noAmmo: true
    noWeapon: true
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
    advantage: { who: Seat; card: Name | null }
  }
  interface EffectTypes {
    shoot: { energy: boolean; reroll: boolean; spend: 'one' | 'all' }
  }
}

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

export const shootingTasks: Handlers<
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
}

export const shootingEffects: Primitives<'shoot'> = {
  shoot: {
    why: (g, { by }, { energy, spend }) => whyNoShot(g, by, energy, spend),
    run: (g, { by }, { energy, reroll, spend }) => next(g, { do: 'shoot', who: by, energy, reroll, spend }),
  },
}
