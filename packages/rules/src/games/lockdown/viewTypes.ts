/** What a view of Lockdown shows besides what every game shows. */
import type { Name, ObjectKind, RoomId, Seat } from '../../core/types.ts'
import type { PowerPlace } from './sets.ts'

declare module '../../core/views.ts' {
  interface TableView {
    /** Null in other games. */
    facility: LockdownView | null
  }
  interface MyView {
    /** Null in other games. */
    facility: MyLockdownView | null
  }
  interface Over {
    /** The contingency that was active. */
    contingency?: Name
  }
}

/** What everybody sees of Lockdown alone. */
export interface LockdownView {
  power: { place: PowerPlace; token: number; on: boolean }[]
  /** The Time token shows its active side. */
  backup: boolean
  elevator: RoomId
  gateOpen: boolean
  /** The room in which it stands. */
  rover: RoomId | 'bunker'
  /** Space of the time track, or null. */
  alert: number | null
  selfDestructRed: boolean
  isolationOpen: boolean
  /** Markers in the game, on the board or beside it: needing one more has consequences. */
  fire: number
  malfunction: number
  eggs: number
  people: { knowledge: number; learned: boolean; contingencies: { seenBy: number }[] }[]
  /** Contingency tokens that belong to nobody; those that lie open by name. */
  pool: { seenBy: number; card: Name | null }[]
  active: { card: Name | null }
  css: { space: number; seenBy: number; card: Name | null }[]
  /** The card that lies open, and those under it from the top, as far as everybody knows them. */
  computer: { card: Name; under: (Name | null)[] }
  /** Kinds of objects that have discovered a weakness, in that order. */
  analysed: ObjectKind[]
  /** Seats that have not moved yet in their first turn of the round. */
  fresh: boolean[]
  /** Intruders on somebody's heels: they follow a character who is escaping, or have just come hunting. */
  chasing: number[]
  /** Cards of the Surface; null on a board without it. */
  surface: { deck: number; discard: Name[] } | null
}

/** What a seat knows of Lockdown's secrets: its contingencies, those it has seen, and cargo tokens. */
export interface MyLockdownView {
  contingencies: Name[]
  seen: { whom: Seat | null; at: number; card: Name }[]
  css: { space: number; card: Name }[]
}
