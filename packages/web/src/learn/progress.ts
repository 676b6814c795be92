/** What this browser remembers of learning: how far each watch went, and the stars of lessons. It is sent nowhere. */
import { createStore } from '../app/store.ts'

export interface WatchProgress {
  /** The step to go on with. */
  step: number
  /** It was played to its end. */
  done: boolean
}

export interface Progress {
  watch: Readonly<Record<string, WatchProgress>>
  /** Lesson, as `starKey` names it → its most stars. */
  stars: Readonly<Record<string, number>>
  /** The days whose puzzle was solved on the day, latest last. */
  days: readonly number[]
}

const KEY = 'coldwake.learn'
const NONE: Progress = { watch: {}, stars: {}, days: [] }
/** More days are not shown. */
const MOST_DAYS = 14
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

export const useProgress = (): Progress => store.useValue(read)

/** Stars are never taken away. */
export function keepStars(key: string, stars: number): void {
  const { stars: kept } = read()
  if ((kept[key] ?? 0) < stars) change({ stars: { ...kept, [key]: stars } })
}

export function keepDay(day: number): void {
  const { days } = read()
  if (!days.includes(day)) change({ days: [...days, day].slice(-MOST_DAYS) })
}

/** What was learned elsewhere is learned here too. */
export function addProgress({ watch, stars }: Pick<Progress, 'watch' | 'stars'>): void {
  const kept = read()
  const watches = Object.entries(watch).map(([game, { step, done }]): [string, WatchProgress] => {
    const here = kept.watch[game] ?? NOT_BEGUN
    return [game, { step: Math.max(step, here.step), done: done || here.done }]
  })
  const most = Object.entries(stars).map(([key, count]) => [key, Math.max(count, kept.stars[key] ?? 0)])
  change({
    watch: { ...kept.watch, ...Object.fromEntries(watches) },
    stars: { ...kept.stars, ...Object.fromEntries(most) },
  })
}

export function eraseProgress(): void {
  change(NONE)
}
