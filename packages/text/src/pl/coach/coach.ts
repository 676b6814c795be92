/** The coach beside the question. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/coach/coach.ts'

export const coachWords: Translation<typeof en> = {
  knows: 'Wie tylko to, co wiesz Ty',
  says: 'Mówi, co się właśnie stało, co Ci grozi i czego teraz wymaga Twój cel. Na życzenie proponuje ruch. Pomaga przy każdym stole i wie tylko to, co wiesz Ty.',
  on: 'Tak',
  off: 'Nie',
  turnOff: 'Wyłącz',
  happened: 'Co się właśnie stało',
  nothingYet: 'Jeszcze nic.',
  because: 'Dlaczego: {why}.',
  threatens: 'Co Ci grozi',
  safe: 'Nic, o czym możesz wiedzieć.',
  deadlyNext: 'Masz trzy głębokie rany: każda następna rana Cię zabije.',
  attacks: '{intruder} w Twoim pomieszczeniu: zaatakuje na koniec rundy.',
  near: '{intruder} o jedno pomieszczenie dalej: {room}.',
  burns: 'Twoje pomieszczenie płonie: zakończenie tu tury kosztuje powierzchowną ranę.',
  ifPass: '{danger} (jeśli teraz spasujesz).',
  goal: 'Twój cel: następny krok',
  goalHidden: 'Twoje cele leżą zakryte.',
  noGoal: 'Teraz nic się dla niego nie da zrobić.',
  suggest: 'Zaproponuj ruch',
  weighing: 'Rozważanie Twoich możliwości…',
  noIdea: 'Na to pytanie nie ma propozycji.',
  unreachable: 'Nie udało się wczytać mentora.',
  shared: 'Na wspólnym ekranie nie ma propozycji: zdradziłyby, o co grasz.',
  picked: 'Wybrane za Ciebie, niewysłane: potwierdź albo wybierz coś innego.',
  another: 'Inny pomysł',
  lastIdea: 'Nic innego nie jest równie dobre.',
  whyNot: 'Dlaczego nie: {what}?',
  instead: '{what}: {reason}',
  funnel: {
    title: 'Gdzie przerwano pierwsze wachty',
    says: 'Przechowuje to tylko ta przeglądarka; nic nie jest wysyłane.',
    none: 'Nic nie zapisano.',
    counts:
      '{begun, plural, one {Rozpoczęto # raz} few {Rozpoczęto # razy} many {Rozpoczęto # razy} other {Rozpoczęto # razy}}, {ended, plural, one {doprowadzono do końca # raz} few {doprowadzono do końca # razy} many {doprowadzono do końca # razy} other {doprowadzono do końca # razy}}.',
    leftAt: '{times} × przerwano tutaj: {sentence}',
    erase: 'Usuń',
  },
}
