/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/lockdown/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  larvaNoRest: {
    title: 'No es hora de descansar',
    task: 'Llevas una larva dentro y una carta de contaminación en la mano. Líbrate de ambas.',
    hint: 'Descansar escanea tu mano. Si la carta está infectada, la larva nace. Esta sala limpia sin preguntar.',
    solved: 'Todo limpio: la Sala de descontaminación se lleva la larva y las cartas infectadas.',
    answers: {
      carried: 'Sigues con la larva dentro y tu turno ha terminado.',
      hatched: 'La carta estaba infectada y la larva ha nacido. Has muerto.',
    },
  },
  blindAtTheTerminal: {
    title: 'A ciegas en la terminal',
    task: 'Hay luz, pero tienes los ojos heridos: para ti está oscuro. Aprende algo en la computadora en este turno.',
    hint: 'Una herida vendada ya no tiene efecto. La Ropa puede vendar una.',
    solved: 'Conocimiento 2. Las heridas vendadas cuentan, pero ya no estorban.',
    answers: {
      blind: 'Con los ojos heridos estás a oscuras, y la computadora pide luz.',
    },
  },
  stopTheBleeding: {
    title: '¿Qué herida primero?',
    task: 'Tres heridas graves, y una sangra. Sigue con vida cuando empiece la próxima ronda.',
    hint: 'Con tres heridas graves cualquier otra mata, y la hemorragia te hiere al pasar.',
    solved: 'La hemorragia está vendada. Trata la herida que trae la siguiente.',
    answers: {
      bled: 'Has pasado, has sangrado y era una herida de más.',
    },
  },
  fireAtThePod: {
    title: 'Fuego junto al contenedor',
    task: 'El contenedor sale esta ronda. La sala arde y tienes tres heridas graves. Vuelve a casa.',
    hint: 'Entrar acaba tu turno, y quien acaba un turno en el fuego recibe antes una herida. Apágalo.',
    solved: 'Fuera el fuego y dentro tú. El fuego cuenta al final del turno, también del último.',
    answers: {
      burned: 'Has entrado desde una sala en llamas: una herida más, y era la cuarta.',
      stayed: 'El contenedor ha salido sin ti.',
    },
  },
  cleanBeforeHome: {
    title: 'Limpio a casa',
    task: 'Llevas una larva dentro y una carta de contaminación en la mano. El contenedor A, al lado, sale esta ronda. Vuelve con vida.',
    hint: 'Al final, quien va infectado muere. Esta sala limpia por dos cartas; el camino y el contenedor piden tres.',
    solved: 'Limpio y fuera. El último chequeo llega tras el lanzamiento, cuando ya no hay duchas.',
    answers: {
      hatched: 'La carta estaba infectada y la larva ha nacido antes de salir.',
      late: 'El contenedor ha salido sin ti.',
    },
  },
  underThree: {
    title: 'Menos de tres',
    task: 'La sala arde y tienes tres heridas graves, una vendada. Una acción. Sobrevive a tu turno.',
    hint: 'Con tres, cualquier herida mata, vendada o no. Solo curar te baja de tres, y solo se cura una vendada.',
    solved: 'Quedan dos: el fuego te cuesta una herida leve, no la vida.',
    answers: {
      burned: 'Las vendadas también cuentan: con tres, el fuego te ha matado.',
      met: 'Ahí fuera había ruido en todos los pasillos. Algo ha venido, y no aguantabas ni un rasguño.',
    },
  },
}
