/** Events that only Lockdown has, and those that only Lockdown shows in a way of its own. */
import { knowledgeEvents } from './knowledgeEvents.tsx'
import { placeEvents } from './placeEvents.tsx'
import { podEvents } from './podEvents.tsx'
import { powerEvents } from './powerEvents.tsx'

export const lockdownEvents = { ...powerEvents, ...placeEvents, ...podEvents, ...knowledgeEvents }
