/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { pods as en } from '../../../../en/games/lockdown/lessons/pods.ts'

export const pods: Translation<typeof en> = {
  fullPod: {
    title: 'Uno por contenedor',
    task: 'Has visto que esta ronda salen todos. El Conserje ya está en el contenedor A. Sal tú también.',
    hint: 'Cada contenedor lleva a uno. La sala del B está al lado y tienes tres cartas.',
    solved: 'Los dos fuera. Cabe uno, así que ten claro dónde está el siguiente.',
    answers: {
      full: 'El contenedor A estaba ocupado y te has quedado.',
    },
  },
  notThisOne: {
    title: 'Este no',
    task: 'El contenedor está aquí, pero sabes que esta ronda no sale ninguno. Tienes Código Rojo y tres heridas. Vuelve a casa.',
    hint: 'A quien está en un contenedor que no sale lo echan con una herida grave. El Rojo es tuyo: enciérrate al lado.',
    solved: 'Dentro y a salvo: el Código Rojo estaba en tu mano.',
    answers: {
      back: 'No ha salido ninguno. Te han echado, y otra herida era demasiado.',
      stayed: 'No has salido a tiempo.',
    },
  },
  moveTheLaunch: {
    title: 'Adelanta el lanzamiento',
    task: 'Es el 3: esta ronda no hay lanzamiento. Sabes que la ficha del 2 envía el contenedor A. Sal en esta ronda.',
    hint: 'El Control del SEC puede mover una ficha un espacio, también al del reloj.',
    solved: 'El contenedor ha salido una ronda antes. El horario es solo una fila de fichas.',
    answers: {
      closed: 'Sin ficha en el espacio del reloj no se abre ningún contenedor.',
    },
  },
  clearThePodRoom: {
    title: 'La Reina en tu asiento',
    task: 'La Reina está en la sala de tu contenedor, que sale esta ronda. Conoces Pastoreo. Cuatro cartas.',
    hint: 'La carta abierta de la computadora echa a todo de una sala. Con Pastoreo eliges adónde va: no hacia ti.',
    solved: 'Se ha ido ella y te has ido tú. Busca la opción que mueve al monstruo y no a ti.',
    answers: {
      late: 'La ronda ha terminado y el contenedor no está.',
      met: 'Has entrado donde la Reina, y en combate nadie sube a un contenedor.',
    },
  },
  brokenPod: {
    title: 'Debería funcionar',
    task: 'La sala de tu contenedor tiene un fallo, sale esta ronda, y te queda una acción en este turno. Sal con esa.',
    hint: 'Reparar también es una acción. Una de tus cartas usa una sala rota como si estuviera bien.',
    solved: 'Sujeto con esperanza, pero ha volado.',
    answers: {
      late: 'La ronda ha terminado y el contenedor no está.',
    },
  },
}
