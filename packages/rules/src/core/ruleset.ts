/** What a game decides where the shared mechanics ask. Mechanics never test which game is played. */
import type { Board } from './board.ts'
import { type Face, INTRUDER_ACTION, type Tile } from './content.ts'
import { type Facts, findFacts, registerFacts } from './facts.ts'
import { boxName, boxOf, type Extra, inBox, modeOf, type Options, type Settings } from './options.ts'
import type { GameState, Sizes } from './state.ts'
import type { Task } from './task.ts'
import type { Choice, Declared, Fate, Name, ObjectKind, ObjectName, RuleId, Seat, Setup, Tell, Why } from './types.ts'
import { usualOptions } from './usual.ts'

/** A basic action that only some places of this game offer. */
export interface PlaceAction {
  do: Choice['do']
  rule: RuleId
  cost: number
  /** The rooms of a board where there can be a way at all; without it any. */
  isAt?: (board: Board, room: number) => boolean
  /** Could there be a way from here just now? Asked at every turn, so it is cheap. */
  mayBe?: (g: GameState, who: Seat) => boolean
  /** Every way to do it from here, where it is at, and why one is not open. `fighting`: the character is In Combat. */
  ways: (
    g: GameState,
    who: Seat,
    fighting: boolean,
  ) => { choice: Choice; declared: Exclude<Declared, { do: 'playAs' }>; why: Why | null }[]
  task: (g: GameState, who: Seat, choice: Choice) => Task
}

/** An Object to be analysed, and who carries it where that makes a difference. */
export interface Sample {
  object: ObjectName
  whom?: Seat
}
/** A laboratory at work: what is analysed for whom, and where that is. */
export interface Analysis {
  who: Seat
  room: number
  where: 'laboratory' | 'here' | 'carried'
  /** What its owners would not give. */
  refused?: readonly Sample[]
}

export interface Ruleset extends Facts {
  /** Rules of this game for those that shared mechanics name; null where these are its own. */
  cites: Readonly<Record<RuleId, RuleId>> | null
  /** Is there a facility with power, contingencies and cargo pods? */
  hasFacility: boolean
  /** Basic actions besides those of both games. */
  actions: readonly PlaceAction[]
  /** Places every piece; leaves the agenda with the draft and the first round on it. */
  setUp: (g: GameState, tell: Tell | undefined) => void
  /** What follows once everybody has passed. */
  eventPhase: (g: GameState) => readonly Task[]
  /** What follows when the last active character is gone. */
  nobodyLeft: (g: GameState) => Task[]
  /** What an end leaves to be checked, once it is clear who has survived so far. */
  checks: (g: GameState) => Task[]
  /** What else the first death of the game brings; all who die at once. */
  firstDeath: (g: GameState, dead: readonly Seat[], tell: Tell | undefined) => void
  /** Characters of this room who are in its pods must leave them. */
  intruderArrived: (g: GameState, room: number, tell: Tell | undefined) => void
  /** Where a character begins. */
  startRoom: (g: GameState, character: Name) => number
  /** A seat has got its character. */
  cast: (g: GameState, seat: Seat, tell: Tell | undefined) => void
  roundBegins: (g: GameState) => void
  turnEnds: (g: GameState, seat: Seat) => void
  /** A character begins a Movement. */
  movesOn: (g: GameState, seat: Seat) => void
  /** Is its next Movement the first of its first turn in the round? */
  firstMove: (g: GameState, seat: Seat) => boolean
  /** A character has explored a room. */
  explored: (g: GameState, who: Seat, room: number, tell: Tell | undefined) => void
  /** A character is dead, and what it held goes its ways. */
  died: (g: GameState, seat: Seat, tell: Tell | undefined) => void
  /** Is this character in darkness? */
  isDark: (g: GameState, seat: Seat) => boolean
  hasPower: (g: GameState, room: number) => boolean
  shotDie: (g: GameState, seat: Seat) => 'combat' | 'advantage'
  /** Does a discovered weakness serve this character; −1: where nobody acts. */
  works: (g: GameState, slot: number, who: Seat) => boolean
  /** The kind of object that discovers the weakness of this slot; null: any. */
  weaknessObject: (slot: number) => ObjectKind | null
  /** Objects that a character can have analysed in a room. */
  analysable: (g: GameState, analysis: Analysis) => Sample[]
  analyse: (g: GameState, analysis: Analysis, sample: Sample, tell: Tell | undefined) => void
  /** Markers of a kind in the box: needing one more has consequences. */
  markers: (g: GameState, kind: 'fire' | 'malfunction' | 'eggs') => number
  /** Rooms whose air can be let out. */
  ventable: (g: GameState) => number[]
  /** Who has this fate when the game ends is lost. */
  perishes: (g: GameState, fate: Fate, destroyed: boolean) => boolean
  /** What kills those who are left behind where nothing exploded. */
  lostBy: 'jump' | 'purge'
  /** What a completed escape still brings. */
  afterEscape: (g: GameState, who: Seat) => Task[]
  /** The room whose cooling keeps the ship or facility from blowing up. */
  coolantTile: Name
  startSelfDestruct: (g: GameState, rule: RuleId, tell: Tell | undefined) => void
  /** Why the self-destruction cannot be started, or be stopped while it runs. */
  selfDestructBar: (g: GameState) => Why | null
  /** The number of the self-destruct marker's space; null while it does not run. */
  selfDestructSpace: (g: GameState) => number | null
  /** Is this room a place from which this character can survive the game? Asked by eager players only. */
  shelter: (g: GameState, seat: Seat, room: number) => boolean
}

/** Its rules, with what is added to the box. */
export type RulesMaker = (extras: readonly Extra[]) => Ruleset

const makers = new Map<string, RulesMaker>()
/** By the name of the box, each with what its tables do unless they decide otherwise. */
const rulesets = new Map<string, { rules: Ruleset; usual: Options }>()
interface Belongings {
  rules: Ruleset
  board: Board
  /** Room → what is printed there in place of a tile. */
  printed: readonly Tile[]
  /** Room → the actions that this place offers. */
  actions: readonly (readonly PlaceAction[])[]
  settings: Settings
}
/** What belongs to a set-up, found once: a server asks for that of one game after the other. */
let belongings = new WeakMap<Setup, Belongings>()
// What belongs to the set-up asked for last: a state and its copies share theirs, and they come in runs.
let lastSetup: Setup | null = null
let lastRules: Ruleset
let lastBoard: Board
let lastFaces: readonly Face[]
let lastNames: readonly Name[]
let lastPrinted: readonly Tile[]
let lastActions: readonly (readonly PlaceAction[])[]
let lastSettings: Settings

export function registerGame(game: string, make: RulesMaker): void {
  makers.set(game, make)
  for (const box of rulesets.keys()) if (inBox(box).game === game) rulesets.delete(box)
  lastSetup = null
  belongings = new WeakMap()
  registerFacts(game, extras => found(boxName(game, extras))?.rules ?? make(extras))
  findFacts(game)
}
export const games = (): string[] => [...makers.keys()]

function found(box: string): { rules: Ruleset; usual: Options } | undefined {
  const known = rulesets.get(box)
  if (known) return known
  const { game, extras } = inBox(box)
  const rules = makers.get(game)?.(extras)
  if (!rules) return undefined
  const made = { rules, usual: usualOptions(rules.options) }
  rulesets.set(box, made)
  findFacts(box) // whoever plays on a board can ask for it
  return made
}

/** The rules for what is in a box; undefined for a game that is unknown. */
export const findRuleset = (box: string): Ruleset | undefined => found(box)?.rules

function lookUp(setup: Setup): void {
  let of = belongings.get(setup)
  if (!of) {
    of = belongingsOf(setup)
    belongings.set(setup, of)
  }
  lastSetup = setup
  lastRules = of.rules
  lastBoard = of.board
  lastFaces = of.rules.content.faces
  lastNames = of.rules.content.names
  lastPrinted = of.printed
  lastActions = of.actions
  lastSettings = of.settings
}

function belongingsOf(setup: Setup): Belongings {
  const known = found(boxOf(setup))
  if (!known) throw new Error(`unknown game: ${setup.game}`)
  const { rules, usual } = known
  const board = rules.boards[setup.board]
  return {
    rules,
    board,
    printed: board.places.map(({ special }) => rules.printed[special ?? '']),
    actions: board.rooms.map((_, room) => rules.actions.filter(({ isAt }) => isAt?.(board, room) ?? true)),
    settings: { ...usual, ...setup.options, mode: modeOf(setup) },
  }
}

/** How the game is played: its mode and its options. */
export function settingsOf(g: GameState): Settings {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastSettings
}

export const rulesOf = (g: GameState): Ruleset => rulesFor(g.setup)
export function rulesFor(setup: Setup): Ruleset {
  if (setup !== lastSetup) lookUp(setup)
  return lastRules
}

export function boardOf(g: GameState): Board {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastBoard
}
/** The rule as this game's catalogue numbers it. */
export const cited = (setup: Setup, rule: RuleId): RuleId => rulesFor(setup).cites?.[rule] ?? rule

export function faceOf(g: GameState, piece: number): Face {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastFaces[piece]
}
export function nameOf(g: GameState, piece: number): Name {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastNames[piece]
}

/** What is printed on the board where no tile lies. */
export function printedIn(g: GameState, room: number): Tile {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastPrinted[room]
}

/** What may be done in this room and not everywhere. */
export function actionsIn(g: GameState, room: number): readonly PlaceAction[] {
  if (g.setup !== lastSetup) lookUp(g.setup)
  return lastActions[room]
}

export const sizesOf = ({ content, hasFacility }: Ruleset, board: Board): Sizes => ({
  rooms: board.rooms.length,
  corridors: board.corridors.length,
  pieces: content.faces.length,
  weapons: content.weaponCount,
  contamination: content.contaminationCount,
  facility: hasFacility
    ? { track: board.data.tracks.time.length, surface: board.data.crossroads !== undefined }
    : undefined,
  intruderPlayer: content.withBack[INTRUDER_ACTION] !== undefined,
})
