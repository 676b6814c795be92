/** The words around a running game: who is there, time, taking back, deciding together, being called. */

import type { Translation } from '../../areas.ts'
import type { tableWords as en } from '../../en/shared/table.ts'

export const tableWords: Translation<typeof en> = {
  coach: 'Lotse',

  // taking back
  takeBack: 'Zurücknehmen',
  changeAnswer: 'Antwort ändern',

  // deciding together
  waitingFor: 'Warten auf {names}',
  withdraw: 'Zurückziehen',
  proposeRules: 'Nach neueren Regeln weiterspielen',

  // who is there
  bots: {
    random: 'Zufallsbot',
    cadet: 'Einfacher Bot',
    officer: 'Geübter Bot',
    veteran: 'Erfahrener Bot',
  },
  botFor: '{level} für {name}',
  standsInFor: 'Ein Bot vertritt {name}',
  standsInForYou: 'Ein Bot spielt für dich. Mit deiner nächsten Wahl übernimmst du wieder.',
  seatOpen: 'Dein Platz ist offen: Bis du zurück bist, kann ihn jemand anders einnehmen.',
  imBack: 'Ich bin wieder da',
  pausedNow: 'Angehalten',
  endedNow: 'Beendet',
  paused: 'Die Partie ist angehalten.',
  pausedByHost: 'Die Partie ist angehalten, bis {name} sie fortsetzt.',
  endedByHost: '{name} hat die Partie beendet.',
  ended: 'Die Partie wurde beendet.',
  watching: 'Du siehst zu',
  watchingBehind: 'Du siehst zu · {time} verzögert',

  // time
  timeLeft: 'Verbleibende Zeit',
  timeUp: 'Die Zeit ist um',
  timeThen: { wait: 'dann warten alle weiter', decision: 'dann antwortet ein Bot', seat: 'dann übernimmt ein Bot' },
  hurry: 'Beeil dich: noch {time}',

  // being called
  talk: 'Gespräch',
  tableTalk: 'Tischgespräch',
  more: 'Mehr',
  unread: '{n} ungelesen',
  said: '{name}: {words}',
  calledTo: 'Tisch {code} wartet auf dich.',

  mySeat: 'Mein Platz',
  hosting: 'Tisch leiten',

  // no longer there
  shownOut:
    'Jemand anders hat mit Zustimmung der anderen diesen Platz eingenommen. Gehört er dir, bitte sie, ihn wieder zu öffnen.',
  shownOutWatching: 'Der Link für Zuschauer hat sich geändert. Bitte den Gastgeber um den neuen.',
  dropped:
    'Der Server hat die Verbindung geschlossen: Diese Seite hat zu viel gesendet. Lade sie neu, um weiterzuspielen.',
  toTheDoor: 'Zurück zur Lobby',
  stoodUp: 'Der Gastgeber hat deinen Platz frei gemacht. Du darfst dich wieder setzen.',
  twoSeats: 'Dieser Link gehört zu einem anderen Platz an einem Tisch, an dem du schon einen hast.',
  twoSeatsSays: 'Dieser Browser merkt sich nur einen. Zum anderen führt nur dessen eigener Link zurück.',
  keepMine: 'Meinen behalten',
  useLink: 'Den Platz aus dem Link nehmen',

  // what a question shows
  here: 'hier',
  setNow: 'jetzt eingestellt',
  rolled: 'Gewürfelt: {face}',
  asItLies: 'Wie es liegt',
  changedOrder: 'Vertauscht',
  onTop: 'oben',

  // what follows

  // my place
  notNow: 'Warum nicht …? ({n})',
  myDiscard: 'Dein Ablagestapel',
  emptyDiscard: 'Noch nichts abgelegt.',
  outOfView: 'Außer Sicht',
  lookThere: 'Ansehen: {room}, {what}',
}
