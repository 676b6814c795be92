/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { pods as en } from '../../../../en/games/lockdown/lessons/pods.ts'

export const pods: Translation<typeof en> = {
  fullPod: {
    title: 'Uno por contenedor',
    task: 'Has visto que esta ronda salen todos los contenedores. El Conserje ya está en el A. Sal tú también.',
    hint: 'Cada contenedor lleva a uno. El compartimento del B está al lado y tienes tres cartas.',
    solved: 'Los dos fuera. En un contenedor cabe uno, así que ten claro dónde está el siguiente.',
    answers: {
      full: 'El contenedor A estaba ocupado y te has quedado.',
    },
  },
  notThisOne: {
    title: 'Este no',
    task: 'El contenedor está aquí, pero sabes que esta ronda no sale ninguno. Tienes el Código Rojo y tres Heridas graves. Vuelve a casa.',
    hint: 'Si tu contenedor no sale, acabas fuera con una Herida grave. El Rojo es tuyo: enciérrate al lado.',
    solved: 'Dentro y a salvo: el Código Rojo estaba en tu mano.',
    answers: {
      back: 'No ha salido ninguno. Has acabado fuera, y esa Herida te ha matado.',
      stayed: 'No has salido a tiempo.',
    },
  },
  moveTheLaunch: {
    title: 'Adelanta el lanzamiento',
    task: 'El reloj marca 3: esta ronda no hay lanzamiento. Sabes que la ficha del 2 envía el contenedor A. Sal en esta ronda.',
    hint: 'El Control del SEC puede mover una ficha una casilla, también a la casilla donde está el reloj.',
    solved: 'El contenedor ha salido una ronda antes. El horario es solo una fila de fichas.',
    answers: {
      closed: 'Sin ficha en la casilla del reloj no se puede entrar en ningún contenedor.',
    },
  },
  clearThePodRoom: {
    title: 'La Reina en tu asiento',
    task: 'La Reina está en el compartimento de tu contenedor, que sale esta ronda. Conoces «Pastoreo». Tienes cuatro cartas.',
    hint: 'La carta de Computadora a la vista echa a todas las criaturas de un compartimento. Con «Pastoreo» eliges adónde va la Reina: no hacia ti.',
    solved: 'Se ha ido ella y te has ido tú. Busca la opción que mueve al monstruo y no a ti.',
    answers: {
      late: 'La ronda ha terminado y el contenedor no está.',
      met: 'Has entrado donde está la Reina, y en Combate nadie se mete en un contenedor.',
    },
  },
  brokenPod: {
    title: 'Debería funcionar',
    task: 'El compartimento de tu contenedor tiene un Fallo, el contenedor sale esta ronda y te queda una acción en este turno. Úsala para salir.',
    hint: 'Reparar también es una acción. Una de tus cartas permite usar un compartimento con Fallo.',
    solved: 'Sujeto con esperanza, pero ha volado.',
    answers: {
      late: 'La ronda ha terminado y el contenedor no está.',
    },
  },
}
