/** What the end of a game tells only in one game. */
export { lockdownDeathText as ownDeathText } from '../lockdown/end/deathText.ts'
