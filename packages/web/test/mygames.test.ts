/** Which of my games wants me first. */
import { loadLanguage } from '@coldwake/text'
import type { Lobby, Turn } from '@coldwake/wire'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { WordsProvider } from '../src/app/WordsProvider.tsx'
import { MyTables } from '../src/home/MyTables.tsx'
import { inOrder, isMyTurn, type MyGame } from '../src/home/myGames.ts'

// Made by the build; what is read here are words.
vi.mock('virtual:game-icons', () => ({ default: '' }))
beforeAll(() => loadLanguage('en'))

const lobby = (part: Partial<Lobby> = {}): Lobby => ({
  code: 'ABCDEF',
  game: 'nemesis',
  board: 'nemesis-base',
  mode: 'semiCooperative',
  options: {},
  host: 0,
  started: true,
  over: false,
  paused: false,
  clock: null,
  reactions: null,
  pace: 'normal',
  delay: 0,
  seats: [],
  watching: 0,
  newerRules: false,
  ...part,
})
const turn = (mine: boolean): Turn => ({ round: 3, asked: [0], mine, characters: [] })
const game = (code: string, at: number, part: Partial<MyGame> = {}, seat: number | null = 0): MyGame => ({
  held: { code, token: 'secret', seat, at },
  lobby: lobby(),
  turn: turn(false),
  failure: null,
  ...part,
})

test('my turn comes first, then what runs, what has not begun, what I watch, what does not answer', () => {
  const games = [
    game('GONE', 9, { lobby: null, turn: null, failure: 'unknownTable' }),
    game('WATCHED', 8, { turn: null }, null),
    game('LOBBY', 7, { lobby: lobby({ started: false }), turn: null }),
    game('OLDER', 1),
    game('NEWER', 2),
    game('MINE', 0, { turn: turn(true) }),
  ]
  expect(inOrder(games).map(({ held }) => held.code)).toEqual(['MINE', 'NEWER', 'OLDER', 'LOBBY', 'WATCHED', 'GONE'])
})

test('a paused game waits for nobody', () => {
  const paused = game('PAUSED', 0, { lobby: lobby({ paused: true }), turn: turn(true) })
  expect(isMyTurn(paused)).toBe(false)
  expect(isMyTurn({ ...paused, lobby: lobby() })).toBe(true)
})

test('around one device nobody is called You, and the list names who is next', () => {
  const seats = ['Ana', 'Bob', 'Cleo'].map(name => ({ name, bot: null, person: true, online: true, ready: true }))
  const row = (code: string) => {
    const games = { going: [game(code, 0, { lobby: lobby({ code, seats }), turn: { ...turn(true), asked: [1] } })] }
    const list = createElement(MyTables, { games: { ...games, over: [], forget: () => {} } })
    const Page = () => WordsProvider({ first: 'en', children: list })
    return renderToStaticMarkup(createElement(Page)).replace(/[\u00ad\u2066-\u2069]/g, '')
  }
  expect(row('L-ABCDEFGH')).toContain('Ana, Bob, Cleo')
  expect(row('L-ABCDEFGH')).toContain('Bob is next.')
  expect(row('L-ABCDEFGH')).not.toMatch(/You(<|,|r turn)/)
  expect(row('ABCDEF')).toContain('Bob, Cleo, You')
  expect(row('ABCDEF')).toContain('Your turn')
})
