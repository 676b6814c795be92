/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { facility as en } from '../../../../en/games/lockdown/lessons/facility.ts'

export const facility: Translation<typeof en> = {
  roverComesBack: {
    title: 'Llama al coche',
    task: 'La Puerta principal está abierta, pero el Rover está en el Búnker. Acaba este turno en el Búnker.',
    hint: 'La carta de Computadora a la vista mueve el Rover, también de vuelta. Después, escapar cuesta dos cartas.',
    solved: 'Has salido sin tirar. El Rover lleva a uno, y se puede hacer que vuelva.',
    answers: {
      gone: 'Sin Rover ni traje, nadie sale por ahí.',
    },
  },
  halveTheClock: {
    title: 'La mitad del reloj',
    task: 'El reloj marca 12, y la Sala de cuarentena se abre en el 8. Ábrela en este turno.',
    hint: 'El Control de emergencias inicia el Procedimiento de emergencia: la partida acaba a la mitad del tiempo y la Sala de cuarentena se abre ya.',
    solved:
      'El Procedimiento de emergencia está en el 6: menos tiempo para todos, pero la Sala de cuarentena ya está abierta.',
    answers: {
      token: 'Conocer una Contingencia viene bien, pero la Sala de cuarentena sigue cerrada.',
      waits: 'La Sala de cuarentena sigue cerrada.',
    },
  },
  keyInABrokenRoom: {
    title: 'Una llave y un Fallo',
    task: 'Estás en la Salida con la Llave de la puerta principal y cinco cartas. El compartimento tiene un Fallo y la Puerta principal está cerrada. Llega al Búnker en esta ronda.',
    hint: 'La llave exige un compartimento con Computadora, y con un Fallo no la hay. Primero repara.',
    solved: 'Reparar, abrir y fuera: cinco cartas y tres acciones, en su orden.',
    answers: {
      shut: 'La Puerta principal sigue cerrada y la ronda ha terminado.',
    },
  },
  stopTheCount: {
    title: 'Para la cuenta atrás',
    task: 'La Autodestrucción está en marcha, aún en amarillo. Enciérrate y asegúrate de no saltar por los aires. Tienes cinco cartas.',
    hint: 'Encerrarse no sirve si todo explota. En el Generador de Energía se detiene la cuenta mientras esté en amarillo.',
    solved: 'La cuenta está parada y el cerrojo, echado. Mientras esté en amarillo se puede parar.',
    answers: {
      blast: 'La cuenta sigue: cuando acabe, la Sala de cuarentena estallará con todo lo demás.',
    },
  },
  roverInTheDark: {
    title: 'Un coche en la Oscuridad',
    task: 'La Puerta principal está abierta, el Rover lejos y S-01 a oscuras. Estás en la Salida con una Computadora y cinco cartas. Llega al Búnker en esta ronda.',
    hint: 'Primero la luz, por dos cartas; después la Computadora, por una; después el Rover, por dos.',
    solved: 'Cinco cartas y tres acciones. Planea hacia atrás desde el último precio.',
    answers: {
      noRover: 'Sin Rover no conduce nadie, y la ronda ha terminado.',
    },
  },
}
