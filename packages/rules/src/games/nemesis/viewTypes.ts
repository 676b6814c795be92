/** What a view of Nemesis shows besides what every game shows. */
import type { Name, Seat, Section } from '../../core/types.ts'
import type { Destination, Space } from './sets.ts'

declare module '../../core/views.ts' {
  interface TableView {
    /** Null in a game without destinations. */
    destination: Space | null
    /** Null in a game without them. */
    coordinates: SeenPiece | null
    /** Engine 1 to 3, tokens from the top. */
    engines: { tokens: SeenPiece[] }[]
    /** The escape pods. */
    pods: PodView[]
    /** The seat that plays the Intruders, and from which round on; null: nobody does. */
    intruderPlayer: { seat: Seat; from: number } | null
  }
  interface MyView {
    coordinates: Name | null
    /** Engine tokens, top first; null where unseen. */
    engines: (Name | null)[][]
  }
  interface Over {
    /** Where the ship went; null if nobody looked. */
    destination: Destination | null
  }
}

/** A piece that lies face down: the seats that have seen it (bits), and its name where everybody knows it. */
export interface SeenPiece {
  seenBy: number
  card: Name | null
}

/** An escape pod. */
export interface PodView {
  pod: number
  section: Section
  locked: boolean
  state: 'docked' | 'launched' | 'gone'
}
