/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { ship as en } from '../../../../en/games/nemesis/lessons/ship.ts'

export const ship: Translation<typeof en> = {
  engineFix: {
    title: 'Kłopot z silnikiem',
    task: 'Zadbaj o to, żeby Silnik 2 działał.',
    hint: 'Naprawa pokazuje oba żetony silnika. Liczy się górny: zamień je, jeśli trzeba.',
    solved: 'Działa. Inni wiedzą, że coś się zmieniło, nie co. Muszą działać dwa silniki z trzech.',
    answers: {
      unchanged: 'Silnik jest tak samo zepsuty jak przedtem.',
    },
  },
  course: {
    title: 'Ustal kurs',
    task: 'Znasz koordynaty: Ziemia to C. Skieruj tam statek.',
    hint: 'Kokpit daje dwie możliwości. Kartę już znasz, więc przesuń znacznik.',
    solved: 'Kurs ustalony. Każdy widzi znacznik, ale dokąd prowadzi, wie tylko ten, kto sprawdził.',
    answers: {
      elsewhere: 'To nie Ziemia. Gdzie indziej giną wszyscy śpiący na pokładzie, chyba że ich cel mówi inaczej.',
      looked: 'Czytasz jeszcze raz to, co już wiesz, i brakuje Ci kart na zmianę kursu.',
      drifting: 'Statek nadal leci na Marsa.',
    },
  },
  ventIt: {
    title: 'Za burtę',
    task: 'W Pokoju łączności jest dorosły osobnik. Zabij go z daleka.',
    hint: 'Stąd można zamknąć drzwi żółtego pomieszczenia i wypuścić powietrze, gdy wszyscy spasują.',
    solved: 'Nie ma powietrza, nie ma dorosłego osobnika. Działa też na ludzi: patrz, kto stoi przy konsoli.',
    answers: {
      alive: 'Nadal oddycha. Drzwi muszą być zamknięte, gdy spasuje ostatnia osoba.',
    },
  },
  burnTheNest: {
    title: 'Wylęgarnia',
    task: 'Obok jest Gniazdo, a w nim dwa jaja. Zniszcz je bez wchodzenia.',
    hint: 'Strzał niszczy jedno jajo i wywołuje szmery. Co niszczy dwa, stąd?',
    solved: 'Nie ma jaj, nie ma Gniazda. Niektóre cele wymagają dokładnie tego.',
    answers: {
      inside: 'Jesteś w środku. Tam każda próba wywołuje szmery, a coś zawsze słucha.',
      hatching: 'Jaja nadal tam są. Nie zostaną jajami na zawsze.',
    },
  },
  lastRivet: {
    title: 'Ostatni nit',
    task: 'Wszystkie znaczniki awarii są w grze. Jeszcze jedna awaria i kadłub pęknie; przyniesie ją następne wydarzenie. Przeżyj rundę.',
    hint: 'Naprawione pomieszczenie oddaje znacznik. Twoja karta naprawi pomieszczenie albo silnik.',
    solved: 'Zdjęty znacznik poszedł na wydarzenie. Licz znaczniki, zanim się skończą.',
    answers: {
      burst: 'Znaczników zabrakło i kadłub pękł. Silnik mógł poczekać.',
    },
  },
  doomClock: {
    title: 'Zatrzymaj zegar',
    task: 'Autodestrukcję można zatrzymać tylko w tej rundzie, w Generatorze, a tam jest awaria. Masz cztery karty.',
    hint: 'Jedna na drogę, jedna na naprawę, dwie na zatrzymanie. Ile zostaje na ostrożność?',
    solved: 'Cisza. Na następnym polu nie dałoby się już jej zatrzymać.',
    answers: {
      short: 'Jesteś przy Generatorze, ale masz za mało kart. Ostrożny krok kosztował o jedną za dużo.',
      late: 'Odlicza dalej i nikt jej już nie zatrzyma. Kapsuły się odblokowują: znajdź jakąś.',
    },
  },
}
