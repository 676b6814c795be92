/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { facility as en } from '../../../../en/games/lockdown/lessons/facility.ts'

export const facility: Translation<typeof en> = {
  roverComesBack: {
    title: 'Llama al coche',
    task: 'La Puerta principal está abierta, pero el Rover está en el Búnker. Llega al Búnker en este turno.',
    hint: 'La carta abierta de la computadora mueve el Rover, también de vuelta. Después, escapar cuesta dos cartas.',
    solved: 'Has salido sin tirar. El Rover lleva a uno, y se le puede llamar.',
    answers: {
      gone: 'Sin Rover ni traje, nadie sale por ahí.',
    },
  },
  halveTheClock: {
    title: 'La mitad del reloj',
    task: 'Es el 12, y la Sala de cuarentena se abre en el 8. Ábrela en este turno.',
    hint: 'El Control de emergencias puede dar la alarma: la partida acaba a la mitad del tiempo y la Sala de cuarentena se abre ya.',
    solved: 'La alarma está en el 6: menos tiempo para todos, pero la puerta ya está abierta.',
    answers: {
      token: 'Una ficha de contingencia ayuda, pero la puerta sigue cerrada.',
      waits: 'La Sala de cuarentena sigue cerrada.',
    },
  },
  keyInABrokenRoom: {
    title: 'Una llave en una sala rota',
    task: 'Estás en la salida con la Llave de la puerta principal. La sala tiene un fallo, la puerta está cerrada, cinco cartas. Llega al Búnker en esta ronda.',
    hint: 'La llave pide una sala con computadora, y una sala con fallo no la tiene. Primero repara.',
    solved: 'Reparar, abrir y fuera: cinco cartas y tres acciones, en su orden.',
    answers: {
      shut: 'La puerta sigue cerrada y la ronda ha terminado.',
    },
  },
  stopTheCount: {
    title: 'Para la cuenta',
    task: 'El complejo cuenta hacia atrás, aún en amarillo. Enciérrate de modo que la puerta sirva. Cinco cartas.',
    hint: 'Una puerta cerrada no sirve si todo explota. El Generador de Energía para una cuenta amarilla.',
    solved: 'Sin cuenta y con el cerrojo echado. Mientras esté en amarillo se puede parar.',
    answers: {
      blast: 'La cuenta sigue: cuando acabe, la Sala de cuarentena arderá con todo lo demás.',
    },
  },
  roverInTheDark: {
    title: 'Un coche en la oscuridad',
    task: 'La puerta está abierta, el Rover lejos y S-01 a oscuras. Estás en la salida con una terminal y cinco cartas. Llega al Búnker en esta ronda.',
    hint: 'La luz, luego la terminal, luego el Rover: una carta más una, una y dos.',
    solved: 'Cinco cartas y tres acciones. Planea hacia atrás desde el último precio.',
    answers: {
      noRover: 'Sin Rover no conduce nadie, y la ronda ha terminado.',
    },
  },
}
