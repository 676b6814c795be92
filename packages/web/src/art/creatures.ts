import type { IntruderKind } from '@coldwake/rules'
import adult from './adult.svg'
import breeder from './breeder.svg'
import creeper from './creeper.svg'
import larva from './larva.svg'
import queen from './queen.svg'

/** What looks back. */
export const CREATURES: Record<IntruderKind, string> = { larva, creeper, adult, breeder, queen }
