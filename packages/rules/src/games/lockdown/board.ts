/** What only boards of Lockdown have. */
import type { BoardData, Numbering } from '../../core/board.ts'
import type { RoomId } from '../../core/types.ts'
import { POWER_PLACES, type PowerPlace } from './sets.ts'

declare module '../../core/board.ts' {
  interface Place {
    building?: string
    /** Noise is rolled with the die of the Surface. */
    surfaceNoise?: boolean
  }
  interface BoardData {
    elevator?: { rooms: RoomId[]; start: RoomId; powerSpace: number[] }
    exit?: {
      /** Where the Rover can stand. */
      rooms: RoomId[]
      bunker: { x: number; y: number }
      gate: { x: number; y: number }
      roverStart: RoomId
    }
  }
  interface BoardSection {
    /** Where its power token lies. */
    powerSpace: number[]
  }
  interface Tracks {
    /** Letters of the pods for cargo. */
    cssPods?: string[]
    knowledge?: { min: number; max: number; weaknessAt: number[] }
    power?: { tokens: { n: number; on: boolean }[] }
  }
  interface TimeSpace {
    isolationOpen?: boolean
    css?: boolean
    /** Power thresholds crossed on the way to this space. */
    outages?: string[]
  }
  interface Board extends LockdownBoard {}
}

export interface LockdownBoard {
  /** Room → does the elevator stop there. */
  floors: readonly boolean[]
  /** Rooms where the Rover can stand. */
  exitRooms: readonly number[]
  /** The room it stands in at the start, or −1. */
  roverStart: number
  /** The room from which one can walk to the Bunker, or −1. */
  bunkerRoom: number
  /** Room → is it on the Surface, under the open sky or in a building there. */
  surface: readonly boolean[]
  /** Room → its Area: that of its building, or the one without a building for open ground; elsewhere −1. */
  areaOf: readonly number[]
}

/** The end of a path that leads to the Bunker. */
const BUNKER = 'bunker'

export function readLockdownBoard(data: BoardData, { places, roomIndex, corridorIndex }: Numbering): LockdownBoard {
  const { crossroads = [], paths = [], zones = [], elevator, exit } = data
  const areaOf = places.map(() => -1)
  const open = crossroads.map(({ id }) => id)
  for (const { id, rooms } of zones)
    for (const room of rooms.length > 0 ? rooms : open) areaOf[roomIndex[room]] = corridorIndex[id]
  const bunkerPath = paths.find(({ b }) => b === BUNKER)
  return {
    floors: places.map(({ id }) => elevator?.rooms.includes(id) ?? false),
    exitRooms: (exit?.rooms ?? []).map(id => roomIndex[id]),
    roverStart: roomIndex[exit?.roverStart ?? ''] ?? -1,
    bunkerRoom: roomIndex[bunkerPath?.a ?? exit?.rooms[0] ?? ''] ?? -1,
    surface: places.map(({ surfaceNoise }, room) => surfaceNoise === true || room >= data.rooms.length),
    areaOf,
  }
}

/** The back of exploration tokens that lie on the Surface. */
export const SURFACE_TOKEN = 'token.surface'

export interface LockdownBoardInfo {
  /** Spaces of the time track on which a cargo token may lie. */
  css: readonly number[]
  /** Pods for cargo, by their letters. */
  cargoPods: readonly string[]
  /** Where power tokens lie. */
  power: readonly PowerPlace[]
  /** Rooms in which the elevator stops. */
  elevators: readonly RoomId[]
}

export function lockdownBoardInfo({ tracks, sections, elevator }: BoardData): LockdownBoardInfo {
  const { time, cssPods = [] } = tracks
  return {
    css: cssPods.length > 0 ? time.filter(({ end }) => !end).map(({ n }) => n) : [],
    cargoPods: cssPods,
    power: sections ? POWER_PLACES : [],
    elevators: elevator?.rooms ?? [],
  }
}
