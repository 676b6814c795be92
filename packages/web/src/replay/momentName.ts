import type { Seat } from '@coldwake/rules/facts'
import { intruderName, list } from '@coldwake/text'
import type { Words } from '../app/words.ts'
import type { KeyMoment } from './keyMoments.ts'

/** A key moment in a few words; `me` is told what happened to me. */
export function momentName(
  moment: KeyMoment,
  nameOf: (seat: Seat) => string,
  { t, lang }: Pick<Words<'intruderPlayer' | 'lockdown' | 'stage'>, 't' | 'lang'>,
  me: Seat | null = null,
): string {
  const mine = me !== null && moment.who === me
  const name = (seat: Seat) => (seat === me ? t.you : nameOf(seat))
  const { encounter, objectives, weakness, selfDestruct, nest, over, death, launch, asleep, kill } = t.stage.moment
  const who = name(moment.who ?? 0)
  switch (moment.kind) {
    case 'death':
      return mine ? t.stage.moment.myDeath : death({ name: who })
    case 'hunter':
      return mine ? t.hunt.myMoment : t.hunt.moment({ name: who })
    case 'asleep':
      return mine ? t.stage.moment.iSleep : asleep({ name: who })
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
