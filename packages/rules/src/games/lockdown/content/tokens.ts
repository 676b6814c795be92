/** Exploration tokens: how many items the room holds, and what waits in it. */
import type { Token } from '../../../core/content.ts'
import { token } from '../../../core/contentForms.ts'

export const tokens: Token[] = [
  token('malfunction', 3, 2),
  token('malfunction', 2, 2),
  token('malfunction', 1, 2),
  token('fire', 4),
  token('fire', 3),
  token('fire', 2),
  token('silence', 2),
  token('silence', 1),
  token('slime', 4),
  token('slime', 3),
  token('danger', 4),
  token('danger', 3),
  token('danger', 2),
  token('door', 3),
  token('door', 2),
  token('door', 1, 2),
]
