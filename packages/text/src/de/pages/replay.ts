/** The words around a finished game: keeping it, looking at it again, going on from it. */

import type { Translation } from '../../areas.ts'
import type { replayWords as en } from '../../en/pages/replay.ts'

export const replayWords: Translation<typeof en> = {
  afterGame: 'Diese Partie',
  watch: 'Aufzeichnung ansehen',
  download: 'Als Datei speichern',
  link: 'Link zur Aufzeichnung',
  linkSays: 'Wer ihn hat, sieht die ganze Partie, aus der Sicht jeder Person.',
  shareTitle: 'Unsere Partie, von der ersten Runde bis zur letzten',

  title: 'Aufzeichnung {code}',
  loading: 'Die Partie wird nachgespielt…',
  cannot: 'Nach den Regeln, die hier vorliegen, lässt sich diese Partie nicht nachspielen.',
  otherRules: 'Die ursprünglichen Regeln sind nicht verfügbar: Die Aufzeichnung läuft nach den heutigen.',
  eyes: 'Gesehen von',
  onlooker: 'Zuschauer',
  timeline: 'Zeitachse',
  moment: 'Moment {n} von {of}, Runde {round}',
  setUp: 'Vorbereitung',
  first: 'Zum Anfang',
  back: 'Ein Schritt zurück',
  forward: 'Ein Schritt weiter',
  last: 'Zum Ende',
  play: 'Abspielen',
  stop: 'Anhalten',
  rounds: 'Runden',
  panels: 'Was neben dem Spielplan zu sehen ist',
  stopsHere: 'Hier wurde die Partie beendet.',
  keys: 'Tasten: ← und → ein Schritt, Leertaste abspielen und anhalten.',

  goOn: 'Von hier weiterspielen',
  goOnTitle: 'Als neue Partie weiterspielen',
  goOnSays:
    'Ein neuer Tisch, der bei Moment {n} von {of} beginnt. Was noch niemand gesehen hat, wird neu verteilt; Handkarten und Ziele bleiben, wie sie waren, und wer die Datei dieser Partie hat, kennt sie.',
  goOnOpen: 'Neuen Tisch eröffnen',
  playedBy: 'war {name}',
}
