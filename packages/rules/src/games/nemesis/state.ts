/** What only Nemesis adds to the state. */
import { index, inPart, record, type Slice, whole } from '../../core/describe.ts'
import type { Over, Seat } from '../../core/types.ts'

/** NEM-MODE-INTRUDER: the seat whose character died first, if its player has taken the Intruders. */
export interface IntruderPlayer {
  /** −1 while nobody plays them. */
  seat: Seat
  /** The round from which on they are played. */
  from: number
}

export interface NemesisState {
  /** Space of the destination track, 0 to 3. */
  destination: number
  /** Only where the first who dies may play the Intruders. */
  intruderPlayer: IntruderPlayer | undefined
}

/** NEM-CHECK-04: nobody has looked yet where the ship goes. */
export const nemesisEnding: Pick<Over, 'destination'> = { destination: null }

declare module '../../core/state.ts' {
  interface GameState extends NemesisState {}
}
declare module '../../core/describe.ts' {
  interface Numbered {
    destination: true
  }
  interface StateParts {
    intruderPlayer: true
  }
}

export const nemesisState: Slice<NemesisState> = {
  fields: {
    destination: index('destination', 0),
    intruderPlayer: inPart(
      'intruderPlayer',
      record<IntruderPlayer>('IntruderPlayer', { seat: whole(-1), from: whole() }),
    ),
  },
  after: { destination: 'selfDestruct', intruderPlayer: 'notes' },
  dice: [],
  numbered: ({ tracks }) => ({ destination: (tracks.destination ?? []).map(space => space.n) }),
}
