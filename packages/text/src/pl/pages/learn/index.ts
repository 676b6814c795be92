/** Polish for the list of lessons and puzzles. */
import type { Translation } from '../../../areas.ts'
import type { ui as en } from '../../../en/pages/learn/index.ts'

export const ui: Translation<typeof en> = {
  learn: {
    groups: {
      moving: 'Ruch i szmery',
      fighting: 'Walka',
      escaping: 'Ucieczka',
      wounds: 'Rany i skażenie',
      rooms: 'Pomieszczenia i sprzęt',
      ship: 'Statek',
      facility: 'Baza',
      power: 'Zasilanie i ciemność',
      knowledge: 'Wiedza',
      contingencies: 'Plany awaryjne',
      pods: 'Kapsuły',
      objectives: 'Cele i zakończenie',
      talk: 'Rozmowy i blef',
    },
  },
}
