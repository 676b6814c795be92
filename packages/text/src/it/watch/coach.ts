/** What the coach says in every game. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/watch/coach.ts'

export const coachWords: Translation<typeof en> = {
  name: 'Guida',
  next: 'Avanti',
  back: 'Indietro',
  skip: 'Salta questo passo',
  confirm: 'Ora premi il pulsante evidenziato per farlo.',
  confirmTwice: 'Qui viene chiesto due volte. Tieni premuto il pulsante evidenziato, o premilo due volte senza fretta.',
  doIt: 'Fallo per me',
  leave: 'Esci; potrai riprendere da qui',
  minutesLeft: '{minutes, plural, one {# minuto rimasto} other {# minuti rimasti}}',
  loading: 'Preparo il tavolo…',
  endTitle: 'Che cosa sai ora',
  toMeet: 'Ancora da scoprire',
  playGentle: 'Gioca una partita tranquilla',
  moreLessons: 'Altre lezioni',
  goOn: 'Riprendi da dove eri',
  again: 'Gioca di nuovo',
}
