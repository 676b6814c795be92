/** The words of the pages before a game and after it. */
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'
import { format } from '../../message.ts'

const rounds = (n: number) => (n === 1 ? '1 Runde' : `${n} Runden`)

export const pageWords: typeof en = {
  // the door and the lobby
  theShip: 'Das Schiff',
  shipPitch: 'Du bist zu früh erwacht. Etwas anderes auch. Komm nach Hause, oder sorg dafür, dass es keiner tut.',
  facilityPitch: 'Drei Ebenen unter dem Mars. Die Lichter gehen aus, Ebene für Ebene.',
  newTable: 'Neuer Tisch',
  openTheTable: 'Tisch eröffnen',
  readyToStart: 'Bereit zum Start',
  underWay: 'Läuft',
  seatsTaken: (taken: number, all: number) => `${taken} von ${all} Plätzen besetzt`,
  code: 'Code',
  join: 'Beitreten',
  fanWork: 'Inoffizielles Fanprojekt. Spieldesign von Adam Kwapiński.',
  iconCredit: 'Symbole:',
  tableCode: 'Tischcode',
  waitingForCrew: (open: number) => (open === 1 ? 'Noch 1 fehlt' : `Noch ${open} fehlen`),
  crewComplete: 'Die Crew ist vollständig',
  invite: 'Andere einladen',
  inviteLink: 'Einladungslink',
  inviteHint: 'Wer den Link öffnet, nimmt einen freien Platz.',
  noSeatLeft: 'Alle Plätze sind besetzt.',
  start: 'Start',
  startGame: 'Partie starten',
  hostStarts: (name: string) => `${name} startet die Partie.`,
  invitedBy: (name: string) => `${name} hält dir einen Platz frei`,
  sitDown: 'Hinsetzen',
  freeSeat: 'Freier Platz',

  // the end
  titleOver: 'Es ist vorbei — Coldwake',
  outOf: (n: number, of: number) => `${n} von ${of}`,
  endFacts: (n: number, explored: number, of: number) =>
    `gewonnen · ${rounds(n)} · ${explored} von ${of} Räumen erkundet`,
  aimsMet: (n: number, explored: number, of: number) =>
    `Ziele erfüllt · ${rounds(n)} · ${explored} von ${of} Räumen erkundet`,
  aliveAtTheEnd: (n: number) =>
    n === 0 ? 'Am Ende lebte niemand mehr' : n === 1 ? 'Am Ende lebte noch 1' : `Am Ende lebten noch ${n}`,
  awakeIn: (room: string) => format('Wach {ort:in}', 'de', { ort: room }),
  diedIn: (room: string) => format('Gestorben {ort:in}', 'de', { ort: room }),
  won: 'gewonnen',
  lost: 'verloren',
  theChecks: 'Was den Ausschlag gab',
  objectiveOf: 'Ziel',
  toHome: 'Zurück zu den Tischen',
}
