/** What is printed on the rooms, and the rooms of every game that have no file of their own. LOCK-ROOM. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../../../src/core/random.ts'
import { boardOf } from '../../../src/core/ruleset.ts'
import { printed, tiles } from '../../../src/games/lockdown/content/tiles.ts'
import { create, type Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { tileIn } from '../../../src/mechanics/crew.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { boards } from '../../printed.ts'
import { lockdown, part, play } from '../../situation.ts'
import { BOARD } from './mars.ts'
import { act, does, inside, POWER, placeOf, room } from './places.ts'

describe('every room', () => {
  /** What each room needs for its action to be possible at all. */
  const needs: Record<Name, Given> = {
    caveEntrance: { rooms: { '013': { tile: 'laboratory', explored: true } }, at: { sentry: '013' } },
    laboratory: { carried: { sentry: ['egg'] } },
    emergencyRoom: { light: { sentry: 1 } },
    cargoSendingSystemA: { time: 10 },
    cargoSendingSystemB: { time: 10 },
    cargoSendingSystemC: { time: 10 },
    defenseControlRoom: {
      rooms: { '013': { tile: 'laboratory', explored: true } },
      intruders: [{ kind: 'adult', room: '013' }],
    },
    guardRoom: { rooms: { '006': { items: 1 } } },
    testingLab: { knowledge: { sentry: 4 } },
    isolation: { time: 8 },
    repository: { inventory: { sentry: ['toolbelt'] } },
  }
  const acting = [...tiles, ...printed].filter(t => t.action && t.id !== 'caveEntrance')

  test('LOCK-ACT-21 LOCK-RULING-78 LOCK-FIRE-05 two cards, from inside, out of Combat, without a Malfunction, fire or not', () => {
    expect(acting).toHaveLength(21)
    for (const { id, noMalfunction } of acting) {
      const given = needs[id] ?? {}
      const where = placeOf(id)
      const here = (more: object): Given => ({
        ...given,
        rooms: { ...given.rooms, [where]: { ...given.rooms?.[where], ...more } },
      })
      const price = inside(id, given)
        .mine('sentry')
        .decision?.options.find(o => o.do === 'roomAction')?.cost
      const poor = inside(id, { ...given, hand: { sentry: ['search'] } })
      const fight = inside(id, { ...given, intruders: [...(given.intruders ?? []), { kind: 'larva', room: where }] })
      expect([id, price, does(poor), does(fight)]).toEqual([id, 2, false, false])
      if (noMalfunction) continue
      expect([id, does(inside(id, here({ malfunction: true })))]).toEqual([id, false])
      expect([id, does(inside(id, here({ fire: true })))]).toEqual([id, true])
    }
  })

  test('LOCK-RULING-77 LOCK-ELEV-06 LOCK-STAIR-03 the Contaminated Room, elevators and Staircases have no room action', () => {
    expect([...tiles, ...printed].filter(t => !t.action).map(t => t.id)).toEqual([
      'contaminatedRoom',
      'elevator',
      'stairs',
    ])
    for (const id of ['contaminatedRoom', 'elevator', 'stairs']) expect([id, does(inside(id))]).toEqual([id, false])
  })

  test('LOCK-COMP-02 computers stand in six rooms', () => {
    expect(tiles.filter(t => t.computer).map(t => t.id)).toEqual([
      'archive',
      'coolingSystem',
      'laboratory',
      'transmitterControlRoom',
      'defenseControlRoom',
      'testingLab',
    ])
    expect(printed.some(t => t.computer)).toBe(false)
  })

  test('LOCK-ITEM-12 the colour of a room decides what is found there', () => {
    const colours: Record<string, Name[]> = {
      red: ['transmitterControlRoom', 'defenseControlRoom', 'guardRoom'],
      yellow: ['caveEntrance', 'coolingSystem', 'powerGenerator', 'cssControlSystem', 'ventControlRoom'],
      green: ['emergencyRoom', 'laboratory', 'surgery', 'testingLab'],
    }
    for (const [colour, ids] of Object.entries(colours)) {
      expect(tiles.filter(t => t.colour === colour).map(t => t.id)).toEqual(ids)
      for (const id of ids) {
        const t = inside(id, { hand: { sentry: ['search'] }, rooms: { [placeOf(id)]: { items: 1 } } })
        t.act('sentry', play('search'))
        expect(t.told('searched')).toMatchObject([{ colour }])
      }
    }
    expect(tiles.filter(t => t.colour === 'white').map(t => t.id)).toEqual([
      'archive',
      'decontaminationRoom',
      'cargoSendingSystemA',
      'cargoSendingSystemB',
      'cargoSendingSystemC',
      'contaminatedRoom',
    ])
    expect(tiles.filter(t => t.colour === null).map(t => t.id)).toEqual(['nest'])
  })

  test('LOCK-SETUP-03 LOCK-SETUP-04 all ten tiles I, six of nine tiles II', () => {
    const second = new Set<Name>()
    for (let seed = 0; seed < 12; seed++) {
      const seats = [{ character: null }, { character: null }]
      const g = create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed(`tiles ${seed}`))
      const lying = boards['lockdown-base'].rooms.map(({ slot }, i) => ({ slot, id: tileIn(g, i).id }))
      const of = (slot: string) => lying.filter(l => l.slot === slot).map(l => l.id)
      expect(of('1').toSorted()).toEqual(
        tiles
          .filter(t => t.slot === '1')
          .map(t => t.id)
          .toSorted(),
      )
      expect(new Set(of('2')).size).toBe(6)
      for (const id of of('2')) second.add(id)
    }
    expect(second.size).toBe(9)
  })
})

describe('Emergency Room', () => {
  const hurt: Given = { wounds: { sentry: ['leg', 'hand'] }, dressed: { sentry: ['arm'] }, light: { sentry: 2 } }
  const treated = (choice: number, given: Given = hurt) => {
    const t = inside('emergencyRoom', given)
    t.act('sentry', ...act, part(choice))
    const { wounds, dressed, light } = t.crew('sentry')
    return [wounds, dressed, light]
  }

  test('LOCK-ROOM-EMERGENCY-01 dress all, or heal one that is dressed, or heal all light wounds', () => {
    expect(treated(0)).toEqual([[], ['arm', 'leg', 'hand'], 2])
    expect(treated(1)).toEqual([['leg', 'hand'], [], 2])
    expect(treated(2)).toEqual([['leg', 'hand'], ['arm'], 0])
  })

  test('LOCK-ROOM-EMERGENCY-01 LOCK-ACT-23 only what is there can be treated', () => {
    const t = inside('emergencyRoom', { wounds: { sentry: ['leg'] } })
    t.act('sentry', ...act)
    expect([t.told('dressed').length, t.table().asking?.ask]).toEqual([1, 'turn'])
  })
})

describe('an unhurt character', () => {
  test('NEM-RULING-172 cannot use the Emergency Room, and hears why', () => {
    expect(does(inside('emergencyRoom', {}))).toBe(false)
    expect(does(inside('emergencyRoom', { light: { sentry: 1 } }))).toBe(true)
    expect(obstacles(inside('emergencyRoom', {}).g, 0)).toContainEqual({ do: 'roomAction', why: 'nothingToTreat' })
  })
})

describe('Decontamination Room', () => {
  test('LOCK-ROOM-DECON-01 infected cards of the hand, the Larva and the Slime are gone', () => {
    const t = inside('decontaminationRoom', {
      contamination: { sentry: { hand: ['infected', 'clean'], discard: ['infected'] } },
      larva: ['sentry'],
      slime: ['sentry'],
    })
    t.act('sentry', ...act)
    expect([t.crew('sentry').larva, t.crew('sentry').slime, t.crew('sentry').hand]).toEqual([false, false, 1])
    expect(t.told('scanned')).toMatchObject([{ removed: 1 }])
    expect(t.mine('sentry').hand).toEqual(['contamination.clean'])
    expect(t.crew('sentry').contamination).toBe(2)
  })

  test('LOCK-ROOM-DECON-01 it does not infest: an infected card is removed, whatever else one has', () => {
    const t = inside('decontaminationRoom', { contamination: { sentry: { hand: ['infected'] } } })
    t.act('sentry', ...act)
    expect([t.crew('sentry').larva, t.crew('sentry').hand, t.crew('sentry').fate]).toEqual([false, 0, 'aboard'])
  })
})

describe('Cave Entrance', () => {
  // The Cave Entrance in 013, which opens into the Technical Corridors; explored rooms with an entrance: 001, 018.
  const cave = (given: Given = {}, dice: object = {}) =>
    inside(
      'archive',
      {
        power: POWER,
        on: [1, 2, 3, 4],
        decks: { attack: ['cut.2'] },
        ...given,
        rooms: {
          '013': { tile: 'caveEntrance', explored: true },
          '001': { tile: 'guardRoom', explored: true },
          '018': { tile: 'surgery', explored: true },
          ...given.rooms,
        },
        at: { sentry: '013', ...given.at },
      },
      undefined,
      { dice: { noise: ['silence'], ...dice } },
    )

  test('LOCK-ROOM-CAVE-01 LOCK-RULING-82 to another explored room with an entrance', () => {
    const t = cave()
    t.act('sentry', ...act)
    expect(t.options('sentry')).toEqual([room('001'), room('015'), room('018'), room('026')])
    expect(t.mine('sentry').decision?.rule).toBe('LOCK-TECH-02')
  })

  test('LOCK-ROOM-CAVE-01 works from every slot where the tile may lie, on both boards', () => {
    for (const board of ['lockdown-base', BOARD]) {
      const { rooms, technical } = boardOf(lockdown({}, undefined, { board }).g).data
      const slots = rooms.filter(({ slot, faceUpTile }) => slot === '1' && !faceUpTile).map(({ id }) => id)
      const isEntrance = (id: string) => technical.some(entrance => entrance.room === id)
      // Some of the slots have an entrance to the Technical Corridors, and some have not.
      expect(new Set(slots.map(isEntrance)).size).toBe(2)
      for (const id of slots) {
        const t = lockdown(
          {
            met: true,
            rooms: { [id]: { tile: 'caveEntrance', explored: true } },
            at: { sentry: id },
            hand: { sentry: ['search', 'search'], janitor: [] },
          },
          ['sentry', 'janitor'],
          { board },
        )
        const open = t.table().rooms.flatMap(({ room: to, explored }) => (explored && to !== id ? [to] : []))
        const reached = open.filter(isEntrance)
        expect(reached.length).toBeGreaterThan(0)
        t.act('sentry', ...act)
        expect([id, t.options('sentry')]).toEqual([id, reached.map(room)])
      }
    }
  })

  test('LOCK-RULING-82 arrive, make noise, then an attack as by an Adult in darkness, without a miniature', () => {
    const t = cave()
    t.act('sentry', ...act, room('001'))
    const order = t.events.map(e => e.e).filter(e => ['moved', 'noiseRolled', 'attack'].includes(e))
    expect(order).toEqual(['moved', 'noiseRolled', 'attack'])
    expect(t.told('attack')).toMatchObject([{ who: 0, kind: 'adult', card: 'cut.2', hits: true }])
    // One light wound, and one more for the dark: S-01 has power all the same.
    expect([t.crew('sentry').light, t.crew('sentry').contamination, t.table().intruders]).toEqual([2, 1, []])
  })

  test('LOCK-RULING-82 no noise where somebody is; the attack comes all the same', () => {
    const t = cave({ at: { janitor: '001' } })
    t.act('sentry', ...act, room('001'))
    expect([t.told('noiseRolled'), t.told('attack').length]).toEqual([[], 1])
  })

  test('LOCK-RULING-82 a card without the Adult misses', () => {
    const t = cave({ decks: { attack: ['bloodRage.3'] } })
    t.act('sentry', ...act, room('001'))
    expect([t.told('attack').map(e => e.hits), t.crew('sentry').wounds]).toEqual([[false], []])
  })
})

describe('the attack in the caves', () => {
  /** From the Cave Entrance to 001, where the Janitor stands. */
  const crawl = (who: Name, given: Given) => {
    const t = inside(
      'archive',
      {
        decks: { attack: ['cut.2'] },
        ...given,
        rooms: { '013': { tile: 'caveEntrance', explored: true }, '001': { tile: 'guardRoom', explored: true } },
        at: { [who]: '013', janitor: '001' },
      },
      [who, 'janitor'],
    )
    t.act(who, ...act, room('001'))
    return t
  }

  test('LOCK-RULING-168 Inconspicuous: nobody else is in the caves', () => {
    const t = crawl('labRat', { hand: { labRat: ['search', 'search', 'inconspicuous'] } })
    expect([t.told('attack').map(e => e.who), t.crew('labRat').light, t.asked()]).toEqual([[0], 2, ['labRat']])
    expect(t.table().asking?.ask).toBe('turn')
  })

  test('LOCK-RULING-168 Pheromones: it may be spared, never sent to another', () => {
    const t = crawl('xenobiologist', {
      hand: { xenobiologist: ['search', 'search', 'pheromones'] },
      knowledge: { xenobiologist: 6 },
      carried: { xenobiologist: ['egg'] },
    })
    expect(t.table().asking?.ask).toBe('attackWindow')
    t.act('xenobiologist', { do: 'react', card: 'pheromones' })
    expect([t.told('spared').length, t.told('redirected'), t.crew('janitor').light]).toEqual([1, [], 0])
    expect([t.crew('xenobiologist').light, t.table().asking?.ask]).toEqual([0, 'turn'])
  })

  test('LOCK-RULING-168 the Flashlight: another card is drawn', () => {
    const t = crawl('sentry', {
      hands: { sentry: ['flashlight.red'] },
      knowledge: { sentry: 5 },
      decks: { attack: ['cut.2', 'bloodRage.3'] },
    })
    t.act('sentry', { do: 'react', card: 'flashlight.red' }, part(1))
    expect([t.told('attack').map(e => e.hits), t.crew('sentry').light]).toEqual([[true, false], 0])
  })
})

describe('Cooling System', () => {
  test('LOCK-ROOM-COOLING-01 starts Autodestruction, three spaces ahead', () => {
    const t = inside('coolingSystem', { time: 12 })
    t.act('sentry', ...act)
    expect(t.table().selfDestruct).toBe(9)
  })
})
