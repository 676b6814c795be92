/** The games of the house, in the order of their covers. */
export const GAMES = ['nemesis', 'lockdown'] as const
export type Game = (typeof GAMES)[number]

export const isGame = (name: string): name is Game => GAMES.some(game => game === name)

/** Chosen where nobody has chosen yet. */
export const [FIRST_GAME] = GAMES

/** What they are called on their boxes. */
export const GAME_NAME: Readonly<Record<Game, string>> = { nemesis: 'Nemesis', lockdown: 'Nemesis: Lockdown' }

/** A game that is unknown here, at a table of another edition, goes by its id. */
export const gameName = (game: string): string => (isGame(game) ? GAME_NAME[game] : game)
