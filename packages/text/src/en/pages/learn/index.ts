/** English for lessons and puzzles: their list, what stands beside the board, and what was learned. */
import type { LessonGroup } from '@coldwake/rules'

const groups = {
  moving: 'Moving and noise',
  fighting: 'Fighting',
  escaping: 'Getting away',
  wounds: 'Wounds and contamination',
  rooms: 'Rooms and things',
  ship: 'The ship',
  facility: 'The facility',
  power: 'Power and darkness',
  knowledge: 'Knowledge',
  contingencies: 'Contingencies',
  pods: 'Pods',
  objectives: 'Objectives and the end',
  talk: 'Talk and bluff',
} as const satisfies Record<LessonGroup, string>

const list = {
  lessons: 'Lessons',
  lessonsSay: 'Two minutes each, in any order.',
  puzzles: 'Puzzles',
  puzzlesSay: 'A program has checked that each can be solved.',
  stars: '{n} of {of} stars',
  solvedCount: '{n} of {of} solved',
  actions: '{n, plural, one {# action} other {# actions}}',
  next: 'next',
  after: 'A good next lesson',
  hardness: { easy: 'easy', medium: 'medium', hard: 'hard' },
  rulebook: 'The rulebook that plays',
  about: 'Try it in a lesson',
} as const

const daily = {
  title: 'Puzzle of the day',
  says: 'It’s the same for everyone today. A new one comes tomorrow.',
  solve: 'Solve it',
  again: 'Look at it again',
  solved: 'You solved today’s puzzle.',
  week: 'Solved on {n} of the last 7 days',
} as const

const play = {
  kind: { lesson: 'Lesson', puzzle: 'Puzzle' },
  par: '{n, plural, =0 {No action is needed.} one {# action is enough.} other {# actions are enough.}}',
  begin: 'Begin',
  count: 'Actions: {n} of {par}',
  hint: 'Hint',
  showMe: 'Show me',
  startAgain: 'Start again',
  nextStep: 'Next step',
  shows: 'Next: {what}',
  goesOn: 'Press “Next step” to continue.',
  mySelf: 'Try it yourself',
  solved: 'Solved',
  failed: 'Not this time',
  shown: 'That was one way',
  look: 'Look at the board',
  tryAgain: 'Try again',
  nextLesson: 'Next: {title}',
  all: 'All lessons',
  rules: 'Rules',
  stars: {
    solved: 'Solved',
    alone: 'Without help',
    par: '{n, plural, =0 {Without any action} one {With # action} other {With # actions or fewer}}',
  },
  broken: 'The lesson couldn’t be set up.',
  none: 'There’s no such lesson.',
} as const

const carry = {
  title: 'Your progress',
  says: 'It stays in this browser. A link takes it to another device.',
  link: 'Link with your progress',
  copy: 'Copy the link',
  paste: 'Link from the other device',
  bring: 'Bring it here',
  offered: 'This link brings progress from another device.',
  brought: 'Your progress is here now. Of two results for a lesson, the better one counts.',
  wrong: 'This link has no progress in it.',
  erase: 'Erase progress',
  eraseSure: 'Press again to erase all stars',
  erased: 'Your progress is erased.',
} as const

export const ui = { learn: { groups, list, daily, play, carry } }
