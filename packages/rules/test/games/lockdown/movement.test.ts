/** Walking in the facility: where to, in which order entering a room resolves, and the caves. LOCK-MOVE, LOCK-TECH. */
import { describe, expect, test } from 'vitest'
import { explain } from '../../../src/index.ts'
import { phase } from '../../eventPhase.ts'
import { boards } from '../../printed.ts'
import { carefulMove, everyRoomBelow, lockdown, move, pay, type Situation } from '../../situation.ts'

const { rooms, corridors, technical } = boards['lockdown-base']
const guardRoom = { tile: 'guardRoom', explored: true }
const alone = { at: { sentry: '003', janitor: '025' }, hand: { sentry: ['rest'], janitor: [] } }
const steps = (t: Situation) => t.options('sentry').flatMap(o => (o.do === 'move' ? [o.to] : []))

describe('a Move', () => {
  test('LOCK-MOVE-01 LOCK-TECH-01 from every room exactly to the rooms at the other end of its corridors', () => {
    for (const { id } of rooms) {
      const t = lockdown({ rooms: everyRoomBelow, at: { sentry: id, janitor: '003' }, hand: { sentry: ['rest'] } })
      const ends = corridors.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
      expect([id, steps(t).sort()]).toEqual([id, [...new Set(ends)].sort()])
    }
  })

  test('LOCK-MOVE-01 LOCK-DOOR-02 not through a closed door; through a destroyed one', () => {
    const t = lockdown({ ...alone, doors: { '003/2': 'closed', '003/1': 'destroyed' } })
    expect(steps(t)).toEqual(['002', '026'])
    expect(explain(t.g, 0)).toContainEqual({ do: 'move', to: '001', why: 'doorClosed' })
  })

  test('LOCK-MOVE-02 LOCK-EX-01 enter, turn up the tile, then its token, then the noise', () => {
    const given = { ...alone, rooms: { '001': { tile: 'guardRoom', token: 'malfunction-3' } } }
    const t = lockdown(given, undefined, { dice: { noise: ['1'] } })
    t.act('sentry', { do: 'move', to: '001' })
    expect([t.crew('sentry').room, t.room('001').explored]).toEqual(['003', false])
    t.act('sentry', pay('rest'))
    expect(t.events.map(e => e.e)).toEqual([
      'declared',
      'paid',
      'moved',
      'explored',
      'token',
      'malfunction',
      'noiseRolled',
      'noise',
    ])
  })

  test('LOCK-MOVE-03 no roll where somebody is, or where an intruder is', () => {
    const company = lockdown({ ...alone, rooms: { '001': guardRoom }, at: { sentry: '003', janitor: '001' } })
    company.act('sentry', ...move('001', 'rest'))
    expect([company.crew('sentry').room, company.told('noiseRolled')]).toEqual(['001', []])
    const intruders = [{ kind: 'adult', room: '001' }]
    const met = lockdown({ ...alone, rooms: { '001': guardRoom }, intruders })
    met.act('sentry', ...move('001', 'rest'))
    expect(met.told('noiseRolled')).toEqual([])
  })

  test('LOCK-MOVE-04 walking into an intruder is no Encounter, but Combat at once', () => {
    const intruders = [{ kind: 'adult', room: '001' }]
    const hand = { sentry: ['rest', 'search'], janitor: [] }
    const t = lockdown({ ...alone, rooms: { '001': guardRoom }, intruders, hand })
    t.act('sentry', ...move('001', 'rest'))
    expect([t.told('encounter'), t.told('surprise'), t.told('attack')]).toEqual([[], [], []])
    expect(t.options('sentry')).toContainEqual({ do: 'melee' })
    expect(t.options('sentry').some(o => o.do === 'carefulMove' || o.do === 'roomAction')).toBe(false)
  })

  test('LOCK-MOVE-05 LOCK-ACT-07 leaving an intruder is an Escape: it attacks first', () => {
    const given = { ...alone, rooms: { '001': guardRoom }, intruders: [{ kind: 'adult', room: '003' }] }
    const t = lockdown({ ...given, decks: { attack: ['cut.2'] } }, undefined, { dice: { noise: ['silence'] } })
    t.act('sentry', ...move('001', 'rest'))
    expect(t.events.map(e => e.e).filter(e => ['escaping', 'attack', 'moved'].includes(e))).toEqual([
      'escaping',
      'attack',
      'moved',
    ])
  })
})

describe('the Door Pilot', () => {
  const pilot = {
    ...alone,
    rooms: { '001': { tile: 'guardRoom', token: 'danger-2' } },
    inventory: { sentry: ['doorPilot'] },
  }

  test('LOCK-MOVE-06 LOCK-RULING-190 a Move with all it brings, and then the door behind is closed', () => {
    const t = lockdown(pilot)
    t.act('sentry', { do: 'use', card: 'doorPilot' }, pay('rest'), { do: 'room', room: '001' })
    const order = t.events.map(e => e.e).filter(e => ['moved', 'danger', 'door'].includes(e))
    expect(order).toEqual(['moved', 'danger', 'door'])
    expect(t.table().doors).toEqual([{ corridor: 'c001-003', state: 'closed' }])
  })

  test('LOCK-RULING-190 whoever does not survive the Move closes nothing', () => {
    const t = lockdown(
      {
        ...pilot,
        rooms: { '001': { tile: 'guardRoom', explored: true } },
        met: true,
        noise: ['c001-004'],
        bag: { adult: 12 },
        hand: { sentry: ['rest'], janitor: [] },
        wounds: { sentry: ['leg', 'leg', 'leg'] },
        decks: { attack: ['cut.2'] },
      },
      undefined,
      { dice: { noise: ['1'], bag: ['adult-3-4'] } },
    )
    t.act('sentry', { do: 'use', card: 'doorPilot' }, pay('rest'), { do: 'room', room: '001' })
    expect([t.crew('sentry').fate, t.told('door'), t.table().doors]).toEqual(['dead', [], []])
  })

  test('LOCK-DOOR-04 LOCK-RULING-190 where the door is destroyed there is the Move alone', () => {
    const t = lockdown({ ...pilot, doors: { '003/2': 'destroyed' } })
    t.act('sentry', { do: 'use', card: 'doorPilot' }, pay('rest'), { do: 'room', room: '001' })
    expect([t.crew('sentry').room, t.table().doors]).toEqual(['001', [{ corridor: 'c001-003', state: 'destroyed' }]])
  })
})

describe('Careful Movement', () => {
  const two = { ...alone, hand: { sentry: ['rest', 'search'], janitor: [] }, rooms: { '001': guardRoom } }

  test('LOCK-ACT-08 two cards, and a marker of one’s choice instead of the roll', () => {
    const t = lockdown(two)
    t.act('sentry', ...carefulMove('001', 'search', 'rest'))
    expect(t.told('noiseRolled')).toEqual([])
    // LOCK-RULING-55: the Technical Corridors are a corridor of this room too.
    expect(t.options('sentry')).toEqual(['c001-003', 'c001-004', 'main'].map(corridor => ({ do: 'mark', corridor })))
    t.act('sentry', { do: 'mark', corridor: 'main' })
    expect(t.table().noise).toEqual(['main'])
  })

  test('LOCK-ACT-09 LOCK-RULING-55 not where there is noise all around, company or not', () => {
    for (const janitor of ['001', '025']) {
      const t = lockdown({ ...two, at: { sentry: '003', janitor }, noise: ['001/1', '001/2', 'main'] })
      expect(explain(t.g, 0)).toContainEqual({ do: 'carefulMove', to: '001', why: 'corridorsNoisy' })
    }
  })

  test('LOCK-RULING-55 into company no marker: there is no roll to replace', () => {
    const t = lockdown({ ...two, at: { sentry: '003', janitor: '001' } })
    t.act('sentry', ...carefulMove('001', 'search', 'rest'))
    expect([t.crew('sentry').room, t.table().noise, t.mine('sentry').decision?.ask]).toEqual(['001', [], 'turn'])
  })

  test('LOCK-ACT-08 not in Combat', () => {
    const t = lockdown({ ...two, intruders: [{ kind: 'creeper', room: '003' }] })
    expect(explain(t.g, 0)).toContainEqual({ do: 'carefulMove', to: '001', why: 'inCombat' })
  })
})

describe('the Technical Corridors', () => {
  test('LOCK-TECH-03 LOCK-TECH-04 noise at an entrance is noise in all of them, and once there, an Encounter', () => {
    const given = { ...alone, rooms: { '001': guardRoom }, met: true, bag: { larva: 8 } }
    const first = lockdown(given, undefined, { dice: { noise: ['3'] } })
    first.act('sentry', ...move('001', 'rest'))
    expect([first.table().noise, first.told('encounter')]).toEqual([['main'], []])
    const again = lockdown({ ...given, noise: ['main'] }, undefined, { dice: { noise: ['4'], bag: ['larva-0-1'] } })
    again.act('sentry', ...move('001', 'rest'))
    expect(again.told('encounter')).toMatchObject([{ who: 0, room: '001' }])
    expect(again.table().noise).toEqual([])
  })

  test('LOCK-TECH-05 no doors in them, whichever entrance one stands at', () => {
    for (const { room } of technical) {
      const given = { rooms: everyRoomBelow, at: { janitor: room, sentry: '003' }, hand: { janitor: ['emergencyKey'] } }
      const t = lockdown({ ...given, turn: 'janitor' })
      t.act('janitor', { do: 'play', card: 'emergencyKey' })
      expect(t.options('janitor').length).toBeGreaterThan(0)
      expect(t.options('janitor')).not.toContainEqual({ do: 'door', corridor: 'main' })
    }
  })

  test('LOCK-TECH-06 an intruder that takes an entrance is gone: one token of its kind back into the bag', () => {
    const given = { intruders: [{ kind: 'breeder', room: '001', injuries: 1 }], bag: { breeder: 0 }, noise: ['main'] }
    const t = phase('noiseInCorridors', given, ['sentry', 'janitor'], { game: 'lockdown', dice: {} })
    expect(t.told('intruderLeft')).toMatchObject([{ kind: 'breeder', room: '001', how: 'ducts' }])
    expect(t.told('bag')).toContainEqual(expect.objectContaining({ kind: 'breeder', change: 1 }))
    expect(t.table().noise).toContain('main')
  })
})

describe('the Cave Entrance', () => {
  const tiles = {
    '013': { tile: 'caveEntrance', explored: true },
    '001': guardRoom,
    '019': { tile: 'archive', explored: true },
  }
  const given = {
    rooms: tiles,
    at: { sentry: '013', janitor: '025' },
    hand: { sentry: ['rest', 'search'], janitor: [] },
    decks: { attack: ['cut.2'] },
  }

  test('LOCK-TECH-02 LOCK-RULING-82 another explored room with an entrance, the noise roll, then an Adult’s attack', () => {
    const t = lockdown(given, undefined, { dice: { noise: ['1'] } })
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'))
    // The staircases are explored from the start.
    expect(t.options('sentry')).toEqual(['001', '015', '019', '026'].map(room => ({ do: 'room', room })))
    t.act('sentry', { do: 'room', room: '001' })
    const order = t.events.map(e => e.e).filter(e => ['moved', 'noiseRolled', 'attack'].includes(e))
    expect(order).toEqual(['moved', 'noiseRolled', 'attack'])
    // In darkness, whatever the power: one light wound more.
    expect([t.crew('sentry').light, t.table().intruders]).toEqual([2, []])
  })

  test('LOCK-RULING-82 the attack misses without the Adult’s symbol', () => {
    const t = lockdown({ ...given, decks: { attack: ['evolve.4'] } }, undefined, { dice: { noise: ['1'] } })
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'), { do: 'room', room: '001' })
    expect(t.told('attack')).toMatchObject([{ hits: false }])
    expect(t.crew('sentry').light).toBe(0)
  })
})
