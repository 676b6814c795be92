/** English for what the table says of itself: cards about whatever one points at, and the list of signs. */

export const explainWords = {
  // the list of signs
  legendSays: 'Everything on the table right now. Point at a sign, or hold your finger on it, to read what it does.',
  allSigns: 'All signs',
  theRule: 'The rule',

  // rooms
  basic: 'Basic room I',
  additional: 'Additional room II',
  special: 'Special room',
  youAreHere: 'you are here',
  away: '{n, plural, one {next to you} other {# rooms away}}',
  groupI: 'I marks a basic room. All of them are in every game.',
  groupII: 'II marks an additional room. Only some of them are in this game.',
  stillHidden: 'Not found yet',
  onlyYouKnow: 'Only you know what this room is.',
  canNow:
    '{n, plural, =0 {You can do this now, for free.} one {You can do this now for # card.} other {You can do this now for # cards.}}',
  whenThere: 'Once you’re there, this costs {n, plural, one {# card} other {# cards}}.',
  cannotNow: 'Not now. {why}',
  noRoomAction: 'This room has no action of its own.',
  contents: 'Here',
  items: 'Items',
  hazards: 'Hazards',
  itemsLeft: '{n, plural, =0 {nothing left to find} one {# left to find} other {# left to find}}',
  anyDeck: 'You choose the deck.',
  explorationToken: 'Exploration token',
  tokenSays: 'The first player to enter turns it face up. It says how many items lie here and what happens.',
  tokenSeen: 'Only you know it: {token}.',
  broken: 'Broken: the room’s action and computer don’t work until it’s repaired.',
  burning: 'On fire: ending a turn here hurts.',

  // corridors
  corridor: 'Corridor {numbers}',
  corridorHears: 'A noise roll of {numbers} at either end makes noise here.',
  corridorQuiet: 'It’s quiet now. The first roll leaves noise here; the next one brings something.',
  corridorNoisy: 'There’s noise here already. Such a roll brings something out to the player who made it.',
  entranceHears: 'A noise roll of {numbers} in this room makes noise behind this entrance.',
  between: 'Between',

  // creatures
  toughness: {
    larva: 'One injury kills it.',
    one: 'After every hit, an Attack card decides whether its injuries are enough to kill it.',
    two: 'After every hit, two Attack cards decide whether its injuries are enough to kill it.',
  },
  infests: 'When it attacks, it crawls into its victim, who also gets a contamination card.',
  strikes: 'At the end of the round it attacks someone in its room. Anyone who leaves is attacked first.',
  noInjuries: 'No injuries so far.',
  fightsYou: 'You’re in combat with it.',

  // people
  playedBy: 'played by {name}',
  howTheyAre: 'State',
  oneMoreWound: '{mine, select, true {One more wound kills you.} other {One more wound kills them.}}',
  lightLeft:
    '{n, plural, one {One more, and all three become 1 serious wound.} other {# more, and all three become 1 serious wound.}}',
  seriousLeft: '{n, plural, one {After one more, any wound kills.} other {After # more, any wound kills.}}',
  combat: 'Something hostile is in the same room. Shoot, strike or leave; anyone who leaves is attacked first.',
  gone: 'This character takes no more turns.',
  aside: 'This character takes no more turns, and isn’t dead: the end of the game decides who lives.',
  isAway: 'The player in this seat isn’t connected right now.',
  inHands: 'Heavy: it takes a hand slot, and everyone sees it.',
  inPockets: 'It takes no hand slot. The others don’t see what it is until you use it.',
  notYetActive: 'Inactive. Do what its quest asks, then it’s yours to use.',

  // counts and limits
  onBoard: '{n} of {of} on the board',
  onBoardNow: '{n} on the board',
  oneTooMany: '{left, plural, one {One more, and everything is lost.} other {# more, and everything is lost.}}',

  // time
  space: 'Space {n} of the Time track',
  reachedNow: 'Time is here now.',
  reachedIn: '{n, plural, one {Time gets here after this round.} other {Time gets here in # rounds.}}',
  reachedBefore: 'Time has passed this space.',
  yourActions: 'Your turn has {of} actions. This is number {n}.',

  // cards and dice
  deckSays: {
    red: 'A search in a red room draws from here: weapons, ammo and explosives.',
    yellow: 'A search in a yellow room draws from here: tools and technical supplies.',
    green: 'A search in a green room draws from here: medicine and lab supplies.',
    event: 'One is turned up at the end of each round. It moves what hunts you; then something happens.',
    attack: 'Decides whether an attack hits, and whether injuries are enough to kill.',
    wound: 'Every serious wound is drawn from here.',
    contamination: 'Every contamination card is drawn from here. Nobody knows which are infected.',
  } as Record<string, string | undefined>,
  myDeck: 'Your deck',
  myDeckSays:
    'At the start of a round, you draw until you hold {hand} cards. When the deck is empty, the discard pile is shuffled into a new one.',
  deckOf: 'Deck',
  inDeck: '{n, plural, =0 {no cards left} one {# card left} other {# cards left}}',
  inDiscard: '{n, plural, =0 {none discarded} one {# discarded} other {# discarded}}',
  noiseDie: 'Noise die',
  noiseDieSays: 'A number makes noise in the corridor with that number. The other faces are danger and silence.',
  combatDie: 'Combat die',
  combatDieSays: 'It decides whether you hit, and how hard. Some faces only hit some creatures.',
  supply: 'Beside the board',
  supplySays: 'Creatures whose tokens aren’t in the bag now. Bag Development and other effects can put them there.',
} as const
