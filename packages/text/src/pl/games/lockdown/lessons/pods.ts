/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { pods as en } from '../../../../en/games/lockdown/lessons/pods.ts'

export const pods: Translation<typeof en> = {
  fullPod: {
    title: 'Jedna osoba na kapsułę',
    task: 'Wiesz, że w tej rundzie odlatują wszystkie kapsuły. Sprzątacz siedzi już w kapsule A. Odleć i Ty.',
    hint: 'Kapsuła bierze jedną osobę. Pomieszczenie kapsuły B jest obok, masz trzy karty.',
    solved: 'Odlatujecie oboje. W kapsule mieści się jedna osoba, więc zawczasu wiedz, gdzie jest następna.',
    answers: {
      full: 'Kapsuła A była zajęta i zostajesz na miejscu.',
    },
  },
  notThisOne: {
    title: 'Nie ta',
    task: 'Kapsuła jest tuż obok, ale wiesz, że w tej rundzie żadna nie odleci. Masz Kod czerwony i trzy głębokie rany. Wróć do domu.',
    hint: 'Jeśli kapsuła zostanie, wyjdziesz z niej z głęboką raną. Czerwony jest Twój: zamknij się w pomieszczeniu obok.',
    solved: 'Za ryglem nic Ci nie grozi: Kod czerwony jest u Ciebie.',
    answers: {
      back: 'Żadna nie odleciała, a następna rana Cię zabiła.',
      stayed: 'Nie udało Ci się wyjść na czas.',
    },
  },
  moveTheLaunch: {
    title: 'Przyspiesz odlot',
    task: 'Żeton czasu leży na 3: w tej rundzie nic nie odlatuje. Wiesz, że żeton na 2 wysyła kapsułę A. Odleć w tej rundzie.',
    hint: 'Centrum kontroli SWC może przesunąć żeton o jedno pole, także na pole tej rundy.',
    solved: 'Kapsuła odleciała o rundę wcześniej. Rozkład to tylko rząd żetonów.',
    answers: {
      closed: 'Bez żetonu SWC na polu tej rundy do żadnej kapsuły nie da się wejść.',
    },
  },
  clearThePodRoom: {
    title: 'Królowa na Twoim miejscu',
    task: 'Królowa stoi przy Twojej kapsule, a ta odlatuje w tej rundzie. Znasz „Zaganianie”. Cztery karty.',
    hint: 'Odkryta karta komputera wygania wszystko z jednego pomieszczenia. Dzięki „Zaganianiu” wybierasz, dokąd pójdzie królowa: nie do Ciebie.',
    solved: 'Ona wyszła, Ty też. Szukaj opcji, która przesuwa potwora zamiast Ciebie.',
    answers: {
      late: 'Runda się skończyła, kapsuły już nie ma.',
      met: 'Wchodzisz prosto na królową, a w walce nikt nie wsiada do kapsuły.',
    },
  },
  brokenPod: {
    title: 'Powinno działać',
    task: 'Przy Twojej kapsule jest awaria, odlot w tej rundzie, a w tej turze masz już tylko jedną akcję. Odleć dzięki niej.',
    hint: 'Naprawa to też akcja. Jedna z Twoich kart używa pomieszczenia z awarią, jakby było sprawne.',
    solved: 'Trzymało się na słowo honoru, ale poleciało.',
    answers: {
      late: 'Runda się skończyła, kapsuły już nie ma.',
    },
  },
}
