/** English for what only one of the games explains. */
export const shipExplained = {
  isOpenHere: 'From here on, the Hibernation Chambers are open.',
  engineKnown: 'You know: {state}.',
  engineUnknown: 'Only players who checked it know, and they may lie.',
  courseKnown: 'Leads to: {place}.',
  courseUnknown: 'You haven’t seen the coordinates.',
  placesTaken: '{n} of 2 places taken',
  podGone: 'This pod is gone.',
} as const

export const facilityExplained = {
  isolationOpens:
    '{n, plural, one {The Isolation Room will open next round.} other {The Isolation Room will open in # rounds.}}',
  isolationIsOpen: 'The Isolation Room is open.',
  nextToFail: 'The next power loss turns this one off.',
  bunkerSays: 'Nothing that happens to the facility can harm anyone in here.',
  poolSays: 'These tokens belong to nobody. None of them is the active one.',
  activeSays: 'It takes effect at the end and decides who dies. Nobody knows it for sure.',
  knowledgeHere: 'Here',
  weaknessFrom: 'From here on, another weakness works for you.',
  sectionSays: 'Rooms here are lit while this section has power.',
  areaSays: 'Open ground. Noise here reaches every place around it.',
} as const
