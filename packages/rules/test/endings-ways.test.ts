/** The ways a game ends, and what each leaves behind. NEM-END. */
import { describe, expect, test } from 'vitest'
import { CREW, dead, jump, passAll, report, SOUND, winners } from './endings.ts'
import { everyRoom, move, pay, play, type Situation, situation } from './situation.ts'

/** One sleeps, one is away, one has not left the pod, one is on foot. */
const scattered = {
  hibernating: ['captain'],
  launched: ['pilot'],
  objectives: { captain: ['salvagingThePrimeAsset'], pilot: ['hoarder'] },
  rooms: { '005': { tile: 'evacuationSectionA', explored: true }, '006': { tile: 'canteen', token: 'fire-1' } },
  pods: { 1: 'unlocked', 2: 'unlocked' },
  inPod: { scout: 1 },
} as const

/** So many rooms with a marker each; nobody is in them. */
const marked = (marker: 'fire' | 'malfunction', count: number) =>
  Object.fromEntries(
    Object.entries(everyRoom)
      .filter(([room]) => room !== '005' && room !== '006')
      .filter(([, { tile }]) => !['nest', 'slimeRoom', 'canteen', 'evacuationSectionA'].includes(tile))
      .slice(0, count)
      .map(([room, face]) => [room, { ...face, [marker]: true }]),
  )

describe('the jump', () => {
  const t = () => jump(scattered)

  test('NEM-END-01 whoever is awake aboard dies, in a pod that has not left too; who sleeps or has left lives', () => {
    expect(dead(t())).toEqual(['scout', 'soldier'])
    expect(t().table()).toMatchObject({ time: 0, over: { reason: 'jump', rule: 'NEM-END-01', destroyed: false } })
  })

  test('NEM-END-01 not before the marker is on its last space', () => {
    const earlier = situation({ ...scattered, ...SOUND, time: 2, met: true, turn: 'soldier' }, CREW, {
      dice: { bag: ['larva-1'] },
    })
    passAll(earlier)
    expect(earlier.table()).toMatchObject({ time: 1, round: 2 })
    expect([earlier.table().over, earlier.table().ending, dead(earlier)]).toEqual([null, null, []])
  })

  test('NEM-END-02 intruders, eggs and the nest come to no harm', () => {
    const intruders = [
      { kind: 'queen', room: '001' },
      { kind: 'adult', room: '019' },
    ]
    const end = jump({ ...scattered, intruders, eggs: 3, objects: { '011': ['egg'] } })
    expect(end.table()).toMatchObject({ eggs: 3, nestDestroyed: false, killed: { queen: 0, adult: 0 } })
    expect(end.table().intruders.map(i => i.kind)).toEqual(['queen', 'adult'])
    expect(end.room('011').objects).toContain('egg')
  })

  test('NEM-CHECK-01 step by step: the dead, engines, coordinates, contamination, objectives', () => {
    expect(report(t())).toEqual([
      'scout dies: jump',
      'soldier dies: jump',
      'engines working working working',
      'coordinates-5 B earth',
      'captain is clean',
      'pilot is clean',
      'captain salvagingThePrimeAsset met',
      'pilot hoarder failed',
    ])
    expect(winners(t())).toEqual(['captain'])
  })

  test('every step is told as it is written down, and the end comes last', () => {
    const end = t()
    expect(end.told('check').map(e => e.step)).toEqual(end.g.over?.report)
    expect(end.events.at(-1)).toMatchObject({ e: 'over', reason: 'jump', rule: 'NEM-END-01' })
  })

  test('NEM-RULING-16 NEM-END-09 nothing of the round comes after it: no attack, no fire, no event, no bag, no round', () => {
    const intruders = [
      { kind: 'adult', room: '011' },
      { kind: 'adult', room: '001' },
    ]
    const end = jump({ ...scattered, intruders, rooms: { ...scattered.rooms, '001': { fire: true } } })
    for (const kind of ['attack', 'injured', 'event', 'bag', 'tokenDrawn', 'round'] as const)
      expect(end.told(kind)).toEqual([])
    expect([end.asked(), end.g.agenda, end.table().turn]).toEqual([[], [], null])
  })

  test('NEM-RULING-95 who is lost with the ship leaves no corpse, drops nothing and opens no pod', () => {
    const end = jump({ launched: ['pilot'], carried: { soldier: ['egg'] }, pods: { 1: 'locked', 2: 'locked' } })
    expect(dead(end)).toContain('soldier')
    expect(end.told('died')).toEqual([])
    expect(end.told('object')).toEqual([])
    expect(end.table().pods.map(p => p.locked)).toEqual([true, true])
    expect(end.table().firstDeath).toBe(false)
  })
})

describe('self-destruct', () => {
  const exploded = (more: object = {}) => jump({ ...scattered, time: 9, selfDestruct: 1, ...more })

  test('NEM-END-03 NEM-END-06 the skull: everybody aboard dies, asleep or awake; who has left lives', () => {
    expect(dead(exploded())).toEqual(['scout', 'captain', 'soldier'])
    expect(exploded().table()).toMatchObject({
      selfDestruct: 0,
      time: 8,
      over: { reason: 'selfDestruct', rule: 'NEM-END-03', destroyed: true, destination: null },
    })
  })

  test('NEM-END-03 one space earlier the ship is still there', () => {
    const t = situation({ ...scattered, time: 9, selfDestruct: 2, met: true, turn: 'soldier' }, CREW, {
      dice: { bag: ['larva-1'] },
    })
    passAll(t)
    expect([t.table().selfDestruct, t.table().over, dead(t)]).toEqual([1, null, []])
  })

  test('NEM-END-06 all intruders die and the nest is gone', () => {
    const intruders = [
      { kind: 'queen', room: '001' },
      { kind: 'adult', room: '019' },
      { kind: 'adult', room: '020' },
    ]
    const end = exploded({ intruders, eggs: 5 })
    expect(end.table()).toMatchObject({
      intruders: [],
      nestDestroyed: true,
      killed: { queen: 1, adult: 2, breeder: 0 },
    })
  })

  test('NEM-CHECK-02 NEM-CHECK-04 a ship that is lost has no engines and no course to check', () => {
    expect(report(exploded())).toEqual([
      'scout dies: explosion',
      'captain dies: explosion',
      'soldier dies: explosion',
      'pilot is clean',
      'pilot hoarder failed',
    ])
  })

  test('NEM-END-08 NEM-RULING-14 a jump while it runs destroys the ship', () => {
    const end = jump({ ...scattered, selfDestruct: 6 })
    expect(end.table().over).toMatchObject({ reason: 'jump', rule: 'NEM-END-08', destroyed: true, destination: null })
    expect(dead(end)).toEqual(['scout', 'captain', 'soldier'])
    expect(end.table().nestDestroyed).toBe(true)
    expect(report(end)[0]).toBe('scout dies: explosion')
  })

  test('NEM-END-08 NEM-RULING-14 both markers on their last space in one step: destroyed all the same', () => {
    const end = jump({ ...scattered, selfDestruct: 1 })
    expect(end.table()).toMatchObject({ time: 0, selfDestruct: 0, over: { destroyed: true } })
    expect(end.events.map(e => e.e).filter(e => e === 'time' || e === 'selfDestruct')).toEqual(['time', 'selfDestruct'])
  })
})

describe('one marker too many', () => {
  /** The Soldier walks into a room whose token sets it on fire, or breaks it. */
  function walkIn(marker: 'fire' | 'malfunction', count: number): Situation {
    const rooms = { ...marked(marker, count), ...scattered.rooms, '006': { tile: 'canteen', token: `${marker}-1` } }
    const t = situation(
      { ...scattered, ...SOUND, rooms, met: true, turn: 'soldier', hand: { soldier: ['rest', 'search'] } },
      CREW,
      { dice: { noise: ['silence'] } },
    )
    t.act('soldier', ...move('006', 'rest'))
    return t
  }

  test('NEM-END-04 NEM-END-06 the ninth fire: the ship explodes, there and then', () => {
    const end = walkIn('fire', 8)
    expect(end.table().over).toMatchObject({ reason: 'fire', rule: 'NEM-END-04', destroyed: true })
    expect(dead(end)).toEqual(['scout', 'captain', 'soldier'])
    expect(end.told('noiseRolled')).toEqual([])
    expect(report(end).slice(3)).toEqual(['pilot is clean', 'pilot hoarder failed'])
  })

  test('NEM-END-05 NEM-END-06 the ninth malfunction: the hull collapses, with the same consequences', () => {
    const end = walkIn('malfunction', 8)
    expect(end.table().over).toMatchObject({ reason: 'malfunction', rule: 'NEM-END-05', destroyed: true })
    expect(dead(end)).toEqual(['scout', 'captain', 'soldier'])
    expect([end.told('noiseRolled'), end.table().nestDestroyed]).toEqual([[], true])
  })

  test.each(['fire', 'malfunction'] as const)('NEM-END-04 NEM-END-05 the eighth %s is only one more', marker => {
    const t = walkIn(marker, 7)
    expect([t.table().over, t.told('noiseRolled').length]).toEqual([null, 1])
    expect(t.room('006')[marker]).toBe(true)
  })
})

describe('the last one is gone', () => {
  const evac = { '005': { tile: 'evacuationSectionA', explored: true } }
  const others = { hibernating: ['captain'], launched: ['pilot'], turn: 'soldier', met: true }
  const crew = ['captain', 'pilot', 'soldier']

  function lastDies(more: object = {}): Situation {
    const given = {
      ...SOUND,
      ...others,
      time: 9,
      rooms: { '006': { tile: 'canteen', explored: true, fire: true } },
      at: { soldier: '006' },
      wounds: { soldier: ['leg', 'body', 'hand'] },
    }
    const t = situation({ ...given, ...more }, crew)
    t.act('soldier', { do: 'pass' }, { do: 'done' })
    return t
  }
  function lastSleeps(more: object = {}): Situation {
    const given = { ...SOUND, ...others, time: 8, hand: { soldier: ['rest', 'search'] } }
    const t = situation({ ...given, ...more }, crew, { dice: { noise: ['silence'] } })
    t.act('soldier', { do: 'roomAction' }, pay('search'), pay('rest'))
    return t
  }
  function lastLaunches(more: object = {}): Situation {
    const given = { ...SOUND, ...others, time: 12, rooms: evac, pods: { 1: 'unlocked', 2: 'locked' } }
    const t = situation({ ...given, inPod: { soldier: 1 }, ...more }, crew)
    t.act('soldier', { do: 'launch' })
    return t
  }
  const ways = [
    ['dies', lastDies],
    ['hibernates', lastSleeps],
    ['launches', lastLaunches],
  ] as const

  test.each(ways)('NEM-END-07 NEM-RULING-142 %s: time runs out at once and the ship jumps', (_, end) => {
    const t = end()
    expect(t.table()).toMatchObject({ time: 0, round: 1, over: { reason: 'nobodyLeft', rule: 'NEM-END-07' } })
    expect(t.table().over).toMatchObject({ destroyed: false, destination: 'earth' })
    expect(t.told('time').map(e => e.time)).toEqual([0])
    for (const kind of ['round', 'event', 'bag'] as const) expect(t.told(kind)).toEqual([])
    expect(dead(t)).toEqual(end === lastDies ? ['soldier'] : [])
  })

  test.each(ways)(
    'NEM-END-07 NEM-END-06 %s while self-destruct runs: that marker goes on instead, and the ship explodes',
    (_, end) => {
      const t = end({ selfDestruct: 6 })
      expect(t.table()).toMatchObject({
        selfDestruct: 0,
        over: { reason: 'nobodyLeft', destroyed: true, destination: null },
      })
      expect(t.told('time')).toEqual([])
      expect(dead(t)).toEqual(end === lastLaunches ? ['captain'] : ['captain', 'soldier'])
    },
  )

  test('NEM-END-07 before the chambers open: nobody is told that they do', () => {
    expect([lastDies(), lastLaunches()].flatMap(t => t.told('chambersOpen'))).toEqual([])
  })

  test('NEM-END-07 not while somebody is still aboard, waiting in a pod', () => {
    const t = lastDies({
      rooms: { ...evac, '006': { tile: 'canteen', explored: true, fire: true } },
      launched: [],
      pods: { 1: 'unlocked', 2: 'locked' },
      inPod: { pilot: 1 },
    })
    expect(dead(t)).toEqual(['soldier'])
    expect([t.table().over, t.table().ending, t.asked()]).toEqual([null, null, ['pilot']])
  })

  test('NEM-RULING-142 the one who fell asleep last is safe from what would have come', () => {
    const t = lastSleeps({ intruders: [{ kind: 'adult', room: '006' }], decks: { event: ['hunt.2'] } })
    expect(t.table().over?.reason).toBe('nobodyLeft')
    expect(t.told('intruderMoved')).toEqual([])
    expect(report(t).slice(0, 2)).toEqual(['engines working working working', 'coordinates-5 B earth'])
  })
})

describe('no survivors', () => {
  test('NEM-RULING-137 NEM-END-09 nobody survived: no check at all, nobody wins', () => {
    const t = jump({}, ['scout', 'soldier'])
    expect(report(t)).toEqual(['scout dies: jump', 'soldier dies: jump'])
    expect(winners(t)).toEqual([])
    expect(t.table().coordinates?.card).toBeNull()
    expect(t.table().engines.flatMap(e => e.tokens.map(token => token.card))).toEqual(Array(6).fill(null))
  })

  test('NEM-END-09 one survivor is enough for the Victory Check', () => {
    const t = jump({ launched: ['scout'] }, ['scout', 'soldier'])
    expect(t.table().coordinates?.card).toBe('coordinates-5')
    expect(report(t)).toHaveLength(5)
  })

  test('NEM-RULING-137 they who slept on a ship that blows up are no survivors', () => {
    const t = jump({ hibernating: ['scout'], selfDestruct: 4 }, ['scout', 'soldier'])
    expect(report(t)).toEqual(['scout dies: explosion', 'soldier dies: explosion'])
  })
})

test('NEM-WIN-04 whoever sleeps, has left or is dead takes no further part: no cards, no turn, no question', () => {
  const crew = ['scout', 'captain', 'pilot', 'soldier', 'mechanic']
  const gone = { hibernating: ['captain'], launched: ['pilot'], dead: ['mechanic'] }
  const t = situation({ ...gone, met: true, hand: { scout: ['rest'], soldier: ['rest'] } }, crew, {
    dice: { bag: ['larva-1'] },
  })
  const asked = new Set<string>()
  while (t.table().round === 1) {
    for (const name of t.asked()) asked.add(name)
    const [who] = t.asked()
    t.act(who, t.options(who).some(o => o.do === 'pass') ? { do: 'pass' } : { do: 'done' })
  }
  expect([...asked].sort()).toEqual(['scout', 'soldier'])
  expect(t.told('drew').map(e => e.who)).toEqual([0, 3])
  expect(t.table().first).toBe(3)
})

test('NEM-WIN-04 what is aimed at a room does not reach the sleepers in it', () => {
  const t = situation(
    { hibernating: ['captain'], rooms: { '011': { fire: true } }, hand: { soldier: ['rest'] }, light: { captain: 1 } },
    ['soldier', 'captain'],
  )
  t.act('soldier', { do: 'pass' }, { do: 'done' })
  expect(t.told('lightWound').map(e => e.who)).toEqual([0])
  expect(t.crew('captain')).toMatchObject({ light: 1, fate: 'hibernating' })
})

test('NEM-END-09 the end may come in the middle of a turn and of an action', () => {
  const rooms = marked('malfunction', 8)
  const given = { ...scattered, ...SOUND, rooms: { ...rooms, ...scattered.rooms }, met: true, turn: 'soldier' }
  const t = situation({ ...given, at: { soldier: '001' }, hand: { soldier: ['demolition', 'rest'] } }, CREW)
  t.act('soldier', play('demolition'))
  expect(t.table()).toMatchObject({ over: { reason: 'malfunction' }, turn: null, asking: null, agenda: [] })
  expect([t.asked(), t.events.at(-1)?.e]).toEqual([[], 'over'])
})
