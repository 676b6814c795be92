export const TRIALS_PLACE = 'trials'
/** Where an example can be tried. */
export const trialAddress = (game: string, id: string): string => `${game}/${TRIALS_PLACE}/${id}`
