/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/nemesis/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  sendIt: {
    title: 'Wyślij to',
    task: 'Wiele celów wymaga sygnału. Wyślij go.',
    hint: 'Robi to Pokój łączności: dwie karty, raz na grę.',
    solved: 'Wysłany. Wszyscy to widzą i zastanawiają się, jaki masz cel.',
    answers: {
      silent: 'Nic nie zostało wysłane. Kto potrzebuje sygnału i go nie wyśle, nie wygra.',
    },
  },
  lookInside: {
    title: 'Zajrzyj do środka',
    task: 'W Laboratorium leży martwy intruz. Sprawdź, co szkodzi intruzom.',
    hint: 'Akcja pomieszczenia bada to, co tu jest. Nie trzeba tego najpierw podnosić.',
    solved: 'Od teraz ogień rani ich mocniej, na korzyść wszystkich. Zwłoki i jaja kryją inne sekrety.',
    answers: {
      carrying: 'Nosisz to ze sobą, ale nikt nie zajrzał do środka. Było już we właściwym miejscu.',
      unknown: 'Nadal nic o nich nie wiadomo.',
    },
  },
  twoGoals: {
    title: 'Zdecyduj się',
    task: 'Idź w stronę szmerów: przy pierwszym spotkaniu zachowujesz jeden cel. Statek leci na Ziemię, a czasu mało.',
    hint: 'Który cel jest prawie spełniony, a który wymaga długiego spaceru ze zwłokami?',
    solved: 'Dobry wybór. Zachowaj cel, który jest prawie spełniony, i postaraj się przeżyć.',
    answers: {
      corpse: 'Znaleźć zwłoki i donieść je do Gabinetu chirurgicznego w trzy rundy: prawie niemożliwe.',
      undecided: 'Nic Cię jeszcze nie spotkało, więc oba cele są otwarte.',
    },
  },
  handsFull: {
    title: 'Pełne ręce',
    task: 'Twój cel: odlecieć z jajem. Leży tutaj, kapsuła jest odblokowana, masz trzy karty.',
    hint: 'Dwa karabiny zajmują obie ręce. Upuszczenie czegoś nic nie kosztuje.',
    solved: 'Karabin za jajo i wygrana. Na Ziemi karabin niepotrzebny.',
    answers: {
      emptyHanded: 'Udało Ci się uciec, ale bez jaja: żyjesz, a mimo to przegrywasz.',
      stayed: 'Nadal jesteś na pokładzie, a kart już nie ma.',
    },
  },
  signalThenGo: {
    title: 'Najpierw jedno',
    task: 'Statek wybuchnie w tej rundzie, czego wymaga Twój cel; wymaga też sygnału. Wygraj, mając pięć kart.',
    hint: 'Dwie na sygnał, jedna na drogę, dwie na kapsułę. W jakiej kolejności?',
    solved: 'Wysłane, w drogę, wygrana. Przeczytaj swój cel, zanim gdziekolwiek wsiądziesz.',
    answers: {
      noSignal: 'Nic Ci nie grozi, ale przegrywasz: nikt nie odebrał Twojego sygnału.',
      late: 'Nie udało Ci się uciec przed wybuchem.',
    },
  },
}
