/** How Lockdown says otherwise what Nemesis says too: the log. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['log']> = {
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} stirbt mit der Anlage.',
      enginesHold: 'Die Anlage übersteht den Sprung.',
      enginesFail: 'Die Anlage explodiert.',
      diedByDestination:
        '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} wacht nie wieder auf: Die Anlage ist nicht bei der Erde.',
    },
    ends: {
      selfDestruct: 'Die Selbstzerstörungssequenz läuft ab, und die Anlage explodiert.',
      fire: 'Im Vorrat ist kein Feuermarker mehr: Die Flammen erfassen alles, und die Anlage explodiert.',
      malfunction: 'Im Vorrat ist kein Fehlfunktionsmarker mehr: Zu viel ist kaputt, und die Anlage explodiert.',
      nobodyLeft: 'In der Anlage ist niemand mehr, der handeln kann.',
      jump: 'Die Anlage springt in den Hyperraum. Niemand, der wach ist, überlebt.',
    },
    fates: {
      destroyed: 'Die Anlage ist zerstört.',
      arrived: 'Die Anlage erreicht {destination:acc}.',
    },
  },
  events: {
    events: {
      vent: 'Der Entlüftungsvorgang beginnt: In {room:dat} gibt es nur noch bis zum Ende der Spielerphase Luft.',
      ventStopped: 'Der Entlüftungsvorgang in {room:dat} wird abgebrochen.',
      scanned:
        '{by, select, you {Du scannst} other {{who} scannt}} auf Kontamination: {removed, plural, =0 {Keine Karte kommt} one {# Karte kommt} other {# Karten kommen}} unter den Stapel.',
      scannedSeen:
        'Du scannst {count, plural, one {# Kontaminationskarte} other {# Kontaminationskarten}}: {words}. {removed, plural, =0 {Keine kommt} one {# kommt} other {# kommen}} unter den Stapel.',
      time: 'Das Zeitplättchen rückt auf Feld {time}.',
      selfDestruct: 'Selbstzerstörung: Das Plättchen liegt auf Feld {space}.',
      launched: 'Rettungskapsel {pod} verlässt die Anlage mit {crew}.',
      launchedWithYou: 'Du verlässt die Anlage in Rettungskapsel {pod}.',
      launchedWithYouAnd: 'Rettungskapsel {pod} verlässt die Anlage mit dir und {crew}.',
    },
  },
}
