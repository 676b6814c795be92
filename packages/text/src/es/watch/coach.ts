/** What the coach says in every game. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/watch/coach.ts'

export const coachWords: Translation<typeof en> = {
  name: 'Guía',
  next: 'Siguiente',
  back: 'Atrás',
  skip: 'Saltar este paso',
  confirm: 'Ahora pulsa el botón resaltado para hacerlo.',
  confirmTwice: 'Esto se pregunta dos veces. Mantén pulsado el botón resaltado, o púlsalo dos veces sin prisa.',
  doIt: 'Hazlo por mí',
  leave: 'Salir; podrás seguir donde lo dejas',
  minutesLeft: '{minutes, plural, one {Queda # minuto} other {Quedan # minutos}}',
  loading: 'Preparando la mesa…',
  endTitle: 'Lo que ya sabes',
  toMeet: 'Aún por descubrir',
  playGentle: 'Jugar una partida tranquila',
  moreLessons: 'Más lecciones',
  goOn: 'Seguir donde lo dejaste',
  again: 'Jugar otra vez',
}
