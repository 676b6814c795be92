/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/lockdown/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  rideNotWalk: {
    title: 'Mejor subirse que andar',
    task: 'Baja de S-01 al Ascensor S-02 en este turno sin hacer ningún ruido.',
    hint: 'El ascensor espera abajo. Llamarlo cuesta una carta, usarlo otra, y nadie tira por el ruido.',
    solved: 'Estás abajo y nada te ha oído. En el ascensor nunca se tira por el ruido; en las escaleras, siempre.',
    answers: {
      other: 'Tu turno ha terminado y todavía no has llegado abajo.',
      stairs: 'Las escaleras están a oscuras y vacías: quien entra tira por el ruido.',
    },
  },
  deadElevator: {
    title: 'Sin corriente no pasa nada',
    task: 'El ascensor no tiene energía. Llega al Ascensor S-03 en este turno sin tirar por el ruido.',
    hint: 'La Llave de emergencia llama y mueve el ascensor aunque no tenga energía.',
    solved: 'La cabina se ha movido a mano. Las cartas pueden lo que la energía no.',
    answers: {
      other: 'Tu turno ha terminado y no estás en S-03.',
      stairs: 'Las escaleras están a oscuras, y en cada sitio vacío se tira por el ruido.',
    },
  },
  oneQuietCorridor: {
    title: 'Un pasillo en silencio',
    task: 'Dos de los tres caminos al Cuerpo de guardia tienen ruido. Entra sin ningún encuentro.',
    hint: 'Moverte con cuidado cuesta dos cartas y pide un pasillo sin marcador. Queda uno.',
    solved: 'Ni dado ni visita. Los pasos cuidadosos sirven mientras quede un pasillo en silencio.',
    answers: {
      other: 'Sigues fuera y tu turno ha terminado.',
      rolled: 'Has tirado, y hacer ruido donde ya lo hay trae algo consigo.',
    },
  },
  letItFade: {
    title: 'Que se apague',
    task: 'En S-02 hay luz. Acaba la ronda sin que quede ruido en ninguna parte.',
    hint: 'Con luz, el ruido se apaga en los pasillos que no tocan a nadie. Ve con el Conserje.',
    solved: 'Silencio. En una sección con luz, aléjate del ruido y desaparece solo.',
    answers: {
      other: 'Todavía queda ruido en algún pasillo.',
      rolled: 'Has entrado en un sitio vacío y has hecho ruido nuevo a tu lado.',
      stayed: 'Te has quedado al lado: el ruido junto a un personaje no se apaga.',
    },
  },
}
