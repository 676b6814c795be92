/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  lastBerth: {
    title: 'Ostatnia koja',
    task: 'Statek skacze pod koniec tej rundy. Zaśnij wcześniej w Hibernatorium: muszą wystarczyć cztery karty.',
    hint: 'Drzwi kosztują jedną kartę, droga jedną, koja dwie. Nie zmarnuj żadnej.',
    solved: 'Śpisz, a pokrywa jest zamknięta. Karty licz przed ostatnim spacerem, nie w drodze.',
    answers: {
      late: 'Statek skoczył, a kto wtedy nie śpi, ten ginie. Zabrakło karty albo drzwi były zamknięte.',
    },
  },
}
