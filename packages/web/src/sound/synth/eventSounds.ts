/** Which sound an event makes. Whatever is heard is also seen, and in the log. */
import { boards, type EventFace } from '@coldwake/rules/facts'
import type { Sound } from './voices.ts'

export interface Heard {
  sound: Sound
  /** 1 as it is, 2 an octave higher. */
  pitch: number
}

/** The last rounds before the jump tick twice. */
const LAST_ROUNDS = 3

/** Corridors and Areas with higher numbers knock higher; technical corridors lowest. */
function knockPitch(board: string, corridor: string): number {
  const { corridors = [], zones = [] } = boards[board] ?? {}
  const [between = 0] = corridors.find(({ id }) => id === corridor)?.numbers ?? []
  const number = zones.find(({ id }) => id === corridor)?.number ?? between
  return 0.8 + number * 0.16
}

export function soundOf(event: EventFace, board: string): Heard | null {
  const heard = named(event)
  if (!heard) return null
  return { sound: heard, pitch: event.e === 'noise' ? knockPitch(board, event.corridor) : 1 }
}

function named(event: EventFace): Sound | null {
  switch (event.e) {
    case 'moved':
    case 'escaping':
      return 'step'
    case 'explored':
      return 'powerUp'
    case 'drew':
    case 'token':
    case 'searched':
    case 'kept':
    case 'weakness':
    case 'reacted':
    case 'seriousWound':
    case 'scanned':
      return event.e === 'reacted' && event.who === null ? null : 'card'
    case 'paid':
    case 'discarded':
      return 'pay'
    case 'noiseRolled':
      return event.face === 'silence' ? 'hush' : null
    case 'noise':
      return 'knock'
    case 'danger':
    case 'larva':
    case 'infested':
      return 'swell'
    case 'encounter':
    case 'transformed':
      return 'drop'
    case 'attack':
      return event.hits ? 'claw' : 'miss'
    case 'shot':
      return event.injuries > 0 ? 'shot' : 'miss'
    case 'struck':
      return event.injuries > 0 ? 'hit' : 'miss'
    case 'injured':
    case 'lightWound':
    case 'thrown':
      return 'hit'
    case 'fire':
      return 'blaze'
    case 'malfunction':
    case 'selfDestruct':
    case 'attemptFailed':
      return 'buzz'
    case 'repaired':
    case 'chambersOpen':
    case 'revived':
      return 'powerUp'
    case 'hibernates':
    case 'vented':
      return 'powerDown'
    case 'door':
      return event.state === 'destroyed' ? 'doorTorn' : 'door'
    case 'pod':
      return 'door'
    case 'event':
      return 'event'
    case 'time':
      return event.time <= LAST_ROUNDS ? 'lastTicks' : 'tick'
    case 'launched':
    case 'podGone':
      return 'launch'
    case 'died':
      return 'death'
    case 'over':
      return event.reason === 'jump' ? 'jump' : 'drop'
    default:
      return inFacility(event)
  }
}

function inFacility(event: EventFace): Sound | null {
  switch (event.e) {
    case 'power':
      return event.on ? 'powerUp' : 'powerDown'
    case 'threshold':
      return event.cut ? 'relay' : 'tick'
    case 'backup':
      return event.active ? 'powerUp' : 'powerDown'
    case 'powerMoved':
      return 'powerUp'
    case 'elevator':
      return 'elevator'
    case 'rover':
    case 'drove':
      return 'rover'
    case 'surfaceCard':
      return 'event'
    case 'gateOpen':
      return 'gate'
    case 'isolationOpen':
    case 'entersCss':
      return 'door'
    case 'bunker':
    case 'lockedIn':
      return 'seal'
    case 'alert':
    case 'selfDestructRed':
      return 'siren'
    case 'cssLaunched':
      return event.crew.length > 0 ? 'launch' : event.back.length > 0 ? 'thud' : null
    case 'computerCard':
      return 'terminal'
    case 'lockdownCard':
    case 'poolLost':
      return 'buzz'
    case 'knowledge':
    case 'knowledgeActive':
    case 'analysed':
      return 'learn'
    case 'cssTurned':
    case 'cssLost':
    case 'peekedCss':
    case 'peekedContingency':
    case 'tookContingency':
    case 'contingencyOpened':
    case 'contingenciesBack':
    case 'redirected':
    case 'attackRedrawn':
    case 'ignoresDark':
    case 'quiet':
    case 'revealed':
    case 'arranged':
      return 'card'
    case 'advantage':
      return event.card === null ? null : 'card'
    case 'declared':
      return event.action.do === 'playAs' ? 'card' : null
    case 'playsIntruders':
      return 'swell'
    case 'driven':
      return 'step'
    default:
      return null
  }
}

/** From what must be heard to what may be missed, where much happens at once. */
const WEIGHT: Partial<Record<Sound, number>> = {
  death: 9,
  jump: 9,
  drop: 8,
  claw: 7,
  doorTorn: 7,
  launch: 7,
  relay: 7,
  siren: 8,
  gate: 7,
  seal: 7,
  thud: 7,
  swell: 6,
  shot: 6,
  blaze: 6,
  hit: 5,
  buzz: 5,
  knock: 5,
  hush: 5,
  event: 4,
  lastTicks: 4,
  tick: 3,
  door: 3,
  elevator: 3,
  rover: 3,
  learn: 3,
  terminal: 3,
  pay: 0,
  card: 1,
}
const AT_ONCE = 3

/** What is heard of several events at once: each sound once, the weightiest few, in the order of the events. */
export function soundsOf(events: readonly EventFace[], board: string): Heard[] {
  const all = events.flatMap(event => soundOf(event, board) ?? [])
  const once = all.filter((one, at) => all.findIndex(({ sound }) => sound === one.sound) === at)
  const loudest = once.toSorted((a, b) => (WEIGHT[b.sound] ?? 2) - (WEIGHT[a.sound] ?? 2)).slice(0, AT_ONCE)
  return once.filter(one => loudest.includes(one))
}
