/** What the coach says in every game. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/watch/coach.ts'

export const coachWords: Translation<typeof en> = {
  name: 'Mentor',
  next: 'Dalej',
  back: 'Wstecz',
  skip: 'Pomiń ten krok',
  confirm: 'Teraz naciśnij podświetlony przycisk, aby to zrobić.',
  confirmTwice:
    'Tu trzeba potwierdzić dwa razy. Przytrzymaj podświetlony przycisk albo naciśnij go dwa razy, bez pośpiechu.',
  doIt: 'Zrób to za mnie',
  leave: 'Wyjdź; wrócisz w to samo miejsce',
  minutesLeft:
    '{minutes, plural, one {Została # minuta} few {Zostały # minuty} many {Zostało # minut} other {Zostało # minuty}}',
  loading: 'Rozkładanie gry…',
  endTitle: 'Co już wiesz',
  toMeet: 'Jeszcze przed Tobą',
  playGentle: 'Zagraj spokojną partię',
  moreLessons: 'Więcej lekcji',
  goOn: 'Graj dalej od tego miejsca',
  again: 'Zagraj jeszcze raz',
}
