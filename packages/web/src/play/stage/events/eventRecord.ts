/**
 * Everything the stage does with one kind of event. A new kind does not compile until each of these is said; `null`
 * says that there is nothing. Its line in the log is in `play/log/eventLines.ts`, its sentence in `@coldwake/text`.
 */
import type { EventFace, RoomId, Seat, TableView } from '@coldwake/rules/facts'
import type { Dialect } from '@coldwake/text'
import type { ReactNode } from 'react'
import type { Words } from '../../../app/words.ts'
import type { StageArea } from '../../../games/stage/index.ts'
import type { IconName } from '../../../icons/Icon.tsx'
import type { Sound } from '../../../sound/synth/voices.ts'
import type { BoardMap, Point } from '../../board/geometry.ts'
import type { EventKind, EventOf, Of } from '../../kinds.ts'
import type { PhaseStep } from '../scenes/eventPhase.ts'

export interface EventRecord<E extends EventFace = EventFace> {
  /** How many milliseconds its picture stands at speed 1, before these eyes. */
  ms: number | Of<E, [me: Seat | null], number | null> | null
  sound: Sound | Of<E, [place: Place], Heard | Sound | null> | null
  /** The table after it, as far as a board can show it. */
  changes: Of<E, [table: TableView], TableView> | null
  /** Whether the event that follows belongs in the same picture. */
  together: Of<E, [next: EventFace], boolean> | null
  /** Pictures on the board, where it happens. */
  scene: Of<E, [board: SceneBoard], Scene[]> | null
  /** The ribbon across the board. */
  headline: Of<E, [news: News], Headline | null> | null
  /** Cards that are turned up beside the room where it happens. */
  cards: Of<E, [reader: CardReader], LaidOpen[]> | null
  /** What falls from the room into the place of the player it happens to. */
  falls: [icon: IconName, tone: 'bad' | 'slimed'] | null
  /** For how long it has the whole stage before these eyes; null where a ribbon is enough. */
  whole: Of<E, [audience: Audience], WholeStage | null> | null
}

/** Before whom something is played. */
export interface Audience {
  me: Seat | null
  /** The first wound of the game. */
  firstBlood: boolean
}

export interface WholeStage {
  /** How many milliseconds it stands at speed 1. */
  ms: number
  /** It stays until it is sent away. */
  stays?: boolean
}

export type EventRecords = { [K in EventKind]: EventRecord<EventOf<K>> }

/** The record of an event that is told in the log alone. */
export const NOTHING = {
  ms: null,
  sound: null,
  changes: null,
  together: null,
  scene: null,
  headline: null,
  cards: null,
  falls: null,
  whole: null,
} as const satisfies EventRecord

/** Where a sound is heard: a table by its box and its board. */
export type Place = Pick<TableView, 'game' | 'board'>

export interface Heard {
  sound: Sound
  /** 1 as it is, 2 an octave higher. */
  pitch: number
}

/** Something drawn at a point of the board. */
export interface Scene {
  at: Point | null | undefined
  /** As large as the board has it: it covers a part of it. What is only a sign grows where the board is small. */
  asDrawn?: boolean
  picture: ReactNode
}

/** What a scene is drawn on. */
export interface SceneBoard {
  /** The events that are seen together with this one. */
  more: readonly EventFace[]
  map: BoardMap
  /** The table as the board shows it just now. */
  table: TableView
  me: Seat | null
  room: (id: RoomId | null | undefined) => Point | undefined
  person: (seat: Seat) => Point | undefined
  intruder: (number: number) => Point | undefined
  /** The point as seen from another one, in the units of a picture drawn there. */
  seenFrom: (at: Point | undefined, point: Point | null | undefined) => Point[]
  trail: (start: Point | undefined, end: Point | undefined, color: string) => Scene[]
  /** The nearest point that leaves room for so much to the left and right of it, and above and below. */
  within: (at: Point | undefined, half: { width?: number; height?: number }) => Point | undefined
  /** Where an intruder stands, seen from a point. */
  standing: (at: Point | undefined, intruder: number) => Point
}

export interface Headline {
  icon: IconName
  /** A picture in place of the icon. */
  image?: string | null
  title: string
  text: string
  hot?: boolean
  /** It turns up as a card does. */
  turning?: boolean
}

/** What a headline is made of. */
export interface News {
  t: Words<StageArea>['t']
  lang: Dialect
  /** The event in words. */
  said: string
  /** The event and what is seen together with it, in words. */
  saidTogether: string
  table: TableView
  phase: PhaseStep | null
  me: Seat | null
  name: (seat: Seat) => string
  /** It has the whole stage. */
  whole: boolean
}

/** Who reads the cards. */
export interface CardReader {
  game: string
  lang: Dialect
}

export interface LaidOpen {
  key: string
  icon: IconName
  title: string
  text: string
  tone: '' | 'hot' | 'slimy' | 'good'
  /** Only I see this one. */
  secret: boolean
  /** A token, drawn in place of the icon. */
  token?: ReactNode
}
