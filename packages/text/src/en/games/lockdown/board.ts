/** Words on the facility's board: sections, light, the way out. */

export const siteWords = {
  sectionIs: (section: string, state: string) => `${section}: ${state}`,
  alwaysDark: 'always dark',
  exit: 'the exit leads outside from here',
  elevatorHere: 'the elevator stands here',
}
