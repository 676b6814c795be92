/** The words around a running game: who is there, time, taking back, deciding together, being called. */

import type { Translation } from '../../areas.ts'
import type { tableWords as en } from '../../en/shared/table.ts'

export const tableWords: Translation<typeof en> = {
  // taking back
  takeBack: 'Zurücknehmen',
  changeAnswer: 'Antwort ändern',
  undone: 'zurückgenommen',
  lineOptions: 'Möglichkeiten für: {line}',
  goBack: 'Zurück bis vor diesen Punkt',
  askToGoBack: 'Alle fragen: zurück bis vor diesen Punkt',
  goBackHint: 'Das und alles danach wird zurückgenommen.',
  askToGoBackHint: 'Das und alles danach wird zurückgenommen, sobald alle zustimmen.',

  // deciding together
  waitingFor: 'Warten auf {names}',
  withdraw: 'Zurückziehen',
  proposeRules: 'Nach neueren Regeln weiterspielen',

  // who is there
  bot: 'Bot',
  bots: {
    random: { name: 'Schlafwandler', says: 'ein Bot, der wahllos tut, was die Regeln erlauben.' },
    cadet: { name: 'Kadett', says: 'ein Bot, der es gut meint, nicht weit vorausdenkt und sich ab und zu irrt.' },
    officer: { name: 'Offizier', says: 'ein Bot, der für sein Ziel und sein Leben spielt und jedes Risiko abwägt.' },
  } as Record<string, { name: string; says: string } | undefined>,
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
  timeThen: { wait: '', decision: 'dann antwortet ein Bot', seat: 'dann übernimmt ein Bot' },
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
  toTheDoor: 'Zurück zum Eingang des Tisches',
  stoodUp: 'Der Gastgeber hat deinen Platz frei gemacht. Du darfst dich wieder setzen.',
  rulesAway:
    'Diese Partie begann nach früheren Regeln, die auf dem Server liegen. Geh einmal online und versuch es noch einmal; nichts davon ist verloren.',
  twoSeats: 'Dieser Link gehört zu einem anderen Platz an einem Tisch, an dem du schon einen hast.',
  twoSeatsSays: 'Dieser Browser merkt sich nur einen. Zum anderen führt nur dessen eigener Link zurück.',
  keepMine: 'Meinen behalten',
  useLink: 'Den Platz aus dem Link nehmen',

  // what a question shows
  here: 'hier',
  eggsHere: '{n, plural, one {# Ei im Nest} other {# Eier im Nest}}',
  weaknessUnknown: 'seine Schwäche ist noch nicht bekannt',
  setNow: 'jetzt eingestellt',
  madeFrom: 'aus {one} und {other}',
  seriousCount: '{n, plural, one {# Schwere Wunde} other {# Schwere Wunden}}',
  rolled: 'Gewürfelt: {face}',
  asItLies: 'Wie es liegt',
  changedOrder: 'Vertauscht',
  onTop: 'oben',

  // trading
  dealsWith: 'mit {name}',
  dealsWithYou: 'mit dir',
  nothingOffered: 'bietet noch nichts',
  tradePartner: 'Tauschen mit',
  tradePut: 'Anbieten',
  tradeTakeBack: 'Vom Tisch nehmen',
  tradeShow: 'Nur dem anderen zeigen',
  tradeEnd: 'Abschließen',
  tradeSpent: 'Mehr Änderungen lässt ein Tausch nicht zu. Du kannst noch zustimmen oder aufhören.',

  // what follows
  shootCosts: 'Kostet 1 Munition. Der Kampfwürfel sagt, ob und wie hart es trifft.',
  meleeCosts: 'Zuerst erhältst du eine Kontaminationskarte. Verfehlst du, erleidest du eine Schwere Wunde.',
  dropMeans: 'Fallen gelassene Gegenstandskarten sind weg; Objekte bleiben im Raum.',
  tradeMeans: 'Alle in diesem Raum dürfen miteinander tauschen, bis du es beendest.',
  attackFirst: 'Du wirst angegriffen, bevor du wegkommst. Überlebst du das nicht, endet dein Weg hier.',
  surpriseAbove:
    'Du hättest noch {n, plural, one {# Karte} other {# Karten}}: Was kommt, greift sofort an, wenn sein Plättchen mehr als {n} zeigt.',
  final: {
    pass: 'deine Runde endet hier',
    launch: 'diese Kapsel startet endgültig',
    hibernate: 'du schläfst bis zum Ende',
    selfDestruct: 'der Countdown beginnt',
    css: 'du wartest in der Kapsel',
    lockIn: 'du bist eingeschlossen',
    alert: 'das Einsatzteam wird gerufen',
    bunker: 'du gehst in den Bunker',
  },
  holdDown: 'Halten: {what}',
  pressAgain: 'Noch einmal: {what}',
  finalMeans: {
    pass: 'Du tust in dieser Runde nichts mehr. Behaltene Karten bleiben auf deiner Hand.',
    launch: 'Alle darin verlassen das Schiff. Niemand steigt mehr ein, und niemand kommt zurück.',
    hibernate: 'Du bist bis zum Ende aus dem Spiel. Du teilst das Schicksal des Schiffs.',
    selfDestruct: 'Das Schiff wird explodieren. Bald lässt sich das nicht mehr verhindern.',
    css: 'Du legst alle Handkarten ab und passt. Das Plättchen dieser Runde sagt, welche Kapseln starten; startet deine nicht, kommst du mit einer Schweren Wunde zurück.',
    lockIn: 'Du bist bis zum Ende aus dem Spiel. Explodiert die Anlage, stirbst auch du.',
    alert:
      'Die Partie endet, sobald die Zeit dieses Feld verlässt; wer nicht in Sicherheit ist, stirbt. Das lässt sich nicht stoppen.',
    bunker: 'Du bist bis zum Ende aus dem Spiel und sicher, was auch immer mit der Anlage geschieht.',
  },

  // my place
  notNow: 'Jetzt nicht möglich ({n})',
  myDiscard: 'Dein Ablagestapel',
  emptyDiscard: 'Noch nichts abgelegt.',
  outOfView: 'Außer Sicht',
  lookThere: 'Ansehen: {room}, {what}',

  toThisMoment: 'Zu diesem Moment',
}
