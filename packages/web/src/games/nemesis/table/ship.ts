/** What is known of the ship beside its rooms: where a course leads, what an engine is, how a pod is. */
import { coordinatesInfo, type Destination, type Name, SPACES, type Space, type TableView } from '@coldwake/rules/facts'
import type { TableGame } from '../../../play/tableContext.ts'
import type { PodLook } from '../art/EscapePod.tsx'

/** Where a space of the course leads, by a coordinates card. */
export const destinationAt = ({ game }: TableView, card: Name, space: Space): Destination | null =>
  coordinatesInfo(game, card)?.to[SPACES.indexOf(space)] ?? null

export const podLook = ({ state, locked }: TableView['pods'][number]): PodLook =>
  state === 'docked' && locked ? 'locked' : state

/** What everybody, or only I, knows of an engine token. */
export function engineToken({ table, me }: Pick<TableGame, 'table' | 'me'>, engine: number, at: number): Name | null {
  return table.engines[engine]?.tokens[at]?.card ?? me?.engines[engine]?.[at] ?? null
}

/** NEM-CRIT-05: in how many rounds the hibernation chambers open; 0 once they are open. */
export function chambersOpenIn({ table, map }: Pick<TableGame, 'table' | 'map'>): number {
  const first = Math.max(...map.board.tracks.time.flatMap(({ n, hibernationOpen }) => (hibernationOpen ? [n] : [])))
  return Math.max(0, table.time - first)
}
