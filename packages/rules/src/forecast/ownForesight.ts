/** What a look ahead must ask a game, where the games differ. */
import type { EventCard } from '../core/content.ts'
import type { Task } from '../core/task.ts'
import type { Fate, Seat, TableView } from '../core/types.ts'
import type { Foresight, Known, OwnParts } from './foresight.ts'

export interface OwnForesight {
  /** How many markers of a kind there are, on the board or beside it. */
  markers: (f: Foresight, kind: 'fire' | 'malfunction') => number
  parts: (table: TableView) => OwnParts
  eventPhase: (f: Foresight) => readonly Task[]
  /** What follows when nobody is left aboard; false: nothing yet. */
  nobodyLeft: (f: Foresight) => boolean
  /** What is checked at the end of the game before anybody's contamination. */
  checks: readonly Task[]
  perishes: (f: Foresight, fate: Fate, destroyed: boolean) => boolean
  isDark: (f: Foresight, seat: Seat) => Known
  hasPower: (f: Foresight, room: number) => Known
  shotDie: (f: Foresight, seat: Seat) => 'combat' | 'advantage'
  /** Is noise rolled with the second die there? */
  secondDie: (f: Foresight, room: number) => boolean
  isSign: (printed: string) => boolean
  /** What the sign on a die or token does that only this game has. */
  sign: (f: Foresight, who: Seat) => void
  /** Does a discovered weakness serve this character? −1: nobody acts. */
  works: (f: Foresight, slot: number, who: Seat) => Known
  /** What this game does with an Event card besides its effect. */
  eventAdds: (f: Foresight, event: EventCard) => void
  /** Markers leave the game for good. */
  losePools: (f: Foresight, sure: boolean) => void
  /** Does somebody whose character is gone take turns? */
  playsOn: (f: Foresight, seat: Seat) => boolean
  /** May those who attack an escaping character come after it? */
  chases: boolean
  /** The tile whose malfunction starts the self-destruct with an Event. */
  coolantTile: string
  meantTiles: Readonly<Record<string, string>>
}
