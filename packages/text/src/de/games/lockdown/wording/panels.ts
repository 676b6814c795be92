/** How Lockdown says otherwise what Nemesis says too: what is opened beside a running game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['panels']> = {
  talk: {
    aims: {
      ship: 'die Zerstörung der Anlage',
      earth: 'die Ankunft der Anlage bei der Erde',
      mars: 'die Ankunft der Anlage beim Mars',
    },
    facts: {
      jump: '{rounds, plural, =1 {die Anlage springt am Ende dieser Runde} one {die Anlage springt in # Runde} other {die Anlage springt in # Runden}}',
    },
  },
  ui: {
    aims: {
      how: {
        survive:
          'Schließ dich ein, erreiche den Bunker oder entkomme in einer FVS-Kapsel. Überlebe dann das Eindämmungsprotokoll und die letzte Prüfung auf Kontamination.',
        signal: 'Nutze selbst die Kommunikationszentrale.',
        nestDestroyed: 'Im Nest ist kein Ei mehr, oder die Anlage ist zerstört.',
        shipDestroyed:
          'Durch Selbstzerstörung, Feuer oder Fehlfunktionen. Sei bis dahin im Bunker oder in einer Kapsel entkommen.',
        killed: 'Egal durch wen; auch der Verlust der Anlage zählt.',
        items: 'In deinen Händen und deinem Inventar, wenn du die Anlage verlässt.',
      },
    },
    talk: {
      facts: {
        jump: 'wann die Anlage springt',
      },
      groups: {
        ship: 'Die Anlage',
        aboard: 'In der Anlage',
      },
    },
  },
}
