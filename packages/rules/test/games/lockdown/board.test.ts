/** Rooms, corridors, sections and Staircases. LOCK-BOARD, LOCK-STAIR, LOCK-MALF. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../../../src/core/random.ts'
import { boardOf } from '../../../src/core/ruleset.ts'
import { printed, tiles } from '../../../src/games/lockdown/content/tiles.ts'
import { create, type Name, type RoomId, tableView } from '../../../src/index.ts'
import { tileIn } from '../../../src/mechanics/crew.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { boards } from '../../printed.ts'
import { everyRoomBelow, lockdown, move, pay, play } from '../../situation.ts'
import { can, does, inside, POWER, placeOf } from './places.ts'

const board = boards['lockdown-base']
const specials = board.rooms.filter(r => r.special)
const stairs = board.rooms.filter(r => r.stairs).map(r => r.id)
const fresh = (seed: string) =>
  create(
    { game: 'lockdown', board: 'lockdown-base', seats: [{ character: null }, { character: null }] },
    keyFromSeed(seed),
  )

/** One round ends; nothing but the given matters. */
function phase(given: Given, event: Name = 'consumingFire') {
  const t = lockdown(
    { met: true, time: 13, passed: ['janitor'], hand: { sentry: [] }, decks: { event: [event] }, ...given },
    undefined,
    { dice: { bag: ['larva-0-1'] } },
  )
  t.act('sentry', { do: 'pass' })
  return t
}

describe('rooms and corridors', () => {
  test('LOCK-BOARD-01 LOCK-BOARD-03 one goes from room to room; what waits in the corridor comes after the arrival', () => {
    const t = lockdown({ met: true, at: { sentry: '003', janitor: '020' }, hand: { sentry: ['search'] } }, undefined, {
      dice: { noise: ['silence'] },
    })
    t.act('sentry', ...move('026', 'search'))
    const told = t.events.map(e => e.e).filter(e => e === 'moved' || e === 'noiseRolled')
    expect([t.crew('sentry').room, told]).toEqual(['026', ['moved', 'noiseRolled']])
    const ids = board.rooms.map(r => r.id)
    for (const { room } of tableView(fresh('rooms')).crew) expect(ids).toContain(room)
  })

  test('LOCK-BOARD-04 who is in no room has no turn', () => {
    const seats = ['sentry', 'janitor', 'hacker', 'labRat']
    const gone = { bunker: ['sentry'], locked: ['janitor'], launched: ['hacker'] }
    const t = lockdown({ time: 7, turn: 'labRat', ...gone }, seats)
    expect(t.asked()).toEqual(['labRat'])
  })

  test('LOCK-BOARD-05 next to each other by one corridor; a closed Door keeps people out', () => {
    const to = (given: Given) =>
      lockdown({ at: { sentry: '003', janitor: '020' }, hand: { sentry: ['search'] }, ...given })
        .options('sentry')
        .flatMap(o => (o.do === 'move' ? [o.to] : []))
    expect(to({})).toEqual(['001', '002', '026'])
    expect(to({ doors: { 'c003-026': 'closed' } })).toEqual(['001', '002'])
    expect(to({ doors: { 'c003-026': 'destroyed' } })).toEqual(['001', '002', '026'])
  })

  test('LOCK-BOARD-11 every room has its number, every corridor numbers, and each number leads one way from a room', () => {
    expect(board.rooms.map(r => r.id)).toEqual(Array.from({ length: 27 }, (_, i) => String(i + 1).padStart(3, '0')))
    const g = fresh('numbers')
    for (const exits of boardOf(g).exits) expect(exits.slice(1).every(corridor => corridor >= 0)).toBe(true)
    expect(board.technical.length).toBeGreaterThan(0)
  })

  test('LOCK-BOARD-07 three sections; every room and corridor but the Staircases belongs to one', () => {
    const of = (section: string) => board.rooms.filter(r => r.section === section).map(r => r.id)
    expect(board.sections?.map(s => s.id)).toEqual(['S-01', 'S-02', 'S-03'])
    expect([of('S-01').length, of('S-02').length, of('S-03').length]).toEqual([4, 9, 10])
    const sectionOf = (id: RoomId) => board.rooms.find(r => r.id === id)?.section
    for (const { a, b, section } of board.corridors) {
      const ends = [sectionOf(a), sectionOf(b)].filter(s => s !== undefined)
      expect(new Set(ends)).toEqual(new Set([section]))
    }
  })

  test('LOCK-BOARD-10 room 001 is the Exit, whatever lies there', () => {
    expect(board.rooms.filter(r => r.exit).map(r => r.id)).toEqual(['001'])
    const tilesThere = new Set(Array.from({ length: 10 }, (_, i) => tileIn(fresh(`exit ${i}`), 0).id))
    expect(tilesThere.size).toBeGreaterThan(1)
  })

  test('LOCK-BOARD-06 special rooms are explored from the start, without a counter, unsearchable, and can burn and break', () => {
    expect(specials.map(r => r.special).toSorted()).toEqual(
      ['alert', 'backup-power', 'elevator', 'elevator', 'elevator', 'isolation', 'repository']
        .concat(Array(4).fill('stairs'))
        .toSorted(),
    )
    const g = tableView(fresh('special'))
    for (const { id } of specials) {
      const view = g.rooms.find(r => r.room === id)
      expect(view).toMatchObject({ explored: true, items: null, token: false })
      const t = lockdown({
        at: { sentry: id, janitor: '003' },
        hand: { sentry: ['search'] },
        rooms: { [id]: { fire: true, malfunction: true } },
      })
      expect([id, t.options('sentry').some(o => o.do === 'play')]).toEqual([id, false])
      expect(t.room(id)).toMatchObject({ fire: true, malfunction: true })
    }
  })
})

describe('Staircases', () => {
  test('LOCK-STAIR-01 LOCK-ROOM-STAIR-01 what lies between two sections is a Staircase', () => {
    const sectionOf = (id: RoomId) => board.rooms.find(r => r.id === id)?.section
    for (const { id } of board.rooms) {
      const around = board.corridors.flatMap(c => (c.a === id ? [c.b] : c.b === id ? [c.a] : []))
      const sections = new Set(around.map(sectionOf).filter(s => s !== undefined))
      expect([id, sections.size > 1]).toEqual([id, stairs.includes(id)])
    }
    expect(stairs).toEqual(['005', '015', '026', '027'])
  })

  test('LOCK-STAIR-03 no colour, no action, no search', () => {
    expect(printed.find(p => p.id === 'stairs')).toMatchObject({ colour: null, action: null, noSearch: true })
    for (const id of stairs) {
      const t = lockdown({ at: { sentry: id }, hand: { sentry: ['search', 'rest'] } })
      expect([id, does(t), t.options('sentry').some(o => o.do === 'play' && o.card === 'search')]).toEqual([
        id,
        false,
        false,
      ])
    }
  })

  test('LOCK-STAIR-04 it is in no section: others’ contingencies are out of sight there', () => {
    const sees = (sentry: RoomId, janitor: RoomId) => {
      const t = lockdown({
        at: { sentry, janitor },
        rooms: everyRoomBelow,
        power: POWER,
        on: [1, 2, 3, 4],
        computer: ['computerA'],
        hand: { sentry: ['search'], janitor: [] },
      })
      if (!can(t).includes('computer')) return null
      t.act('sentry', { do: 'computer' }, pay('search'))
      return t.options('sentry').some(o => o.do === 'part' && o.part === 2)
    }
    // 007 holds the Archive, whose computer works.
    expect([sees('007', '010'), sees('007', '026'), sees('007', '003')]).toEqual([true, false, false])
  })

  test('LOCK-STAIR-05 LOCK-RULING-124 an effect may put a Malfunction there, which only uses up a marker', () => {
    const t = phase(
      {
        at: { sentry: '003', janitor: '003' },
        power: POWER,
        on: [1, 2],
        intruders: [{ kind: 'breeder', room: '015' }],
      },
      'damage',
    )
    expect([t.room('015').malfunction, t.told('malfunction').map(e => e.room)]).toEqual([true, ['015']])
    const broken = { '026': { malfunction: true } }
    const ways = (rooms: object) => {
      const there = lockdown({ rooms, at: { sentry: '026', janitor: '026' }, hand: { sentry: ['search', 'search'] } })
      return there.options('sentry').filter(o => o.do !== 'play')
    }
    expect(ways(broken)).toEqual(ways({}))
  })
})

describe('noise in the light', () => {
  const noisy = (given: Given) => phase({ on: [1, 3, 4], power: POWER, ...given })

  test('LOCK-EX-39 LOCK-RULING-67 only what no character is next to, in a section with power', () => {
    const t = noisy({
      at: { sentry: '003', janitor: '020' },
      noise: ['c003-026', 'c002-004', 'c007-010', 'main'],
    })
    expect(t.told('noiseGone').map(e => e.corridor)).toEqual(['c002-004'])
    expect(t.table().noise.toSorted()).toEqual(['c003-026', 'c007-010', 'main'])
  })

  test('LOCK-RULING-67 either end keeps it; a corridor to a Staircase goes with its section', () => {
    const t = noisy({
      at: { sentry: '026', janitor: '004' },
      noise: ['c003-026', 'c008-026', 'c001-004', 'c001-003', 'c015-025', 'c014-015', 'c019-027'],
    })
    expect(
      t
        .told('noiseGone')
        .map(e => e.corridor)
        .toSorted(),
    ).toEqual(['c001-003', 'c015-025', 'c019-027'])
  })

  test('LOCK-RULING-67 LOCK-POWER-12 the Threshold comes first: what goes dark keeps its noise', () => {
    const t = phase({ time: 10, power: POWER, on: [1, 2], at: { sentry: '003', janitor: '003' }, noise: ['c007-010'] })
    expect([t.told('power').length, t.told('noiseGone')]).toEqual([1, []])
  })
})

describe('Malfunctions', () => {
  test('LOCK-MALF-01 LOCK-MALF-06 no room action with one; a search still works', () => {
    for (const { id, noMalfunction, colour } of [...tiles, ...printed]) {
      if (noMalfunction) continue
      const where = placeOf(id)
      const t = inside(id, {
        rooms: { [where]: { malfunction: true, ...(printed.some(p => p.id === id) ? {} : { items: 2 }) } },
      })
      expect([id, does(t)]).toEqual([id, false])
      const searchable = colour !== null && !printed.some(p => p.id === id)
      expect([id, t.options('sentry').some(o => o.do === 'play' && o.card === 'search')]).toEqual([id, searchable])
    }
  })

  test('LOCK-MALF-02 its computer counts for nothing', () => {
    const works = (malfunction: boolean) => {
      const t = inside('archive', {
        rooms: { '007': { malfunction } },
        computer: ['computerA'],
        hand: { sentry: ['quarantine', 'search'] },
      })
      return [can(t).includes('computer'), t.options('sentry').some(o => o.do === 'play' && o.card === 'quarantine')]
    }
    expect([works(false), works(true)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('LOCK-MALF-03 LOCK-ROOM-CONTAMINATED-02 LOCK-ROOM-NEST-05 never in the Nest or the Contaminated Room', () => {
    for (const id of ['nest', 'contaminatedRoom']) {
      const t = inside(id, { hand: { sentry: ['demolition', 'search'] } })
      t.act('sentry', play('demolition'))
      while (t.table().asking?.ask !== 'turn') t.act('sentry', t.options('sentry')[0])
      expect([id, t.room(placeOf(id)).malfunction]).toEqual([id, false])
    }
  })

  test('LOCK-MALF-04 never in an unexplored room', () => {
    const t = phase({ intruders: [{ kind: 'adult', room: '007' }], time: 13 }, 'damage')
    expect([t.room('007').explored, t.told('malfunction').filter(e => e.room === '007')]).toEqual([false, []])
  })

  test('LOCK-MALF-05 a second one in a room is none', () => {
    const t = phase(
      {
        rooms: { '007': { tile: 'archive', explored: true, malfunction: true } },
        intruders: [{ kind: 'breeder', room: '007' }],
        power: POWER,
        on: [1, 2, 3, 4],
        at: { sentry: '003', janitor: '003' },
      },
      'damage',
    )
    expect([t.room('007').malfunction, t.told('malfunction'), t.table().over]).toEqual([true, [], null])
  })

  test('LOCK-MALF-08 Repairs takes it away, and the marker is at hand again', () => {
    // All ten markers are on the board.
    const broken = { explored: true, malfunction: true }
    const rooms = {
      '003': { malfunction: true },
      '004': { malfunction: true },
      '005': { malfunction: true },
      '010': { malfunction: true },
      '006': { tile: 'guardRoom', ...broken },
      '007': { tile: 'archive', ...broken },
      '008': { tile: 'laboratory', ...broken },
      '009': { tile: 'emergencyRoom', ...broken },
      '011': { tile: 'coolingSystem', ...broken },
      '012': { tile: 'surgery', ...broken },
    }
    const hand = { sentry: ['repairs', 'search', 'demolition'] }
    const t = lockdown({ rooms, at: { sentry: '003', janitor: '020' }, hand })
    t.act('sentry', play('repairs'), pay('search'))
    expect([t.room('003').malfunction, t.told('repaired')]).toEqual([false, [expect.objectContaining({ room: '003' })]])
    t.act('sentry', play('demolition'))
    while (t.asked().includes('sentry') && t.table().asking?.ask !== 'turn') t.act('sentry', t.options('sentry')[0])
    expect([t.room('003').malfunction, t.table().over]).toEqual([true, null])
  })
})
