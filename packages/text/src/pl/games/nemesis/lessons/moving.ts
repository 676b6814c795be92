/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  firstStep: {
    title: 'Pierwszy krok',
    task: 'Wejdź do Stołówki. Ruch kosztuje jedną kartę, którą odrzucasz.',
    hint: 'Wybierz Stołówkę na planszy, a potem kartę, której możesz się pozbyć.',
    solved: 'Jesteś w środku, a w jednym korytarzu słychać szmery. Następne szmery w nim coś sprowadzą.',
    answers: {
      stayed: 'Nie ruszasz się z miejsca, a Twoja tura się kończy.',
    },
  },
  quietSteps: {
    title: 'Ciche kroki',
    task: 'Wejdź do Stołówki tak, żeby nic Cię nie usłyszało. W trzech z czterech korytarzy już słychać szmery.',
    hint: 'Ostrożny ruch kosztuje dwie karty, ale to Ty wybierasz, gdzie będą szmery. Wybierz cichy korytarz.',
    solved: 'Nikt nie przyszedł. Dodatkowa karta to niewiele, gdy prawie każdy wynik kości oznacza spotkanie.',
    answers: {
      heard: 'Coś Cię usłyszało: szmery tam, gdzie już były szmery, coś sprowadzają.',
      stayed: 'Nadal nie ma Cię w Stołówce, a Twoja tura się skończyła.',
    },
  },
  company: {
    title: 'W towarzystwie',
    task: 'Wyjdź z Hibernatorium bez rzutu na szmery.',
    hint: 'Nie rzuca się, wchodząc tam, gdzie już ktoś jest. Gdzie jest Kapitan?',
    solved: 'Bez rzutu: dwoje nie hałasuje bardziej niż jedno. Towarzystwo to najtańsza cisza.',
    answers: {
      rolled: 'Trzeba było rzucać: tamto pomieszczenie było puste, a w pustym wszystko niesie się echem.',
      stayed: 'Nadal jesteś w Hibernatorium, a tura się skończyła.',
    },
  },
  scouting: {
    title: 'Najpierw zwiad',
    task: 'Odkryj nieznane pomieszczenie obok bez hałasu.',
    hint: '„Rekonesans” to ruch bez rzutu na szmery. Kosztuje jeszcze jedną kartę.',
    solved:
      'Pomieszczenie jest odkryte i nikt nie słyszał. Drzwi za Tobą się zamknęły: to może zrobić żeton eksploracji.',
    answers: {
      rolled: 'Odkryte, ale było to słychać. Zwykły ruch do pustego pomieszczenia zawsze oznacza rzut.',
      stayed: 'Sąsiednie pomieszczenie jest tak samo nieznane jak przedtem.',
    },
  },
  lockedIn: {
    title: 'Za drzwiami',
    task: 'Drzwi do Hibernatorium są zamknięte. Bądź tam, zanim skończy się Twoja tura.',
    hint: 'Nikt nie przejdzie przez zamknięte drzwi. Karta je otworzy albo pokaże pomieszczenie: wybierz drzwi.',
    solved: 'Otwarte i za progiem. Drzwi zatrzymują też intruzów: muszą je najpierw zniszczyć.',
    answers: {
      peeked: 'Znasz teraz kolejne pomieszczenie, a drzwi nadal są zamknięte.',
      elsewhere: 'Nie ma Cię w Hibernatorium. Droga dookoła trwa za długo.',
    },
  },
  quietRoute: {
    title: 'Cicha droga',
    task: 'Dotrzyj w tej turze do Centrum dowodzenia, mając trzy karty. Nic nie może Cię znaleźć.',
    hint: 'Stać Cię na jeden ostrożny krok. Gdzie zwykły jest bezpieczny?',
    solved: 'Zwyczajnie tam, gdzie cicho, ostrożnie tam, gdzie szmery. Wydawaj karty tam, gdzie kość może zaszkodzić.',
    answers: {
      heard: 'Coś Cię usłyszało: rzut padł tam, gdzie w korytarzach już były szmery.',
      stayed: 'W tej turze nie udało Ci się tam dotrzeć.',
    },
  },
  ducts: {
    title: 'Przez ściany',
    task: 'Dotrzyj w tej rundzie do Silnika 1. Połowa drzwi jest zamknięta, a masz trzy karty.',
    hint: 'W ścianach drzwi nie przeszkadzają. Które sąsiednie pomieszczenie ma wejście?',
    solved: 'Krok do wejścia i w drogę. Ta karta kończy Twoją rundę, więc zagraj ją na końcu.',
    answers: {
      stuck: 'Nie dasz rady. Ostrożność to luksus, gdy każda karta ma swoje zadanie.',
    },
  },
  throughCompany: {
    title: 'Przystanek u znajomego',
    task: 'Dotrzyj w tej turze do Magazynu niezauważenie. Wokół Kapitana wszędzie słychać szmery.',
    hint: 'Tam, gdzie ktoś jest, szmery nie mają znaczenia. Ostrożność zachowaj na puste pomieszczenie.',
    solved: 'Jedna karta do Kapitana, dwie do Magazynu. Pomieszczenia z innymi to bezpieczne przystanki.',
    answers: {
      heard: 'Coś Cię usłyszało: Magazyn był pusty, więc był rzut.',
      stayed: 'W tej turze nie udało Ci się tam dotrzeć.',
    },
  },
}
