/** Escape pods: getting in, waiting, leaving, launching, being driven out. NEM-POD, NEM-ROOM-EVAC. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../src/core/random.ts'
import type { Choice, Name } from '../src/index.ts'
import { create, tableView } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { decline, interrupt, pay, play, type Situation, situation } from './situation.ts'

const SECTION_A = { tile: 'evacuationSectionA', explored: true }
const SECTION_B = { tile: 'evacuationSectionB', explored: true }
const TWO = ['search', 'search']
const launch: Choice = { do: 'launch' }
const stay: Choice = { do: 'stay' }
const leave: Choice = { do: 'leave' }
const board: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]

/** The scout stands in Section A, where pod 1 is unlocked and pod 3 locked; pod 2 in Section B is locked. */
const section = (more: Given = {}): Given => ({
  rooms: { '005': SECTION_A, '009': SECTION_B },
  at: { scout: '005' },
  bag: { adult: 12 },
  pods: { 1: 'unlocked', 2: 'locked', 3: 'locked' },
  ...more,
  hand: { scout: TWO, ...more.hand },
})
/** Whoever is not given cards has none, and so is never asked to interrupt. */
function scene(given: Given, seats: Name[], table: object = {}): Situation {
  const hand = Object.fromEntries(seats.map(s => [s, given.hand?.[s] ?? []]))
  const at = Object.fromEntries(Object.entries(given.at ?? {}).filter(([s]) => seats.includes(s)))
  return situation({ ...given, hand, at }, seats, table)
}
const quiet = { dice: { noise: ['silence'] } }
const canEnter = (t: Situation, who: Name) => t.options(who).some(o => o.do === 'roomAction')
const podOf = (t: Situation, who: Name) => t.crew(who).pod

describe('getting in', () => {
  test('NEM-ROOM-EVAC-1 NEM-ROOM-EVAC-2 NEM-POD-02 two cards, a noise roll, and into the pod', () => {
    const t = scene(section(), ['scout', 'captain'], { dice: { noise: ['1'] } })
    t.act('scout', ...board)
    expect(t.told('noiseRolled').map(e => e.face)).toEqual(['1'])
    expect(t.table().noise).toEqual(['c005-010'])
    expect(t.told('entersPod')).toMatchObject([{ who: 0, pod: 1 }])
    expect(t.crew('scout')).toMatchObject({ pod: 1, room: '005', hand: 0, fate: 'aboard' })
    expect(t.options('scout')).toEqual([launch, stay])
  })

  test('NEM-ROOM-EVAC-1 NEM-POD-02 a pod of this section must be unlocked and have a free space', () => {
    const cases: [Given, boolean][] = [
      [{ pods: { 1: 'unlocked', 2: 'locked' } }, true],
      [{ pods: { 1: 'locked', 2: 'unlocked' } }, false], // pod 2 is in Section B
      [{ pods: { 1: 'launched', 2: 'unlocked' } }, false],
      [{ pods: { 1: 'gone', 2: 'unlocked' } }, false],
      [{ pods: { 1: 'unlocked', 2: 'locked' }, inPod: { captain: 1 } }, true],
      [{ pods: { 1: 'unlocked', 2: 'locked' }, inPod: { captain: 1, pilot: 1 } }, false],
      [{ pods: { 1: 'unlocked', 2: 'locked', 3: 'unlocked' }, inPod: { captain: 1, pilot: 1 } }, true],
    ]
    for (const [more, able] of cases)
      expect([more, canEnter(scene(section(more), ['scout', 'captain', 'pilot']), 'scout')]).toEqual([more, able])
  })

  test('NEM-ROOM-EVAC-3 NEM-POD-02 not with an intruder or a malfunction in the section', () => {
    const free = scene(section(), ['scout', 'captain'])
    const watched = scene(section({ intruders: [{ kind: 'creeper', room: '005' }] }), ['scout', 'captain'])
    const broken = scene(section({ rooms: { '005': { ...SECTION_A, malfunction: true }, '009': SECTION_B } }), [
      'scout',
      'captain',
    ])
    const burning = scene(section({ rooms: { '005': { ...SECTION_A, fire: true } } }), ['scout', 'captain'])
    expect([free, watched, broken, burning].map(t => canEnter(t, 'scout'))).toEqual([true, false, false, true])
  })

  test('NEM-ROOM-EVAC-4 Section B is the same for the pods of Section B', () => {
    const given: Given = { at: { scout: '009', captain: '011' }, pods: { 1: 'locked', 2: 'unlocked', 3: 'locked' } }
    const t = scene(section(given), ['scout', 'captain'], quiet)
    t.act('scout', ...board, stay)
    expect([podOf(t, 'scout'), t.crew('scout').room, t.crew('scout').passed]).toEqual([2, '009', true])
    const other = scene(section({ ...given, pods: { 1: 'unlocked', 2: 'locked' } }), ['scout', 'captain'])
    expect(canEnter(other, 'scout')).toBe(false)
  })

  test('NEM-RULING-135 several suitable pods: the entrant chooses; with one there is no question', () => {
    const t = scene(section({ pods: { 1: 'unlocked', 2: 'locked', 3: 'unlocked' } }), ['scout', 'captain'], quiet)
    t.act('scout', ...board)
    expect(t.options('scout')).toEqual([
      { do: 'pod', pod: 1 },
      { do: 'pod', pod: 3 },
    ])
    t.act('scout', { do: 'pod', pod: 3 })
    expect(podOf(t, 'scout')).toBe(3)
  })

  test('NEM-RULING-35 the noise roll is made in company too', () => {
    const t = scene(section({ at: { scout: '005', captain: '005' } }), ['scout', 'captain'], quiet)
    t.act('scout', ...board)
    expect(t.told('noiseRolled')).toHaveLength(1)
  })

  test('NEM-ROOM-GEN-1 NEM-RULING-199 entering is a room action: it can be interrupted, and is paid for nothing', () => {
    const given = section({ at: { scout: '005', captain: '005' }, hand: { scout: TWO, captain: ['interruption'] } })
    const t = scene(given, ['scout', 'captain'], quiet)
    t.act('scout', ...board)
    t.act('captain', interrupt)
    expect([podOf(t, 'scout'), t.crew('scout').hand, t.told('noiseRolled').length]).toEqual([null, 0, 0])
    expect(t.table().turn).toMatchObject({ seat: 0, done: 1 })
  })

  test('NEM-RULING-199 launching and waiting are no actions: nobody can interrupt them', () => {
    for (const choice of [launch, stay]) {
      const given = section({ at: { scout: '005', captain: '005' }, hand: { scout: TWO, captain: ['interruption'] } })
      const t = scene(given, ['scout', 'captain'], quiet)
      t.act('scout', ...board)
      t.act('captain', decline)
      t.act('scout', choice)
      expect(t.table().asking?.ask).toBe('turn')
      expect(t.asked()).toEqual(['captain'])
    }
  })

  test('NEM-ROOM-GEN-1 Old Friend enters a pod for nothing: no computer in an Evacuation Section', () => {
    const t = scene(
      section({ at: { pilot: '005', scout: '011' }, hand: { pilot: ['oldFriend'] }, turn: 'pilot' }),
      ['scout', 'pilot'],
      quiet,
    )
    t.act('pilot', play('oldFriend'))
    expect([podOf(t, 'pilot'), t.told('noiseRolled').length]).toEqual([1, 1])
  })
})

describe('something comes', () => {
  test('NEM-RULING-126 an Encounter or an intruder drawn by Danger: the attempt fails', () => {
    const met = scene(section({ noise: ['005/1'], met: true }), ['scout', 'captain'], {
      dice: { noise: ['1'], bag: ['creeper-1'] },
    })
    met.act('scout', ...board)
    const drawn = scene(section({ intruders: [{ kind: 'adult', room: '010' }] }), ['scout', 'captain'], {
      dice: { noise: ['danger'] },
    })
    drawn.act('scout', ...board)
    for (const t of [met, drawn]) {
      expect(t.told('attemptFailed')).toHaveLength(1)
      expect(t.told('entersPod')).toEqual([])
      expect(t.table().intruders.map(i => i.room)).toEqual(['005'])
    }
    expect(drawn.crew('scout')).toMatchObject({ pod: null, hand: 0, passed: false })
  })

  test('NEM-RULING-127 a Blank, or a Danger that only breaks a door, does not stop anybody', () => {
    const blank = scene(section({ noise: ['005/1'] }), ['scout', 'captain'], {
      dice: { noise: ['1'], bag: ['blank'] },
    })
    const door = scene(
      section({ intruders: [{ kind: 'adult', room: '010' }], doors: { '005/1': 'closed' } }),
      ['scout', 'captain'],
      { dice: { noise: ['danger'] } },
    )
    for (const t of [blank, door]) {
      t.act('scout', ...board)
      expect([podOf(t, 'scout'), t.told('attemptFailed').length]).toEqual([1, 0])
    }
    expect(door.table().doors).toEqual([{ corridor: 'c005-010', state: 'destroyed' }])
    expect(blank.told('encounter')).toHaveLength(1)
  })

  test('NEM-RULING-127 a larva that infests at once has appeared, although it is gone', () => {
    const t = scene(section({ noise: ['005/1'], met: true }), ['scout', 'captain'], {
      dice: { noise: ['1'], bag: ['larva-1'] },
    })
    t.act('scout', ...board)
    expect(t.crew('scout')).toMatchObject({ larva: true, pod: null })
    expect(t.table().intruders).toEqual([])
    expect(t.told('attemptFailed')).toHaveLength(1)
  })

  test('NEM-RULING-123 a failed attempt costs the card and the action, and may be tried again', () => {
    const given = section({
      at: { pilot: '005' },
      hand: { pilot: ['oldFriend'] },
      deck: { pilot: ['search', 'search'] },
      noise: ['005/1'],
      met: true,
      decks: { event: ['hatching'] },
    })
    const dice = { noise: ['1', 'silence'], bag: ['larva-1', 'larva-1'] }
    const t = scene(given, ['pilot'], { dice })
    t.act('pilot', play('oldFriend'))
    expect(t.told('attemptFailed')).toHaveLength(1)
    expect([t.crew('pilot').hand, t.table().turn]).toEqual([0, expect.objectContaining({ done: 1 })])
    t.act('pilot', { do: 'pass' })
    expect(t.table().round).toBe(2)
    t.act('pilot', ...board)
    expect(podOf(t, 'pilot')).toBe(1)
  })
})

describe('waiting', () => {
  const waiting = (more: Given = {}) =>
    section({ inPod: { scout: 1 }, hand: { scout: ['search', 'rest'], captain: [] }, ...more })

  test('NEM-POD-03 NEM-POD-05 NEM-RULING-128 choosing to wait passes at once, though an action was left', () => {
    const t = scene(section({ hand: { scout: [...TWO, 'rest'], captain: [] } }), ['scout', 'captain'], quiet)
    t.act('scout', ...board, stay)
    expect(t.crew('scout').passed).toBe(true)
    // Passing brings its discards.
    expect(t.options('scout')).toEqual([{ do: 'done' }, { do: 'discard', card: 'rest' }])
    t.act('scout', { do: 'done' })
    expect(t.asked()).toEqual(['captain'])
    t.act('captain', ...[{ do: 'pass' } as Choice])
    expect(t.table().round).toBe(2)
  })

  test('NEM-POD-05 NEM-POD-07 at the first turn of a later round: launch, leave or stay; staying passes', () => {
    const t = scene(waiting(), ['scout', 'captain'])
    expect(t.table().asking).toMatchObject({ ask: 'podTurn', seats: [0] })
    expect(t.options('scout')).toEqual([launch, leave, stay])
    t.act('scout', stay)
    expect(t.options('scout')).toContainEqual({ do: 'discard', card: 'rest' })
    t.act('scout', { do: 'done' })
    expect(t.crew('scout')).toMatchObject({ passed: true, pod: 1 })
    expect(t.asked()).toEqual(['captain'])
  })

  test('NEM-POD-06 NEM-RULING-129 leaving is free and quiet, and then come two actions', () => {
    const t = scene(waiting(), ['scout', 'captain'])
    t.act('scout', leave)
    expect(t.crew('scout')).toMatchObject({ pod: null, room: '005', hand: 2, passed: false })
    expect(t.told('noiseRolled')).toEqual([])
    expect(t.table().turn).toMatchObject({ seat: 0, done: 0, actions: 2 })
    expect(t.options('scout')).toContainEqual({ do: 'move', to: '006' })
  })

  test('NEM-RULING-199 nobody can interrupt leaving, staying or launching', () => {
    for (const choice of [leave, stay, launch]) {
      const given = waiting({ at: { captain: '005' }, hand: { scout: ['rest'], captain: ['interruption'] } })
      const t = scene(given, ['scout', 'captain'])
      t.act('scout', choice)
      expect(t.told('reacted')).toEqual([])
      expect(t.table().asking?.ask).not.toBe('window')
    }
  })

  test('NEM-RULING-129 only at that moment: in a turn there is nothing to leave, afterwards nothing to stay in', () => {
    const t = scene(waiting(), ['scout', 'captain'])
    t.act('scout', leave)
    expect(t.options('scout').map(o => o.do)).not.toContain('leave')
    expect(t.options('scout').map(o => o.do)).not.toContain('launch')
  })

  test('NEM-RULING-162 NEM-RULING-199 without a card in hand one can still launch or leave', () => {
    const given = waiting({ hand: { scout: [], captain: [] } })
    expect(scene(given, ['scout', 'captain']).options('scout')).toEqual([launch, leave, stay])
  })

  test('NEM-RULING-131 locked with somebody inside: no launch, but one may leave', () => {
    const given = waiting({ pods: { 1: 'locked', 2: 'locked' } })
    const t = scene(given, ['scout', 'captain'])
    expect(t.options('scout')).toEqual([leave, stay])
    t.act('scout', leave)
    expect(podOf(t, 'scout')).toBeNull()
  })

  test('NEM-RULING-131 NEM-ROOM-HATCH-1 somebody else locks the pod one sits in, and unlocks it again', () => {
    const rooms = { '005': SECTION_A, '006': { tile: 'hatchControlSystem', explored: true } }
    const given = waiting({ rooms, at: { captain: '006' }, hand: { scout: [], captain: TWO }, turn: 'captain' })
    const t = scene(given, ['captain', 'scout'])
    t.act('captain', ...board)
    expect(t.options('captain')).toEqual([1, 2, 3].map(pod => ({ do: 'pod', pod })))
    t.act('captain', { do: 'pod', pod: 1 }, { do: 'pass' })
    expect(t.options('scout')).toEqual([leave, stay])
  })

  test('NEM-RULING-136 a malfunction bars the way in, not the way out', () => {
    const given = waiting({ rooms: { '005': { ...SECTION_A, malfunction: true } } })
    const t = scene(given, ['scout', 'captain'])
    expect(t.options('scout')).toEqual([launch, leave, stay])
    t.act('scout', leave)
    expect(canEnter(t, 'scout')).toBe(false)
  })

  test('NEM-RULING-07 NEM-RULING-132 whoever waits in a burning section burns when its turn ends', () => {
    const rooms = { '005': { ...SECTION_A, fire: true } }
    const entering = scene(section({ rooms }), ['scout', 'captain'], quiet)
    entering.act('scout', ...board, stay)
    const staying = scene(waiting({ rooms }), ['scout', 'captain'])
    staying.act('scout', stay, { do: 'done' })
    expect([entering, staying].map(t => t.crew('scout').light)).toEqual([1, 1])
    const away = scene(waiting({ rooms }), ['scout', 'captain'])
    away.act('scout', launch)
    expect([away.crew('scout').light, away.crew('scout').fate]).toEqual([0, 'launched'])
  })

  test('NEM-RULING-132 the room is not empty for others: no noise roll on entering it', () => {
    const given = section({
      rooms: { '005': SECTION_A, '006': { tile: 'canteen', explored: true } },
      at: { captain: '006' },
      inPod: { scout: 1 },
      hand: { captain: ['search'], scout: [] },
      turn: 'captain',
    })
    const t = scene(given, ['captain', 'scout'], quiet)
    t.act('captain', { do: 'move', to: '005' }, pay('search'))
    expect([t.crew('captain').room, t.told('noiseRolled').length]).toEqual(['005', 0])
  })

  test('NEM-RULING-132 what is done to everybody in the room is done to them: cards, treatment, grenades', () => {
    const given = section({ inPod: { scout: 1 }, at: { captain: '005' }, first: 'captain', turn: 'captain' })
    const cheered = scene({ ...given, hand: { captain: ['motivation'], scout: [] } }, ['scout', 'captain'])
    cheered.act('captain', play('motivation'))
    expect([cheered.crew('scout').hand, cheered.crew('captain').hand]).toEqual([1, 1])
    const treated = scene(
      {
        ...given,
        hand: { captain: ['search'], scout: [] },
        inventory: { captain: ['bandages'] },
        light: { scout: 2, captain: 1 },
      },
      ['scout', 'captain'],
    )
    treated.act('captain', { do: 'use', card: 'bandages' }, pay('search'), { do: 'who', whom: 0 })
    expect(treated.crew('scout').light).toBe(0)
    const blown = scene(
      {
        ...given,
        hand: { captain: ['search'], scout: [] },
        inventory: { captain: ['grenade'] },
        objects: { '005': ['egg'] },
      },
      ['scout', 'captain'],
      quiet,
    )
    blown.act('captain', { do: 'use', card: 'grenade' }, pay('search'))
    expect([blown.crew('scout').wounds.length, podOf(blown, 'scout')]).toEqual([1, 1])
  })

  test('NEM-RULING-218 NEM-RULING-132 nobody sends them anywhere', () => {
    const given = section({
      at: { scout: '005', captain: '005' },
      turn: 'captain',
      hand: { captain: ['order'], scout: [] },
    })
    const orders = (more: Given) => scene({ ...given, ...more }, ['scout', 'captain']).options('captain')
    expect(orders({})).toContainEqual(play('order'))
    expect(orders({ inPod: { scout: 1 } })).not.toContainEqual(play('order'))
  })

  test('NEM-RULING-132 they cannot be traded with', () => {
    const both = section({ at: { scout: '005', captain: '005' }, hand: { scout: TWO, captain: [] } })
    const inside = section({ inPod: { captain: 1 }, hand: { scout: TWO, captain: [] } })
    const trades = (given: object) =>
      scene(given, ['scout', 'captain'])
        .options('scout')
        .some(o => o.do === 'trade')
    expect([trades(both), trades(inside)]).toEqual([true, false])
  })

  test('NEM-RULING-200 nobody reacts from a pod: no Interruption, no Motion Scanner', () => {
    const given = section({ hand: { scout: [...TWO, 'rest'], captain: ['interruption'] }, inPod: { captain: 1 } })
    const t = scene(given, ['scout', 'captain'], quiet)
    t.act('scout', ...board)
    expect([t.asked(), podOf(t, 'scout')]).toEqual([['scout'], 1])
    const scanner = (more: Given) =>
      section({
        hands: { scout: ['motionScanner'] },
        hand: { scout: ['rest'], captain: [] },
        passed: ['scout'],
        turn: 'captain',
        decks: { event: ['hatching'] },
        ...more,
      })
    const dice = { dice: { noise: ['silence', 'silence'], bag: ['adult-4'] } }
    const inside = scene(scanner({ inPod: { scout: 1 } }), ['scout', 'captain'], dice)
    inside.act('captain', { do: 'pass' })
    expect(inside.told('noiseRolled').map(e => e.who)).toEqual([0, 1])
    const onFeet = scene(scanner({}), ['scout', 'captain'], dice)
    onFeet.act('captain', { do: 'pass' })
    expect(onFeet.table().asking?.ask).toBe('noiseReroll')
  })

  test('NEM-RULING-39 NEM-RULING-132 whoever waits makes the rolls of the bag, for its section', () => {
    const given = waiting({ passed: ['scout'], turn: 'captain', decks: { event: ['hatching'] } })
    const t = scene(given, ['scout', 'captain'], { dice: { noise: ['4', '1'], bag: ['adult-4'] } })
    t.act('captain', { do: 'pass' })
    expect(t.told('noiseRolled')).toMatchObject([
      { who: 0, room: '005' },
      { who: 1, room: '011' },
    ])
    expect(t.table().noise).toEqual(['c011-015', 'main'])
    expect(podOf(t, 'scout')).toBe(1)
  })

  test('NEM-RULING-134 the jump takes whoever waits: aboard is aboard', () => {
    const given = waiting({ time: 1, passed: ['scout'], turn: 'captain' })
    const t = scene(given, ['scout', 'captain'])
    t.act('captain', { do: 'pass' })
    expect(t.table().over?.report).toContainEqual({ check: 'died', who: 0, by: 'jump' })
  })
})

describe('launching', () => {
  test('NEM-POD-04 NEM-RULING-06 the pod is gone with everybody in it, the turn is over', () => {
    const t = scene(section(), ['scout', 'captain'], quiet)
    t.act('scout', ...board, launch)
    expect(t.told('launched')).toMatchObject([{ pod: 1, crew: [0] }])
    expect(t.table().pods[0]).toEqual({ pod: 1, section: 'A', locked: false, state: 'launched' })
    expect(t.crew('scout').fate).toBe('launched')
    expect(t.asked()).toEqual(['captain'])
    expect(
      t
        .table()
        .crew.filter(c => c.fate === 'aboard')
        .map(c => c.character),
    ).toEqual(['captain'])
  })

  test('NEM-POD-04 what is left behind: the character takes part in nothing any more', () => {
    const given = section({ decks: { event: ['eclosion'] }, larva: ['scout'], passed: [] })
    const t = scene(given, ['scout', 'captain'], { dice: { noise: ['silence', '1'], bag: ['adult-4'] } })
    t.act('scout', ...board, launch)
    t.act('captain', { do: 'pass' })
    // Neither a noise roll nor the Eclosion that kills hosts.
    expect(t.crew('scout')).toMatchObject({ fate: 'launched', larva: true })
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([0, 1])
  })

  test('NEM-POD-09 NEM-RULING-130 a second comes in: first the entrant may launch, then the one inside', () => {
    const given = section({ inPod: { captain: 1 }, hand: { scout: TWO, captain: ['rest'] } })
    const t = scene(given, ['scout', 'captain', 'pilot'], quiet)
    t.act('scout', ...board)
    expect(t.asked()).toEqual(['scout'])
    t.act('scout', stay)
    expect([t.asked(), t.options('captain')]).toEqual([['captain'], [launch, stay]])
    t.act('captain', stay)
    expect([podOf(t, 'scout'), podOf(t, 'captain'), t.crew('scout').passed]).toEqual([1, 1, true])
    // The one inside has only answered; its own turn is still to come.
    expect(t.crew('captain').passed).toBe(false)
    expect(t.table().asking).toMatchObject({ ask: 'podTurn', seats: [1] })
  })

  test('NEM-RULING-130 either of two may launch, and takes the other along: no veto', () => {
    const given = section({ inPod: { captain: 1 }, hand: { scout: TWO, captain: [], pilot: [] } })
    const byEntrant = scene(given, ['scout', 'captain', 'pilot'], quiet)
    byEntrant.act('scout', ...board, launch)
    const byOccupant = scene(given, ['scout', 'captain', 'pilot'], quiet)
    byOccupant.act('scout', ...board, stay)
    byOccupant.act('captain', launch)
    const inTurn = scene(section({ inPod: { scout: 1, captain: 1 } }), ['scout', 'captain', 'pilot'])
    inTurn.act('scout', launch)
    for (const t of [byEntrant, byOccupant, inTurn]) {
      expect(t.told('launched')).toMatchObject([{ pod: 1, crew: [0, 1] }])
      expect(t.table().crew.map(c => c.fate)).toEqual(['launched', 'launched', 'aboard'])
      expect(t.asked()).toEqual(['pilot'])
    }
  })

  test('NEM-COMP-08 NEM-POD-03 two spaces: a third finds the pod full', () => {
    const given = section({ inPod: { captain: 1, pilot: 1 } })
    expect(canEnter(scene(given, ['scout', 'captain', 'pilot']), 'scout')).toBe(false)
  })

  test('NEM-POD-10 an Object carried takes no space: two people and a corpse fit', () => {
    const given = section({ inPod: { captain: 1 }, carried: { captain: ['corpse.blue'], scout: ['egg'] } })
    const t = scene(given, ['scout', 'captain', 'pilot'], quiet)
    t.act('scout', ...board, launch)
    expect(t.told('launched')).toMatchObject([{ crew: [0, 1] }])
    // NEM-RULING-104: they leave with their owners.
    expect(t.crew('scout').objects).toEqual(['egg'])
    expect(t.crew('captain').objects).toEqual(['corpse.blue'])
  })

  test('NEM-POD-11 NEM-POD-04 whoever launched is checked for contamination and objective, not for engines or destination', () => {
    const given = section({
      objectives: { scout: ['bestFriendsForever'] },
      engines: { 1: 'damaged', 2: 'damaged', 3: 'damaged' },
      contamination: { scout: { deck: ['clean'] } },
    })
    const seats = ['scout', 'captain', 'pilot', 'soldier']
    const t = scene({ ...given, dead: ['captain', 'pilot', 'soldier'] }, seats, quiet)
    t.act('scout', ...board, launch)
    const { over } = t.table()
    expect(over?.reason).toBe('nobodyLeft')
    expect(over?.report.map(s => s.check)).toEqual(['engines', 'contamination', 'objective'])
    expect(over?.report).toContainEqual(
      expect.objectContaining({ check: 'contamination', who: 0, words: ['clean'], survives: true }),
    )
    expect([t.crew('scout').fate, over?.winners]).toEqual(['launched', []])
  })
})

describe('driven out', () => {
  const waiting = (more: Given = {}) =>
    section({
      pods: { 1: 'unlocked', 2: 'unlocked', 3: 'unlocked' },
      inPod: { scout: 1, captain: 3 },
      hand: { scout: [], captain: [], pilot: [] },
      passed: ['scout', 'captain'],
      turn: 'pilot',
      ...more,
    })
  const seats = ['scout', 'captain', 'pilot']

  test('NEM-POD-08 NEM-RULING-133 an intruder that walks in empties all pods of the section, no Encounter', () => {
    // Lurking moves Adults by corridor 4; from 006 corridor 3 leads to 005.
    const given = waiting({ intruders: [{ kind: 'adult', room: '006' }], decks: { event: ['hatching'] } })
    const t = scene(given, seats, { dice: { bag: ['larva-1'] } })
    t.act('pilot', { do: 'pass' })
    expect(t.told('leavesPod')).toMatchObject([
      { who: 0, pod: 1, ejected: true },
      { who: 1, pod: 3, ejected: true },
    ])
    expect([podOf(t, 'scout'), podOf(t, 'captain')]).toEqual([null, null])
    expect([t.told('encounter').length, t.told('surprise').length]).toEqual([0, 0])
  })

  test('NEM-RULING-133 pods of the other section are not concerned', () => {
    const given = waiting({
      rooms: { '005': SECTION_A, '009': SECTION_B },
      inPod: { scout: 1, captain: 2 },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { event: ['hatching'] },
    })
    const t = scene(given, seats, { dice: { bag: ['larva-1'] } })
    t.act('pilot', { do: 'pass' })
    expect([podOf(t, 'scout'), podOf(t, 'captain')]).toEqual([null, 2])
  })

  test('NEM-RULING-133 one whose own roll brings an Encounter meets it in the room; the others are only put out', () => {
    const given = waiting({ noise: ['005/1'], met: true, decks: { event: ['hatching'] } })
    const t = scene(given, seats, { dice: { noise: ['1', '1'], bag: ['adult-4', 'creeper-1'] } })
    t.act('pilot', { do: 'pass' })
    expect(t.told('encounter')).toMatchObject([{ who: 0, room: '005' }])
    expect(t.told('surprise')).toMatchObject([{ who: 0, attack: true }])
    expect(t.told('leavesPod').map(e => e.who)).toEqual([0, 1])
    // NEM-RULING-39: the captain is in Combat by then and makes no roll.
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([0, 2])
  })

  test('NEM-RULING-133 NEM-RULING-126 an attempt that brings something empties the other pods', () => {
    const given = section({
      pods: { 1: 'unlocked', 2: 'locked', 3: 'unlocked' },
      inPod: { captain: 3 },
      noise: ['005/1'],
      met: true,
    })
    const t = scene(given, ['scout', 'captain'], { dice: { noise: ['1'], bag: ['creeper-1'] } })
    t.act('scout', ...board)
    expect([podOf(t, 'scout'), podOf(t, 'captain'), t.told('attemptFailed').length]).toEqual([null, null, 1])
  })

  test('NEM-RULING-200 once ejected, one reacts like everybody in the room', () => {
    const given = section({
      inPod: { captain: 1 },
      noise: ['005/1'],
      met: true,
      hand: { scout: [...TWO, 'rest', 'demolition'], captain: ['interruption'] },
    })
    const t = scene(given, ['scout', 'captain'], { dice: { noise: ['1'], bag: ['creeper-1'] } })
    t.act('scout', ...board)
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect([t.table().asking?.ask, t.asked()]).toEqual(['window', ['captain']])
  })
})

describe('locks', () => {
  test('NEM-POD-01 NEM-COMP-08 pods start locked', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const setup = { game: 'nemesis', board: 'nemesis-base', seats: Array(count).fill({ character: null }) }
      const { pods } = tableView(create(setup, keyFromSeed('pods')))
      expect(pods.every(p => p.locked && p.state === 'docked')).toBe(true)
    }
  })

  test('NEM-POD-01 the first death unlocks every pod, a later one none', () => {
    const given = section({
      at: { scout: '005', captain: '005', pilot: '011' },
      rooms: { '005': { ...SECTION_A, fire: true } },
      pods: { 1: 'locked', 2: 'locked', 3: 'launched' },
      wounds: { scout: ['leg', 'hand', 'arm'], captain: ['leg', 'hand', 'arm'] },
      hand: { scout: [], captain: [], pilot: [] },
    })
    const t = scene(given, ['scout', 'captain', 'pilot'])
    t.act('scout', { do: 'pass' })
    expect(t.crew('scout').fate).toBe('dead')
    expect(t.table().pods.map(p => [p.pod, p.locked])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ])
    expect(t.told('pod').map(e => e.pod)).toEqual([1, 2])
    t.g.pods[0].locked = true
    t.act('captain', { do: 'pass' })
    expect([t.crew('captain').fate, t.table().pods[0].locked]).toEqual(['dead', true])
  })

  test('NEM-POD-01 a pod that is gone is not unlocked any more', () => {
    const given = section({
      rooms: { '005': { ...SECTION_A, fire: true } },
      pods: { 1: 'locked', 2: 'locked' },
      wounds: { scout: ['leg', 'hand', 'arm'] },
      hand: { scout: [] },
    })
    const t = scene(given, ['scout', 'captain'])
    t.g.pods[0].state = 'launched'
    t.act('scout', { do: 'pass' })
    expect(t.told('pod').map(e => e.pod)).toEqual([2])
  })

  test('NEM-POD-01 NEM-ROOM-HATCH-1 the Hatch Control System turns any one pod over, either way', () => {
    const rooms = { '006': { tile: 'hatchControlSystem', explored: true }, '005': SECTION_A }
    const given = section({ rooms, at: { scout: '006' }, pods: { 1: 'unlocked', 2: 'locked', 3: 'launched' } })
    for (const [pod, locked] of [
      [1, true],
      [2, false],
    ] as const) {
      const t = scene(given, ['scout', 'captain'])
      t.act('scout', ...board)
      expect(t.options('scout')).toEqual([
        { do: 'pod', pod: 1 },
        { do: 'pod', pod: 2 },
      ])
      t.act('scout', { do: 'pod', pod })
      expect(t.table().pods.find(p => p.pod === pod)?.locked).toBe(locked)
      expect(t.told('pod')).toMatchObject([{ pod, locked }])
    }
    const none = scene({ ...given, pods: { 1: 'launched', 2: 'gone' } }, ['scout', 'captain'])
    expect(canEnter(none, 'scout')).toBe(false)
  })

  test('NEM-POD-01 NEM-DATA-37 the Evacuation Key works in an Evacuation Section, on its own pods', () => {
    for (const key of ['evacuationKey', 'evacuationKey.quest']) {
      const given = section({ inventory: { pilot: [key] }, at: { pilot: '005' }, hand: { pilot: ['search'] } })
      const t = scene(given, ['pilot'])
      t.act('pilot', { do: 'use', card: key }, pay('search'))
      expect(t.options('pilot')).toEqual([
        { do: 'pod', pod: 1 },
        { do: 'pod', pod: 3 },
      ])
      t.act('pilot', { do: 'pod', pod: 3 })
      expect(t.table().pods.find(p => p.pod === 3)?.locked).toBe(false)
      expect(t.crew('pilot').inventory).toEqual([])
      const elsewhere = scene({ ...given, at: { pilot: '011' } }, ['pilot'])
      expect(elsewhere.options('pilot')).not.toContainEqual({ do: 'use', card: key })
    }
  })

  test('NEM-RULING-207 NEM-RULING-131 the Event launches the lowest pod aboard, locked or not, with all inside', () => {
    const event = { decks: { event: ['evacuationPodEjection'] }, hand: { scout: [], captain: [], pilot: [] } }
    const dice = { dice: { bag: ['larva-1'] } }
    const inside = scene(
      section({
        ...event,
        pods: { 1: 'launched', 2: 'unlocked', 3: 'locked' },
        inPod: { scout: 2 },
        passed: ['scout'],
        turn: 'captain',
      }),
      ['scout', 'captain'],
      dice,
    )
    inside.g.pods[1].locked = true
    inside.act('captain', { do: 'pass' })
    expect(inside.told('launched')).toMatchObject([{ pod: 2, crew: [0] }])
    expect(inside.crew('scout').fate).toBe('launched')
    const empty = scene(section({ ...event, pods: { 1: 'locked', 2: 'locked' } }), ['scout'], dice)
    empty.act('scout', { do: 'pass' })
    expect(empty.table().pods.map(p => p.state)).toEqual(['gone', 'docked'])
    expect(empty.told('podGone')).toMatchObject([{ pod: 1 }])
    const none = scene(section({ ...event, pods: { 1: 'launched', 2: 'gone' } }), ['scout'], dice)
    none.act('scout', { do: 'pass' })
    expect(none.table().pods.map(p => p.state)).toEqual(['launched', 'gone'])
    // NEM-RULING-174: the card leaves the game all the same.
    for (const t of [inside, empty, none]) expect(t.table().removed).toContain('evacuationPodEjection')
  })

  test('NEM-RULING-207 NEM-RULING-133 the card moves intruders first: they may have emptied the pod', () => {
    // Evacuation Pod Ejection moves Adults through corridor 3, from 006 into 005.
    const given = section({
      inPod: { scout: 1 },
      passed: ['scout'],
      turn: 'captain',
      hand: { scout: [], captain: [] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { event: ['evacuationPodEjection'] },
    })
    const t = scene(given, ['scout', 'captain'], { dice: { bag: ['larva-1'] } })
    t.act('captain', { do: 'pass' })
    expect(t.told('podGone')).toMatchObject([{ pod: 1 }])
    expect(t.crew('scout')).toMatchObject({ fate: 'aboard', pod: null })
  })

  test('NEM-RULING-207 NEM-RULING-142 if the last one goes with that pod, the game ends', () => {
    const given = section({
      inPod: { scout: 1 },
      dead: ['captain'],
      met: true,
      hand: { scout: [] },
      decks: { event: ['evacuationPodEjection'] },
    })
    const t = scene(given, ['scout', 'captain'], { dice: { bag: ['larva-1'] } })
    t.act('scout', stay)
    expect(t.table().over).toMatchObject({ reason: 'nobodyLeft', rule: 'NEM-END-07' })
    expect(t.crew('scout').fate).toBe('launched')
  })
})
