/** Forms of what only the ship has. */
import { forms, lexicon } from '../../grammar/cases.ts'

export const inflect = lexicon(
  {
    m: [
      'Kommunikationsraum',
      'Generatorraum',
      'Überwachungsraum',
      'Duschraum',
      'Mars',
      'Weltraum',
      'Captain',
      'Wissenschaftler',
      'Mechaniker',
    ],
    f: [
      'Waffenkammer',
      'Evakuierungssektion',
      'Luftschleusenkontrolle',
      'Kantine',
      'Kommandozentrale',
      'Triebwerkskontrolle',
      'Lukensteuerung',
      'Erde',
      'Venus',
      'Pilotin',
      'Aufklärerin',
    ],
    n: ['Feuerlöschsystem', 'Lager', 'Cockpit', 'Kryonatorium'],
    pl: ['Kabinen', 'Triebwerke'],
  },
  {
    'der Soldat': forms('der Soldat', 'den Soldaten', 'dem Soldaten', 'des Soldaten'),
    'Verschleimter Raum': forms(
      'der Verschleimte Raum',
      'den Verschleimten Raum',
      'dem Verschleimten Raum',
      'des Verschleimten Raums',
    ),
  },
)
