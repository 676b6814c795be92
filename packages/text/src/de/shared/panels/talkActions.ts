/**
 * What somebody does, as table talk says it: promised (will, wont), asked for (please, dont), said to have been done
 * (did, didnt). Clauses in the speaker's voice, without capital and full stop. `to` is `one` where a single person is
 * addressed, `by` is `me` where the speaker did it.
 */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/panels/talkActions.ts'

export const deeds: Translation<typeof en.deeds> = {
  // engines and course
  repair: {
    will: 'ich repariere {engine}',
    wont: 'ich repariere {engine} nicht',
    please: '{to, select, one {bitte repariere {engine}} other {jemand soll bitte {engine} reparieren}}',
    dont: '{to, select, one {bitte repariere {engine} nicht} other {bitte repariert {engine} nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} {engine} repariert',
    didnt: '{by, select, me {ich habe} other {{who} hat}} {engine} nicht repariert',
  },
  break: {
    will: 'ich beschädige {engine}',
    wont: 'ich beschädige {engine} nicht',
    please: '{to, select, one {bitte beschädige {engine}} other {jemand soll bitte {engine} beschädigen}}',
    dont: '{to, select, one {bitte beschädige {engine} nicht} other {bitte beschädigt {engine} nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} {engine} beschädigt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} {engine} nicht beschädigt',
  },
  check: {
    will: 'ich überprüfe {engine}',
    wont: 'ich überprüfe {engine} nicht',
    please: '{to, select, one {bitte überprüfe {engine}} other {jemand soll bitte {engine} überprüfen}}',
    dont: '{to, select, one {bitte überprüfe {engine} nicht} other {bitte überprüft {engine} nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} {engine} überprüft',
    didnt: '{by, select, me {ich habe} other {{who} hat}} {engine} nicht überprüft',
  },
  coordinates: {
    will: 'ich sehe mir die Koordinaten an',
    wont: 'ich sehe mir die Koordinaten nicht an',
    please:
      '{to, select, one {bitte sieh dir die Koordinaten an} other {jemand soll sich bitte die Koordinaten ansehen}}',
    dont: '{to, select, one {bitte sieh dir die Koordinaten nicht an} other {bitte seht euch die Koordinaten nicht an}}',
    did: '{by, select, me {ich habe mir} other {{who} hat sich}} die Koordinaten angesehen',
    didnt: '{by, select, me {ich habe mir} other {{who} hat sich}} die Koordinaten nicht angesehen',
  },
  course: {
    will: 'ich setze den Kurs auf {space}',
    wont: 'ich setze den Kurs nicht auf {space}',
    please:
      '{to, select, one {bitte setze den Kurs auf {space}} other {jemand soll bitte den Kurs auf {space} setzen}}',
    dont: '{to, select, one {bitte setze den Kurs nicht auf {space}} other {bitte setzt den Kurs nicht auf {space}}}',
    did: '{by, select, me {ich habe} other {{who} hat}} den Kurs auf {space} gesetzt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} den Kurs nicht auf {space} gesetzt',
  },

  // the ship
  startSelfDestruct: {
    will: 'ich starte die Selbstzerstörung',
    wont: 'ich starte die Selbstzerstörung nicht',
    please:
      '{to, select, one {bitte starte die Selbstzerstörung} other {jemand soll bitte die Selbstzerstörung starten}}',
    dont: '{to, select, one {bitte starte die Selbstzerstörung nicht} other {bitte startet die Selbstzerstörung nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} die Selbstzerstörung gestartet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} die Selbstzerstörung nicht gestartet',
  },
  stopSelfDestruct: {
    will: 'ich stoppe die Selbstzerstörung',
    wont: 'ich stoppe die Selbstzerstörung nicht',
    please:
      '{to, select, one {bitte stoppe die Selbstzerstörung} other {jemand soll bitte die Selbstzerstörung stoppen}}',
    dont: '{to, select, one {bitte stoppe die Selbstzerstörung nicht} other {bitte stoppt die Selbstzerstörung nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} die Selbstzerstörung gestoppt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} die Selbstzerstörung nicht gestoppt',
  },
  signal: {
    will: 'ich setze das Signal ab',
    wont: 'ich setze das Signal nicht ab',
    please: '{to, select, one {bitte setze das Signal ab} other {jemand soll bitte das Signal absetzen}}',
    dont: '{to, select, one {bitte setze das Signal nicht ab} other {bitte setzt das Signal nicht ab}}',
    did: '{by, select, me {ich habe} other {{who} hat}} das Signal abgesetzt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} das Signal nicht abgesetzt',
  },
  hibernate: {
    will: 'ich gehe in den Kryoschlaf',
    wont: 'ich gehe nicht in den Kryoschlaf',
    please: '{to, select, one {bitte geh in den Kryoschlaf} other {bitte geht alle in den Kryoschlaf}}',
    dont: '{to, select, one {bitte geh nicht in den Kryoschlaf} other {bitte geht nicht in den Kryoschlaf}}',
    did: '{by, select, me {ich bin} other {{who} ist}} in den Kryoschlaf gegangen',
    didnt: '{by, select, me {ich bin} other {{who} ist}} nicht in den Kryoschlaf gegangen',
  },
  destroyNest: {
    will: 'ich zerstöre das Nest',
    wont: 'ich zerstöre das Nest nicht',
    please: '{to, select, one {bitte zerstöre das Nest} other {jemand soll bitte das Nest zerstören}}',
    dont: '{to, select, one {bitte zerstöre das Nest nicht} other {bitte zerstört das Nest nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} das Nest zerstört',
    didnt: '{by, select, me {ich habe} other {{who} hat}} das Nest nicht zerstört',
  },
  launch: {
    will: 'ich starte Rettungskapsel {pod}',
    wont: 'ich starte Rettungskapsel {pod} nicht',
    please:
      '{to, select, one {bitte starte Rettungskapsel {pod}} other {jemand soll bitte Rettungskapsel {pod} starten}}',
    dont: '{to, select, one {bitte starte Rettungskapsel {pod} nicht} other {bitte startet Rettungskapsel {pod} nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} Rettungskapsel {pod} gestartet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} Rettungskapsel {pod} nicht gestartet',
  },

  // one another
  wait: {
    will: '{to, select, one {ich warte auf dich} other {ich warte auf alle}}',
    wont: '{to, select, one {ich warte nicht auf dich} other {ich warte auf niemanden}}',
    please: '{to, select, one {bitte warte auf mich} other {bitte wartet alle auf mich}}',
    dont: '{to, select, one {bitte warte nicht auf mich} other {bitte wartet nicht auf mich}}',
    did: '{by, select, me {ich habe} other {{who} hat}} auf die anderen gewartet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} nicht auf die anderen gewartet',
  },
  waitInPod: {
    will: '{to, select, one {ich warte in Rettungskapsel {pod} auf dich} other {ich warte in Rettungskapsel {pod} auf alle}}',
    wont: '{to, select, one {ich warte nicht in Rettungskapsel {pod} auf dich} other {ich warte in Rettungskapsel {pod} auf niemanden}}',
    please:
      '{to, select, one {bitte warte in Rettungskapsel {pod} auf mich} other {jemand soll bitte in Rettungskapsel {pod} auf mich warten}}',
    dont: '{to, select, one {bitte warte nicht in Rettungskapsel {pod} auf mich} other {bitte wartet nicht in Rettungskapsel {pod} auf mich}}',
    did: '{by, select, me {ich habe} other {{who} hat}} in Rettungskapsel {pod} gewartet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} nicht in Rettungskapsel {pod} gewartet',
  },
  meet: {
    will: '{to, select, one {ich treffe dich in {room:dat}} other {ich treffe euch in {room:dat}}}',
    wont: '{to, select, one {ich treffe dich nicht in {room:dat}} other {ich treffe niemanden in {room:dat}}}',
    please:
      '{to, select, one {bitte komm mit mir in {room:acc}} other {jemand soll bitte mit mir in {room:acc} kommen}}',
    dont: '{to, select, one {bitte folge mir nicht in {room:acc}} other {bitte folgt mir nicht in {room:acc}}}',
    did: '{by, select, me {ich bin} other {{who} ist}} in {room:acc} gekommen',
    didnt: '{by, select, me {ich bin} other {{who} ist}} nicht in {room:acc} gekommen',
  },
  fight: {
    will: '{to, select, one {ich helfe dir beim Kampf in {room:dat}} other {ich helfe beim Kampf in {room:dat}}}',
    wont: '{to, select, one {ich helfe dir nicht beim Kampf in {room:dat}} other {ich helfe nicht beim Kampf in {room:dat}}}',
    please:
      '{to, select, one {bitte hilf mir beim Kampf in {room:dat}} other {jemand soll mir bitte beim Kampf in {room:dat} helfen}}',
    dont: '{to, select, one {bitte kämpfe nicht in {room:dat}} other {bitte kämpft nicht in {room:dat}}}',
    did: '{by, select, me {ich habe} other {{who} hat}} in {room:dat} gekämpft',
    didnt: '{by, select, me {ich habe} other {{who} hat}} nicht in {room:dat} gekämpft',
  },
  treat: {
    will: '{to, select, one {ich behandle deine Wunden} other {ich behandle alle, die Wunden haben}}',
    wont: '{to, select, one {ich behandle deine Wunden nicht} other {ich behandle keine Wunden}}',
    please: '{to, select, one {bitte behandle meine Wunden} other {jemand soll bitte meine Wunden behandeln}}',
    dont: '{to, select, one {bitte behandle meine Wunden nicht} other {bitte behandelt meine Wunden nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} Wunden behandelt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} keine Wunden behandelt',
  },
  scan: {
    will: 'ich scanne meine Kontaminationskarten',
    wont: 'ich scanne meine Kontaminationskarten nicht',
    please:
      '{to, select, one {bitte scanne deine Kontaminationskarten} other {alle sollen bitte ihre Kontaminationskarten scannen}}',
    dont: '{to, select, one {bitte scanne deine Kontaminationskarten nicht} other {bitte scannt eure Kontaminationskarten nicht}}',
    did: '{by, select, me {ich habe meine} other {{who} hat die eigenen}} Kontaminationskarten gescannt',
    didnt: '{by, select, me {ich habe meine} other {{who} hat die eigenen}} Kontaminationskarten nicht gescannt',
  },
  give: {
    will: '{to, select, one {ich gebe dir {item}} other {ich gebe {item} dem, der es am meisten braucht}}',
    wont: '{to, select, one {ich gebe dir {item} nicht} other {ich gebe {item} nicht her}}',
    please: '{to, select, one {bitte gib mir {item}} other {jemand soll mir bitte {item} geben}}',
    dont: '{to, select, one {bitte gib {item} nicht her} other {bitte gebt {item} nicht her}}',
    did: '{by, select, me {ich habe} other {{who} hat}} {item} hergegeben',
    didnt: '{by, select, me {ich habe} other {{who} hat}} {item} nicht hergegeben',
  },

  // places, things, Intruders
  go: {
    will: 'ich gehe in {room:acc}',
    wont: 'ich gehe nicht in {room:acc}',
    please: '{to, select, one {bitte geh in {room:acc}} other {jemand soll bitte in {room:acc} gehen}}',
    dont: '{to, select, one {bitte geh nicht in {room:acc}} other {bitte geht nicht in {room:acc}}}',
    did: '{by, select, me {ich bin} other {{who} ist}} in {room:acc} gegangen',
    didnt: '{by, select, me {ich bin} other {{who} ist}} nicht in {room:acc} gegangen',
  },
  search: {
    will: 'ich suche in {room:dat}',
    wont: 'ich suche nicht in {room:dat}',
    please: '{to, select, one {bitte suche in {room:dat}} other {jemand soll bitte in {room:dat} suchen}}',
    dont: '{to, select, one {bitte suche nicht in {room:dat}} other {bitte sucht nicht in {room:dat}}}',
    did: '{by, select, me {ich habe} other {{who} hat}} in {room:dat} gesucht',
    didnt: '{by, select, me {ich habe} other {{who} hat}} nicht in {room:dat} gesucht',
  },
  douse: {
    will: 'ich lösche das Feuer in {room:dat}',
    wont: 'ich lösche das Feuer in {room:dat} nicht',
    please:
      '{to, select, one {bitte lösche das Feuer in {room:dat}} other {jemand soll bitte das Feuer in {room:dat} löschen}}',
    dont: '{to, select, one {bitte lösche das Feuer in {room:dat} nicht} other {bitte löscht das Feuer in {room:dat} nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} das Feuer in {room:dat} gelöscht',
    didnt: '{by, select, me {ich habe} other {{who} hat}} das Feuer in {room:dat} nicht gelöscht',
  },
  mend: {
    will: 'ich behebe die Fehlfunktion in {room:dat}',
    wont: 'ich behebe die Fehlfunktion in {room:dat} nicht',
    please:
      '{to, select, one {bitte behebe die Fehlfunktion in {room:dat}} other {jemand soll bitte die Fehlfunktion in {room:dat} beheben}}',
    dont: '{to, select, one {bitte behebe die Fehlfunktion in {room:dat} nicht} other {bitte behebt die Fehlfunktion in {room:dat} nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} die Fehlfunktion in {room:dat} behoben',
    didnt: '{by, select, me {ich habe} other {{who} hat}} die Fehlfunktion in {room:dat} nicht behoben',
  },
  bring: {
    will: 'ich bringe {object:acc} in {room:acc}',
    wont: 'ich bringe {object:acc} nicht in {room:acc}',
    please:
      '{to, select, one {bitte bring {object:acc} in {room:acc}} other {jemand soll bitte {object:acc} in {room:acc} bringen}}',
    dont: '{to, select, one {bitte bring {object:acc} nicht in {room:acc}} other {bitte bringt {object:acc} nicht in {room:acc}}}',
    did: '{by, select, me {ich habe} other {{who} hat}} {object:acc} in {room:acc} gebracht',
    didnt: '{by, select, me {ich habe} other {{who} hat}} {object:acc} nicht in {room:acc} gebracht',
  },
  kill: {
    will: 'ich töte {intruder:acc}',
    wont: 'ich lasse {intruder:acc} am Leben',
    please: '{to, select, one {bitte töte {intruder:acc}} other {jemand soll bitte {intruder:acc} töten}}',
    dont: '{to, select, one {bitte lass {intruder:acc} am Leben} other {bitte lasst {intruder:acc} am Leben}}',
    did: '{by, select, me {ich habe} other {{who} hat}} {intruder:acc} getötet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} {intruder:acc} nicht getötet',
  },

  // the facility
  backupPower: {
    will: 'ich stelle die Notstromversorgung wieder her',
    wont: 'ich stelle die Notstromversorgung nicht wieder her',
    please:
      '{to, select, one {bitte stelle die Notstromversorgung wieder her} other {jemand soll bitte die Notstromversorgung wiederherstellen}}',
    dont: '{to, select, one {bitte stelle die Notstromversorgung nicht wieder her} other {bitte stellt die Notstromversorgung nicht wieder her}}',
    did: '{by, select, me {ich habe} other {{who} hat}} die Notstromversorgung wiederhergestellt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} die Notstromversorgung nicht wiederhergestellt',
  },
  powerOn: {
    will: 'ich schalte den Strom von {place:dat} ein',
    wont: 'ich schalte den Strom von {place:dat} nicht ein',
    please:
      '{to, select, one {bitte schalte den Strom von {place:dat} ein} other {jemand soll bitte den Strom von {place:dat} einschalten}}',
    dont: '{to, select, one {bitte schalte den Strom von {place:dat} nicht ein} other {bitte schaltet den Strom von {place:dat} nicht ein}}',
    did: '{by, select, me {ich habe} other {{who} hat}} den Strom von {place:dat} eingeschaltet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} den Strom von {place:dat} nicht eingeschaltet',
  },
  powerOff: {
    will: 'ich schalte den Strom von {place:dat} aus',
    wont: 'ich schalte den Strom von {place:dat} nicht aus',
    please:
      '{to, select, one {bitte schalte den Strom von {place:dat} aus} other {jemand soll bitte den Strom von {place:dat} ausschalten}}',
    dont: '{to, select, one {bitte schalte den Strom von {place:dat} nicht aus} other {bitte schaltet den Strom von {place:dat} nicht aus}}',
    did: '{by, select, me {ich habe} other {{who} hat}} den Strom von {place:dat} ausgeschaltet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} den Strom von {place:dat} nicht ausgeschaltet',
  },
  useComputer: {
    will: 'ich benutze den Computer',
    wont: 'ich benutze den Computer nicht',
    please: '{to, select, one {bitte benutze den Computer} other {jemand soll bitte den Computer benutzen}}',
    dont: '{to, select, one {bitte benutze den Computer nicht} other {bitte benutzt den Computer nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} den Computer benutzt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} den Computer nicht benutzt',
  },
  readArchive: {
    will: 'ich untersuche das Archiv',
    wont: 'ich untersuche das Archiv nicht',
    please: '{to, select, one {bitte untersuche das Archiv} other {jemand soll bitte das Archiv untersuchen}}',
    dont: '{to, select, one {bitte untersuche das Archiv nicht} other {bitte untersucht das Archiv nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} das Archiv untersucht',
    didnt: '{by, select, me {ich habe} other {{who} hat}} das Archiv nicht untersucht',
  },
  ride: {
    will: 'ich fahre mit dem Aufzug in {room:acc}',
    wont: 'ich fahre nicht mit dem Aufzug in {room:acc}',
    please:
      '{to, select, one {bitte fahre mit dem Aufzug in {room:acc}} other {jemand soll bitte mit dem Aufzug in {room:acc} fahren}}',
    dont: '{to, select, one {bitte fahre nicht mit dem Aufzug in {room:acc}} other {bitte fahrt nicht mit dem Aufzug in {room:acc}}}',
    did: '{by, select, me {ich bin} other {{who} ist}} mit dem Aufzug in {room:acc} gefahren',
    didnt: '{by, select, me {ich bin} other {{who} ist}} nicht mit dem Aufzug in {room:acc} gefahren',
  },
  analyse: {
    will: 'ich analysiere {object:acc}',
    wont: 'ich analysiere {object:acc} nicht',
    please: '{to, select, one {bitte analysiere {object:acc}} other {jemand soll bitte {object:acc} analysieren}}',
    dont: '{to, select, one {bitte analysiere {object:acc} nicht} other {bitte analysiert {object:acc} nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} {object:acc} analysiert',
    didnt: '{by, select, me {ich habe} other {{who} hat}} {object:acc} nicht analysiert',
  },
  lockIn: {
    will: 'ich schließe mich im Isolationsraum ein',
    wont: 'ich schließe mich nicht im Isolationsraum ein',
    please:
      '{to, select, one {bitte schließe dich im Isolationsraum ein} other {bitte schließt euch alle im Isolationsraum ein}}',
    dont: '{to, select, one {bitte schließe dich nicht im Isolationsraum ein} other {bitte schließt euch nicht im Isolationsraum ein}}',
    did: '{by, select, me {ich habe mich} other {{who} hat sich}} im Isolationsraum eingeschlossen',
    didnt: '{by, select, me {ich habe mich} other {{who} hat sich}} nicht im Isolationsraum eingeschlossen',
  },
  enterCss: {
    will: 'ich steige in FVS-Kapsel {pod} ein',
    wont: 'ich steige nicht in FVS-Kapsel {pod} ein',
    please:
      '{to, select, one {bitte steige in FVS-Kapsel {pod} ein} other {jemand soll bitte in FVS-Kapsel {pod} einsteigen}}',
    dont: '{to, select, one {bitte steige nicht in FVS-Kapsel {pod} ein} other {bitte steigt nicht in FVS-Kapsel {pod} ein}}',
    did: '{by, select, me {ich bin} other {{who} ist}} in FVS-Kapsel {pod} eingestiegen',
    didnt: '{by, select, me {ich bin} other {{who} ist}} nicht in FVS-Kapsel {pod} eingestiegen',
  },
  openGate: {
    will: 'ich öffne das Haupttor',
    wont: 'ich öffne das Haupttor nicht',
    please: '{to, select, one {bitte öffne das Haupttor} other {jemand soll bitte das Haupttor öffnen}}',
    dont: '{to, select, one {bitte öffne das Haupttor nicht} other {bitte öffnet das Haupttor nicht}}',
    did: '{by, select, me {ich habe} other {{who} hat}} das Haupttor geöffnet',
    didnt: '{by, select, me {ich habe} other {{who} hat}} das Haupttor nicht geöffnet',
  },
  sendRover: {
    will: 'ich schicke den Rover los',
    wont: 'ich schicke den Rover nicht los',
    please: '{to, select, one {bitte schicke den Rover los} other {jemand soll bitte den Rover losschicken}}',
    dont: '{to, select, one {bitte schicke den Rover nicht los} other {bitte schickt den Rover nicht los}}',
    did: '{by, select, me {ich habe} other {{who} hat}} den Rover losgeschickt',
    didnt: '{by, select, me {ich habe} other {{who} hat}} den Rover nicht losgeschickt',
  },
  startAlert: {
    will: 'ich löse den Alarm aus',
    wont: 'ich löse den Alarm nicht aus',
    please: '{to, select, one {bitte löse den Alarm aus} other {jemand soll bitte den Alarm auslösen}}',
    dont: '{to, select, one {bitte löse den Alarm nicht aus} other {bitte löst den Alarm nicht aus}}',
    did: '{by, select, me {ich habe} other {{who} hat}} den Alarm ausgelöst',
    didnt: '{by, select, me {ich habe} other {{who} hat}} den Alarm nicht ausgelöst',
  },
}
