import type { Seat } from '@coldwake/rules'
import { intruderName } from '@coldwake/text'
import type { Words } from '../words.tsx'
import type { KeyMoment } from './moments.ts'

/** A key moment in a few words. */
export function momentName(
  moment: KeyMoment,
  name: (seat: Seat) => string,
  { t, lang }: Pick<Words, 't' | 'lang'>,
): string {
  const { encounter, objectives, weakness, selfDestruct, nest, over, death, launch, asleep, kill } = t.stage.moment
  switch (moment.kind) {
    case 'death':
      return death(name(moment.who ?? 0))
    case 'asleep':
      return asleep(name(moment.who ?? 0))
    case 'launch':
      return launch(moment.pod ?? 0)
    case 'kill':
      return kill(intruderName(moment.intruder ?? '', lang))
    default:
      return { encounter, objectives, weakness, selfDestruct, nest, over }[moment.kind]
  }
}
