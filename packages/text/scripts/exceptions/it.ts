/** What Italian does otherwise, and why. */
import type { Exceptions } from '../checks.ts'

export const it: Exceptions = {
  also: {
    // Whoever plays says the short form.
    'Power Threshold': ['Soglia', 'Soglie'],
    // A Turno is a Round in this edition, so the order of play is not called after it.
    'Turn order': ['Ordine di gioco'],
    // Every creature is an Intruso.
    'Night Stalker': ['Intruso'],
  },
  without: {
    'decisions.options.changeOrder': 'the glossary’s Change is a heading of the rulebook, this is a verb',
    'ui.table.changeAnswer': 'the glossary’s Change is a heading of the rulebook, this is a verb',
    'ui.hunt.misses': 'the glossary’s Miss is a face of the die, an attack va a vuoto',
  },
  asInEnglish: {},
  drops: {},
}
