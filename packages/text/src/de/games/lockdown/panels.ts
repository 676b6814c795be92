/** The words around the facility's table: time, power, knowledge, contingencies, pods. */

import type { Translation } from '../../../areas.ts'
import type { facilityWords as en } from '../../../en/games/lockdown/panels.ts'

export const facilityWords: Translation<typeof en> = {
  // time
  spaceIs: '{n}: {what}',
  nowHere: 'jetzt',
  outage: {
    red: 'Stromausfall, außer mit Notstrom',
    blue: 'Stromausfall in jedem Fall',
  },
  outageKey: { red: 'Ausfall ohne Notstrom', blue: 'Ausfall immer' },
  cssToken: 'FVS-Plättchen',
  purgeHere: 'die Säuberung',
  backup: 'Notstromversorgung',
  backupOn: 'Notstrom an',
  backupOff: 'Notstrom aus',
  alertAt: 'Einsatzteam: nach Feld {space}',
  responseTeam: 'Einsatzteam',
  comesAfter: 'trifft nach Feld {space} ein',
  alertHere: 'danach kommt das Einsatzteam',
  selfDestructAt: 'Selbstzerstörung: {space}',
  selfDestructHere: 'Selbstzerstörung',
  canBeStopped: 'noch zu stoppen',
  cannotBeStopped: 'nicht zu stoppen',

  // power
  power: 'Strom',
  place: { 'S-01': 'S-01', 'S-02': 'S-02', 'S-03': 'S-03', elevator: 'Aufzug' },
  lit: 'hell',
  dark: 'dunkel',
  running: 'in Betrieb',
  stands: 'steht still',
  nextToFail: 'fällt als Nächstes aus',
  inTheDark: 'im Dunkeln',
  powerToken: 'Plättchen {token}',
  elevatorAt: 'Aufzug {room:in}',

  // knowledge
  knowledge: 'Wissen',
  knowledgeIs: 'Wissen {n}',
  learned: 'Plättchen aktiv',
  weaknessFrom: 'ab Wissen {n}',
  weaknessNumber: 'Nr. {n}',
  worksForYou: 'wirkt für dich',
  notForYou: '{n, plural, one {dir fehlt #} other {dir fehlen #}}',
  nothingAnalysed: 'noch nichts analysiert',
  laboratory: 'Analysiert',

  // contingencies
  contingencies: 'Eindämmungsprotokolle',
  yourNotes: 'Eindämmungsprotokolle: deine Notizen',
  neutralPool: 'Neutraler Vorrat',
  active: 'Aktives Eindämmungsprotokoll',
  secretToTheEnd: 'geheim bis zum Ende',
  code: {
    codeGreen: 'Niemand stirbt',
    codeBlue: 'Kein Signal: stirbt',
    codeYellow: 'Wissen bis 4: stirbt',
    codeGrey: 'In Kapsel entkommen: stirbt',
    codeRed: 'Eingeschlossen: stirbt',
  } as Record<string, string | undefined>,
  codeYellowKnowing: 'Wissen ab 5: stirbt',
  copiesLeft: '{n} möglich',
  notActive: 'nicht aktiv',
  youHoldIt: 'hast du',
  seenWith: 'gesehen: {name}',
  seenInPool: 'gesehen: Vorrat',
  openInPool: 'liegt offen',
  isActive: 'aktiv',
  youHold: '{n, plural, one {Hat # Eindämmungsprotokoll} other {Hat # Eindämmungsprotokolle}}',
  tokens: '{n} Plättchen',
  tokenNumber: 'Nr. {n}',
  faceDown: 'verdeckt',
  wouldKillYou:
    'Eins dieser geheimen Eindämmungsprotokolle gilt am Ende. Von {left} möglichen {deadly, plural, =0 {würde dich jetzt keins} one {würde dich jetzt #} other {würden dich jetzt #}} töten.',
  onlyOneLeft: 'Nur eins bleibt übrig: Es ist das aktive.',

  // the computer, pods, ways out
  computer: 'Computer',
  underneath: 'Darunter',
  unknownCard: '?',
  cssPods: 'FVS-Kapseln',
  cssPod: 'FVS-Kapsel {letter}',
  inCssPod: 'In FVS-Kapsel {letter}',
  empty: 'leer',
  notInPlay: 'ihr Raum ist nicht erkundet',
  atSpace: 'auf {n}',
  gate: 'Haupttor',
  gateOpen: 'offen',
  gateClosed: 'geschlossen',
  rover: 'Rover',
  roverHere: 'am Haupttor',
  roverAway: 'am Bunker',
  bunker: 'Bunker',
  isolation: 'Isolationsraum',
  nobodyThere: 'niemand',
  open: 'offen',
  closed: 'geschlossen',
  waysOut: 'Auswege',
  placed: '{n} von {of} gelegt',
  eggsLeft: '{n, plural, one {# Ei in der Schachtel} other {# Eier in der Schachtel}}',

  // the end
  diedByPlan: '{fate}; vom Eindämmungsprotokoll getötet',
  lostInPod: 'Verloren in einer Kapsel, die nie startete',
}
