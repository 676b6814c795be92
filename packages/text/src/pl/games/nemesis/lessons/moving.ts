/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  quietSteps: {
    title: 'Ciche kroki',
    task: 'Wejdź do Stołówki tak, żeby nikt nie usłyszał. W trzech z czterech korytarzy już słychać szmery.',
    hint: 'Ostrożny ruch kosztuje dwie karty, ale to Ty wybierasz, gdzie coś zaszeleści. Wybierz cichy korytarz.',
    solved: 'Nikt nie przyszedł. Dodatkowa karta to niewiele, gdy prawie każdy wynik kości oznacza spotkanie.',
    answers: {
      heard: 'Coś usłyszało: szmer tam, gdzie już był szmer, sprowadza tego, kto go wywołał.',
      stayed: 'Nadal nie ma Cię w Stołówce, a Twoja tura się skończyła.',
    },
  },
}
