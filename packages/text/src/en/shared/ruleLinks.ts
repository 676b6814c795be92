/** The few words by which everything else leads to the rules. */

export const rulesWords = {
  title: 'Rules',
  /** For a link that stands beside its subject. */
  about: 'Rules: {what}',
  object: 'Carrying things',
  doors: 'Doors',
  wounds: 'Wounds',
  recipes: 'Recipes',
} as const
