/** Weights for the ship. */
import { sharedWeights } from '../../weights.ts'

export const nemesisWeights = {
  ...sharedWeights,

  /** How much it counts to be nearer to a goal. */
  haste: 1.3,

  /** A character with so many serious wounds or Contamination cards plays for its life alone. */
  hurt: { serious: 2, contamination: 4 },
  /** From this time on so does everybody. */
  late: 4,

  /** How sure I am of an engine that somebody has had open, and of a course set by somebody who knew the way. */
  trustEngine: 0.93,
  trustCourse: 0.85,
  /** Chances of which nothing is known: an engine works, the course is right, it is right for somebody else's wish. */
  engineWorks: 0.5,
  courseHolds: 0.25,
  courseForMars: 0.1,
  /** The word of a speaker counts for the course from here on. */
  courseWord: 0.2,
  /** I play for Mars if the course leads there with this chance. */
  marsFrom: 0.9,
  /** The chance of getting home in a ship that is set to destroy itself. */
  homeDoomed: 0.02,

  /** Common tasks. */
  duty: {
    /** My share of a task that lies nearer to others, and how much of it is left to somebody who has promised it. */
    others: 0.3,
    promised: 0.6,
  },

  course: {
    /** My life, while there are pods to get away with. */
    withPods: 0.6,
    /** The share of the ship's engines, or of its course, that is taken for granted when the other is seen to. */
    atLeast: 0.5,
    /** As sure as I can be of the course without having looked. */
    sure: 0.95,
    /** Looking at the coordinates or setting the course, besides; looking again; setting a course that is right. */
    done: 2,
    seen: -2,
    wrong: -8,
    /** A course under this chance is worth setting. */
    doubtful: 0.5,
  },

  engines: {
    /** An engine is seen to unless it works with this chance. */
    sound: 0.9,
    /** How sure I can be of two engines, and the share of that for each. */
    sure: 0.95,
    both: 0.7,
    /** A look at one, as a share of its repair; nothing to see or to repair here; a repair besides. */
    looked: 0.3,
    nothing: -2,
    repaired: 1,
  },

  shelter: {
    /** Time from which on hibernation chambers are open, and steps that I go in a round. */
    open: 8,
    steps: 2,
    /** The share of a shelter's worth that counts while there are things to do for my objective. */
    undone: 0.5,
    /** Sleeping for somebody who must leave by pod. */
    hoarderSleeps: 0.4,
    /** To be awake when the ship jumps is death: so many rounds before it, and so much time before it, as shares of life. */
    lastRounds: 1.5,
    lastRoundsWorth: 0.5,
    lastTime: 3,
    lastTimeWorth: 0.3,
    /** Chambers that are not open yet: the chance to get home at least, their share, and what each round takes of it. */
    home: 0.6,
    soon: 0.5,
    fading: 0.85,
    /** A chamber is always worth knowing. */
    atLeast: 2,
    /** Getting in, with nothing left to do. */
    in: 5,
    /** As sure as I can be of getting home, time left in which I can find out, and over how much of it that fades. */
    sure: 0.85,
    findOutFrom: 2,
    findOut: 4,
    /** A pod: its worth as a share of life; the share for somebody who has things to collect yet, and until which chance. */
    pod: 0.97,
    hoarderPod: 0.5,
    /** Going to unlock one. */
    hatch: 0.5,
    /** A pod that is still locked, and will not be for long. */
    locked: 0.7,
    hoarded: 0.9,
    /** Others aboard with whom there are pods enough. */
    podsEnough: 4,
    /** Unlocking a pod that I may need, from this time on, or any other. */
    unlocked: 6,
    unlockedTime: 6,
    notNeeded: -3,
    /** Launching the pod that I sit in, and staying in it. */
    launch: 2,
    stay: 1,
  },

  health: {
    /** Surgery, as a share of life for the risk of ending as a host. */
    surgery: 0.8,
    /** The Emergency Room, for each serious and each light wound. */
    serious: 4,
    light: 1.2,
    /** Only what is worth more than this is gone for. */
    from: 4,
    /** The shower, with slime on me. */
    shower: 4,
  },

  upkeep: {
    /** Repairs: with nothing to repair with, as a share; only what is worth more than this is gone for. */
    withoutTools: 0.3,
    repairsFrom: 1,
    /** Fire Control: from which worth of dousing on, the share of life that the risk is worth, and at most. */
    fireFrom: 1,
    fire: 0.6,
    fireAtMost: 0.3,
    /** Stopping the self-destruction, as a share of life, while more than this is left on its track. */
    stopped: 0.4,
    stoppableFrom: 3,
    /** Touching it otherwise: when it runs, when my objective asks for it, and when it does not. */
    runs: -2,
    started: 12,
    startedUnasked: -20,
  },

  exploring: {
    /** A room that nobody has explored, while there is time. */
    room: 1.2,
    from: 6,
    /** Stepping into one: early, always, and what each malfunction marker that is missing takes from it. */
    early: 1,
    risk: -0.4,
    malfunction: 0.4,
  },

  objective: {
    /** The goals of my objective late in the game, as a share, and until when. */
    late: 0.4,
    until: 2,
    /** Sending the signal as a goal, at least as an action, and for nothing. */
    signalGoal: 0.5,
    signal: 10,
    signalForAll: 30,
    signalUnasked: 0.3,
    signalAgain: -1,
    /** Chances: the signal is sent, the ship reaches Earth or elsewhere, it is destroyed, I leave by pod. */
    signalSent: 0.6,
    earth: 0.75,
    elsewhere: 0.3,
    destroyed: 0.12,
    destroyedDoomed: 0.8,
    /** Going to set off its destruction, once everything else is done. */
    fuse: 0.4,
    byPod: 0.5,
    /** Objects: the body of my objective, an egg, something for an analysis that it asks for; another of the same. */
    body: 20,
    /** An object put down where my objective wants it. */
    delivered: 30,
    /** A hand free for something that lies here and that it asks for, besides what is dropped. */
    handFree: 10,
    egg: 20,
    sample: 12,
    same: -1,
    unasked: -3,
    /** An analysis that my objective asks for, of something that I carry, of nothing. */
    analysed: 20,
    analysedUnasked: 3,
    nothingToAnalyse: -2,
    /** Taking an egg, and destroying eggs, where the objective asks for it and otherwise. */
    eggTaken: 14,
    eggsDestroyed: 5,
    eggsSpared: -5,
    /** A search, and each item, for somebody who must leave with many. */
    hoardSearch: 5,
    hoardItem: 4,
  },

  /** A Risk Assessment card. */
  riskAssessment: 0.8,

  /** Items, and cards that are as good as one. */
  items: {
    medkit: 3.2,
    bandages: 2.6,
    antidote: 4,
    energyCharge: 1.8,
    adrenalineInjection: 1.6,
    syntheticFood: 1.8,
    alcohol: 1.4,
    militaryDrugs: 1.2,
    clothes: 1.6,
    fireExtinguisher: 2.4,
    taser: 3,
    smokeGrenade: 2,
    grenade: 0.8,
    molotovCocktail: 0.6,
    tools: 2.2,
    ductTape: 2,
    flamethrower: 3.2,
    prototypePistol: 2.5,
    prototypeRifle: 2.6,
    prototypeShotgun: 2.6,
    evacuationKey: 3,
    armor: 3,
    motionScanner: 2,
    repairs: 2,
    fastRepairs: 2,
    basicRepairs: 1.5,
    ingenuity: 1.5,
  } as Readonly<Record<string, number>>,

  /** Characters in a draft. */
  characters: { soldier: 6, mechanic: 5, pilot: 4, captain: 3, scout: 2, scientist: 1 } as Readonly<
    Record<string, number>
  >,

  /** Playing the Intruders: everything is counted in what it costs the crew. */
  hunt: {
    /** A character: a share of its life, and what of a won game anybody may still reach. */
    life: 0.5,
    hope: 0.25,
    /** How much of a won game is left for each step to a shelter. */
    perStep: 0.8,
    /** The chance that an infected card decides at the end, for each Contamination card in a deck. */
    sick: 4,
    /** A shut door on the way of an intruder, in steps. */
    shutDoor: 2,
    /** A wound counts more the nearer it brings to death: the power by which it does. */
    nearDeath: 1.6,
    /** A Larva in a character, as a share of it; the same with the card that makes it hatch; a second Larva. */
    host: 0.3,
    hatching: 0.9,
    secondLarva: 0.5,
    /** Harm besides wounds: a Contamination card, slime, an intruder that comes or grows. */
    contaminated: 1.5,
    slimed: 1.5,
    summoned: 5,
    /** Cards to choose an attack from in rounds to come. */
    draws: 2,
    /** Standing in a room with a character: it can neither rest nor use the room; most of all at a shelter. */
    held: 0.1,
    keptFromShelter: 0.45,
    /** The share of its attacks that the first and any further intruder in a room makes. */
    first: 0.85,
    further: 0.6,
    /** Steps to a character, each as a share. */
    fading: 0.55,
    /** Leaving by the ducts, and breaking a door, as a share of the way behind it. */
    offBoard: -3,
    throughDoor: 0.3,
    /** A noise roll: something found, a Danger result, a marker. */
    found: 2,
    danger: 0.8,
    marker: 0.5,
    /** An injury healed; where the intruder stands, as a share, when it is asked which to heal. */
    healed: 1.3,
    healedPlace: 0.05,
    /** A move by an Event card costs no more than this. */
    worstMove: -20,
    /** Cards kept: one for any way, one that makes larvae hatch. How much of that counts against playing them. */
    anyWay: 1.5,
    eclosion: 1.5,
    reluctance: 0.2,
    /** Other effects of Event cards. */
    events: {
      hatch: 3,
      malfunctions: 3,
      spreadFire: 4,
      noiseAround: 2,
      noiseInDucts: 2,
      ejectPod: 10,
      coolantLeak: 6,
      flammable: 2,
      burnItems: 1,
      openDoors: 1,
    } as Readonly<Record<string, number>>,
  },
}

export type NemesisWeights = typeof nemesisWeights
