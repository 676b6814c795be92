/** English for the lessons and puzzles of this group. */

export const ship = {
  engineFix: {
    title: 'Engine trouble',
    task: 'Make sure that Engine 2 works.',
    hint: 'Repairing shows you both tokens of the engine. The top one counts: swap them if you must.',
    solved: 'It works. The others saw that you changed something, but not what. Two of three engines must work.',
    answers: {
      unchanged: 'The engine is as broken as before.',
    },
  },
  course: {
    title: 'Set the course',
    task: 'You have read the coordinates: Earth is C. Steer there.',
    hint: 'The Cockpit offers two things. You know the card already, so set the marker.',
    solved: 'Course set. Everybody sees where the marker is, but only those who looked know where it leads.',
    answers: {
      elsewhere:
        'That isn’t Earth. Anywhere else, everybody asleep aboard dies, unless their objective says otherwise.',
      looked: 'You read again what you knew, and had no cards left to steer.',
      drifting: 'The ship is still headed for Mars.',
    },
  },
  ventIt: {
    title: 'Out with it',
    task: 'An Adult is in the Comms Room. Kill it without going near it.',
    hint: 'From here you can close all doors of a yellow room and let its air out when all have passed.',
    solved: 'No air, no Adult. It works on people too: watch who’s standing at this console.',
    answers: {
      alive: 'It’s still breathing. The doors must be shut when the last player passes.',
    },
  },
  burnTheNest: {
    title: 'The nursery',
    task: 'The Nest is next door, with two eggs left. Destroy it without going in.',
    hint: 'A shot breaks one egg and makes noise. What breaks two, from here?',
    solved: 'Both eggs are gone, and with them the Nest. Some objectives ask for exactly that.',
    answers: {
      inside: 'You went in. In there every attempt makes noise, and something always listens.',
      hatching: 'The eggs are still there. They won’t stay eggs.',
    },
  },
  lastRivet: {
    title: 'The last rivet',
    task: 'Every malfunction marker is in use. One more and the hull breaks; the next event will bring it. Survive the round.',
    hint: 'A repaired room gives its marker back. Your card can repair the room or the engine, not both.',
    solved: 'The marker you took off was the one the event put down. Count markers before they run out.',
    answers: {
      burst: 'No marker was left, and the hull broke. The engine could have waited.',
    },
  },
  doomClock: {
    title: 'Stop the clock',
    task: 'The Self-Destruct can only be stopped this round, at the Generator, which is broken. You have four cards.',
    hint: 'One to walk, one to repair, two to stop it. What does that leave for caution?',
    solved: 'Silence. One space later, nothing could have stopped it.',
    answers: {
      short: 'You’re at the Generator with too few cards. The careful step was one too many.',
      late: 'It runs on, and nobody can stop it now. All pods unlock: find one.',
    },
  },
} as const
