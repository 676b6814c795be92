/** Beacon's board: a pier and two places behind it, and five days. */
import type { BoardData } from '../../src/core/board.ts'

export const rock: BoardData = {
  id: 'beacon-rock',
  game: 'beacon',
  name: 'The rock',
  layout: { width: 600, height: 300, roomRadius: 54 },
  rooms: [
    { id: '001', x: 100, y: 150, slot: 'special', special: 'pier', itemsCounter: false, start: true },
    { id: '002', x: 300, y: 150, slot: '1', itemsCounter: true },
    { id: '003', x: 500, y: 150, slot: '1', itemsCounter: true },
  ],
  corridors: [
    { id: 'c001-002', a: '001', b: '002', numbers: [1, 2] },
    { id: 'c002-003', a: '002', b: '003', numbers: [3, 4] },
  ],
  technical: [],
  networks: [],
  tracks: {
    time: [5, 4, 3, 2, 1, 0].map(n => ({
      n,
      color: 'plain',
      ...(n === 5 && { start: true }),
      ...(n === 0 && { end: 'boat' }),
    })),
    selfDestruct: [],
  },
}
