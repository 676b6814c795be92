/** The coach beside the question. */
import type { Translation } from '../../areas.ts'
import type { coachWords as en } from '../../en/coach/coach.ts'

export const coachWords: Translation<typeof en> = {
  knows: 'Weiß nur, was du weißt',
  says: 'Sagt dir, was gerade geschehen ist, was dich bedroht und was dein Ziel als Nächstes verlangt. Schlägt auf Wunsch einen Zug vor. Hilft an jedem Tisch und weiß nur, was du weißt.',
  on: 'An',
  off: 'Aus',
  turnOff: 'Ausschalten',
  happened: 'Was gerade geschehen ist',
  nothingYet: 'Noch nichts.',
  because: 'Grund: {why}.',
  threatens: 'Was dich bedroht',
  safe: 'Nichts, was du sehen kannst.',
  deadlyNext: 'Du hast drei Schwere Wunden: Jede weitere Wunde tötet dich.',
  attacks: '{intruder} in deinem Raum: Angriff am Ende der Runde.',
  near: '{intruder} einen Raum weiter: {room}.',
  burns: 'Dein Raum brennt: Wenn dein Zug hier endet, kostet das eine Leichte Wunde.',
  ifPass: '{danger} (wenn du jetzt passt).',
  goal: 'Dein Ziel: der nächste Schritt',
  goalHidden: 'Deine Ziele liegen verdeckt.',
  noGoal: 'Dafür ist gerade nichts zu tun.',
  suggest: 'Zug vorschlagen',
  weighing: 'Deine Möglichkeiten werden abgewogen…',
  noIdea: 'Zu dieser Frage gibt es keinen Vorschlag.',
  unreachable: 'Der Lotse konnte nicht geladen werden.',
  shared: 'Auf einem gemeinsamen Bildschirm gibt es keine Vorschläge: Sie würden dein Ziel verraten.',
  picked: 'Für dich ausgewählt, nicht abgeschickt: Bestätige es oder wähle etwas anderes.',
  another: 'Andere Idee',
  lastIdea: 'Nichts anderes kommt dem nahe.',
  whyNot: 'Warum nicht: {what}?',
  instead: '{what}: {reason}',
  funnel: {
    title: 'Wo erste Wachen abgebrochen wurden',
    says: 'Das bleibt in diesem Browser; es wird nirgendwohin gesendet.',
    none: 'Nichts ist gespeichert.',
    counts:
      '{begun, plural, one {Einmal begonnen} other {#-mal begonnen}}, {ended, plural, one {einmal zu Ende gespielt} other {#-mal zu Ende gespielt}}.',
    leftAt: '{times} × hier abgebrochen: {sentence}',
    erase: 'Löschen',
  },
}
