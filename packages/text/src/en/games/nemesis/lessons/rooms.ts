/** English for the lessons and puzzles of this group. */

export const rooms = {
  goodFind: {
    title: 'A good find',
    task: 'Your leg is dressed but not healed. Search for what heals it.',
    hint: 'A Search shows two items, and you keep one. Bandages dress a serious wound or heal light ones; a Medkit heals a dressed one.',
    solved: 'The Medkit is yours. Green rooms have medicine, red ones weapons, yellow ones tools.',
    answers: {
      other: 'Bandages can’t heal a serious wound, only dress it, and yours is dressed.',
      nothing: 'You found nothing.',
    },
  },
  fixThenUse: {
    title: 'Out of order',
    task: 'Your shotgun is empty and the Armory is broken. Load two shots this turn.',
    hint: 'A room with a malfunction has no action. Repair it, then use it: one card and two.',
    solved: 'Loaded. You can search a broken room, but its action and its computer don’t work.',
    answers: {
      broken: 'The shotgun is still empty: the room was broken, or you had no cards left for it.',
    },
  },
  mixIt: {
    title: 'Mix it',
    task: 'A Larva is growing in you, and there’s no doctor nearby. Help yourself with what you carry.',
    hint: 'Chemicals and a Medkit make an Antidote. Chemicals and Tools make something else.',
    solved: 'Cured. Everybody may look at any time at what can be crafted: plan what you pick up.',
    answers: {
      armed: 'A fine Flamethrower, but the Larva doesn’t care.',
      inside: 'The Larva is still inside you.',
    },
  },
  searchSmart: {
    title: 'Where would it be?',
    task: 'You need an Energy Charge and can search once. Choose where.',
    hint: 'The color of a room says what is kept there. Many items are no help if they are the wrong ones.',
    solved: 'Red it is: eleven of thirty military items are Energy Charges, and a Search shows you two items.',
    answers: {
      wrongPlace: 'Not there: green has none, yellow three of thirty, red eleven.',
      empty: 'You come back without one. In a red room you find one about six times out of ten.',
    },
  },
  remoteControl: {
    title: 'Remote control',
    task: 'Send the Signal this round. The Comms Room is two rooms away, and you have three cards.',
    hint: 'Walking there leaves no cards for the action. There is a computer in this very room.',
    solved: 'Intranet did it from your chair. A card that saves a walk is worth more than it looks.',
    answers: {
      far: 'The Signal wasn’t sent: the way there ate your cards.',
    },
  },
} as const
