/** English for the lessons and puzzles of this group. */

export const knowledge = {
  anotherKind: {
    title: 'Another kind',
    task: 'A carcass and an egg lie here. A carcass has already been analyzed. Turn up the third weakness.',
    hint: 'Only the first object of a kind turns up a weakness. The egg is new.',
    solved: 'The third weakness is face up. Bring the Laboratory what it hasn’t seen.',
    answers: {
      again: 'Three Knowledge, but no weakness: a carcass had already been analyzed.',
      other: 'Your turn is over, and the third weakness is still face down.',
    },
  },
  readWhatIsKnown: {
    title: 'Two pages at once',
    task: 'One action is left, and you need Knowledge 5 to use the second weakness. You have 3.',
    hint: 'Research Documents give 1 Knowledge for every weakness that is face up. Count them.',
    solved: 'Knowledge 5: two weaknesses are face up, so the papers were worth two.',
    answers: {
      one: 'The computer teaches one thing at a time. You needed two.',
    },
  },
  fiveByTonight: {
    title: 'Five by tonight',
    task: 'Code Yellow spares you at Knowledge 5 or more. You have Knowledge 1, two cards, a carcass in the Laboratory, and this turn.',
    hint: 'The room action would take both cards. Master Plan does it for one, and the computer takes the other.',
    solved: 'One and three and one are five. A card that does two cards’ work is worth keeping.',
    answers: {
      four: 'You didn’t reach Knowledge 5: one card short.',
    },
  },
  downToTheLab: {
    title: 'Down to the lab',
    task: 'You carry a carcass, the elevator is here, and you have four cards. Analyze it in the Laboratory in S-02 this round.',
    hint: 'The Laboratory’s action costs two cards, walking in one. The stairs would take one card too many.',
    solved: 'A weakness is discovered and your Knowledge is 4. The elevator saves a card as well as noise.',
    answers: {
      short: 'You ran out of cards before the Laboratory.',
    },
  },
} as const
