/** The script of a coached first game: one sentence at a time, about something on the table. */
import type { Ask, Choice, Name } from '@coldwake/rules/facts'
import type { ScriptStep } from '../../local/messages.ts'
import type { EventKind } from '../../play/kinds.ts'

/** Some fields of a choice: it fits every choice that has them. */
export type Pattern = Partial<Record<string, string | number>> & { do: Choice['do'] }

export interface Own {
  /** What the player does now; the first is what Coach and Skip would do. */
  wants: readonly Pattern[]
  /** Picking it is enough: it is done with the next step. */
  picks?: true
  /** Cards that are needed later and must not pay, with the answer that says so. */
  keeps?: { cards: readonly Name[]; say: string }
  /** Answers to other deeds: the first that fits. `once`: said the first time, and then it is done. */
  answers?: readonly { when: Pattern; say: string; once?: true }[]
  /** The same as inputs of the scenario. None where it is only picked. */
  inputs: readonly ScriptStep[]
}

export interface WatchStep {
  /** Names its sentence. */
  id: string
  round: number
  /** What is lit, as selectors; the sentence stands beside the first that is in sight. */
  lit: readonly string[]
  /** The picture that it speaks about; without one it waits until everything has been shown. */
  at?: EventKind
  /** The step is left out unless this is asked. */
  asks?: Ask
  /** What the others do before it. */
  crew?: readonly ScriptStep[]
  /** Without it the player only goes on. */
  own?: Own
}

export interface WatchScript {
  game: string
  /** The seat of the player, and the names of all of them. */
  seat: number
  names: readonly string[]
  /** Inputs before the first sentence. */
  start: readonly ScriptStep[]
  steps: readonly WatchStep[]
}

/** The button that does what is chosen. */
export const CONFIRM = '.go'

/** What pays for it. */
const PAYS = '.hand .pays'

/** Everything that is lit at a step. Whoever has chosen sees what to press now, and no rooms any more. */
export function litAt({ lit, own }: WatchStep, hasChosen = false): readonly string[] {
  if (!own) return lit
  const others = lit.filter(selector => selector !== CONFIRM && !(hasChosen && selector.includes('"room:')))
  return hasChosen ? [CONFIRM, PAYS, ...others.filter(selector => selector !== PAYS)] : [...others, CONFIRM]
}

/** What is lit, by its keys of explanation: the board shows those that lie on it. */
export const shownAt = ({ lit }: WatchStep): readonly string[] =>
  lit.flatMap(selector => /data-explain="([^"]+)"/.exec(selector)?.[1] ?? [])

export const fits = (pattern: Pattern, choice: Choice): boolean =>
  Object.entries(pattern).every(([field, value]) => (choice as unknown as Record<string, unknown>)[field] === value)

/** All inputs before a step, as the script plays them. */
export const playedBefore = ({ start, steps }: WatchScript, index: number): ScriptStep[] => [
  ...start,
  ...steps.slice(0, index).flatMap(({ crew = [], own }) => [...crew, ...(own?.inputs ?? [])]),
]

/** Words that an adult reads in a minute, and the seconds that a step takes beside reading. */
const WORDS_A_MINUTE = 180
const SECONDS = { next: 1, own: 6, crew: 4 } as const

/** Seconds that a step takes somebody who reads it at a usual pace. */
export function secondsOf(step: WatchStep, sentence: string): number {
  const words = sentence.split(/\s+/).filter(Boolean).length
  const doing = step.own ? SECONDS.own : SECONDS.next
  return (words * 60) / WORDS_A_MINUTE + doing + (step.crew ? SECONDS.crew : 0)
}
