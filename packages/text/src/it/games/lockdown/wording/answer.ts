/** How Lockdown says otherwise what Nemesis says too: what a choice costs and may cost. */
import type { Areas, Some } from '../../../../areas.ts'

export const always: Some<Areas['answer']> = {
  ui: {
    answer: {
      danger: {
        vessel: '{sure, select, yes {Distrugge il Complesso} other {Può distruggere il Complesso}}',
        risk: { vessel: 'Rischio di perdere il Complesso: {chance}' },
      },
      causes: {
        fires: 'Segnalini Fuoco sul tabellone: {have}. Se ne servono più di {limit}, il Complesso brucia.',
        malfunctions:
          'Segnalini Malfunzionamento sul tabellone: {have}. Se ne servono più di {limit}, il Complesso crolla.',
      },
      finalMeans: {
        launch: 'Tutti all’interno lasciano il Complesso. Nessun altro può salire, e nessuno torna.',
        hibernate: 'Non giochi più fino alla fine della partita. Condividi la sorte del Complesso.',
        selfDestruct: 'Il Complesso esploderà, e presto nulla potrà più impedirlo.',
      },
    },
  },
}
