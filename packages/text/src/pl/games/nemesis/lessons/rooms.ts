/** Polish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/nemesis/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  goodFind: {
    title: 'Dobre znalezisko',
    task: 'Noga jest opatrzona, ale nie wyleczona. Znajdź coś, co ją wyleczy.',
    hint: 'Przeszukanie pokazuje dwa przedmioty, zostaje jeden. Bandaże opatrują głęboką ranę lub leczą powierzchowne, Apteczka leczy opatrzoną.',
    solved: 'Apteczka jest Twoja. W zielonych są leki, w czerwonych broń, w żółtych narzędzia.',
    answers: {
      other: 'Bandaże nie leczą głębokiej rany, tylko ją opatrują, a Twoja już jest opatrzona.',
      nothing: 'Niczego nie znajdujesz.',
    },
  },
  fixThenUse: {
    title: 'Nieczynne',
    task: 'Twoja strzelba jest pusta, a w Zbrojowni jest awaria. Załaduj dwa naboje w tej turze.',
    hint: 'Pomieszczenie z awarią nie ma akcji. Napraw je, potem użyj: jedna karta i dwie.',
    solved: 'Załadowana. W pomieszczeniu z awarią można szukać, ale akcja i komputer nie działają.',
    answers: {
      broken: 'Strzelba nadal pusta: pomieszczenie nie działało albo zabrakło kart.',
    },
  },
  mixIt: {
    title: 'Zmieszaj to',
    task: 'Rośnie w Tobie larwa, a lekarza nie ma. Poradź sobie tym, co masz.',
    hint: 'Chemikalia i Apteczka dają Antidotum. Chemikalia i Narzędzia dają coś innego.',
    solved:
      'Larwy już nie ma. Każdy może w dowolnej chwili sprawdzić, jakie samoróbki da się zrobić: planuj, co zbierasz.',
    answers: {
      armed: 'Piękny Miotacz ognia, ale larwie to obojętne.',
      inside: 'Larwa nadal jest w Tobie.',
    },
  },
  searchSmart: {
    title: 'Gdzie to może być?',
    task: 'Potrzebujesz Ładunku energetycznego, a szukać można raz. Wybierz gdzie.',
    hint: 'Kolor pomieszczenia mówi, co w nim jest. Dużo przedmiotów nie pomoże, jeśli to nie te.',
    solved: 'Czerwone: jedenaście z trzydziestu to Ładunki energetyczne, a widzisz dwa przedmioty.',
    answers: {
      wrongPlace: 'Nie tam: w zielonych nie ma wcale, w żółtych trzy z trzydziestu, w czerwonych jedenaście.',
      empty: 'Wracasz bez niego. W czerwonym pomieszczeniu trafia się około sześć razy na dziesięć.',
    },
  },
  remoteControl: {
    title: 'Zdalnie',
    task: 'Twoje zadanie w tej rundzie: wysłanie sygnału. Pokój łączności jest dwa pomieszczenia stąd, a masz trzy karty.',
    hint: 'Na piechotę nie zostanie Ci kart na akcję. W tym pomieszczeniu jest komputer.',
    solved: '„Intranet” załatwił to z fotela. Karty oszczędzające drogę są warte więcej, niż się wydaje.',
    answers: {
      far: 'Sygnał nie został wysłany: droga pochłonęła karty.',
    },
  },
}
