/** What Polish does otherwise, and why. */
import type { Exceptions } from '../checks.ts'

export const pl: Exceptions = {
  also: {
    // Forms that begin otherwise than the label.
    Analyze: ['badaj'],
    Bunker: ['bunkra'],
    Draw: ['dobierz', 'dobieranie'],
    Drop: ['upuść'],
    Nest: ['Gnieździe'],
    Scan: ['zeskanuj'],
    Shuffle: ['potasuj'],
    // Whoever plays says the short form, or the verb.
    Board: ['plansza'],
    Change: ['zmień'],
    'Discard pile': ['karty odrzucone'],
    'Hand slot': ['ręka'],
    'Hibernation Chambers open': ['kapsuły hibernacyjne się otwierają'],
    'Noise marker': ['szmery'],
    'Power loss': ['zanik zasilania'],
    'Room tile': ['kafelek'],
    // One's own cards, what a board's part is called, and a notebook are other words.
    Active: ['obowiązujący'],
    Deck: ['talia'],
    Note: ['notatki'],
    Section: ['sekcja'],
    'Turn order': ['kolejność tur'],
    // Of the two games only one has a marker there.
    'Time marker': ['żeton czasu'],
  },
  without: {
    'cards.weapons.energy': 'what a weapon holds has a name of its own, pojemność magazynku',
    'cards.weapons.classic': 'what a weapon holds has a name of its own, pojemność magazynku',
    'ui.nemesisLessons.bothOut.hint': 'the fire is that of a weapon, and part of the name of a card',
    'ui.nemesisLessons.coverYourself.solved': 'the fire is that of a weapon, and part of the name of a card',
  },
  asInEnglish: {},
  drops: {},
}
