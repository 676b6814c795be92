import type { Command } from '@coldwake/rules/facts'
import type { IconName } from '../../../icons/Icon.tsx'

/** What a card of whoever plays the Intruders is played for. */
export const COMMAND_ICON: Record<Command, IconName> = { move: 'move', attack: 'attack', special: 'danger' }
