/** How Lockdown says otherwise what Nemesis says too: what a choice costs and may cost. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['answer']> = {
  ui: {
    answer: {
      danger: {
        vessel: '{sure, select, yes {Zerstört die Anlage} other {Kann die Anlage zerstören}}',
        risk: { vessel: 'Gefahr für die Anlage: {chance}' },
      },
      causes: {
        fires:
          'Feuermarker auf dem Spielplan: {have} von {limit}. Werden mehr als {limit} gebraucht, verbrennt die Anlage.',
        malfunctions:
          'Fehlfunktionsmarker auf dem Spielplan: {have} von {limit}. Werden mehr als {limit} gebraucht, zerfällt die Anlage.',
      },
      finalMeans: {
        launch: 'Alle darin verlassen die Anlage. Niemand steigt mehr ein, und niemand kommt zurück.',
        hibernate: 'Du bist bis zum Ende aus dem Spiel. Du teilst das Schicksal der Anlage.',
        selfDestruct: 'Die Anlage wird explodieren. Bald lässt sich das nicht mehr verhindern.',
      },
    },
  },
}
