/** Fights: shots, ammo, and everything else that ends an intruder or drives it away. */
import type { EffectOf } from '@coldwake/rules/facts'
import type { Consideration } from '../consideration.ts'
import { attacksIn, siegeBy } from '../danger/attacks.ts'
import { cleared, gun, killChance } from '../danger/fights.ts'
import { at } from '../indexed.ts'
import type { Mind } from '../mind.ts'
import { barred } from '../moves.ts'
import type { Sight } from '../sight.ts'

/** An intruder that is not here any more. */
function riddance(mind: Mind): number {
  const { sight, plan } = mind
  if (plan.last) return barred(mind) / at(sight.intruders, sight.here).length
  return attacksIn(sight, sight.here) * sight.weights.fight.riddance
}

/** A shot is worth the fight it belongs to, fought for as long as cards and ammo last. */
function shotWorth(mind: Mind, { spend, reroll }: EffectOf<'shoot'>): number {
  const { sight, plan } = mind
  const { fight, attack } = sight.weights
  const foes = at(sight.intruders, sight.here)
  const [only, ...more] = foes
  if (!gun(sight) || !sight.fighting || !only) return 0
  const extra = spend === 'all' ? fight.volley : reroll ? fight.reroll : fight.plain
  if (plan.last) return cleared(sight, sight.here, sight.actions.length - fight.roomAction) * barred(mind) + extra
  const shots = Math.min(sight.actions.length, fight.mostShots)
  const worths = foes.map(foe => killChance(sight, foe, shots) * siegeBy(sight, foe.kind))
  const share = 1 + attack.perCompanion * (at(sight.crew, sight.here).length - 1)
  const all = more.length === 0 ? killChance(sight, only, shots) * barred(mind) * fight.barredOpened : 0
  return (Math.max(...worths) * fight.siegeEnded) / share + all + extra
}

function ammoWorth(sight: Sight, { of, count }: EffectOf<'ammo'>): number {
  const { charge, firstCharge, inFight, noCharge, uncharged } = sight.weights.fight
  let missing = 0
  for (const { card, ammo, capacity } of sight.my.hands) {
    if (ammo === null || capacity === null) continue
    const fits = of === 'energy' ? !uncharged.includes(card) : card === of
    if (fits) missing = Math.max(missing, capacity - ammo)
  }
  const gained = count === 'fill' ? missing : Math.min(missing, count)
  const empty = gun(sight) === null ? firstCharge : charge
  return gained === 0 ? noCharge : gained * empty * (sight.fighting ? inFight : 1)
}

/** A grenade is for the room next door, unless nothing else helps. */
function throwWorth(sight: Sight, { crew }: EffectOf<'throw'>): number {
  const { thrownHere, thrownNowhere, thrownAt, thrown } = sight.weights.fight
  let best = sight.fighting && crew === 'light' ? thrownHere : thrownNowhere
  for (const { to, via } of at(sight.board.ways, sight.here)) {
    if (sight.shut[via] || at(sight.crew, to).length > 0) continue
    best = Math.max(best, at(sight.intruders, to).length * thrownAt + thrown)
  }
  return best
}

export const fight: Consideration = {
  effects: {
    shoot: shotWorth,
    ammo: ({ sight }, effect) => ammoWorth(sight, effect),
    spendAmmo: ({ sight }) => sight.weights.fight.spent,
    autoload: ({ sight }) => sight.weights.fight.autoload,
    throw: ({ sight }, effect) => throwWorth(sight, effect),
    injureOne(mind, { retreat }) {
      const { noFight, injured } = mind.sight.weights.fight
      return mind.sight.fighting ? riddance(mind) * (retreat ? 1 : injured) : noFight
    },
    retreatOne: mind => (mind.sight.fighting ? riddance(mind) : mind.sight.weights.fight.noFight),
    driveOut: mind => (mind.sight.fighting ? riddance(mind) : mind.sight.weights.fight.noFight),
    decoy: ({ sight }) => sight.weights.fight.decoy,
  },
}
