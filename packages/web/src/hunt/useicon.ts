import type { Command } from '@coldwake/rules/facts'
import type { IconName } from '../icons/icon.tsx'

/** What a card of whoever plays the Intruders is played for. */
export const USE_ICON: Record<Command, IconName> = { move: 'move', attack: 'attack', special: 'danger' }
