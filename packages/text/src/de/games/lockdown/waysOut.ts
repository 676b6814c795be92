/** The ways out of the facility. */

import type { Translation } from '../../../areas.ts'
import type { lockdownWays as en } from '../../../en/games/lockdown/waysOut.ts'

export const lockdownWays: Translation<typeof en> = {
  ways: {
    isolation: {
      name: 'Isolationsraum',
      how: 'Nutze den Raum und mach eine Geräuschprobe: Kommt nichts, bist du bis zum Ende eingeschlossen. Du überlebst, wenn die Anlage nicht zerstört wird. Der Raum öffnet sich auf Feld 8 der Zeitleiste oder sofort, wenn jemand in der Sicherheitszentrale den Alarm auslöst.',
      gone: 'die Anlage wird explodieren',
    },
    cargoPod: {
      name: 'FVS-Kapsel {pod}',
      how: 'Das Frachtversandsystem (FVS) startet nur in Runden mit einem FVS-Plättchen auf der Zeitleiste. Steig im Raum FVS {pod} ein: Du legst alle Handkarten ab und passt. Dann sagt das verdeckte Plättchen, welche Kapseln starten. Startet deine nicht, kommst du mit einer Schweren Wunde zurück.',
      gone: 'kein Start mehr',
      noRoom: 'ihr Raum ist nicht im Spiel',
    },
    bunker: {
      name: 'Bunker',
      how: 'Verlass die Anlage vom Ausgangsraum aus: mit dem Rover (eine Person, keine Geräuschprobe) oder im Schutzanzug (Geräuschprobe). Das Haupttor öffnet sich beim ersten Tod, mit dem Haupttorschlüssel oder wenn die Selbstzerstörung rot wird. Nicht einmal eine Explosion erreicht den Bunker.',
      gone: 'unerreichbar',
    },
  },
  needs: {
    isolationOpen: {
      label: 'Offen: ab Feld 8 der Zeitleiste oder durch den Alarm',
      lacks: 'geschlossen',
    },
    launchRound: {
      label:
        'Ein Start in dieser Runde: ein FVS-Plättchen auf dem Feld der Zeitleiste{next, select, none {} other { (nächster Start: Feld {next})}}',
      lacks: 'kein Start in dieser Runde',
    },
    cargoToken: {
      label: 'Das FVS-Plättchen lässt diese Kapsel starten',
      unknown: 'welche Kapseln starten, ist verdeckt',
      lacks: 'das Plättchen lässt sie nicht starten',
    },
    podEmpty: {
      label: 'Sonst niemand in der Kapsel',
      lacks: 'besetzt',
    },
    gateOpen: {
      label: 'Haupttor offen: erster Tod, Haupttorschlüssel oder rote Selbstzerstörung',
      lacks: 'Haupttor geschlossen',
    },
    ride: {
      label: 'Der Rover am Ausgang oder ein eigener Schutzanzug',
      lacks: 'weder Rover noch Schutzanzug',
    },
    contingency: {
      label:
        '{deadly, plural, =0 {Kein Eindämmungsprotokoll, das aktiv sein kann, tötet dich auf diesem Weg} one {# von {possible} Eindämmungsprotokollen, die aktiv sein können, würde dich so töten} other {# von {possible} Eindämmungsprotokollen, die aktiv sein können, würden dich so töten}}',
      lacks: 'das Eindämmungsprotokoll tötet dich',
      unknown:
        '{deadly, plural, one {# von {possible} Eindämmungsprotokollen würde dich töten} other {# von {possible} Eindämmungsprotokollen würden dich töten}}',
    },
  },
  ends: {
    purge:
      '{rounds, plural, =1 {Die Säuberung kommt am Ende dieser Runde} one {Die Säuberung kommt in # Runde} other {Die Säuberung kommt in # Runden}}: Das Unternehmen tötet alle, die weder eingeschlossen noch entkommen sind.',
    alert:
      '{rounds, plural, =1 {Der Alarm beendet die Partie mit dieser Runde} one {Der Alarm beendet die Partie in # Runde} other {Der Alarm beendet die Partie in # Runden}}: Wer weder eingeschlossen noch entkommen ist, stirbt.',
    autodestruction:
      '{rounds, plural, =1 {Die Anlage explodiert am Ende dieser Runde} one {Die Anlage explodiert in # Runde} other {Die Anlage explodiert in # Runden}}: Sicher sind nur der Bunker und gestartete Kapseln.',
  },
}
