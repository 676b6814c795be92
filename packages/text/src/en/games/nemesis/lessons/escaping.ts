/** English for the lessons and puzzles of this group. */

export const escaping = {
  smokeScreen: {
    title: 'Smoke screen',
    task: 'An Adult is in your room. Get to the Hibernatorium unharmed.',
    hint: 'Anyone who walks away is attacked. Smoke lets you go without that.',
    solved: 'You’re out, unharmed. Keep one such thing for the moment that needs it.',
    answers: {
      bitten: 'It attacked you. An Intruder in your room strikes if you leave, or when the round ends if you stay.',
      stayed: 'You’re still not in the Hibernatorium. Your turn is over.',
    },
  },
  bothOut: {
    title: 'Both of us',
    task: 'You and the Captain share a room with an Adult. Get both of you out unharmed.',
    hint: 'Covering Fire moves you and somebody else, and nobody is attacked. Choose who to take along.',
    solved: 'Both out for one shot. The Captain will remember that.',
    answers: {
      alone: 'Somebody was left behind and got attacked.',
      stayed: 'You’re still in there with it.',
    },
  },
  podLaunch: {
    title: 'Way out',
    task: 'A pod is unlocked here. Leave the ship.',
    hint: 'Getting in is the room’s action: two cards and a noise roll. Then launch at once.',
    solved: 'Gone, and bound for Earth. A pod gets there whatever becomes of the ship.',
    answers: {
      waited: 'You wait in the pod. If an Intruder comes into this room, you must get out again.',
      outside: 'You’re still aboard.',
    },
  },
  firstSleep: {
    title: 'Good night',
    task: 'The Hibernation Chambers are open. Go to sleep.',
    hint: 'Use the room’s action: it costs two cards and a noise roll, and no Intruder may be here.',
    solved: 'You sleep. Now the engines and the course decide: see to them before you lie down.',
    answers: {
      awake: 'You’re awake. Anyone awake when the ship jumps dies.',
    },
  },
  lastBerth: {
    title: 'The last berth',
    task: 'The ship jumps when this round ends. Be asleep in the Hibernatorium by then: four cards will have to do.',
    hint: 'Opening the door costs one card, the walk one, the chamber two. Waste none.',
    solved: 'You’re asleep, and the lid is shut. Count your cards before the last walk, not on it.',
    answers: {
      late: 'The ship jumped while you were awake. You lacked a card, or the door was shut.',
    },
  },
  podRace: {
    title: 'One minute left',
    task: 'The ship explodes when this round ends, and every pod is locked. Get away with three cards.',
    hint: 'The key costs one card, getting in two. There is no card for anything else.',
    solved: 'Away with the last card. Know your way out before you hear the countdown.',
    answers: {
      blown: 'The ship exploded with you aboard.',
    },
  },
  coverYourself: {
    title: 'One bullet',
    task: 'Two Adults, one bullet, and you can’t take another wound. Get out alive.',
    hint: 'The bullet can kill one of them, perhaps. What else is it good for?',
    solved: 'Suppressive Fire: the bullet buys the way out, from both at once.',
    answers: {
      killed: 'They killed you. Each of them strikes if you leave, or when the round ends if you stay.',
      stayed: 'You’re not safe yet, and your turn is over.',
    },
  },
} as const
