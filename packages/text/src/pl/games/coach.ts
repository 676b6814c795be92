/** What the coach says only on the ship, and only in the facility. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/coach.ts'

export const shipReasons: Translation<typeof en.shipReasons> = {
  course: 'Statek musi lecieć tam, gdzie chcesz się obudzić.',
  engines: 'Dwa z trzech silników muszą działać, gdy statek skoczy.',
  hibernation: 'Potrzebujesz kapsuły hibernacyjnej, żeby przeżyć skok.',
  pods: 'Kapsuła ratunkowa to droga ucieczki ze statku.',
  surgery: 'Można tam usunąć larwę i skażenie.',
  emergencyRoom: 'Leczy się tam rany.',
  shower: 'Zmywa się tam śluz.',
  fireControl: 'Stamtąd gasi się pożary.',
}

export const facilityReasons: Translation<typeof en.facilityReasons> = {
  wounds: 'Każda rana zmniejsza szansę, że się wydostaniesz.',
  light: 'Światło chroni wszystkich.',
  shelter: 'Potrzebujesz schronienia, zanim skończy się czas.',
  knowledge: 'To, co wiesz, może Cię na końcu uratować.',
  contingencies: 'Żeton, który znasz, nie jest tym obowiązującym, ale niebieskie i żółte są po dwa.',
  computer: 'Komputer oferuje coś przydatnego.',
  elevator: 'Winda oszczędza kroki i nie wywołuje szmerów.',
  fighting: 'Pomaga w walce.',
}

export const shipTips: Translation<typeof en.shipTips> = {
  chambersOpen: {
    name: 'Kapsuły hibernacyjne',
    means: 'Są otwarte. W hibernacji przeżyjesz skok, jeśli działają dwa silniki, a kurs jest dobry.',
  },
  pod: {
    name: 'Kapsuły ratunkowe',
    means: 'Do odblokowanej kapsuły ratunkowej można wejść i nią odlecieć: to inny sposób, by przeżyć.',
  },
}

export const facilityTips: Translation<typeof en.facilityTips> = {
  dark: {
    name: 'Ciemność',
    means: 'Bez światła komputery nie działają, strzela się gorzej, a na żetonie z kolonii liczy się wyższa liczba.',
  },
  powerLoss: {
    name: 'Zanik zasilania',
    means: 'Czas przekroczył próg i jedno miejsce straciło zasilanie. Można je przywrócić.',
  },
  contingency: {
    name: 'Plany awaryjne',
    means:
      'Jeden żeton obowiązuje i na końcu decyduje, kto zginie. Żeton, który znasz, nie jest tym obowiązującym, ale niebieskie i żółte są po dwa.',
  },
  cargoPods: {
    name: 'Kapsuły SWC',
    means: 'Odlatują tylko w oznaczonych rundach. Żeton mówi, które; z pozostałych wraca się z głęboką raną.',
  },
  alert: {
    name: 'Procedura alarmowa',
    means: 'Izolatka jest odblokowana. Gra kończy się, gdy czas opuści pole tego żetonu: wcześniej znajdź schronienie.',
  },
  knowledge: {
    name: 'Wiedza',
    means:
      'Jeden plan awaryjny zabija tych, którzy wiedzą za mało. Od 3 działa dla Ciebie pierwsza słabość, od 5 druga, od 8 trzecia, jeśli są odkryte.',
  },
}
