/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { contingencies as en } from '../../../../en/games/lockdown/lessons/contingencies.ts'

export const contingencies: Translation<typeof en> = {
  yourOwnToken: {
    title: 'To, co masz, nie obowiązuje',
    task: 'Dwa wyjścia: Izolatka tutaj i kapsuła obok. Masz Kod szary i Kod zielony. Wróć do domu.',
    hint: 'Kod szary zabija każdego, kto odlatuje kapsułą. Jedyny jest u Ciebie, więc nie może obowiązywać.',
    solved:
      'Obowiązywał Kod czerwony, a on zabija zamkniętych w Izolatce. Kod, który jest tylko jeden i który masz Ty, nie może obowiązywać.',
    answers: {
      locked:
        'Obowiązywał Kod czerwony: zabija każdego, kto jest zamknięty w Izolatce. Kapsuły były bezpieczne, bo szary jest u Ciebie.',
      stayed: 'Nie udało Ci się wyjść na czas.',
    },
  },
  sayYouAreHere: {
    title: 'Powiedz, że tu jesteś',
    task: 'Znasz pięć planów awaryjnych, brakuje tylko dwóch niebieskich. Została jedna akcja. Co Cię ocali?',
    hint: 'Kod niebieski zabija tych, którzy nie wysłali sygnału. Tu się go wysyła.',
    solved: 'Sygnał wysłany. Kto wie, co zabija, wie, co robić.',
    answers: {
      silent: 'Może obowiązywać tylko Kod niebieski, a sygnał nie został wysłany.',
    },
  },
  callAndLeave: {
    title: 'Nadaj i odleć',
    task: 'Może obowiązywać tylko Kod niebieski. Kapsuły odlatują w tej rundzie, masz pięć kart. Wróć cało do domu.',
    hint: 'Niebieski zabija tych, którzy nie wysłali sygnału. Sygnał to dwie karty, droga jedna, kapsuła dwie.',
    solved: 'Sygnał, kapsuła, życie. Na końcu najpierw sprawdza się plan awaryjny, potem całą resztę.',
    answers: {
      late: 'Runda się skończyła, a Ty wciąż tu jesteś.',
      silent: 'Kapsuła odleciała, ale obowiązywał Kod niebieski, a sygnał nie został wysłany.',
    },
  },
}
