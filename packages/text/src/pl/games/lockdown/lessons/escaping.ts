/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/lockdown/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  distraction: {
    title: 'Rzuć czymś',
    task: 'Stoi przed Tobą dorosły osobnik. Odejdź tak, by nie zaatakował.',
    hint: 'Gdy uciekasz, najpierw Cię atakują. „Rozproszenie” kosztuje przedmiot, ale obywa się bez ataku.',
    solved: 'To, co było w plecaku, jest warte mniej niż Twoja skóra.',
    answers: {
      bitten: 'Ucieczka to najpierw po jednym ataku wszystkiego, co jest w pomieszczeniu.',
    },
  },
  shutItIn: {
    title: 'Zamknij to',
    task: 'W Centrum szybkiego reagowania, między Tobą a Sprzątaczem, jest dorosły osobnik. Zakończ rundę tak, by nikt nie walczył.',
    hint: '„Kwarantanna” zamyka wszystkie drzwi jednego pomieszczenia. Kto chce wyjść, tylko wyważa drzwi.',
    solved: 'Wyważył drzwi i został. Zamknięte drzwi to runda życia.',
    answers: {
      came: 'Ruszył się i teraz ktoś jest w walce.',
    },
  },
  clearTheCorridor: {
    title: 'Zanim zaryglujesz drzwi',
    task: 'W jednym korytarzu Izolatki słychać szmery. Zamknij się w niej bez ryzyka, mając trzy karty.',
    hint: 'Zamykając się, rzucasz na szmery. Gdy nie ma ich w żadnym korytarzu, a obok nic nie czyha, nic nie przyjdzie.',
    solved: 'Cisza na zewnątrz i rygiel zamknięty. Najpierw usuń szmery, potem rzucaj.',
    answers: {
      heard: 'Kość trafiła w głośny korytarz i coś z niego wyszło.',
      late: 'Runda się skończyła, a Ty jesteś na zewnątrz.',
    },
  },
}
