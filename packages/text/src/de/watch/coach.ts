/** What the coach says in every game. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/watch/coach.ts'

export const coachWords: Translation<typeof en> = {
  name: 'Lotse',
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Diesen Schritt überspringen',
  confirm: 'Drück jetzt auf den hervorgehobenen Knopf, dann geschieht es.',
  confirmTwice: 'Hier wird zweimal gefragt. Halte den hervorgehobenen Knopf, oder drück ihn zweimal, nicht zu schnell.',
  doIt: 'Mach das für mich',
  leave: 'Verlassen; du kannst später hier weitermachen',
  minutesLeft: '{minutes, plural, one {Noch # Minute} other {Noch # Minuten}}',
  loading: 'Der Tisch wird aufgebaut…',
  endTitle: 'Was du jetzt weißt',
  toMeet: 'Das kommt noch',
  playGentle: 'Eine ruhige Partie spielen',
  moreLessons: 'Weitere Lektionen',
  goOn: 'Dort weitermachen, wo du warst',
  again: 'Noch einmal spielen',
}
