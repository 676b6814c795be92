import { type IntruderKind, inBox } from '@coldwake/rules/facts'
import stalkerAdult from '../games/lockdown/creatures/adult.svg'
import stalkerBreeder from '../games/lockdown/creatures/breeder.svg'
import stalkerCreeper from '../games/lockdown/creatures/creeper.svg'
import stalkerLarva from '../games/lockdown/creatures/larva.svg'
import stalkerQueen from '../games/lockdown/creatures/queen.svg'
import adult from '../games/nemesis/creatures/adult.svg'
import breeder from '../games/nemesis/creatures/breeder.svg'
import creeper from '../games/nemesis/creatures/creeper.svg'
import larva from '../games/nemesis/creatures/larva.svg'
import queen from '../games/nemesis/creatures/queen.svg'

type Brood = Record<IntruderKind, string>

/** What looks back on the ship. */
const INTRUDERS: Brood = { larva, creeper, adult, breeder, queen }

/** What listens in the dark of the facility: pale, without eyes, shy of light. */
const STALKERS: Brood = {
  larva: stalkerLarva,
  creeper: stalkerCreeper,
  adult: stalkerAdult,
  breeder: stalkerBreeder,
  queen: stalkerQueen,
}

export function creatureOf(box: string, kind: IntruderKind): string {
  const { game, extras } = inBox(box)
  return (game === 'lockdown' && !extras.includes('intruders') ? STALKERS : INTRUDERS)[kind]
}
