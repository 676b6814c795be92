/** The table as text, where a board has more than rooms and corridors. */
import { create, keyFromSeed, view } from '@coldwake/rules'
import { dialectOf, loadLanguage } from '@coldwake/text'
import { beforeAll, expect, test } from 'vitest'
import { boardText, type Screen, statusText } from '../src/screen.ts'

beforeAll(() => loadLanguage('en'))

test('LOCK-MARS-08 LOCK-MARS-10: crossroads with their paths and Areas, where the Rover stands, cards of the Surface', () => {
  const g = create(
    { game: 'lockdown', board: 'lockdown-surface', seats: [{ character: 'sentry' }, { character: 'janitor' }] },
    keyFromSeed(1),
  )
  const { table, me } = view(g, 0)
  if (!me) throw new Error('nobody sits there')
  const lang = dialectOf('en', table.game)
  const screen: Screen = {
    table: { ...table, noise: ['Z2'] },
    me,
    ctx: { table, names: seat => `Player ${seat + 1}`, me: 0 },
    lang,
  }
  const board = boardText(screen)
  const ground = board.slice(board.indexOf('open ground on the Surface'))
  expect(ground.split('\n').map(line => line.trim().split(/ {2,}/)[0])).toEqual([
    'open ground on the Surface',
    'X1 Crossroads',
    'X2 Crossroads',
    'X3 Crossroads',
  ])
  expect(ground).toContain(
    'path to X1 · path to the Bunker · path to 016 · path to X3 · Area 1 · Area 2 (noise) · Area 3 · Area 4',
  )
  expect(board).toMatch(/ 016 .* 017 · 019 · path to X2 · Area 1/)
  expect(statusText(screen)).toMatch(/Rover: at 016 .* Mars Surface cards: 8 in the deck/)
})
