/** The ways out of the facility. */

import type { Translation } from '../../../areas.ts'
import type { lockdownWays as en } from '../../../en/games/lockdown/waysOut.ts'

export const lockdownWays: Translation<typeof en> = {
  ways: {
    isolation: {
      name: 'Sala de cuarentena',
      how: 'Usa la Sala de cuarentena y haz una tirada de Ruido: si no llega nada, te encierras hasta el final. Sobrevives si el complejo no queda destruido. Se abre en la casilla 8 de la Consola de Tiempo, o al instante si alguien inicia el Procedimiento de emergencia en el Control de emergencias.',
      gone: 'el complejo va a estallar',
    },
    cargoPod: {
      name: 'Contenedor SEC {pod}',
      how: 'El Sistema de Envío de Carga (SEC) solo lanza contenedores en las rondas en que la casilla de la Consola de Tiempo tiene una ficha SEC. Entra desde el compartimento SEC {pod}: descartas la mano y pasas. La ficha oculta dice entonces qué contenedores salen. Si el tuyo no sale, vuelves con una Herida grave.',
      gone: 'no quedan lanzamientos',
      noRoom: 'su compartimento no está en esta partida',
    },
    bunker: {
      name: 'Búnker',
      how: 'Escapa desde la Salida: con el Rover (una persona, sin tirada de Ruido) o con un Traje de supervivencia (con tirada de Ruido). La Puerta principal se abre con la primera muerte, con su llave o cuando la Autodestrucción se pone en rojo. Ni una explosión alcanza el Búnker.',
      gone: 'fuera de alcance',
    },
  },
  needs: {
    isolationOpen: {
      label: 'Abierta: desde la casilla 8 de la Consola de Tiempo, o por el Procedimiento de emergencia',
      lacks: 'cerrada',
    },
    launchRound: {
      label:
        'Lanzamiento en esta ronda: una ficha SEC en la casilla actual de la Consola de Tiempo{next, select, none {} other { (la próxima, en la casilla {next})}}',
      lacks: 'esta ronda no hay lanzamiento',
    },
    cargoToken: {
      label: 'La ficha SEC lanza este contenedor',
      unknown: 'no se sabe qué contenedores salen',
      lacks: 'la ficha no lo lanza',
    },
    podEmpty: {
      label: 'Nadie más en el contenedor',
      lacks: 'ocupado',
    },
    gateOpen: {
      label: 'Puerta principal abierta: primera muerte, su llave o Autodestrucción en rojo',
      lacks: 'Puerta principal cerrada',
    },
    ride: {
      label: 'El Rover en la Salida, o un traje propio',
      lacks: 'ni Rover ni traje',
    },
    contingency: {
      label:
        '{deadly, plural, =0 {Ninguna Contingencia posible te mata así} one {# de {possible} Contingencias posibles te mataría así} other {# de {possible} Contingencias posibles te matarían así}}',
      lacks: 'la Contingencia te mata',
      unknown: 'Contingencias que te matarían: {deadly} de {possible}',
    },
  },
  ends: {
    purge:
      '{rounds, plural, =1 {La purga llega al final de esta ronda} one {La purga llega dentro de # ronda} other {La purga llega dentro de # rondas}}: la Corporación mata a quien no se haya encerrado ni se haya ido.',
    alert:
      '{rounds, plural, =1 {El Procedimiento de emergencia acaba la partida al final de esta ronda} one {El Procedimiento de emergencia acaba la partida dentro de # ronda} other {El Procedimiento de emergencia acaba la partida dentro de # rondas}}: muere quien no se haya encerrado ni se haya ido.',
    autodestruction:
      '{rounds, plural, =1 {El complejo estalla al final de esta ronda} one {El complejo estalla dentro de # ronda} other {El complejo estalla dentro de # rondas}}: solo se salva quien esté en el Búnker o en un contenedor lanzado.',
  },
}
