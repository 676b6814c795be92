/** The words around a finished game: keeping it, looking at it again, going on from it. */

export const replayWords = {
  afterGame: 'This game',
  watch: 'Watch the replay',
  download: 'Save as a file',
  link: 'Link to the replay',
  linkSays: 'Whoever has it sees the whole game, through anybody’s eyes.',
  shareTitle: 'Our game, from the first round to the last',

  title: (code: string) => `Replay ${code}`,
  loading: 'Playing the game through…',
  cannot: 'This game cannot be played through by the rules that are here.',
  otherRules: 'The rules it was played by could not be had. It is shown by those of today.',
  eyes: 'Seen by',
  onlooker: 'An onlooker',
  timeline: 'Timeline',
  moment: (n: number, of: number, round: number) => `Moment ${n} of ${of}, round ${round}`,
  setUp: 'Setting up',
  first: 'To the beginning',
  back: 'One step back',
  forward: 'One step on',
  last: 'To the end',
  play: 'Play',
  stop: 'Stop',
  rounds: 'Rounds',
  panels: 'What is shown beside the board',
  stopsHere: 'The game was ended here.',
  keys: 'Keys: ← and → one step, space to play and stop.',

  goOn: 'Go on from here',
  goOnTitle: 'Go on as a new game',
  goOnSays: (n: number, of: number) =>
    `A new table that begins at moment ${n} of ${of}. What nobody has seen yet is dealt anew; hands and objectives stay as they were, and whoever has this game’s file knows them.`,
  goOnOpen: 'Open the new table',
  playedBy: (name: string) => `was ${name}`,
}
