/** What the coach says in every game. */
export const coachWords = {
  name: 'Coach',
  next: 'Next',
  back: 'Back',
  skip: 'Skip this step',
  confirm: 'Now press the highlighted button to do it.',
  confirmTwice: 'This one asks twice. Hold the highlighted button, or press it twice, not too fast.',
  doIt: 'Do it for me',
  leave: 'Leave; your place is kept',
  minutesLeft: '{minutes, plural, one {# minute left} other {# minutes left}}',
  loading: 'Setting up the table…',
  endTitle: 'What you know now',
  toMeet: 'Still to meet',
  playGentle: 'Play a gentle game',
  moreLessons: 'More lessons',
  goOn: 'Pick up where you left off',
  again: 'Play it again',
} as const
