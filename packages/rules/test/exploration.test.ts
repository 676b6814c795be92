/** Exploration tokens, all of them. */
import { expect, test } from 'vitest'
import { tokens } from '../src/games/nemesis/content/tokens.ts'
import { carefulMove, move, situation } from './situation.ts'

test.each(tokens.map(token => [token.id, token.items]))(
  'NEM-EXPL-01 NEM-EXPL-03 %s: the counter, then the effect',
  (id, items) => {
    const rooms = { '006': { tile: 'canteen', token: id } }
    const given = { rooms, at: { captain: '001' }, hand: { scout: ['rest'] } }
    const t = situation(given, ['scout', 'captain'], { dice: { noise: ['silence'] } })
    t.act('scout', ...move('006', 'rest'))
    expect(t.told('token')).toMatchObject([{ room: '006', token: id, items }])
    expect(t.room('006').items).toBe(items)
    const done = t.events.slice(t.events.findIndex(e => e.e === 'token') + 1).map(e => e.e)
    const noise = ['noise', 'noise', 'noise', 'noise']
    const expected: Record<string, string[]> = {
      silence: [],
      danger: ['danger', ...noise],
      slime: ['slimed', 'noiseRolled', 'danger', ...noise],
      fire: ['fire', 'noiseRolled'],
      malfunction: ['malfunction', 'noiseRolled'],
      door: ['door', 'noiseRolled'],
    }
    expect(done).toEqual(expected[id.split('-')[0]])
  },
)

test('NEM-EXPL-11 NEM-HIDE-20 a token is gone from the game once resolved, and everybody has seen it', () => {
  const t = situation(
    { rooms: { '006': { tile: 'canteen', token: 'door-4' } }, hand: { scout: ['rest'] } },
    ['scout'],
    {
      dice: { noise: ['silence'] },
    },
  )
  expect([t.room('006').token, t.table().removed]).toEqual([true, []])
  t.act('scout', ...move('006', 'rest'))
  expect([t.room('006').token, t.table().removed]).toEqual([false, ['door-4']])
})

test.each(['nest', 'slimeRoom'])('NEM-EXPL-02 %s gets no counter from any token', tile => {
  const [room, from] = tile === 'nest' ? ['003', '001'] : ['006', '011']
  for (const { id } of tokens) {
    const given = { rooms: { [room]: { tile, token: id } }, at: { scout: from }, hand: { scout: ['rest'] } }
    const t = situation(given, ['scout'], { dice: { noise: ['silence'] } })
    t.act('scout', ...move(room, 'rest'))
    expect(t.room(room)).toMatchObject({ explored: true, items: null })
  }
})

test('NEM-EXPL-09 NEM-RULING-79 the door closes in the corridor used, whichever it was', () => {
  for (const [from, corridor] of [
    ['001', 'c001-003'],
    ['007', 'c003-007'],
  ] as const) {
    const rooms = { '003': { tile: 'armory', token: 'door-1' }, '007': { tile: 'canteen', explored: true } }
    const t = situation({ rooms, at: { scout: from }, hand: { scout: ['rest'] } }, ['scout'], {
      dice: { noise: ['silence'] },
    })
    t.act('scout', ...move('003', 'rest'))
    expect(t.table().doors).toEqual([{ corridor, state: 'closed' }])
  }
})

test.each(['slime-4', 'fire-2', 'malfunction-1', 'door-3'])(
  'NEM-RULING-36 Careful Movement and %s: the effect applies',
  token => {
    const t = situation({ rooms: { '006': { tile: 'canteen', token } }, hand: { scout: ['search', 'rest'] } })
    t.act('scout', ...carefulMove('006', 'search', 'rest'))
    const kind = token.split('-')[0]
    expect(t.events.map(e => e.e)).toContain(kind === 'slime' ? 'slimed' : kind)
    expect(t.options('scout')).toHaveLength(4)
  },
)
