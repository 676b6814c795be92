/** What this browser remembers of learning: how far each watch went, and the stars of lessons. It is sent nowhere. */
import { createStore } from '../app/store.ts'

export interface WatchProgress {
  /** The step to go on with. */
  step: number
  /** It was played to its end. */
  done: boolean
}

interface Progress {
  watch: Readonly<Record<string, WatchProgress>>
  /** Lesson → its most stars. */
  stars: Readonly<Record<string, number>>
}

const KEY = 'coldwake.learn'
const NONE: Progress = { watch: {}, stars: {} }
const store = createStore()
let known: { text: string | null; progress: Progress } | null = null

function textOf(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function read(): Progress {
  const text = textOf()
  if (known?.text !== text) known = { text, progress: parsed(text) }
  return known?.progress ?? NONE
}

function parsed(text: string | null): Progress {
  try {
    return { ...NONE, ...JSON.parse(text ?? '{}') }
  } catch {
    return NONE
  }
}

function change(part: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...part }))
  } catch {
    // A browser that keeps nothing still teaches.
  }
  store.changed()
}

export const watchProgress = (game: string): WatchProgress => read().watch[game] ?? { step: 0, done: false }
export const useWatchProgress = (game: string): WatchProgress => {
  const { watch } = store.useValue(read)
  return watch[game] ?? NOT_BEGUN
}
const NOT_BEGUN: WatchProgress = { step: 0, done: false }

export function keepWatch(game: string, step: number, done = false): void {
  const { watch } = read()
  change({ watch: { ...watch, [game]: { step, done: done || (watch[game]?.done ?? false) } } })
}
