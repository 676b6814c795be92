/** The manifest of what lessons need to know of each game. */
import type { Ask } from '../core/types.ts'
import { lockdownGroups } from './lockdown/lessons.ts'
import { nemesisGroups, nemesisTurns } from './nemesis/lessons.ts'

/** What they are grouped by, in the order in which a page lists the groups. */
export const lessonGroups: Readonly<Record<string, readonly LessonGroup[]>> = {
  nemesis: nemesisGroups,
  lockdown: lockdownGroups,
}

export type LessonGroup = (typeof nemesisGroups)[number] | (typeof lockdownGroups)[number]

/** Questions in which somebody chooses what to do next, besides those of the usual turn. */
export const otherTurns: readonly Ask[] = nemesisTurns
