/** English for the lessons and puzzles of this group. */

export const facility = {
  roverComesBack: {
    title: 'Call the car',
    task: 'The Main Gate is open, but the Rover is at the Bunker. Be in the Bunker at the end of this turn.',
    hint: 'The current computer card can move the Rover, even back here. Then escaping costs two cards.',
    solved: 'You drove out without a roll. The Rover takes one person, and it can be called back.',
    answers: {
      gone: 'No Rover and no suit: nobody leaves that way.',
    },
  },
  halveTheClock: {
    title: 'Halve the clock',
    task: 'Time is at 12, and the Isolation Room stays shut until 8. Open it this turn.',
    hint: 'The Alert Room can start the alert: the game ends at half the time, and the Isolation Room is open at once.',
    solved: 'The Alert token is on 6: less time for everybody, but the door is open now.',
    answers: {
      token: 'A contingency token is good to know, but the door is still shut.',
      waits: 'The Isolation Room is still shut.',
    },
  },
  keyInABrokenRoom: {
    title: 'A key in a broken room',
    task: 'You’re at the exit with the Main Gate Key and five cards. The room is broken, and the gate is shut. Reach the Bunker this round.',
    hint: 'The key needs a computer room, and a broken room has no computer. Repair first.',
    solved: 'Repaired, opened, gone: five cards, three actions, in the right order.',
    answers: {
      shut: 'The gate is still shut, and the round is over.',
    },
  },
  stopTheCount: {
    title: 'Stop the count',
    task: 'Autodestruction is counting down, still on yellow. Lock yourself in, and make sure you don’t blow up. You have five cards.',
    hint: 'A locked door is no use when everything blows up. The Power Generator stops a countdown that is still on yellow.',
    solved: 'The countdown has stopped, and the bolt is shut. While it’s on yellow, it can be stopped.',
    answers: {
      blast: 'The countdown continues: when it ends, the Isolation Room blows up with everything else.',
    },
  },
  roverInTheDark: {
    title: 'A car in the dark',
    task: 'The gate is open, the Rover is away, S-01 is dark. You’re at the exit with a terminal and five cards. Reach the Bunker this round.',
    hint: 'First the light for two cards, then the terminal for one, then the Rover for two.',
    solved: 'Five cards, three actions. Plan backward from the last price.',
    answers: {
      noRover: 'Without the Rover nobody drives, and the round is over.',
    },
  },
} as const
