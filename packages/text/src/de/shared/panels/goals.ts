/** What one plays for, in sight: how far it is, what threatens it, what to do next. */

import type { Translation } from '../../../areas.ts'
import type { goalWords as en } from '../../../en/shared/panels/goals.ts'

export const goalWords: Translation<typeof en> = {
  title: 'Dein Ziel',
  next: 'Als Nächstes',
  progress: '{have} von {of}',
  atRisk: 'in Gefahr',
  risks: {
    wound: 'noch eine Wunde tötet dich',
    combat: 'in deinem Raum ist ein Xeno',
    larva: 'du trägst eine Larve',
    doom: 'in {rounds, plural, one {# Runde} other {# Runden}} explodiert alles',
    time: '{rounds, plural, =1 {das ist die letzte Runde} one {noch # Runde} other {noch # Runden}}',
    lastPod: 'nur noch eine Kapsel',
    lastFriend: 'noch ein Toter, und es ist verloren',
  },
  dead: 'Dein Charakter ist tot: Das lässt sich nicht mehr erfüllen.',
  sharedScreen:
    'Andere sehen diesen Bildschirm auch, darum zeigt er dein Ziel nur, solange du gedrückt hältst, oder zehn Sekunden lang, wenn du zweimal drückst.',
  keepOne: 'Bei der Ersten Begegnung behältst du eins davon.',
  serves: 'Dient deinem Ziel: {card}',
  activates: 'Aktiviert deinen Aufgaben-Gegenstand: {card}',
  steps: {
    signal: 'Setze das Signal ab',
    explore: 'Erkunde einen neuen Raum',
    lookCourse: 'Sieh dir die Koordinaten an',
    setCourse: 'Lege das Flugziel fest',
    checkEngine: 'Prüfe ein Triebwerk',
    mendEngine: 'Bring ein Triebwerk in Gang',
    destroyEggs: '{n, plural, one {Zerstöre das letzte Ei} other {Zerstöre alle # Eier}}',
    takeEgg: 'Nimm ein Ei',
    startDestruct: 'Starte die Selbstzerstörung',
    stopDestruct: 'Stoppe die Selbstzerstörung',
    kill: 'Töte {intruder:acc}',
    meet: 'Warte, bis {intruder} auftaucht, und töte den Xeno',
    analyze:
      'Analysiere {object:acc}: Das {why, select, knowledge {bringt dir Wissen} other {deckt eine Schwäche auf}}',
    fetch:
      'Nimm {object:acc} auf{why, select, weakness {: Die Analyse in {room:dat} deckt eine Schwäche auf} drop {: Das Objekt muss in {room:dat} liegen} other {: Das Objekt muss mit dir hinaus}}',
    bring: 'Leg {object:acc} in {room:dat} ab',
    carcass: 'Töte einen Xeno: Er hinterlässt einen Kadaver',
    search: 'Durchsuche Räume nach Gegenständen',
    learn: 'Erhalte Wissen',
    activate: 'Aktiviere dein Wissensplättchen',
    outlive: '{who} darf nicht überleben',
    alone: 'Außer dir darf niemand überleben',
    protect: 'Hilf jemandem, lebend hinauszukommen',
    power: 'Schalte den Strom ein',
    repair: 'Repariere den Raum',
    leave: 'Komm lebend hinaus: {way}',
    leaveNone: 'Kein Weg hinaus ist offen: Such einen',
  },
}
