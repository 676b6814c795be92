/** What a choice costs and may cost, said before it is made. */

export const answerWords = {
  // how grave it is
  danger: {
    me: '{sure, select, yes {This kills you} other {May kill you}}',
    other: '{sure, select, yes {This kills {name}} other {May kill {name}}}',
    vessel: '{sure, select, yes {Destroys the ship} other {May destroy the ship}}',
    exactly: '{percent}%',
    upTo: 'up to {percent}%',
    unknown: 'unknown',
    atLeast: 'at least {percent}%',
    under: 'under 1%',
    risk: {
      me: 'Risk of death: {chance}',
      other: 'Risk of death for {name}: {chance}',
      vessel: 'Risk of losing the ship: {chance}',
    },
    deadlyCards: '{deadly, plural, one {# of {of} cards is deadly} other {# of {of} cards are deadly}}',
    safer: 'Safer: {what}',
    saferNone: 'no risk of death now',
    nothingElse: 'You have no other option.',
  },
  // what it takes to mean it
  confirm: {
    holdOrPress: 'Hold, or press twice',
    pressAgain: 'Press again to do it',
    left: '{holds, plural, one {Hold once more} other {Hold # times}}, or press {presses, plural, one {once more} other {# times}}',
    late: 'Nothing has happened yet.',
    hasty: 'Too quick: that counted as one press.',
  },
  lastWound: '{n} of {n} serious wounds: the next wound kills',

  // wounds that do not kill
  wounds: {
    sure: 'You get {wounds}{worsens, select, true {, and all three light wounds become 1 serious wound} other {}}.',
    risk: 'Risk of a wound: {chance}',
    because: {
      fire: 'Your turn ends in the fire ({room}).',
      bleeding: 'You bleed when you pass.',
      attack:
        '{intruder}: {occasion, select, escape {attack before you get away} surprise {surprise attack} phase {attack in the Event Phase, if nothing changes by then} other {attack as you come out}}.',
    },
  },

  // why somebody may die, or everything be lost
  causes: {
    bleeding: 'Bleeding: passing costs a wound, and that one would kill you.',
    fire: 'Fire in {room}: ending the turn there costs a wound, and that one would kill you.',
    miss: 'A miss is a serious wound, and that one would kill you.',
    attack:
      '{intruder}: {occasion, select, escape {attack before you get away} surprise {surprise attack} phase {attack in the Event Phase, if nothing changes by then} other {attack as you come out}}. {deadly, plural, one {# of {of} cards kills} other {# of {of} cards kill}}.',
    noise: 'The noise roll may bring something that attacks at once: {room}.',
    encounter: 'Something may come out of the bag and attack at once.',
    exploration: 'What waits there is unknown and may be deadly: {room}.',
    wounds: 'This costs a wound, and that one would be fatal.',
    infection: 'A Larva may hatch, and that kills its host.',
    vent: 'The air is let out, and everyone in there dies: {room}.',
    event: 'The next Event card may be deadly.',
    bag: 'What comes out of the bag in the Event Phase may attack.',
    fires: 'Fire markers on the board: {have} of {limit}. If more than {limit} are needed, the ship burns up.',
    malfunctions:
      'Malfunction markers on the board: {have} of {limit}. If more than {limit} are needed, the ship breaks apart.',
    selfDestruct: 'The Self-Destruct countdown reaches its end.',
    time: 'Time runs out: everyone who isn’t safe by then dies.',
    ending: 'The game ends, and the last checks decide who lives.',
  },

  // a fight
  fight: {
    die: 'Combat die: {faces}',
    face: '{percent}% {injuries, plural, =0 {a miss} one {# injury} other {# injuries}}',
    miss: 'miss',
    kills: 'Kills it now: {chance}',
    tough: '{injuries, plural, =0 {not hurt} one {# injury so far} other {# injuries so far}}',
    deadAt: 'Chance that it’s dead with {n, plural, one {# injury} other {# injuries}}: {percent}%',
    attacks:
      '{kind, select, larva {If it attacks, it crawls into you: you then carry a Larva.} other {If it attacks, a card decides: a wound, something worse, or a miss.}}',
    deadAtCaption: 'Chance that this many injuries kill it',
    wounded: '{chance} wounded',
    killed: '{chance} death',
  },

  // what follows
  inVain: {
    engine: 'You know it already: it’s {state}.',
    known: 'You know this already.',
    signal: 'You’ve already sent the Signal.',
    craft: 'You have no Components: you’d craft nothing.',
  },
  searchSlimes: 'A search here gives you a Slime marker.',
  passMeans: 'You do nothing more this round. The cards you keep stay in your hand.',
  moveRolls: '{cards, plural, one {# card} other {# cards}}, noise roll',
  carefulMarks: '{cards, plural, one {# card} other {# cards}}, place noise',
  noiseDie: 'Noise die, ten faces: {faces}',
  thenExplore: 'You explore it first. Its token decides whether you roll.',
  thenCompany: 'Someone is there: no noise roll.',
  thenCareful: 'No roll. You choose the corridor that gets the noise.',
  thenEncounter: 'that corridor is already noisy, and something may come out of it.',
  thenIntruder: 'An Intruder is there: no noise roll, and you’re in combat.',
  thenNoise: 'noise in the corridor of that number.',
  thenDanger:
    'Intruders next door that aren’t in combat come to you. If there are none of those, every corridor around you gets noise.',
  thenSilence: 'nothing happens.',
  shootCosts: 'Spends 1 ammo, hit or miss. A miss doesn’t hurt you.',
  meleeCosts: 'You gain a contamination card first. A miss is a serious wound for you.',
  dropMeans: 'Item cards you drop are gone; bulky objects stay in the room.',
  tradeMeans: 'Everyone in this room can trade with each other until you end it.',
  attackFirst: 'you’re attacked before you get away. If an attack kills you, you never arrive.',
  surprise:
    'With {cards, plural, =0 {no cards} one {# card} other {# cards}} left in your hand{dark, select, true { and in the dark} other {}}, whatever comes {percent, select, 0 {never attacks at once.} other {attacks at once in {percent}% of cases.}}',
  payOther: 'Press another card in your hand to pay with it instead.',
  pickUpMeans: 'It takes one of your two hands until you drop it or hand it over.',
  burnsAlready: 'A fire burns here already: another one changes nothing.',
  noSlimeThere: 'There is no Slime marker to remove: this changes nothing.',
  itemsDearer: '{wound}: using an item costs {n, plural, one {# more card} other {# more cards}}.',
  noEnergyWeapon: 'You hold no energy weapon to load.',
  noWeapon: 'You don’t hold its weapon: {weapon}.',
  partOf: 'Part of: {items}',
  decks: {
    red: 'weapons, ammo, explosives',
    yellow: 'tools and technical supplies',
    green: 'medicine and lab supplies',
  },
  careful: 'Careful',
  throughWhich: 'Through which corridor?',
  finalMeans: {
    launch: 'Everyone inside leaves the ship. Nobody else gets in, and nobody comes back.',
    hibernate: 'You’re out of the game until it ends. You share the ship’s fate.',
    selfDestruct: 'The ship will blow up, and soon nothing can stop it.',
    css: 'You discard your hand and pass. This round’s token decides which pods leave; if yours doesn’t launch, you’re back with a serious wound.',
    lockIn: 'You’re out of the game until it ends. If the Facility blows up, so do you.',
    alert:
      'The game ends as soon as time leaves the space of the Alert token, and everyone who isn’t safe dies. Nothing can stop it.',
    bunker: 'You’re out of the game until it ends, safe from whatever happens to the Facility.',
  },

  // what must be held, or pressed twice
  finalIs: {
    launch: 'this pod leaves for good',
    hibernate: 'you sleep until the end',
    selfDestruct: 'the countdown starts',
    css: 'you wait in the pod',
    lockIn: 'you’re locked in',
    alert: 'the Response Team is called',
    bunker: 'you leave for the Bunker',
  },
  holdFor: 'Hold: {what}',
  pressAgainFor: 'Press again: {what}',

  // more about an answer
  eggsHere: '{n, plural, one {# egg in the Nest} other {# eggs in the Nest}}',
  weaknessUnknown: 'its weakness isn’t known yet',
  madeFrom: 'from {one} and {other}',
  seriousCount: '{n, plural, one {# serious wound} other {# serious wounds}}',
} as const
