/** What is printed on a game's components and counted out of its box. Nothing here knows how the game is played. */
import type { Board, BoardData } from './board.ts'
import type { Box, Content, Face, Tile } from './content.ts'
import { type Extra, inBox, type OptionTable } from './options.ts'
import type { CombatFace, IntruderKind, Name, NoiseFace, TableView } from './types.ts'

/** Ids of what a character holds, and of items still to be earned. Opened by declaration merging. */
export interface Kit {
  weapon: Name | null
  quests: readonly Name[]
  /** Where it begins, by the name of that start on the board, if not all begin together. */
  start?: string
}

export interface Facts {
  /** The game and what is added to its box, as one name. */
  id: string
  boards: Readonly<Record<string, Board>>
  characters: readonly Name[]
  /** Draft cards: the characters each of them allows, first the one it is called by. Nobody else plays those. */
  drafts: readonly (readonly Name[])[]
  /** What each character begins with besides a deck. */
  kits: Readonly<Record<Name, Kit>>
  seats: { min: number; max: number }
  /** What a table may decide for itself. */
  options: OptionTable
  box: Box
  /** What lies in the box, piece by piece. */
  content: Content
  /** Rooms printed on the boards, by their `special` id. */
  printed: Readonly<Record<Name, Tile>>
  noiseDie: readonly NoiseFace[]
  /** Rolled for noise in places that have a die of their own; empty where there are none. */
  secondNoiseDie: readonly NoiseFace[]
  combatDie: readonly CombatFace[]
  /** Rolled by who shoots where there is power; empty where the game has none. */
  advantageDie: readonly CombatFace[]
  /** Tokens in the bag at the start, besides an Adult for each player. */
  bag: Readonly<Record<IntruderKind | 'blank', number>>
  /** Small print in which the games differ. */
  customs: {
    /** Careful movement does not cancel the Danger of an exploration token. */
    dangerDespiteCare: boolean
    /** Where a contamination card goes that is removed: out of the game, or under its deck. */
    removedContamination: 'removed' | 'bottom'
    /** When a fire goes out in a room that loses its air. */
    ventDouses: 'start' | 'end'
    /** A dead body lies where everybody begins. */
    bodyAtStart: boolean
    /** Weaknesses that everybody knows from the start. */
    weaknessesKnown: number
    /** A Larva stays with a dead character, unless the character has died of it. Only the revived ever know. */
    larvaOutlivesHost: boolean
  }
  limits: {
    /** Markers in the box. Needing one more has consequences. */
    fire: number
    malfunction: number
    doors: number
    /** Cards a player draws up to. */
    hand: number
    handSlots: number
    actions: number
    /** Light wounds that turn into a serious one. */
    light: number
    /** Serious wounds a character can bear. */
    serious: number
    /** Egg tokens in all. */
    eggs: number
    miniatures: Readonly<Record<IntruderKind, number>>
    /** Changes each seat may make in one trade. */
    trade: number
  }
}

/** What an extra may change when a box is packed. */
export type Packing = Pick<
  Facts,
  'boards' | 'characters' | 'drafts' | 'kits' | 'box' | 'customs' | 'printed' | 'secondNoiseDie'
>
export type Addition = (packing: Packing) => Packing
/** What each extra does to a box, as far as it is there: whoever only shows a table has only what lies on it. */
export type Additions = Readonly<Partial<Record<Extra, Addition>>>

/** The plain box with what is added to it. */
export const pack = (plain: Packing, extras: readonly Extra[], added: Additions): Packing =>
  extras.reduce((packing, extra) => added[extra]?.(packing) ?? packing, plain)

/** What is printed on a game's components, with what is added to its box. */
export type FactsMaker = (extras: readonly Extra[]) => Facts

const makers = new Map<string, FactsMaker>()
/** By the name of the box. */
const printed = new Map<string, Facts>()

export function registerFacts(game: string, make: FactsMaker): void {
  makers.set(game, make)
  for (const box of printed.keys()) if (inBox(box).game === game) printed.delete(box)
}

/** What is printed on all that is in a box; undefined for a game that is unknown. */
export function findFacts(box: string): Facts | undefined {
  const known = printed.get(box)
  if (known) return known
  const { game, extras } = inBox(box)
  const facts = makers.get(game)?.(extras)
  if (!facts) return undefined
  printed.set(box, facts)
  return facts
}

/** The board of a table as data, for programs that draw it. `game` is the name of a box; undefined while it is not open. */
export function findBoard({ game, board }: Pick<TableView, 'game' | 'board'>): BoardData | undefined {
  const boards = findFacts(game)?.boards ?? {}
  return Object.hasOwn(boards, board) ? boards[board].data : undefined
}

type FaceOf<K extends Face['kind']> = Extract<Face, { kind: K }>

/** A piece of a kind by the name it is shown by, `scratch.5`; a name that several share, `scratch`, finds one of them. */
export function findFace<K extends Face['kind']>(game: string, kind: K, name: Name): FaceOf<K> | null {
  const content = findFacts(game)?.content
  if (!content) return null
  const ofKind = (face: Face): face is FaceOf<K> => face.kind === kind
  const exact = content.faces.find((face, piece): face is FaceOf<K> => ofKind(face) && content.names[piece] === name)
  return exact ?? content.faces.filter(ofKind).find(face => face.id === name) ?? null
}
