/** The words around what happens: the event phase, envelopes, sound, the end as a scene, a game looked at again. */
import type { stageWords as en } from '../../../en/shared/stage/stage.ts'

export const stageWords: typeof en = {
  // things happening
  phase: { time: 'Zeit', attacks: 'Angriffe', fire: 'Feuer', event: 'Ereignis', moves: 'Bewegung', bag: 'Beutel' },
  blank: 'Nichts',
  chambers: 'Die Kryokammern öffnen sich',
  nest: 'Das Nest ist zerstört',
  twoEnvelopes: 'Etwas ist an Bord. Welchen Umschlag behältst du?',
  envelopesSay: 'Der andere wird endgültig beiseitegelegt. Niemand sieht, welcher.',
  keepThis: 'Diesen behalten',
  keepsThis: 'Dieser',

  // sound
  sound: 'Ton',
  soundOn: 'An',
  soundOff: 'Aus',
  volume: 'Lautstärke',
  volumeSays: (percent: number) => `${percent} %`,

  // the end
  madeIt: (n: number, of: number) => {
    if (n === 0) return 'Niemand hat es geschafft'
    if (n === of) return n === 1 ? 'Du hast es geschafft' : 'Alle haben es geschafft'
    return n === 1 ? 'Nur einer hat es geschafft' : `${n} haben es geschafft`
  },
  together: (won: boolean): string => (won ? 'Gemeinsam geschafft' : 'Gemeinsam verloren'),
  alone: (won: boolean): string => (won ? 'Du hast es geschafft' : 'Du hast es nicht geschafft'),
  revived: 'Wiederbelebt',
  checks: {
    engines: 'Triebwerke',
    ship: 'Das Schiff',
    coordinates: 'Kurs',
    contingency: 'Eindämmungsprotokoll',
    contamination: 'Kontamination',
    objective: 'Ziele',
    intruders: 'Die Xenos',
  },
  skip: 'Alles auf einmal zeigen',
  yourself: 'du',
  statistics: 'In Zahlen',
  stats: {
    rounds: 'Überlebte Runden',
    killed: 'Getötete Xenos',
    attacked: 'Mal angegriffen',
    light: 'Leichte Wunden',
    serious: 'Schwere Wunden',
    explored: 'Erkundete Räume',
    moves: 'Bewegungen',
    noise: 'Geräuschproben',
    found: 'Gefundene Gegenstände',
    crafted: 'Hergestelltes',
    knowledge: 'Erreichtes Wissen',
    cards: 'Gespielte Karten',
  },
  again: 'Noch einmal spielen',
  againInvites: (link: string) => `Noch einmal? Der neue Tisch ist hier: ${link}`,
  againJoin: (name: string) => `${name} hat einen neuen Tisch eröffnet`,
  join: 'Dort hinsetzen',

  // key moments
  moments: 'Schlüsselmomente',
  moment: {
    encounter: 'Erste Begegnung',
    objectives: 'Ziele gewählt',
    death: (name: string) => `${name} stirbt`,
    launch: (pod: number) => `Kapsel ${pod} gestartet`,
    asleep: (name: string) => `${name} im Kryoschlaf`,
    kill: (intruder: string) => `${intruder} getötet`,
    weakness: 'Schwäche entdeckt',
    selfDestruct: 'Selbstzerstörung',
    nest: 'Nest zerstört',
    over: 'Das Ende',
  },
  inRound: (what: string, round: number) => `${what}, Runde ${round}`,

  // everything revealed
  revealed: 'Alles aufgedeckt',
  secrets: 'Was verborgen war',
  handOf: 'Hand',
  deckTop: 'Nächste Karten',
  keeps: 'Ziel',
  putAside: 'Beiseitegelegt',
  carries: 'Trägt',
  unexplored: 'Nicht erkundete Räume',
  roomWith: (room: string, token: string) => (token ? `${room} · ${token}` : room),
  decks: 'Oben auf den Stapeln',
  shipSecrets: 'Das Schiff',
  engine: (n: number) => `Triebwerk ${n}`,
  coordinates: 'Koordinaten',
  nothing: 'nichts',
}
