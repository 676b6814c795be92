import type { Seat } from '@coldwake/rules/facts'
import { intruderName, list } from '@coldwake/text'
import type { Words } from '../app/words.ts'
import type { KeyMoment } from './keyMoments.ts'

/** A key moment in a few words. */
export function momentName(
  moment: KeyMoment,
  name: (seat: Seat) => string,
  { t, lang }: Pick<Words<'intruderPlayer' | 'lockdown' | 'stage'>, 't' | 'lang'>,
): string {
  const { encounter, objectives, weakness, selfDestruct, nest, over, death, launch, asleep, kill } = t.stage.moment
  const who = name(moment.who ?? 0)
  switch (moment.kind) {
    case 'death':
      return death({ name: who })
    case 'hunter':
      return t.hunt.moment({ name: who })
    case 'asleep':
      return asleep({ name: who })
    case 'launch':
      return launch({ pod: moment.pod ?? 0 })
    case 'kill':
      return kill({ intruder: intruderName(moment.intruder ?? '', lang) })
    case 'outage':
      return t.facilityStage.moment.outage({ place: t.facility.place[moment.place ?? 'S-01'] })
    case 'bunker':
    case 'locked':
      return t.facilityStage.moment[moment.kind]({ name: who })
    case 'pod':
      return t.facilityStage.moment.pod({ names: list((moment.crew ?? []).map(name), lang) })
    case 'gate':
    case 'alert':
    case 'red':
    case 'lockdown':
      return t.facilityStage.moment[moment.kind]
    default:
      return { encounter, objectives, weakness, selfDestruct, nest, over }[moment.kind]
  }
}
