/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { wounds as en } from '../../../../en/games/lockdown/lessons/wounds.ts'

export const wounds: Translation<typeof en> = {
  larvaNoRest: {
    title: 'No es hora de descansar',
    task: 'Llevas una Larva dentro y una carta de Contaminación en la mano. Líbrate de ambas.',
    hint: '«Descansar» escanea tu mano. Si la carta está infectada, la Larva eclosiona. Este compartimento limpia sin preguntar.',
    solved: 'Todo limpio: la Sala de descontaminación se lleva la Larva y las cartas infectadas.',
    answers: {
      carried: 'Sigues con la Larva dentro y tu turno ha terminado.',
      hatched: 'La carta estaba infectada y la Larva ha eclosionado. Has muerto.',
    },
  },
  blindAtTheTerminal: {
    title: 'A ciegas ante la Computadora',
    task: 'Hay luz, pero tienes los ojos heridos: para ti está oscuro. Aprende algo en la Computadora en este turno.',
    hint: 'Una Herida vendada ya no tiene efecto. La Ropa puede vendar una.',
    solved: 'Conocimiento 2. Las Heridas vendadas cuentan, pero ya no estorban.',
    answers: {
      blind: 'Con los ojos heridos estás a oscuras, y la Computadora pide luz.',
    },
  },
  stopTheBleeding: {
    title: '¿Qué Herida primero?',
    task: 'Tres Heridas graves, y una sangra. Sigue con vida cuando empiece la próxima ronda.',
    hint: 'Con tres Heridas graves cualquier otra mata, y la hemorragia te hiere al pasar.',
    solved: 'La hemorragia está vendada. Trata la Herida que trae la siguiente.',
    answers: {
      bled: 'Has pasado, has sangrado y era una Herida de más.',
    },
  },
  fireAtThePod: {
    title: 'Fuego junto al contenedor',
    task: 'El contenedor sale esta ronda. El compartimento arde y tienes tres Heridas graves. Vuelve a casa.',
    hint: 'Entrar acaba tu turno, y quien acaba un turno en el Fuego recibe antes una Herida. Apágalo.',
    solved: 'El Fuego está apagado y tú, dentro. El Fuego cuenta al final de cada turno, también del último.',
    answers: {
      burned: 'Has entrado desde un compartimento en llamas: una Herida más, y era la cuarta.',
      stayed: 'El contenedor ha salido sin ti.',
    },
  },
  cleanBeforeHome: {
    title: 'Limpio a casa',
    task: 'Llevas una Larva dentro y una carta de Contaminación en la mano. El contenedor A, al lado, sale esta ronda. Vuelve con vida.',
    hint: 'Al final, una infección puede matar a quien sobrevive. Este compartimento limpia por dos cartas; el camino y el contenedor cuestan tres.',
    solved: 'Limpio y fuera. El último chequeo llega tras el lanzamiento, cuando ya no hay duchas.',
    answers: {
      hatched: 'La carta estaba infectada y la Larva ha eclosionado antes de que salieras.',
      late: 'El contenedor ha salido sin ti.',
    },
  },
  underThree: {
    title: 'Menos de tres',
    task: 'El compartimento arde y tienes tres Heridas graves, una vendada. Queda una acción. Sobrevive a tu turno.',
    hint: 'Con tres, vendadas o no, cualquier Herida más mata. Solo curar te baja de tres, y solo se cura una vendada.',
    solved: 'Quedan dos: el Fuego te cuesta una Herida leve, no la vida.',
    answers: {
      burned: 'Las vendadas también cuentan: con tres, el Fuego te ha matado.',
      met: 'Ahí fuera había Ruido en todos los Pasillos. Algo ha venido, y no aguantabas ni un rasguño.',
    },
  },
}
