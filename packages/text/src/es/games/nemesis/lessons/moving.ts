/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  firstStep: {
    title: 'Primer paso',
    task: 'Entra en la Cantina. Moverte cuesta una carta, que descartas.',
    hint: 'Elige la Cantina en el tablero y luego la carta que te sobre.',
    solved: 'Ya estás dentro, y en un Pasillo hay Ruido. El próximo Ruido que hagas allí traerá algo.',
    answers: {
      stayed: 'No te has movido y tu turno ha terminado.',
    },
  },
  quietSteps: {
    title: 'Pasos silenciosos',
    task: 'Entra en la Cantina sin que te oigan. En tres de sus cuatro Pasillos ya hay Ruido.',
    hint: 'Moverte con cautela cuesta dos cartas, pero tú eliges dónde suena. Elige el Pasillo tranquilo.',
    solved: 'No ha venido nadie. Una carta más es barata si casi cualquier resultado del dado trae un Encuentro.',
    answers: {
      heard: 'Te han oído: hacer Ruido donde ya lo hay hace salir algo.',
      stayed: 'Sigues fuera de la Cantina y tu turno ha terminado.',
    },
  },
  company: {
    title: 'En compañía',
    task: 'Sal del Hibernatorio sin tirada de Ruido.',
    hint: 'No se tira al entrar donde ya hay alguien. ¿Dónde está el Capitán?',
    solved: 'Sin tirada: dos no hacen más Ruido que uno. La compañía es el silencio más barato.',
    answers: {
      rolled: 'Has tirado: ese compartimento estaba vacío, y en el vacío todo resuena.',
      stayed: 'Sigues en el Hibernatorio y tu turno ha terminado.',
    },
  },
  scouting: {
    title: 'Mirar antes de andar',
    task: 'Explora el compartimento desconocido de al lado sin hacer Ruido.',
    hint: '«Reconocimiento» es un movimiento sin tirada de Ruido. Cuesta otra carta más.',
    solved:
      'Ya lo conoces y nadie te ha oído. Detrás de ti se ha cerrado una Puerta: una ficha de Exploración puede hacerlo.',
    answers: {
      rolled:
        'Lo has explorado, pero se ha oído. Con el movimiento normal siempre se tira al entrar en un compartimento vacío.',
      stayed: 'El compartimento de al lado sigue sin explorar.',
    },
  },
  lockedIn: {
    title: 'Tras una Puerta',
    task: 'La Puerta del Hibernatorio está cerrada. Llega allí antes de que acabe tu turno.',
    hint: 'Nadie atraviesa una Puerta cerrada. Tu carta la abre o te enseña un compartimento: elige la Puerta.',
    solved: 'Abierta y cruzada. Las Puertas también frenan a los Intrusos: antes tienen que romperlas.',
    answers: {
      peeked: 'Ahora conoces otro compartimento, y la Puerta sigue cerrada.',
      elsewhere: 'No estás en el Hibernatorio. Dar la vuelta lleva demasiado tiempo.',
    },
  },
  quietRoute: {
    title: 'El camino tranquilo',
    task: 'Llega al Centro de mando este turno con tres cartas. Que nada te encuentre por el camino.',
    hint: 'Puedes pagar un solo paso cauteloso. ¿Dónde es seguro uno normal?',
    solved: 'Normal donde no había Ruido, con cautela donde sí. Gasta cartas donde el dado puede hacer daño.',
    answers: {
      heard: 'Te han oído: has tirado donde los Pasillos ya tenían Ruido.',
      stayed: 'No has llegado este turno.',
    },
  },
  ducts: {
    title: 'Por las paredes',
    task: 'Llega al Motor 1 esta ronda. La mitad de las Puertas están cerradas y tienes tres cartas.',
    hint: 'Dentro de las paredes no te detiene ninguna Puerta. ¿Qué compartimento vecino tiene un Acceso?',
    solved: 'Un paso hasta el Acceso y adentro. La carta pone fin a tu ronda: juégala al final.',
    answers: {
      stuck: 'No llegas. Los pasos cautelosos son un lujo cuando cada carta cuenta.',
    },
  },
  throughCompany: {
    title: 'Parada en casa de un amigo',
    task: 'Llega al Almacén este turno sin que te encuentren. Alrededor del Capitán hay Ruido por todas partes.',
    hint: 'Donde hay alguien, el Ruido no importa. Guarda la cautela para el compartimento vacío.',
    solved: 'Una carta hasta el Capitán y dos hasta el Almacén. Un compartimento con gente es una parada segura.',
    answers: {
      heard: 'Te han oído: el Almacén estaba vacío y has tirado.',
      stayed: 'No has llegado este turno.',
    },
  },
}
