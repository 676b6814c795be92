/** What one remembers of a game: the few events that turned it. */
import type { EventFace, PowerPlace, Seat } from '@coldwake/rules/facts'
import type { IconName } from '../icons/Icon.tsx'
import { undoneEvents } from '../play/undoneEvents.ts'

export interface KeyMoment {
  /** The number of its event. */
  event: number
  round: number
  kind:
    | 'encounter'
    | 'objectives'
    | 'death'
    | 'hunter'
    | 'launch'
    | 'asleep'
    | 'kill'
    | 'weakness'
    | 'selfDestruct'
    | 'nest'
    | 'outage'
    | 'gate'
    | 'bunker'
    | 'locked'
    | 'pod'
    | 'alert'
    | 'red'
    | 'lockdown'
    | 'over'
  who?: Seat
  crew?: readonly Seat[]
  place?: PowerPlace
  pod?: number
  intruder?: string
}

export const MOMENT_LOOK: Record<KeyMoment['kind'], [icon: IconName, tone: string]> = {
  encounter: ['attack', 'bad'],
  objectives: ['objective', ''],
  death: ['skull', 'bad'],
  hunter: ['intruder', 'bad'],
  launch: ['pod', ''],
  asleep: ['hibernatorium', ''],
  kill: ['carcass', ''],
  weakness: ['weakness', ''],
  selfDestruct: ['selfDestruct', 'burning'],
  nest: ['nest', 'burning'],
  outage: ['powerOff', 'bad'],
  gate: ['gate', ''],
  bunker: ['bunker', ''],
  locked: ['isolation', ''],
  pod: ['cssPod', ''],
  alert: ['alert', 'burning'],
  red: ['selfDestruct', 'burning'],
  lockdown: ['computer', 'bad'],
  over: ['jump', ''],
}

/** In their order; what was taken back is forgotten. */
export function keyMoments(events: readonly EventFace[]): KeyMoment[] {
  const off = undoneEvents(events)
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
      case 'playsIntruders':
        add({ kind: 'hunter', who: event.who })
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
        // One that is known from the start was not found.
        if (round > 0) add({ kind: 'weakness' })
        break
      case 'selfDestruct':
        if (event.space !== null && first('selfDestruct')) add({ kind: 'selfDestruct' })
        break
      case 'nestDestroyed':
        add({ kind: 'nest' })
        break
      case 'power':
        if (!event.on) add({ kind: 'outage', place: event.place })
        break
      case 'gateOpen':
        add({ kind: 'gate' })
        break
      case 'bunker':
        add({ kind: 'bunker', who: event.who })
        break
      case 'lockedIn':
        add({ kind: 'locked', who: event.who })
        break
      case 'cssLaunched':
        if (event.crew.length > 0) add({ kind: 'pod', crew: event.crew })
        break
      case 'alert':
        add({ kind: 'alert' })
        break
      case 'selfDestructRed':
        add({ kind: 'red' })
        break
      case 'lockdownCard':
        add({ kind: 'lockdown' })
        break
      case 'over':
        add({ kind: 'over' })
        break
      default:
    }
  }
  return found
}
