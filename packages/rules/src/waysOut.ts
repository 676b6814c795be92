/**
 * The ways out of a game, as one viewer knows them: how each stands, what it needs and what of that is missing. Only a
 * view is looked at, so nothing is said that its viewer cannot know. Each game lists its own (`games/waysOut.ts`).
 */

import type { CrewView, Name, RoomId, View } from './core/types.ts'
import type { Distance } from './distances.ts'
import { distancesFrom, type Link } from './distances.ts'

/** Ways out and their particulars. Opened by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: games declare theirs
export interface WayTypes {}

/** What a way out needs. Opened by declaration merging. */
export interface NeedTypes {
  /** No intruder in its room. */
  noIntruder: object
  /** No malfunction in its room. */
  repaired: object
  /** Nothing is about to destroy the place. */
  noSelfDestruct: object
}

/** Whether a need is met: null where this viewer cannot know. */
interface NeedState {
  met: boolean | null
  /** In how many rounds it will be met by itself; 1 is the next round. Null where nothing is sure to bring it. */
  opensIn: number | null
}
export type Need = { [K in keyof NeedTypes]: { need: K } & NeedTypes[K] & NeedState }[keyof NeedTypes]

/**
 * `open`: it works for whoever gets there. `soon`: all that is missing comes by itself. `locked`: something must be
 * done. `unknown`: this viewer has not seen what decides it. `gone`: it saves nobody any more.
 */
export type WayState = 'open' | 'soon' | 'locked' | 'unknown' | 'gone'

interface WayFacts {
  state: WayState
  /** The room that must be found; null where the way begins in no room of its own. */
  tile: Name | null
  /** Where one must be; null while that is unknown, or where it is nowhere. */
  room: RoomId | null
  /** From my character; null for whoever has none on its feet, or where no way is known. */
  away: Distance | null
  needs: readonly Need[]
  /** It opens for a single round: a character that is not there by then has missed it. */
  onlyThen?: true
  /** My character has taken this way already, and waits for how it ends. */
  mine: boolean
  /**
   * Why it is `gone` where that is not plain: my character has gone another way, or the room of this one is not in this
   * game.
   */
  why?: 'another' | 'noRoom'
}
export type WayOut = { [K in keyof WayTypes]: { way: K } & WayTypes[K] & WayFacts }[keyof WayTypes]

/** How long it can last at most: this many rounds with the present one. */
export interface RoundsLeft<End extends string = string> {
  rounds: number
  end: End
}

/** A need that is met or not, for all to see. */
export const seen = (met: boolean, opensIn: number | null = null): NeedState => ({
  met,
  opensIn: met ? null : opensIn,
})
/** A need of which nothing is said by time. */
export const asKnown = (met: boolean | null): NeedState => ({ met, opensIn: null })

/** In how many rounds all that is missing has come by itself; null where something will not, or nothing is missing. */
export function opensIn(needs: readonly Need[]): number | null {
  const missing = needs.filter(({ met }) => met === false)
  const waits = missing.flatMap(need => need.opensIn ?? [])
  return missing.length > 0 && waits.length === missing.length ? Math.max(...waits) : null
}

/** How a way stands by its needs. */
export function stateOf(needs: readonly Need[]): WayState {
  if (needs.some(({ met }) => met === false)) return opensIn(needs) === null ? 'locked' : 'soon'
  return needs.some(({ met }) => met === null) ? 'unknown' : 'open'
}

/** A way that is closed to whoever has gone another one. */
export const closedByAnother = <W extends WayOut>(way: W): W => ({ ...way, state: 'gone', away: null, why: 'another' })

export const mineIn = ({ table, me }: View): CrewView | undefined => table.crew.find(({ seat }) => seat === me?.seat)

/** Where a tile lies, as far as this viewer knows. */
export const roomOf = ({ table, me }: View, tile: Name): RoomId | null =>
  table.rooms.find(room => room.tile === tile)?.room ?? me?.tiles.find(one => one.tile === tile)?.room ?? null

/** How far somebody's own character has to go; for those on their feet. */
export function fromMe(view: View, links: readonly Link[] = []): (room: RoomId | null) => Distance | null {
  const mine = mineIn(view)
  if (mine?.fate !== 'aboard' || mine.character === null) return () => null
  const to = distancesFrom(view.table, mine.room, links)
  return room => (room === null ? null : to(room))
}

/** What most rooms need to be of use: nothing in them, nothing broken. While the room is unknown, nothing is said. */
export function roomNeeds({ table }: View, room: RoomId | null): Need[] {
  const there = table.rooms.find(one => one.room === room)
  if (!there) return []
  return [
    { need: 'noIntruder', ...seen(table.intruders.every(one => one.room !== room)) },
    { need: 'repaired', ...seen(!there.malfunction) },
  ]
}
