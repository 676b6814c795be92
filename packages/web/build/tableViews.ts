/**
 * A Vite plugin: tables to look at in the rules, made by the engine when the page is built, so that the page need not
 * play to show one: `virtual:board/<board>` a situation with a bit of everything, `virtual:setups/<game>` the set-ups for
 * every number of players.
 */
import { tableView } from '@coldwake/rules'
import { situationOf } from '@coldwake/rules/situations'
import type { Plugin } from 'vite'
import { GAMES } from '../src/games/covers/index.ts'
import type { PicturedBoard } from '../src/games/rulebooks/boards.ts'
import { setUpsOf } from './setUps.ts'

interface Given {
  game: string
  board: string
  seats: string[]
  given: object
}

const SHIP = { game: 'nemesis', seats: ['scout', 'captain', 'soldier'] }
const FACILITY = { game: 'lockdown', seats: ['sentry', 'survivor', 'hacker'] }

/** A bit of everything that can lie on each board. */
const PICTURES: Readonly<Record<PicturedBoard, Given>> = {
  'nemesis-base': {
    ...SHIP,
    board: 'nemesis-base',
    given: {
      round: 5,
      time: 11,
      met: true,
      rooms: {
        '006': { tile: 'canteen', explored: true, items: 2 },
        '008': { tile: 'monitoringRoom', explored: true, items: 1, fire: true },
        '014': { tile: 'commandCenter', explored: true, items: 3, malfunction: true },
        '012': { tile: 'laboratory', explored: true, items: 1 },
        '017': { tile: 'armory', explored: true, items: 0 },
        '003': { tile: 'evacuationSectionA', explored: true, items: 1 },
        '010': { tile: 'evacuationSectionB', explored: true, items: 2 },
      },
      at: { scout: '006', captain: '014', soldier: '017' },
      noise: ['006/1', '014/2', 'main'],
      doors: { '014/4': 'closed', '012/1': 'destroyed' },
      intruders: [{ kind: 'adult', room: '012', injuries: 1 }],
    },
  },
  'nemesis-alt': {
    ...SHIP,
    board: 'nemesis-alt',
    given: {
      round: 5,
      time: 11,
      met: true,
      rooms: {
        '005': { tile: 'canteen', explored: true, items: 2 },
        '012': { tile: 'monitoringRoom', explored: true, items: 1, fire: true },
      },
      at: { scout: '005', captain: '012', soldier: '010' },
      noise: ['red'],
      intruders: [{ kind: 'creeper', room: '020' }],
    },
  },
  'lockdown-base': {
    ...FACILITY,
    board: 'lockdown-base',
    given: {
      round: 5,
      time: 11,
      met: true,
      rooms: {
        '002': { tile: 'guardRoom', explored: true, items: 2 },
        '008': { tile: 'laboratory', explored: true, items: 1, fire: true },
        '013': { tile: 'archive', explored: true, items: 1, malfunction: true },
        '019': { tile: 'emergencyRoom', explored: true, items: 0 },
      },
      at: { sentry: '003', survivor: '013', hacker: '019' },
      noise: ['c008-011', 'main'],
      intruders: [{ kind: 'adult', room: '008', injuries: 1 }],
    },
  },
  'lockdown-surface': {
    ...FACILITY,
    board: 'lockdown-surface',
    given: { round: 5, time: 11, met: true, at: { sentry: '012', survivor: '024', hacker: 'X2' } },
  },
}

const START = 'virtual:board/'
const SETUPS = 'virtual:setups/'

export function tableViews(): Plugin {
  const made = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`
  return {
    name: 'coldwake-table-views',
    resolveId: asked => (asked.startsWith(START) || asked.startsWith(SETUPS) ? `\0${asked}` : null),
    load(asked) {
      const board = (Object.keys(PICTURES) as PicturedBoard[]).find(one => asked === `\0${START}${one}`)
      if (board) return made(pictureOf(board))
      const game = GAMES.find(one => asked === `\0${SETUPS}${one}`)
      return game ? made(setUpsOf(game)) : null
    },
  }
}

export const pictureOf = (board: PicturedBoard) =>
  tableView(situationOf({ id: `picture-${board}`, ...PICTURES[board] }))
