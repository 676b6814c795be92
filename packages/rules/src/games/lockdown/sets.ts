/** The closed sets of Lockdown, each written once: the array is the list, the type follows from it. */

/** Where power tokens lie: the three sections in their order, and the elevator. */
export const POWER_PLACES = ['S-01', 'S-02', 'S-03', 'elevator'] as const
export type PowerPlace = (typeof POWER_PLACES)[number]

/** What can become of a character, what may be reacted to, and what a seat may remember, only here. */
export const LOCKDOWN_FATES = ['inPod', 'locked', 'bunker'] as const
export const LOCKDOWN_REACTION_ASKS = ['darkWindow', 'bagWindow'] as const
export const LOCKDOWN_NOTES = ['contingency', 'css'] as const
