/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { power as en } from '../../../../en/games/lockdown/lessons/power.ts'

export const power: Translation<typeof en> = {
  swapBeforeDark: {
    title: 'Antes de que se vaya la luz',
    task: 'Al acabar la ronda se apaga la ficha de Energía azul más alta. Mantén la luz en S-02.',
    hint: 'S-02 tiene la ficha 2 y S-01 la ficha 1. La carta de Computadora a la vista puede intercambiar dos.',
    solved: 'Se ha apagado S-01. No puedes parar un Apagón, pero sí elegir qué se lleva.',
    answers: {
      dark: 'S-02 está a oscuras: la ficha azul más alta seguía ahí.',
    },
  },
  wakeTheBackup: {
    title: 'Despierta la reserva',
    task: 'Al acabar la ronda llega un Apagón rojo. Haz que no se lleve nada.',
    hint: 'Los Apagones rojos solo actúan si la ficha de Tiempo está roja. El Suministro de Energía de reserva, al lado, le da la vuelta.',
    solved: 'La ficha de Tiempo está azul y el Apagón ha pasado sin un parpadeo.',
    answers: {
      dark: 'La ficha de Tiempo estaba roja y el Apagón se ha llevado una luz.',
    },
  },
  lightThenTerminal: {
    title: 'Primero la luz',
    task: 'La Computadora está muerta: S-03 está a oscuras. Aprende algo de ella en este turno.',
    hint: '«Derivación» enciende o apaga la Energía de tu Sección. Después la Computadora funciona.',
    solved: 'Conocimiento 2. Las Computadoras necesitan luz, y un Pirata informático sabe hacerla.',
    answers: {
      dark: 'Sin Energía no hay Computadora. Tu turno ha terminado.',
    },
  },
  currentForTheCage: {
    title: 'Energía para el Ascensor',
    task: 'El Ascensor está aquí, pero su ficha está roja. Llega a S-03 en este turno sin tirada de Ruido. Tienes dos cartas.',
    hint: '«Neuroenlace» funciona en cualquier compartimento con Energía. La carta a la vista intercambia dos fichas: dale una azul al Ascensor.',
    solved: 'S-01 está a oscuras y el Ascensor se ha movido. Para la Energía es una Sección más.',
    answers: {
      stairs: 'Las escaleras están a oscuras y vacías: hay tirada de Ruido.',
      wrongSwap: 'El Ascensor sigue con una ficha roja.',
    },
  },
}
