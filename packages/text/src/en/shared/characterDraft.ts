/** The words of a game that begins: who one may become, and the envelopes. */

export const draftWords = {
  // who one may become
  drafting: 'choosing characters',
  ownCards: 'Only in this deck',
  inBoth: 'In both decks',
  inAll: 'In all these decks',
  ofOneColour: 'Both match the color of the card that was kept. Only one of them joins the crew.',
  beginsWith: 'Starts with',
  canEarn: 'Can earn',

  // the envelopes
  envelopesSay: 'Only you may read them. When the first Intruder appears, you keep one, and nobody learns which.',
  holdToLook: 'Hold to see your secret objectives',
  pressToLook: 'Press to see your secret objectives',
  putBack: 'Put them back',
  onlyMine: 'Only you see this.',
} as const
