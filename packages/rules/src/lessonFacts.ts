/** What a page knows of lessons without playing them: what it lists, how they end, and what that is worth. */
import type { LessonGroup } from './games/lessons.ts'

/** What a page lists. */
export interface LessonInfo {
  readonly id: string
  readonly game: string
  readonly kind: 'lesson' | 'puzzle'
  readonly group: LessonGroup
  readonly order: number
  /** The character that the player plays. */
  readonly seat: string
  readonly par: number
  /** By when it is decided. */
  readonly ends: 'goal' | 'turn' | 'round' | 'over'
  readonly rules: readonly string[]
  readonly hardness: Hardness
}
export type Hardness = 1 | 2 | 3

export type Verdict =
  | { readonly status: 'playing' }
  | { readonly status: 'solved'; readonly actions: number }
  | { readonly status: 'failed'; readonly answer: string }

export type Stars = 1 | 2 | 3

/** One, two or three stars: solved, without help, and within par. */
export const starsFor = ({ par }: Pick<LessonInfo, 'par'>, actions: number, helped: boolean): Stars =>
  helped ? 1 : actions > par ? 2 : 3
