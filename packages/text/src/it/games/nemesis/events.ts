/** What happens only on the ship, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    peekedCoordinates: '{by, select, you {Guardi} other {{who} guarda}} in segreto le Coordinate.',
    peekedCoordinatesSeen: 'Guardi in segreto le Coordinate: {coordinates}.',
    peekedEngine: '{by, select, you {Controlli} other {{who} controlla}} in segreto {engine}.',
    peekedEngineSeen: 'Controlli in segreto {engine}: {states}.',
    engines: 'i Motori',
    engineChanged: '{by, select, you {Cambi} other {{who} cambia}} l’ordine dei gettoni di {engine}.',
    engineKept: '{by, select, you {Lasci} other {{who} lascia}} i gettoni di {engine} nel loro ordine.',
    destination: '{by, select, you {Imposti} other {{who} imposta}} la Destinazione su {space}.',
    chambersOpen: 'Le Camere di Ibernazione si aprono.',
    podLocked: 'La Capsula di Salvataggio {pod} è bloccata.',
    podUnlocked: 'La Capsula di Salvataggio {pod} è sbloccata.',
    entersPod: '{by, select, you {Entri} other {{who} entra}} nella Capsula di Salvataggio {pod}.',
    leavesPod: '{by, select, you {Esci} other {{who} esce}} dalla Capsula di Salvataggio {pod}.',
    ejected:
      'Sta arrivando qualcosa: {by, select, you {devi} other {{who} deve}} uscire dalla Capsula di Salvataggio {pod}.',
    launched: 'La Capsula di Salvataggio {pod} lascia la nave con {crew}.',
    launchedWithYou: 'La Capsula di Salvataggio {pod} lascia la nave con te all’interno.',
    launchedWithYouAnd: 'La Capsula di Salvataggio {pod} lascia la nave con te e {crew}.',
    podGone: 'La Capsula di Salvataggio {pod} va perduta, vuota.',
    hibernates: '{by, select, you {Vai} other {{who} va}} in ibernazione.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    engines: 'Motori: {states}.',
    enginesHold: 'La nave compie il salto.',
    enginesFail: 'La nave esplode.',
    coordinates: 'Coordinate: lo spazio {space} porta a {destination}.',
    diedByJump:
      '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} è sveglio durante il salto e muore.',
    diedByDestination:
      '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} non si sveglia più: la nave non ha raggiunto la Terra.',
  },
  ends: {
    jump: 'La nave salta nell’iperspazio. Chi è ancora sveglio non sopravvive.',
  },
  fates: {
    arrived: 'La nave raggiunge {destination}.',
  },
}
