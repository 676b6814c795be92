/** What a card of both games does, in one line. */

export const cardLines = {
  search: 'Find 2 items here, keep 1.',
  rest: 'Scan your contamination, lose what is clean.',
  demolition: 'Break a closed door, or this room.',
  interruption: 'Cancel somebody’s action in your room.',
  basicRepairs: 'Fix a malfunction, or an engine.',
  repairs: 'Fix a malfunction, or an engine.',
  contamination: 'Dead weight. Infected, or not?',
} as const
