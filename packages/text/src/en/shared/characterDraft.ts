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

  // the envelopes
  envelopesSay: 'Only you may read them. When the first intruder comes you keep one, and nobody learns which.',
  holdToLook: 'Hold to look',
  pressToLook: 'Press to look',
  putBack: 'Put them back',
  onlyMine: 'Only you see this.',
  sharedScreen: 'Others see this screen too: it shows only while you hold.',
}
