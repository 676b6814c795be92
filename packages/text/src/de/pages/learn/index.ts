/** German for the list of lessons and puzzles. */
import type { Translation } from '../../../areas.ts'
import type { ui as en } from '../../../en/pages/learn/index.ts'

export const ui: Translation<typeof en> = {
  learn: {
    groups: {
      moving: 'Bewegen und Geräusche',
      fighting: 'Kämpfen',
      escaping: 'Entkommen',
      wounds: 'Wunden und Kontamination',
      rooms: 'Räume und Dinge',
      ship: 'Das Schiff',
      facility: 'Die Anlage',
      power: 'Strom und Dunkelheit',
      knowledge: 'Wissen',
      contingencies: 'Eindämmungsprotokolle',
      pods: 'Kapseln',
      objectives: 'Ziele und das Ende',
      talk: 'Reden und Bluffen',
    },
  },
}
