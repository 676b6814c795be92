/** How intruders move, and the noise that draws them. NEM-IMOVE, NEM-TECH, NEM-NOISE. */
import { describe, expect, test } from 'vitest'
import { readBoard } from '../src/core/board.ts'
import type { BoardData } from '../src/index.ts'
import { intruders, kinds, passTurn, phase } from './eventPhase.ts'
import { boards } from './printed.ts'
import { afterwards, carefulMove, everyRoom, move, type Situation, situation, variant } from './situation.ts'

const canteen = { '006': { tile: 'canteen', explored: true, items: 2 } }

/** The Scout walks into room 006 and rolls Danger. 006 is next to 002, 005, 007 and 011. */
function danger(given: object = {}, seats = ['scout'], more: object = {}): Situation {
  const t = situation({ rooms: canteen, hand: { scout: ['rest'] }, ...given }, seats, {
    dice: { noise: ['danger'] },
    ...more,
  })
  for (const other of seats.slice(1)) if (t.crew(other).room === '011') t.standing(other, 'game')
  t.act('scout', ...move('006', 'rest'))
  return t
}

describe('the noise roll', () => {
  test('NEM-NOISE-01 one die with 1 to 4, Danger and Silence', () => {
    const t = situation({ rooms: canteen, hand: { scout: ['rest'] } })
    t.act('scout', ...move('006', 'rest'))
    expect(t.told('noiseRolled')).toHaveLength(1)
    expect(['1', '2', '3', '4', 'danger', 'silence']).toContain(t.told('noiseRolled')[0].face)
  })

  test('NEM-RULING-31 every room of the board has 1 to 4 exactly once, ducts included, the same at both ends', () => {
    const { exits, rooms } = readBoard(boards['nemesis-base'] as BoardData)
    const data = boards['nemesis-base']
    for (const room of rooms) {
      const numbers = [
        ...data.corridors.filter(c => c.a === room || c.b === room),
        ...data.technical.filter(t => t.room === room),
      ].flatMap(c => c.numbers)
      expect([room, numbers.toSorted()]).toEqual([room, [1, 2, 3, 4]])
    }
    for (const list of exits) expect(list.slice(1).every(c => c >= 0)).toBe(true)
    for (const { numbers } of data.corridors) expect([1, 2]).toContain(numbers.length)
  })

  test('NEM-RULING-35 NEM-RULING-167 a roll ordered by an action is made in company too, for the room one is in', () => {
    const t = situation(
      {
        rooms: { '002': { tile: 'nest', explored: true } },
        at: { scout: '002', captain: '002' },
        hand: { scout: ['rest', 'search'], captain: [] },
        hands: { scout: [] },
      },
      ['scout', 'captain'],
      { dice: { noise: ['4'] } },
    )
    t.act('scout', { do: 'roomAction' }, { do: 'pay', card: 'search' }, { do: 'pay', card: 'rest' })
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '002' }])
    expect(t.table().noise).toEqual(['c002-006'])
  })
})

describe('the Motion Scanner', () => {
  const rolled = (given: object = {}): Situation => {
    const t = situation(
      { rooms: canteen, hands: { scout: ['motionScanner'] }, hand: { scout: ['rest', 'search'] }, ...given },
      ['scout'],
      { dice: { noise: ['1', '2', '3'] } },
    )
    t.act('scout', ...move('006', 'rest'))
    return t
  }
  test('NEM-RULING-176 one Action card to roll anew, once per roll; the second result counts', () => {
    const t = rolled({ wounds: { scout: ['hand'] } })
    expect(t.options('scout')).toEqual([{ do: 'decline' }, { do: 'pay', card: 'search' }])
    expect(t.table().noise).toEqual([])
    t.act('scout', { do: 'pay', card: 'search' })
    expect([t.told('noiseRolled').map(e => e.face), t.table().noise]).toEqual([['1', '2'], ['c006-011']])
    expect(t.table().asking?.ask).toBe('turn')
  })

  test('NEM-RULING-176 declined, the first counts; without a card in hand nobody asks', () => {
    const t = rolled()
    t.act('scout', { do: 'decline' })
    expect(t.table().noise).toEqual(['c006-007'])
    expect(rolled({ hand: { scout: ['rest'] } }).table().noise).toEqual(['c006-007'])
  })
})

describe('Danger', () => {
  test('NEM-NOISE-05 NEM-RULING-33 every intruder next door that fights nobody comes, whatever its kind', () => {
    const t = danger({
      intruders: [
        { kind: 'larva', room: '002' },
        { kind: 'queen', room: '007' },
        { kind: 'adult', room: '007' },
        { kind: 'creeper', room: '008' }, // two rooms away
      ],
    })
    expect(intruders(t)).toEqual(['larva 006', 'queen 006', 'adult 006', 'creeper 008'])
    expect(t.table().noise).toEqual([])
  })

  test('NEM-NOISE-05 NEM-NOISE-06 those in combat stay; with none else there is noise all around', () => {
    const t = danger(
      {
        at: { scout: '011', captain: '002' },
        rooms: { ...canteen, '002': { tile: 'armory', explored: true } },
        intruders: [{ kind: 'adult', room: '002' }],
      },
      ['scout', 'captain'],
    )
    expect(intruders(t)).toEqual(['adult 002'])
    expect(t.table().noise.sort()).toEqual(['c002-006', 'c005-006', 'c006-007', 'c006-011'])
  })

  test('NEM-RULING-34 NEM-IMOVE-03 arrivals: no Encounter, no attack, simply combat', () => {
    const t = danger({ intruders: [{ kind: 'adult', room: '002' }], hand: { scout: ['rest', 'search'] } })
    expect([t.told('encounter'), t.told('surprise'), t.told('attack')]).toEqual([[], [], []])
    expect(t.options('scout')).toContainEqual({ do: 'melee' })
    passTurn(t, 'scout')
    expect(t.told('attack')).toHaveLength(1)
  })

  test('NEM-NOISE-07 NEM-RULING-32 behind a closed door: the door breaks, it stays, and no noise is made', () => {
    const t = danger({ doors: { '006/4': 'closed' }, intruders: [{ kind: 'adult', room: '002' }] })
    expect(intruders(t)).toEqual(['adult 002'])
    expect(t.table().doors).toEqual([{ corridor: 'c002-006', state: 'destroyed' }])
    expect(t.table().noise).toEqual([])
  })

  test('NEM-RULING-33 one behind a door, one not: the door breaks, the other comes', () => {
    const t = danger({
      doors: { '006/4': 'closed' },
      intruders: [
        { kind: 'adult', room: '002' },
        { kind: 'adult', room: '002' },
        { kind: 'adult', room: '005' },
      ],
    })
    expect(intruders(t)).toEqual(['adult 002', 'adult 002', 'adult 006'])
    expect(t.told('door')).toHaveLength(1)
  })

  test('NEM-RULING-33 two corridors between two rooms: through the open one, else the lower door breaks', () => {
    const data = structuredClone(boards['nemesis-base']) as BoardData
    // 006 and 005 are joined by 3; give them 1 as well, taken from the corridor to 007.
    data.corridors = data.corridors.filter(c => c.id !== 'c006-007')
    data.corridors.push({ id: 'c005-006b', a: '005', b: '006', numbers: [1] })
    const game = variant('nemesis-double', () => ({ boards: { 'nemesis-base': readBoard(data) } }))
    const half = danger({ doors: { 'c005-006': 'closed' }, intruders: [{ kind: 'adult', room: '005' }] }, ['scout'], {
      game,
      dice: { noise: ['danger'] },
    })
    expect([intruders(half), half.told('door')]).toEqual([['adult 006'], []])
    const shut = danger(
      { doors: { 'c005-006': 'closed', 'c005-006b': 'closed' }, intruders: [{ kind: 'adult', room: '005' }] },
      ['scout'],
      {
        game,
        dice: { noise: ['danger'] },
      },
    )
    expect(intruders(shut)).toEqual(['adult 005'])
    expect(shut.told('door')).toMatchObject([{ corridor: 'c005-006b', state: 'destroyed' }])
  })

  test('NEM-NOISE-06 in a room with an entrance the ducts are marked too', () => {
    const t = situation(
      { rooms: { '014': { tile: 'canteen', explored: true } }, noise: ['014/1'], hand: { scout: ['rest'] } },
      ['scout'],
      { dice: { noise: ['danger'] } },
    )
    t.act('scout', ...move('014', 'rest'))
    expect(
      t
        .told('noise')
        .map(e => e.corridor)
        .sort(),
    ).toEqual(['c011-014', 'c014-017', 'main'])
  })

  test('NEM-TECH-02 an intruder at the other end of the ducts is not next door', () => {
    const t = situation(
      {
        rooms: { '014': { tile: 'canteen', explored: true } },
        intruders: [{ kind: 'adult', room: '019' }],
        hand: { scout: ['rest'] },
      },
      ['scout'],
      {
        dice: { noise: ['danger'] },
      },
    )
    t.act('scout', ...move('014', 'rest'))
    expect(intruders(t)).toEqual(['adult 019'])
    expect(t.table().noise).toHaveLength(4)
  })

  test('NEM-RULING-133 NEM-RULING-72 coming into an Evacuation Section, they drive everybody out of its pods', () => {
    const t = situation(
      {
        rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
        pods: { 1: 'unlocked' },
        inPod: { captain: 1 },
        intruders: [{ kind: 'adult', room: '006' }],
      },
      ['scout', 'captain'],
    )
    afterwards(t.g, { do: 'danger', who: 1 })
    passTurn(t, 'scout')
    expect(t.told('leavesPod')).toMatchObject([{ who: 1, ejected: true }])
    expect([t.crew('captain').pod, intruders(t)]).toEqual([null, ['adult 002']])
  })
})

describe('moving', () => {
  test('NEM-IMOVE-01 nobody moves unless a rule says so: a turn of actions moves no intruder', () => {
    const t = situation(
      {
        rooms: canteen,
        intruders: [
          { kind: 'adult', room: '002' },
          { kind: 'queen', room: '021' },
        ],
        hand: { scout: ['rest', 'search'] },
      },
      ['scout'],
      {
        dice: { noise: ['silence', 'silence'] },
      },
    )
    t.act('scout', ...move('006', 'rest'), ...move('011', 'search'))
    expect(intruders(t)).toEqual(['adult 002', 'queen 021'])
  })

  test('NEM-IMOVE-02 an intruder in an unexplored room reveals neither tile nor token', () => {
    const t = phase('regeneration', { intruders: [{ kind: 'breeder', room: '006' }] })
    expect(intruders(t)).toEqual(['breeder 007'])
    expect(t.room('007')).toMatchObject({ explored: false, tile: null, token: true })
    expect(t.told('explored')).toEqual([])
  })

  test('NEM-IMOVE-03 an intruder that moves to a character: combat, no Encounter', () => {
    const t = phase('regeneration', { intruders: [{ kind: 'breeder', room: '015' }] })
    expect(intruders(t)).toEqual(['breeder 011'])
    expect([t.told('encounter'), t.told('surprise'), t.told('attack')]).toEqual([[], [], []])
    expect(t.options('scout')).toContainEqual({ do: 'melee' })
  })

  test('NEM-RULING-30 a number that no corridor of the room has: no movement', () => {
    const data = structuredClone(boards['nemesis-base']) as BoardData
    data.corridors = data.corridors.filter(c => c.id !== 'c006-007')
    const game = variant('nemesis-no-way', () => ({ boards: { 'nemesis-base': readBoard(data) } }))
    const t = phase('regeneration', { intruders: [{ kind: 'breeder', room: '006' }] }, ['scout'], {
      game,
      dice: { bag: ['larva-1'] },
    })
    expect([intruders(t), t.told('intruderMoved'), t.told('intruderLeft')]).toEqual([['breeder 006'], [], []])
  })
})

describe('technical corridors', () => {
  test('NEM-TECH-01 no character walks through them', () => {
    // 014 has an entrance with number 3 and neighbors 011, 013, 017.
    const t = situation({
      rooms: { '014': { tile: 'canteen', explored: true } },
      at: { scout: '014' },
      hand: { scout: ['rest', 'search'] },
    })
    const goes = t.options('scout').flatMap(o => (o.do === 'move' || o.do === 'carefulMove' ? [o.to] : []))
    expect([...new Set(goes)].sort()).toEqual(['011', '013', '017'])
  })

  test('NEM-TECH-01 the Mechanic’s card and the plans are the exceptions', () => {
    const t = situation(
      { rooms: everyRoom, at: { mechanic: '014' }, hand: { mechanic: ['technicalCorridors', 'rest'] } },
      ['mechanic'],
      { dice: { noise: ['silence'], bag: ['larva-1'] } },
    )
    t.act('mechanic', { do: 'play', card: 'technicalCorridors' }, { do: 'pay', card: 'rest' })
    expect(t.options('mechanic').flatMap(o => (o.do === 'room' ? [o.room] : []))).toEqual([
      '002',
      '004',
      '005',
      '009',
      '015',
      '019',
      '021',
    ])
  })

  test('NEM-TECH-03 NEM-TECH-02 noise at an entrance lies in the ducts and counts at every entrance', () => {
    const rooms = { '014': { tile: 'canteen', explored: true }, '015': { tile: 'cabins', explored: true } }
    const t = situation({ met: true, rooms, hand: { scout: ['rest', 'search', 'demolition'] } }, ['scout'], {
      dice: { noise: ['3', '1', '4'], bag: ['larva-1'] },
    })
    t.act('scout', ...move('014', 'rest'))
    expect(t.table().noise).toEqual(['main'])
    t.act('scout', ...move('011', 'search'))
    expect(t.table().noise.sort()).toEqual(['c011-015', 'main'])
    passTurn(t, 'scout')
    const at15 = situation({ met: true, rooms, noise: ['main'], hand: { scout: ['rest'] } }, ['scout'], {
      dice: { noise: ['4'], bag: ['larva-1'] },
    })
    at15.act('scout', ...move('015', 'rest'))
    expect(at15.told('encounter')).toMatchObject([{ room: '015' }])
  })

  test('NEM-TECH-05 no door in them: they are not offered where doors are worked', () => {
    const t = situation(
      {
        rooms: { '014': { tile: 'canteen', explored: true } },
        at: { pilot: '014' },
        hand: { pilot: ['knowledgeOfTheShip'] },
      },
      ['pilot'],
    )
    t.act('pilot', { do: 'play', card: 'knowledgeOfTheShip' }, { do: 'part', part: 0 })
    expect(t.options('pilot')).toEqual([
      { do: 'door', corridor: 'c011-014' },
      { do: 'door', corridor: 'c013-014' },
      { do: 'door', corridor: 'c014-017' },
    ])
  })

  test('NEM-TECH-06 any movement into an entrance: a retreat too', () => {
    const t = situation(
      {
        rooms: { '014': { tile: 'canteen', explored: true } },
        at: { scout: '014' },
        bag: { adult: 4 },
        intruders: [{ kind: 'adult', room: '014' }],
        hand: { scout: ['rest'] },
        decks: { attack: ['bite.retreat'], event: ['hunt.3'] },
      },
      ['scout'],
      { dice: { combat: ['hit'] } },
    )
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect([intruders(t), t.table().bag.adult]).toEqual([[], 5])
    expect(kinds(t.events, 'retreats', 'intruderLeft', 'bag')).toEqual(['retreats', 'intruderLeft', 'bag'])
  })
})

test('NEM-NOISE-09 NEM-DOOR-02 noise counts at both ends, door or no door', () => {
  const given = {
    met: true,
    rooms: { ...canteen, '007': { tile: 'cabins', explored: true } },
    noise: ['006/1'],
    doors: { '006/1': 'closed' },
  }
  for (const [room, from] of [
    ['006', '011'],
    ['007', '003'],
  ]) {
    const rooms = { ...given.rooms, '003': { tile: 'armory', explored: true } }
    const t = situation({ ...given, rooms, at: { scout: from }, hand: { scout: ['rest'] } }, ['scout'], {
      dice: { noise: ['1'], bag: ['larva-1'] },
    })
    t.act('scout', ...move(room, 'rest'))
    expect(t.told('encounter')).toMatchObject([{ room }])
  }
})

test('NEM-NOISE-11 noise hinders nobody: one walks through a marked corridor, carefully too', () => {
  const t = situation({ rooms: canteen, noise: ['006/2'], hand: { scout: ['rest', 'search'] } })
  t.act('scout', ...carefulMove('006', 'search', 'rest'))
  expect(t.crew('scout').room).toBe('006')
})
