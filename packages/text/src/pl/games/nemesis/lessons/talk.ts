/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/nemesis/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  seeForYourself: {
    title: 'Sprawdź osobiście',
    task: '„Silnik 2 jest w porządku”, mówi Kapitan. Musi działać na koniec Twojej tury: masz cztery karty.',
    hint: 'Naprawa też pokazuje żetony. Najpierw zajrzysz i zabraknie kart na naprawę.',
    solved: 'To było kłamstwo albo zgadywanie. Słowa nic nie kosztują: ufaj temu, co widać.',
    answers: {
      looked: 'Już wiesz, że to kłamstwo, ale kart zabrakło.',
      trusted: 'Uwierzono na słowo. Silnik jest zepsuty.',
    },
  },
  handOver: {
    title: 'Uczciwa wymiana',
    task: 'Kapitan daje Apteczkę za Twoje Narzędzia. Dobij targu.',
    hint: 'Handel kosztuje jedną kartę. Wybierz Kapitana, połóż Narzędzia i potwierdź.',
    solved: 'Zrobione. Nic nie przechodzi bez zgody obojga, a obietnice nikogo nie wiążą.',
    answers: {
      nothing: 'Nie ma umowy: obie strony muszą się zgodzić.',
    },
  },
  rightEngine: {
    title: 'Kto kłamie?',
    task: 'Silnik 2 albo Silnik 3 jest zepsuty; napraw go. Mechanik: „To 2”. Kapitan, całą grę w Kokpicie: „To 3”.',
    hint: 'Tylko kto był przy silniku, może wiedzieć, jak działa.',
    solved: 'Kapitan nie mógł tego wiedzieć. Zanim zapytasz, co ktoś mówi, sprawdź, gdzie był.',
    answers: {
      liar: 'Silnik 3 działał: to była wiara komuś, kto tam nie był.',
      late: 'Silnik 2 nadal jest zepsuty.',
    },
  },
  rightCourse: {
    title: 'Jedno z trzech',
    task: 'Kapitan: „Ziemia to A”. Pilot: „Kapitan kłamie”. Naukowiec: „Ziemia to C”. Kłamie dokładnie jedno: leć na Ziemię.',
    hint: 'Załóż, że Kapitan mówi prawdę. Ile osób wtedy kłamie?',
    solved: 'Gdyby Kapitan miał rację, kłamałyby dwie osoby. Więc C, a na sprawdzenie nie było kart.',
    answers: {
      fooled: 'To nie Ziemia. Sprawdź każdą wersję z „kłamie dokładnie jedno”.',
      tooLate: 'Teraz to pewne, ale zabrakło kart na zmianę kursu.',
      drifting: 'Kurs nieustalony. Wahanie to też wybór.',
    },
  },
  whoWantsMe: {
    title: 'Kto chce mojej śmierci?',
    task: 'Pilot i Naukowiec mówią, że potrzebują sygnału. Pilot był tu w zeszłej rundzie i nic nie wysłał. Przeczytaj cel tej osoby, która kłamie.',
    hint: 'Kto już wysłał sygnał, a kto przepuścił okazję? Klucz do dziennika działa raz.',
    solved: 'Pilot chce śmierci gracza 1, czyli Twojej. Czyny mówią więcej niż słowa.',
    answers: {
      innocent: 'Naukowiec mówi prawdę, a klucza już nie ma.',
      unsure: 'Nadal nie wiadomo, kogo się bać.',
    },
  },
}
