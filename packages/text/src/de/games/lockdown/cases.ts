/** Forms of what only the facility has. */
import { forms, lexicon } from '../../grammar/cases.ts'

export const inflect = lexicon(
  {
    m: [
      'Höhleneingang',
      'Dekontaminationsraum',
      'Generatorraum',
      'Wachraum',
      'Aufzugsraum',
      'Isolationsraum',
      'Aufzug',
      'Hacker',
      'Hausmeister',
    ],
    f: [
      'Kommunikationszentrale',
      'FVS-Kontrolle',
      'Lüftungssteuerung',
      'Sicherheitszentrale',
      'Laborratte',
      'Xenobiologin',
      'Wache',
    ],
    n: [
      'Archiv',
      'Kühlsystem',
      'Frachtversandsystem',
      'Abwehrsystem',
      'Testlabor',
      'Depot',
      'Notfalltreppenhaus',
      'Notstromaggregat',
    ],
  },
  {
    'die Überlebende': forms('die Überlebende', 'die Überlebende', 'der Überlebenden', 'der Überlebenden'),
    'Kontaminierter Raum': forms(
      'der Kontaminierte Raum',
      'den Kontaminierten Raum',
      'dem Kontaminierten Raum',
      'des Kontaminierten Raums',
    ),
  },
)
