/** The forms of what only the ship has. */
import type { Inflect } from '../../../grammar.ts'
import { lexicon } from '../../grammar/cases.ts'

const WAYS: Readonly<Record<string, string>> = {
  Ziemia: 'na Ziemię',
  Mars: 'na Marsa',
  Wenus: 'na Wenus',
  'głęboki kosmos': 'w głęboki kosmos',
}

const known = lexicon({
  Zbrojownia: ['Zbrojowni', 'Zbrojownię', 'Zbrojownią', 'Zbrojowni'],
  'Pokój łączności': ['Pokoju łączności', 'Pokój łączności', 'Pokojem łączności', 'Pokoju łączności'],
  'Sekcja ewakuacyjna A': [
    'Sekcji ewakuacyjnej A',
    'Sekcję ewakuacyjną A',
    'Sekcją ewakuacyjną A',
    'Sekcji ewakuacyjnej A',
  ],
  'Sekcja ewakuacyjna B': [
    'Sekcji ewakuacyjnej B',
    'Sekcję ewakuacyjną B',
    'Sekcją ewakuacyjną B',
    'Sekcji ewakuacyjnej B',
  ],
  'System przeciwpożarowy': [
    'Systemu przeciwpożarowego',
    'System przeciwpożarowy',
    'Systemem przeciwpożarowym',
    'Systemie przeciwpożarowym',
  ],
  Generator: ['Generatora', 'Generator', 'Generatorem', 'Generatorze'],
  Magazyn: ['Magazynu', 'Magazyn', 'Magazynem', 'Magazynie'],
  'Kontrola śluz powietrznych': [
    'Kontroli śluz powietrznych',
    'Kontrolę śluz powietrznych',
    'Kontrolą śluz powietrznych',
    'Kontroli śluz powietrznych',
  ],
  Kajuty: ['Kajut', 'Kajuty', 'Kajutami', 'Kajutach'],
  Stołówka: ['Stołówki', 'Stołówkę', 'Stołówką', 'Stołówce'],
  'Centrum dowodzenia': ['Centrum dowodzenia', 'Centrum dowodzenia', 'Centrum dowodzenia', 'Centrum dowodzenia'],
  'Sterownia silników': ['Sterowni silników', 'Sterownię silników', 'Sterownią silników', 'Sterowni silników'],
  'System kontroli włazów': [
    'Systemu kontroli włazów',
    'System kontroli włazów',
    'Systemem kontroli włazów',
    'Systemie kontroli włazów',
  ],
  'Pokój monitoringu': ['Pokoju monitoringu', 'Pokój monitoringu', 'Pokojem monitoringu', 'Pokoju monitoringu'],
  'Pomieszczenie pokryte śluzem': [
    'Pomieszczenia pokrytego śluzem',
    'Pomieszczenie pokryte śluzem',
    'Pomieszczeniem pokrytym śluzem',
    'Pomieszczeniu pokrytym śluzem',
  ],
  Prysznice: ['Pryszniców', 'Prysznice', 'Prysznicami', 'Prysznicach'],
  Kokpit: ['Kokpitu', 'Kokpit', 'Kokpitem', 'Kokpicie'],
  Hibernatorium: ['Hibernatorium', 'Hibernatorium', 'Hibernatorium', 'Hibernatorium'],
  'Silnik 1': ['Silnika 1', 'Silnik 1', 'Silnikiem 1', 'Silniku 1'],
  'Silnik 2': ['Silnika 2', 'Silnik 2', 'Silnikiem 2', 'Silniku 2'],
  'Silnik 3': ['Silnika 3', 'Silnik 3', 'Silnikiem 3', 'Silniku 3'],
  silniki: ['silników', 'silniki'],

  Kapitan: ['Kapitana'],
  Pilot: ['Pilota'],
  Naukowiec: ['Naukowca'],
  Zwiadowca: ['Zwiadowcy'],
  Żołnierz: ['Żołnierza'],
  Mechanik: ['Mechanika'],

  'swój rewolwer': ['swojego rewolweru', 'swój rewolwer'],
})

/** Besides the cases: where a ship goes. */
export const inflect: Inflect = (phrase, kase, again) => (kase === 'toward' ? WAYS[phrase] : known(phrase, kase, again))
