/** The words around a finished game: keeping it, looking at it again, going on from it. */

export const replayWords = {
  afterGame: 'This game',
  watch: 'Watch the replay',
  download: 'Save as a file',
  link: 'Link to the replay',
  linkSays: 'Anyone who has it can see the whole game, through anyone’s eyes.',
  shareTitle: 'Our game, from the first round to the last',

  title: 'Replay {code}',
  loading: 'Playing the game through…',
  cannot: 'The rules available here can’t replay this game.',
  otherRules: 'The original rules are unavailable; this replay uses the current ones.',
  eyes: 'Seen by',
  onlooker: 'An onlooker',
  timeline: 'Timeline',
  moment: 'Moment {n} of {of}, round {round}',
  setUp: 'Setting up',
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step forward',
  last: 'To the end',
  play: 'Play',
  stop: 'Stop',
  rounds: 'Rounds',
  panels: 'What is shown beside the board',
  stopsHere: 'The game was ended here.',
  keys: 'Keys: ← and → move one step, space plays and stops.',

  goOn: 'Continue from here',
  goOnTitle: 'Continue as a new game',
  goOnSays:
    'Opens a new table at moment {n} of {of}. Anything nobody has seen yet is dealt again; hands and objectives stay as they were, and anyone with this game’s file knows them.',
  goOnOpen: 'Open the new table',
  playedBy: 'was {name}',
} as const
