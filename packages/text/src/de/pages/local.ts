/** Tables of this browser: against bots, or around one device. */

import type { Translation } from '../../areas.ts'
import type { localWords as en } from '../../en/pages/local.ts'

export const localWords: Translation<typeof en> = {
  playNow: 'Jetzt spielen',
  withBots: 'mit {bots} Bots',
  playNowSays:
    'Läuft offline; die Partie bleibt in diesem Browser. Deinen Namen und die Stufe der Bots änderst du in den Einstellungen der Partie.',
  playSolo: 'Solo',
  withoutBots: 'allein, ohne Bots',
  starting: 'Die Crew wird geweckt…',
  aroundOneDevice: 'An einem Gerät',
  takingTurns: 'reihum an einem Bildschirm',
  aroundTitle: 'An einem Gerät',
  aroundSays:
    'Ihr reicht das Gerät herum. Zwischen den Zügen fällt ein Vorhang, damit niemand die Geheimnisse der anderen sieht.',
  people: 'Menschen',
  bots: 'Bots',
  nameOf: 'Name von Spieler {letter}',
  begin: 'Beginnen',
  here: 'auf diesem Gerät',
  deleteAgain: 'Endgültig löschen? Eine andere Kopie gibt es nicht.',
  download: 'Partie herunterladen',
  fileSays: 'Die Partie liegt nur in diesem Browser. Eine Datei lässt sich in einem anderen öffnen.',
  again: 'Noch einmal spielen',

  // the curtain
  curtain: 'Vorhang',
  passTo: 'Gib das Gerät an {name}',
  yourMove: 'Du bist am Zug.',
  youAreAsked: 'Du wirst etwas gefragt.',
  alone: 'Sonst sollte niemand hinsehen.',
  holdToOpen: 'Halten zum Öffnen',
  pressAgain: 'Noch einmal drücken zum Öffnen',
  keys: 'Tastatur: Enter halten oder zweimal drücken.',
  waiting: 'Die anderen ziehen…',
  paused: 'Die Partie ist angehalten.',
  resume: 'Weiter',
  handOver: 'Weitergeben an {name}',
  isNext: '{name} ist als Nächstes dran.',
  hasOffer: '{name} muss auf ein Angebot antworten.',
  anyReaction: 'Frag laut in die Runde: Reagiert jemand?',
  nobody: 'Niemand',
  looks: '{name} nimmt das Gerät',
  nobodyThisRound: 'Niemand in dieser Runde',
}
