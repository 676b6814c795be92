/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/nemesis/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  seeForYourself: {
    title: 'Sprawdź osobiście',
    task: '„Silnik 2 jest w porządku”, mówi Kapitan. Musi działać na koniec Twojej tury: masz cztery karty.',
    hint: 'Naprawa też pokazuje żetony. Jeśli najpierw zajrzysz, zabraknie kart na naprawę.',
    solved: 'Kapitan kłamał albo zgadywał. Słowa nic nie kosztują: ufaj temu, co widzisz.',
    answers: {
      looked: 'Już wiesz, że to kłamstwo, ale nie masz kart.',
      trusted: 'Wierzysz na słowo, a silnik jest zepsuty.',
    },
  },
  handOver: {
    title: 'Uczciwa wymiana',
    task: 'Kapitan daje Apteczkę za Twoje Narzędzia. Dobij targu.',
    hint: 'Handel kosztuje jedną kartę. Wybierz Kapitana, połóż Narzędzia i potwierdź.',
    solved: 'Zrobione. Nic nie przechodzi z rąk do rąk bez zgody obu stron, a obietnice nikogo nie wiążą.',
    answers: {
      nothing: 'Nie ma umowy: obie strony muszą się zgodzić.',
    },
  },
  rightEngine: {
    title: 'Kto kłamie?',
    task: 'Silnik 2 albo Silnik 3 jest zepsuty; napraw go. Mechanik: „To 2”. Kapitan, całą grę w Kokpicie: „To 3”.',
    hint: 'Stan silnika widać przy nim samym albo w Sterowni silników, ale nie w Kokpicie.',
    solved: 'Kapitan nie mógł tego wiedzieć. Zanim zapytasz, co ktoś mówi, sprawdź, gdzie był.',
    answers: {
      liar: 'Silnik 3 działał: nie warto wierzyć komuś, kto nigdy tam nie był.',
      late: 'Silnik 2 nadal jest zepsuty.',
    },
  },
  rightCourse: {
    title: 'Jedna osoba z trzech',
    task: 'Kapitan: „Ziemia to A”. Pilot: „Kapitan kłamie”. Naukowiec: „Ziemia to C”. Kłamie dokładnie jedna osoba: leć na Ziemię.',
    hint: 'Załóż, że Kapitan mówi prawdę. Ile osób wtedy kłamie?',
    solved: 'Gdyby Kapitan miał rację, kłamałyby dwie osoby. Więc C, a na sprawdzenie nie było kart.',
    answers: {
      fooled: 'To nie Ziemia. Sprawdź każdą wersję ze zdaniem „kłamie dokładnie jedna osoba”.',
      tooLate: 'Teraz masz pewność, ale zabrakło kart na zmianę kursu.',
      drifting: 'Kurs nieustalony. Wahanie to też wybór.',
    },
  },
  whoWantsMe: {
    title: 'Kto chce mojej śmierci?',
    task: 'Pilot i Naukowiec mówią, że potrzebują sygnału. Pilot był tu w zeszłej rundzie i nic nie wysłał. Przeczytaj cel tej osoby, która kłamie.',
    hint: 'Kto już wysłał sygnał, a kto przepuścił okazję? Klucz do dziennika działa raz.',
    solved: 'Pilot chce śmierci gracza 1, czyli Twojej. Czyny mówią więcej niż słowa.',
    answers: {
      innocent: 'Naukowiec mówił prawdę, a klucza już nie ma.',
      unsure: 'Nadal nie wiesz, kogo się bać.',
    },
  },
}
