/** Exploration tokens: how many items the room holds, and what waits in it. */
import type { Token } from '../../../core/content.ts'
import { token } from '../../../core/contentForms.ts'

export const tokens: Token[] = [
  token('malfunction', 4),
  token('malfunction', 3),
  token('malfunction', 2, 4),
  token('malfunction', 1, 2),
  token('fire', 2),
  token('fire', 1),
  token('silence', 1, 2),
  token('slime', 4),
  token('slime', 3),
  token('danger', 3),
  token('danger', 2),
  token('door', 4),
  token('door', 3),
  token('door', 2),
  token('door', 1),
]
