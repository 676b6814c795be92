/** Spanish for the list of lessons and puzzles. */
import type { Translation } from '../../../areas.ts'
import type { ui as en } from '../../../en/pages/learn/index.ts'

export const ui: Translation<typeof en> = {
  learn: {
    groups: {
      moving: 'Moverse y hacer Ruido',
      fighting: 'Combatir',
      escaping: 'Huir y escapar',
      wounds: 'Heridas y Contaminación',
      rooms: 'Compartimentos y cosas',
      ship: 'La nave',
      facility: 'El complejo',
      power: 'Energía y Oscuridad',
      knowledge: 'Conocimiento',
      contingencies: 'Contingencias',
      pods: 'Contenedores',
      objectives: 'Objetivos y el final',
      talk: 'Hablar y engañar',
    },
  },
}
