/** The Main Gate, the Rover, and the way to the Bunker. LOCK-BUNKER. */
import { describe, expect, test } from 'vitest'
import type { Choice, Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { everyRoomBelow, interrupt, lockdown, part, pass, pay, type Situation } from '../../situation.ts'
import { act, can, inside, POWER } from './places.ts'

const EXIT = '001'
const leave = (how: 'rover' | 'suit'): Choice => ({ do: 'escape', how })
const out = (how: 'rover' | 'suit'): Choice[] => [leave(how), pay('search'), pay('search')]

/** The Sentry in the Exit Room with two cards and an open gate, the Janitor far away. */
function atExit(given: Given = {}, table: object = {}, seats: Name[] = ['sentry', 'janitor']): Situation {
  return lockdown(
    {
      met: true,
      bag: { adult: 12 },
      gateOpen: true,
      power: POWER,
      on: [1, 2],
      ...given,
      rooms: { ...given.rooms, [EXIT]: { tile: 'cargoSendingSystemB', explored: true, ...given.rooms?.[EXIT] } },
      at: { sentry: EXIT, janitor: '020', ...given.at },
      hand: { sentry: ['search', 'search'], janitor: [], ...given.hand },
    },
    seats,
    { dice: { noise: ['silence'] }, ...table },
  )
}
const suit: Given = { hands: { sentry: ['enviroSuit'] } }
const ways = (t: Situation) => t.options('sentry').flatMap(o => (o.do === 'escape' ? [o.how] : []))
const why = (t: Situation) =>
  obstacles(t.g, t.seat('sentry')).flatMap(o => (o.do === 'escape' ? [`${o.how} ${o.why}`] : []))
const facility = (t: Situation) => t.table().facility

describe('the gate', () => {
  test('LOCK-BUNKER-01 LOCK-SETUP-07 closed at first, and then nobody gets out', () => {
    expect(facility(lockdown({}))?.gateOpen).toBe(false)
    const t = atExit({ ...suit, gateOpen: false })
    expect([ways(t), why(t)]).toEqual([[], ['rover gateClosed', 'suit gateClosed']])
  })

  test('LOCK-BUNKER-02 LOCK-CRIT-03 the first death opens it, once', () => {
    const t = lockdown({
      met: true,
      dressed: { sentry: ['leg', 'leg', 'leg'] },
      rooms: { '003': { fire: true } },
      at: { sentry: '003', janitor: '020' },
      hand: { sentry: ['search'], janitor: ['search'] },
    })
    t.act('sentry', ...pass)
    expect([t.crew('sentry').fate, facility(t)?.gateOpen]).toEqual(['dead', true])
    expect(t.told('gateOpen')).toMatchObject([{ rule: 'LOCK-CRIT-03' }])
  })

  test('LOCK-BUNKER-02 LOCK-SD-04 Autodestruction turning red opens it', () => {
    const t = lockdown(
      {
        time: 7,
        selfDestruct: 7,
        passed: ['janitor'],
        hand: { sentry: ['search'] },
        decks: { event: ['consumingFire'] },
      },
      undefined,
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...pass)
    expect([facility(t)?.gateOpen, facility(t)?.selfDestructRed]).toEqual([true, true])
  })

  test('LOCK-BUNKER-02 LOCK-RULING-87 LOCK-RULING-131 the Main Gate Key opens it from a working computer, power or not', () => {
    const key = (given: Given = {}, tile = 'archive') =>
      inside(tile, { on: [], inventory: { sentry: ['mainGateKey'] }, ...given })
    const t = key()
    t.act('sentry', { do: 'use', card: 'mainGateKey' }, pay('search'))
    expect([facility(t)?.gateOpen, t.told('gateOpen').length]).toEqual([true, 1])
    const use = (s: Situation) => s.options('sentry').some(o => o.do === 'use')
    expect(use(key({ rooms: { '007': { malfunction: true } } }))).toBe(false)
    expect(use(key({}, 'caveEntrance'))).toBe(false)
    expect(use(key({ gateOpen: true }))).toBe(false)
  })

  test('LOCK-DOOR-06 no door card opens it', () => {
    const doors = lockdown(
      { time: 13, passed: ['janitor'], hand: { sentry: [] }, decks: { event: ['bulkheadsOpen'] } },
      undefined,
      { dice: { bag: ['larva-0-1'] } },
    )
    doors.act('sentry', { do: 'pass' })
    expect([doors.told('event').length, facility(doors)?.gateOpen]).toEqual([1, false])
  })
})

describe('leaving', () => {
  test('LOCK-BUNKER-04 LOCK-BOARD-10 two cards, in the Exit Room, whatever tile lies there', () => {
    const t = atExit()
    expect(t.mine('sentry').decision?.options).toContainEqual({ ...leave('rover'), cost: 2 })
    expect(ways(atExit({ rooms: { [EXIT]: { tile: 'guardRoom', explored: true } } }))).toEqual(['rover'])
    expect(ways(atExit({ hand: { sentry: ['search'] } }))).toEqual([])
    for (const room of ['002', '003', '004', '020']) {
      const elsewhere = atExit({ rooms: everyRoomBelow, at: { sentry: room } })
      expect([room, ways(elsewhere), why(elsewhere)]).toEqual([room, [], []])
    }
  })

  test('LOCK-BUNKER-04 not with an intruder in the room', () => {
    const t = atExit({ ...suit, intruders: [{ kind: 'larva', room: EXIT }] })
    expect([ways(t), why(t)]).toEqual([[], ['rover inCombat', 'suit inCombat']])
  })

  test('LOCK-BUNKER-05 LOCK-BUNKER-06 LOCK-BUNKER-08 the Rover takes one, without noise, and stays outside', () => {
    const t = atExit({ at: { janitor: EXIT } })
    t.act('sentry', ...out('rover'))
    expect([t.crew('sentry').fate, t.crew('janitor').fate, facility(t)?.rover]).toEqual(['bunker', 'aboard', 'bunker'])
    expect([t.told('noiseRolled'), t.told('bunker')]).toEqual([[], [expect.objectContaining({ who: 0, how: 'rover' })]])
    expect(t.asked()).toEqual(['janitor'])
  })

  test('LOCK-BUNKER-08 LOCK-BOARD-02 whoever is there is out of play and safe when the Facility explodes', () => {
    const t = atExit(
      {
        selfDestruct: 4,
        red: true,
        time: 4,
        bunker: ['sentry'],
        at: { janitor: '020' },
        hand: { janitor: ['search'] },
        turn: 'janitor',
        first: 'janitor',
      },
      { dice: { bag: ['larva-0-1'] } },
    )
    expect(t.asked()).toEqual(['janitor'])
    t.act('janitor', ...pass)
    expect(t.told('check').flatMap(e => (e.step.check === 'died' ? [e.step.who] : []))).toEqual([1])
  })

  test('LOCK-BUNKER-04 LOCK-BUNKER-06 with the Rover gone only a suit helps', () => {
    const t = atExit({ rover: 'bunker' })
    expect([ways(t), why(t)]).toEqual([[], ['rover noRover']])
    expect(ways(atExit({ ...suit, rover: 'bunker' }))).toEqual(['suit'])
  })

  test('LOCK-RULING-86 with both one chooses; the suit is not spent; a Malfunction does not matter', () => {
    const t = atExit({ ...suit, rooms: { [EXIT]: { malfunction: true } } })
    expect(ways(t)).toEqual(['rover', 'suit'])
    t.act('sentry', ...out('suit'))
    expect([t.crew('sentry').fate, facility(t)?.rover, t.crew('sentry').hands.map(h => h.card)]).toEqual([
      'bunker',
      EXIT,
      ['enviroSuit'],
    ])
  })

  test('LOCK-BUNKER-07 on foot there is noise; nothing comes: one is outside', () => {
    const t = atExit({ ...suit, rover: 'bunker' })
    t.act('sentry', ...out('suit'))
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: EXIT }])
    expect(t.told('bunker')).toMatchObject([{ who: 0, how: 'suit' }])
  })

  test('LOCK-BUNKER-07 LOCK-EX-53 something comes: the cards are spent and one is still here', () => {
    const t = atExit(
      { ...suit, rover: 'bunker', noise: ['c001-004'], bag: { larva: 4 } },
      { dice: { noise: ['1'], bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...out('suit'))
    expect([t.told('appeared').length, t.told('attemptFailed')]).toEqual([1, [expect.objectContaining({ who: 0 })]])
    expect([t.crew('sentry').fate, t.crew('sentry').hand]).toEqual(['aboard', 0])
  })

  test('LOCK-BUNKER-07 LOCK-RULING-58 what Danger brings in foils it too', () => {
    const t = atExit(
      { ...suit, rover: 'bunker', intruders: [{ kind: 'adult', room: '003' }] },
      { dice: { noise: ['danger'] } },
    )
    t.act('sentry', ...out('suit'))
    expect([t.told('intruderMoved').length, t.told('attemptFailed').length, t.crew('sentry').fate]).toEqual([
      1,
      1,
      'aboard',
    ])
  })

  test('LOCK-END-06 LOCK-BUNKER-08 the last to reach it ends the game', () => {
    const t = atExit({ dead: ['janitor'] })
    t.act('sentry', ...out('rover'))
    expect((t.table().ending ?? t.table().over)?.reason).toBe('nobodyLeft')
  })

  test('LOCK-RULING-146 an escape can be interrupted; Rover or suit is announced', () => {
    const t = atExit({ at: { janitor: EXIT }, hand: { janitor: ['interruption'] } })
    t.act('sentry', ...out('rover'))
    expect(t.told('declared')).toMatchObject([{ action: { do: 'escape', how: 'rover' } }])
    t.act('janitor', interrupt)
    expect([t.crew('sentry').fate, facility(t)?.rover, t.crew('sentry').hand]).toEqual(['aboard', EXIT, 0])
  })
})

describe('the Rover by remote control', () => {
  test('LOCK-BUNKER-09 LOCK-COMP-07 LOCK-RULING-88 away when it is here, back when it is not', () => {
    for (const [before, after] of [
      ['facility', 'bunker'],
      ['bunker', 'facility'],
    ] as const) {
      const t = inside('archive', { rover: before, computer: ['computerA'] })
      t.act('sentry', { do: 'computer' }, pay('search'), part(0))
      expect([facility(t)?.rover, t.told('rover')]).toEqual([
        after === 'bunker' ? after : EXIT,
        [expect.objectContaining({ away: after === 'bunker' })],
      ])
    }
  })

  test('LOCK-BUNKER-09 brought back it carries the next one', () => {
    const t = lockdown(
      {
        met: true,
        gateOpen: true,
        rover: 'bunker',
        bunker: ['janitor'],
        power: POWER,
        on: [1, 2],
        computer: ['computerA'],
        rooms: { [EXIT]: { tile: 'guardRoom', explored: true }, '007': { tile: 'archive', explored: true } },
        at: { hacker: '007', sentry: EXIT },
        hand: { hacker: ['rest'], sentry: ['search', 'search'], janitor: [] },
      },
      ['hacker', 'sentry', 'janitor'],
    )
    t.act('hacker', { do: 'computer' }, pay('rest'), part(0), { do: 'pass' })
    t.act('sentry', ...out('rover'))
    expect([t.crew('sentry').fate, t.crew('janitor').fate]).toEqual(['bunker', 'bunker'])
  })
})

test('LOCK-BUNKER-04 the way out is no room action: the CSS room in the Exit has its own', () => {
  const t = atExit({ time: 10, css: { 10: 'cssAll' } })
  expect([can(t).includes('roomAction'), can(t).includes('escape')]).toEqual([true, true])
  t.act('sentry', ...act)
  expect(t.crew('sentry').fate).toBe('inPod')
})
