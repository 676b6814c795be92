/** A question whether one reacts, to somebody who cannot. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/noReaction.ts'

export const noReaction: Translation<typeof en.noReaction> = {
  nothing: 'No tienes con qué reaccionar.',
  goOn: 'Seguir',
  notThisRound: 'No más en esta ronda',
  why: 'Se te pregunta de todos modos: si solo se preguntara a quien puede reaccionar, toda la mesa sabría quién puede. «No más en esta ronda» responde que no por ti hasta que acabe la ronda, salvo si se trata de tu propia acción. Mientras esperas, puedes pedir que te vuelvan a preguntar.',
  inTime: 'Si no respondes en {time}, no reaccionas.',
}
