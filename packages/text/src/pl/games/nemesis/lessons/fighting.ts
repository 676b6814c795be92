/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/nemesis/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  shootFirst: {
    title: 'Nie dotykaj',
    task: 'Zabij larwę i nie dotykaj jej.',
    hint: 'Strzał kosztuje kartę i nabój. Walka wręcz daje skażenie, nawet gdy trafisz.',
    solved: 'Larwie wystarczy jedno trafienie, a trafia ją pięć z sześciu ścianek.',
    answers: {
      touched: 'Doszło do kontaktu i masz teraz skażenie. Ta karta może oznaczać zarażenie.',
      alive: 'Larwa nadal żyje, a Twoja tura się skończyła.',
    },
  },
  emptyGun: {
    title: 'Klik',
    task: 'Karabin jest pusty, a obok jest ranny pełzacz. Dobij go w tej turze.',
    hint: 'Ładunek energetyczny napełnia broń energetyczną. Potem strzel.',
    solved: 'Martwy. Obrażenia zostają, więc każde trafienie ułatwia następne sprawdzenie.',
    answers: {
      touched: 'Dosięga Cię i masz skażenie. Przeładuj, póki można.',
      alive: 'Pełzacz nadal żyje, a Twoja tura się skończyła.',
    },
  },
  nextDoor: {
    title: 'Za ścianą',
    task: 'Obok są pełzacz i larwa. Oczyść to pomieszczenie bez wchodzenia.',
    hint: 'Granat zadaje celowi dwa obrażenia, reszcie po jednym. Larwie starczy jedno, pełzaczowi nie.',
    solved: 'Oba nie żyją. Celuj w to, co twarde, a resztę zrobią odłamki.',
    answers: {
      wrongOne: 'Larwa dostała dwa obrażenia, a pełzacz zniósł odłamek.',
      inside: 'Teraz jesteś tam razem z nimi. Granat sięga do sąsiedniego pomieszczenia.',
      waiting: 'Nadal tam są i nie zostaną tam długo.',
    },
  },
  fullHand: {
    title: 'Pełna ręka',
    task: 'W korytarzu przed Tobą słychać szmer. Wejdź do Kajut i nie daj się zaskoczyć.',
    hint: 'To, co się pojawia, ma liczbę. Kto trzyma mniej kart, zostaje od razu zaatakowany.',
    solved: 'Przyszedł z trójką, a na ręce były trzy karty. Idąc w stronę szmeru, zachowaj karty.',
    answers: {
      surprised: 'Zaskoczenie: na ręce było mniej kart niż jego liczba. Co zagrasz wcześniej, tego potem brakuje.',
      stayed: 'Nadal jesteś w Hibernatorium, a tura się skończyła.',
    },
  },
  cornered: {
    title: 'W potrzasku',
    task: 'Trzy głębokie rany: następna zabije, a obok jest reproduktor. Przeżyj tę rundę.',
    hint: 'Nie zdążysz zabić, a odejście to atak. Czy można sprawić, żeby to on odszedł?',
    solved: 'Gaśnica go przepędziła. Gdy nie można wygrać walki, trzeba ją zakończyć.',
    answers: {
      killed: 'Koniec. Strzał rzadko zatrzymuje reproduktora na czas.',
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
    task: 'Obok jest larwa. Zabij ją bez dotykania: żadnej broni, dwie karty, trzy przedmioty.',
    hint: 'Z Miotaczem ognia trzeba tam wejść. Co można rzucić stąd?',
    solved: 'Wytwórz, rzuć, gotowe: Koktajl Mołotowa oszczędza drogę. Karty to kroki, licz jedno i drugie.',
    answers: {
      noCards: 'Nadal żyje, a kart już nie ma.',
      touched: 'Dotknęła Cię. Błędem było wchodzenie tam, z czymkolwiek w ręku.',
    },
  },
}
