/** The manifest of ways out: what each game lists of them for a viewer. */
import { inBox } from '../core/options.ts'
import type { RoomId, TableView, View } from '../core/types.ts'
import { type Distance, distancesFrom, type Link } from '../distances.ts'
import type { RoundsLeft, WayOut } from '../waysOut.ts'
import type { GameId } from './covers.ts'
import { lockdownLinks, lockdownRoundsLeft, lockdownWaysOut } from './lockdown/waysOut/waysOut.ts'
import { nemesisRoundsLeft, nemesisWaysOut } from './nemesis/waysOut/waysOut.ts'

export type { Distance } from '../distances.ts'
export { type Need, type NeedTypes, opensIn, type RoundsLeft, type WayOut, type WayState } from '../waysOut.ts'

interface GameWaysOut {
  waysOut: (view: View) => WayOut[]
  roundsLeft: (view: View) => RoundsLeft<GameEnd>
  links: (table: TableView) => readonly Link[]
}

const GAMES = {
  nemesis: { waysOut: nemesisWaysOut, roundsLeft: nemesisRoundsLeft, links: () => [] },
  lockdown: { waysOut: lockdownWaysOut, roundsLeft: lockdownRoundsLeft, links: lockdownLinks },
} satisfies Record<GameId, GameWaysOut>

/** What may end a game for lack of time. */
export type GameEnd = ReturnType<typeof nemesisRoundsLeft>['end'] | ReturnType<typeof lockdownRoundsLeft>['end']

const ofGame = (box: string): GameWaysOut | null => {
  const { game } = inBox(box)
  return game === 'nemesis' || game === 'lockdown' ? GAMES[game] : null
}

/** Nobody who is dead for good, or away, has any: what is left for whoever waits is how that ends. */
export const waysOut = (view: View): readonly WayOut[] => ofGame(view.table.game)?.waysOut(view) ?? []

/** Null before the first round, and in a game that is unknown here. */
export const roundsLeft = (view: View): RoundsLeft<GameEnd> | null =>
  view.table.round === 0 ? null : (ofGame(view.table.game)?.roundsLeft(view) ?? null)

/** How far rooms are from one of them, by everything one can walk or ride. */
export const distancesAt = (table: TableView, from: RoomId): ((to: RoomId) => Distance | null) =>
  distancesFrom(table, from, ofGame(table.game)?.links(table) ?? [])
