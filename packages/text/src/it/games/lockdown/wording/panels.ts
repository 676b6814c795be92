/** How Lockdown says otherwise what Nemesis says too: what is opened beside a running game. */
import type { Areas, Some } from '../../../../areas.ts'

/** The place, its end, and what is done otherwise there. */
export const always: Some<Areas['panels']> = {
  talk: {
    aims: {
      ship: 'la distruzione del Complesso',
      earth: 'che il Complesso raggiunga la Terra',
      mars: 'che il Complesso raggiunga Marte',
    },
    facts: {
      jump: '{rounds, plural, =1 {il Complesso compie il salto alla fine di questo Turno} one {il Complesso compie il salto tra # Turno} other {il Complesso compie il salto tra # Turni}}',
    },
  },
  ui: {
    aims: {
      how: {
        survive:
          'Rinchiuditi nella Stanza di Isolamento, raggiungi il Bunker o parti in una Capsula SSC. Poi sopravvivi al Protocollo di Emergenza e all’ultimo Controllo Contaminazione.',
        signal: 'Usa tu la Sala Controllo delle Trasmissioni.',
        nestDestroyed: 'Nel Nido non resta alcun Uovo, o il Complesso non c’è più.',
        shipDestroyed:
          'L’Autodistruzione, il Fuoco o i Malfunzionamenti lo fanno esplodere. Per allora devi essere nel Bunker o lontano in una Capsula.',
        killed: 'Può farlo chiunque; anche la perdita del Complesso vale.',
      },
    },
    talk: {
      facts: {
        jump: 'quando il Complesso compie il salto',
      },
      groups: {
        ship: 'Il Complesso',
        aboard: 'Nel Complesso',
      },
    },
  },
}
