/** How well bots play, the weakest first. */
export const LEVELS = ['random', 'cadet', 'officer', 'veteran'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: string): name is Level => LEVELS.some(level => level === name)

/** The level of a bot for which nobody has chosen one. */
export const USUAL: Level = 'officer'
