/** The words of a game that begins: who one may become, and the envelopes. */

export const draftWords = {
  // who one may become
  drafting: 'choosing characters',
  ownCards: 'Only in this deck',
  inBoth: 'In both decks',
  inAll: 'In all these decks',
  ofOneColour: 'Both have the colour of the card that was kept. Only one of them comes along.',
  beginsWith: 'Begins with',
  canEarn: 'Can earn',
  beginsIn: (room: string) => `Begins in ${room}`,
  style: {
    captain:
      'Leads from the middle of the group: moves others, gives everybody cards, and covers their retreat. Strong as long as people are near.',
    pilot:
      'Finds out which way things go and what lies behind closed doors, and uses rooms without a computer at no cost. Weak in a fight.',
    scientist:
      'Works through computers: uses rooms from afar, bars them to others, and sees danger coming. Best kept out of every fight.',
    scout: 'Goes first and quietly, finds items where others find none, and gets out of a fight with a card in hand.',
    soldier: 'Kills things. Aims, empties the magazine, shrugs off what would stop others, but repairs slowly.',
    mechanic: 'Repairs quickest, walks through the technical corridors, and sets rooms on fire on purpose.',
    survivor:
      'Has been through this before: crawls through the vents, strikes hard when it hurts, and draws strength from wounds. Begins with nothing in hand.',
    labRat:
      'At home in the dark: hears what comes, sends it to somebody else, and lives off what infects others. Repairs slowly, begins with nothing in hand.',
    hacker:
      'Lives by the computers: uses them without power, or several of their options at once, and turns lights on and off.',
    xenobiologist:
      'Wants to know: gains Knowledge quicker than anybody, takes samples from living things, and sets events and attacks in order. Never rests.',
    sentry: 'Takes others along and keeps them from finding trouble, seals rooms, and drives back what comes near.',
    janitor:
      'Has a key for everything: doors, the elevator, rooms that do not work. Puts out fires and builds useful things out of scrap.',
  } as Record<string, string | undefined>,

  // the envelopes
  envelopesSay: 'Only you may read them. When the first intruder comes you keep one, and nobody learns which.',
  holdToLook: 'Hold to look',
  pressToLook: 'Press to look',
  putBack: 'Put them back',
  onlyMine: 'Only you see this.',
  sharedScreen: 'Others see this screen too: it shows only while you hold.',
}
