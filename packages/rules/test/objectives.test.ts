/** Every objective: an end that meets it, and ends that narrowly do not. NEM-OBJ, NEM-DATA-47, NEM-DATA-48. */
import { describe, expect, test } from 'vitest'
import { seatZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { objectives } from '../src/games/nemesis/content/objectives.ts'
import { holds } from '../src/mechanics/predicates.ts'
import { dead, jump, lastRound, passAll, SOUND, steps, winners } from './endings.ts'
import { everyRoom, move, pay, type Situation, situation } from './situation.ts'

/** Five at the table. The Scout is Player 1 and looked at, the Soldier walks about to the end. */
const FIVE = ['scout', 'captain', 'pilot', 'mechanic', 'soldier']
const AWAY = { launched: ['scout', 'mechanic'] }
const ALONE = { launched: ['scout'] }
const VENUS = { destination: 'A' }
const MARS = { destination: 'D' }
const FAILING = { engines: { 1: 'damaged', 2: 'damaged', 3: 'working' } }
const EXPLODED = { selfDestruct: 1 }
const NO_NEST = { eggs: 0, nestDestroyed: true }
const SIGNAL = { signal: ['scout'] }
const EXPLORED = { rooms: everyRoom }
const { '018': _, ...butOne } = everyRoom

/** The Queen in a room that loses its air as the round ends, or does not: one of its doors stands open. */
const CORRIDORS = ['009/4', '009/1']
const airlock = (doors: string[]) => ({
  rooms: { '009': { tile: 'generator', explored: true } },
  intruders: [{ kind: 'queen', room: '009' }],
  vent: '009',
  doors: Object.fromEntries(doors.map(door => [door, 'closed'])),
})
const QUEEN_DIES = airlock(CORRIDORS)
const QUEEN_LIVES = airlock(CORRIDORS.slice(1))

/** `hands` hold a rifle: six more make seven. */
const items = (count: number) => ['medkit', 'bandages', 'grenade', 'decoy', 'tools', 'chemicals'].slice(0, count)

type End = [won: boolean, why: string, ...given: object[]]
/** A player who must not survive; somebody else does, so that the owner is not the only one. */
const rid = (player: number): End[] => {
  const victim = FIVE[player - 1]
  const witness = victim === 'mechanic' ? 'captain' : 'mechanic'
  const turn = FIVE.find(name => name !== 'scout' && name !== victim && name !== witness)
  const both = { launched: ['scout', witness], turn }
  return [
    [true, 'that player’s character is lost with the ship', both],
    [true, 'it died long ago', both, { dead: [victim] }],
    [true, 'it slept on a ship that went astray', both, { hibernating: [victim] }, VENUS],
    [false, 'it slept its way home', both, { hibernating: [victim] }],
    [false, 'it got away', both, { launched: ['scout', witness, victim] }],
    [true, 'nobody else survived at all', ALONE],
  ]
}

const ENDS: Record<string, End[]> = {
  salvagingThePrimeAsset: [
    [true, 'the ship reaches Earth', AWAY],
    [true, 'astray, but nobody else survived', ALONE, VENUS],
    [false, 'astray, and somebody else survived', AWAY, VENUS],
    [false, 'the engines fail on the way to Earth, and somebody else survived', AWAY, FAILING],
    [false, 'the ship blows up, and somebody else survived', AWAY, EXPLODED],
  ],
  oldestFriend: [
    [true, 'the ship reaches Earth', AWAY],
    [true, 'astray, but nobody else survived', ALONE, VENUS],
    [false, 'astray, and somebody else survived', AWAY, VENUS],
  ],
  quarantine: [
    [true, 'the ship reaches Mars', AWAY, MARS],
    [true, 'Earth, and the nest is destroyed', AWAY, NO_NEST],
    [false, 'Earth, and one egg is left', AWAY, { eggs: 1 }],
    [false, 'the nest is destroyed, but the ship is astray', AWAY, NO_NEST, VENUS],
    [false, 'the ship blows up', AWAY, EXPLODED],
    [false, 'the engines fail on the way to Mars', AWAY, MARS, FAILING],
  ],
  relentlessInvestigator: [
    [true, 'all rooms explored, and the Signal', AWAY, SIGNAL, EXPLORED],
    [false, 'no Signal', AWAY, EXPLORED],
    [false, 'somebody else’s Signal', AWAY, EXPLORED, { signal: ['mechanic'] }],
    [false, 'one room unexplored', AWAY, SIGNAL, { rooms: butOne }],
  ],
  properBurial: [
    [true, 'the blue corpse is taken away, and the Signal', AWAY, SIGNAL, { carried: { scout: ['corpse.blue'] } }],
    [true, 'or into a chamber', { hibernating: ['scout'] }, SIGNAL, { carried: { scout: ['corpse.blue'] } }],
    [false, 'no Signal', AWAY, { carried: { scout: ['corpse.blue'] } }],
    [false, 'somebody else takes it', AWAY, SIGNAL, { carried: { mechanic: ['corpse.blue'] } }],
    [false, 'it lies in the Hibernatorium', AWAY, SIGNAL, { objects: { '011': ['corpse.blue'] } }],
    [false, 'another corpse', AWAY, SIGNAL, { dead: ['captain'], carried: { scout: ['corpse.captain'] } }],
  ],
  hoarder: [
    [true, 'in a pod with seven things', AWAY, { inventory: { scout: items(6) } }],
    [false, 'with six', AWAY, { inventory: { scout: items(5) } }],
    [false, 'asleep with seven', { hibernating: ['scout'] }, { inventory: { scout: items(6) } }],
    [false, 'an object is no item', AWAY, { inventory: { scout: items(5) }, carried: { scout: ['egg'] } }],
    [
      false,
      'what hangs on a weapon is one with it',
      AWAY,
      { inventory: { scout: items(5) }, attached: { scout: { extendedMagazine: 'rifle' } } },
    ],
    [
      true,
      'two taped together are two',
      AWAY,
      {
        inventory: { scout: items(4) },
        hands: { scout: ['rifle', 'prototypePistol', 'prototypeRifle'] },
        taped: { scout: ['prototypePistol', 'prototypeRifle'] },
      },
    ],
  ],
  greatHunt: [
    [true, 'the Queen dies, and the Signal', AWAY, SIGNAL, QUEEN_DIES],
    [false, 'she is alive after the jump', AWAY, SIGNAL, QUEEN_LIVES],
    [true, 'she goes up with the ship', AWAY, SIGNAL, EXPLODED, { intruders: [{ kind: 'queen', room: '001' }] }],
    [true, 'the ship is destroyed, whether she was seen or not', AWAY, SIGNAL, FAILING],
    [false, 'no Signal', AWAY, QUEEN_DIES],
  ],
  bestFriendsForever: [
    [true, 'one other survives', AWAY],
    [true, 'one other sleeps all the way', ALONE, { hibernating: ['captain'] }],
    [false, 'nobody else survives', ALONE],
    [false, 'the other slept on a ship that went astray', ALONE, { hibernating: ['captain'] }, VENUS],
  ],
  aliensOnASpaceship: [
    [true, 'the nest is destroyed, and the Signal', AWAY, SIGNAL, NO_NEST],
    [true, 'the ship is destroyed', AWAY, SIGNAL, EXPLODED],
    [false, 'one egg is left', AWAY, SIGNAL, { eggs: 1 }],
    [false, 'no Signal', AWAY, NO_NEST],
  ],
  necroscopy: [
    [true, 'the weakness of the carcass, and the Signal', AWAY, SIGNAL, { discovered: ['carcass'] }],
    [false, 'the two others', AWAY, SIGNAL, { discovered: ['egg', 'corpse'] }],
    [false, 'no Signal', AWAY, { discovered: ['carcass'] }],
  ],
  abOvo: [
    [true, 'the weakness of the egg', AWAY, { discovered: ['egg'] }],
    [false, 'the two others', AWAY, { discovered: ['carcass', 'corpse'] }],
  ],
  extremeFieldBiology: [
    [true, 'two weaknesses', AWAY, { discovered: ['egg', 'corpse'] }],
    [true, 'all three', AWAY, { discovered: ['egg', 'corpse', 'carcass'] }],
    [false, 'one', AWAY, { discovered: ['carcass'] }],
  ],
  myPrecious: [
    [true, 'an egg is taken away, and the Signal', AWAY, SIGNAL, { carried: { scout: ['egg'] } }],
    [true, 'or into a chamber', { hibernating: ['scout'] }, SIGNAL, { carried: { scout: ['egg'] } }],
    [false, 'no Signal', AWAY, { carried: { scout: ['egg'] } }],
    [false, 'somebody else takes one', AWAY, SIGNAL, { carried: { mechanic: ['egg'] } }],
    [false, 'it lies about', AWAY, SIGNAL, { objects: { '011': ['egg'] } }],
    [false, 'a carcass', AWAY, SIGNAL, { carried: { scout: ['carcass'] } }],
  ],
  rightMomentToStrike: rid(2).map(
    ([won, why, ...given]): End => [won, why, ...given, { numbers: { scout: 2, captain: 1 } }],
  ),
  greenerPastures: rid(2),
  oldFeud: rid(3),
  hostileTakeover: rid(4),
  finalEnlightenment: rid(5),
}

const list = Object.entries(ENDS).flatMap(([card, ends]) =>
  ends.map(([won, why, ...given]) => [card, won, why, given] as const),
)

describe('with others at the table', () => {
  test('NEM-DATA-47 NEM-SETUP-24 nine personal and nine corporate ones, each tried below', () => {
    const dealt = objectives.filter(o => o.deck !== 'solo')
    expect(Object.keys(ENDS)).toEqual(dealt.map(o => o.id))
    expect(['personal', 'corporate'].map(deck => dealt.filter(o => o.deck === deck).length)).toEqual([9, 9])
    const players = Object.fromEntries(dealt.map(o => [o.id, o.players]))
    expect(players).toEqual({
      salvagingThePrimeAsset: 2,
      oldestFriend: 3,
      quarantine: 2,
      relentlessInvestigator: 2,
      properBurial: 2,
      hoarder: 2,
      greatHunt: 2,
      bestFriendsForever: 4,
      aliensOnASpaceship: 5,
      necroscopy: 2,
      abOvo: 2,
      extremeFieldBiology: 2,
      myPrecious: 2,
      rightMomentToStrike: 2,
      greenerPastures: 2,
      oldFeud: 3,
      hostileTakeover: 4,
      finalEnlightenment: 5,
    })
  })

  test.each(list)('NEM-DATA-47 %s, won: %s: %s', (card, won, _why, given) => {
    const t = jump(Object.assign({ objectives: { scout: [card] } }, ...given), FIVE)
    expect(dead(t)).not.toContain('scout')
    expect(steps(t, 'objective').find(step => step.who === 0)).toMatchObject({ card, met: won })
    expect(winners(t).includes('scout')).toBe(won)
  })

  test.each(Object.entries(ENDS))('NEM-OBJ-01 %s met, but its owner dies aboard: not won', (card, ends) => {
    const [, , ...given] = ends.find(([won]) => won) ?? ends[0]
    const aboard = { launched: ['mechanic'], hibernating: [] }
    const t = jump(Object.assign({ objectives: { scout: [card] } }, ...given, aboard), FIVE)
    expect(dead(t)).toContain('scout')
    expect([winners(t).includes('scout'), steps(t, 'objective').some(step => step.who === 0)]).toEqual([false, false])
  })

  test('NEM-OBJ-02 NEM-OBJ-03 with one’s own number only the second half is left', () => {
    const mine = { objectives: { scout: ['rightMomentToStrike'] } }
    expect(winners(jump({ ...AWAY, ...mine }, FIVE))).not.toContain('scout')
    expect(winners(jump({ ...ALONE, ...mine }, FIVE))).toEqual(['scout'])
  })

  test('NEM-OBJ-02 it is the Player Number that counts, not the seat', () => {
    const numbers = { scout: 3, captain: 1, pilot: 2, mechanic: 5, soldier: 4 }
    const given = { ...AWAY, numbers, objectives: { scout: ['finalEnlightenment'] } }
    expect(winners(jump(given, FIVE))).not.toContain('scout') // Player 5 is the Mechanic, who got away
    expect(winners(jump({ ...given, numbers: { ...numbers, mechanic: 4, soldier: 5 } }, FIVE))).toContain('scout')
  })

  test('NEM-OBJ-05 the marker must point home and two engines work: one is not enough', () => {
    const won = (...given: object[]) =>
      winners(jump(Object.assign({ ...AWAY, objectives: { scout: ['oldestFriend'] } }, ...given), FIVE)).includes(
        'scout',
      )
    expect(won({ engines: { 1: 'damaged', 2: 'working', 3: 'working' } })).toBe(true)
    expect(won({ engines: { 1: 'damaged', 2: 'working', 3: 'damaged' } })).toBe(false)
    expect(won({ destination: 'C' })).toBe(false)
    expect(won({ coordinates: 'coordinates-3', destination: 'C' })).toBe(true)
    expect(won({ coordinates: 'coordinates-3', destination: 'C', selfDestruct: 5 })).toBe(false)
  })

  test('NEM-OBJ-06 it does not matter who discovered the weakness', () => {
    const given = {
      ...ALONE,
      objectives: { scout: ['abOvo'] },
      rooms: { '009': { tile: 'laboratory', explored: true } },
      at: { soldier: '009' },
      hand: { soldier: ['rest', 'search'] },
    }
    const analysed = (object: string) => {
      const t = lastRound({ ...given, carried: { soldier: [object] } }, ['scout', 'soldier'])
      t.act('soldier', { do: 'roomAction' }, pay('search'), pay('rest'))
      passAll(t)
      return t
    }
    expect(winners(analysed('egg'))).toEqual(['scout'])
    expect(winners(analysed('carcass'))).toEqual([])
  })

  test('NEM-OBJ-07 NEM-RULING-113 the last egg carried off destroys the nest, and as long as one is left it stands', () => {
    const robbed = (eggs: number) => {
      const nest = { rooms: { '009': { tile: 'nest', explored: true } }, at: { soldier: '009' } }
      const given = { ...nest, ...ALONE, ...SIGNAL, eggs, objectives: { scout: ['aliensOnASpaceship'] } }
      const t = lastRound({ ...given, hand: { soldier: ['rest', 'search'] } }, ['scout', 'soldier'], {
        dice: { noise: ['silence'] },
      })
      t.act('soldier', { do: 'roomAction' }, pay('search'), pay('rest'))
      passAll(t)
      return t
    }
    expect([robbed(1).table().nestDestroyed, winners(robbed(1))]).toEqual([true, ['scout']])
    expect([robbed(2).table().nestDestroyed, winners(robbed(2))]).toEqual([false, []])
  })

  test('NEM-OBJ-07 NEM-END-06 with the ship goes the nest', () => {
    const t = jump({ ...AWAY, ...FAILING, eggs: 5 }, FIVE)
    expect(holds(t.g, 0, { is: 'nestDestroyed' })).toBe(true)
    expect(holds(jump({ ...AWAY, eggs: 5 }, FIVE).g, 0, { is: 'nestDestroyed' })).toBe(false)
  })

  test('NEM-OBJ-08 Queen and Breeder count when they die with the ship, and do not when they are alive after a jump', () => {
    const intruders = [
      { kind: 'queen', room: '001' },
      { kind: 'breeder', room: '019' },
    ]
    const killed = (given: object) => {
      const t = jump({ ...AWAY, intruders, ...given }, FIVE)
      return (['queen', 'breeder', 'adult'] as const).map(kind => holds(t.g, 0, { is: 'killed', kind }))
    }
    expect(killed({})).toEqual([false, false, false])
    expect(killed(VENUS)).toEqual([false, false, false])
    expect(killed(FAILING)).toEqual([true, true, false])
    expect(killed(EXPLODED)).toEqual([true, true, false])
  })

  test('NEM-RULING-140 one’s own Signal counts, nobody else’s; it stays sent', () => {
    const given = { ...AWAY, discovered: ['carcass'], objectives: { scout: ['necroscopy'] } }
    const others = { signal: ['captain', 'pilot', 'mechanic', 'soldier'] }
    expect(winners(jump({ ...given, ...others }, FIVE))).not.toContain('scout')
    expect(winners(jump({ ...given, ...SIGNAL }, FIVE))).toContain('scout')
  })

  test('NEM-RULING-209 NEM-RULING-104 what counts is what its owner carries along, not what anybody carries', () => {
    const carrying = (who: string, by: 'launched' | 'hibernating') =>
      winners(
        jump(
          {
            launched: ['mechanic'],
            [by]: by === 'launched' ? ['mechanic', 'scout'] : ['scout'],
            ...SIGNAL,
            carried: { [who]: ['egg'] },
            objectives: { scout: ['myPrecious'] },
          },
          FIVE,
        ),
      ).includes('scout')
    expect([carrying('scout', 'launched'), carrying('scout', 'hibernating')]).toEqual([true, true])
    expect([carrying('mechanic', 'launched'), carrying('soldier', 'hibernating')]).toEqual([false, false])
  })
})

describe('one player alone', () => {
  const PODS = { pods: { 1: 'unlocked', 2: 'locked' } }
  const EVAC = { '005': { tile: 'evacuationSectionA', explored: true } }

  /** The Scout sits in a pod and leaves: the ship goes on without anybody. */
  function leave(card: string, ...given: object[]): Situation {
    const t = situation(
      Object.assign(
        { ...SOUND, ...PODS, met: true, rooms: EVAC, inPod: { scout: 1 }, objectives: { scout: [card] } },
        ...given,
      ),
    )
    t.act('scout', { do: 'launch' })
    return t
  }
  /** The Scout lies down in a chamber. */
  function sleep(card: string, ...given: object[]): Situation {
    const t = situation(
      Object.assign(
        { ...SOUND, met: true, time: 8, hand: { scout: ['rest', 'search'] }, objectives: { scout: [card] } },
        ...given,
      ),
      ['scout'],
      { dice: { noise: ['silence'] } },
    )
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'))
    return t
  }

  test('NEM-RULING-223 two of the seven solo objectives are dealt, and nothing else', () => {
    const solo = objectives.filter(o => o.deck === 'solo').map(o => o.id)
    expect(solo).toHaveLength(7)
    const dealt = Array.from({ length: 30 }, (_, seed) => {
      const { g } = situation({}, ['scout'], { seed })
      return seatZone(g, 0, 'objectives').map(piece => nameOf(g, piece))
    })
    for (const pair of dealt) {
      expect(new Set(pair).size).toBe(2)
      expect(pair.filter(card => !solo.includes(card))).toEqual([])
    }
    expect([...new Set(dealt.flat())].sort()).toEqual(solo.toSorted())
  })

  test('NEM-DATA-47 with two at the table each has one of each deck, and never a solo one', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { g } = situation({}, ['scout', 'captain'], { seed })
      for (const seat of [0, 1])
        expect(
          seatZone(g, seat, 'objectives').map(piece => objectives.find(o => o.id === nameOf(g, piece))?.deck),
        ).toEqual(['corporate', 'personal'])
    }
  })

  const SURGERY = { rooms: { ...EVAC, '018': { tile: 'surgery', explored: true } } }
  const ends: [card: string, won: boolean, why: string, end: () => Situation][] = [
    ['destinationEarth', true, 'asleep all the way', () => sleep('destinationEarth')],
    ['destinationEarth', true, 'the ship goes there without anybody', () => leave('destinationEarth')],
    ['destinationEarth', false, 'it goes astray', () => leave('destinationEarth', VENUS)],
    ['destinationEarth', false, 'the engines fail', () => leave('destinationEarth', FAILING)],
    [
      'emergencyPostMortem',
      true,
      'the blue corpse lies in the Surgery',
      () => leave('emergencyPostMortem', SURGERY, { objects: { '018': ['corpse.blue'] } }),
    ],
    [
      'emergencyPostMortem',
      false,
      'it lies next door',
      () => leave('emergencyPostMortem', SURGERY, { objects: { '020': ['corpse.blue'] } }),
    ],
    [
      'emergencyPostMortem',
      false,
      'it is still carried',
      () => leave('emergencyPostMortem', SURGERY, { carried: { scout: ['corpse.blue'] } }),
    ],
    [
      'emergencyPostMortem',
      false,
      'a carcass lies there instead',
      () => leave('emergencyPostMortem', SURGERY, { objects: { '018': ['carcass'] } }),
    ],
    [
      'firstContactProtocol',
      true,
      'two weaknesses',
      () => leave('firstContactProtocol', { discovered: ['egg', 'carcass'] }),
    ],
    ['firstContactProtocol', false, 'one', () => leave('firstContactProtocol', { discovered: ['egg'] })],
    [
      'cuttingOffTheHead',
      true,
      'the ship blows up, and the Signal',
      () => leave('cuttingOffTheHead', SIGNAL, { selfDestruct: 6 }),
    ],
    ['cuttingOffTheHead', true, 'the engines fail', () => leave('cuttingOffTheHead', SIGNAL, FAILING)],
    [
      'cuttingOffTheHead',
      false,
      'the Queen is alive after the jump',
      () => leave('cuttingOffTheHead', SIGNAL, { intruders: [{ kind: 'queen', room: '001' }] }),
    ],
    ['cuttingOffTheHead', false, 'no Signal', () => leave('cuttingOffTheHead', { selfDestruct: 6 })],
    ['noManLeftBehind', true, 'all rooms, and the Signal', () => leave('noManLeftBehind', SIGNAL, EXPLORED)],
    ['noManLeftBehind', false, 'one room unexplored', () => leave('noManLeftBehind', SIGNAL, { rooms: butOne })],
    ['noManLeftBehind', false, 'no Signal', () => leave('noManLeftBehind', EXPLORED)],
    ['specialDelivery', true, 'an egg in the pod', () => leave('specialDelivery', { carried: { scout: ['egg'] } })],
    ['specialDelivery', true, 'an egg in the chamber', () => sleep('specialDelivery', { carried: { scout: ['egg'] } })],
    ['specialDelivery', false, 'an egg on the floor', () => leave('specialDelivery', { objects: { '005': ['egg'] } })],
    ['cleanUpCrew', true, 'the nest is destroyed, and the Signal', () => leave('cleanUpCrew', SIGNAL, NO_NEST)],
    ['cleanUpCrew', true, 'the ship is', () => leave('cleanUpCrew', SIGNAL, { selfDestruct: 6 })],
    ['cleanUpCrew', false, 'one egg is left', () => leave('cleanUpCrew', SIGNAL, { eggs: 1 })],
    ['cleanUpCrew', false, 'no Signal', () => leave('cleanUpCrew', NO_NEST)],
  ]

  test('NEM-DATA-48 each of the seven is tried below', () => {
    expect([...new Set(ends.map(([card]) => card))]).toEqual(objectives.filter(o => o.deck === 'solo').map(o => o.id))
  })

  test.each(ends)('NEM-DATA-48 %s, won: %s: %s', (card, won, _why, end) => {
    const t = end()
    expect(t.g.over?.reason).toBe('nobodyLeft')
    expect(steps(t, 'objective')).toMatchObject([{ card, met: won }])
    expect(winners(t)).toEqual(won ? ['scout'] : [])
  })

  test('NEM-DATA-48 Emergency Post-Mortem: picked up again, the corpse is no longer in the Surgery', () => {
    const t = situation({
      rooms: { '018': { tile: 'surgery', explored: true } },
      at: { scout: '018' },
      objects: { '018': ['corpse.blue'] },
      hand: { scout: ['rest'] },
    })
    const lies = () => holds(t.g, 0, { is: 'objectIn', object: 'corpse.blue', tile: 'surgery' })
    expect(lies()).toBe(true)
    t.act('scout', { do: 'pickUp' }, pay('rest'))
    expect([t.crew('scout').objects, lies()]).toEqual([['corpse.blue'], false])
    t.act('scout', { do: 'drop', card: 'corpse.blue' })
    expect(lies()).toBe(true)
  })

  test('the Queen dies by violence: Cutting Off the Head is met aboard a ship that is not destroyed', () => {
    const t = situation(
      {
        ...SOUND,
        ...SIGNAL,
        time: 8,
        objectives: { scout: ['cuttingOffTheHead'] },
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { scout: '006' },
        intruders: [{ kind: 'queen', room: '006', injuries: 10 }],
        decks: { attack: ['scratch.2', 'scratch.3'] },
        hand: { scout: ['rest', 'search', 'search', 'basicRepairs', 'scavenging'] },
      },
      ['scout'],
      { dice: { combat: ['hit'], noise: ['silence', 'silence'], bag: ['larva-1'] } },
    )
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(t.table().killed.queen).toBe(1)
    t.act('scout', ...move('011', 'search'))
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('basicRepairs'))
    expect(winners(t)).toEqual(['scout'])
  })

  test('NEM-OBJ-04 the Signal is sent by the action of the Comms Room, which is always there', () => {
    const rooms = {
      ...everyRoom,
      '003': { tile: 'fireControlSystem', explored: true },
      '010': { tile: 'commsRoom', explored: true },
    }
    const given = {
      ...SOUND,
      ...PODS,
      met: true,
      rooms,
      at: { scout: '010' },
      hand: { scout: ['rest', 'search', 'search', 'basicRepairs', 'scavenging'] },
      objectives: { scout: ['noManLeftBehind'] },
    }
    const t = situation(given, ['scout'], { dice: { noise: ['silence', 'silence'] } })
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('search'))
    expect(t.crew('scout').signal).toBe(true)
    t.act('scout', ...move('005', 'rest'))
    t.act('scout', { do: 'roomAction' }, pay('basicRepairs'), pay('scavenging'))
    t.act('scout', { do: 'launch' })
    expect(winners(t)).toEqual(['scout'])
    for (let seed = 0; seed < 10; seed++) {
      const { g } = situation({}, ['scout', 'captain'], { seed })
      expect(g.tiles.filter(piece => piece >= 0).map(piece => nameOf(g, piece))).toContain('commsRoom')
    }
  })
})
