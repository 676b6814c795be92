/** The log as a story: where it is, and what several lines are in one. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/story.ts'

export const story: Translation<typeof en.story> = {
  places: {
    setup: 'Vor der ersten Runde',
    round: 'Runde {round}',
    turn: 'Runde {round} · {by, select, you {dein Zug} other {Zug von {who}}}',
    turnAlone: '{by, select, you {Dein Zug} other {Zug von {who}}}',
    events: 'Ereignisphase',
    end: 'Das Ende',
  },
  steps: {
    time: 'Ereignisphase · Zeit',
    attacks: 'Ereignisphase · Angriffe',
    fire: 'Ereignisphase · Feuer',
    card: 'Ereignisphase · Ereigniskarte',
    bag: 'Ereignisphase · Beutel',
  },
  fireBurns: 'Das Feuer brennt.',
  nothingHappens: 'Es passiert nichts: Auf dem Spielplan gibt es nichts, was die Karte betrifft.',
  folds: {
    paid: '{n, plural, =0 {niemand reagiert} one {# Karte bezahlt} other {# Karten bezahlt}}',
    discarded: '{n, plural, one {# Karte abgelegt} other {# Karten abgelegt}}',
    noise: '{n, plural, one {Geräusch in # Korridor} other {Geräusche in # Korridoren}}',
    faded: '{n, plural, one {Das Geräusch in # Korridor verklingt} other {Geräusche in # Korridoren verklingen}}',
    drawn: '{n, plural, one {# Spieler zieht Karten} other {# Spieler ziehen Karten}}',
    chosen: '{n, plural, one {# Spieler hat ein Ziel gewählt} other {# Spieler haben ein Ziel gewählt}}',
    bargain: '{n, plural, one {# Angebot} other {# Angebote und Antworten}}',
    detail: '{n, plural, one {# Einzelheit} other {# Einzelheiten}}',
  },
  takenBack: 'Zurückgenommen: {what}',
}

export const logWords: Translation<typeof en.logWords> = {
  newestFirst: 'Neuestes zuerst',
  newSinceYouLooked: 'Neu, seit du zuletzt hier warst',
  choiceTakenBack: '{name} nimmt eine Wahl zurück und wählt noch einmal.',
  turnTakenBack: '{name} nimmt eine Wahl zurück und wählt noch einmal. Danach beginnt dein Zug von vorn.',

  // a line of it
  undone: 'zurückgenommen',
  lineOptions: 'Möglichkeiten für: {line}',
  goBack: 'Zurück bis vor diesen Punkt',
  askToGoBack: 'Alle fragen: zurück bis vor diesen Punkt',
  goBackHint: 'Das und alles danach wird zurückgenommen. Was seitdem jemand gesehen hat, bleibt bekannt.',
  askToGoBackHint:
    'Das und alles danach wird zurückgenommen, sobald alle zustimmen. Was seitdem jemand gesehen hat, bleibt bekannt.',
  toThisMoment: 'Zu diesem Moment',
}
