/** The words of the panels beside a running game: people, the ship, decks, settings. */

export const panelWords = {
  /** Of the two tokens of an engine. */
  engineTop: 'on top, so it counts: {state}',
  engineBelow: 'below it: {state}',
  playerNumber: 'Player number {n}',
  discardPile: 'Discard pile',
  ammoLeft: '(ammo {ammo})',
  quests: 'Quest items, not active yet',
  handSlots: '{n, plural, one {# hand slot} other {# hand slots}}',
  openHand: 'In hand',
  openObjectives: 'Objectives',
  objectivesHeld: '{n, plural, one {# objective} other {# objectives}}',
  objectivesPutAside: '{n} put aside',
  drawnCards: '{n, plural, one {looks at # card} other {looks at # cards}}',
  coordinates: 'Coordinates',
  destinationSpace: 'Set to {space}',
  hibernation: 'Hibernation Chambers',
  pods: 'Escape Pods',
  bag: 'In the bag',
  supply: 'Beside the board',
  killed: 'Killed',
  decks: 'Decks',
  deckCount: '{n} left, {discard} discarded',
  knownCard: 'card {n} from the top, seen by {names}',
  crafted: 'Can still be crafted',
  usedUp: 'Crafted items used up',
  removed: 'Out of the game',
  inPlay: 'Being resolved',
  tradesWith: '{one} with {other}',
  cardsLeftToTrade: '{n} more',
  textSize: 'Text size',
  animations: 'Animations',
  speed: { '0.5': 'Slow', '1': 'Normal', '2': 'Fast', next: 'I press Next', '0': 'Off' },
  botPace: {
    title: 'Bot pace',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', atOnce: 'At once' },
    next: 'Next',
    says: 'How long bots wait so everyone can follow what they do.',
    hostSets: 'The host sets how long bots wait.',
    byKey: 'Press {key} to let the next bot choose now.',
  },
  notRunning: 'not running',
  notDiscovered: 'not discovered',
  soFar: 'So far',
  firstContact: '{met, select, true {Intruders have been met} other {No Intruder met yet}}',
  firstDeath: '{died, select, true {Someone has died} other {Nobody has died}}',
  calm: 'No attacks in the coming Event Phase',
  none: 'none',

  // what is spoken
  speech: {
    title: 'Speak',
    modes: { full: 'Everything', brief: 'Brief', prompts: 'Questions only' },
    says: 'How much of what happens screen readers read out. Questions, deaths and the end are always read out.',
    pressEnter: 'Press Enter to do it, Escape to cancel.',
    textTable: 'Text table',
  },

  // being called
  whenMyTurn: 'When it’s my turn',
  sound: 'Play a sound',
  notify: 'Notify me while this page is hidden',
  notifyBlocked: 'Your browser blocks notifications for this page. Allow them in its settings, then try again.',
  notifyUnknown: 'This browser can’t show notifications.',

  // dropping things after the last action
  holdTurn: {
    hold: 'Drop something before my turn ends',
    held: 'You may drop things when your turn ends.',
    title: 'Before my turn ends, ask me what to drop',
    when: { never: 'Never', objects: 'While I carry something bulky', anything: 'While I carry anything' },
    stop: 'Don’t ask me before my turns end',
  },

  // what can be crafted
  recipes: {
    says: 'A crafted item costs one item for each of its two components. Everyone can look at these cards at any time.',
    where: 'Search rooms of a color to draw from the deck of that color; in white rooms you choose the deck.',
    inBox: '{n} in the game',
    left: '{n} of {of} left',
    carried: 'You carry: {cards}',
    ready: 'You carry both components.',
  },
} as const
