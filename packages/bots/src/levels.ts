/** How well a bot plays, from the weakest. */
export const LEVELS = ['random', 'cadet', 'officer'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: string): name is Level => LEVELS.some(level => level === name)

/** Whoever plays where nobody has chosen. */
export const USUAL: Level = 'officer'
