/** The optional side of the ship: two technical networks, double corridors, evacuation sections in sight. */
import { describe, expect, test } from 'vitest'
import { boardOf, faceOf } from '../src/core/ruleset.ts'
import { type Choice, create, explain, gameInfo, keyFromSeed, type Mode, view } from '../src/index.ts'
import { exchange, rngFor } from '../src/testing.ts'
import { phase, quiet } from './eventPhase.ts'
import { boards } from './printed.ts'
import { move, pay, play, type Situation, situation } from './situation.ts'

const ALT = 'nemesis-alt'
const board = boards[ALT]
const onAlt = (given: object = {}, seats = ['scout'], more: object = {}): Situation =>
  situation(given, seats, { board: ALT, ...more })
const entrances = (network: string) => board.technical.filter(t => t.network === network).map(t => t.room)
const setup = (seats: number, mode?: Mode) => ({
  game: 'nemesis',
  board: ALT,
  ...(mode && { mode }),
  seats: Array.from({ length: seats }, () => ({ character: null })),
})

describe('setting it up', () => {
  test('NEM-BOARD2-01 NEM-SETUP-01 it can be chosen in any mode, and is not chosen unless one does', () => {
    expect(gameInfo('nemesis')?.boards).toEqual(['nemesis-base', ALT])
    for (const [seats, mode] of [[1], [1, 'solo'], [3, 'cooperative'], [5, 'semiCooperative']] as const)
      expect(view(create(setup(seats, mode), keyFromSeed(1)), null).table.board).toBe(ALT)
  })

  test('NEM-BOARD2-04 sections A and B lie face up on their spaces, the other tiles face down as usual', () => {
    const others = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const g = create(setup(2), keyFromSeed(seed))
      const { rooms } = view(g, null).table
      const faceUp = rooms.filter(r => r.explored && g.tiles[boardOf(g).roomIndex[r.room]] >= 0)
      expect(faceUp.map(r => [r.room, r.tile])).toEqual([
        ['003', 'evacuationSectionA'],
        ['017', 'evacuationSectionB'],
      ])
      g.tiles.forEach((piece, room) => {
        if (piece < 0) return
        const face = faceOf(g, piece)
        expect(face.kind === 'tile' && face.tile.slot).toBe(board.rooms[room].slot)
        if (!g.explored[room]) others.add(face.id)
      })
      expect(rooms.filter(r => !r.explored).map(r => r.tile)).toEqual(Array(14).fill(null))
    }
    expect([others.has('evacuationSectionA'), others.has('evacuationSectionB')]).toEqual([false, false])
    expect(others.size).toBe(18)
  })

  test('NEM-BOARD2-05 a random token face down on each of them, as on every other tile', () => {
    const found = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const g = create(setup(2), keyFromSeed(seed))
      const { rooms } = view(g, 0).table
      expect(rooms.filter(r => r.token).map(r => r.room)).toEqual(
        board.rooms.filter(r => r.slot !== 'special').map(r => r.id),
      )
      const piece = g.tokens[boardOf(g).roomIndex['003']]
      expect(g.seen[piece]).toBe(0)
      found.add(faceOf(g, piece).id)
    }
    expect(found.size).toBeGreaterThan(8)
  })

  test('NEM-BOARD2-05 nobody knows which token it is: in another world it is another', () => {
    const g = create(setup(2), keyFromSeed(4))
    const room = boardOf(g).roomIndex['003']
    const worlds = Array.from({ length: 10 }, (_, i) => exchange(g, 0, rngFor(i)))
    expect(new Set(worlds.map(world => world.tokens[room])).size).toBeGreaterThan(1)
    for (const world of worlds) {
      expect(world.tiles[room]).toBe(g.tiles[room])
      expect(JSON.stringify(view(world, 0))).toBe(JSON.stringify(view(g, 0)))
    }
  })
})

describe('evacuation sections in sight', () => {
  const entering = (token: string) => {
    const given = { at: { scout: '001', captain: '021' }, rooms: { '003': { token } }, hand: { scout: ['rest'] } }
    const t = onAlt(given, ['scout', 'captain'], { dice: { noise: ['silence'] } })
    t.act('scout', { do: 'move', to: '003', via: 'c001-003a' }, pay('rest'))
    return t
  }

  test('NEM-BOARD2-05 NEM-RULING-159 the token is resolved at the first entry and sets the item counter', () => {
    const t = entering('malfunction-3')
    expect(t.told('explored')).toEqual([])
    expect(t.told('token')).toMatchObject([{ token: 'malfunction-3', room: '003', items: 3 }])
    expect(t.room('003')).toMatchObject({ items: 3, malfunction: true, token: false })
    expect(t.told('noiseRolled').length).toBe(1)
  })

  test('NEM-BOARD2-05 silence and danger take the place of the noise roll there too', () => {
    expect(entering('silence-1').told('noiseRolled')).toEqual([])
    const danger = entering('danger-2')
    expect([danger.told('noiseRolled'), danger.told('danger').length]).toEqual([[], 1])
  })

  test('NEM-BOARD2-05 NEM-EXPL-11 it is resolved once', () => {
    const given = { at: { scout: '001' }, rooms: { '003': { token: 'fire-1' } } }
    const t = onAlt({ ...given, hand: { scout: ['rest', 'search', 'demolition'] } }, ['scout'], {
      dice: { noise: ['silence', 'silence', 'silence'] },
    })
    t.act('scout', { do: 'move', to: '003', via: 'c001-003a' }, pay('rest'), ...move('001', 'search'))
    t.act('scout', ...move('003', 'demolition'))
    expect(t.told('moved')).toHaveLength(3)
    expect([t.told('token').length, t.told('fire').length]).toEqual([1, 1])
  })

  test('NEM-RULING-159 they count as explored before anybody has been there', () => {
    const t = onAlt({ hand: { scout: ['rest', 'search'] }, at: { scout: '001' } })
    const tiles = t.table().rooms.filter(r => r.explored && r.room === '003')
    expect(tiles).toMatchObject([{ tile: 'evacuationSectionA', token: true, items: null }])
    // What may look at unexplored rooms does not offer them.
    const looking = onAlt({ hand: { pilot: ['knowledgeOfTheShip'] } }, ['pilot'])
    looking.act('pilot', play('knowledgeOfTheShip'), { do: 'part', part: 1 })
    const offered = looking.options('pilot').flatMap(o => (o.do === 'look' ? [o.room] : []))
    expect(offered).toEqual(board.rooms.filter(r => r.slot !== 'special' && !r.faceUpTile).map(r => r.id))
    // And an event that sets fire to what is next to a burning room burns them too.
    const burning = phase('consumingFire', { at: { scout: '021' }, rooms: { '001': { fire: true } } }, ['scout'], {
      board: ALT,
    })
    expect(burning.room('003').fire).toBe(true)
  })

  test('a scenario leaves the tiles that lie face up where they are', () => {
    const bad = (rooms: object) => () => onAlt({ rooms })
    expect(bad({ '003': { tile: 'canteen' } })).toThrow('evacuationSectionA lies there face up')
    expect(bad({ '002': { tile: 'evacuationSectionA' } })).toThrow('no evacuationSectionA can lie in this room')
    expect(bad({ '003': { explored: false } })).toThrow('the tile of this room lies face up')
    expect(bad({ '003': { items: 2 } })).toThrow('this room has no item counter')
    const been = onAlt({ rooms: { '003': { tile: 'evacuationSectionA', explored: true, items: 2 } } })
    expect(been.room('003')).toMatchObject({ token: false, items: 2 })
  })
})

describe('two technical networks', () => {
  test('NEM-BOARD2-02 NEM-DATA-01 each has its own space and entrances; no room opens into both', () => {
    expect([entrances('red'), entrances('blue')]).toEqual([
      ['009', '010', '014', '015', '019'],
      ['005', '006', '011', '016', '020'],
    ])
  })

  test('NEM-BOARD2-02 NEM-TECH-01 one comes out where the same network does', () => {
    const ducts = (room: string) => {
      const t = onAlt(
        {
          at: { mechanic: room },
          rooms: { [room]: { explored: true } },
          hand: { mechanic: ['technicalCorridors', 'rest'] },
        },
        ['mechanic'],
      )
      t.act('mechanic', play('technicalCorridors'), pay('rest'))
      return t.options('mechanic').flatMap(o => (o.do === 'room' ? [o.room] : []))
    }
    expect(ducts('010')).toEqual(['009', '014', '015', '019'])
    expect(ducts('005')).toEqual(['006', '011', '016', '020'])
  })

  test('NEM-RULING-157 NEM-NOISE-06 danger marks the network of the room, not the other', () => {
    const danger = (room: string) => {
      const t = onAlt(
        {
          at: { scout: room === '019' ? '017' : '018' },
          rooms: { '017': { explored: true }, '018': { explored: true } },
          hand: { scout: ['rest'] },
        },
        ['scout'],
        { dice: { noise: ['danger'] } },
      )
      t.act('scout', ...move(room, 'rest'))
      return t.table().noise
    }
    expect(danger('019')).toEqual(['c014-019a', 'c014-019b', 'c017-019', 'red'])
    expect(danger('020')).toEqual(['c017-020', 'c018-020', 'blue'])
  })

  test('NEM-RULING-157 careful movement offers the network of the room', () => {
    const t = onAlt({ at: { scout: '018' }, rooms: { '018': { explored: true } }, hand: { scout: ['rest', 'search'] } })
    t.act('scout', { do: 'carefulMove', to: '020' }, pay('search'), pay('rest'))
    expect(t.options('scout')).toEqual(['c017-020', 'c018-020', 'blue'].map(corridor => ({ do: 'mark', corridor })))
  })

  test('NEM-RULING-157 intruders leave by either network into the one bag, and the noise there stays', () => {
    for (const [room, network, event] of [
      ['014', 'red', 'regeneration'],
      ['016', 'blue', 'flammableCompounds'],
    ]) {
      const t = phase(
        event,
        { at: { scout: '001' }, intruders: [{ kind: 'breeder', room }], noise: [network] },
        ['scout'],
        {
          board: ALT,
        },
      )
      expect(t.told('intruderLeft')).toMatchObject([{ how: 'ducts', room }])
      expect([t.table().intruders, t.table().bag.breeder, t.table().noise]).toEqual([[], 1, [network]])
    }
  })

  test('NEM-RULING-157 NEM-EVENT-06 noise in the technical corridors comes into each; who stands at a loud one rolls', () => {
    const still = phase('noiseInTechnicalCorridors', { at: { scout: '020' } }, ['scout'], { board: ALT })
    expect([still.table().noise, still.told('noiseRolled')]).toEqual([['red', 'blue'], []])
    const loud = phase(
      'noiseInTechnicalCorridors',
      { at: { scout: '020', captain: '019' }, noise: ['red'] },
      ['scout', 'captain'],
      {
        board: ALT,
        dice: { ...quiet, noise: ['silence'] },
      },
    )
    expect(loud.table().noise).toEqual(['red', 'blue'])
    expect(loud.told('noiseRolled').map(e => e.who)).toEqual([1])
  })
})

describe('two corridors between the same rooms', () => {
  const to003 = (t: Situation) =>
    t.options('scout').filter((o): o is Extract<Choice, { do: 'move' }> => o.do === 'move' && o.to === '003')
  const outside = (given: object = {}) => onAlt({ at: { scout: '001' }, hand: { scout: ['rest', 'search'] }, ...given })

  test('NEM-BOARD2-03 NEM-RULING-158 each has its own numbers, marker and door', () => {
    const pairs = board.corridors.filter(c => c.id.endsWith('a')).map(c => [c.a, c.b])
    expect(pairs).toEqual([
      ['001', '003'],
      ['004', '007'],
      ['011', '013'],
      ['014', '019'],
    ])
    const t = outside({ noise: ['001/3'], doors: { '001/4': 'closed' } })
    expect(t.table().noise).toEqual(['c001-003a'])
    expect(t.table().doors).toEqual([{ corridor: 'c001-003b', state: 'closed' }])
    // A 4 rolled at the other end finds the second corridor quiet, a 3 the first one loud.
    for (const [face, encounters] of [
      ['4', 0],
      ['3', 1],
    ] as const) {
      const rolled = onAlt(
        {
          at: { scout: '005' },
          rooms: { '005': { explored: true }, '003': { explored: true } },
          noise: ['001/3'],
          hand: { scout: ['rest'] },
        },
        ['scout'],
        { dice: { noise: [face], bag: ['blank'] } },
      )
      rolled.act('scout', ...move('003', 'rest'))
      expect(rolled.told('encounter').length).toBe(encounters)
    }
  })

  test('NEM-RULING-158 one without a closed door is enough; with both shut there is no way', () => {
    expect(to003(outside({ doors: { 'c001-003a': 'closed' } }))).toEqual([{ do: 'move', to: '003' }])
    const both = outside({ doors: { 'c001-003a': 'closed', 'c001-003b': 'closed' } })
    expect(to003(both)).toEqual([])
    expect(explain(both.g, 0).filter(o => o.do === 'move' && o.to === '003')).toEqual([
      { do: 'move', to: '003', why: 'doorClosed' },
    ])
  })

  test('NEM-RULING-236 which of the two is used is chosen where a token may shut a door behind one, else not', () => {
    const token = outside({ rooms: { '003': { token: 'door-2' } } })
    expect(to003(token)).toEqual(['c001-003a', 'c001-003b'].map(via => ({ do: 'move', to: '003', via })))
    expect(token.options('scout').filter(o => o.do === 'carefulMove' && o.to === '003').length).toBe(2)
    token.act('scout', { do: 'move', to: '003', via: 'c001-003b' }, pay('rest'))
    expect(token.told('declared')).toMatchObject([{ action: { do: 'move', to: '003', via: 'c001-003b' } }])
    expect(token.table().doors).toEqual([{ corridor: 'c001-003b', state: 'closed' }])
    expect(to003(outside({ rooms: { '003': { explored: true } } }))).toEqual([{ do: 'move', to: '003' }])
  })

  test('NEM-RULING-236 nobody can say only where to: the corridor is part of the answer', () => {
    const t = outside({ rooms: { '003': { token: 'door-2' } } })
    expect(() => t.act('scout', { do: 'move', to: '003' })).toThrow('not among the options')
    expect(() => t.act('scout', { do: 'move', to: '003', via: 'c001-002' })).toThrow('not among the options')
    const one = outside({ rooms: { '003': { explored: true } } })
    expect(() => one.act('scout', { do: 'move', to: '003', via: 'c001-003a' })).toThrow('not among the options')
  })

  test('NEM-RULING-236 it is the same for a card that lets one go', () => {
    const given = { at: { scout: '001' }, hand: { scout: ['reconnaissance', 'rest'] } }
    const going = (room: object) => {
      const t = onAlt({ ...given, rooms: { '003': room } })
      t.act('scout', play('reconnaissance'))
      if (t.options('scout').some(o => o.do === 'part')) t.act('scout', { do: 'part', part: 0 })
      if (t.options('scout').some(o => o.do === 'pay')) t.act('scout', pay('rest'))
      return t
    }
    const t = going({ token: 'door-1' })
    const ways = t.options('scout').filter(o => o.do === 'room' && o.room === '003')
    expect(ways).toEqual(['c001-003a', 'c001-003b'].map(via => ({ do: 'room', room: '003', via })))
    t.act('scout', { do: 'room', room: '003', via: 'c001-003a' })
    expect(t.table().doors).toEqual([{ corridor: 'c001-003a', state: 'closed' }])
    expect(going({ explored: true }).options('scout')).toEqual([
      { do: 'room', room: '002' },
      { do: 'room', room: '003' },
    ])
  })

  test('NEM-RULING-33 an intruder takes the corridor without a closed door, else breaks the door of the lower number', () => {
    const coming = (doors: object) => {
      const t = onAlt(
        {
          at: { scout: '002' },
          rooms: { '002': { explored: true } },
          intruders: [{ kind: 'adult', room: '003' }],
          doors,
          hand: { scout: ['rest'] },
        },
        ['scout'],
        { dice: { noise: ['danger'] } },
      )
      t.act('scout', ...move('001', 'rest'))
      return [t.table().intruders.map(i => i.room), t.table().doors]
    }
    expect(coming({ 'c001-003a': 'closed' })).toEqual([['001'], [{ corridor: 'c001-003a', state: 'closed' }]])
    expect(coming({ 'c001-003a': 'closed', 'c001-003b': 'closed' })).toEqual([
      ['003'],
      [
        { corridor: 'c001-003a', state: 'destroyed' },
        { corridor: 'c001-003b', state: 'closed' },
      ],
    ])
  })

  test('NEM-RULING-158 NEM-EVENT-07 an event drives intruders through the one with its number', () => {
    const t = phase(
      'regeneration',
      { at: { scout: '021' }, intruders: [{ kind: 'breeder', room: '004' }], doors: { '004/2': 'closed' } },
      ['scout'],
      { board: ALT },
    )
    expect(t.table().intruders.map(i => i.room)).toEqual(['007'])
    expect(t.table().doors).toEqual([{ corridor: 'c004-007a', state: 'closed' }])
  })

  test('NEM-RULING-158 fire spreads and grenades fly to a neighbor that one open corridor leads to', () => {
    const t = phase(
      'consumingFire',
      { at: { scout: '021' }, rooms: { '001': { fire: true } }, doors: { '001/3': 'closed', '001/1': 'closed' } },
      ['scout'],
      { board: ALT },
    )
    expect(
      t
        .table()
        .rooms.filter(r => r.fire)
        .map(r => r.room),
    ).toEqual(['001', '003'])
  })
})
