/** What happens only on the ship, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    peekedCoordinates: '{by, select, you {Miras} other {{who} mira}} en secreto las Coordenadas.',
    peekedCoordinatesSeen: 'Miras en secreto las Coordenadas: {coordinates}.',
    peekedEngine: '{by, select, you {Miras} other {{who} mira}} en secreto {engine}.',
    peekedEngineSeen: 'Miras en secreto {engine}: {states}.',
    engines: 'los Motores',
    engineChanged: '{by, select, you {Cambias} other {{who} cambia}} el orden de las fichas de {engine}.',
    engineKept: '{by, select, you {Dejas} other {{who} deja}} las fichas de {engine} en su orden.',
    destination: '{by, select, you {Fijas} other {{who} fija}} el Destino en {space}.',
    chambersOpen: 'Se abren las Cápsulas de hibernación.',
    podLocked: 'La Cápsula de escape {pod} queda bloqueada.',
    podUnlocked: 'La Cápsula de escape {pod} queda desbloqueada.',
    entersPod: '{by, select, you {Entras} other {{who} entra}} en la Cápsula de escape {pod}.',
    leavesPod: '{by, select, you {Sales} other {{who} sale}} de la Cápsula de escape {pod}.',
    ejected: 'Algo se acerca: {by, select, you {tienes} other {{who} tiene}} que salir de la Cápsula de escape {pod}.',
    launched: 'La Cápsula de escape {pod} deja la nave con {crew} a bordo.',
    launchedWithYou: 'La Cápsula de escape {pod} deja la nave contigo dentro.',
    launchedWithYouAnd: 'La Cápsula de escape {pod} deja la nave contigo y con {crew} a bordo.',
    podGone: 'La Cápsula de escape {pod} se pierde, vacía.',
    hibernates: '{by, select, you {Entras} other {{who} entra}} en hibernación.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    engines: 'Motores: {states}.',
    enginesHold: 'La nave resiste el salto.',
    enginesFail: 'La nave explota.',
    coordinates: 'Coordenadas: la casilla {space} lleva a {destination}.',
    diedByJump: '{by, select, you {Tu personaje} other {El personaje de {who}}} no hiberna durante el salto y muere.',
    diedByDestination:
      '{by, select, you {Tu personaje} other {El personaje de {who}}} no despierta jamás: la nave no está en la Tierra.',
  },
  ends: {
    jump: 'La nave salta al hiperespacio. Nadie que siga despierto sobrevive.',
  },
  fates: {
    arrived: 'La nave llega a {destination}.',
  },
}
