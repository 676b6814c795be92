/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/lockdown/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  proofInHand: {
    title: 'Pełne ręce',
    task: 'Twój cel wymaga truchła, a kapsuła odlatuje w tej rundzie. Niesiesz broń i łom. Odleć z dowodem.',
    hint: 'Masz dwie ręce. Upuszczenie nic nie kosztuje, podniesienie jedną kartę, kapsuła dwie.',
    solved:
      'Odlatujesz z truchłem. Przeżycie to tylko połowa zwycięstwa: sprawdź, czego wymaga cel, zanim zamknie się klapa.',
    answers: {
      empty: 'Nie odlatujesz z truchłem, a Twój cel go wymaga.',
    },
  },
  whichEnvelope: {
    title: 'Który cel?',
    task: 'We wszystkich korytarzach Archiwum słychać szmery: wejście to pierwsze spotkanie. Zachowaj cel, który da się spełnić.',
    hint: 'Sygnał wysłany, wiedza 7. Jeden z celów wymaga właśnie tego, drugi czyjejś śmierci.',
    solved: 'Zostaje to, co prawie gotowe. Przy pierwszym spotkaniu pytaj, co już jest prawdą.',
    answers: {
      other: '„Konflikt interesów” wymaga czyjejś śmierci. Ten drugi był już spełniony.',
    },
  },
}
