/** What a character may die of in this game only, by the event that announces it. */
import type { GameEvent } from '@coldwake/rules'

export const harms: Partial<Record<GameEvent['e'], string>> = { surfaceCard: 'the surface' }
