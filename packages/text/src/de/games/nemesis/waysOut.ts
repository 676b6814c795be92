/** The ways off the ship. */

import type { Translation } from '../../../areas.ts'
import type { nemesisWays as en } from '../../../en/games/nemesis/waysOut.ts'

export const nemesisWays: Translation<typeof en> = {
  ways: {
    hibernation: {
      name: 'Kryoschlaf',
      how: 'Verschlaf den Sprung im Kryonatorium: Nutze den Raum und mach eine Geräuschprobe. Kommt etwas, bleibst du wach. Du überlebst, wenn das Schiff ankommt.',
      gone: 'das Schiff wird explodieren',
    },
    pod: {
      name: 'Kapsel {section}{pod}',
      how: 'Steig in der Evakuierungssektion {section} ein: Nutze den Raum und mach eine Geräuschprobe. Kommt nichts, starte die Kapsel oder warte darin. Rettungskapseln erreichen immer die Erde.',
      gone: 'schon gestartet',
    },
    arrival: {
      name: 'Das Schiff kommt an',
      how: 'Wer im Kryoschlaf liegt, überlebt nur, wenn zwei von drei Triebwerken funktionieren und der Kurs zur Erde führt. Triebwerke prüfst du in ihren Räumen, den Kurs im Cockpit.',
      gone: 'dafür ist es zu spät',
    },
  },
  needs: {
    chambersOpen: {
      label: 'Kryokammern offen: ab Feld 8 der Zeitleiste',
      lacks: 'Kryokammern geschlossen',
    },
    unlocked: {
      label:
        'Entriegelt: durch die Lukensteuerung, einen Evakuierungsschlüssel, den ersten Tod oder die Selbstzerstörung auf Gelb',
      lacks: 'braucht Lukensteuerung oder Schlüssel',
    },
    podSpace: {
      label: 'Ein freier Platz (2 je Kapsel)',
      lacks: 'voll',
    },
    engines: {
      label:
        '2 von 3 Triebwerken funktionieren: deines Wissens {working} funktionsfähig, {damaged} beschädigt, {unknown} ungeprüft',
      lacks: 'zu viele Triebwerke beschädigt',
      unknown: 'Triebwerke: {known} von {of} von dir geprüft',
    },
    course: {
      label: 'Kurs zur Erde{to, select, unseen {: Du hast die Koordinaten nicht gesehen} other { (Flugziel: {place})}}',
      lacks: 'falscher Kurs: {place}',
      unknown: 'Kurs unbekannt',
    },
  },
  ends: {
    jump: '{rounds, plural, =1 {Das Schiff springt am Ende dieser Runde} one {Das Schiff springt in # Runde} other {Das Schiff springt in # Runden}}: Wer an Bord wach ist, stirbt.',
    explosion:
      '{rounds, plural, =1 {Das Schiff explodiert am Ende dieser Runde} one {Das Schiff explodiert in # Runde} other {Das Schiff explodiert in # Runden}}: Wer an Bord ist, stirbt, auch im Kryoschlaf.',
  },
}
