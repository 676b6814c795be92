/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/lockdown/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  larvaOneHit: {
    title: 'Con una basta',
    task: 'Dispara a la larva y guarda todas las cartas que puedas.',
    hint: 'El dado puede ofrecerte otro impacto por una carta. Una larva muere con el primero.',
    solved: 'Muerta, y te quedan dos cartas. La mano es tu armadura: gástala solo donde cuente.',
    answers: {
      spent: 'Ha muerto, pero el segundo impacto ha sido una carta tirada.',
      stayed: 'La larva sigue aquí, o ya te ha encontrado.',
    },
  },
  lightAsAWeapon: {
    title: 'La luz como arma',
    task: 'No tienes arma y hay una larva en la sala. Mátala sin tocarla.',
    hint: 'Con Conocimiento 3, una Barra luminosa hiere en combate: ni dado ni contaminación.',
    solved: 'Se ha encogido ante la luz y ha muerto. Con las manos te habría costado una carta de contaminación.',
    answers: {
      hands: 'Pegar con las manos trae una carta de contaminación, diga lo que diga el dado.',
      stayed: 'La larva sigue viva, o ya te ha encontrado.',
    },
  },
  gunsInTheWalls: {
    title: 'Armas en las paredes',
    task: 'Hay dos larvas en el Cuerpo de guardia y un adulto con el Conserje en el Archivo. Mata a las larvas sin herir a nadie.',
    hint: 'El Control del sistema defensivo alcanza a todo lo que hay en una sala, amigos incluidos. Elige la que no tiene amigos.',
    solved: 'Dos larvas menos, y el Conserje ileso. Las armas no apuntan, barren.',
    answers: {
      friend: 'Las armas también han alcanzado al Conserje: una herida grave.',
      other: 'Tu turno ha terminado y las larvas siguen vivas.',
    },
  },
  lastReagent: {
    title: 'La próxima herida mata',
    task: 'Hay un reproductor y tienes tres heridas graves. Sobrevive a la ronda con lo que llevas.',
    hint: 'Cualquier ataque puede matarte, también al huir. Con Conocimiento 5, el Reactivo lo ahuyenta.',
    solved: 'Se retira, y nada te ataca al final de la ronda. No luches con lo que puedes echar.',
    answers: {
      killed: 'Ha atacado, y otra herida era demasiado.',
    },
  },
}
