/** Words on the facility's board: sections, light, the way out. */

export const siteWords = {
  sectionIs: '{section}: {state}',
  alwaysDark: 'always dark',
  exit: 'the way outside is here',
  elevatorHere: 'the elevator is here',
} as const
