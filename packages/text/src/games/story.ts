/** What the events that only one of the games has are to its story. */
import { lockdownRoles } from './lockdown/story.ts'
import { nemesisRoles } from './nemesis/story.ts'

export const gameRoles = { ...nemesisRoles, ...lockdownRoles }
