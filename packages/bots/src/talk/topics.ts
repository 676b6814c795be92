/** Topics are the things that a game's bots can speak of and understand besides those of every game. */
import type { Name, Predicate, Seat, TableView, View } from '@coldwake/rules/facts'
import type { Aim, Deed, Fact, Query } from '@coldwake/wire'
import type { Scene } from '../bot.ts'
import type { Sight } from '../sight.ts'

/** Whether a seat has done something, as everybody can see; null where nobody can. */
export type DeedChecks = {
  readonly [K in Deed['do']]?: (table: TableView, seat: Seat, deed: Deed & { do: K }) => boolean | null
}

/** `groundless`: the speaker cannot have known. Null: I do not know either. */
export type Verdict = boolean | 'groundless' | null
export type Verdicts = {
  readonly [K in Fact['about']]?: (
    view: View & { me: NonNullable<View['me']> },
    speaker: Seat,
    fact: Fact & { about: K },
  ) => Verdict
}

/** Aim → whether an objective asks for it. */
export type AimTests<A extends Aim> = Readonly<Record<A, (test: Predicate) => boolean>>

export interface GameTopics<A extends Aim, Trace extends object> {
  deeds: DeedChecks
  /** Tiles of the rooms in which a deed is done. */
  places: (deed: Deed) => readonly Name[]
  /** Deeds that one player does for all. */
  common: readonly Deed[]
  verdicts: Verdicts
  /** The subject of a fact, so that a later claim can replace it; null for facts of other games. */
  subjects: (fact: Fact) => string | null
  /** True where two facts of this game cannot both be true at once. */
  excludes: (a: Fact, b: Fact) => boolean
  /** Of my claims, those that leave no room for one more, as everybody can count, and are not true as far as I know. */
  crowdedOut: (view: View, told: readonly Fact[], fact: Fact) => readonly Fact[]
  aims: AimTests<A>
  /** Aims that nobody admits who would lie. */
  grimAims: readonly Aim[]
  /** Facts that others should know, or be made to believe. */
  tells: (sight: Sight, scene: Scene, bluffs: boolean) => Fact[]
  /** Query → which of these facts answer it. */
  replies: { readonly [K in Query['about']]?: (fact: Fact, query: Query & { about: K }) => boolean }
  /** The things that everybody can see and somebody may change to the harm of others. A ledger keeps them. */
  trace: (table: TableView) => Trace
  /** Harm done since that trace: where the player must have been who did it. */
  harms: readonly { isDone: (view: View, before: Trace) => boolean; tiles: readonly Name[] }[]
  /** Tiles of the rooms from which everything can be set to destroy itself. */
  fuses: readonly Name[]
}
