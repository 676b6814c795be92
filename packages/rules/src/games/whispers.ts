/** The manifest of games that hide what players may pass on in private. It is part of the facts: nothing here plays. */
import type { TableView } from '../core/types.ts'
import { hidesContingencies } from './lockdown/whispers.ts'

export const whispering: readonly ((table: TableView) => boolean)[] = [hidesContingencies]
