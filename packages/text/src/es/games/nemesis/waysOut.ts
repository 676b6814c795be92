/** The ways off the ship. */

import type { Translation } from '../../../areas.ts'
import type { nemesisWays as en } from '../../../en/games/nemesis/waysOut.ts'

export const nemesisWays: Translation<typeof en> = {
  ways: {
    hibernation: {
      name: 'Hibernación',
      how: 'En el Hibernatorio, duerme durante el salto: usa el compartimento y luego haz una tirada de Ruido. Si viene algo, no te duermes. Sobrevives si la nave llega a la Tierra.',
      gone: 'la nave va a estallar',
    },
    pod: {
      name: 'Cápsula {section}{pod}',
      how: 'Entra desde la Sección de evacuación {section}: usa el compartimento y luego haz una tirada de Ruido. Si no viene nada, lanza la Cápsula o espera dentro. Las Cápsulas siempre llegan a la Tierra.',
      gone: 'ya ha salido',
    },
    arrival: {
      name: 'La nave llega',
      how: 'Quien hiberna solo vive si funcionan al menos dos de los tres Motores y el rumbo lleva a la Tierra. Los Motores se comprueban en sus compartimentos; el rumbo, en la Cabina.',
      gone: 'ya es tarde',
    },
  },
  needs: {
    chambersOpen: {
      label: 'Cápsulas de hibernación abiertas: desde la casilla 8 de la Consola de Tiempo',
      lacks: 'Cápsulas cerradas',
    },
    unlocked: {
      label:
        'Desbloqueada: por el Sistema de control de las escotillas, una Llave de evacuación, la primera muerte o la Autodestrucción al llegar al amarillo',
      lacks: 'requiere Control de escotillas o una llave',
    },
    podSpace: {
      label: 'Una plaza libre (2 en cada Cápsula)',
      lacks: 'llena',
    },
    engines: {
      label:
        'Funcionan al menos 2 de los 3 Motores (que tú sepas, en funcionamiento: {working}; dañados: {damaged}; sin comprobar: {unknown})',
      lacks: 'demasiados Motores dañados',
      unknown: 'Motores: has comprobado {known} de {of}',
    },
    course: {
      label: 'Rumbo a la Tierra ({to, select, unseen {no has visto las Coordenadas} other {destino actual: {place}}})',
      lacks: 'rumbo equivocado: {place}',
      unknown: 'no has visto el rumbo',
    },
  },
  ends: {
    jump: '{rounds, plural, =1 {La nave salta al final de esta ronda} one {La nave salta dentro de # ronda} other {La nave salta dentro de # rondas}}: quien esté despierto a bordo muere.',
    explosion:
      '{rounds, plural, =1 {La nave estalla al final de esta ronda} one {La nave estalla dentro de # ronda} other {La nave estalla dentro de # rondas}}: quien esté a bordo muere, dormido o no.',
  },
}
