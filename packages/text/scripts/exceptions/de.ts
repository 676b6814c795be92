/** What German does otherwise, and why. */
import type { Exceptions } from '../checks.ts'

export const de: Exceptions = {
  also: {
    // Whoever plays says the short form.
    Round: ['Runde'],
    'Backup power': ['Notstrom'],
    // The verb, whose prefix goes to the end of the sentence.
    Discard: ['Lege'],
    // Every creature is a Xeno.
    'Night Stalker': ['Xeno'],
    'Night Stalker token': ['Xeno-Plättchen'],
    'Night Stalker Attack card': ['Xeno-Angriffskarte'],
    // Here the verb, in the rulebook a call-out.
    Change: ['Ändern'],
    // Here what one writes down, in the rulebook a call-out.
    Note: ['Notiz'],
  },
  without: {
    'ui.stage.stats.crafted': 'too narrow a column for the whole term',
  },
  asInEnglish: {},
  drops: {},
}
