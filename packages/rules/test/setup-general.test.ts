/** Who may stand where, what Combat is, and how many there are of each thing. NEM-GEN, NEM-COMP. */
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../src/core/ruleset.ts'
import { faceFor, view } from '../src/index.ts'
import { tileIn } from '../src/mechanics/crew.ts'
import { type Moment, playGame, policyFor } from './play.ts'
import { boards } from './printed.ts'
import { afterwards, everyRoom, move, part, pass, pay, play, type Situation, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true, items: 3 }
const cabins = { tile: 'cabins', explored: true, items: 3 }
/** No event of consequence, and the Queen lays an egg. */
const quiet = {
  decks: { event: ['bulkheadsOpen', 'regeneration'] },
  bag: { blank: 0, larva: 0, creeper: 0, adult: 0 },
}
const { content, limits } = rulesOf(situation().g)
const count = (fits: (piece: number) => boolean) => content.faces.filter((_, piece) => fits(piece)).length
const backed = (back: RegExp) => count(piece => back.test(content.backs[piece]))

describe('combat', () => {
  const kinds = (t: Situation) => new Set(t.options('scout').map(o => o.do))
  const given = {
    rooms: { '006': canteen, '007': cabins },
    at: { scout: '006' },
    hand: { scout: ['rest', 'search', 'demolition'] },
    inventory: { scout: ['bandages'] },
    light: { scout: 1 },
  }

  test('NEM-GEN-03 an intruder next door is no Combat', () => {
    const t = situation({ ...given, intruders: [{ kind: 'queen', room: '007' }] })
    expect([kinds(t).has('carefulMove'), kinds(t).has('use'), kinds(t).has('shoot')]).toEqual([true, true, false])
  })

  test.each(['larva', 'creeper', 'adult', 'breeder', 'queen'])('NEM-GEN-03 one %s in the room is', kind => {
    const t = situation({ ...given, intruders: [{ kind, room: '006' }] })
    expect([kinds(t).has('carefulMove'), kinds(t).has('use'), kinds(t).has('shoot')]).toEqual([false, false, true])
  })

  test('NEM-GEN-03 and no longer than it is there', () => {
    const t = situation({ ...given, intruders: [{ kind: 'larva', room: '006' }] }, ['scout'], {
      dice: { combat: ['hit'] },
    })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(t.told('intruderDied')).toHaveLength(1)
    expect([kinds(t).has('carefulMove'), kinds(t).has('use'), kinds(t).has('melee')]).toEqual([true, true, false])
  })

  test('NEM-GEN-04 an egg in the room is no intruder: no Combat', () => {
    const t = situation({ ...given, objects: { '006': ['egg'] } })
    expect([kinds(t).has('carefulMove'), kinds(t).has('use')]).toEqual([true, true])
  })

  test('NEM-GEN-04 a new egg is no First Encounter; an intruder is', () => {
    /** One token in the bag, and noise where the Scout would make some. */
    const passing = (token: object) => {
      const bag = { ...quiet.bag, queen: 0, ...token }
      const t = situation({ ...quiet, bag, hand: { scout: [] }, noise: ['011/2'] }, ['scout'], {
        dice: { noise: ['2'] },
      })
      t.act('scout', { do: 'pass' })
      return t
    }
    const egg = passing({ queen: 1 })
    expect([egg.table().eggs, egg.table().met, egg.crew('scout').objectives]).toEqual([6, false, 2])
    const adult = passing({ adult: 1 })
    expect([adult.table().met, adult.table().asking?.ask]).toEqual([true, 'objective'])
  })
})

describe('where miniatures stand', () => {
  test('NEM-GEN-06 NEM-GEN-07 in rooms, or a character in a pod of its section and a larva on its host: over whole games', () => {
    let pods = 0
    let intruders = 0
    const look = ({ g }: Moment) => {
      const rooms = boards[g.setup.board].rooms.length
      const inside = (room: number) => Number.isInteger(room) && room >= 0 && room < rooms
      for (const crew of g.crew) {
        if (!inside(crew.room)) expect.unreachable('a character outside the rooms')
        if (crew.pod < 0) continue
        pods++
        const { section, state } = g.pods[crew.pod]
        if (tileIn(g, crew.room).id !== `evacuationSection${section}`) expect.unreachable('a pod elsewhere')
        if (crew.fate === 'aboard' && state !== 'docked') expect.unreachable('aboard in a pod that is gone')
      }
      intruders += g.intruders.length
      if (!g.intruders.every(i => inside(i.room))) expect.unreachable('an intruder outside the rooms')
    }
    for (let seed = 0; seed < 60; seed++) playGame(seed, policyFor(seed), look, 'nemesis')
    expect(pods).toBeGreaterThan(0)
    expect(intruders).toBeGreaterThan(0)
  })

  test('NEM-GEN-06 in a pod one takes no action', () => {
    const given = {
      rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
      pods: { 1: 'unlocked', 2: 'locked' },
      inPod: { scout: 1 },
      hand: { scout: ['rest', 'demolition'] },
    }
    const t = situation(given, ['scout', 'captain'])
    expect(t.options('scout').map(o => o.do)).toEqual(['launch', 'leave', 'stay'])
  })

  test('NEM-GEN-07 a larva that infests stands on the character board, in no room', () => {
    const given = { ...quiet, rooms: { '006': canteen }, at: { scout: '006' }, hand: { scout: ['rest'] } }
    const t = situation({ ...given, intruders: [{ kind: 'larva', room: '006' }] })
    t.act('scout', ...pass)
    expect([t.crew('scout').larva, t.table().intruders]).toEqual([true, []])
  })

  test('NEM-GEN-08 a character is in the room before anything on the way takes effect', () => {
    const given = { rooms: { '006': { tile: 'canteen', token: 'door-4' } }, hand: { scout: ['rest'] } }
    const t = situation(given, ['scout'], { dice: { noise: ['2'] } })
    t.act('scout', ...move('006', 'rest'))
    const at = (kind: string) => t.events.findIndex(e => e.e === kind)
    expect(at('moved')).toBeGreaterThan(-1)
    // The door falls shut and the noise is heard in the very corridor the Scout has come through.
    for (const later of ['door', 'noise']) expect(at(later)).toBeGreaterThan(at('moved'))
    expect([t.told('door')[0].corridor, t.told('noise')[0].corridor]).toEqual(['c006-011', 'c006-011'])
    expect(t.crew('scout').room).toBe('006')
  })

  test('NEM-GEN-08 an intruder either reaches the next room or stays: behind a closed door it stays', () => {
    const walk = (doors: object) => {
      const intruders = [{ kind: 'adult', room: '006' }]
      const t = situation({
        ...quiet,
        rooms: { '006': canteen },
        doors,
        intruders,
        decks: { event: ['damage'] },
        hand: { scout: [] },
        at: { scout: '001' },
      })
      t.act('scout', { do: 'pass' })
      return t.table().intruders.map(i => i.room)
    }
    expect(walk({})).toEqual(['011'])
    expect(walk({ '006/2': 'closed' })).toEqual(['006'])
  })
})

describe('what players say', () => {
  const engine = {
    hand: { scientist: ['repairs', 'rest', 'search'] },
    at: { scientist: '019' },
    engines: { 3: 'working' },
  }

  test('NEM-GEN-11 what was looked at in secret is for its finder to tell, or not: others see that, not what', () => {
    const given = {
      rooms: { '006': { tile: 'cabins' } },
      hand: { pilot: ['knowledgeOfTheShip'] },
      at: { captain: '001' },
    }
    const t = situation(given, ['pilot', 'captain'])
    t.act('pilot', play('knowledgeOfTheShip'), part(1), { do: 'look', room: '006' })
    const [peeked] = t.told('peeked')
    expect(faceFor(peeked, 0).mine).toEqual({ tile: 'cabins' })
    expect(JSON.stringify([faceFor(peeked, 1), view(t.g, 1), view(t.g, null)])).not.toContain('cabins')
  })

  test('NEM-GEN-11 except where a rule obliges: whether an engine was changed is told, truthfully, by the table itself', () => {
    for (const [choice, top, changed] of [
      ['decline', 'working', false],
      ['accept', 'damaged', true],
    ] as const) {
      const t = situation({ ...engine, at: { ...engine.at, captain: '001' } }, ['scientist', 'captain'])
      t.act('scientist', play('repairs'), pay('rest'), { do: choice })
      expect(t.mine('scientist').engines[2][0]).toBe(top)
      const told = { e: 'engine', who: 0, engine: 3, changed, rule: 'NEM-ROOM-ENGINE-4' }
      expect(t.told('engine').map(e => faceFor(e, 1))).toEqual([told])
    }
  })
})

describe('how many there are', () => {
  test('NEM-COMP-03 twelve doors', () => {
    expect(limits.doors).toBe(12)
  })

  test('NEM-COMP-04 at most one noise marker in a corridor, and corridors fewer than the thirty markers', () => {
    const { corridors, networks } = boards['nemesis-base']
    expect(corridors.length + networks.length).toBeLessThanOrEqual(30)
    // Where one lies a second does not: the number rolled brings an Encounter, Danger brings nothing.
    const given = { rooms: { '006': canteen }, hand: { scout: ['rest'] }, noise: ['006/1', '006/2', '006/3', '006/4'] }
    const danger = situation(given, ['scout'], { dice: { noise: ['danger'] } })
    danger.act('scout', ...move('006', 'rest'))
    expect([danger.table().noise.length, danger.told('noise')]).toEqual([4, []])
    const rolled = situation(given, ['scout'], { dice: { noise: ['1'] } })
    rolled.act('scout', ...move('006', 'rest'))
    expect(rolled.told('encounter')).toHaveLength(1)
  })

  test('NEM-COMP-05 27 intruder tokens', () => {
    const kind = (name: string) => backed(new RegExp(`^intruder\\.${name}$`))
    expect(['larva', 'creeper', 'adult', 'breeder', 'queen', 'blank'].map(kind)).toEqual([8, 3, 12, 2, 1, 1])
  })

  test.each([
    ['larva', 6],
    ['creeper', 3],
    ['adult', 8],
    ['breeder', 2],
    ['queen', 1],
  ] as const)('NEM-COMP-06 %s: %i miniatures and no more', (kind, n) => {
    expect(limits.miniatures[kind]).toBe(n)
    const many = (count: number) => situation({ intruders: Array(count).fill({ kind, room: '011' }) })
    expect(many(n).table().intruders).toHaveLength(n)
    expect(() => many(n + 1)).toThrow(`there are only ${n} such miniatures`)
  })

  test('NEM-COMP-06 a third Breeder does not appear while both are in Combat', () => {
    const breeder = { kind: 'breeder', room: '006' }
    const given = {
      rooms: { '006': canteen, '007': cabins },
      at: { captain: '006' },
      noise: ['007/1'],
      hand: { scout: ['rest'], captain: ['rest'] },
      bag: { breeder: 2, blank: 0, larva: 0, creeper: 0, adult: 0, queen: 0 },
    }
    const encounter = (intruders: object[]) => {
      const at = { ...given.at, scout: '003' }
      const rooms = { ...given.rooms, '003': { tile: 'armory', explored: true } }
      const t = situation({ ...given, at, rooms, intruders, met: true }, ['scout', 'captain'], {
        dice: { noise: ['1'] },
      })
      t.act('scout', ...move('007', 'rest'))
      return [t.told('encounter').length, t.told('appeared').length, t.told('noMiniature').length]
    }
    expect(encounter([breeder])).toEqual([1, 1, 0])
    expect(encounter([breeder, breeder])).toEqual([1, 0, 1])
  })

  test('NEM-COMP-07 eight eggs in all: five in the Nest, three that can still come', () => {
    expect(limits.eggs).toBe(8)
    expect(() => situation({ objects: { '011': Array(4).fill('egg') } })).toThrow('no egg is left')
    expect(situation({ objects: { '011': Array(3).fill('egg') } }).room('011').objects).toHaveLength(4)
  })

  test('NEM-COMP-08 a pod has two sides and two places', () => {
    const section = {
      rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
      at: { scout: '002' },
      hand: { scout: ['rest', 'search'], captain: [], pilot: [] },
    }
    const crew = ['scout', 'captain', 'pilot']
    const can = (given: object) =>
      situation({ ...section, ...given }, crew)
        .options('scout')
        .some(o => o.do === 'roomAction')
    const pods = { 1: 'unlocked', 2: 'unlocked', 3: 'locked' }
    expect(can({ pods })).toBe(true)
    expect(can({ pods, inPod: { captain: 1 } })).toBe(true)
    expect(can({ pods, inPod: { captain: 1, pilot: 1 } })).toBe(false)
    expect(can({ pods: { ...pods, 1: 'locked' } })).toBe(false)
  })

  test('NEM-COMP-09 six engine tokens, a working and a damaged one for each', () => {
    expect(backed(/^engine\./)).toBe(6)
    for (const engine of [1, 2, 3])
      expect(content.withBack[`engine.${engine}`].map(piece => content.names[piece]).sort()).toEqual([
        'damaged',
        'working',
      ])
  })

  test('NEM-COMP-10 a blue corpse, and four more are enough: with the fifth death the game is over', () => {
    const crew = ['scout', 'captain', 'pilot', 'soldier', 'mechanic']
    const t = situation({ dead: crew.slice(1), wounds: { scout: ['leg', 'arm', 'body'] }, hand: { scout: [] } }, crew)
    const corpses = () =>
      t
        .table()
        .rooms.flatMap(r => r.objects)
        .filter(o => o.startsWith('corpse'))
    expect(corpses().sort()).toEqual([
      'corpse.blue',
      'corpse.captain',
      'corpse.mechanic',
      'corpse.pilot',
      'corpse.soldier',
    ])
    afterwards(t.g, { do: 'lightWound', who: 0 })
    t.act('scout', { do: 'pass' })
    expect(t.table().over?.reason).toBe('nobodyLeft')
  })

  test('NEM-COMP-11 NEM-COMP-14 20 exploration tokens and 27 contamination cards', () => {
    expect([backed(/^token$/), backed(/^contamination$/)]).toEqual([20, 27])
  })

  test('NEM-COMP-12 the 18 status markers are enough for five characters and three tracks', () => {
    const crew = ['scout', 'captain', 'pilot', 'soldier', 'mechanic']
    const t = situation(
      { light: Object.fromEntries(crew.map(c => [c, 2])), slime: crew, signal: crew, selfDestruct: 4 },
      crew,
    )
    const { crew: boardsOf, time, selfDestruct, destination } = t.table()
    // On a character board one marker each for light wounds, slime and signal; there is no place for a second.
    const onBoards = boardsOf.flatMap(c => [c.light > 0, c.slime, c.signal].filter(Boolean))
    expect([...onBoards, time, selfDestruct, destination]).toHaveLength(18)
  })

  test('NEM-COMP-13 injuries are counted, not exchanged: six and one are seven', () => {
    const given = {
      rooms: { '006': canteen },
      at: { scout: '006' },
      hand: { scout: ['rest'] },
      intruders: [{ kind: 'queen', room: '006', injuries: 6 }],
      decks: { attack: ['scratch.6', 'bite.6'] },
    }
    const t = situation(given, ['scout'], { dice: { combat: ['hit'] } })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(t.told('injured')).toMatchObject([{ injuries: 1, total: 7 }])
    expect(t.table().intruders).toMatchObject([{ kind: 'queen', injuries: 7 }])
  })

  test('NEM-COMP-14 a contamination card in hand looks like any other from behind', () => {
    const hand = { scout: ['rest', 'search'], captain: ['rest'] }
    const one = situation({ hand, contamination: { scout: { hand: ['clean'] } } }, ['scout', 'captain'])
    expect(one.mine('scout').hand).toContain('contamination')
    expect(one.crew('scout').hand).toBe(3)
    expect(JSON.stringify(one.mine('captain'))).not.toContain('contamination')
  })

  test('NEM-COMP-15 NEM-COMP-16 nothing else is in the box: no promotional card, no Intruder Action card', () => {
    const cards = {
      action: backed(/^action\./),
      contamination: backed(/^contamination$/),
      items: backed(/^item\.(red|yellow|green)$/),
      crafted: backed(/^item\.crafted$/),
      weapons: backed(/^weapon$/),
      quests: backed(/^item\.quest$/),
      tiles: backed(/^tile\.[12]$/),
      tokens: backed(/^token$/),
      wounds: backed(/^wound$/),
      events: backed(/^event$/),
      attacks: backed(/^attack$/),
      weaknesses: backed(/^weakness$/),
      objectives: backed(/^objective\.(corporate|personal)$/),
      solo: backed(/^objective\.solo$/),
      coordinates: backed(/^coordinates$/),
      engines: backed(/^engine\.[123]$/),
      intruders: backed(/^intruder\./),
    }
    expect(cards).toEqual({
      action: 60,
      contamination: 27,
      items: 90,
      crafted: 12,
      weapons: 6,
      quests: 12,
      tiles: 20,
      tokens: 20,
      wounds: 16,
      events: 20,
      attacks: 20,
      weaknesses: 8,
      objectives: 18,
      solo: 7,
      coordinates: 8,
      engines: 6,
      intruders: 27,
    })
    expect(content.faces).toHaveLength(Object.values(cards).reduce((a, b) => a + b))
  })
})

test('NEM-GEN-05 a marker taken from the board can be placed again: eight fires, one put out, one lit', () => {
  const eight = Object.fromEntries(
    ['002', '003', '004', '005', '009', '010', '012', '006'].map(id => [id, { ...everyRoom[id], fire: true }]),
  )
  const given = {
    rooms: { ...everyRoom, ...eight },
    at: { mechanic: '006' },
    hand: { mechanic: ['pyrotechnics', 'rest', 'search'] },
  }
  const t = situation(given, ['mechanic'])
  t.act('mechanic', play('pyrotechnics'), pay('rest'), part(1))
  expect(t.table().rooms.filter(r => r.fire)).toHaveLength(7)
  afterwards(t.g, { do: 'placeFire', room: 10 })
  t.act('mechanic', ...pass)
  expect([t.table().over, t.table().rooms.filter(r => r.fire).length]).toEqual([null, 8])
})
