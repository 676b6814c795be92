/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { ship as en } from '../../../../en/games/nemesis/lessons/ship.ts'

export const ship: Translation<typeof en> = {
  engineFix: {
    title: 'Problemas de Motor',
    task: 'Asegúrate de que el Motor 2 funcione.',
    hint: 'Al reparar ves las dos fichas del Motor. Vale la de arriba: cámbialas si hace falta.',
    solved: 'Funciona. Los demás saben que has cambiado algo, no qué. Deben funcionar dos de tres.',
    answers: {
      unchanged: 'El Motor sigue tan estropeado como antes.',
    },
  },
  course: {
    title: 'Fija el rumbo',
    task: 'Has leído las Coordenadas: la Tierra es C. Pon rumbo allí.',
    hint: 'La Cabina ofrece dos cosas. Ya conoces la carta, así que mueve el marcador.',
    solved: 'Rumbo fijado. Todos ven el marcador, pero solo quien miró sabe adónde lleva.',
    answers: {
      elsewhere:
        'Eso no es la Tierra. En cualquier otro sitio mueren quienes duermen a bordo, salvo que su Objetivo diga otra cosa.',
      looked: 'Has leído lo que ya sabías y te has quedado sin cartas para maniobrar.',
      drifting: 'La nave sigue yendo a Marte.',
    },
  },
  ventIt: {
    title: 'Fuera con él',
    task: 'Hay un Adulto en la Sala de comunicaciones. Mátalo sin acercarte.',
    hint: 'Desde aquí cierras las Puertas de un compartimento amarillo y, cuando todos hayan pasado, le quitas el aire.',
    solved: 'Sin aire no hay Adulto. También sirve con personas: vigila quién toca esta consola.',
    answers: {
      alive: 'Sigue respirando. Las Puertas deben estar cerradas cuando pase el último.',
    },
  },
  burnTheNest: {
    title: 'El criadero',
    task: 'El Nido está al lado, con dos Huevos. Destrúyelo sin entrar.',
    hint: 'Un disparo rompe un Huevo y hace Ruido. ¿Qué rompe dos desde aquí?',
    solved: 'Adiós a los dos Huevos y al Nido. Algunos Objetivos piden justo eso.',
    answers: {
      inside: 'Has entrado. Ahí cada intento hace Ruido, y siempre hay quien escucha.',
      hatching: 'Los Huevos siguen ahí. No serán Huevos mucho tiempo.',
    },
  },
  lastRivet: {
    title: 'El último remache',
    task: 'Todos los marcadores de Fallo están puestos. Uno más y el casco cede; el próximo Evento lo trae. Sobrevive a la ronda.',
    hint: 'Un compartimento reparado devuelve su marcador. Tu carta repara el compartimento o el Motor, no ambos.',
    solved: 'El marcador que has quitado es el que ha puesto el Evento. Cuéntalos antes de que se acaben.',
    answers: {
      burst: 'No quedaban marcadores en la reserva y el casco ha cedido. El Motor podía esperar.',
    },
  },
  doomClock: {
    title: 'Para el reloj',
    task: 'La Autodestrucción solo puede pararse esta ronda, en el Generador, que tiene un Fallo. Tienes cuatro cartas.',
    hint: 'Una para ir, una para reparar y dos para pararla. ¿Qué queda para la cautela?',
    solved: 'Silencio. En la siguiente casilla ya no se habría podido parar.',
    answers: {
      short: 'Estás en el Generador con pocas cartas. El paso cauteloso fue el que sobraba.',
      late: 'Sigue, y ya nadie puede pararla. Se desbloquean las Cápsulas: busca una.',
    },
  },
}
