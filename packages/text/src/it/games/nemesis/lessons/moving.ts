/** Italian for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  quietSteps: {
    title: 'Passi silenziosi',
    task: 'Entra nella Mensa senza farti sentire. In tre dei suoi quattro corridoi c’è già rumore.',
    hint: 'Muoverti con cautela costa due carte, ma scegli tu dove fare rumore. Scegli il corridoio tranquillo.',
    solved: 'Non è arrivato nessuno. Una carta in più costa poco, se quasi ogni risultato porta un incontro.',
    answers: {
      heard: 'Ti hanno sentito: fare rumore dove già ce n’era attira chi l’ha fatto.',
      stayed: 'Sei ancora fuori dalla Mensa, e il tuo round è finito.',
    },
  },
}
