/** Common tasks: what they are worth to me, and how much of them is mine to do. */
import { type CrewView, isAboard, type Name } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import { asksFor } from '../../objectives.ts'
import type { Sight } from '../../sight.ts'
import { undertaken } from '../../talk/hearsay.ts'
import type { ShipReading } from './reading.ts'
import { nemesisWeights as weights } from './weights.ts'

/** The first of these sees to the cockpit, the last of them see to the engines. */
const FRONT: readonly Name[] = ['pilot', 'captain', 'scientist', 'scout', 'soldier', 'mechanic']

function share({ table, seat: mine }: Sight, where: 'cockpit' | 'engines'): number {
  const order = (one: CrewView) => FRONT.indexOf(one.character ?? '') * 10 + one.seat
  const crew = table.crew.filter(isAboard).sort((a, b) => order(a) - order(b))
  const place = crew.findIndex(({ seat }) => seat === mine)
  if (crew.length <= 1) return 1
  const isMine = where === 'cockpit' ? place === 0 : place >= crew.length - Math.max(1, Math.floor(crew.length / 2))
  return isMine ? 1 : weights.duty.others
}

/** How much of a common task is mine to do: all of it or a part, less what others have promised. */
export const duty = (sight: Sight, where: 'cockpit' | 'engines', is: (deed: Deed) => boolean): number =>
  share(sight, where) * (1 - undertaken(sight, is) * weights.duty.promised)

/** True where my objective asks for where the ship goes. */
const needsShip = ({ test }: ShipReading): boolean => asksFor(test, 'destination')

/** True where nobody else sees to that. */
export const mustMyself = (reading: ShipReading): boolean => needsShip(reading) && reading.crew === null

/** True while there are pods enough to get away with. */
const arePodsLikely = ({ table, seat }: Sight): boolean =>
  table.pods.some(pod => pod.state === 'docked' && !pod.locked) &&
  table.crew.filter(one => one.seat !== seat && isAboard(one)).length < weights.shelter.podsEnough

/** The loss to me if the ship is lost. */
export const stakeOf = (reading: ShipReading): number =>
  reading.crew?.fuse
    ? 0
    : reading.life * (arePodsLikely(reading.sight) ? weights.course.withPods : 1) +
      (needsShip(reading) ? weights.win : 0)
