/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/lockdown/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  larvaNoRest: {
    title: 'Nie czas na odpoczynek',
    task: 'Rośnie w Tobie larwa, a na ręce masz kartę skażenia. Pozbądź się obu.',
    hint: '„Odpoczynek” skanuje rękę. Jeśli karta jest zarażona, larwa się wykluje. To pomieszczenie czyści bez pytania.',
    solved: 'Czysto: Komora dekontaminacyjna usuwa larwę i zarażone karty.',
    answers: {
      carried: 'Larwa wciąż jest w Tobie, a tura się skończyła.',
      hatched: 'Karta była zarażona i larwa się wykluła. Twoja postać nie żyje.',
    },
  },
  blindAtTheTerminal: {
    title: 'Po omacku przy terminalu',
    task: 'Świeci się światło, ale masz zranione oczy: dla Ciebie jest ciemno. Dowiedz się czegoś z komputera w tej turze.',
    hint: 'Opatrzona rana nie ma już efektu. Ubrania opatrują jedną.',
    solved: 'Wiedza 2. Opatrzone rany nadal się liczą, ale już nie przeszkadzają.',
    answers: {
      blind: 'Przez zranione oczy jesteś w ciemności, a komputer potrzebuje światła.',
    },
  },
  stopTheBleeding: {
    title: 'Która rana najpierw?',
    task: 'Trzy głębokie rany, a jedna krwawi. Dożyj początku następnej rundy.',
    hint: 'Przy trzech głębokich ranach każda następna zabija, a krwotok rani przy pasowaniu.',
    solved: 'Krwotok opatrzony. Lecz tę ranę, która sprowadza następną.',
    answers: {
      bled: 'Pasujesz, krwawisz, a następna rana Cię zabija.',
    },
  },
  fireAtThePod: {
    title: 'Pożar przy kapsule',
    task: 'Kapsuła odlatuje w tej rundzie. Tu się pali, a Ty masz trzy głębokie rany. Wróć do domu.',
    hint: 'Wejście kończy turę, a kto kończy turę w ogniu, najpierw dostaje ranę. Ugaś go.',
    solved: 'Ogień zgaszony, Ty w środku. Pożar liczy się na koniec każdej tury, ostatniej też.',
    answers: {
      burned: 'Wejście z płonącego pomieszczenia to jeszcze jedna rana, czwarta.',
      stayed: 'Kapsuła odleciała bez Ciebie.',
    },
  },
  cleanBeforeHome: {
    title: 'Czysto do domu',
    task: 'Jest w Tobie larwa, a na ręce masz kartę skażenia. Kapsuła A obok odlatuje w tej rundzie. Wróć cało do domu.',
    hint: 'Kto na końcu jest zarażony, może nie przeżyć. To pomieszczenie czyści za dwie karty, droga i kapsuła to trzy.',
    solved: 'Czysto i w drogę. Ostatni skan jest po odlocie, gdy na mycie za późno.',
    answers: {
      hatched: 'Karta była zarażona i larwa wykluła się przed odlotem.',
      late: 'Kapsuła odleciała bez Ciebie.',
    },
  },
  underThree: {
    title: 'Mniej niż trzy',
    task: 'Pomieszczenie płonie, masz trzy głębokie rany, w tym jedną opatrzoną. Jedna akcja. Przeżyj swoją turę.',
    hint: 'Przy trzech każda rana zabija, opatrzone też się liczą. Tylko leczenie pozwala zejść poniżej trzech, a leczy się opatrzoną.',
    solved: 'Zostały dwie: ogień kosztuje powierzchowną ranę, nie życie.',
    answers: {
      burned: 'Opatrzone rany też się liczą: przy trzech zabił Cię ogień.',
      met: 'Wszystkie korytarze były głośne. Coś przyszło, a starczyło jedno draśnięcie.',
    },
  },
}
