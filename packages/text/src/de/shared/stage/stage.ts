/** The words around what happens: the event phase, envelopes, sound, the end as a scene, a game looked at again. */

import type { Translation } from '../../../areas.ts'
import type { stageWords as en } from '../../../en/shared/stage/stage.ts'

export const stageWords: Translation<typeof en> = {
  // things happening
  phase: { time: 'Zeit', attacks: 'Angriffe', fire: 'Feuer', event: 'Ereignis', moves: 'Bewegung', bag: 'Beutel' },
  next: 'Weiter',
  skipOne: 'Überspringen',
  toNow: 'Aufholen',
  toMine: 'Zu dem, was dir passiert',
  meanwhile: 'Inzwischen',
  passesWith:
    '{n, plural, =0 {Keine Karten auf der Hand.} one {# Karte auf der Hand. Sie kann für die nächste Runde bleiben.} other {# Karten auf der Hand. Was nicht abgelegt wird, bleibt für die nächste Runde.}}',
  missed: 'Verfehlt',
  hit: 'Treffer: {injuries}',
  firstBlood: 'Erstes Blut',
  course: 'Die Koordinaten',
  reelLeft: '{n, plural, =0 {letzter Schritt} one {noch # Schritt} other {noch # Schritte}}',
  blank: 'Nichts',
  chambers: 'Die Kryokammern öffnen sich',
  nest: 'Das Nest ist zerstört',
  twoEnvelopes: 'Etwas ist an Bord. Welches Ziel behältst du?',
  envelopesSay: 'Das andere wird endgültig beiseitegelegt. Niemand sieht, welches.',
  keepThis: 'Dieses behalten',
  keepsThis: 'Gewählt. Noch einmal drücken, um es zu behalten',

  // sound
  sound: 'Ton',
  soundOn: 'An',
  soundOff: 'Aus',
  volume: 'Lautstärke',
  volumeSays: '{percent} %',

  // the end
  madeIt:
    '{n, plural, =0 {Niemand hat gewonnen} one {{all, select, true {Du hast gewonnen} other {Nur einer hat gewonnen}}} other {{all, select, true {Alle haben gewonnen} other {{n} haben gewonnen}}}}',
  myFate: { won: 'Du hast gewonnen', died: 'Du bist tot', lost: 'Du lebst, hast aber verloren' },
  howItEnded: 'Wie es endete',
  theOthers: 'Die anderen',
  together: '{won, select, true {Gemeinsam geschafft} other {Gemeinsam verloren}}',
  alone: '{won, select, true {Du hast es geschafft} other {Du hast es nicht geschafft}}',
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
  againInvites: 'Noch einmal? Der neue Tisch ist hier: {link}',
  againJoin: '{name} hat einen neuen Tisch eröffnet',
  join: 'Dort hinsetzen',

  // key moments
  moments: 'Schlüsselmomente',
  moment: {
    encounter: 'Erste Begegnung',
    objectives: 'Ziele gewählt',
    death: '{name} stirbt',
    myDeath: 'Du stirbst',
    launch: 'Kapsel {pod} gestartet',
    asleep: '{name} im Kryoschlaf',
    iSleep: 'Du gehst in den Kryoschlaf',
    kill: '{intruder} getötet',
    weakness: 'Schwäche entdeckt',
    selfDestruct: 'Selbstzerstörung',
    nest: 'Nest zerstört',
    over: 'Das Ende',
  },
  inRound: '{what}, Runde {round}',

  // everything revealed
  revealed: 'Alles aufgedeckt',
  secrets: 'Was verborgen war',
  handOf: 'Hand',
  deckTop: 'Nächste Karten',
  keeps: 'Ziel',
  putAside: 'Beiseitegelegt',
  carries: 'Trägt',
  unexplored: 'Nicht erkundete Räume',
  roomWith: '{room} · {token}',
  decks: 'Oben auf den Stapeln',
  shipSecrets: 'Das Schiff',
  engine: 'Triebwerk {n}',
  coordinates: 'Koordinaten',
  nothing: 'nichts',
}
