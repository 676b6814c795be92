/** The coach beside the question. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/coach/coach.ts'

export const coachWords: Translation<typeof en> = {
  knows: 'Solo sabe lo que sabes tú',
  says: 'Te dice qué acaba de pasar, qué te amenaza y qué pide ahora tu Objetivo. Si lo pides, propone una jugada. Ayuda en cualquier mesa y solo sabe lo que sabes tú.',
  on: 'Sí',
  off: 'No',
  turnOff: 'Desactivar',
  happened: 'Qué acaba de pasar',
  nothingYet: 'Nada todavía.',
  because: 'Por qué: {why}.',
  threatens: 'Qué te amenaza',
  safe: 'Nada que puedas ver.',
  deadlyNext: 'Tienes tres Heridas graves: cualquier otra Herida te mata.',
  attacks: '{intruder} en tu compartimento: ataca al acabar la ronda.',
  near: '{intruder} a un compartimento de ti: {room}.',
  burns: 'Tu compartimento arde: acabar aquí un turno cuesta una Herida leve.',
  ifPass: '{danger} (si pasas ahora).',
  goal: 'Tu Objetivo: siguiente paso',
  goalHidden: 'Tus Objetivos están bocabajo.',
  noGoal: 'Ahora no se puede hacer nada para cumplirlo.',
  suggest: 'Proponer una jugada',
  weighing: 'Sopesando tus opciones…',
  noIdea: 'No hay propuesta para esta pregunta.',
  unreachable: 'No se ha podido cargar la guía.',
  shared: 'No hay propuestas en una pantalla que comparten varias personas: revelarían tu Objetivo.',
  picked: 'Está elegido, pero no enviado: confírmalo o elige otra cosa.',
  another: 'Otra idea',
  lastIdea: 'Nada más se le acerca.',
  whyNot: '¿Por qué no? {what}',
  instead: '{what}: {reason}',
  funnel: {
    title: 'Dónde se abandonaron las primeras guardias',
    says: 'Solo lo guarda este navegador; no se envía a ninguna parte.',
    none: 'No hay nada guardado.',
    counts:
      '{begun, plural, one {Empezada una vez} other {Empezada # veces}}, {ended, plural, one {jugada hasta el final una vez} other {jugada hasta el final # veces}}.',
    leftAt: 'Abandonada aquí {times} ×: {sentence}',
    erase: 'Borrarlo',
  },
}
