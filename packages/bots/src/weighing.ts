/**
 * What a choice was weighed by: the parts of its worth, each with the name of what it stands for. They are noted only
 * where somebody wants to hear the reasons; bots that play do without.
 */
import type { Goal } from './consideration.ts'

/** What speaks for or against an option besides considerations, which go by their own names. */
export type Circumstance =
  /** Nearer to where a journey or the rest of a plan leads. */
  | 'journey'
  | 'unknownRoom'
  | 'burningThere'
  | 'outOfFire'
  | 'slimeThere'
  | 'intoFight'
  | 'company'
  | 'noiseRoll'
  | 'noiseMarker'
  | 'attackedFirst'
  | 'outOfFight'
  | 'cards'

export interface Part {
  why: string
  worth: number
  /** The goal that it is about. */
  goal?: Goal
}

export interface Weighed {
  /** Null where nobody asks for the reasons. */
  parts?: Part[]
}

export function note({ parts }: Weighed, why: Circumstance, worth: number): number {
  parts?.push({ why, worth })
  return worth
}

/** The worth that a consideration gives stands for all that it was made of. */
export function noteWhole({ parts }: Weighed, why: string, weigh: () => number | null): number | null {
  const from = parts?.length ?? 0
  const worth = weigh()
  if (parts) parts.length = from
  if (worth !== null) parts?.push({ why, worth })
  return worth
}

/** The most that one of them is worth; the parts of the others are nobody's reason. */
export function bestOf<T>({ parts }: Weighed, all: readonly T[], worthOf: (one: T) => number): number {
  const from = parts?.length ?? 0
  let most = Number.NEGATIVE_INFINITY
  let kept: Part[] = []
  for (const one of all) {
    const worth = worthOf(one)
    const its = parts?.splice(from) ?? []
    if (worth <= most) continue
    most = worth
    kept = its
  }
  parts?.push(...kept)
  return most
}
