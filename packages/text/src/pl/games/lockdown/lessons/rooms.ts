/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/lockdown/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  halfTheParts: {
    title: 'Połowa części',
    task: 'Masz tylko ubrania. Zrób w tej turze Skafander kosmiczny.',
    hint: 'Do samoróbki trzeba dwóch pasujących przedmiotów, w Magazynie wystarczy jeden.',
    solved: 'Jedna kurtka i regał narzędzi. Przynieś tu połowę, wyjdź z całością.',
    answers: {
      nothing: 'Tura się skończyła, a skafandra nie ma.',
    },
  },
  noAir: {
    title: 'Bez powietrza',
    task: 'Królowa jest w pomieszczeniu z wejściem do korytarzy technicznych, dwa pomieszczenia dalej. Zabij ją bez strzału.',
    hint: 'Kontrola systemu wentylacji zamyka takie pomieszczenie. Co w nim jest, gdy wszyscy spasują, ginie.',
    solved: 'Pancerz był, powietrza nie. Upewnij się, że w środku nie ma nikogo innego.',
    answers: {
      friend: 'W tym pomieszczeniu był Sprzątacz.',
      lives: 'Królowa żyje.',
    },
  },
  dressForMars: {
    title: 'Skafander na Marsa',
    task: 'Brama otwarta, łazika nie ma. Jesteś w Kwaterze straży przy wyjściu, masz cztery karty. Dotrzyj w tej turze do bunkra.',
    hint: 'Kwatera straży daje Paralizator albo Skafander kosmiczny. Z jednym z nich dojdziesz do bunkra.',
    solved: 'Nic w pobliżu i cisza: spacer był bezpieczny. Przy szmerach już by nie był.',
    answers: {
      bare: 'Nikt nie przejdzie przez Marsa bez łazika ani skafandra.',
      taser: 'Paralizator na zewnątrz nie pomoże. Potrzebny był Skafander kosmiczny.',
    },
  },
  threeInTwoHands: {
    title: 'Trzy rzeczy, dwie ręce',
    task: 'Weź w tej turze jajo i zachowaj broń oraz latarkę.',
    hint: '„Taśma naprawcza” łączy dwa ciężkie przedmioty w jednej ręce. Jaj nie utrzyma.',
    solved: 'Broń z latarką w jednej ręce, jajo w drugiej.',
    answers: {
      dropped: 'Coś upuszczasz. To, co masz w plecaku, mogło to utrzymać.',
    },
  },
}
