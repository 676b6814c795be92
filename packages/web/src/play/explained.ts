/** Marks what can be explained: whoever points at it, stops on it or holds a finger on it reads a card about it. */
import type { ExplainKind } from './explain/explanation.ts'

export interface Explained {
  'data-explain': string
}

export const explained = (kind: ExplainKind, id: string | number = ''): Explained => ({
  'data-explain': `${kind}:${id}`,
})

/** Signs that are one stop for Tab: arrow keys go from one to the next. */
export const SIGNS = { 'data-explain-group': '', tabIndex: 0 } as const
