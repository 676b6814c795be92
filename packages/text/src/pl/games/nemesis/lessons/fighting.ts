/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/nemesis/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  shootFirst: {
    title: 'Nie dotykaj',
    task: 'Zabij larwę i nie dotykaj jej.',
    hint: 'Strzał kosztuje kartę i 1 amunicji. Walka wręcz daje skażenie, nawet gdy trafisz.',
    solved: 'Larwie wystarczy jedno trafienie, a trafia ją pięć z sześciu ścianek.',
    answers: {
      touched: 'Larwa Cię dotknęła i masz teraz skażenie. Ta karta może oznaczać zarażenie.',
      alive: 'Larwa nadal żyje, a Twoja tura się skończyła.',
    },
  },
  emptyGun: {
    title: 'Klik',
    task: 'Twój karabin jest pusty, a w pomieszczeniu jest ranny pełzacz. Dobij go w tej turze.',
    hint: 'Ładunek energetyczny ładuje do pełna broń energetyczną. Potem strzel.',
    solved: 'Martwy. Obrażenia zostają, więc każde trafienie ułatwia następne sprawdzenie.',
    answers: {
      touched: 'Pełzacz Cię dosięga i masz skażenie. Przeładuj, póki możesz.',
      alive: 'Pełzacz nadal żyje, a Twoja tura się skończyła.',
    },
  },
  nextDoor: {
    title: 'Za ścianą',
    task: 'Obok są pełzacz i larwa. Oczyść to pomieszczenie bez wchodzenia.',
    hint: 'Granat zadaje celowi dwa obrażenia, reszcie po jednym. Larwie starczy jedno, pełzaczowi nie.',
    solved: 'Pełzacz i larwa nie żyją. Celuj w to, co twarde, a resztę zrobią odłamki.',
    answers: {
      wrongOne: 'Larwa dostała dwa obrażenia, a pełzacz zniósł odłamek.',
      inside: 'Teraz jesteś tam razem z nimi. Granat sięga do sąsiedniego pomieszczenia.',
      waiting: 'Nadal tam są i nie zostaną tam długo.',
    },
  },
  fullHand: {
    title: 'Pełna ręka',
    task: 'W korytarzu przed Tobą słychać szmery. Wejdź do Kajut i nie daj się zaskoczyć.',
    hint: 'To, co się pojawia, ma liczbę. Jeśli masz mniej kart, od razu atakuje.',
    solved: 'Miał liczbę 3, a na Twojej ręce były trzy karty. Idąc tam, gdzie słychać szmery, zachowaj karty.',
    answers: {
      surprised:
        'Zaskoczył Cię: na Twojej ręce było mniej kart, niż wynosi jego liczba. Co zagrasz wcześniej, tego potem brakuje.',
      stayed: 'Nadal jesteś w Hibernatorium, a tura się skończyła.',
    },
  },
  cornered: {
    title: 'W potrzasku',
    task: 'Trzy głębokie rany: następna Cię zabije, a w pomieszczeniu jest reproduktor. Przeżyj tę rundę.',
    hint: 'Nie zdążysz go zabić, a gdy odejdziesz, zaatakuje. Czy to on może odejść?',
    solved: 'Gaśnica go przepędziła. Gdy nie można wygrać walki, trzeba ją zakończyć.',
    answers: {
      killed: 'Reproduktor Cię zabił. Strzał rzadko zatrzymuje go na czas.',
    },
  },
  threeLarvae: {
    title: 'Trzy za jednym razem',
    task: 'Zabij w tej turze wszystkie trzy larwy i żadnej nie dotykaj. Masz jeden nabój i jeden Granat.',
    hint: 'Larwie starczy jedno trafienie, a Granat trafia wszystko w pomieszczeniu. Gdzie są dwie?',
    solved: 'Granat dla gromady, nabój dla ostatniej. Czysto.',
    answers: {
      touched: 'Jedna Cię dotknęła i masz skażenie.',
      wasted: 'Kilka zostało. Granat rzuca się tam, gdzie jest ich najwięcej.',
    },
  },
  bareHands: {
    title: 'Bez broni, dwie karty',
    task: 'Obok jest larwa. Zabij ją bez dotykania: nie masz broni, masz dwie karty i trzy przedmioty.',
    hint: 'Z Miotaczem ognia trzeba tam wejść. Co można rzucić stąd?',
    solved:
      'Zrób, rzuć, gotowe: Koktajl Mołotowa oszczędza drogę. Każda akcja kosztuje karty, więc najpierw je policz.',
    answers: {
      noCards: 'Nadal żyje, a kart już nie ma.',
      touched: 'Dotknęła Cię. Błędem było wchodzenie tam, z czymkolwiek w ręku.',
    },
  },
}
