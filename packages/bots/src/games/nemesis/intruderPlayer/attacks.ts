/** The harm that attacks do to the crew. */
import type { AttackCard, Effect, IntruderView } from '@coldwake/rules/facts'
import { roomNumber, type Sight } from '../../../sight.ts'
import { type Hunt, most, type Prey, weights } from './hunt.ts'

/** One more wound than anybody can bear. */
const deathOf = ({ facts }: Sight): number => facts.limits.serious * facts.limits.light + 1

/** The share of a character that its wounds have taken. */
const toll = (sight: Sight, wounds: number): number =>
  (Math.min(wounds, deathOf(sight)) / deathOf(sight)) ** weights.nearDeath

interface Hurt {
  wounds: number
  besides: number
}

function suffer(sight: Sight, hurt: Hurt, effect: Effect): void {
  const { light, serious } = sight.facts.limits
  const atLimit = hurt.wounds >= serious * light
  switch (effect.fx) {
    case 'lightWound':
      hurt.wounds = atLimit ? deathOf(sight) : Math.min(hurt.wounds + effect.count, serious * light)
      return
    case 'seriousWound':
      hurt.wounds = atLimit ? deathOf(sight) : hurt.wounds + light
      return
    case 'kill':
      hurt.wounds = deathOf(sight)
      return
    case 'when': {
      const bears = effect.test.is === 'seriousWounds' && Math.floor(hurt.wounds / light) >= effect.test.min
      for (const one of bears ? effect.do : effect.else) suffer(sight, hurt, one)
      return
    }
    case 'contaminate':
      hurt.besides += effect.count * weights.contaminated
      return
    case 'slime':
      hurt.besides += weights.slimed
      return
    case 'transform':
    case 'summon':
      hurt.besides += weights.summoned
  }
}

/** The harm that these effects do to this one. */
function harm({ sight }: Hunt, prey: Prey, effects: readonly Effect[]): number {
  const hurt: Hurt = { wounds: prey.wounds, besides: 0 }
  for (const effect of effects) suffer(sight, hurt, effect)
  const wounded = prey.worth * (toll(sight, hurt.wounds) - toll(sight, prey.wounds))
  return wounded + (hurt.wounds < deathOf(sight) ? hurt.besides : 0)
}

/** The prey on its feet in a room. */
const preyIn = ({ prey }: Hunt, room: number): Prey[] => prey.filter(one => one.room === room && !one.inPod)

/** The harm of an attack with this card: none where the card names another kind. */
export function cardHarm(hunt: Hunt, { kind }: IntruderView, quarry: Prey, card: AttackCard): number {
  if (!card.by.includes(kind)) return 0
  const victims = card.everybody ? preyIn(hunt, quarry.room) : [quarry]
  return victims.reduce((sum, one) => sum + harm(hunt, one, card.effect), 0)
}

/** The most that is to be expected of so many draws. */
export function bestOf(values: readonly number[], draws: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.reduce((sum, value, i) => {
    const share = ((i + 1) / sorted.length) ** draws - (i / sorted.length) ** draws
    return sum + value * share
  }, 0)
}

/** The worth of an attack by this intruder on that one, with so many cards to choose from. */
export function attackWorth(hunt: Hunt, foe: IntruderView, quarry: Prey, draws: number): number {
  if (foe.kind === 'larva')
    return quarry.larva ? weights.secondLarva : quarry.worth * (hunt.hatches ? weights.hatching : weights.host)
  const key = `${foe.kind}/${quarry.seat}/${draws}`
  let worth = hunt.expected.get(key)
  if (worth === undefined) {
    worth = bestOf(
      hunt.attacks.map(card => cardHarm(hunt, foe, quarry, card)),
      draws,
    )
    hunt.expected.set(key, worth)
  }
  return worth
}

export const bestAttack = (hunt: Hunt, foe: IntruderView, draws: number): number =>
  most(preyIn(hunt, roomNumber(hunt.sight, foe.room)).map(quarry => attackWorth(hunt, foe, quarry, draws)))
