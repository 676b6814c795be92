/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/nemesis/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  seeForYourself: {
    title: 'Míralo tú',
    task: '«El Motor 2 está bien», dice el Capitán. Debe funcionar al acabar tu turno: tienes cuatro cartas.',
    hint: 'Reparar también te enseña las fichas. Si antes miras, faltan cartas para reparar.',
    solved: 'Mentía, o nunca miró. Aquí hablar es gratis: fíate de lo que has visto.',
    answers: {
      looked: 'Ahora sabes que mentía, pero te has quedado sin cartas.',
      trusted: 'Te lo has creído. El Motor está estropeado.',
    },
  },
  handOver: {
    title: 'Un trato justo',
    task: 'El Capitán ofrece un Botiquín por tus Herramientas. Cierra el trato.',
    hint: 'Intercambiar cuesta una carta. Elige al Capitán, pon las Herramientas y acepta.',
    solved: 'Hecho. Nada cambia de manos sin acuerdo, y las promesas no obligan a nadie.',
    answers: {
      nothing: 'No hay trato: ambos deben aceptar para que algo cambie de manos.',
    },
  },
  rightEngine: {
    title: '¿Quién miente?',
    task: 'El Motor 2 o el Motor 3 está estropeado: repáralo. Mecánico: «El 2». Capitán, toda la partida en la Cabina: «El 3».',
    hint: 'El estado de un Motor se averigua junto a él o en el Control de Motores, pero no en la Cabina.',
    solved: 'El Capitán no podía saberlo. Antes de qué dicen, pregúntate dónde han estado.',
    answers: {
      liar: 'El Motor 3 estaba bien: has creído a quien nunca estuvo allí.',
      late: 'El Motor 2 sigue estropeado.',
    },
  },
  rightCourse: {
    title: 'Uno de tres',
    task: 'Capitán: «La Tierra es A». Piloto: «El Capitán miente». Científico: «La Tierra es C». Miente exactamente uno: pon rumbo a la Tierra.',
    hint: 'Supón que el Capitán dice la verdad. ¿Cuántos mienten entonces?',
    solved: 'Si el Capitán acertara, mentirían dos. Así que es C, y no tenías cartas para mirar.',
    answers: {
      fooled: 'Eso no es la Tierra. Contrasta cada versión con «miente exactamente uno».',
      tooLate: 'Ahora lo sabes seguro, pero sin cartas para maniobrar.',
      drifting: 'No has fijado el rumbo. Dudar también es elegir.',
    },
  },
  whoWantsMe: {
    title: '¿Quién quiere matarme?',
    task: 'La Piloto y el Científico dicen que necesitan la Señal. La Piloto estuvo aquí la ronda pasada y no envió nada. Lee el Objetivo de quien miente.',
    hint: '¿Quién ha enviado ya la Señal y quién ha dejado pasar la ocasión? La Llave de bitácora solo sirve una vez.',
    solved: 'La Piloto quiere muerto al jugador 1, y eres tú. Lo que se hace dice más que lo que se habla.',
    answers: {
      innocent: 'El Científico decía la verdad, y ya no tienes llave.',
      unsure: 'Sigues sin saber a quién temer.',
    },
  },
}
