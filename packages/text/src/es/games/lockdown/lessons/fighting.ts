/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { fighting as en } from '../../../../en/games/lockdown/lessons/fighting.ts'

export const fighting: Translation<typeof en> = {
  larvaOneHit: {
    title: 'Con una basta',
    task: 'Dispara a la Larva y guarda todas las cartas que puedas.',
    hint: 'El dado puede ofrecerte otro impacto por una carta. Una Larva muere con el primero.',
    solved: 'Muerta, y te quedan dos cartas. La mano es tu armadura: gástala solo donde cuente.',
    answers: {
      spent: 'Ha muerto, pero el segundo impacto ha sido una carta tirada.',
      stayed: 'La Larva sigue aquí, o ya te ha encontrado.',
    },
  },
  lightAsAWeapon: {
    title: 'La luz como arma',
    task: 'No tienes arma y hay una Larva en el compartimento. Mátala sin tocarla.',
    hint: 'Con Conocimiento 3, una Barra luminosa hiere en Combate: ni dado ni Contaminación.',
    solved: 'Se ha encogido ante la luz y ha muerto. Con las manos te habría costado una carta de Contaminación.',
    answers: {
      hands: 'Pegar con las manos trae una carta de Contaminación, diga lo que diga el dado.',
      stayed: 'La Larva sigue viva, o ya te ha encontrado.',
    },
  },
  gunsInTheWalls: {
    title: 'Armas en las paredes',
    task: 'Hay dos Larvas en el Cuerpo de guardia y un Adulto con el Conserje en el Archivo. Mata a las Larvas sin herir a nadie.',
    hint: 'El Control del sistema defensivo alcanza a todo lo que hay en un compartimento, amigos incluidos. Elige el que no tiene amigos.',
    solved: 'Dos Larvas menos, y el Conserje ileso. Las armas no apuntan, barren.',
    answers: {
      friend: 'Las armas también han alcanzado al Conserje: una Herida grave.',
      other: 'Tu turno ha terminado y las Larvas siguen vivas.',
    },
  },
  lastReagent: {
    title: 'La próxima Herida mata',
    task: 'Hay un Reproductor y tienes tres Heridas graves. Sobrevive a la ronda con lo que llevas.',
    hint: 'Cualquier ataque puede matarte, también al huir. Con Conocimiento 5, el Reactivo lo ahuyenta.',
    solved: 'Se repliega, y nada te ataca al final de la ronda. No luches con lo que puedes echar.',
    answers: {
      killed: 'Ha atacado, y otra Herida era demasiado.',
    },
  },
}
