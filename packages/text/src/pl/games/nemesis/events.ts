/** What happens only on the ship, and how it ends there. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/games/nemesis/events.ts'

export const events: Translation<typeof en.events> = {
  events: {
    peekedCoordinates: '{by, select, you {Podglądasz} other {{who} podgląda}} w sekrecie koordynaty.',
    peekedCoordinatesSeen: 'Podglądasz w sekrecie koordynaty: {coordinates}.',
    peekedEngine: '{by, select, you {Sprawdzasz} other {{who} sprawdza}} w sekrecie {engine:acc}.',
    peekedEngineSeen: 'Sprawdzasz w sekrecie {engine:acc}: {states}.',
    engines: 'silniki',
    engineChanged: '{by, select, you {Zmieniasz} other {{who} zmienia}} kolejność żetonów {engine:gen}.',
    engineKept: '{by, select, you {Zostawiasz} other {{who} zostawia}} kolejność żetonów {engine:gen} bez zmian.',
    destination: '{by, select, you {Ustawiasz} other {{who} ustawia}} cel podróży na {space}.',
    chambersOpen: 'Kapsuły hibernacyjne się otwierają.',
    podLocked: 'Kapsuła ratunkowa {pod} zostaje zablokowana.',
    podUnlocked: 'Kapsuła ratunkowa {pod} zostaje odblokowana.',
    entersPod: '{by, select, you {Wchodzisz} other {{who} wchodzi}} do kapsuły ratunkowej {pod}.',
    leavesPod: '{by, select, you {Wychodzisz} other {{who} wychodzi}} z kapsuły ratunkowej {pod}.',
    ejected: 'Coś nadchodzi: {by, select, you {musisz} other {{who} musi}} opuścić kapsułę ratunkową {pod}.',
    launched: 'Kapsuła ratunkowa {pod} opuszcza statek, w środku: {crew}.',
    launchedWithYou: 'Kapsuła ratunkowa {pod} opuszcza statek razem z Tobą.',
    launchedWithYouAnd: 'Kapsuła ratunkowa {pod} opuszcza statek, w środku: Ty i {crew}.',
    podGone: 'Pusta kapsuła ratunkowa {pod} przepada.',
    hibernates: '{by, select, you {Zapadasz} other {{who} zapada}} w hibernację.',
  },
}

export const ending: Translation<typeof en.ending> = {
  checks: {
    engines: 'Silniki: {states}.',
    enginesHold: 'Statek wykonuje skok.',
    enginesFail: 'Statek eksploduje.',
    coordinates: 'Koordynaty: pole {space} prowadzi {destination:toward}.',
    diedByJump: '{by, select, you {Twoja postać nie śpi} other {{who} nie śpi}} podczas skoku i ginie.',
    diedByDestination:
      '{by, select, you {Twoja postać nigdy się nie budzi} other {{who} nigdy się nie budzi}}: statek nie dotarł na Ziemię.',
  },
  ends: {
    jump: 'Statek skacze w nadprzestrzeń. Nikt, kto nie śpi, nie przeżywa.',
  },
  fates: {
    arrived: 'Statek dociera {destination:toward}.',
  },
}
