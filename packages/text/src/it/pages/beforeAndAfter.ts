/** The words of the pages before a game and after it. */

import type { Translation } from '../../areas.ts'
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'

export const pageWords: Translation<typeof en> = {
  theShip: 'La nave',
  shipPitch:
    'Il risveglio è arrivato troppo presto, e non solo per te. Torna a casa, o fai in modo che nessuno ci riesca.',
  facilityPitch: 'Tre livelli sotto Marte. Le luci si spengono, un livello alla volta.',
  newTable: 'Nuovo tavolo',
  openTheTable: 'Apri il tavolo',
  readyToStart: 'Pronto a iniziare',
  underWay: 'In corso',
  seatsTaken: 'Posti occupati: {taken} su {all}',
  code: 'Codice',
  join: 'Partecipa',
  fanWork: 'Opera amatoriale non ufficiale. Gioco ideato da Adam Kwapiński.',
  iconCredit: 'Icone:',
  tableCode: 'Codice del tavolo',
  waitingForCrew: '{open, plural, one {Manca ancora # persona} other {Mancano ancora # persone}}',
  crewComplete: 'L’Equipaggio è al completo',
  invite: 'Invita altre persone',
  inviteLink: 'Link d’invito',
  inviteHint: 'Chi apre il link può occupare un posto libero.',
  noSeatLeft: 'Tutti i posti sono occupati.',
  start: 'Inizia',
  startGame: 'Inizia la partita',
  hostStarts: 'Sarà {name} a iniziare la partita.',
  invitedBy: '{name} ti tiene un posto',
  sitDown: 'Prendi posto',
  freeSeat: 'Posto libero',

  titleOver: 'È finita — Coldwake',
  outOf: '{n} su {of}',
  endFacts: 'vittorie · {rounds, plural, one {# Turno} other {# Turni}} · Stanze esplorate: {explored} su {of}',
  aimsMet:
    'Obiettivi completati · {rounds, plural, one {# Turno} other {# Turni}} · Stanze esplorate: {explored} su {of}',
  aliveAtTheEnd:
    '{n, plural, =0 {Alla fine non c’era nessuno in vita} one {Alla fine era in vita # persona} other {Alla fine erano in vita # persone}}',
  awakeIn: 'Ancora a bordo, in {room}',
  diedIn: 'Muore in {room}',
  won: 'vittoria',
  lost: 'sconfitta',
  theChecks: 'Che cosa ha deciso la partita',
  objectiveOf: 'Obiettivo',
  toHome: 'Torna ai tavoli',
}
