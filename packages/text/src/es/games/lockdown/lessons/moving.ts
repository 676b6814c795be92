/** Spanish for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/lockdown/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  rideNotWalk: {
    title: 'En Ascensor, mejor que a pie',
    task: 'Baja de S-01 al Ascensor S-02 en este turno sin hacer ningún Ruido.',
    hint: 'El Ascensor espera abajo. Llamarlo cuesta una carta, usarlo otra, y no hay tirada de Ruido.',
    solved:
      'Estás abajo y nada te ha oído. En el Ascensor nunca hay tirada de Ruido; en las escaleras vacías, siempre.',
    answers: {
      other: 'Tu turno ha terminado y todavía no has llegado abajo.',
      stairs: 'Las escaleras están a oscuras y vacías: quien entra hace una tirada de Ruido.',
    },
  },
  deadElevator: {
    title: 'Sin Energía no pasa nada',
    task: 'El Ascensor no tiene Energía. Llega al Ascensor S-03 en este turno sin tirada de Ruido.',
    hint: 'La Llave de emergencia llama y mueve el Ascensor aunque no tenga Energía.',
    solved: 'Has movido el Ascensor a mano. Las cartas pueden lo que la Energía no.',
    answers: {
      other: 'Tu turno ha terminado y no estás en S-03.',
      stairs: 'Las escaleras están a oscuras, y en cada compartimento vacío hay una tirada de Ruido.',
    },
  },
  oneQuietCorridor: {
    title: 'Un Pasillo en silencio',
    task: 'Dos de los tres caminos al Cuerpo de guardia tienen Ruido. Entra sin ningún Encuentro.',
    hint: 'Moverte con cautela cuesta dos cartas y exige un Pasillo sin marcador. Queda uno.',
    solved: 'Ni dado ni visita. Los pasos cautelosos sirven mientras quede un Pasillo en silencio.',
    answers: {
      other: 'Sigues fuera y tu turno ha terminado.',
      rolled: 'Has tirado, y hacer Ruido donde ya lo hay trae algo consigo.',
    },
  },
  letItFade: {
    title: 'Que se apague',
    task: 'En S-02 hay luz. Acaba la ronda sin que quede Ruido en ninguna parte.',
    hint: 'Con luz, el Ruido se apaga en los Pasillos junto a los que no hay nadie. Ve con el Conserje.',
    solved: 'Silencio. En una Sección con luz, aléjate del Ruido y desaparecerá al acabar la ronda.',
    answers: {
      other: 'Todavía queda Ruido en algún Pasillo.',
      rolled: 'Has entrado en un compartimento vacío y has hecho Ruido nuevo a tu lado.',
      stayed: 'Te has quedado al lado: el Ruido junto a un personaje no se apaga.',
    },
  },
}
