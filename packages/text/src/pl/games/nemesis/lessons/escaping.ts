/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  smokeScreen: {
    title: 'Zasłona dymna',
    task: 'Jest z Tobą dorosły osobnik. Dotrzyj do Hibernatorium bez szwanku.',
    hint: 'Kto odchodzi, zostaje zaatakowany. Dym pozwala odejść bez ataku.',
    solved: 'Udało Ci się uciec bez szwanku. Coś takiego warto mieć na czarną godzinę.',
    answers: {
      bitten:
        'Dorosły osobnik Cię zaatakował. Intruz w Twoim pomieszczeniu uderza, gdy odchodzisz, a jeśli zostajesz, na koniec rundy.',
      stayed: 'Nadal nie ma Cię w Hibernatorium, a tura się skończyła.',
    },
  },
  bothOut: {
    title: 'Oboje',
    task: 'Ty i Kapitan dzielicie pomieszczenie z dorosłym osobnikiem. Wyjdźcie stąd bez szwanku.',
    hint: '„Ogień osłonowy” przesuwa Ciebie i kogoś jeszcze, bez ataku. Wybierz, kogo zabierasz.',
    solved: 'Oboje na zewnątrz za jeden nabój. Kapitan to zapamięta.',
    answers: {
      alone: 'Ktoś został w tyle i został zaatakowany.',
      stayed: 'Nadal jesteście tam razem z nim.',
    },
  },
  podLaunch: {
    title: 'Wyjście',
    task: 'Jest tu odblokowana kapsuła. Opuść statek.',
    hint: 'Wejście to akcja pomieszczenia: dwie karty i rzut na szmery. Potem startuj od razu.',
    solved: 'Lecisz na Ziemię. Kapsuła doleci, cokolwiek stanie się ze statkiem.',
    answers: {
      waited: 'Czekasz w kapsule. Jeśli do pomieszczenia wejdzie intruz, trzeba będzie wysiąść.',
      outside: 'Nadal jesteś na pokładzie.',
    },
  },
  firstSleep: {
    title: 'Dobranoc',
    task: 'Kapsuły hibernacyjne są otwarte. Połóż się spać.',
    hint: 'To akcja tego pomieszczenia: dwie karty, rzut na szmery i żadnego intruza w środku.',
    solved: 'Śpisz. Teraz decydują silniki i kurs: zadbaj o nie, zanim się położysz.',
    answers: {
      awake: 'Nie śpisz. Kto nie śpi, gdy statek skacze, ten ginie.',
    },
  },
  lastBerth: {
    title: 'Ostatnia koja',
    task: 'Statek skacze na koniec tej rundy. Zaśnij wcześniej w Hibernatorium: muszą wystarczyć cztery karty.',
    hint: 'Drzwi kosztują jedną kartę, droga jedną, kapsuła dwie. Nie zmarnuj żadnej.',
    solved: 'Śpisz, a pokrywa jest zamknięta. Karty licz przed ostatnim spacerem, nie w drodze.',
    answers: {
      late: 'Statek skoczył, a kto wtedy nie śpi, ten ginie. Zabrakło karty albo drzwi były zamknięte.',
    },
  },
  podRace: {
    title: 'Została minuta',
    task: 'Statek wybuchnie na koniec rundy, a kapsuły są zablokowane. Ucieknij, mając trzy karty.',
    hint: 'Klucz kosztuje jedną kartę, wejście dwie. Na nic więcej nie starczy.',
    solved: 'Ucieczka za ostatnią kartę. Znaj swoje wyjście, zanim ruszy odliczanie.',
    answers: {
      blown: 'Statek wybuchł, a Ty z nim.',
    },
  },
  coverYourself: {
    title: 'Jeden nabój',
    task: 'Dwa dorosłe osobniki, jeden nabój, a następna rana Cię zabije. Wyjdź stąd z życiem.',
    hint: 'Ten nabój może zabije jednego. Do czego jeszcze się przyda?',
    solved: '„Ogień zaporowy”: jeden nabój daje Ci drogę ucieczki przed oboma naraz.',
    answers: {
      killed: 'Dorosłe osobniki Cię zabiły. Każdy uderza, gdy odchodzisz, a jeśli zostajesz, na koniec rundy.',
      stayed: 'Nadal nie jest bezpiecznie, a tura się skończyła.',
    },
  },
}
