/** My word: what I have promised, I go and do. */
import type { Consideration, Goal } from '../consideration.ts'
import type { Sight } from '../sight.ts'
import { deedDone, placesOf } from '../talk/deeds.ts'
import type { Promised } from '../talk/ledger.ts'

/** My promises that I have not kept yet. */
export const promised = ({ ledger, seat: mine, table }: Sight): readonly Promised[] =>
  ledger.promises.filter(({ seat, deed, not }) => seat === mine && !not && !deedDone(table, seat, deed))

export const promises: Consideration = {
  goals: ({ sight }) =>
    promised(sight).flatMap(({ deed }): Goal[] => {
      const places = placesOf(deed)
      const named = 'room' in deed ? sight.board.roomIndex[deed.room] : undefined
      return sight.tiles.flatMap((tile, room) =>
        room === named || (tile !== null && places.includes(tile)) ? [{ room, worth: sight.weights.promise }] : [],
      )
    }),
}
