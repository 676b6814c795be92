/** What one plays for, and how it is reached. */

import type { Translation } from '../../../areas.ts'
import type { aimWords as en } from '../../../en/shared/panels/objectives.ts'

export const aimWords: Translation<typeof en> = {
  personal: 'Osobisty',
  corporate: 'Korporacyjny',
  solo: 'Solo',
  needs: 'Czego wymaga',
  survive: 'Twoja postać przeżyje',
  reach: {
    sure: 'spełnione',
    now: 'na razie spełnione',
    open: 'do zrobienia',
    lost: 'nieosiągalne',
  },
  reachSays: 'O ile możesz to wiedzieć.',
  playerIs: 'Gracz nr {number} to {who}.',
  playerIsYou: 'Gracz nr {number} to Ty.',
  survivesMars: 'Hibernacja w drodze na Marsa też Cię nie zabija.',
  allOf: 'wszystkie te warunki',
  anyOf: 'jeden z tych warunków',
  how: {
    survive:
      'Zapadnij w hibernację przed skokiem albo ucieknij kapsułą ratunkową. Potem przejdź ostateczne skanowanie.',
    signal: 'Osobiście skorzystaj z Pokoju łączności.',
    allExplored: 'Liczą się pomieszczenia odkryte przez kogokolwiek.',
    destination: 'Kurs musi prowadzić tam, gdzie trzeba, i co najmniej dwa silniki muszą być sprawne.',
    soleSurvivor: 'Na końcu nikt poza Tobą nie może być przy życiu.',
    playerDead: 'Wszystko jedno jak.',
    othersSurvive: 'Ktoś inny zapada w hibernację albo ucieka kapsułą i przeżywa.',
    nestDestroyed: 'W Gnieździe nie zostaje żadne jajo albo statek zostaje zniszczony.',
    shipDestroyed:
      'Zniszczy go autodestrukcja, pożar, awarie albo uszkodzone silniki. Zdąż wcześniej odlecieć kapsułą ratunkową.',
    killed: 'Może to zrobić każdy; zniszczenie statku też się liczy.',
    weakness: 'Przebadaj to w Laboratorium. Może to zrobić każdy.',
    weaknesses: 'Badaj obiekty w Laboratorium. Może to zrobić każdy.',
    leftWith: 'Zajmuje rękę aż do Twojej ucieczki.',
    leftByPod: 'Kapsuły są na początku zablokowane: odblokuj jedną, wejdź do niej i odleć.',
    items: 'Liczy się to, co masz w rękach i w plecaku w chwili ucieczki.',
    objectIn: 'Zanieś to tam i odłóż.',
    seriousWounds: 'Opatrzone też się liczą.',
    inRoom: 'Bądź tam.',
    knowledge: 'Badaj obiekty w Laboratorium (+3), czytaj w Archiwum (+2), używaj komputera, odkryj Gniazdo.',
    knowledgeActive: 'Osobiście wykonaj akcję Archiwum.',
    senderLearned: 'Osobiście wykonaj akcję Archiwum.',
    leftBy: 'Żadna inna droga ucieczki się nie liczy.',
    carries: 'Zajmuje rękę do samego końca.',
    survivorsDead:
      'Liczą się Ocalała, Królik doświadczalny i załoga Nemesis, o ile są w grze. Jeśli grasz jedną z tych postaci, nie możesz tego spełnić.',
    learnedDead: 'Wszyscy inni, którzy przeżyją, muszą wiedzieć mniej.',
    sectionsExplored: 'Liczą się pomieszczenia odkryte przez kogokolwiek. Ciągi ewakuacyjne się nie liczą.',
    intact: 'Nie może jej zniszczyć autodestrukcja, pożar ani awarie.',
    selfDestructOn: 'Na koniec gry odliczanie musi nadal trwać albo już dobiec końca.',
    exactlySurvive: 'Ani więcej, ani mniej.',
    powerOn: 'Liczy się każdy żeton zasilania, który działa na samym końcu gry, gdziekolwiek leży.',
    backupOn: 'Aktywuj go w pomieszczeniu Zasilanie awaryjne.',
  },
  ours: 'Nasze cele',
  together: {
    survive: 'przeżyje co najmniej 1 postać',
    how: {
      survive: 'Wystarczy jedna osoba, cokolwiek stanie się z pozostałymi.',
      signal: 'Każda osoba, która go wyśle, liczy się raz, bez względu na to, czyja to karta.',
      leftWith: 'Kto to niesie, musi ujść z życiem.',
      senderLearned: 'Kto wysyła sygnał, musi też skorzystać z Archiwum i przeżyć.',
      knowledge: 'Ktoś z tych, którzy przeżyją, musi tyle wiedzieć.',
      carries: 'Musi to nieść jedna i ta sama osoba, która przeżyje.',
    },
  },
  keepSays: 'Drugi cel zostaje odłożony i nikt go nie przeczyta. Tego nie można cofnąć.',
}
