/** The words of the pages before a game and after it. */

import type { Translation } from '../../areas.ts'
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'

export const pageWords: Translation<typeof en> = {
  // the door and the lobby
  theShip: 'Das Schiff',
  shipPitch: 'Du bist zu früh erwacht. Etwas anderes auch. Komm nach Hause, oder sorg dafür, dass es keiner tut.',
  facilityPitch: 'Drei Sektionen unter der Oberfläche des Mars. Die Lichter gehen aus, Sektion für Sektion.',
  newTable: 'Neuer Tisch',
  openTheTable: 'Tisch eröffnen',
  readyToStart: 'Bereit zum Start',
  underWay: 'Läuft',
  seatsTaken: '{taken} von {all} Plätzen besetzt',
  code: 'Code',
  join: 'Beitreten',
  fanWork: 'Inoffizielles Fanprojekt. Spieldesign von Adam Kwapiński.',
  iconCredit: 'Symbole:',
  tableCode: 'Tischcode',
  waitingForCrew: '{open, plural, one {Noch # fehlt} other {Noch # fehlen}}',
  crewComplete: 'Die Crew ist vollständig',
  invite: 'Andere einladen',
  inviteLink: 'Einladungslink',
  inviteHint: 'Wer den Link öffnet, kann einen freien Platz einnehmen.',
  noSeatLeft: 'Alle Plätze sind besetzt.',
  start: 'Start',
  startGame: 'Partie starten',
  hostStarts: '{name} startet die Partie.',
  invitedBy: '{name} hält dir einen Platz frei',
  sitDown: 'Hinsetzen',
  freeSeat: 'Freier Platz',

  // the end
  titleOver: 'Es ist vorbei — Coldwake',
  outOf: '{n} von {of}',
  endFacts: 'gewonnen · {rounds, plural, one {# Runde} other {# Runden}} · {explored} von {of} Räumen erkundet',
  aimsMet: 'Ziele erfüllt · {rounds, plural, one {# Runde} other {# Runden}} · {explored} von {of} Räumen erkundet',
  aliveAtTheEnd:
    '{n, plural, =0 {Am Ende lebte niemand mehr} one {Am Ende lebte noch # Person} other {Am Ende lebten noch # Personen}}',
  awakeIn: 'Wach {room:in}',
  diedIn: 'Gestorben {room:in}',
  won: 'gewonnen',
  lost: 'verloren',
  theChecks: 'Was den Ausschlag gab',
  objectiveOf: 'Ziel',
  toHome: 'Zurück zu den Tischen',
}
