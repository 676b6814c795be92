/** Who is aboard the ship: what they are known for, and how they are played. */

export const shipCrew = {
  trait: {
    captain: 'Keeps people going',
    pilot: 'Steers anything',
    scientist: 'Knows the network',
    scout: 'Finds the way',
    soldier: 'Holds the line',
    mechanic: 'Knows the ducts',
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
    mechanic: 'Repairs fastest, walks through the technical corridors, and sets rooms on fire on purpose.',
  },
} as const
