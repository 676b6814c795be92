/** Who is aboard the ship: what they are known for, how they are played, what they are good and bad at. */

import type { CrewWords } from '../../../crewWords.ts'
import type { names } from './names.ts'

export type ShipMember = keyof (typeof names)['character']

export const shipCrew = {
  trait: {
    captain: 'Keeps people going',
    pilot: 'Steers anything',
    scientist: 'Knows the network',
    scout: 'Finds the way',
    soldier: 'Holds the line',
    mechanic: 'Knows every back way',
  },
  style: {
    captain:
      'Leads from the middle of the group: moves others, hands out cards, and covers their retreat. Strong as long as people are near.',
    pilot:
      'Finds out where things are headed and what lies behind closed doors, and uses rooms without a computer for free. Weak in a fight.',
    scientist:
      'Works through computers: uses rooms from afar, locks others out of them, and sees danger coming. Best kept out of every fight.',
    scout: 'Goes first and quietly, finds items where others find none, and gets out of a fight with a card in hand.',
    soldier: 'Kills things. Aims, empties the magazine, shrugs off what would stop others, but repairs slowly.',
    mechanic: 'Repairs fastest, moves through the Technical Corridors, and sets rooms on fire on purpose.',
  },
  strengths: {
    captain: {
      first: 'Sends others where they are needed',
      second: 'Gives everybody in the room a card',
      third: 'Gets people out of a fight unharmed',
    },
    pilot: {
      first: 'Learns where the ship is heading',
      second: 'Takes most room actions for free',
      third: 'Opens and shuts doors at will',
    },
    scientist: {
      first: 'Works computer rooms from afar',
      second: 'Sees events coming and buries them',
      third: 'Breaks computer rooms from afar',
    },
    scout: {
      first: 'Moves without a noise roll',
      second: 'Finds items where none are left',
      third: 'Walks out of fights unharmed',
    },
    soldier: {
      first: 'Can reroll a shot',
      second: 'Empties the magazine for more damage',
      third: 'Shrugs off a surprise attack',
    },
    mechanic: {
      first: 'Repairs at no extra cost',
      second: 'Travels inside the walls',
      third: 'Crafts with any yellow item',
    },
  },
  weakness: {
    captain: 'Repairs cost two extra cards',
    pilot: 'No card for a fight',
    scientist: 'No card for a fight',
    scout: 'Repairs cost two extra cards',
    soldier: 'Repairs cost two extra cards',
    mechanic: 'No card for a fight',
  },
  tip: {
    captain: 'needs people around',
    pilot: 'needs a plan',
    scientist: 'needs working computers',
    scout: 'forgives mistakes',
    soldier: 'shoots first',
    mechanic: 'always useful',
  },
} as const satisfies CrewWords<ShipMember>
