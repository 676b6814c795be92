/** Shooting and striking: what the die may do, to what is aimed at and to who aims. NEM-COMBAT, NEM-INJ. */

import { harm } from '../core/combatDie.ts'
import type { AttackCard, Weapon } from '../core/content.ts'
import type { CombatFace, HeldView, IntruderKind, Name, Seat } from '../core/types.ts'
import { foesIn, inCombat, weak } from './crew.ts'
import { attackCards, injured } from './draws.ts'
import { befalls, either, exactly, type Foresight, type Handlers, next } from './foresight.ts'
import { personAt, shownOf } from './lookups.ts'
import { faceNamed } from './lore.ts'
import { noiseRoll } from './noise.ts'
import type { Chance, Fight, FightFace } from './types.ts'
import { place } from './vessel.ts'

type Target = number | 'eggs'
type Kind = IntruderKind | 'eggs'

/** NEM-BASIC-11..13: an intruder in the room; out of Combat, the eggs there. */
function targetsOf(f: Foresight, who: Seat): Target[] {
  const { room } = personAt(f, who)
  const foes = foesIn(f, room)
  if (foes.length > 0) return foes.map(({ id }) => id)
  return inCombat(f, room) === true ? [] : ['eggs']
}

const kindOf = (f: Foresight, target: Target): Kind =>
  target === 'eggs' ? 'eggs' : (f.foes.find(({ id }) => id === target)?.kind ?? 'adult')

/** With its vital places known, a blank hits an Adult. */
const seenFace = (f: Foresight, who: Seat, face: CombatFace, kind: Kind): CombatFace =>
  face === 'blank' && kind === 'adult' && weak(f, 'blankHitsAdults', who) === true ? 'hit' : face

function facesOf(die: readonly CombatFace[], injuries: (face: CombatFace) => number): FightFace[] {
  return [...new Set(die)].map(face => ({
    face,
    chance: die.filter(each => each === face).length / die.length,
    injuries: injuries(face),
  }))
}

/** NEM-COMBAT-05: bare hands. */
const blowFaces = (f: Foresight, who: Seat, kind: Kind): FightFace[] =>
  facesOf(f.facts.combatDie, face => Math.min(1, harm(seenFace(f, who, face, kind), kind)))

/** NEM-COMBAT-04: the weapon's own rules, then the weaknesses. */
function shotFaces(f: Foresight, who: Seat, weapon: Weapon, kind: Kind, burst: number): FightFace[] {
  const die = f.own.shotDie(f, who) === 'advantage' ? f.facts.advantageDie : f.facts.combatDie
  return facesOf(die, rolled => {
    let face = seenFace(f, who, rolled, kind)
    if (weapon.hitAsDouble && rolled === 'hit') face = 'double'
    if (weapon.doubleAsHit && rolled === 'double') face = 'hit'
    let injuries = harm(face, kind)
    if (weapon.sure && face !== 'blank') injuries = Math.max(1, injuries)
    if (weapon.bonusOnDouble && face === 'double') injuries++
    if (weapon.bonusOnHits && (face === 'hit' || face === 'double')) injuries++
    injuries += Math.floor(burst / 2)
    if (weapon.bonusOnHit && injuries > 0) injuries++
    const bonus = weapon.kind === 'energy' ? 'energyBonus' : 'sturdyBonus'
    return injuries > 0 && kind !== 'eggs' && weak(f, bonus, who) === true ? injuries + 1 : injuries
  })
}

const isBig = (kind: Kind): boolean => kind === 'breeder' || kind === 'queen'

/** NEM-INJ-02..04: the chance that a check finds it dead with so many injuries. */
function deadWith(kind: Kind, injuries: number, cards: readonly AttackCard[], fragile: boolean): number {
  if (kind === 'eggs' || kind === 'larva') return injuries > 0 ? 1 : 0
  const blood = cards.map(card => card.blood)
  const enough = (sum: number) => sum - (fragile ? 1 : 0) <= injuries
  if (!isBig(kind)) return blood.filter(number => number !== null && enough(number)).length / Math.max(1, blood.length)
  let [all, dead] = [0, 0]
  blood.forEach((one, i) => {
    blood.forEach((other, j) => {
      if (i === j) return
      all++
      if (one !== null && other !== null && enough(one + other)) dead++
    })
  })
  return all > 0 ? dead / all : 0
}

function fightOf(f: Foresight, who: Seat, target: Target, card: Name | null, faces: readonly FightFace[]): Fight {
  const kind = kindOf(f, target)
  const cards = attackCards(f)
  const before = f.table.intruders.find(({ intruder }) => intruder === target)?.injuries ?? 0
  const fragile = weak(f, 'fragile', who)
  const most = Math.max(0, ...faces.map(({ injuries }) => injuries))
  const dead = (injuries: number, isFragile: boolean) => deadWith(kind, injuries, cards, isFragile)
  const kills = (isFragile: boolean) =>
    faces.reduce(
      (sum, { chance, injuries }) => sum + (injuries > 0 ? chance * dead(before + injuries, isFragile) : 0),
      0,
    )
  return {
    target,
    kind,
    card,
    faces,
    hit: faces.reduce((sum, { chance, injuries }) => sum + (injuries > 0 ? chance : 0), 0),
    kills: { least: kills(fragile === true), most: kills(fragile !== false) },
    deadAt: Array.from({ length: before + most + 1 }, (_, injuries) =>
      injuries === 0 ? 0 : dead(injuries, fragile === true),
    ),
  }
}

const weaponOf = (f: Foresight, card: Name): Weapon | null => faceNamed(f.facts, 'item', card)?.item.weapon ?? null

const loaded = (f: Foresight, who: Seat): HeldView[] =>
  shownOf(f, who).hands.filter(({ card, ammo }) => (ammo ?? 0) > 0 && weaponOf(f, card) !== null)

/** How each shot that may be chosen can turn out. */
export function shots(
  f: Foresight,
  who: Seat,
  only?: { card?: Name; target?: Target; energy?: boolean; burst?: boolean },
): Fight[] {
  return loaded(f, who)
    .filter(({ card }) => only?.card === undefined || only.card === card)
    .flatMap(({ card, ammo }) => {
      const weapon = weaponOf(f, card)
      if (!weapon || (only?.energy && weapon.kind !== 'energy')) return []
      return targetsOf(f, who)
        .filter(target => only?.target === undefined || only.target === target)
        .map(target =>
          fightOf(f, who, target, card, shotFaces(f, who, weapon, kindOf(f, target), only?.burst ? (ammo ?? 0) : 0)),
        )
    })
}

/** How each blow that may be chosen can turn out. */
export const blows = (f: Foresight, who: Seat): Fight[] =>
  targetsOf(f, who).map(target => fightOf(f, who, target, null, blowFaces(f, who, kindOf(f, target))))

/** Whatever is hit may be gone, or elsewhere. */
function unsettleFoe(f: Foresight, target: Target): void {
  injured(f)
  for (const foe of f.foes) if (foe.id === target) foe.sure = false
  f.foesVague = true
}

/** What a shot does besides: eggs cry out, and a flame may set the room on fire. */
function shotAt(f: Foresight, who: Seat, target: Target, burns: boolean): void {
  const { room } = personAt(f, who)
  unsettleFoe(f, target)
  if (target === 'eggs') noiseRoll(f, who)
  if (!burns) return
  either(f, [one => place(one, 'fire', room), () => {}])
}

function anyShot(f: Foresight, who: Seat, cards: readonly Name[]): void {
  const burns = cards.some(card => weaponOf(f, card)?.burns === true)
  const targets = targetsOf(f, who)
  if (targets.length === 0) return
  either(
    f,
    targets.map(target => (one: Foresight) => shotAt(one, who, target, burns)),
  )
}

/** NEM-COMBAT-06, NEM-COMBAT-07: who misses is seriously wounded. */
function strikeAt(f: Foresight, who: Seat, target: Target): void {
  const kind = kindOf(f, target)
  if (target === 'eggs' || kind === 'eggs') return noiseRoll(f, who)
  const faces = blowFaces(f, who, kind)
  const miss = faces.reduce((sum, { chance, injuries }) => sum + (injuries === 0 ? chance : 0), 0)
  const unsure = kind === 'adult' && weak(f, 'blankHitsAdults', who) === null
  const chance: Chance = unsure ? { least: 0, most: miss } : exactly(miss)
  wound(f, who, chance, { cause: 'miss', kind })
  unsettleFoe(f, target)
}

const wound = (f: Foresight, who: Seat, chance: Chance, cause: { cause: 'miss'; kind: IntruderKind }): void =>
  befalls(f, who, f.scale.serious, chance, cause)

const targetIn = (choice: { do: string; intruder?: number }): Target | null =>
  choice.do === 'eggs' ? 'eggs' : choice.do === 'intruder' ? (choice.intruder ?? null) : null

/** What has been aimed at already, with what was rolled, changes nothing for who aims but the fire it may start. */
const goesOn = {
  answer: (f: Foresight, { who, card, target }: { who: Seat; card: Name; target: Target }) =>
    shotAt(f, who, target, weaponOf(f, card)?.burns === true),
  anyhow: (f: Foresight, { who, card, target }: { who: Seat; card: Name; target: Target }) =>
    shotAt(f, who, target, weaponOf(f, card)?.burns === true),
}

export const fightForesight: Handlers<
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
> = {
  shoot(f, { who }) {
    anyShot(
      f,
      who,
      loaded(f, who).map(({ card }) => card),
    )
  },
  chooseWeapon: {
    answer(f, { who }, choice) {
      if (choice.do === 'item') anyShot(f, who, [choice.card])
    },
    anyhow: (f, { who }) =>
      anyShot(
        f,
        who,
        loaded(f, who).map(({ card }) => card),
      ),
  },
  chooseTarget: {
    answer(f, { who, card }, choice) {
      const target = targetIn(choice)
      if (target !== null) shotAt(f, who, target, weaponOf(f, card)?.burns === true)
    },
    anyhow: (f, { who, card }) => anyShot(f, who, [card]),
  },
  fireShot: goesOn.anyhow,
  useLamp: goesOn,
  rollAgain: goesOn,
  fireOn: goesOn,
  advantage: goesOn,
  shotLands: goesOn.anyhow,
  spendMore: goesOn,

  melee(f, { who }) {
    const targets = targetsOf(f, who)
    if (targets.length === 0) return
    either(
      f,
      targets.map(target => (one: Foresight) => strikeAt(one, who, target)),
    )
  },
  chooseVictim: {
    answer(f, { who }, choice) {
      const target = targetIn(choice)
      if (target !== null) strikeAt(f, who, target)
    },
    anyhow: (f, { who }) => next(f, { do: 'melee', who }),
  },
  strikeBlow: (f, { who, target }) => strikeAt(f, who, target),
  eggsHit() {},
}
