/** One player alone in the facility, and the ten objectives that solo and cooperative play have. LOCK-MODE-SOLO. */
import { describe, expect, it } from 'vitest'
import { objectives } from '../../../src/games/lockdown/content/objectives.ts'
import { tokens } from '../../../src/games/lockdown/content/tokens.ts'
import { create, keyFromSeed, tableView, view } from '../../../src/index.ts'
import { passAll, winners } from '../../endings.ts'
import { afterwards, everyRoomBelow, lockdown, move, pay } from '../../situation.ts'

const SOLO = objectives.filter(o => o.deck === 'solo').map(o => o.id)
const alone = (seed: number) =>
  create({ game: 'lockdown', board: 'lockdown-base', seats: [{ character: 'janitor' }] }, keyFromSeed(seed))
const games = Array.from({ length: 40 }, (_, seed) => alone(seed))

describe('set-up', () => {
  it('LOCK-MODE-SOLO-01 two of the ten objectives, and no others', () => {
    expect(SOLO).toHaveLength(10)
    const dealt = games.map(g => view(g, 0).me?.objectives ?? [])
    for (const pair of dealt) expect(new Set(pair).size).toBe(2)
    expect([...new Set(dealt.flat())].toSorted()).toEqual(SOLO.toSorted())
  })

  it('LOCK-MODE-SOLO-02 LOCK-RULING-108 LOCK-EX-27 two contingencies in hand, one active and unseen, four of nobody', () => {
    for (const g of games) {
      const { table, me } = view(g, 0)
      expect(table.facility?.people.map(p => p.contingencies.length)).toEqual([2])
      expect(table.facility?.pool).toEqual(Array(4).fill({ seenBy: 0, card: null }))
      expect([table.facility?.active, me?.facility?.contingencies.length]).toEqual([{ card: null }, 2])
    }
  })

  it('LOCK-MODE-SOLO-05 everything else as for one player: eleven tokens in the bag, all tiles and cargo tokens', () => {
    for (const g of games) {
      const { bag, facility, rooms, pods, mode, crew } = tableView(g)
      expect([bag.adult, Object.values(bag).reduce((sum, n) => sum + n, 0)]).toEqual([4, 11])
      expect([mode, crew[0].number, pods.length, facility?.css.length]).toEqual(['solo', 1, 3, 6])
      expect(rooms.filter(({ token }) => token)).toHaveLength(16)
    }
  })
})

describe('the game', () => {
  it.each(tokens.map(({ id, items }) => [id, items]))(
    'LOCK-MODE-SOLO-03 %s: half of its items, rounded up',
    (id, items) => {
      const given = { rooms: { '007': { tile: 'archive', token: id } }, at: { janitor: '010' } }
      const dice = { noise: ['silence'] }
      const t = lockdown({ ...given, hand: { janitor: ['rest'] } }, ['janitor'], { dice })
      t.act('janitor', ...move('007', 'rest'))
      expect(t.room('007').items).toBe(Math.ceil(items / 2))
      const two = lockdown({ ...given, hand: { janitor: ['rest'] } }, ['janitor', 'sentry'], { dice })
      two.act('janitor', ...move('007', 'rest'))
      expect(two.room('007').items).toBe(items)
    },
  )

  it('LOCK-MODE-SOLO-01 one of the two is kept at the first Encounter', () => {
    const rooms = { '007': { tile: 'archive', explored: true } }
    const given = { rooms, at: { janitor: '010' }, hand: { janitor: ['rest', 'search'] }, noise: ['007/1'] }
    const t = lockdown(given, ['janitor'], { dice: { noise: ['1'], bag: ['larva-0-1'] } })
    const [kept, other] = t.mine('janitor').objectives
    t.act('janitor', ...move('007', 'rest'))
    expect(t.options('janitor')).toEqual([
      { do: 'objective', card: kept },
      { do: 'objective', card: other },
    ])
    t.act('janitor', { do: 'objective', card: other })
    expect(t.mine('janitor').objectives).toEqual([other])
  })

  it('LOCK-RULING-109 whoever dies is out: nobody plays the Night Stalkers, and alone the game is over', () => {
    const seats = ['janitor', 'sentry'].map(character => ({ character }))
    const setup = { game: 'lockdown', board: 'lockdown-base', seats, options: { intruderPlayer: true } }
    expect(() => create(setup, keyFromSeed(1))).toThrow('noSuchOption')
    const t = lockdown({ hand: { janitor: [] } }, ['janitor'])
    afterwards(t.g, { do: 'die', seats: [0] })
    t.act('janitor', { do: 'pass' })
    expect([t.g.over?.reason, t.g.over?.winners]).toEqual(['nobodyLeft', []])
  })
})

describe('victory', () => {
  /** The Janitor reaches the Bunker by Rover, and with nobody left the game is over. */
  function wins(card: string, given: object = {}): boolean {
    const t = lockdown(
      {
        met: true,
        contingency: 'codeGreen',
        objectives: { janitor: [card] },
        gateOpen: true,
        rooms: { '001': { tile: 'guardRoom', explored: true } },
        at: { janitor: '001' },
        hand: { janitor: ['search', 'search'] },
        ...given,
      },
      ['janitor'],
    )
    t.act('janitor', { do: 'escape', how: 'rover' }, pay('search'), pay('search'))
    expect(t.g.over?.reason).toBe('nobodyLeft')
    return winners(t).includes('janitor')
  }
  const sent = { signal: ['janitor'] }
  const without = (room: string) => Object.fromEntries(Object.entries(everyRoomBelow).filter(([id]) => id !== room))
  const ENDS: [card: string, won: boolean, why: string, given: object][] = [
    ['completeRecord', true, 'Knowledge 8', { knowledge: { janitor: 8 } }],
    ['completeRecord', false, 'Knowledge 7', { knowledge: { janitor: 7 } }],
    ['knowYourEnemy', true, 'all three Weaknesses', { discovered: ['1', '2', '3'] }],
    ['knowYourEnemy', false, 'two', { discovered: ['1', '2'] }],
    ['callForHelp', true, 'the Signal and an active token', { ...sent, learned: ['janitor'] }],
    ['callForHelp', false, 'no active token', sent],
    ['callForHelp', false, 'no Signal', { learned: ['janitor'] }],
    ['scorchedNest', true, 'the Signal and no Nest', { ...sent, eggs: 0, nestDestroyed: true }],
    ['scorchedNest', true, 'the Signal and no Facility', { ...sent, selfDestruct: 9, time: 12 }],
    ['scorchedNest', false, 'no Signal', { eggs: 0, nestDestroyed: true }],
    ['scorchedNest', false, 'an egg left', { ...sent, eggs: 1 }],
    ['regicide', true, 'the Facility is destroyed', { selfDestruct: 9, time: 12 }],
    ['regicide', false, 'the Queen lives', {}],
    ['fullSurvey', true, 'every room of the three sections', { rooms: everyRoomBelow }],
    ['fullSurvey', false, 'all but one', { rooms: without('024') }],
    ['livingSample', true, 'with an Egg', { carried: { janitor: ['egg'] } }],
    ['livingSample', false, 'an Egg left behind', { objects: { '001': ['egg'] } }],
    [
      'fieldAutopsy',
      true,
      'Knowledge 5 and a Carcass',
      { knowledge: { janitor: 5 }, carried: { janitor: ['carcass'] } },
    ],
    ['fieldAutopsy', false, 'Knowledge 4', { knowledge: { janitor: 4 }, carried: { janitor: ['carcass'] } }],
    ['fieldAutopsy', false, 'no Carcass', { knowledge: { janitor: 5 } }],
    ['keepTheLightsOn', true, 'three tokens on', { on: [1, 2, 4] }],
    ['keepTheLightsOn', true, 'two, and the Time token active', { on: [1, 2], backup: true }],
    ['keepTheLightsOn', false, 'two', { on: [1, 2] }],
    ['keepTheLightsOn', false, 'one, and the Time token active', { on: [1], backup: true }],
    ['noWitnessesLeft', true, 'the Signal, and Autodestruction runs', { ...sent, selfDestruct: 9, time: 12 }],
    ['noWitnessesLeft', false, 'it does not run', sent],
    ['noWitnessesLeft', false, 'no Signal', { selfDestruct: 9, time: 12 }],
  ]

  it('each of the ten is tried below', () => {
    expect([...new Set(ENDS.map(([card]) => card))]).toEqual(SOLO)
  })

  it.each(ENDS)('LOCK-MODE-SOLO-04 LOCK-OBJ-07 %s, won: %s: %s', (card, won, _, given) => {
    expect(wins(card, given)).toBe(won)
  })

  it('LOCK-MODE-SOLO-04 the objective alone does not win: whoever is purged has lost', () => {
    const given = { time: 1, met: true, contingency: 'codeGreen', objectives: { janitor: ['completeRecord'] } }
    const t = lockdown({ ...given, knowledge: { janitor: 8 }, hand: { janitor: [] } }, ['janitor'])
    passAll(t)
    expect([t.g.over?.reason, winners(t)]).toEqual(['purge', []])
  })
})
