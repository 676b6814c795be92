/** What the lessons of Lockdown are grouped by. */
export const lockdownGroups = [
  'moving',
  'power',
  'fighting',
  'escaping',
  'wounds',
  'rooms',
  'facility',
  'knowledge',
  'contingencies',
  'pods',
  'objectives',
  'talk',
] as const
