/** Italian for the list of lessons and puzzles. */
import type { Translation } from '../../../areas.ts'
import type { ui as en } from '../../../en/pages/learn/index.ts'

export const ui: Translation<typeof en> = {
  learn: {
    groups: {
      moving: 'Muoversi e fare Rumore',
      fighting: 'Combattere',
      escaping: 'Fuggire',
      wounds: 'Ferite e Contaminazione',
      rooms: 'Stanze e cose',
      ship: 'La nave',
      facility: 'Il Complesso',
      power: 'Energia e Oscurità',
      knowledge: 'Conoscenza',
      contingencies: 'Protocolli di Emergenza',
      pods: 'Capsule',
      objectives: 'Obiettivi e finale',
      talk: 'Parlare e bluffare',
    },
  },
}
