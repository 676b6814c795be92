/**
 * Weights that are the same in every game. Each game has a table of its own (`games/<game>/weights.ts`), which begins
 * with this one, changes some of its numbers and adds what only that game has. A number without a unit is a worth: it
 * compares with `life`. A chance goes from 0 to 1, a share multiplies a worth.
 */
export const sharedWeights = {
  /** My life, and a won game besides. */
  life: 60,
  win: 60,

  attack: {
    /** The cost of a hit to somebody unhurt, by the kind of intruder. */
    hit: { larva: 9, creeper: 6, adult: 9, breeder: 12, queen: 16 },
    /** The chance that an attack hits at all. */
    chance: { larva: 1, creeper: 0.4, adult: 0.65, breeder: 0.75, queen: 0.9 },
    /** Serious wounds → how much worse every further one is: each brings death nearer. The last counts for all beyond. */
    frailty: [1, 1.6, 3.2, 7],
    /** The share that each light wound adds to that. */
    frailtyPerLight: 0.12,
    /** A Larva in me, however well I am: it halves the chance to live. A second one only adds a Contamination card. */
    larva: 24,
    secondLarva: 5,
    /** Attacks to expect for each intruder in a fight that I stay in. A Larva attacks once. */
    staying: 2.4,
    /** How much of the attacks each other character in the room takes on itself, as a share of mine. */
    perCompanion: 0.7,
    /** A fight that begins now, besides a surprise attack, by the kind of intruder. */
    presence: { larva: 3, creeper: 5, adult: 9, breeder: 12, queen: 16 },
    /** An encounter in which a blank token is drawn. */
    blank: 0.5,
  },

  noise: {
    /** One more noise marker beside me. */
    marker: 0.4,
    /** A Danger result, besides the intruders that it calls in. */
    danger: 1.5,
    /** A noise marker that I may put where I like when I move carefully. */
    careful: 0.5,
  },

  fire: {
    /** Standing in a burning room, times my frailty: on a step, and when an effect puts it out. */
    step: 2.5,
    here: 2,
    /** How much more that is if the next wound kills. */
    last: 2,
    /** Fire that an effect starts here. */
    started: -8,
    /** Any fire put out, besides the risk that ends with it. */
    doused: 0.6,
    /** The chance that fire spreads once more in the rounds to come. */
    spreads: 0.45,
    /** How much of that chance is deadly while there are markers for all rooms that it would reach. */
    enoughMarkers: 0.35,
    /** How much more it is if it would reach twice as many rooms. */
    tooMany: 0.5,
    /** Spraying a room next door, as a share of what putting out the worst fire is worth. */
    nextDoor: 0.5,
  },

  repairs: {
    /** One malfunction marker less on the board, by how many are left in the box: from plenty to none. */
    lastMarkers: [0.6, 0.8, 1.2, 1.8, 3, 5, 8, 12, 16],
    /** A malfunction that an effect causes here, besides that. */
    broken: -4,
    /** How much of what can be done in a room its repair is worth. */
    goal: 0.5,
  },

  hand: {
    /** Cards left in hand → what the last of them is worth there. The last counts for all beyond. */
    kept: [0, 1.9, 1.2, 0.7, 0.35, 0.2, 0.1, 0.1],
    /** How much more that is with an intruder here or next door. */
    threatened: 1.3,
    /** A card in the last round, after which none is of use. */
    inLastRound: 0.05,
    /** A card drawn. */
    drawn: 1,
    /** A new hand, and each Contamination card that it rids me of. */
    redrawn: 1,
    redrawnContamination: 0.8,
    /** Each action card of mine that is discarded. */
    discarded: -1.2,
    /** Somebody else's hand discarded; the second number is added if I would rather see them fail. */
    othersDiscard: -1,
    preyDiscards: 3,
    /** Everybody else discards a card. */
    allDiscard: -0.5,
    /** As many actions as I like, with more than so many action cards in hand. */
    unlimited: 1.5,
    unlimitedFrom: 3,
    /** The phase ends at once while there is no fight. */
    phaseEnds: -1,
  },

  wounds: {
    /** A light and a serious wound, times my frailty. */
    light: 3,
    serious: 9,
    /** A wound dressed, and one that bleeds. */
    dressed: 3.5,
    bleedingDressed: 6,
    /** A serious and a light wound healed, times the root of my frailty. */
    healedSerious: 8,
    healedLight: 2.2,
    /** For somebody else: each open wound, and each light one. Counts as much as they are to me. */
    othersSerious: 3.5,
    othersLight: 1,
  },

  infection: {
    /** Reading all my Contamination: how much of the risk of ending as a host is gone. */
    scannedEverywhere: 0.9,
    /** A clean card gone from my hand. */
    cleanGone: 6,
    /** An infected card read where that gives me a Larva; where I carry one already, I die. */
    larvaFromScan: 11,
    deathFromScan: 60,
    /** One more Contamination card. */
    card: -4,
    /** One card read, while I hold any, and while I hold none. */
    oneScanned: 3.5,
    noneToScan: -1,
    /** Cards drawn and read. */
    drawnAndScanned: -2,
    /** A Contamination card of my hand removed, or only discarded. */
    removed: 5,
    discarded: 0.5,
    /** A Larva of mine removed, or given to me. */
    larvaGone: 6,
    larvaGot: -15,
  },

  slime: {
    /** Slime washed off me, or got. */
    gone: 3.5,
    got: -3.5,
    /** A step into a room that slimes me. */
    step: 3,
  },

  moving: {
    /** A step into a room with an intruder: a share of the fight there, less what I can shoot, and the step itself. */
    intoFight: 0.8,
    intoFightAtAll: 3,
    /** Arriving with fewer than two cards where there is more to do than so much: the share of it that is lost. */
    tooFewCards: 0.4,
    tooFewCardsFrom: 2,
    /** A share of what an intruder here bars me from, for leaving unarmed: only those who come back get it. */
    lure: 0.3,
    /** No room to go to. */
    nowhere: -5,
    /** Sending somebody else away: one whom I would rather see fail, or anybody. */
    preySent: 1,
    otherSent: -0.5,
    /** Looking at a room that nobody has explored. */
    looked: 0.8,
  },

  doors: {
    /** Nothing to do with a door. */
    none: -0.5,
    /** Opening one on my way, besides the way. */
    opened: -1,
    /** A door shut on an intruder next door. */
    shutOut: 1.2,
    /** Asked which door to shut: on an intruder, on nothing, and on somebody whom I would rather see fail. */
    onIntruder: 2,
    onNothing: -1,
    onPrey: 3,
  },

  fight: {
    /** An intruder that is gone, as a share of its attacks; an injury alone, as a share of that. */
    riddance: 1.3,
    injured: 0.4,
    /** A shot: the share of the siege that it ends, and of what the only intruder here bars me from. */
    siegeEnded: 1.7,
    barredOpened: 0.5,
    /** Shots in one round at most, and cards kept back in the last round for what is to be done here. */
    mostShots: 5,
    roomAction: 2,
    /** Besides: all ammo spent at once, a reroll, a plain shot. */
    volley: 1.5,
    reroll: 0.8,
    plain: 0.2,
    /** A weapon that reloads itself. */
    autoload: 2,
    /** Ammo: each charge got while I can shoot and while I cannot; twice that in a fight; none to be got; one spent. */
    charge: 0.7,
    firstCharge: 1.5,
    inFight: 2,
    noCharge: -3,
    spent: -1,
    /** Weapons that energy charges do not fit. */
    uncharged: ['flamethrower', 'sixShooter'],
    /** A throw: here, where it hurts us little; nowhere; each intruder next door, and the throw itself. */
    thrownHere: 2,
    thrownNowhere: -3,
    thrownAt: 1.2,
    thrown: -1,
    /** An effect for a fight, without one. */
    noFight: -3,
    /** An intruder lured elsewhere. */
    decoy: -1,
    /** Shots that a kill takes, and attacks of each that is left, for a fight that goes on. */
    shotsPerKill: 3,
    attacksLeft: 2,
    /** Melee: near the end of the game, where more than so much is barred. */
    meleeAtEnd: 4,
    meleeAtEndTime: 2,
    meleeAtEndBarred: 10,
    /** Melee in a fight that costs more than so much, and in any other. */
    melee: 0.5,
    meleeFrom: 30,
    meleeWorse: -4,
    /** Melee misses a Larva once in so many attacks. */
    missesLarva: 6,
    /** Which intruder to hit: what its attack costs me even if the shot does not kill, as a share. */
    targetAlive: 0.05,
  },

  things: {
    /** A search, and how much better one is that draws several cards. */
    search: 1.9,
    searchMore: 1.15,
    /** Crafting, as an effect and as an action; attaching something; a quest item, besides the item. */
    crafted: 2,
    craft: 1.5,
    attached: 1.5,
    activated: 1.2,
    /** An item or object lost. */
    lost: -2,
    /** Using up an item, as a share of its worth. */
    usedUp: 0.35,
    /** Making one thing of another: the share of the other that is lost. */
    madeOf: 0.5,
    /** A weapon and any other item without a worth of its own. */
    weapon: 2.5,
    item: 1,
    /** A room vented. */
    vent: -1,
  },

  turn: {
    /** An action that nothing is known of, or that nothing speaks for. */
    unknown: -5,
  },

  answers: {
    /** Interrupting somebody's action, and reacting to an attack. */
    interrupt: -1,
    react: 2,
    /** A card paid beyond the price. */
    overpaid: 2,
    /** Contamination kept in hand; a card that is good for nothing else. */
    contamination: -5,
    card: 1,
    /** Action cards that are worth more or less than that, whatever happens. */
    cards: {
      demolition: 0.2,
      interruption: 0.4,
      order: 0.6,
      blockingAccess: 0.6,
      search: 1.4,
      rest: 1.5,
      nervesOfSteel: 2.5,
    } as Readonly<Record<string, number>>,
    /** Wounds to be rid of, the worst first; any other. */
    wounds: { bleeding: 5, body: 4, leg: 3, hand: 2, arm: 2 } as Readonly<Record<string, number>>,
    wound: 1,
    /** A noise marker where a technical corridor begins, in numbers of a corridor. */
    network: 0.5,
    /** Room → characters hurt by what I throw or vent into it, each. */
    hurtInRoom: 5,
    /** The least that anybody's harm counts. */
    anybody: 0.6,
    /** Dousing a room: each intruder in it where somebody is with it. */
    dousedIntruder: 3,
    /** Sending an intruder to a room: each character there, and me. */
    sentToCrew: -3,
    sentToMe: -5,
    /** Treating anybody, and each of their serious wounds, counted in light ones. */
    treated: 1,
    treatedSerious: 3,
  },

  prospects: {
    /** The share of a goal's worth that is left after each step to it: a step costs a card and makes noise. */
    fading: 0.84,
    /** The share that all other goals add to the best one. */
    besides: 0.08,
    /** A goal in a room with an intruder in it, as a share. */
    barred: 0.45,
    /** A goal whose room may be any of several: a share of it in each, and a share divided among them. */
    anyRoom: 0.35,
    oneOfRooms: 0.65,
  },

  /** Steps that these add to a way. */
  distance: {
    /** A closed door that I can open, and one that I cannot. */
    door: 2,
    lockedDoor: 9,
    /** A room on the way with an intruder in it, and a burning one. */
    intruder: 1.5,
    fire: 1,
    /** A lift that has to be called first. */
    calledLift: 1,
  },

  /** Chances of objectives, and worths of what they ask for as shares of a won game. */
  objectives: {
    /** Nothing is known of it. */
    unknown: 0.2,
    /** No objective is left to choose. */
    none: 0.5,
    /** A thing carried to the Laboratory: while I have it, while it lies somewhere, and otherwise. */
    analysing: 0.7,
    analysable: 0.45,
    analyseLater: 0.15,
    analysis: 0.5,
    /** The same where several weaknesses are asked for, and the share of it for a thing that still lies somewhere. */
    oneOfAnalyses: 0.4,
    fetched: 0.8,
    /** A thing to have with me at the end: while I have it, while it lies somewhere, and otherwise. */
    carried: 0.95,
    carriable: 0.7,
    carry: 0.35,
    eggLater: 0.12,
    objectLater: 0.08,
    /** Rooms to explore: the chance with none left but one, what each takes of it, and what is left at least. */
    exploring: 0.85,
    explorePerRoom: 0.08,
    exploreAtLeast: 0.05,
    explored: 0.3,
    /** I must be the only survivor. */
    soleSurvivor: 0.08,
    /** A certain player must die, who is still about, or is away. */
    playerDies: 0.45,
    playerAwayDies: 0.1,
    /** Others survive, the nest is destroyed, a certain kind is killed. */
    othersSurvive: 0.8,
    nest: 0.06,
    killed: 0.03,
    /** Going where that is done. */
    goFor: 0.3,
    /** Being in a certain place: the chance, and the worth of going there for a quest. */
    somewhere: 0.5,
    quest: 0.03,
    /** Items: the chance with nothing missing but one, what each missing one takes, and what is left at least. */
    items: 0.7,
    perItem: 0.13,
    itemsAtLeast: 0.08,
  },

  /** Where all win together. */
  crew: {
    /** How much the goals of my own parts count, those that others see to, and signals whoever sends them. */
    mine: 1.5,
    others: 0.3,
    anybodys: 0.8,
    /** How much further somebody is from a part: for each part that they have already, and each serious wound. */
    perPart: 4,
    perWound: 1.5,
    /** The same for somebody who carries something already. */
    bearer: 8,
    /** Steps to a room that is not found. */
    unknownWay: 5,
    /** How much fire and malfunctions count for whoever is nearest, and for others. */
    nearest: 2,
    further: 0.3,
    /** From this time on everybody gets away who has nothing to do; all others, too; and what ends everything is set off, whatever is left to do. */
    late: 5,
    last: 3,
    /** Until this time a body is analysed before it is brought anywhere. */
    bring: 7,
    fuse: 10,
    /** Getting away with things left to do for me, besides. */
    deserts: 10,
    /** Getting away: the share of its worth while there is something to do for me, and when there is not. */
    stays: 0.25,
    leaves: 1.2,
    /** How much more in the last round; half of that with two rounds left. */
    urgent: 2,
  },

  /** The chance that an attempt which makes noise fails: for each marker around, at least, and at most. */
  attempt: { perMarker: 10, atLeast: 0.03, atMost: 0.6 },

  rescue: {
    /** A dead comrade brought back while there is time to use it: more than so much of it. */
    comrade: 14,
    time: 4,
    /** Going to the body, and picking it up, as shares. */
    fetched: 0.6,
    pickedUp: 0.7,
  },

  /** Keeping a promise, besides what it is good for. */
  promise: 4,

  /** The worth of another's good to me, as a share of my own. */
  regard: {
    /** All win together. */
    comrade: 0.8,
    /** I play for their death, or they for mine. */
    enemy: -0.5,
    /** Anybody else, and how much more if their word counts fully. */
    stranger: 0.05,
    trusted: 0.2,
  },

  trade: {
    /** How much more somebody needs a thing: for each serious wound, light wound, Contamination card. */
    perSerious: 0.6,
    perLight: 0.4,
    perContamination: 0.3,
    /** Ammo, for a weapon that lacks two charges, and for no such weapon. */
    ammo: 1,
    noAmmo: -0.5,
    /** A gain that is worth the trouble. */
    worthwhile: 0.6,
    /** Nobody trades with somebody whose word counts less. */
    trust: 0.2,
    /** A card that the other has put down face down. */
    faceDown: 1,
    /** A deal must be better than this. */
    deal: 0.2,
    /** Looking at what somebody who opened a trade has in mind. */
    look: 0.1,
    refused: -1,
  },
}

export type Weights = typeof sharedWeights

/** Weights for listening and speaking, the same in every game. */
export const talkWeights = {
  /** Points for and against somebody of whom nothing is known: a stranger, and one who wins with me. */
  stranger: { good: 2.4, bad: 1 },
  comrade: { good: 12, bad: 1 },
  /** Trust at which nothing that is said counts, and at which everything does. */
  liar: 0.35,
  sure: 0.85,
  /** Trust in a stranger to begin with. */
  usual: 0.7,
  /** Points for a claim that was true, against one that was false, for and against a kept or broken promise. */
  truth: 1,
  lie: 3,
  kept: 1,
  broken: 1,
  /** Against doing what one promised not to do, harm done in the open, a door shut on me. */
  betrayed: 2.5,
  harm: 2,
  shutOut: 0.4,
  /** The share of these points where somebody only thought so, or nobody can say who is wrong. */
  doubt: 0.5,
  /** Claims, promises and requests that are kept in mind, each. */
  most: 24,
  /** Even the honest err, and things change: how far a claim can move a chance. */
  nearly: 0.95,
  /** Rooms are believed from speakers whose word counts more than this. */
  follow: 0.4,
  /** A question of trust is answered with yes from here on; a request is agreed to. */
  trusts: 0.4,
  obliges: 0.3,
  /** A goal that is worth naming as a promise, one that is worth agreeing to, and rounds that a promise may take. */
  named: 8,
  agreed: 2,
  soon: 3,
}
