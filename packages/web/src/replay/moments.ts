/** What one remembers of a game: the few events that turned it. */
import type { EventFace, Seat } from '@coldwake/rules'
import type { IconName } from '../icons/icon.tsx'
import { undone } from '../table/undone.ts'

export interface KeyMoment {
  /** The number of its event. */
  event: number
  round: number
  kind:
    | 'encounter'
    | 'objectives'
    | 'death'
    | 'launch'
    | 'asleep'
    | 'kill'
    | 'weakness'
    | 'selfDestruct'
    | 'nest'
    | 'over'
  who?: Seat
  pod?: number
  intruder?: string
}

export const MOMENT_LOOK: Record<KeyMoment['kind'], [icon: IconName, tone: string]> = {
  encounter: ['attack', 'bad'],
  objectives: ['objective', ''],
  death: ['skull', 'bad'],
  launch: ['pod', ''],
  asleep: ['hibernatorium', ''],
  kill: ['carcass', ''],
  weakness: ['weakness', ''],
  selfDestruct: ['selfDestruct', 'burning'],
  nest: ['nest', 'burning'],
  over: ['jump', ''],
}

/** In their order; what was taken back is forgotten. */
export function keyMoments(events: readonly EventFace[]): KeyMoment[] {
  const off = undone(events)
  const found: KeyMoment[] = []
  const first = (kind: KeyMoment['kind']) => !found.some(one => one.kind === kind)
  let round = 0
  for (const [number, event] of events.entries()) {
    if (off.has(number)) continue
    const add = (moment: Omit<KeyMoment, 'event' | 'round'>) => found.push({ ...moment, event: number, round })
    switch (event.e) {
      case 'round':
        round = event.round
        break
      case 'encounter':
        if (first('encounter')) add({ kind: 'encounter' })
        break
      case 'objectiveChosen':
        if (first('objectives')) add({ kind: 'objectives' })
        break
      case 'died':
        add({ kind: 'death', who: event.who })
        break
      case 'launched':
        add({ kind: 'launch', pod: event.pod })
        break
      case 'hibernates':
        add({ kind: 'asleep', who: event.who })
        break
      case 'intruderDied':
        if (event.kind === 'queen' || event.kind === 'breeder') add({ kind: 'kill', intruder: event.kind })
        break
      case 'weakness':
        add({ kind: 'weakness' })
        break
      case 'selfDestruct':
        if (event.space !== null && first('selfDestruct')) add({ kind: 'selfDestruct' })
        break
      case 'nestDestroyed':
        add({ kind: 'nest' })
        break
      case 'over':
        add({ kind: 'over' })
        break
      default:
    }
  }
  return found
}
