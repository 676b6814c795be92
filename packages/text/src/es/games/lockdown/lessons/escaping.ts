/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/lockdown/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  distraction: {
    title: 'Tírale algo',
    task: 'Tienes un Adulto delante. Márchate sin que te ataque.',
    hint: 'Si huyes, te atacan antes. «Distracción» cuesta un Objeto y nada te ataca.',
    solved: 'Lo que llevabas en el Inventario valía menos que tu piel.',
    answers: {
      bitten: 'Huir significa un ataque de todo lo que hay en el compartimento antes de salir.',
    },
  },
  shutItIn: {
    title: 'Enciérralo',
    task: 'Hay un Adulto en el Control de emergencias, entre tú y el Conserje. Acaba la ronda sin nadie en Combate.',
    hint: '«Cuarentena» cierra todas las Puertas de un compartimento. Lo que intente moverse no hará más que romper una Puerta.',
    solved: 'Ha roto una Puerta y se ha quedado. Una Puerta cerrada es una ronda de vida.',
    answers: {
      came: 'Se ha movido, y ahora hay alguien en Combate.',
    },
  },
  clearTheCorridor: {
    title: 'Antes de echar el cerrojo',
    task: 'Un Pasillo de la Sala de cuarentena tiene Ruido. Enciérrate con toda seguridad, con tres cartas.',
    hint: 'Al encerrarte haces una tirada de Ruido. Sin Pasillos con Ruido y sin nada al lado, no puede venir nada.',
    solved: 'Silencio fuera y el cerrojo echado. Primero quita el Ruido, luego tira.',
    answers: {
      heard: 'El dado ha encontrado el Pasillo con Ruido y algo ha salido de él.',
      late: 'La ronda ha terminado y estás fuera.',
    },
  },
}
