/** Fields of a scenario that only Nemesis has: the course, the engines, the escape pods and who plays the Intruders. */
import { list, map, oneOf, orNull, text, whole } from '../../../scenario/fields.ts'

export const situation = {
  destination: text,
  hibernating: list(text),
  /** One of the dead, whose player has taken the Intruders. */
  playsIntruders: text,
  inPod: map(whole),
  pods: map(oneOf('locked', 'unlocked', 'launched', 'gone')),
  engines: map(text),
}

export const given = { coordinates: text }

/** Null says that there is none. */
export const expected = {
  playsIntruders: orNull(text),
  inPod: map(orNull(whole)),
  arrivedAt: orNull(text),
}

type Field = keyof typeof situation | keyof typeof given | keyof typeof expected
export const NEMESIS_FIELDS = Object.keys({ ...situation, ...given, ...expected }) as Field[]
