/** Which sound an event makes. Whatever is heard is also seen, and in the log. */
import type { EventFace } from '@coldwake/rules/facts'
import type { Heard, Place } from '../../play/stage/events/eventRecord.ts'
import { recordOf } from '../../play/stage/events/index.ts'
import type { Sound } from './voices.ts'

export function soundOf(event: EventFace, place: Place): Heard | null {
  const { sound } = recordOf(event)
  const heard = typeof sound === 'function' ? sound(event, place) : sound
  return typeof heard === 'string' ? { sound: heard, pitch: 1 } : heard
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
export function soundsOf(events: readonly EventFace[], place: Place): Heard[] {
  const all = events.flatMap(event => soundOf(event, place) ?? [])
  const once = all.filter((one, at) => all.findIndex(({ sound }) => sound === one.sound) === at)
  const loudest = once.toSorted((a, b) => (WEIGHT[b.sound] ?? 2) - (WEIGHT[a.sound] ?? 2)).slice(0, AT_ONCE)
  return once.filter(one => loudest.includes(one))
}
