/** Engines: looked at, repaired or broken, and who knows what afterwards. NEM-ROOM-ENGINE, NEM-ROOM-ENGCONTROL. */
import { describe, expect, test } from 'vitest'
import { type Choice, type Name, view } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { part, pay, play, type Situation, situation } from './situation.ts'

const PASS: Choice = { do: 'pass' }
const look: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const change: Choice = { do: 'accept' }
const keep: Choice = { do: 'decline' }
const ENGINE_ROOMS = ['021', '020', '019']

/** The first seat in Engine 1, whose top token says damaged; nobody else has cards. */
function scene(more: Given = {}, seats: Name[] = ['scout', 'captain'], table: object = {}): Situation {
  const given: Given = {
    met: true,
    engines: { 1: 'damaged', 2: 'working', 3: 'working' },
    decks: { event: ['scentOfPrey'] },
    ...more,
    at: { [seats[0]]: '021', ...more.at },
    hand: {
      ...Object.fromEntries(seats.map((s, i) => [s, i === 0 ? ['search', 'search'] : []])),
      ...more.hand,
    },
  }
  return situation(given, seats, { dice: { bag: ['larva-1'] }, ...table })
}
const can = (t: Situation, who: Name = 'scout') => t.options(who).map(o => o.do)
const known = (t: Situation, who: Name) => t.mine(who).engines
const notes = (t: Situation, who: Name) =>
  t
    .mine(who)
    .notes.filter(n => n.what === 'engine')
    .map(n => [n.at, n.card, n.stale])

describe('looking', () => {
  test('NEM-ROOM-ENGINE-1 NEM-RULING-121 an Engine room shows its own top token, to the looker alone', () => {
    const tops = ['damaged', 'working', 'working']
    ENGINE_ROOMS.forEach((room, i) => {
      const t = scene({ at: { scout: room } })
      t.act('scout', ...look)
      const seen = [0, 1, 2].map(engine => (engine === i ? [tops[i], null] : [null, null]))
      expect(known(t, 'scout')).toEqual(seen)
      expect(
        known(t, 'captain')
          .flat()
          .every(token => token === null),
      ).toBe(true)
      expect(t.told('peeked')).toMatchObject([{ who: 0, what: 'engine', at: String(i + 1) }])
      expect(t.told('peeked')[0].only).toEqual({ 0: { engines: [{ engine: i + 1, tokens: [tops[i]] }] } })
      expect(notes(t, 'scout')).toEqual([[String(i + 1), tops[i], false]])
      // Everybody sees that somebody looked.
      expect(t.table().engines[i].tokens[0]).toEqual({ seenBy: 1, card: null })
    })
  })

  test('NEM-ROOM-ENGCONTROL-1 NEM-RULING-121 the Engine Control Room shows all three, malfunctions or not, and changes nothing', () => {
    const rooms = {
      '006': { tile: 'engineControlRoom', explored: true },
      '021': { malfunction: true },
      '020': { malfunction: true },
    }
    const t = scene({ rooms, at: { scout: '006' } })
    t.act('scout', ...look)
    expect(known(t, 'scout')).toEqual([
      ['damaged', null],
      ['working', null],
      ['working', null],
    ])
    expect(t.told('peeked')).toMatchObject([{ rule: 'NEM-ROOM-ENGCONTROL-1', at: '1 2 3' }])
    expect(t.told('engine')).toEqual([])
    expect(t.table().asking?.ask).toBe('turn')
    expect(
      known(t, 'captain')
        .flat()
        .every(token => token === null),
    ).toBe(true)
    const broken = { '006': { tile: 'engineControlRoom', explored: true, malfunction: true } }
    expect(can(scene({ rooms: broken, at: { scout: '006' } }))).not.toContain('roomAction')
  })

  test('NEM-ROOM-ENGCONTROL-1 NEM-ROOM-GEN-2 Intranet looks from afar', () => {
    const rooms = {
      '006': { tile: 'engineControlRoom', explored: true },
      '002': { tile: 'laboratory', explored: true },
    }
    const t = scene({ rooms, at: { scientist: '002' }, hand: { scientist: ['intranet', 'search'] } }, ['scientist'])
    t.act('scientist', play('intranet'), pay('search'))
    expect(known(t, 'scientist').map(tokens => tokens[0])).toEqual(['damaged', 'working', 'working'])
  })

  test('NEM-RULING-195 NEM-MALF-09 a malfunction in the Engine room stops the look', () => {
    expect(can(scene())).toContain('roomAction')
    expect(can(scene({ rooms: { '021': { malfunction: true } } }))).not.toContain('roomAction')
  })

  test('NEM-ROOM-GEN-1 Old Friend looks too: Engine rooms have no computer', () => {
    const t = scene({ hand: { pilot: ['oldFriend'] } }, ['pilot', 'captain'])
    t.act('pilot', play('oldFriend'))
    expect(known(t, 'pilot')[0]).toEqual(['damaged', null])
  })
})

describe('repairing and breaking', () => {
  const repairs: [who: Name, card: Name, cost: number, pick: Choice[]][] = [
    ['scout', 'basicRepairs', 2, []],
    ['pilot', 'repairs', 1, []],
    ['mechanic', 'fastRepairs', 0, []],
    ['mechanic', 'ingenuity', 0, [part(1)]],
  ]

  test('NEM-ROOM-ENGINE-3 NEM-MALF-04 every Repairs card shows both tokens to its player, who puts them back as it likes', () => {
    for (const [who, card, cost, pick] of repairs) {
      const hand = { [who]: [card, 'search', 'search'] }
      const t = scene({ hand }, [who, 'captain'])
      expect(t.mine(who).decision?.options).toContainEqual({ do: 'play', card, cost })
      t.act(who, play(card), ...['search', 'search'].slice(0, cost).map(pay), ...pick)
      expect(known(t, who)[0]).toEqual(['damaged', 'working'])
      t.act(who, change)
      expect(known(t, who)[0]).toEqual(['working', 'damaged'])
      expect(t.told('engine')).toMatchObject([{ who: 0, engine: 1, changed: true }])
    }
  })

  test('NEM-ROOM-ENGINE-3 Tools and Duct Tape do the same, once', () => {
    for (const card of ['tools', 'ductTape']) {
      const t = scene({ inventory: { scout: [card] }, hand: { scout: ['search'] } })
      t.act('scout', { do: 'use', card }, pay('search'))
      // Tools can work a door as well; there is nothing to tape.
      if (card === 'tools') t.act('scout', part(1))
      t.act('scout', change)
      expect(known(t, 'scout')[0]).toEqual(['working', 'damaged'])
      expect(t.mine('scout').inventory).toEqual([])
    }
  })

  test('NEM-ROOM-ENGINE-4 NEM-HIDE-18 whether the order changed is told truthfully, what the state is to nobody', () => {
    for (const [choice, changed] of [
      [change, true],
      [keep, false],
    ] as const) {
      const t = scene({ hand: { mechanic: ['fastRepairs'] } }, ['mechanic', 'captain'])
      t.act('mechanic', play('fastRepairs'), choice)
      expect(t.told('engine')).toMatchObject([{ engine: 1, changed }])
      expect(known(t, 'captain')[0]).toEqual([null, null])
      expect(JSON.stringify(view(t.g, 1))).not.toMatch(/damaged|working/)
      expect(notes(t, 'mechanic')).toEqual([['1', changed ? 'working' : 'damaged', false]])
    }
  })

  test('NEM-ROOM-ENGINE-4 whoever knew the engine knows it still: the order was changed before its eyes', () => {
    const given: Given = { hand: { mechanic: ['fastRepairs'] }, seen: { captain: ['engine.1'] } }
    const changed = scene(given, ['mechanic', 'captain'])
    changed.act('mechanic', play('fastRepairs'), change)
    expect(known(changed, 'captain')[0]).toEqual([null, 'damaged'])
    const kept = scene(given, ['mechanic', 'captain'])
    kept.act('mechanic', play('fastRepairs'), keep)
    expect(known(kept, 'captain')[0]).toEqual(['damaged', null])
  })

  test('NEM-ROOM-ENGINE-2 NEM-HIDE-18 an old note of the state is stale once the order was changed, and true again when changed back', () => {
    const given: Given = { hand: { mechanic: ['fastRepairs', 'ingenuity'] }, seen: { captain: ['engine.1'] } }
    const t = scene(given, ['mechanic', 'captain'])
    t.act('mechanic', play('fastRepairs'), change)
    expect(notes(t, 'captain')).toEqual([['1', 'damaged', true]])
    t.act('mechanic', play('ingenuity'), part(1), change)
    expect(notes(t, 'captain')).toEqual([['1', 'damaged', false]])
    expect(notes(t, 'mechanic')).toEqual([['1', 'damaged', false]])
  })

  test('NEM-ROOM-ENGINE-1 a new look replaces the old note, whatever it shows', () => {
    const given: Given = { hand: { scout: ['search', 'search'] }, seen: { scout: ['engine.1'] } }
    const t = scene(given)
    t.act('scout', ...look)
    expect(notes(t, 'scout')).toEqual([['1', 'damaged', false]])
  })

  test('NEM-RULING-122 NEM-ROOM-ENGINE-3 only in an Engine room, and only on its own engine', () => {
    const given: Given = { hand: { mechanic: ['fastRepairs'] } }
    const elsewhere = scene({ ...given, at: { mechanic: '011' } }, ['mechanic', 'captain'])
    expect(elsewhere.options('mechanic')).not.toContainEqual(play('fastRepairs'))
    const other = scene({ ...given, at: { mechanic: '020' } }, ['mechanic', 'captain'])
    other.act('mechanic', play('fastRepairs'), change)
    expect(other.told('engine')).toMatchObject([{ engine: 2, changed: true }])
    expect(known(other, 'mechanic')).toEqual([
      [null, null],
      ['damaged', 'working'],
      [null, null],
    ])
  })

  test('NEM-ROOM-ENGINE-5 NEM-RULING-195 with a malfunction in the room, and without having looked before', () => {
    const t = scene({ rooms: { '021': { malfunction: true } }, hand: { mechanic: ['fastRepairs'] } }, [
      'mechanic',
      'captain',
    ])
    t.act('mechanic', play('fastRepairs'))
    expect(t.options('mechanic')).toEqual([part(0), part(1)])
    t.act('mechanic', part(1), change)
    expect(t.told('engine')).toMatchObject([{ engine: 1, changed: true }])
    expect(t.room('021').malfunction).toBe(true)
  })

  test('NEM-MALF-04 the other part takes the malfunction away; the engine stays as it is', () => {
    const t = scene({ rooms: { '021': { malfunction: true } }, hand: { mechanic: ['fastRepairs'] } }, [
      'mechanic',
      'captain',
    ])
    t.act('mechanic', play('fastRepairs'), part(0))
    expect(t.room('021').malfunction).toBe(false)
    expect([t.told('engine').length, known(t, 'mechanic')[0]]).toEqual([0, [null, null]])
  })

  test('NEM-COMBAT-01 never in Combat', () => {
    const given: Given = { hand: { mechanic: ['fastRepairs'] }, inventory: { mechanic: ['tools'] } }
    const t = scene({ ...given, intruders: [{ kind: 'larva', room: '021' }] }, ['mechanic', 'captain'])
    expect(t.options('mechanic')).not.toContainEqual(play('fastRepairs'))
    expect(t.options('mechanic')).not.toContainEqual({ do: 'use', card: 'tools' })
  })
})

describe('what counts in the end', () => {
  /** The captain sleeps; the scout passes and the ship jumps. */
  const jump = (engines: Record<string, string>, before: Choice[] = [], rooms: Given['rooms'] = {}) => {
    const given: Given = { engines, rooms, time: 1, hibernating: ['captain'], hand: { mechanic: ['fastRepairs'] } }
    const t = scene({ ...given, coordinates: 'coordinates-7', destination: 'A' }, ['mechanic', 'captain'])
    t.act('mechanic', ...before, PASS, ...(before.length > 0 ? [] : [{ do: 'done' } as Choice]))
    return t
  }
  const states = (t: Situation) => t.table().over?.report.find(s => s.check === 'engines')

  test('NEM-ROOM-ENGINE-2 NEM-ROOM-ENGINE-6 the tops count, and two of three must work', () => {
    const cases: [top: string[], destroyed: boolean][] = [
      [['working', 'working', 'working'], false],
      [['damaged', 'working', 'working'], false],
      [['damaged', 'working', 'damaged'], true],
      [['damaged', 'damaged', 'damaged'], true],
    ]
    for (const [tops, destroyed] of cases) {
      const t = jump({ 1: tops[0], 2: tops[1], 3: tops[2] })
      expect(states(t)).toEqual({ check: 'engines', states: tops, destroyed })
      expect([t.table().over?.destroyed, t.crew('captain').fate]).toEqual([
        destroyed,
        destroyed ? 'dead' : 'hibernating',
      ])
    }
  })

  test('NEM-ROOM-ENGINE-3 NEM-ROOM-ENGINE-2 a repair at the last moment saves the ship, breaking loses it', () => {
    const repair = [play('fastRepairs'), change]
    const repaired = jump({ 1: 'damaged', 2: 'damaged', 3: 'working' }, repair)
    expect(states(repaired)).toMatchObject({ states: ['working', 'damaged', 'working'], destroyed: false })
    const broken = jump({ 1: 'working', 2: 'damaged', 3: 'working' }, repair)
    expect(states(broken)).toMatchObject({ states: ['damaged', 'damaged', 'working'], destroyed: true })
  })

  test('NEM-MALF-11 NEM-RULING-195 malfunctions in Engine rooms and the Cockpit change no check', () => {
    const broken = { malfunction: true }
    const rooms = { '001': broken, '019': broken, '020': broken, '021': broken }
    const t = jump({ 1: 'working', 2: 'working', 3: 'working' }, [], rooms)
    expect(t.table().over).toMatchObject({ destroyed: false, destination: 'earth' })
    expect(t.crew('captain').fate).toBe('hibernating')
  })
})
