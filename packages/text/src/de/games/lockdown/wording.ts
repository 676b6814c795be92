/** Lockdown says some things otherwise than Nemesis: its place, and what it does with removed cards. */
import type * as en from '../../../en/games/lockdown/wording.ts'
import type { Instead, Terms } from '../../../en/games/lockdown/wording.ts'
import { format } from '../../../message.ts'

/** What creeps about there is a Xeno too. */
export const stalkers: typeof en.stalkers = { terms: [], instead: {} }

export const terms: Terms = [
  [/\b([Dd])as Schiff\b/g, '$1ie Anlage'],
  [/\bdem Schiff\b/g, 'der Anlage'],
  [/\bdes Schiffs\b/g, 'der Anlage'],
  [/\bAn Bord\b/g, 'In der Anlage'],
  [/\ban Bord\b/g, 'in der Anlage'],
]

export const instead: Instead = {
  cards: {
    weaknesses: {
      fireBonus:
        'Verletzen Feuer, „Flammenwerfer“ oder „Thermitladung“ einen Xeno, verursachen sie 1 Schaden mehr, und statt 1 Ei verbrennen 2.',
    },
  },
  conditions: {
    conditions: { leftWith: '{by, select, you {du überlebst} other {{who} überlebt}} mit {object:dat}' },
  },
  decisions: {
    asks: {
      objective: 'Der erste Xeno ist da. Wähle das Ziel, das du behältst; das andere verlässt das Spiel.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'lege die nicht INFIZIERTEN unter den Kontaminationsstapel',
      scanRemovesInfected: 'lege die INFIZIERTEN unter den Kontaminationsstapel',
      vent: 'wähle einen Raum mit Eingang zu Wartungskorridoren und ohne Zerstörte Türen und schließe alle seine Türen; sein Feuer erlischt, und sind sie am Ende der Spielerphase noch geschlossen, stirbt jeder Charakter und jeder Xeno darin',
      analyseInLaboratory:
        'lass ein Ei, einen Kadaver oder eine Leiche aus diesem Raum analysieren; das Objekt wird verbraucht: Erhalte 3 Wissen und entdecke, falls seine Art für das Labor neu ist, eine Schwäche',
    },
  },
  ending: {
    checks: {
      diedByExplosion: '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} stirbt mit der Anlage.',
    },
    ends: {
      fire: 'Es gibt keinen Feuermarker mehr: Die Flammen erfassen alles, und die Anlage explodiert.',
      malfunction: 'Es gibt keinen Fehlfunktionsmarker mehr: Zu viel ist kaputt, und die Anlage explodiert.',
      nobodyLeft: 'In der Anlage ist niemand mehr, der handeln kann.',
    },
  },
  events: {
    events: {
      scanned:
        '{by, select, you {Du scannst} other {{who} scannt}} auf Kontamination: {removed, plural, =0 {Keine Karte kommt} one {# Karte kommt} other {# Karten kommen}} unter den Stapel.',
      scannedSeen:
        'Du scannst {count, plural, one {# Kontaminationskarte} other {# Kontaminationskarten}}: {words}. {removed, plural, =0 {Keine kommt} one {# kommt} other {# kommen}} unter den Stapel.',
      time: 'Das Zeitplättchen rückt auf Feld {time}.',
      selfDestruct: 'Selbstzerstörung: Das Plättchen liegt auf Feld {space}.',
      vent: 'Der Entlüftungsvorgang beginnt: In {room:dat} gibt es nur noch bis zum Ende der Spielerphase Luft.',
      ventStopped: 'Der Entlüftungsvorgang in {room:dat} wird abgebrochen.',
    },
  },
  ui: {
    fate: { aboard: 'In der Anlage', launched: 'In FVS-Kapsel entkommen' },
    endTitle: {
      selfDestruct: 'Die Anlage explodiert',
      fire: 'Die Anlage brennt',
      malfunction: 'Die Anlage versagt',
      nobodyLeft: 'Stille in der Anlage',
    },
    toTheJump: 'bis zur Säuberung',
    roundsToTheJump: (n: number): string => (n === 1 ? 'Runde bis zur Säuberung' : 'Runden bis zur Säuberung'),
    roundsLeft: (n: number) => (n === 1 ? '1 Runde bis zur Säuberung' : `${n} Runden bis zur Säuberung`),
    ship: 'Anlage',
    awakeIn: (room: string) => format('Zurückgeblieben {ort:in}', 'de', { ort: room }),
    stage: { twoEnvelopes: 'Etwas ist in der Anlage. Welchen Umschlag behältst du?' },
    aims: {
      how: {
        survive:
          'Schließ dich ein, erreiche den Bunker oder entkomme in einer FVS-Kapsel. Überlebe dann das Eindämmungsprotokoll und die letzte Prüfung auf Kontamination.',
        signal: 'Nutze selbst die Kommunikationszentrale.',
        shipDestroyed:
          'Selbstzerstörung, Feuer oder Fehlfunktionen beenden sie. Sei bis dahin im Bunker oder in einer Kapsel entkommen.',
      },
    },
  },
}
