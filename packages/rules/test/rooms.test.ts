/** Room actions, room by room. NEM-ROOM; pods, chambers, engines, airlock, Nest and Self-Destruct have their own files. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../src/core/random.ts'
import { printed, tiles } from '../src/games/nemesis/content/tiles.ts'
import { type Choice, create, type Name, type RoomId, tableView } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { tileIn } from '../src/mechanics/crew.ts'
import type { Given } from '../src/scenario/format.ts'
import { boards } from './printed.ts'
import { decline, door, keep, look, part, pay, play, type Situation, situation } from './situation.ts'

const PASS: Choice = { do: 'pass' }
const act: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const accept: Choice = { do: 'accept' }
const room = (id: RoomId): Choice => ({ do: 'room', room: id })

/** A room for a tile: 002 or 006 for tiles, their own for printed rooms. */
const placeOf = (tile: Name): RoomId => {
  const own = boards['nemesis-base'].rooms.find(r => r.special === tile)
  return own?.id ?? (tiles.find(t => t.id === tile)?.slot === '1' ? '002' : '006')
}

/** The first seat in this room with two cards; nobody else has any. */
function inside(tile: Name, more: Given = {}, seats: Name[] = ['scout'], table: object = {}): Situation {
  const id = placeOf(tile)
  const own = more.rooms?.[id] ?? {}
  const here = printed.some(p => p.id === tile) ? own : { tile, explored: true, ...own }
  const given: Given = {
    met: true,
    bag: { adult: 12 },
    decks: { event: ['scentOfPrey'] },
    ...more,
    rooms: { ...more.rooms, [id]: here },
    at: { [seats[0]]: id, ...more.at },
    hand: {
      ...Object.fromEntries(seats.map((s, i) => [s, i === 0 ? ['search', 'search'] : []])),
      ...more.hand,
    },
  }
  return situation(given, seats, { dice: { noise: ['silence'], bag: ['larva-1'] }, ...table })
}
const can = (t: Situation, who: Name = 'scout') => t.options(who).map(o => o.do)
const does = (t: Situation, who: Name = 'scout') => can(t, who).includes('roomAction')

describe('every room', () => {
  /** What each room needs for its action to be possible at all. */
  const needs: Record<Name, Given> = {
    evacuationSectionA: { pods: { 1: 'unlocked', 2: 'unlocked' } },
    evacuationSectionB: { pods: { 1: 'unlocked', 2: 'unlocked' } },
    laboratory: { carried: { scout: ['egg'] } },
    emergencyRoom: { light: { scout: 1 } },
    airlockControl: { rooms: { '010': { tile: 'commsRoom', explored: true } } },
    hibernatorium: { time: 8 },
  }
  const acting = [...tiles, ...printed].filter(t => t.action)

  test('NEM-ROOM-GEN-1 NEM-MALF-01 two cards, from inside, out of Combat, without a malfunction', () => {
    expect(acting).toHaveLength(23)
    for (const { id, noMalfunction } of acting) {
      const given = needs[id] ?? {}
      const where = placeOf(id)
      const here = (more: object) => ({ ...given, rooms: { ...given.rooms, [where]: more } })
      const price = inside(id, given)
        .mine('scout')
        .decision?.options.find(o => o.do === 'roomAction')?.cost
      const poor = inside(id, { ...given, hand: { scout: ['search'] } })
      const fight = inside(id, { ...given, intruders: [{ kind: 'larva', room: where }] })
      expect([id, price, does(poor), does(fight)]).toEqual([id, 2, false, false])
      if (noMalfunction) continue
      expect([id, does(inside(id, here({ malfunction: true })))]).toEqual([id, false])
      // NEM-FIRE-07: fire is no obstacle.
      expect([id, does(inside(id, here({ fire: true })))]).toEqual([id, true])
    }
  })

  test('NEM-ROOM-GEN-1 the action of a room next door is out of reach', () => {
    const t = inside('cabins', { rooms: { '002': { tile: 'commsRoom', explored: true } } })
    expect(does(t)).toBe(false)
  })

  test('NEM-ROOM-CABINS-1 NEM-ROOM-SLIME-1 the Cabins and the slime room have no action', () => {
    expect([...tiles, ...printed].filter(t => !t.action).map(t => t.id)).toEqual(['cabins', 'slimeRoom'])
    expect([does(inside('cabins')), does(inside('slimeRoom'))]).toEqual([false, false])
  })

  test('NEM-ROOM-GEN-2 NEM-MALF-03 a computer matters to cards only; a malfunction switches it off', () => {
    const computers = tiles.filter(t => t.computer).map(t => t.id)
    expect(computers).toEqual([
      'commsRoom',
      'fireControlSystem',
      'generator',
      'laboratory',
      'commandCenter',
      'engineControlRoom',
      'monitoringRoom',
    ])
    for (const { id, noMalfunction } of [...tiles, ...printed]) {
      const hand = { scientist: ['riskAssessment'] }
      const works = inside(id, { hand }, ['scientist'])
      expect([id, works.options('scientist').some(o => o.do === 'play')]).toEqual([id, computers.includes(id)])
      if (noMalfunction) continue
      const broken = inside(id, { hand, rooms: { [placeOf(id)]: { malfunction: true } } }, ['scientist'])
      expect(broken.options('scientist').some(o => o.do === 'play')).toBe(false)
    }
  })

  test('NEM-ROOM-GEN-3 NEM-SEARCH-01 the colour of a room decides what is found there', () => {
    const colours: Record<string, Name[]> = {
      red: ['armory', 'storage', 'commandCenter', 'monitoringRoom'],
      yellow: ['commsRoom', 'fireControlSystem', 'generator', 'airlockControl', 'engineControlRoom'],
      green: ['emergencyRoom', 'laboratory', 'surgery', 'canteen'],
      white: ['evacuationSectionA', 'evacuationSectionB', 'cabins', 'hatchControlSystem', 'showerRoom'],
    }
    for (const [colour, ids] of Object.entries(colours)) {
      expect(tiles.filter(t => t.colour === colour).map(t => t.id)).toEqual(ids)
      for (const id of ids) {
        const t = inside(id, { hand: { scout: ['search'] }, rooms: { [placeOf(id)]: { items: 1 } } })
        t.act('scout', play('search'))
        if (colour === 'white') expect(t.table().asking?.ask).toBe('searchDeck')
        else expect(t.told('searched')).toMatchObject([{ colour }])
      }
    }
    expect([...tiles, ...printed].filter(t => !t.colour).map(t => t.id)).toEqual([
      'nest',
      'slimeRoom',
      ...printed.map(p => p.id),
    ])
  })

  test('NEM-ROOM-GEN-4 all eleven tiles 1, five of nine tiles 2, and the printed rooms in their places', () => {
    const byTwo = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: null }] }
      const g = create(setup, keyFromSeed(`rooms ${seed}`))
      const lying = boards['nemesis-base'].rooms.flatMap(({ slot }, i) =>
        g.tiles[i] < 0 ? [] : [{ slot, id: tileIn(g, i).id }],
      )
      const of = (slot: string) => lying.filter(l => l.slot === slot).map(l => l.id)
      expect(of('1').toSorted()).toEqual(
        tiles
          .filter(t => t.slot === '1')
          .map(t => t.id)
          .toSorted(),
      )
      expect(new Set(of('2')).size).toBe(5)
      for (const id of of('2')) {
        expect(tiles.find(t => t.id === id)?.slot).toBe('2')
        byTwo.add(id)
      }
      const special = tableView(g).rooms.filter(r => r.explored)
      expect(special.map(r => [r.room, r.tile])).toEqual([
        ['001', 'cockpit'],
        ['011', 'hibernatorium'],
        ['019', 'engine-3'],
        ['020', 'engine-2'],
        ['021', 'engine-1'],
      ])
    }
    // Which five changes from game to game.
    expect(byTwo.size).toBeGreaterThan(5)
  })

  test('NEM-ROOM-SPECIAL-1 NEM-GEN-09 printed rooms are explored, unsearchable, and take fire and malfunctions', () => {
    for (const { id } of printed) {
      const where = placeOf(id)
      const t = inside(id, { hand: { scout: ['search', 'demolition'] }, rooms: { [where]: { fire: true } } })
      expect(t.room(where)).toMatchObject({ explored: true, items: null, fire: true })
      expect(t.options('scout')).not.toContainEqual(play('search'))
      t.act('scout', play('demolition'))
      expect(t.room(where).malfunction).toBe(true)
    }
  })
})

describe('Storage', () => {
  test('NEM-ROOM-STORAGE-1 two items of a deck of one’s choice, one kept, the other face down under it', () => {
    for (const [colour, two] of [
      ['red', ['grenade', 'decoy']],
      ['yellow', ['tools', 'chemicals']],
      ['green', ['medkit', 'alcohol']],
    ] as const) {
      const t = inside('storage', { decks: { [colour]: [...two] } })
      t.act('scout', ...act)
      expect(t.options('scout')).toEqual(['red', 'yellow', 'green'].map(c => ({ do: 'search', colour: c })))
      t.act('scout', { do: 'search', colour }, keep(two[1]))
      expect(t.mine('scout').inventory).toEqual([two[1]])
      const pile = t.table().decks.find(d => d.deck === colour)?.pile.count ?? 0
      expect(t.mine('scout').piles).toEqual([{ deck: colour, index: pile - 1, card: two[0] }])
    }
  })

  test('NEM-RULING-186 it needs no item counter and leaves it alone', () => {
    for (const items of [0, 2]) {
      const t = inside('storage', { rooms: { '002': { items } }, decks: { red: ['grenade', 'decoy'] } })
      t.act('scout', ...act, { do: 'search', colour: 'red' }, keep('grenade'))
      expect(t.room('002').items).toBe(items)
    }
  })

  test('NEM-RULING-99 NEM-HAND-05 a weapon found there holds one shot', () => {
    const t = inside('storage', { decks: { red: ['prototypeRifle', 'decoy'] } })
    t.act('scout', ...act, { do: 'search', colour: 'red' }, keep('prototypeRifle'))
    expect(t.crew('scout').hands).toMatchObject([{ card: 'rifle' }, { card: 'prototypeRifle', ammo: 1 }])
  })
})

describe('Armory', () => {
  const rifle = (t: Situation, card: Name) => t.crew('scout').hands.find(h => h.card === card)?.ammo

  test('NEM-ROOM-ARMORY-1 two shots on an energy weapon', () => {
    const t = inside('armory', { ammo: { scout: { rifle: 1 } } })
    t.act('scout', ...act)
    expect(rifle(t, 'rifle')).toBe(3)
  })

  test('NEM-ROOM-ARMORY-2 NEM-RULING-108 never more than it holds', () => {
    for (const [before, after] of [
      [0, 2],
      [3, 4],
      [4, 4],
    ]) {
      const t = inside('armory', { ammo: { scout: { rifle: before } } })
      t.act('scout', ...act)
      expect(rifle(t, 'rifle')).toBe(after)
    }
  })

  test('NEM-RULING-108 one weapon for each action, the owner’s choice', () => {
    const t = inside('armory', {
      hands: { scout: ['rifle', 'prototypeRifle'] },
      ammo: { scout: { rifle: 0, prototypeRifle: 0 } },
    })
    t.act('scout', ...act)
    expect(t.options('scout')).toEqual([
      { do: 'item', card: 'rifle' },
      { do: 'item', card: 'prototypeRifle' },
    ])
    t.act('scout', { do: 'item', card: 'prototypeRifle' })
    expect([rifle(t, 'rifle'), rifle(t, 'prototypeRifle')]).toEqual([0, 2])
  })

  test('NEM-ROOM-ARMORY-2 a classic weapon is not reloaded there', () => {
    const only = inside('armory', { ammo: { captain: { sixShooter: 0 } } }, ['captain'])
    expect(does(only, 'captain')).toBe(false)
    const both = inside('armory', {
      hands: { scout: ['rifle', 'flamethrower'] },
      ammo: { scout: { rifle: 0, flamethrower: 0 } },
    })
    both.act('scout', ...act)
    expect([rifle(both, 'rifle'), rifle(both, 'flamethrower')]).toEqual([2, 0])
  })
})

describe('Comms Room', () => {
  test('NEM-ROOM-COMMS-1 NEM-RULING-140 the Signal is one’s own, and sent once for good', () => {
    const t = inside('commsRoom', { hand: { scout: ['search', 'search', 'rest', 'demolition'], captain: [] } }, [
      'scout',
      'captain',
    ])
    t.act('scout', ...act)
    expect([t.crew('scout').signal, t.crew('captain').signal]).toEqual([true, false])
    // NEM-RULING-08: again is allowed and changes nothing.
    t.act('scout', { do: 'roomAction' }, pay('rest'), pay('demolition'))
    expect([t.crew('scout').signal, t.told('signal').length]).toEqual([true, 1])
  })
})

describe('Laboratory', () => {
  const weaknesses = { corpse: 'wayOfMoving', egg: 'vitalPlaces', carcass: 'speciesOnTheBrink' }

  test('NEM-ROOM-LAB-1 NEM-ROOM-LAB-2 an Object in the room is analysed: its weakness is revealed, it stays', () => {
    for (const [object, kind] of [
      ['egg', 'egg'],
      ['carcass', 'carcass'],
      ['corpse.blue', 'corpse'],
    ] as const) {
      const t = inside('laboratory', { weaknesses, carried: { scout: [object] } })
      t.act('scout', ...act)
      expect(t.told('weakness')).toMatchObject([{ object: kind, card: weaknesses[kind] }])
      expect(t.crew('scout').objects).toEqual([object])
      expect(
        t
          .table()
          .weaknesses.filter(w => w.card)
          .map(w => w.object),
      ).toEqual([kind])
    }
  })

  test('NEM-ROOM-LAB-1 NEM-RULING-105 lying there, or carried by anybody there; not elsewhere', () => {
    expect(does(inside('laboratory', { weaknesses }))).toBe(false)
    expect(does(inside('laboratory', { objects: { '002': ['carcass'] } }))).toBe(true)
    expect(does(inside('laboratory', { objects: { '001': ['carcass'] } }))).toBe(false)
    const other = { carried: { captain: ['egg'] } }
    expect(does(inside('laboratory', { ...other, at: { captain: '002' } }, ['scout', 'captain']))).toBe(true)
    expect(does(inside('laboratory', { ...other, at: { captain: '001' } }, ['scout', 'captain']))).toBe(false)
    const gone = { ...other, at: { captain: '002' }, hibernating: ['captain'] }
    expect(does(inside('laboratory', gone, ['scout', 'captain']))).toBe(false)
  })

  test('NEM-RULING-105 a kind that is known gives nothing; of several the player chooses', () => {
    const given: Given = { weaknesses, objects: { '002': ['egg', 'carcass', 'corpse.blue'] } }
    const t = inside('laboratory', given)
    t.act('scout', ...act)
    expect(
      t
        .options('scout')
        .map(o => (o.do === 'object' ? o.object : o.do))
        .toSorted(),
    ).toEqual(['carcass', 'corpse', 'egg'])
    t.act('scout', { do: 'object', object: 'carcass' })
    expect(t.told('weakness')).toMatchObject([{ object: 'carcass' }])
    const known = inside('laboratory', { ...given, discovered: ['egg', 'corpse'] })
    known.act('scout', ...act)
    expect(known.told('weakness')).toMatchObject([{ object: 'carcass' }])
    expect(does(inside('laboratory', { ...given, discovered: ['egg', 'corpse', 'carcass'] }))).toBe(false)
  })

  test('NEM-RULING-105 by Intranet from elsewhere the Object must still be in the Laboratory', () => {
    const given = (objects: Record<RoomId, Name[]>, carried: Record<Name, Name[]> = {}): Given => ({
      rooms: { '002': { tile: 'laboratory', explored: true } },
      weaknesses,
      objects,
      carried,
      hand: { scientist: ['intranet', 'search'] },
    })
    // The Monitoring Room's own action is possible, too: the question is which rooms are offered.
    const offered = (g: Given) => {
      const t = inside('monitoringRoom', g, ['scientist'])
      t.act('scientist', play('intranet'), pay('search'))
      return t.table().asking?.ask === 'room' ? t.options('scientist') : []
    }
    expect(offered(given({ '002': ['carcass'] }))).toContainEqual(room('002'))
    expect(offered(given({ '006': ['carcass'] }))).not.toContainEqual(room('002'))
    expect(offered(given({}, { scientist: ['egg'] }))).not.toContainEqual(room('002'))
    const t = inside('monitoringRoom', given({ '002': ['carcass'] }), ['scientist'])
    t.act('scientist', play('intranet'), pay('search'), room('002'))
    expect(t.told('weakness')).toMatchObject([{ object: 'carcass' }])
  })

  test('NEM-ROOM-GEN-1 by Intranet no action of a broken room', () => {
    const rooms = { '002': { tile: 'commsRoom', explored: true, malfunction: true } }
    const t = inside('monitoringRoom', { rooms, hand: { scientist: ['intranet', 'search'] } }, ['scientist'])
    t.act('scientist', play('intranet'), pay('search'))
    // Only its own room is left, so that one it is.
    expect(t.table().asking?.ask).toBe('lookAtTile')
  })

  test('NEM-ROOM-LAB-1 NEM-ROOM-LAB-2 a dead comrade’s body can be analysed and still lies there', () => {
    const t = inside('laboratory', { dead: ['captain'], at: { captain: '002' }, weaknesses }, ['scout', 'captain'])
    t.act('scout', ...act)
    expect(t.told('weakness')).toMatchObject([{ object: 'corpse' }])
    expect(t.room('002').objects).toEqual(['corpse.captain'])
  })
})

describe('Surgery', () => {
  const sick: Given = {
    larva: ['scout'],
    hand: { scout: ['search', 'search', 'rest'] },
    contamination: { scout: { hand: ['infected'], discard: ['infected', 'clean'], deck: ['clean', 'infected'] } },
  }

  test('NEM-ROOM-SURGERY-1 infected cards of deck, discard pile and hand go, clean ones stay, the larva goes', () => {
    const t = inside('surgery', sick, ['scout', 'captain'])
    t.act('scout', ...act)
    expect(t.told('scanned')).toMatchObject([{ who: 0, removed: 3 }])
    expect(t.crew('scout')).toMatchObject({ contamination: 2, larva: false })
    expect(t.told('larvaGone')).toHaveLength(1)
    expect(t.table().removed.filter(c => c === 'contamination')).toHaveLength(3)
  })

  test('NEM-ROOM-SURGERY-2 NEM-RULING-111 then a light wound, everything shuffled into a new deck, and a pass', () => {
    const t = inside('surgery', sick, ['scout', 'captain'])
    t.act('scout', ...act)
    // Ten cards of one's own and two clean ones.
    expect(t.crew('scout')).toMatchObject({
      light: 1,
      passed: true,
      hand: 0,
      discard: [],
      deck: { count: 12, known: [] },
    })
    expect(t.asked()).toEqual(['captain'])
    const order = t.events
      .map(e => e.e)
      .filter(e => ['scanned', 'larvaGone', 'lightWound', 'ownDeck', 'passed'].includes(e))
    expect(order).toEqual(['scanned', 'larvaGone', 'lightWound', 'ownDeck', 'passed'])
  })

  test('NEM-ROOM-SURGERY-2 no hand until the next round', () => {
    const t = inside('surgery', { ...sick, decks: { event: ['scentOfPrey'] } }, ['scout'])
    t.act('scout', ...act)
    expect([t.table().round, t.crew('scout').hand]).toEqual([2, 5])
    expect(t.told('drew')).toHaveLength(1)
  })

  test('NEM-RULING-111 NEM-RULING-07 the light wound may kill, before anything is shuffled; fire comes last', () => {
    const weak = inside('surgery', { ...sick, dressed: { scout: ['leg', 'hand', 'arm'] } }, ['scout', 'captain'])
    weak.act('scout', ...act)
    expect([weak.crew('scout').fate, weak.told('ownDeck').length, weak.told('passed').length]).toEqual(['dead', 0, 0])
    const burning = inside('surgery', { ...sick, rooms: { '002': { fire: true } } }, ['scout', 'captain'])
    burning.act('scout', ...act)
    expect(burning.crew('scout').light).toBe(2)
  })

  test('NEM-RULING-82 it never infects: without a larva none comes of it', () => {
    const t = inside('surgery', { ...sick, larva: [] }, ['scout', 'captain'])
    t.act('scout', ...act)
    expect([t.crew('scout').larva, t.crew('scout').fate]).toEqual([false, 'aboard'])
  })
})

describe('Emergency Room', () => {
  const hurt: Given = { light: { scout: 2 }, wounds: { scout: ['leg', 'arm'] }, dressed: { scout: ['hand'] } }
  const after = (choice: number) => {
    const t = inside('emergencyRoom', hurt)
    t.act('scout', ...act)
    expect(t.options('scout')).toEqual([part(0), part(1), part(2)])
    t.act('scout', part(choice))
    const { light, wounds, dressed } = t.crew('scout')
    return { light, wounds, dressed: dressed.toSorted() }
  }

  test('NEM-ROOM-EMERGENCY-1 exactly one: dress all, or heal one dressed, or heal all light wounds', () => {
    expect(after(0)).toEqual({ light: 2, wounds: [], dressed: ['arm', 'hand', 'leg'] })
    expect(after(1)).toEqual({ light: 2, wounds: ['leg', 'arm'], dressed: [] })
    expect(after(2)).toEqual({ light: 0, wounds: ['leg', 'arm'], dressed: ['hand'] })
  })

  test('NEM-ROOM-EMERGENCY-1 of several dressed wounds the owner chooses one', () => {
    const t = inside('emergencyRoom', { dressed: { scout: ['hand', 'leg'] } })
    t.act('scout', ...act, { do: 'wound', card: 'leg' })
    expect(t.crew('scout').dressed).toEqual(['hand'])
  })

  test('NEM-ROOM-EMERGENCY-1 NEM-RULING-172 it treats its user only, who must have something to treat', () => {
    const of = (light: Record<Name, number>) =>
      inside('emergencyRoom', { light, at: { captain: '002' } }, ['scout', 'captain'])
    expect(obstacles(of({ captain: 2 }).g, 0)).toContainEqual({ do: 'roomAction', why: 'nothingToTreat' })
    const t = of({ captain: 2, scout: 1 })
    t.act('scout', ...act)
    expect([t.crew('captain').light, t.crew('scout').light]).toEqual([2, 0])
  })

  test('NEM-RULING-172 the Canteen stays open to the unhurt, for its scan', () => {
    const t = inside('canteen', {})
    t.act('scout', ...act)
    expect([t.told('lightHealed'), t.table().asking?.ask]).toEqual([[], 'may'])
  })
})

describe('Cabins', () => {
  const wake = (more: Given = {}) => {
    const t = inside('cabins', { hand: { scout: [] }, ...more })
    t.act('scout', PASS)
    return t.crew('scout').hand
  }

  test('NEM-ROOM-CABINS-1 NEM-RULING-12 whoever begins a round there draws up to six', () => {
    expect(wake()).toBe(6)
    expect(wake({ at: { scout: '011' } })).toBe(5)
    expect(wake({ wounds: { scout: ['body'] } })).toBe(5)
  })

  test('NEM-ROOM-CABINS-1 not with an intruder there', () => {
    // Its Bite is no card for a Creeper: it stays and harms nobody.
    const decks = { event: ['regeneration'], attack: ['bite.4'] }
    expect(wake({ intruders: [{ kind: 'creeper', room: '006' }], decks })).toBe(5)
  })

  test('NEM-ROOM-CABINS-2 not with a malfunction', () => {
    expect(wake({ rooms: { '006': { malfunction: true } } })).toBe(5)
  })

  test('NEM-RULING-12 everybody who is there, and at that moment', () => {
    const given: Given = { at: { captain: '006', pilot: '011' }, hand: { scout: [] } }
    const t = inside('cabins', given, ['scout', 'captain', 'pilot'])
    for (const who of ['scout', 'captain', 'pilot']) t.act(who, PASS)
    expect(['scout', 'captain', 'pilot'].map(who => t.crew(who).hand)).toEqual([6, 6, 5])
  })
})

describe.each([
  ['canteen', (t: Situation) => t.crew('scout').light],
  ['showerRoom', (t: Situation) => Number(t.crew('scout').slime)],
])('%s', (tile, left) => {
  const ill: Given = { light: { scout: 1 }, slime: ['scout'], hand: { scout: ['search', 'search', 'rest'] } }
  const scanned = (words: string[], more: Given = {}, seats: Name[] = ['scout', 'captain']) => {
    const t = inside(tile, { ...ill, contamination: { scout: { hand: words, discard: ['infected'] } }, ...more }, seats)
    t.act('scout', ...act)
    expect(t.options('scout')).toEqual([accept, decline])
    return t
  }

  test('NEM-ROOM-CANTEEN-2 NEM-ROOM-SHOWER-2 the scan is optional, the first part is done either way', () => {
    const t = scanned(['infected', 'clean'])
    t.act('scout', decline)
    expect([left(t), t.told('scanned').length, t.crew('scout').hand]).toEqual([0, 0, 3])
  })

  test('NEM-ROOM-CANTEEN-2 NEM-ROOM-SHOWER-2 NEM-SCAN-01 clean cards of the hand go, the discard pile is not read', () => {
    const t = scanned(['clean', 'clean'])
    t.act('scout', accept)
    expect(t.crew('scout')).toMatchObject({ hand: 1, contamination: 1, larva: false })
    expect(t.told('scanned')).toMatchObject([{ removed: 2 }])
  })

  test('NEM-ROOM-CANTEEN-3 NEM-ROOM-SHOWER-2 an infected one stays in hand and brings a larva', () => {
    const t = scanned(['infected', 'clean'])
    t.act('scout', accept)
    expect(t.crew('scout')).toMatchObject({ hand: 2, larva: true, fate: 'aboard' })
    expect(t.mine('scout').hand).toContain('contamination.infected')
  })

  test('NEM-ROOM-CANTEEN-3 NEM-ROOM-SHOWER-2 with a larva already, the character dies and a Creeper is in the room', () => {
    const t = scanned(['infected'], { larva: ['scout'], at: { captain: '001' } })
    t.act('scout', accept)
    expect(t.crew('scout').fate).toBe('dead')
    expect(t.table().intruders).toMatchObject([{ kind: 'creeper', room: placeOf(tile) }])
    expect(t.told('encounter')).toEqual([])
  })

  test('NEM-ROOM-CANTEEN-3 NEM-ROOM-SHOWER-2 with a larva and only clean cards nothing happens to it', () => {
    const t = scanned(['clean'], { larva: ['scout'] })
    t.act('scout', accept)
    expect(t.crew('scout')).toMatchObject({ fate: 'aboard', larva: true, contamination: 1 })
  })
})

describe('Canteen and Shower Room', () => {
  test('NEM-ROOM-CANTEEN-1 NEM-RULING-89 one light wound is healed', () => {
    const t = inside('canteen', { light: { scout: 2 } })
    t.act('scout', ...act, decline)
    expect(t.crew('scout').light).toBe(1)
  })

  test('NEM-ROOM-SHOWER-1 NEM-SLIME-04 NEM-RULING-08 the slime goes; without slime the action is allowed all the same', () => {
    const t = inside('showerRoom', { slime: ['scout'] })
    t.act('scout', ...act, decline)
    expect([t.crew('scout').slime, t.told('cleaned').length]).toEqual([false, 1])
    const clean = inside('showerRoom')
    clean.act('scout', ...act, decline)
    expect([clean.crew('scout').hand, clean.told('cleaned').length]).toEqual([0, 0])
  })

  test('NEM-ROOM-SHOWER-3 it can burn, and the shower does not put it out', () => {
    const t = inside('showerRoom', { slime: ['scout'], rooms: { '006': { fire: true } } })
    t.act('scout', ...act, decline)
    expect(t.room('006').fire).toBe(true)
  })

  test('NEM-SLIME-04 Clothes wash the slime off, one’s own or somebody else’s', () => {
    const given: Given = {
      slime: ['scout', 'captain'],
      inventory: { scout: ['clothes.green'] },
      hand: { scout: ['search'] },
    }
    const t = inside('cabins', { ...given, at: { captain: '006' } }, ['scout', 'captain'])
    t.act('scout', { do: 'use', card: 'clothes.green' }, pay('search'), { do: 'who', whom: 1 })
    expect([t.crew('scout').slime, t.crew('captain').slime]).toEqual([true, false])
  })
})

describe('Fire Control System', () => {
  const two: Given = {
    rooms: { '011': { fire: true } },
    intruders: [
      { kind: 'creeper', room: '011' },
      { kind: 'adult', room: '011' },
      { kind: 'adult', room: '020' },
    ],
    // Regeneration leads through 1, Scent of Prey through 3.
    decks: { event: ['regeneration', 'scentOfPrey'] },
  }

  test('NEM-ROOM-FIRECONTROL-1 NEM-RULING-110 any room on the board, explored or not; its fire goes out', () => {
    const t = inside('fireControlSystem', { rooms: { '005': { fire: true }, '010': { fire: true } } })
    t.act('scout', ...act)
    expect(t.options('scout')).toEqual(boards['nemesis-base'].rooms.map(r => room(r.id)))
    t.act('scout', room('005'))
    expect([t.room('005').fire, t.room('010').fire, t.room('005').explored]).toEqual([false, true, false])
  })

  test('NEM-ROOM-FIRECONTROL-2 NEM-RULING-110 every intruder there flees, each with an Event card of its own', () => {
    const t = inside('fireControlSystem', two)
    t.act('scout', ...act, room('011'))
    expect(t.told('retreats')).toMatchObject([
      { kind: 'adult', card: 'regeneration', number: 1 },
      { kind: 'creeper', card: 'scentOfPrey', number: 3 },
    ])
    expect(t.table().intruders.map(i => [i.kind, i.room])).toEqual([
      ['creeper', '008'],
      ['adult', '015'],
      ['adult', '020'],
    ])
    // NEM-RULING-170
    expect(t.table().decks.find(d => d.deck === 'event')?.discard).toEqual(['regeneration', 'scentOfPrey'])
  })

  test('NEM-ROOM-FIRECONTROL-3 the room need not burn', () => {
    const t = inside('fireControlSystem', { ...two, rooms: {} })
    t.act('scout', ...act, room('011'))
    expect([t.told('fireOut').length, t.told('retreats').length]).toEqual([0, 2])
  })

  test('NEM-RULING-110 into a closed door: it breaks and they stay; into the ducts: they leave', () => {
    const stays = inside('fireControlSystem', { ...two, doors: { '011/1': 'closed', '011/3': 'closed' } })
    stays.act('scout', ...act, room('011'))
    expect(stays.table().intruders.map(i => i.room)).toEqual(['011', '011', '020'])
    expect(stays.table().doors.map(d => d.state)).toEqual(['destroyed', 'destroyed'])
    const ducts = inside('fireControlSystem', {
      intruders: [{ kind: 'adult', room: '014' }],
      decks: { event: ['scentOfPrey'] },
    })
    ducts.act('scout', ...act, room('014'))
    expect([ducts.table().intruders, ducts.told('intruderLeft')]).toMatchObject([[], [{ how: 'ducts' }]])
  })

  test('NEM-RULING-110 from a room with characters too: nobody left behind is attacked', () => {
    const t = inside('fireControlSystem', { ...two, at: { captain: '011' } }, ['scout', 'captain'])
    t.act('scout', ...act, room('011'))
    expect([t.told('attack').length, t.told('retreats').length]).toEqual([0, 2])
  })

  test('NEM-RULING-211 phosphates: it retreats first, then is hurt where it is; one that left is not', () => {
    const known: Given = { weaknesses: { egg: 'susceptibilityToPhosphates' }, discovered: ['egg'] }
    const t = inside('fireControlSystem', {
      ...known,
      intruders: [{ kind: 'adult', room: '011' }],
      decks: { event: ['regeneration'], attack: ['scratch.6'] },
    })
    t.act('scout', ...act, room('011'))
    expect(t.table().intruders).toMatchObject([{ room: '015', injuries: 1 }])
    const gone = inside('fireControlSystem', {
      ...known,
      intruders: [{ kind: 'adult', room: '014' }],
      decks: { event: ['scentOfPrey'] },
    })
    gone.act('scout', ...act, room('014'))
    expect(gone.told('injured')).toEqual([])
  })
})

describe('Command Center', () => {
  test('NEM-ROOM-COMMAND-1 NEM-RULING-119 any room, explored or not; each of its doors opened, closed or left', () => {
    const t = inside('commandCenter', { doors: { '011/2': 'closed', '011/4': 'destroyed' } })
    t.act('scout', ...act)
    expect(t.options('scout')).toEqual(boards['nemesis-base'].rooms.map(r => room(r.id)))
    t.act('scout', room('011'))
    // The destroyed one cannot be worked.
    expect(t.options('scout')).toEqual([{ do: 'done' }, door('c006-011'), door('c008-011'), door('c011-015')])
    t.act('scout', door('c006-011'))
    // One after the other: what is behind is done.
    expect(t.options('scout')).toEqual([{ do: 'done' }, door('c008-011'), door('c011-015')])
    t.act('scout', door('c011-015'))
    expect(t.table().doors).toEqual([
      { corridor: 'c011-014', state: 'destroyed' },
      { corridor: 'c011-015', state: 'closed' },
    ])
    expect(t.table().asking?.ask).toBe('turn')
  })

  test('NEM-ROOM-COMMAND-1 none is mandatory', () => {
    const t = inside('commandCenter')
    t.act('scout', ...act, room('011'), { do: 'done' })
    expect([t.table().doors, t.crew('scout').hand]).toEqual([[], 0])
  })

  test('NEM-RULING-119 technical corridors have no door to choose', () => {
    const t = inside('commandCenter')
    t.act('scout', ...act, room('014'))
    expect(t.options('scout')).toEqual([{ do: 'done' }, door('c011-014'), door('c013-014'), door('c014-017')])
  })

  test('NEM-RULING-119 NEM-RULING-77 short of tokens: one is taken from the board, not one just placed', () => {
    const destroyed = boards['nemesis-base'].corridors.slice(0, 9).map(c => [c.id, 'destroyed'] as const)
    const doors = { ...Object.fromEntries(destroyed), 'c007-008': 'destroyed', 'c009-012': 'closed' } as const
    const t = inside('commandCenter', { doors })
    t.act('scout', ...act, room('014'), door('c011-014'))
    expect(t.table().asking?.ask).toBe('doorsOf')
    t.act('scout', door('c013-014'))
    expect([t.table().asking?.ask, t.options('scout')]).toEqual(['moveDoor', [door('c009-012')]])
    t.act('scout', door('c009-012'))
    // Nothing is left to take but what this very action has placed: the third closes nothing.
    t.act('scout', door('c014-017'))
    const closed = t.table().doors.filter(d => d.state === 'closed')
    expect(closed.map(d => d.corridor)).toEqual(['c011-014', 'c013-014'])
  })

  test('NEM-ROOM-COMMAND-1 the Security Key does the same from anywhere, once', () => {
    const t = inside('cabins', { inventory: { scout: ['securityKey'] }, hand: { scout: ['search'] } })
    t.act('scout', { do: 'use', card: 'securityKey' }, pay('search'), room('020'), door('c017-020'), door('c018-020'))
    expect(t.table().doors.map(d => d.corridor)).toEqual(['c017-020', 'c018-020'])
    expect(t.crew('scout').inventory).toEqual([])
  })
})

describe('the slime room', () => {
  test('NEM-ROOM-SLIME-1 whoever enters is slimed, each time', () => {
    const rooms = { '006': { tile: 'slimeRoom', explored: true } }
    const t = inside('hibernatorium', { rooms, hand: { scout: ['search'] } })
    t.act('scout', { do: 'move', to: '006' }, pay('search'))
    expect(t.crew('scout').slime).toBe(true)
  })

  test('NEM-ROOM-SLIME-3 NEM-MALF-05 no item counter, no Search, no malfunction', () => {
    const t = inside('slimeRoom', { hand: { scout: ['search', 'demolition'] } })
    expect(t.room('006').items).toBeNull()
    expect(t.options('scout')).not.toContainEqual(play('search'))
    t.act('scout', play('demolition'))
    expect([t.room('006').malfunction, t.told('malfunction').length]).toEqual([false, 0])
  })
})

describe('Monitoring Room', () => {
  test('NEM-ROOM-MONITOR-1 NEM-RULING-120 one face-down tile with its token, for the looker’s eyes only', () => {
    const rooms = { '010': { tile: 'surgery', token: 'door-4' }, '012': { tile: 'armory', explored: true } }
    const t = inside('monitoringRoom', { rooms }, ['scout', 'captain'])
    t.act('scout', ...act)
    const faceDown = t.table().rooms.filter(r => !r.explored)
    expect(t.options('scout')).toEqual(faceDown.map(r => look(r.room)))
    expect(faceDown.map(r => r.room)).not.toContain('012')
    t.act('scout', look('010'))
    expect(t.mine('scout').tiles).toEqual([{ room: '010', tile: 'surgery' }])
    expect(t.mine('scout').tokens).toEqual([{ room: '010', token: 'door-4' }])
    expect([t.mine('captain').tiles, t.mine('captain').tokens]).toEqual([[], []])
    expect(t.room('010')).toMatchObject({ explored: false, tile: null, token: true, items: null })
    expect(t.table().asking?.ask).toBe('turn')
  })

  test('NEM-RULING-120 with every room explored there is nothing to look at', () => {
    const t = inside('monitoringRoom')
    expect(does(t)).toBe(true)
    t.g.explored.fill(true)
    t.g.n++
    expect(does(t)).toBe(false)
  })
})

describe('Cockpit', () => {
  test('NEM-ROOM-COCKPIT-1 NEM-ROOM-COCKPIT-2 check the coordinates, in secret', () => {
    const t = inside('cockpit', { coordinates: 'coordinates-7' }, ['scout', 'captain'])
    t.act('scout', ...act)
    expect(t.options('scout')).toEqual([part(0), part(1)])
    t.act('scout', part(0))
    expect([t.mine('scout').coordinates, t.mine('captain').coordinates]).toEqual(['coordinates-7', null])
    expect(t.table().coordinates).toEqual({ seenBy: 1, card: null })
    expect(t.table().destination).toBe('B')
    expect(t.told('peeked')).toMatchObject([{ what: 'coordinates', only: { 0: { card: 'coordinates-7' } } }])
  })

  test('NEM-ROOM-COCKPIT-2 what was seen stays known; looking again costs another action', () => {
    const given: Given = {
      seen: { scout: ['coordinates'] },
      hand: { scout: ['search', 'search', 'rest', 'demolition'] },
    }
    const t = inside('cockpit', given)
    t.act('scout', ...act, part(0))
    expect([t.crew('scout').hand, t.table().turn?.done]).toEqual([2, 1])
    expect(t.mine('scout').notes.filter(n => n.what === 'coordinates')).toHaveLength(1)
  })

  test('NEM-ROOM-COCKPIT-1 NEM-ROOM-COCKPIT-3 or set the destination: any space', () => {
    for (const space of ['A', 'B', 'C', 'D'] as const) {
      const t = inside('cockpit')
      t.act('scout', ...act, part(1))
      expect(t.options('scout')).toEqual(['A', 'B', 'C', 'D'].map(s => ({ do: 'space', space: s })))
      t.act('scout', { do: 'space', space })
      expect(t.table().destination).toBe(space)
      expect(t.told('peeked')).toEqual([])
    }
  })

  test('NEM-ROOM-COCKPIT-4 NEM-RULING-195 neither with an intruder in the Cockpit nor with a malfunction', () => {
    expect(does(inside('cockpit'))).toBe(true)
    expect(does(inside('cockpit', { intruders: [{ kind: 'larva', room: '001' }] }))).toBe(false)
    expect(does(inside('cockpit', { rooms: { '001': { malfunction: true } } }))).toBe(false)
  })

  test('NEM-ROOM-COCKPIT-4 while somebody hibernates the destination stays', () => {
    const t = inside('cockpit', { hibernating: ['captain'], hand: { pilot: ['piloting'] } }, ['pilot', 'captain'])
    t.act('pilot', play('piloting'))
    expect(t.told('peeked')).toMatchObject([{ what: 'coordinates' }])
  })
})

describe('cards that use a room', () => {
  test('NEM-ROOM-GEN-1 Old Friend: any working room without a computer', () => {
    const able = (tile: Name, more: Given = {}) =>
      inside(tile, { hand: { pilot: ['oldFriend'] }, ...more }, ['pilot'])
        .options('pilot')
        .some(o => o.do === 'play')
    expect(able('storage')).toBe(true)
    expect(able('commsRoom')).toBe(false)
    expect(able('cabins')).toBe(false)
    expect(able('storage', { rooms: { '002': { malfunction: true } } })).toBe(false)
    expect(able('storage', { intruders: [{ kind: 'larva', room: '002' }] })).toBe(false)
    // A broken computer is still a room with a computer.
    expect(able('commsRoom', { rooms: { '002': { malfunction: true } } })).toBe(false)
  })

  test('NEM-ROOM-GEN-2 Computer Skills: the action of a room with a working computer, or a door', () => {
    const t = inside('commsRoom', { hand: { mechanic: ['computerSkills'] } }, ['mechanic'])
    t.act('mechanic', play('computerSkills'), part(1))
    expect(t.crew('mechanic').signal).toBe(true)
    const none = inside('storage', { hand: { mechanic: ['computerSkills'] } }, ['mechanic'])
    none.act('mechanic', play('computerSkills'))
    expect(none.table().asking?.ask).toBe('door')
  })

  test('NEM-ROOM-GEN-2 Piloting: the Cockpit’s action or that of a computer room, or there the coordinates', () => {
    const cockpit = inside('cockpit', { hand: { pilot: ['piloting'] } }, ['pilot'])
    cockpit.act('pilot', play('piloting'))
    // No computer in the Cockpit: only its own action.
    expect([cockpit.table().asking?.ask, cockpit.options('pilot')]).toEqual(['part', [part(0), part(1)]])
    cockpit.act('pilot', part(1), { do: 'space', space: 'D' })
    expect(cockpit.table().destination).toBe('D')
    const comms = (choice: number) => {
      const t = inside('commsRoom', { hand: { pilot: ['piloting'] } }, ['pilot'])
      t.act('pilot', play('piloting'), part(choice))
      return t
    }
    expect(comms(0).crew('pilot').signal).toBe(true)
    expect(comms(1).mine('pilot').coordinates).not.toBeNull()
    for (const [tile, more] of [
      ['storage', {}],
      ['cockpit', { rooms: { '001': { malfunction: true } } }],
      ['commsRoom', { rooms: { '002': { malfunction: true } } }],
    ] as [Name, Given][])
      expect(can(inside(tile, { hand: { pilot: ['piloting'] }, ...more }, ['pilot']), 'pilot')).not.toContain('play')
  })

  test('NEM-ROOM-GEN-2 Blocking Access: its room’s action, or a malfunction in any computer room', () => {
    const given: Given = {
      rooms: { '010': { tile: 'generator', explored: true }, '012': { tile: 'laboratory' } },
      hand: { scientist: ['blockingAccess'] },
    }
    const t = inside('commsRoom', given, ['scientist'])
    t.act('scientist', play('blockingAccess'), part(1))
    expect(t.options('scientist')).toEqual([room('002'), room('010')])
    t.act('scientist', room('010'))
    expect(t.room('010').malfunction).toBe(true)
    const own = inside('commsRoom', given, ['scientist'])
    own.act('scientist', play('blockingAccess'), part(0))
    expect(own.crew('scientist').signal).toBe(true)
  })

  test('NEM-ROOM-GEN-2 Intranet: from a computer room, or from anywhere with the Holo Computer', () => {
    const given: Given = {
      rooms: { '010': { tile: 'commsRoom', explored: true } },
      hand: { scientist: ['intranet', 'search'] },
    }
    const bare = inside('storage', given, ['scientist'])
    expect(bare.options('scientist')).not.toContainEqual(play('intranet'))
    const holo = inside('storage', { ...given, hands: { scientist: ['holoComputer'] } }, ['scientist'])
    holo.act('scientist', play('intranet'), pay('search'))
    expect(holo.crew('scientist').signal).toBe(true)
  })

  test('NEM-RULING-09 a cancelled room action is paid and not done', () => {
    const given: Given = { at: { captain: '002' }, hand: { captain: ['interruption'] } }
    const t = inside('commsRoom', given, ['scout', 'captain'])
    t.act('scout', ...act)
    t.act('captain', { do: 'react', card: 'interruption' })
    expect([t.crew('scout').signal, t.crew('scout').hand, t.table().turn?.done]).toEqual([false, 0, 1])
  })
})
