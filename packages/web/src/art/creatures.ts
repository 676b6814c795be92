import { type IntruderKind, inBox } from '@coldwake/rules/facts'
import adult from './adult.svg'
import breeder from './breeder.svg'
import creeper from './creeper.svg'
import larva from './larva.svg'
import queen from './queen.svg'
import stalkerAdult from './stalkers/adult.svg'
import stalkerBreeder from './stalkers/breeder.svg'
import stalkerCreeper from './stalkers/creeper.svg'
import stalkerLarva from './stalkers/larva.svg'
import stalkerQueen from './stalkers/queen.svg'

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
