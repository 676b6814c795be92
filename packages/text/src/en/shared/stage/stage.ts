/** The words around what happens: the event phase, envelopes, sound, the end as a scene, a game looked at again. */
export const stageWords = {
  // things happening
  phase: { time: 'Time', attacks: 'Attacks', fire: 'Fire', event: 'Event', moves: 'Moves', bag: 'Bag' },
  blank: 'Nothing',
  chambers: 'The chambers open',
  nest: 'The nest is gone',
  twoEnvelopes: 'Something is aboard. Which envelope do you keep?',
  envelopesSay: 'The other one is put aside for good. Nobody sees which.',
  keepThis: 'Keep this one',
  keepsThis: 'This one',

  // sound
  sound: 'Sound',
  soundOn: 'On',
  soundOff: 'Off',
  volume: 'Volume',
  volumeSays: (percent: number) => `${percent} %`,

  // the end
  madeIt: (n: number, of: number) => {
    if (n === 0) return 'Nobody made it'
    if (n === of) return n === 1 ? 'You made it' : 'All of you made it'
    return n === 1 ? 'One of you made it' : `${n} of you made it`
  },
  together: (won: boolean): string => (won ? 'You made it, together' : 'Lost, together'),
  alone: (won: boolean): string => (won ? 'You made it' : 'You did not make it'),
  revived: 'Back to life',
  checks: {
    engines: 'Engines',
    ship: 'The ship',
    coordinates: 'Course',
    contingency: 'Contingency',
    contamination: 'Contamination',
    objective: 'Objectives',
    intruders: 'The Intruders',
  },
  skip: 'Show all at once',
  yourself: 'you',
  statistics: 'In numbers',
  stats: {
    rounds: 'Rounds survived',
    killed: 'Intruders killed',
    attacked: 'Times attacked',
    light: 'Light wounds',
    serious: 'Serious wounds',
    explored: 'Rooms explored',
    moves: 'Moves',
    noise: 'Noise rolls',
    found: 'Items found',
    crafted: 'Items made',
    knowledge: 'Knowledge reached',
    cards: 'Cards played',
  },
  again: 'Play again',
  againInvites: (link: string) => `Again? The new table is here: ${link}`,
  againJoin: (name: string) => `${name} has opened a new table`,
  join: 'Sit down there',

  // key moments
  moments: 'Key moments',
  moment: {
    encounter: 'First encounter',
    objectives: 'Objectives chosen',
    death: (name: string) => `${name} dies`,
    launch: (pod: number) => `Pod ${pod} away`,
    asleep: (name: string) => `${name} hibernates`,
    kill: (intruder: string) => `${intruder} killed`,
    weakness: 'Weakness found',
    selfDestruct: 'Self-destruct',
    nest: 'Nest destroyed',
    over: 'The end',
  },
  inRound: (what: string, round: number) => `${what}, round ${round}`,

  // everything revealed
  revealed: 'Everything revealed',
  secrets: 'What was hidden',
  handOf: 'Hand',
  deckTop: 'Next cards',
  keeps: 'Objective',
  putAside: 'Put aside',
  carries: 'Carries',
  unexplored: 'Unexplored rooms',
  roomWith: (room: string, token: string) => (token ? `${room} · ${token}` : room),
  decks: 'On top of the decks',
  shipSecrets: 'The ship',
  engine: (n: number) => `Engine ${n}`,
  coordinates: 'Coordinates',
  nothing: 'nothing',
}
