/** The words of the pages before a game and after it. */
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'
import { contract } from '../../lang.ts'

const rounds = (n: number) => (n === 1 ? '1 Turno' : `${n} Turni`)

export const pageWords: typeof en = {
  theShip: 'La nave',
  shipPitch:
    'Il risveglio è arrivato troppo presto, e non solo per te. Torna a casa, o fai in modo che nessuno ci riesca.',
  facilityPitch: 'Tre livelli sotto Marte. Le luci si spengono, un livello alla volta.',
  newTable: 'Nuovo tavolo',
  openTheTable: 'Apri il tavolo',
  readyToStart: 'Pronto a iniziare',
  underWay: 'In corso',
  seatsTaken: (taken, all) => `${taken} posti occupati su ${all}`,
  code: 'Codice',
  join: 'Partecipa',
  fanWork: 'Opera amatoriale non ufficiale. Gioco ideato da Adam Kwapiński.',
  iconCredit: 'Icone:',
  tableCode: 'Codice del tavolo',
  waitingForCrew: open => (open === 1 ? 'Manca ancora 1 persona' : `Mancano ancora ${open} persone`),
  crewComplete: 'L’Equipaggio è al completo',
  invite: 'Invita altre persone',
  inviteLink: 'Link d’invito',
  inviteHint: 'Chi apre il link occupa un posto libero.',
  noSeatLeft: 'Tutti i posti sono occupati.',
  start: 'Inizia',
  startGame: 'Inizia la partita',
  hostStarts: name => `Sarà ${name} a iniziare la partita.`,
  invitedBy: name => `${name} ti tiene un posto`,
  sitDown: 'Prendi posto',
  freeSeat: 'Posto libero',

  titleOver: 'È finita — Coldwake',
  outOf: (n, of) => `${n} su ${of}`,
  endFacts: (n, explored, of) => `vittorie · ${rounds(n)} · ${explored} Stanze esplorate su ${of}`,
  aimsMet: (n, explored, of) => `Obiettivi completati · ${rounds(n)} · ${explored} Stanze esplorate su ${of}`,
  aliveAtTheEnd: n => {
    if (n === 0) return 'Alla fine non c’era nessuno in vita'
    return n === 1 ? 'Alla fine era in vita 1 sola persona' : `Alla fine erano in vita in ${n}`
  },
  awakeIn: room => contract(`Ancora a bordo, in ${room}`, 'it'),
  diedIn: room => contract(`Muore in ${room}`, 'it'),
  won: 'vittoria',
  lost: 'sconfitta',
  theChecks: 'Che cosa ha deciso la partita',
  objectiveOf: 'Obiettivo',
  toHome: 'Torna ai tavoli',
}
