/** One player alone. NEM-MODE-SOLO. */
import { describe, expect, test } from 'vitest'
import { objectives } from '../src/games/nemesis/content/objectives.ts'
import { tokens } from '../src/games/nemesis/content/tokens.ts'
import { create, keyFromSeed, tableView } from '../src/index.ts'
import { jump, winners } from './endings.ts'
import { afterwards, move, pass, situation } from './situation.ts'

const alone = (seed: number) =>
  create({ game: 'nemesis', board: 'nemesis-base', seats: [{ character: 'scout' }] }, keyFromSeed(seed))
const SOLO = objectives.filter(o => o.deck === 'solo').map(o => o.id)

describe('set-up', () => {
  test('NEM-MODE-SOLO-01 two of the seven objectives for one, known to their owner alone', () => {
    for (let seed = 0; seed < 30; seed++) {
      const g = alone(seed)
      const t = tableView(g)
      expect([t.mode, t.crew[0].objectives, t.crew[0].openObjectives]).toEqual(['solo', 2, []])
    }
    const t = situation()
    expect(t.mine('scout').objectives.filter(card => !SOLO.includes(card))).toEqual([])
    expect(new Set(t.mine('scout').objectives).size).toBe(2)
  })

  test('NEM-RULING-144 as for one player: two pods, four Adults in a bag of eleven, Player 1', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { pods, bag, crew } = tableView(alone(seed))
      expect(pods).toHaveLength(2)
      expect(bag.adult).toBe(4)
      expect(Object.values(bag).reduce((sum, n) => sum + n, 0)).toBe(11)
      expect(crew.map(c => c.number)).toEqual([1])
    }
  })
})

describe('items', () => {
  const explored = (token: string, seats = ['scout']) => {
    const given = { rooms: { '006': { tile: 'canteen', token } }, hand: { scout: ['rest'] } }
    const at = Object.fromEntries(seats.slice(1).map(other => [other, '001']))
    const t = situation({ ...given, at }, seats, { dice: { noise: ['silence'] } })
    t.act('scout', ...move('006', 'rest'))
    return t
  }

  test.each(tokens.map(({ id, items }) => [id, items]))(
    'NEM-MODE-SOLO-03 %s: half of its items, rounded up; with somebody else at the table all',
    (id, items) => {
      const t = explored(id)
      expect(t.room('006').items).toBe(Math.ceil(items / 2))
      expect(t.told('token')).toMatchObject([{ token: id, items: Math.ceil(items / 2) }])
      expect(explored(id, ['scout', 'captain']).room('006').items).toBe(items)
    },
  )

  test('NEM-RULING-145 at exploration only: a counter that lies is not halved again', () => {
    const rooms = { '006': { tile: 'canteen', explored: true, items: 4 }, '005': { tile: 'storage', explored: true } }
    const given = { rooms, at: { scout: '005' }, hand: { scout: ['rest'] } }
    const t = situation(given, ['scout'], { dice: { noise: ['silence'] } })
    t.act('scout', ...move('006', 'rest'))
    expect(t.room('006').items).toBe(4)
    expect(t.room('005').items).toBe(0)
  })
})

describe('the game', () => {
  test('NEM-MODE-SOLO-02 at the first encounter one of the two is kept', () => {
    const canteen = { rooms: { '006': { tile: 'canteen', explored: true } }, noise: ['006/2'] }
    const t = situation({ ...canteen, hand: { scout: ['rest', 'search'] } }, ['scout'], {
      dice: { noise: ['2'], bag: ['larva-1'] },
    })
    const [kept, other] = t.mine('scout').objectives
    t.act('scout', ...move('006', 'rest'))
    expect(t.options('scout')).toEqual([
      { do: 'objective', card: kept },
      { do: 'objective', card: other },
    ])
    t.act('scout', { do: 'objective', card: kept })
    expect([t.mine('scout').objectives, t.mine('scout').rejected]).toEqual([[kept], [other]])
  })

  test('NEM-MODE-SOLO-04 won with the objective fulfilled and the character alive, not with one of both', () => {
    const pods = {
      pods: { 1: 'unlocked', 2: 'locked' },
      rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
    }
    const launch = (given: object) => {
      const egg = { objectives: { scout: ['specialDelivery'] } }
      const t = situation({ met: true, ...pods, inPod: { scout: 1 }, ...egg, ...given }, ['scout'])
      t.act('scout', { do: 'launch' })
      return t
    }
    expect(winners(launch({ carried: { scout: ['egg'] } }))).toEqual(['scout'])
    expect(winners(launch({}))).toEqual([])
    // Awake during the jump: the course was right, and nobody lives to see it.
    expect(winners(jump({ objectives: { scout: ['destinationEarth'] } }, ['scout']))).toEqual([])
  })

  test('NEM-RULING-144 death ends the game, and it is lost', () => {
    const t = situation({ hand: { scout: ['rest'] } }, ['scout'])
    afterwards(t.g, { do: 'die', seats: [0] })
    t.act('scout', ...pass)
    expect([t.g.over?.reason, t.g.over?.winners]).toEqual(['nobodyLeft', []])
  })
})
