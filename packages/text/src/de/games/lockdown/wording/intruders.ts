/** Where the Intruders of Nemesis hunt in the facility, in place of the Night Stalkers. */
import type { Some } from '../../../../areas.ts'
import type * as own from '../../../../en/games/lockdown/messages.ts'

export const intruders: Some<typeof own> = {}
