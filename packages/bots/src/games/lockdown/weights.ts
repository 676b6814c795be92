/** Weights for the facility, where most may hope for little: worths are shares of the hope that is left. */
import { sharedWeights } from '../../weights.ts'

export const lockdownWeights = {
  ...sharedWeights,

  attack: {
    ...sharedWeights.attack,
    /** A wound takes much the same share from everybody but those who would die of the next. */
    frailty: [1.6, 1.6, 1.6, 3],
    frailtyPerLight: 0,
  },

  /** All that may still be hoped for, whatever that is. Nothing is quite hopeless: at least so much counts as hope. */
  hope: 51,
  despair: 6,
  /** How much goals count beside the journey to a shelter. */
  goals: 0.5,

  /** A character with so many serious wounds or Contamination cards plays for its life alone. */
  hurt: { serious: 2, contamination: 4 },
  /** With so many rounds left so does everybody. */
  lateRounds: 4,

  /** A wound healed, serious and light: a serious one halves what may be hoped for. And a Contamination card. */
  healed: { serious: 20, light: 5 },
  contamination: 8,

  objectives: { ...sharedWeights.objectives, playerDies: 0.7 },

  journey: {
    /** Cards that a step takes, careful ones among the others, and cards that a round gives. */
    step: 1.4,
    round: 4.5,
    /** The harm of a round outside to somebody unhurt, and how much more with each light wound. */
    harm: 0.25,
    harmPerLight: 0.3,
    /** The risk of a step, in rounds: something may hear it, and it will not be safer later. */
    risk: 0.07,
    /** The share of a chore's time that counts even while there is time enough: a chore that is put off may never be done. */
    eager: 0.3,
    /** Rounds by which an estimate may be wrong, and how sharply it is right or wrong. */
    doubt: 0.5,
    sharpness: 0.5,
  },

  stops: {
    /** Cards that a room action takes. */
    action: 2,
    /** Steps spent looking for a room, for each of the rooms it may be. */
    looking: 0.6,
    /** Cards lost on a room with an intruder in it, and on one that is broken: with tools and without. */
    guarded: 5,
    broken: 3,
    hopeless: 9,
    /** Steps out of a room with an intruder in it and back. */
    back: 2.5,
    /** Cards to pick up what lies somewhere. */
    pickUp: 1,
    /** Cards that surgery takes besides: it ends the round. */
    laidUp: 2,
    /** A cure must lower the risk of ending as a host by so much. */
    cure: 0.08,
  },

  shelter: {
    /** Time from which on the Isolation Room is open. */
    isolationOpens: 8,
    /** Rounds that I would wait for a cargo pod. */
    soon: 2,
    /** Somebody else gives the Alert: steps they go in a round, and rounds they may lose. */
    pace: 3,
    dally: 2,
    /** Shots at what is in the way: how many to think of, and what is left if it stands there still. */
    volleys: [1, 2, 3, 4],
    repulsed: 0.3,
    /** The chance that somebody stops the self-destruction in time. */
    stopped: 0.3,
    /** The share of a life's worth that is left when a cargo pod stays where it is. */
    stranded: 0.35,
    /** Being locked in or in a pod, and done with all this. */
    in: 4,
    /** Escaping when it is offered. */
    escape: 20,
    /** The rover called back where it is needed, and elsewhere; the gate opened, as a share of the bunker, and again. */
    rover: 6,
    roverIdle: -3,
    gate: 0.3,
    gateAgain: -3,
    /** Driving, and riding the elevator for nothing. */
    drive: -2,
    ride: -0.5,
    /** Rounds of the self-destruction that can still be stopped. */
    stoppable: 3,
  },

  alert: {
    /** Given before this time, it lets people lie down with nothing done, who die of the code. */
    early: 13,
    tooEarly: -5,
  },

  selfDestruct: {
    /** Where the nearest stops it; the same for others, and as an effect, as a share of life; unwanted. */
    nearest: 400,
    others: 0.35,
    unwanted: -15,
    /** Starting it, where my objective asks for it and otherwise. */
    started: 15,
    startedUnasked: -25,
  },

  light: {
    /** Backup power, on which all depend, for the nearest: noise dies away in the light, attacks are worse in the dark. */
    backup: 400,
    /** As an action, and until which time it is worth anything. */
    done: 2,
    until: 12,
    /** The power of this section: given where it is dark, taken where it is not; any other. */
    given: 2.5,
    taken: -4,
    elsewhere: 0.2,
  },

  knowledge: {
    /** Points that the Archive and an analysis give. */
    archive: 2,
    analysis: 3,
    /** Any point, and an analysis, besides. */
    point: 0.3,
    analysed: 0.5,
    nothingToAnalyse: -2,
    /** An object to analyse: the share of the analysis for picking it up, and its price; with my hands full. */
    object: 0.3,
    pickUp: -1,
    handsFull: -3,
  },

  contingencies: {
    /** The worth to each other character of my seeing one more token and telling them. */
    told: 4,
  },

  computer: {
    /** A point of Knowledge, besides; an option of which nothing is known. */
    point: 0.5,
    other: 0.3,
  },

  upkeep: {
    /** Repairs: with nothing to repair with, as a share; only what is worth more than this is gone for. */
    withoutTools: 0.3,
    repairsFrom: 1.5,
  },

  exploring: {
    /** A room that nobody has explored, while there is time. */
    room: 1,
    from: 6,
    /** Stepping into one: early, always, and what each malfunction marker that is missing takes from it. */
    early: 1,
    risk: -0.4,
    malfunction: 0.3,
  },

  objective: {
    /** The goals of my objective late in the game, as a share. */
    late: 0.4,
    /** Objects that it asks for, something for an analysis that it asks for, another of the same kind. */
    object: 18,
    sample: 12,
    same: -1,
    /** An egg taken, where it asks for one and otherwise. */
    egg: 12,
    eggUnasked: -3,
    /** Doing what is asked for, where all win together. */
    done: 22,
    /** Signal already sent. */
    signalAgain: -1,
    /** Chances, as games went: most die, and nobody finds the time for long errands. With a shelter in mind, and without. */
    signal: 0.6,
    knowledgeSheltered: 0.05,
    knowledge: 0.75,
    perPoint: 0.12,
    knowledgeAtLeast: 0.08,
    learned: 0.65,
    doomed: 0.9,
    destroyed: 0.05,
    destroyedAlone: 0.5,
    intactDoomed: 0.3,
    intact: 0.85,
    exactlySurvive: 0.35,
    othersDead: 0.65,
    sections: 0.05,
    byCargoPod: 0.25,
    byOther: 0.6,
    /** Going for a part, where all win together; and for a thing that has to go to the Laboratory, as a share. */
    part: 0.45,
    thing: 0.7,
    /** So many sections have power, or the backup runs. */
    power: 0.5,
  },

  fighting: {
    /** A weapon used as if I had shot. */
    rollAsShoot: 2,
    /** A desperate attack, unarmed in a fight and otherwise. */
    desperate: 0,
    notDesperate: -4,
    /** Cards that harm an intruder here, in a fight and without one. */
    special: 2.5,
    specialWasted: -2,
    /** An attack on me as if by an adult. */
    adult: 1.2,
    /** The defense system. */
    defence: -3,
  },

  things: {
    ...sharedWeights.things,
    /** A crafted item for nothing, another item marker, cargo tokens looked at or moved, an object lost. */
    takenCrafted: 2.5,
    itemCounter: -0.5,
    cargo: 0.5,
    /** Items put away: more than one, or none to spare. */
    stored: 1,
    storedNone: -1,
  },

  noise: {
    ...sharedWeights.noise,
    /** Markers taken away, and placed. */
    removed: 1.5,
    placed: -1,
  },

  elevator: {
    /** Calling it, besides where it leads. */
    call: -0.2,
    /** Being taken along, besides where it leads. */
    along: 1,
  },

  /** My leave to use up what I carry: as much as the other is to me, less what it is worth to me to keep it. */
  consent: { leave: 6, sample: 2 },

  /** Hearsay about contingencies. */
  hearsay: {
    /** Players who speak of them though they need not are mostly honest: their word counts more. */
    frank: 1.3,
    /** A player who speaks of a first token only after having chosen an objective mostly has a reason to. */
    boast: 0.2,
  },

  whispers: {
    /** Private words in one round, at most. */
    most: 2,
    /** A player whose word counts no more than this is told nothing. A stranger's counts 0.7. */
    confidence: 0.5,
  },

  /** Items, and cards that are as good as one. */
  items: {
    medkit: 3.2,
    medicalStapler: 2.8,
    antiseptic: 2.6,
    energyCharge: 1.8,
    researchDocuments: 2.4,
    enviroSuit: 3,
    taser: 3,
    flamethrower: 3.2,
    neutralizer: 3,
    toolbelt: 2,
    ductTape: 1.8,
    fireBlanket: 2,
    clothes: 1.6,
    caffeinePills: 0.6,
    grenade: 0.8,
    mainGateKey: 2.4,
    doorPilot: 1.4,
    flashlight: 2,
    glowstick: 1.4,
    evacProcedure: 1.6,
    repairs: 1.5,
    basicRepairs: 1.2,
    cleanUp: 1.8,
  } as Readonly<Record<string, number>>,

  /** Characters in a draft. */
  characters: { survivor: 5, sentry: 5, labRat: 4, xenobiologist: 3, janitor: 2, hacker: 2 } as Readonly<
    Record<string, number>
  >,
}

export type LockdownWeights = typeof lockdownWeights
