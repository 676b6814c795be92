/** The Mars side: what lies where, and how its places hang together. LOCK-MARS-01..12. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../../../src/core/random.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../../../src/core/ruleset.ts'
import { surfaceCards, surfaceDie, surfaceTokens } from '../../../src/games/lockdown/surface/content.ts'
import {
  create,
  type GameEvent,
  type GameState,
  type Mode,
  type RoomId,
  type Setup,
  tableView,
} from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { pass, pay } from '../../situation.ts'
import { BOARD, movesTo, onMars, rolls, sneak, walk } from './mars.ts'

const fresh = (seed: number, seats = 3, mode?: Mode): GameState => {
  const setup: Setup = {
    game: 'lockdown',
    board: BOARD,
    seats: Array.from({ length: seats }, () => ({ character: null })),
  }
  return create(mode ? { ...setup, mode } : setup, keyFromSeed(seed))
}
const board = boardOf(fresh(0)).data
const CROSSROADS = ['X1', 'X2', 'X3']
const at = (g: GameState, room: RoomId) => boardOf(g).roomIndex[room]

describe('set-up', () => {
  test('LOCK-MARS-01 in any mode; without it nothing of the Surface is in the box', () => {
    expect(tableView(fresh(1)).game).toBe('lockdown+surface')
    for (const mode of ['semiCooperative', 'cooperative'] as const) expect(tableView(fresh(1, 2, mode)).mode).toBe(mode)
    expect(tableView(fresh(1, 1, 'solo')).board).toBe(BOARD)
    const plain = create(
      { game: 'lockdown', board: 'lockdown-base', seats: [{ character: null }, { character: null }] },
      keyFromSeed(1),
    )
    expect(rulesOf(plain).content.names.filter(name => name.startsWith('surface') || name === 'sandstorm')).toEqual([])
    expect([plain.facility?.surface, tableView(plain).facility?.surface]).toEqual([undefined, null])
  })

  test('LOCK-MARS-02 LOCK-RULING-137 LOCK-EXPL-01 tiles and tokens lie where they belong', () => {
    const laid: Record<string, Set<string>> = { underground: new Set(), surface: new Set() }
    for (let seed = 0; seed < 40; seed++) {
      const g = fresh(seed)
      const { rooms } = tableView(g)
      const slot = (n: string) => board.rooms.filter(r => r.slot === n && r.faceUpTile === undefined).map(r => r.id)
      expect([slot('1').length, slot('2').length]).toEqual([9, 7])
      for (const id of [...slot('1'), ...slot('2')])
        expect(rooms.find(r => r.room === id)).toMatchObject({ tile: null, explored: false, token: true })
      const backs = rooms.map(({ room }) => {
        const piece = g.tokens[at(g, room)]
        return piece < 0 ? '' : rulesOf(g).content.backs[piece]
      })
      const withBack = (back: string) => rooms.filter((_, i) => backs[i] === back).map(r => r.room)
      expect(withBack('token')).toEqual(['009', '010', '011', '013', '019', '020', '023', '025', '026'])
      expect(withBack('token.surface')).toEqual(['001', '002', '004', '005', '007', '008', '016', ...CROSSROADS])
      rooms.forEach(({ room }, i) => {
        const piece = g.tokens[at(g, room)]
        if (piece >= 0) laid[backs[i] === 'token' ? 'underground' : 'surface'].add(nameOf(g, piece))
      })
      // Two tiles and eleven tokens stay in the box unseen.
      const box = g.zones[0].map(piece => rulesOf(g).content.backs[piece])
      expect([box.filter(b => b === 'tile.2').length, box.filter(b => b === 'token').length]).toEqual([2, 11])
      expect(box).not.toContain('tile.1')
      expect(box).not.toContain('token.surface')
    }
    expect([...laid.surface].sort()).toEqual(surfaceTokens.map(({ id }) => id).sort())
    expect([...laid.underground].some(id => id.startsWith('surface'))).toBe(false)
  })

  test('LOCK-MARS-03 LOCK-RULING-117 CSS A lies open in 006, without token and counter, and works', () => {
    const g = fresh(3)
    expect(tableView(g).rooms.find(r => r.room === '006')).toMatchObject({
      tile: 'cargoSendingSystemA',
      explored: true,
      token: false,
      items: null,
    })
    const elsewhere = tableView(g).rooms.filter(r => r.tile === 'cargoSendingSystemA')
    expect(elsewhere.length).toBe(1)
    const t = onMars({ at: { sentry: '006' }, time: 10, css: { 10: 'cssAll' } })
    const why = (card: string) => obstacles(t.g, 0).flatMap(o => (o.do === 'play' && o.card === card ? [o.why] : []))
    expect(why('search')).toEqual(['notSearchable'])
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('search'))
    expect(t.crew('sentry').fate).toBe('inPod')
  })

  test('LOCK-MARS-02 LOCK-MARS-20 eight cards, and the die with all its faces', () => {
    const g = fresh(4)
    expect(tableView(g).facility?.surface).toEqual({ deck: 8, discard: [] })
    expect(surfaceCards.length).toBe(8)
    const faces = Object.groupBy(surfaceDie, face => face)
    expect(Object.entries(faces).map(([face, list]) => [face, list?.length])).toEqual([
      ['1', 2],
      ['2', 2],
      ['3', 2],
      ['4', 2],
      ['silence', 1],
      ['danger', 1],
      ['mars', 2],
    ])
    expect(surfaceTokens.length).toBe(10)
  })

  test('LOCK-RULING-140 LOCK-BOARD-09 LOCK-SETUP-07 the Rover at 016, the Elevator at 021, the backup in S-02', () => {
    expect(tableView(fresh(5)).facility).toMatchObject({ rover: '016', elevator: '021', gateOpen: false })
    expect(board.rooms.find(r => r.special === 'backup-power')).toMatchObject({ id: '018', section: 'S-02' })
  })
})

describe('places', () => {
  const { ways, exits, around, rooms, corridors, firstPath, firstNetwork, firstArea } = boardOf(fresh(1))
  const neighbors = (id: RoomId) => ways[rooms.indexOf(id)].map(w => rooms[w.to])
  const areas = (id: RoomId) => around[rooms.indexOf(id)].filter(c => c >= firstArea).map(c => corridors[c])

  test('LOCK-MARS-08 LOCK-MARS-09 LOCK-MARS-18 what a Path joins is connected, and nothing else', () => {
    expect(neighbors('X1')).toEqual(['004', '009', 'X2'])
    expect(neighbors('X2')).toEqual(['016', 'X1', 'X3'])
    expect(neighbors('X3')).toEqual(['005', '023', 'X2'])
    // Into a Building one gets by its Exit Room, from outside.
    for (const { id, exit } of board.rooms)
      expect([id, neighbors(id).some(n => CROSSROADS.includes(n))]).toEqual([id, exit === true])
  })

  test('LOCK-MARS-08 a Path has no number and never any Noise', () => {
    for (const id of CROSSROADS)
      for (const corridor of around[rooms.indexOf(id)]) expect(corridor).toBeGreaterThanOrEqual(firstArea)
    expect(firstNetwork - firstPath).toBe(board.paths?.length)
    expect(() => onMars({ noise: ['pX1-X2'] })).toThrow('never noise on a path')
  })

  test('LOCK-MARS-10 LOCK-MARS-11 every Crossroads to every Area, a Building to its own', () => {
    for (const id of CROSSROADS) {
      expect(areas(id)).toEqual(['Z1', 'Z2', 'Z3', 'Z4'])
      expect(exits[rooms.indexOf(id)].slice(1).map(c => corridors[c])).toEqual(['Z1', 'Z2', 'Z3', 'Z4'])
    }
    const inside: Record<string, RoomId[]> = {
      Z1: ['016', '017'],
      Z2: ['001', '002', '003', '004'],
      Z4: ['005', '006', '007', '008'],
    }
    for (const { id } of board.rooms)
      expect([id, areas(id)]).toEqual([id, Object.keys(inside).filter(zone => inside[zone].includes(id))])
    const number = (id: RoomId, n: number) => corridors[exits[rooms.indexOf(id)][n]]
    expect([number('016', 1), number('003', 2), number('007', 4)]).toEqual(['Z1', 'Z2', 'Z4'])
  })
})

describe('a Crossroads', () => {
  test('LOCK-MARS-07 LOCK-MARS-05 never burns nor breaks', () => {
    const t = onMars({ rooms: { X1: { token: 'surface-malfunction-3' } } }, rolls('silence'))
    t.act('sentry', ...walk('X1'))
    expect(t.told('token')).toMatchObject([{ effect: 'malfunction', items: null }])
    expect([t.room('X1').malfunction, t.told('malfunction')]).toEqual([false, []])
    expect(() => onMars({ rooms: { X1: { fire: true } } })).toThrow('nothing burns there')
    // Fire spreads along Paths no further than to the next room.
    const fire = onMars(
      {
        rooms: { '016': { tile: 'surgery', explored: true, fire: true } },
        passed: ['janitor'],
        decks: { event: ['consumingFire'] },
      },
      { dice: { bag: ['larva-0-1'] } },
    )
    fire.act('sentry', ...pass)
    expect(fire.told('fire').map(e => e.room)).toEqual(['017', '019'])
  })

  test('LOCK-MARS-07 Demolition does nothing there, and nothing is searched', () => {
    const t = onMars()
    t.act('sentry', { do: 'play', card: 'demolition' })
    expect([t.told('malfunction'), t.room('X2').malfunction]).toEqual([[], false])
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'play', card: 'search', why: 'notSearchable' })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'noRoomAction' })
  })

  test('LOCK-RULING-73 the Defense Control Room does not strike it', () => {
    const targets = (room: RoomId) => {
      const t = onMars({
        rooms: { '004': { tile: 'archive', explored: true }, '009': { tile: 'defenseControlRoom', explored: true } },
        at: { sentry: '009' },
        intruders: [{ kind: 'adult', room }],
      })
      return t.options('sentry').some(o => o.do === 'roomAction')
    }
    expect([targets('X3'), targets('004')]).toEqual([false, true])
  })

  test('LOCK-RULING-112 lies in no Section: not dark, and the Combat die', () => {
    const fight = { intruders: [{ kind: 'adult', room: 'X2' }] }
    const shot = (given: object) => {
      const t = onMars({ ...fight, ...given }, { dice: { combat: ['hit'], advantage: ['double'] } })
      t.act('sentry', { do: 'shoot' }, pay('rest'))
      return t.told('shot').map(e => e.face)
    }
    expect(shot({ on: [1, 2, 3, 4] })).toEqual(['hit'])
    expect(shot({ on: [] })).toEqual(['hit'])
    // An encounter there compares the lower number, whatever has power.
    const t = onMars(
      { on: [], noise: ['Z1'], hand: { sentry: ['rest', 'search', 'search', 'demolition'] } },
      { dice: { surface: ['1'], bag: ['adult-2-4'] } },
    )
    t.act('sentry', ...walk('X1'))
    expect(t.told('surprise')).toMatchObject([{ value: 2, hand: 3, attack: false }])
    expect(t.told('surprise')[0]).not.toHaveProperty('dark')
  })

  test('LOCK-RULING-112 LOCK-RULING-131 no Computer action there, whoever brings a computer', () => {
    const seats = ['hacker', 'janitor']
    const at = (room: RoomId) =>
      onMars({ at: { hacker: room }, hands: { hacker: ['remoteTerminal'] }, hand: { hacker: ['rest'] } }, {}, seats)
    const computer = (room: RoomId) =>
      at(room)
        .options('hacker')
        .some(o => o.do === 'computer')
    expect([computer('X2'), computer('016')]).toEqual([false, true])
  })

  test('LOCK-RULING-227 LOCK-RULING-205 no Section for Wail', () => {
    const seats = ['labRat', 'janitor']
    const t = onMars(
      { at: { labRat: 'X2' }, inventory: { labRat: ['wail'] }, noise: ['Z1'], hand: { labRat: ['rest', 'search'] } },
      {},
      seats,
    )
    expect(obstacles(t.g, 0).filter(o => o.do === 'use')).toMatchObject([{ card: 'wail' }])
  })

  test('LOCK-RULING-227 no Section for Bypass, for looks at Contingencies and for Blood Trace', () => {
    const bypass = (room: RoomId) =>
      onMars({ at: { hacker: room }, hand: { hacker: ['bypass', 'rest'] } }, {}, ['hacker', 'janitor'])
        .options('hacker')
        .some(o => o.do === 'play' && o.card === 'bypass')
    expect([bypass('X2'), bypass('016')]).toEqual([false, true])
    const looks = (janitor: RoomId) => {
      const t = onMars({ at: { sentry: '004', janitor }, computer: ['computerA'], hand: { sentry: ['search'] } })
      t.act('sentry', { do: 'computer' }, pay('search'))
      return t.options('sentry').some(o => o.do === 'part' && o.part === 2)
    }
    expect([looks('X1'), looks('004')]).toEqual([false, true])
    const trace = onMars(
      {
        intruders: [{ kind: 'adult', room: 'X1' }],
        wounds: { sentry: ['leg'] },
        hand: { sentry: [] },
        passed: ['janitor'],
        decks: { event: ['bloodTrace.2'] },
      },
      { dice: { bag: ['larva-0-1'] } },
    )
    trace.act('sentry', { do: 'pass' })
    expect(trace.table().intruders.map(i => i.room)).toEqual(['X1'])
  })
})

describe('Areas', () => {
  test('LOCK-MARS-12 Noise in Technical Corridors and the caves have nothing to do with them', () => {
    const t = onMars(
      { at: { sentry: '016' }, passed: ['janitor'], decks: { event: ['noiseInCorridors'] } },
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...pass)
    expect(t.told('noise').map(e => e.corridor)).toEqual(['main'])
    const caves = onMars({ at: { sentry: '016' }, inventory: { sentry: ['cavePlans'] } })
    expect(obstacles(caves.g, 0)).toContainEqual({ do: 'use', card: 'cavePlans', why: 'noEntrance' })
  })

  test('LOCK-RULING-67 LOCK-EVENT-06 their Noise is never cleared', () => {
    const t = onMars(
      { at: { sentry: '012' }, noise: ['Z1', 'Z3', '016/2'], passed: ['janitor'], decks: { event: ['consumingFire'] } },
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...pass)
    expect(t.table().noise).toEqual(['Z1', 'Z3'])
  })

  test('LOCK-RULING-221 no Door stands on a Path', () => {
    expect(() => onMars({ doors: { 'pX1-X2': 'closed' } })).toThrow('only ordinary corridors')
    // Whoever comes in from outside and turns up a Door token closes nothing behind.
    const t = onMars({ at: { sentry: 'X1' }, rooms: { '009': { tile: 'contaminatedRoom', token: 'door-1' } } })
    t.act('sentry', ...walk('009'))
    expect(t.told('token')).toMatchObject([{ effect: 'door' }])
    expect(t.told('door')).toEqual([])
    const key = onMars({ at: { janitor: '009' }, hand: { janitor: ['emergencyKey'] } }, {}, ['janitor', 'sentry'])
    key.act('janitor', { do: 'play', card: 'emergencyKey' })
    const chosen = key.options('janitor').flatMap(o => (o.do === 'door' ? [o.corridor] : []))
    expect([chosen.length > 0, chosen.filter(corridor => corridor.startsWith('p'))]).toEqual([true, []])
  })
})

describe('room 003', () => {
  const inStairs = (given: object = {}, more: object = {}) => onMars({ at: { sentry: '003' }, ...given }, more)

  test('LOCK-RULING-138 a Staircase in a Building: dark, no action, and its Area counts', () => {
    const t = inStairs({ noise: ['Z2'] }, { dice: { surface: ['2'], bag: ['adult-2-4'] } })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'noRoomAction' })
    expect(t.room('003')).toMatchObject({ tile: 'stairs', explored: true, token: false })
    // Back and in again: the die of the Surface, and the number of its own Area.
    const back = inStairs({ at: { sentry: '004' }, noise: ['Z2'] }, { dice: { surface: ['2'], bag: ['adult-2-4'] } })
    back.act('sentry', ...walk('003'))
    expect(back.told('noiseRolled')).toMatchObject([{ face: '2', die: 'surface' }])
    expect(back.told('surprise')).toMatchObject([{ value: 4, dark: true }])
  })

  test('LOCK-RULING-138 LOCK-MARS-18 and it shelters', () => {
    const t = onMars({ at: { sentry: '004' }, decks: { surface: ['suitBreach'] } }, rolls('mars'))
    t.act('sentry', ...walk('003'))
    expect(t.told('surfaceCard')).toMatchObject([{ card: 'suitBreach', exposed: [], sheltered: [0] }])
  })
})

describe('walking', () => {
  test('LOCK-MARS-13 one card, without any equipment, between Exit Rooms and Crossroads', () => {
    expect(movesTo(onMars())).toEqual(['016', 'X1', 'X3'])
    expect(movesTo(onMars({ at: { sentry: '009' } }))).toContain('X1')
    const t = onMars({}, rolls('silence'))
    t.act('sentry', ...walk('X1'))
    expect([t.crew('sentry').room, t.crew('sentry').hand]).toEqual(['X1', 3])
    t.act('sentry', { do: 'move', to: '009' }, pay('rest'))
    expect(t.crew('sentry').room).toBe('009')
  })

  test('LOCK-MARS-14 the token first, then the roll; neither roll nor token twice', () => {
    const t = onMars({ rooms: { X1: { token: 'surface-malfunction-2' } } }, rolls('3', '3'))
    t.act('sentry', ...walk('X1'))
    const told = t.events
      .map(e => e.e)
      .filter((e: GameEvent['e']) => e === 'token' || e === 'noiseRolled' || e === 'noise')
    expect(told).toEqual(['token', 'noiseRolled', 'noise'])
    expect([t.room('X1').token, t.room('X1').items, t.table().noise]).toEqual([false, null, ['Z3']])
  })

  test('LOCK-MARS-14 no roll where somebody is already', () => {
    const t = onMars({ at: { janitor: 'X1' } })
    t.act('sentry', ...walk('X1'))
    expect(t.told('noiseRolled')).toEqual([])
    const ns = onMars({ intruders: [{ kind: 'larva', room: 'X1' }] })
    ns.act('sentry', ...walk('X1'))
    expect(ns.told('noiseRolled')).toEqual([])
  })

  test('LOCK-RULING-115 careful: a marker in any quiet Area; not where all of them have Noise', () => {
    const t = onMars({ noise: ['Z2'] })
    t.act('sentry', ...sneak('X1'))
    expect(t.options('sentry')).toEqual(['Z1', 'Z3', 'Z4'].map(corridor => ({ do: 'mark', corridor })))
    t.act('sentry', { do: 'mark', corridor: 'Z3' })
    expect(t.table().noise).toEqual(['Z2', 'Z3'])
    const loud = onMars({ noise: ['Z1', 'Z2', 'Z3', 'Z4'] })
    expect(obstacles(loud.g, 0)).toContainEqual({ do: 'carefulMove', to: 'X1', why: 'corridorsNoisy' })
  })

  test('LOCK-MARS-04 LOCK-RULING-115 careful past a Mars token: the card first, then the marker', () => {
    const t = onMars({ rooms: { X1: { token: 'surface-mars-1' } }, decks: { surface: ['radioactiveDust'] } })
    t.act('sentry', ...sneak('X1'))
    expect(t.told('surfaceCard').length).toBe(1)
    expect(t.crew('sentry').contamination).toBe(1)
    expect(t.mine('sentry').decision?.ask).toBe('markNoise')
  })
})

describe('faces of tiles and tokens', () => {
  test('LOCK-MARS-04 every token is of a kind that the rules know', () => {
    const g = fresh(7)
    const effects = new Set(
      rulesOf(g).content.faces.flatMap(face => (face.kind === 'token' ? [face.token.effect] : [])),
    )
    for (const effect of ['redItem', 'yellowItem', 'greenItem', 'mars'] as const) expect(effects).toContain(effect)
    expect(faceOf(g, g.tiles[at(g, '006')]).id).toBe('cargoSendingSystemA')
  })
})
