/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/lockdown/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  distraction: {
    title: 'Tírale algo',
    task: 'Tienes un adulto delante. Márchate sin que te ataque.',
    hint: 'Quien huye recibe antes un ataque. Distracción cuesta un objeto y nada te muerde.',
    solved: 'Lo que llevabas en la bolsa valía menos que tu piel.',
    answers: {
      bitten: 'Huir significa un ataque de todo lo que hay en la sala antes de salir.',
    },
  },
  shutItIn: {
    title: 'Enciérralo',
    task: 'Hay un adulto en el Control de emergencias, entre tú y el Conserje. Acaba la ronda sin nadie en combate.',
    hint: 'Cuarentena cierra todas las puertas de una sala. Quien quiera moverse solo rompe una puerta.',
    solved: 'Ha roto una puerta y se ha quedado. Una puerta cerrada es una ronda de vida.',
    answers: {
      came: 'Se ha movido, y ahora hay alguien en combate.',
    },
  },
  clearTheCorridor: {
    title: 'Antes de echar el cerrojo',
    task: 'Un pasillo de la Sala de cuarentena tiene ruido. Enciérrate con toda seguridad, con tres cartas.',
    hint: 'Encerrarte obliga a tirar. Sin pasillos con ruido no puede venir nada.',
    solved: 'Silencio fuera y el cerrojo echado. Primero quita el ruido, luego tira.',
    answers: {
      heard: 'El dado ha encontrado el pasillo con ruido y algo ha salido de él.',
      late: 'La ronda ha terminado y estás fuera.',
    },
  },
}
