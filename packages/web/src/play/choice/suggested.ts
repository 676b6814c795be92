/** The answer that the coach suggests: marked in the list until it is answered, or another is suggested. */
import { createStore } from '../../app/store.ts'
import type { Entry } from './choices.ts'

interface Suggested {
  /** The number of the question. */
  n: number
  key: string
}

const store = createStore()
let suggested: Suggested | null = null

export function suggest(next: Suggested | null): void {
  suggested = next
  store.changed()
}

/** Is this the entry that is suggested? */
export const useIsSuggested = (n: number | undefined, { key }: Entry): boolean =>
  store.useValue(() => suggested !== null && suggested.n === n && suggested.key === key)
