/** What only one of the games tells: every game's events, and what is looked at in secret there. */
import { lockdownEvents } from './lockdown/events.ts'
import { nemesisEvents, nemesisPeeks } from './nemesis/events.ts'

export const gameEvents = { ...nemesisEvents, ...lockdownEvents }
export const gamePeeks = nemesisPeeks
