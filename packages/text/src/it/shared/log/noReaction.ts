/** A question whether one reacts, to somebody who cannot. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/noReaction.ts'

export const noReaction: Translation<typeof en.noReaction> = {
  nothing: 'Non hai niente con cui reagire.',
  goOn: 'Avanti',
  notThisRound: 'Non più in questo Turno',
  why: 'La domanda arriva comunque: se venisse fatta solo a chi può reagire, tutti saprebbero chi può. "Non più in questo Turno" risponde no per te fino alla fine del Turno, tranne quando si tratta di una tua Azione. Mentre aspetti, puoi riattivare la domanda.',
  inTime: 'Se non rispondi entro {time}, non reagisci.',
}
