/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { rooms as en } from '../../../../en/games/lockdown/lessons/rooms.ts'

export const rooms: Translation<typeof en> = {
  halfTheParts: {
    title: 'Con la mitad basta',
    task: 'Solo tienes Ropa. Prepara un Traje de supervivencia en este turno.',
    hint: 'Preparar pide dos Objetos que encajen; en el Repositorio basta uno.',
    solved: 'Un abrigo y un estante lleno de herramientas. Trae aquí la mitad y sal con todo.',
    answers: {
      nothing: 'Tu turno ha terminado y no tienes traje.',
    },
  },
  noAir: {
    title: 'Sin aire',
    task: 'La Reina está en un compartimento con Acceso a los Pasillos de servicio, a dos compartimentos de aquí. Mátala sin disparar.',
    hint: 'Los Sistemas de soporte vital cierran un compartimento así. Lo que haya dentro cuando todos pasen muere.',
    solved: 'Tenía coraza, pero no aire. Asegúrate de que no haya nadie más dentro.',
    answers: {
      friend: 'El Conserje estaba en ese compartimento.',
      lives: 'La Reina sigue viva.',
    },
  },
  dressForMars: {
    title: 'Vestirse para Marte',
    task: 'La Puerta principal está abierta y el Rover no está. Estás en el Cuerpo de guardia, en la Salida, con cuatro cartas. Llega al Búnker en este turno.',
    hint: 'El Cuerpo de guardia da un Taser o un Traje de supervivencia. Con uno de los dos se llega al Búnker.',
    solved: 'Nada cerca y nada de Ruido: el paseo era seguro. Con Ruido alrededor no lo habría sido.',
    answers: {
      bare: 'Nadie cruza Marte sin Rover ni traje.',
      taser: 'Un Taser no sirve ahí fuera. Hacía falta el Traje de supervivencia.',
    },
  },
  threeInTwoHands: {
    title: 'Tres cosas, dos manos',
    task: 'Coge el Huevo en este turno y quédate con el arma y la linterna.',
    hint: 'La Cinta americana une dos Objetos pesados en una mano. Huevos no sujeta.',
    solved: 'Arma y linterna en una mano, el Huevo en la otra.',
    answers: {
      dropped: 'Has tirado algo. Lo que llevas en el Inventario podía sujetarlo.',
    },
  },
}
