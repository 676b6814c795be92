/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { pods as en } from '../../../../en/games/lockdown/lessons/pods.ts'

export const pods: Translation<typeof en> = {
  fullPod: {
    title: 'Jedna osoba na kapsułę',
    task: 'Wiesz, że w tej rundzie odlatują wszystkie kapsuły. Sprzątacz siedzi już w kapsule A. Odleć i Ty.',
    hint: 'Kapsuła bierze jedną osobę. Pomieszczenie kapsuły B jest obok, masz trzy karty.',
    solved: 'Oboje odlecieliście. W kapsule mieści się jedna osoba, więc zawczasu znaj następną.',
    answers: {
      full: 'Kapsuła A była zajęta i trzeba było zostać.',
    },
  },
  notThisOne: {
    title: 'Nie ta',
    task: 'Kapsuła jest tuż obok, ale wiesz, że w tej rundzie żadna nie odleci. Masz Kod czerwony i trzy rany. Wróć do domu.',
    hint: 'Kto siedzi w kapsule, która zostaje, wypada z głęboką raną. Czerwony jest Twój: zamknij się obok.',
    solved: 'Zamknięte i bezpieczne: Kod czerwony jest na Twojej ręce.',
    answers: {
      back: 'Żadna nie odleciała. Kolejna rana to o jedną za dużo.',
      stayed: 'Nie udało się wyjść na czas.',
    },
  },
  moveTheLaunch: {
    title: 'Przyspiesz odlot',
    task: 'Jest 3: w tej rundzie nic nie odlatuje. Wiesz, że żeton na 2 wysyła kapsułę A. Odleć w tej rundzie.',
    hint: 'Centrum kontroli SWC może przesunąć żeton o jedno pole, także na pole zegara.',
    solved: 'Kapsuła odleciała o rundę wcześniej. Rozkład to tylko rząd żetonów.',
    answers: {
      closed: 'Bez żetonu na polu zegara żadna kapsuła się nie otworzy.',
    },
  },
  clearThePodRoom: {
    title: 'Królowa na Twoim miejscu',
    task: 'Królowa stoi przy Twojej kapsule, a ta odlatuje w tej rundzie. Znasz „Zaganianie”. Cztery karty.',
    hint: 'Odkryta karta komputera wygania wszystko z jednego pomieszczenia. Dzięki „Zaganianiu” wybierasz dokąd: nie do Ciebie.',
    solved: 'Ona wyszła, Ty też. Szukaj ruchu, który przesuwa potwora zamiast Ciebie.',
    answers: {
      late: 'Runda się skończyła, kapsuły już nie ma.',
      met: 'Wejście do Królowej to walka, a w walce nikt nie wsiada do kapsuły.',
    },
  },
  brokenPod: {
    title: 'Powinno działać',
    task: 'Przy Twojej kapsule jest awaria, odlot w tej rundzie, a w tej turze została jedna akcja. Odleć dzięki niej.',
    hint: 'Naprawa to też akcja. Jedna z Twoich kart używa zepsutego pomieszczenia, jakby było sprawne.',
    solved: 'Trzymało się na słowo honoru, ale poleciało.',
    answers: {
      late: 'Runda się skończyła, kapsuły już nie ma.',
    },
  },
}
