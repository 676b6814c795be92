/** The words of a game that begins: who one may become, and the envelopes. */

import type { Translation } from '../../areas.ts'
import type { draftWords as en } from '../../en/shared/characterDraft.ts'

export const draftWords: Translation<typeof en> = {
  drafting: 'eligiendo personajes',
  ownCards: 'Solo en este mazo',
  inAll: 'En todos estos mazos',
  ofOneColour: 'Los dos tienen el color de la carta elegida. Solo uno participa.',
  inBoth: 'En los dos mazos',
  beginsWith: 'Empieza con',
  canEarn: 'Puede conseguir',

  envelopesSay: 'Solo tú puedes leerlos. Cuando llegue el primer Intruso te quedas con uno, y nadie sabe cuál.',
  holdToLook: 'Mantén pulsado para ver tus Objetivos secretos',
  pressToLook: 'Pulsa para ver tus Objetivos secretos',
  putBack: 'Volver a guardarlos',
  onlyMine: 'Solo lo ves tú.',
}
