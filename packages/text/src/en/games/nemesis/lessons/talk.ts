/** English for the lessons and puzzles of this group. */

export const talk = {
  seeForYourself: {
    title: 'See for yourself',
    task: '“Engine 2 is fine,” the Captain says. It must work when your turn is over: four cards will have to do.',
    hint: 'Repairs show you the tokens too. Looking first leaves too few cards to repair.',
    solved: 'He lied, or he never looked. Words are free here: trust what you have seen.',
    answers: {
      looked: 'Now you know that he lied, but your cards are gone.',
      trusted: 'You believed it. The engine is broken.',
    },
  },
  handOver: {
    title: 'A fair deal',
    task: 'The Captain offers a Medkit for your Tools. Make the deal.',
    hint: 'Trade costs one card. Choose the Captain, lay down the Tools, and agree.',
    solved: 'Done. Nothing moves until both agree, and promises for later bind nobody.',
    answers: {
      nothing: 'No deal: both must agree before anything changes hands.',
    },
  },
  rightEngine: {
    title: 'Who is lying?',
    task: 'One of Engines 2 and 3 is broken; repair it. Mechanic: “It’s 2.” Captain, in the Cockpit all game: “It’s 3.”',
    hint: 'You learn the state of an engine beside it or in the Engine Control Room, but not in the Cockpit.',
    solved: 'The Captain couldn’t have known. Ask where somebody was before you ask what they say.',
    answers: {
      liar: 'Engine 3 was fine: you believed somebody who never went there.',
      late: 'Engine 2 is still broken.',
    },
  },
  rightCourse: {
    title: 'One of three',
    task: 'Captain: “Earth is A.” Pilot: “The Captain is lying.” Scientist: “Earth is C.” Exactly one of them is lying: steer to Earth.',
    hint: 'Suppose the Captain is telling the truth. How many of them are lying then?',
    solved: 'If the Captain were right, two would be lying. So it’s C, and you had no cards to look.',
    answers: {
      fooled: 'That isn’t Earth. Check each story against “exactly one is lying”.',
      tooLate: 'Now you know for certain, and have no cards left to steer.',
      drifting: 'The course isn’t set. Doubt is a choice too.',
    },
  },
  whoWantsMe: {
    title: 'Who wants me dead?',
    task: 'The Pilot and the Scientist both say they need the Signal. The Pilot stood right here last round and sent nothing. Read the liar’s objective.',
    hint: 'Who has sent the Signal already, and who let the chance go by? The Log Key works only once.',
    solved: 'The Pilot wants player 1 dead, and that is you. What people do tells you more than what they say.',
    answers: {
      innocent: 'The Scientist told the truth, and your key is gone.',
      unsure: 'You still don’t know whom to fear.',
    },
  },
} as const
