/** The forms of what only the facility has. */
import type { Inflect } from '../../../grammar.ts'
import { lexicon } from '../../grammar/cases.ts'

/** Colours of rooms, which are neuter. */
const NEUTER: Readonly<Record<string, string>> = {
  czerwony: 'czerwone',
  żółty: 'żółte',
  zielony: 'zielone',
  biały: 'białe',
}

const known = lexicon(
  {
    Archiwum: ['Archiwum', 'Archiwum', 'Archiwum', 'Archiwum'],
    'Wejście do jaskini': ['Wejścia do jaskini', 'Wejście do jaskini', 'Wejściem do jaskini', 'Wejściu do jaskini'],
    'System chłodzenia': ['Systemu chłodzenia', 'System chłodzenia', 'Systemem chłodzenia', 'Systemie chłodzenia'],
    'Komora dekontaminacyjna': [
      'Komory dekontaminacyjnej',
      'Komorę dekontaminacyjną',
      'Komorą dekontaminacyjną',
      'Komorze dekontaminacyjnej',
    ],
    Generator: ['Generatora', 'Generator', 'Generatorem', 'Generatorze'],
    'Pokój łączności': ['Pokoju łączności', 'Pokój łączności', 'Pokojem łączności', 'Pokoju łączności'],
    'Centrum kontroli SWC': [
      'Centrum kontroli SWC',
      'Centrum kontroli SWC',
      'Centrum kontroli SWC',
      'Centrum kontroli SWC',
    ],
    'Kontrola systemów obronnych': [
      'Kontroli systemów obronnych',
      'Kontrolę systemów obronnych',
      'Kontrolą systemów obronnych',
      'Kontroli systemów obronnych',
    ],
    'Kwatera straży': ['Kwatery straży', 'Kwaterę straży', 'Kwaterą straży', 'Kwaterze straży'],
    'Skażone pomieszczenie': [
      'Skażonego pomieszczenia',
      'Skażone pomieszczenie',
      'Skażonym pomieszczeniem',
      'Skażonym pomieszczeniu',
    ],
    'Pokój testów': ['Pokoju testów', 'Pokój testów', 'Pokojem testów', 'Pokoju testów'],
    'Kontrola systemu wentylacji': [
      'Kontroli systemu wentylacji',
      'Kontrolę systemu wentylacji',
      'Kontrolą systemu wentylacji',
      'Kontroli systemu wentylacji',
    ],
    Magazyn: ['Magazynu', 'Magazyn', 'Magazynem', 'Magazynie'],
    'Szyb windy': ['Szybu windy', 'Szyb windy', 'Szybem windy', 'Szybie windy'],
    'Ciąg ewakuacyjny': ['Ciągu ewakuacyjnego', 'Ciąg ewakuacyjny', 'Ciągiem ewakuacyjnym', 'Ciągu ewakuacyjnym'],
    'Centrum szybkiego reagowania': [
      'Centrum szybkiego reagowania',
      'Centrum szybkiego reagowania',
      'Centrum szybkiego reagowania',
      'Centrum szybkiego reagowania',
    ],
    'Zasilanie awaryjne': ['Zasilania awaryjnego', 'Zasilanie awaryjne', 'Zasilaniem awaryjnym', 'Zasilaniu awaryjnym'],
    Izolatka: ['Izolatki', 'Izolatkę', 'Izolatką', 'Izolatce'],
    winda: ['windy', 'windę', 'windą', 'windzie'],

    Ocalała: ['Ocalałej'],
    'Królik doświadczalny': ['Królika doświadczalnego'],
    Haker: ['Hakera'],
    Astrobiolożka: ['Astrobiolożki'],
    Wartownik: ['Wartownika'],
    Sprzątacz: ['Sprzątacza'],

    czerwony: ['czerwonego', 'czerwony', 'czerwonym', 'czerwonym'],
    żółty: ['żółtego', 'żółty', 'żółtym', 'żółtym'],
    zielony: ['zielonego', 'zielony', 'zielonym', 'zielonym'],
    biały: ['białego', 'biały', 'białym', 'białym'],

    'swoja gwoździarka': ['swojej gwoździarki', 'swoją gwoździarkę'],
  },
  {
    'Szyb windy': ['Szybu windy', 'Szyb windy', 'Szybem windy', 'Szybie windy'],
    'Ciąg ewakuacyjny': ['Ciągu ewakuacyjnego', 'Ciąg ewakuacyjny', 'Ciągiem ewakuacyjnym', 'Ciągu ewakuacyjnym'],
    'System wysyłki cargo': [
      'Systemu wysyłki cargo',
      'System wysyłki cargo',
      'Systemem wysyłki cargo',
      'Systemie wysyłki cargo',
    ],
    sektor: ['sektora', 'sektor', 'sektorem', 'sektorze'],
  },
)

export const inflect: Inflect = (phrase, kase, again) => (kase === 'neut' ? NEUTER[phrase] : known(phrase, kase, again))
