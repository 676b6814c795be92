/** How Lockdown says otherwise what Nemesis says too: sentences that both games have. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['shared']> = {
  cards: {
    weaknesses: {
      fireBonus:
        'Verletzen Feuer, „Flammenwerfer“ oder „Thermitladung“ einen Xeno, verursachen sie 1 Schaden mehr, und statt 1 Ei verbrennen 2.',
    },
  },
  conditions: {
    conditions: {
      shipDestroyed: 'die Anlage ist zerstört',
      leftWith: '{by, select, you {du überlebst} other {{who} überlebt}} mit {object:dat}',
    },
  },
  decisions: {
    asks: {
      objective: 'Der erste Xeno ist da. Wähle das Ziel, das du behältst; das andere wird aus dem Spiel entfernt.',
    },
  },
  effects: {
    clauses: {
      scanRemovesClean: 'lege die nicht INFIZIERTEN unter den Kontaminationsstapel',
      scanRemovesInfected: 'lege die INFIZIERTEN unter den Kontaminationsstapel',
      vent: 'wähle einen Raum mit Eingang zu Wartungskorridoren und ohne Zerstörte Türen und schließe alle seine Türen; sein Feuer erlischt, und sind sie am Ende der Spielerphase noch geschlossen, stirbt jeder Charakter und jeder Xeno darin',
      analyseInLaboratory:
        'analysiere ein Ei, einen Kadaver oder eine Leiche aus diesem Raum (das Objekt wird verbraucht): Erhalte 3 Wissen und entdecke, falls seine Art für das Labor neu ist, eine Schwäche',
    },
  },
  ui: {
    fate: {
      aboard: 'In der Anlage',
      launched: 'In FVS-Kapsel entkommen',
    },
    toTheJump: 'bis zur Säuberung',
    ship: 'Anlage',
    roundsToTheJump: '{n, plural, one {Runde bis zur Säuberung} other {Runden bis zur Säuberung}}',
    roundsLeft: '{n, plural, one {# Runde bis zur Säuberung} other {# Runden bis zur Säuberung}}',
    shipState: 'Zustand der Anlage',
    endTitle: {
      jump: 'Die Anlage springt',
      selfDestruct: 'Die Anlage explodiert',
      fire: 'Die Anlage brennt',
      malfunction: 'Die Anlage versagt',
      nobodyLeft: 'Stille in der Anlage',
    },
  },
}
