/** What a game decides where the shared mechanics ask. Mechanics never test which game is played. */

import type { Board } from './board.ts'
import type { EventCard, Face, Tile } from './content.ts'
import type { Part, Sizes } from './describe.ts'
import { type Facts, registerFacts } from './facts.ts'
import { boxName, boxOf, type Extra, inBox, modeOf, type Options, type Settings } from './options.ts'
import { STREAMS } from './random.ts'
import { type GameState, SEAT_ZONES, SHARED_ZONES } from './state.ts'
import type { Task } from './task.ts'
import type {
  Action,
  Choice,
  DeathTypes,
  Fate,
  Name,
  NoiseFace,
  ObjectKind,
  ObjectName,
  RuleId,
  Seat,
  Setup,
  Tell,
  TokenEffect,
  Why,
} from './types.ts'
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
  ways: (g: GameState, who: Seat, fighting: boolean) => { choice: Action; why: Why | null }[]
  task: (g: GameState, who: Seat, choice: Choice) => Task
}

/** An Object to be analysed, and who carries it where that makes a difference. */
export interface Sample {
  object: ObjectName
  whom?: Seat
}
/** An intruder has come to a character; its token has a number for the light and one for the dark. */
export interface Meeting {
  readonly who: Seat
  readonly intruder: number
  readonly value: number
  readonly dark: number
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
  cites: ReadonlyMap<RuleId, RuleId> | null
  /** The optional parts that the state of a table with this board has. */
  stateParts: (board: Board) => readonly Part[]
  /** Basic actions besides those of both games. */
  actions: readonly PlaceAction[]
  /** Places every piece; leaves the agenda with the draft and the first round on it. */
  setUp: (g: GameState, tell: Tell | undefined) => void
  /** What follows once everybody has passed. It may end the game, and then nothing else follows. */
  eventPhase: (g: GameState, tell: Tell | undefined) => readonly Task[]
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
  /** A character's turn begins, with what comes before its first action. */
  turnBegins: (g: GameState, seat: Seat) => void
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
  /** A character with this fate has survived. */
  saves: (g: GameState, fate: Fate) => boolean
  /** Who has this fate when the game ends is lost. */
  perishes: (g: GameState, fate: Fate, destroyed: boolean) => boolean
  /** What kills those who are left behind where nothing exploded. */
  lostBy: keyof DeathTypes
  /** A noise roll of this character, told. */
  rollNoise: (g: GameState, who: Seat, tell: Tell | undefined) => NoiseFace
  /** A noise roll that the bag's development asks of this character. */
  bagNoise: (g: GameState, who: Seat) => void
  /** Darkness gives an intruder the higher number of its token, unless this game lets somebody ignore that. */
  surpriseInDark: (g: GameState, meeting: Meeting) => void
  /** This character has ignored what darkness adds to an attack. */
  ignoredDark: (who: Seat, card: Name, tell: Tell | undefined) => void
  /** A reaction that costs an Object of one of these kinds. */
  giveUpObject: (g: GameState, who: Seat, kinds: readonly ObjectKind[]) => void
  /** What an Event card brings after its effect; null: nothing. */
  eventAdds: (event: EventCard) => Task | null
  /** The pools of markers lose something: there was noise in the ducts already. */
  losePools: (g: GameState) => void
  /** What a sign on a die or token brings that only this game prints; null for signs that all games have. */
  sign: (who: Seat, sign: NoiseFace | TokenEffect) => Task | null
  /** A scan has brought this character so much of what the game rewards it with. */
  reward: (g: GameState, who: Seat, count: number) => void
  /** These intruders have come after somebody, and stay on their heels. */
  gaveChase: (g: GameState, intruders: number[]) => void
  /** What a seat does in place of drawing, taking a turn or passing if it plays on after a death; else null. */
  playOn: (g: GameState, seat: Seat, step: 'draw' | 'turn' | 'pass') => Task | null
  /** The last step of the check, once it is clear who has won. */
  lastReport: (g: GameState, tell: Tell | undefined) => void
  /** What a completed escape still brings. */
  afterEscape: (g: GameState, who: Seat) => Task[]
  /** The room whose cooling keeps everything from blowing up. */
  coolantTile: Name
  /** Tiles that effects mean without naming them: the effect or its word → the tile. */
  meantTiles: Readonly<Record<string, Name>>
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

/** What belongs to a set-up. */
interface Belongings {
  rules: Ruleset
  board: Board
  faces: readonly Face[]
  names: readonly Name[]
  /** Room → what is printed there in place of a tile. */
  printed: readonly Tile[]
  /** Room → the actions that this place offers. */
  actions: readonly (readonly PlaceAction[])[]
  settings: Settings
}
/** Found once: a server asks for that of one game after the other. */
let belongings = new WeakMap<Setup, Belongings>()
// Those of the set-up asked for last: a state and its copies share theirs, and they come in runs.
let lastSetup: Setup | null = null
let last: Belongings

/** Called by the manifest of games, and by tests for games of their own. */
export function registerGame(game: string, make: RulesMaker): void {
  makers.set(game, make)
  for (const box of rulesets.keys()) if (inBox(box).game === game) rulesets.delete(box)
  lastSetup = null
  belongings = new WeakMap()
  registerFacts(game, extras => found(boxName(game, extras))?.rules ?? make(extras))
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
  return made
}

/** The rules for what is in a box; undefined for a game that is unknown. */
export const findRuleset = (box: string): Ruleset | undefined => found(box)?.rules

function of(setup: Setup): Belongings {
  if (setup !== lastSetup) lookUp(setup)
  return last
}

function lookUp(setup: Setup): void {
  let known = belongings.get(setup)
  if (!known) {
    known = belongingsOf(setup)
    belongings.set(setup, known)
  }
  lastSetup = setup
  last = known
}

function belongingsOf(setup: Setup): Belongings {
  const known = found(boxOf(setup))
  if (!known) throw new Error(`unknown game: ${setup.game}`)
  const { rules, usual } = known
  const board = rules.boards[setup.board]
  return {
    rules,
    board,
    faces: rules.content.faces,
    names: rules.content.names,
    printed: board.places.map(({ special }) => rules.printed[special ?? '']),
    actions: board.rooms.map((_, room) => rules.actions.filter(({ isAt }) => isAt?.(board, room) ?? true)),
    settings: { ...usual, ...setup.options, mode: modeOf(setup) },
  }
}

/** How the game is played: its mode and its options. */
export const settingsOf = (g: GameState): Settings => of(g.setup).settings
export const rulesOf = (g: GameState): Ruleset => of(g.setup).rules
const rulesFor = (setup: Setup): Ruleset => of(setup).rules
export const boardOf = (g: GameState): Board => of(g.setup).board
/** The rule as this game's catalogue numbers it. */
export const cited = (setup: Setup, rule: RuleId): RuleId => rulesFor(setup).cites?.get(rule) ?? rule

export const faceOf = (g: GameState, piece: number): Face => of(g.setup).faces[piece]
export const nameOf = (g: GameState, piece: number): Name => of(g.setup).names[piece]

/** What is printed on the board where no tile lies. */
export const printedIn = (g: GameState, room: number): Tile => of(g.setup).printed[room]

/** What may be done in this room and not everywhere. */
export const actionsIn = (g: GameState, room: number): readonly PlaceAction[] => of(g.setup).actions[room]

export const sizesOf = (rules: Ruleset, board: Board, seats: number): Sizes => ({
  seats,
  zones: SHARED_ZONES.length + seats * SEAT_ZONES.length,
  streams: STREAMS.length,
  rooms: board.rooms.length,
  corridors: board.corridors.length,
  pieces: rules.content.faces.length,
  weapons: rules.content.weaponCount,
  contamination: rules.content.contaminationCount,
  time: board.data.tracks.time.length,
  has: rules.stateParts(board),
})
