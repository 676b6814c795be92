/** What happens only on the ship, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    peekedCoordinates: '{by, select, you {Du siehst dir} other {{who} sieht sich}} verdeckt die Koordinaten an.',
    peekedCoordinatesSeen: 'Du siehst dir verdeckt die Koordinaten an: {coordinates}.',
    peekedEngine: '{by, select, you {Du überprüfst} other {{who} überprüft}} verdeckt {engine}.',
    peekedEngineSeen: 'Du überprüfst verdeckt {engine}: {states}.',
    engines: 'die Triebwerke',
    engineChanged: '{by, select, you {Du änderst} other {{who} ändert}} die Reihenfolge der Plättchen von {engine}.',
    engineKept: '{by, select, you {Du lässt} other {{who} lässt}} die Plättchen von {engine}, wie sie liegen.',
    destination: '{by, select, you {Du setzt} other {{who} setzt}} das Flugziel auf {space}.',
    chambersOpen: 'Die Kryokammern öffnen sich.',
    podLocked: 'Rettungskapsel {pod} ist verriegelt.',
    podUnlocked: 'Rettungskapsel {pod} ist entriegelt.',
    entersPod: '{by, select, you {Du steigst} other {{who} steigt}} in Rettungskapsel {pod} ein.',
    leavesPod: '{by, select, you {Du verlässt} other {{who} verlässt}} Rettungskapsel {pod}.',
    ejected: 'Etwas kommt: {by, select, you {Du musst} other {{who} muss}} aus Rettungskapsel {pod} heraus.',
    launched: 'Rettungskapsel {pod} verlässt das Schiff mit {crew}.',
    launchedWithYou: 'Rettungskapsel {pod} verlässt das Schiff mit dir an Bord.',
    launchedWithYouAnd: 'Rettungskapsel {pod} verlässt das Schiff mit dir und {crew}.',
    podGone: 'Die leere Rettungskapsel {pod} ist verloren.',
    hibernates: '{by, select, you {Du gehst} other {{who} geht}} in den Kryoschlaf.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    engines: 'Triebwerke: {states}.',
    enginesHold: 'Das Schiff übersteht den Sprung.',
    enginesFail: 'Das Schiff explodiert.',
    coordinates: 'Koordinaten: Feld {space} führt zu {destination:dat}.',
    diedByJump: '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} ist beim Sprung wach und stirbt.',
    diedByDestination:
      '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} wacht nie wieder auf: Das Schiff ist nicht bei der Erde.',
  },
  ends: {
    jump: 'Das Schiff springt in den Hyperraum. Niemand, der wach ist, überlebt.',
  },
  fates: {
    arrived: 'Das Schiff erreicht {destination:acc}.',
  },
}
