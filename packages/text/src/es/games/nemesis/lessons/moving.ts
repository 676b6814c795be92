/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  firstStep: {
    title: 'Primer paso',
    task: 'Entra en la Cantina. Moverte cuesta una carta, que descartas.',
    hint: 'Elige la Cantina en el tablero y luego la carta que te sobre.',
    solved: 'Ya estás dentro, y en un pasillo hay Ruido. El próximo ruido allí atraerá a quien lo hizo.',
    answers: {
      stayed: 'No te has movido y tu turno ha terminado.',
    },
  },
  quietSteps: {
    title: 'Pasos silenciosos',
    task: 'Entra en la Cantina sin que te oigan. En tres de sus cuatro pasillos ya hay Ruido.',
    hint: 'Moverte con cuidado cuesta dos cartas y tú eliges dónde suena. Elige el pasillo tranquilo.',
    solved: 'No ha venido nadie. Una carta más es barata si casi cualquier resultado del dado trae un encuentro.',
    answers: {
      heard: 'Te han oído: hacer ruido donde ya lo había atrae a quien lo hizo.',
      stayed: 'Sigues fuera de la Cantina y tu turno ha terminado.',
    },
  },
  company: {
    title: 'En compañía',
    task: 'Sal del Hibernatorio sin tirar por Ruido.',
    hint: 'No se tira al entrar donde ya hay alguien. ¿Dónde está el Capitán?',
    solved: 'Sin tirada: dos no hacen más ruido que uno. La compañía es el silencio más barato.',
    answers: {
      rolled: 'Has tirado: ese compartimento estaba vacío, y en el vacío todo resuena.',
      stayed: 'Sigues en el Hibernatorio y tu turno ha terminado.',
    },
  },
  scouting: {
    title: 'Mirar antes de andar',
    task: 'Explora el compartimento desconocido de al lado sin hacer ruido.',
    hint: 'Reconocimiento es un movimiento sin tirada de Ruido. Cuesta la propia carta y otra más.',
    solved: 'Ya lo conoces y nadie te ha oído. Se ha cerrado una puerta detrás: cada ficha sorprende una vez.',
    answers: {
      rolled: 'Lo has explorado, pero se ha oído. Un movimiento normal siempre tira en un compartimento vacío.',
      stayed: 'El compartimento de al lado sigue siendo un misterio.',
    },
  },
  lockedIn: {
    title: 'Tras una puerta',
    task: 'La puerta del Hibernatorio está cerrada. Llega allí antes de que acabe tu turno.',
    hint: 'Nadie atraviesa una puerta cerrada. Tu carta la abre o te enseña un compartimento: elige la puerta.',
    solved: 'Abierta y cruzada. Las puertas también frenan a los Intrusos: antes tienen que romperlas.',
    answers: {
      peeked: 'Ahora conoces otro compartimento, y la puerta sigue cerrada.',
      elsewhere: 'No estás en el Hibernatorio. Dar la vuelta lleva demasiado tiempo.',
    },
  },
  quietRoute: {
    title: 'El camino tranquilo',
    task: 'Llega al Centro de mando este turno con tres cartas. Que nada te encuentre por el camino.',
    hint: 'Puedes pagar un solo paso cauteloso. ¿Dónde no despierta nada uno normal?',
    solved: 'Normal donde no había ruido, con cautela donde sí. Gasta cartas donde el dado puede hacer daño.',
    answers: {
      heard: 'Te han oído: tiraste donde los pasillos ya tenían Ruido.',
      stayed: 'No has llegado este turno.',
    },
  },
  ducts: {
    title: 'Por las paredes',
    task: 'Llega al Motor 1 esta ronda. Media nave está cerrada y tienes tres cartas.',
    hint: 'Dentro de las paredes no hay puertas. ¿Qué compartimento vecino tiene una entrada?',
    solved: 'Un paso hasta la entrada y adentro. La carta acaba tu ronda: que sea lo último.',
    answers: {
      stuck: 'No llegas. Los pasos cautelosos son un lujo cuando cada carta cuenta.',
    },
  },
  throughCompany: {
    title: 'Parada en casa de un amigo',
    task: 'Llega al Almacén este turno sin que te encuentren. Todo alrededor del Capitán hay Ruido.',
    hint: 'Donde hay alguien, el Ruido no importa. Guarda la cautela para el compartimento vacío.',
    solved: 'Junto al Capitán por una carta, al Almacén por dos. Los demás son buenos apoyos.',
    answers: {
      heard: 'Te han oído: el Almacén estaba vacío y has tirado.',
      stayed: 'No has llegado este turno.',
    },
  },
}
