/** The Rover on the Surface, and the ways to the Bunker. LOCK-MARS-15..17. */
import { describe, expect, test } from 'vitest'
import type { Choice, RoomId } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { interrupt, part, pass, pay, play, type Situation } from '../../situation.ts'
import { drive, drivesTo, leave, onMars, rolls, since, suit, walk, ways } from './mars.ts'

const atRover = (given: Given = {}, more: object = {}, seats?: string[]) =>
  onMars({ ...given, at: { sentry: '016', ...given.at } }, more, seats)
const rover = (t: Situation) => t.table().facility?.rover
const whyNot = (t: Situation, kind: 'drive' | 'escape') =>
  obstacles(t.g, 0).flatMap(o => (o.do === kind ? [o.why] : []))

describe('Drive', () => {
  test('LOCK-MARS-15 two cards, to any other Exit Room, without noise', () => {
    const t = atRover()
    expect(drivesTo(t)).toEqual(['004', '005', '009', '023'])
    expect(t.mine('sentry').decision?.options).toContainEqual({ do: 'drive', to: '023', cost: 2 })
    t.act('sentry', ...drive('023'))
    expect([t.crew('sentry').room, rover(t), since(t)]).toEqual(['023', '023', ['drove']])
  })

  test('LOCK-MARS-15 only where the Rover is, and not in combat', () => {
    for (const room of ['004', 'X2', '017', '012']) expect(drivesTo(onMars({ at: { sentry: room } }))).toEqual([])
    expect(drivesTo(atRover({ rover: 'bunker' }))).toEqual([])
    expect(drivesTo(onMars({ at: { sentry: '005' }, rover: '005' }))).toEqual(['004', '009', '016', '023'])
    const fight = atRover({ intruders: [{ kind: 'larva', room: '016' }] })
    expect([drivesTo(fight), new Set(whyNot(fight, 'drive'))]).toEqual([[], new Set(['inCombat'])])
    expect(new Set(whyNot(atRover({ hand: { sentry: ['rest'] } }), 'drive'))).toEqual(new Set(['noCardsToPay']))
  })

  test('LOCK-MARS-15 LOCK-BUNKER-06 it carries one, and no fight is begun by arriving', () => {
    const t = atRover({ at: { janitor: '016' }, intruders: [{ kind: 'adult', room: '023' }] })
    t.act('sentry', ...drive('023'))
    expect([t.crew('sentry').room, t.crew('janitor').room, t.told('encounter')]).toEqual(['023', '016', []])
  })

  test('LOCK-RULING-116 into an unexplored room: it is explored, and there is no roll', () => {
    const t = atRover({ rooms: { '005': { tile: 'laboratory', token: 'surface-malfunction-3' } } })
    t.act('sentry', ...drive('005'))
    expect(since(t)).toEqual(['drove', 'explored', 'token', 'malfunction'])
    expect(t.room('005')).toMatchObject({ explored: true, items: 3, malfunction: true })
  })

  test('LOCK-RULING-223 Danger is resolved; a Door token closes nothing', () => {
    const onto = (token: string, given: Given = {}) => {
      const t = atRover({ ...given, rooms: { '023': { tile: 'testingLab', token } } })
      t.act('sentry', ...drive('023'))
      return t
    }
    expect(onto('danger-2').told('danger')).toMatchObject([{ room: '023' }])
    expect(onto('silence-1').told('danger')).toEqual([])
    expect(onto('silence-1', { slime: ['sentry'] }).told('danger').length).toBe(1)
    expect(onto('door-1').told('door')).toEqual([])
  })

  test('LOCK-RULING-127 LOCK-RULING-192 it is no Movement: with a bad Knee it costs two all the same', () => {
    const t = atRover({ wounds: { sentry: ['knee'] }, fresh: ['sentry'] })
    expect(t.mine('sentry').decision?.options).toContainEqual({ do: 'drive', to: '023', cost: 2 })
    t.act('sentry', ...drive('023'))
    expect(t.g.facility?.fresh[0]).toBe(true)
  })

  test('LOCK-RULING-146 its destination is announced, and it can be interrupted', () => {
    const t = atRover({ at: { janitor: '016' }, hand: { janitor: ['interruption'] } })
    t.act('sentry', ...drive('023'))
    expect(t.told('declared')).toMatchObject([{ action: { do: 'drive', to: '023' }, rule: 'LOCK-MARS-15' }])
    t.act('janitor', interrupt)
    expect([t.crew('sentry').room, rover(t), t.crew('sentry').hand]).toEqual(['016', '016', 2])
  })
})

describe('to the Bunker', () => {
  const open: Given = { gateOpen: true }

  test('LOCK-MARS-16 with the Rover from whichever Exit Room it stands in', () => {
    for (const room of ['004', '005', '009', '016', '023']) {
      const t = onMars({ ...open, at: { sentry: room }, rover: room })
      expect(ways(t)).toEqual(['rover'])
      t.act('sentry', ...leave('rover'))
      expect([t.crew('sentry').fate, rover(t), t.told('noiseRolled')]).toEqual(['bunker', 'bunker', []])
    }
    expect(whyNot(onMars({ ...open, at: { sentry: '004' } }), 'escape')).toEqual(['noRover'])
    expect(ways(atRover({ ...open, intruders: [{ kind: 'larva', room: '016' }] }))).toEqual([])
  })

  test('LOCK-RULING-118 LOCK-MARS-16 not while the gate is closed, by neither way', () => {
    expect(whyNot(atRover(), 'escape')).toEqual(['gateClosed'])
    expect(whyNot(onMars(suit), 'escape')).toEqual(['gateClosed'])
  })

  test('LOCK-MARS-17 on foot from the Crossroads before it, with a suit and with noise', () => {
    const at = (room: RoomId, given: Given = {}) => ways(onMars({ ...open, ...suit, ...given, at: { sentry: room } }))
    expect(['X1', 'X2', 'X3'].map(room => at(room))).toEqual([[], ['suit'], []])
    expect(at('004')).toEqual([])
    expect(at('X2', { hands: { sentry: [] } })).toEqual([])
    const t = onMars({ ...open, ...suit }, rolls('3'))
    t.act('sentry', ...leave('suit'))
    expect(t.told('noiseRolled')).toMatchObject([{ room: 'X2', die: 'surface' }])
    expect([t.crew('sentry').fate, t.table().noise]).toEqual(['bunker', ['Z3']])
  })

  test('LOCK-MARS-17 something comes: it fails', () => {
    const t = onMars({ ...open, ...suit, noise: ['Z3'] }, { dice: { surface: ['3'], bag: ['larva-0-1'] } })
    t.act('sentry', ...leave('suit'))
    expect([t.crew('sentry').fate, t.told('attemptFailed').length]).toEqual(['aboard', 1])
    const danger = onMars({ ...open, ...suit, intruders: [{ kind: 'adult', room: 'X3' }] }, rolls('danger'))
    danger.act('sentry', ...leave('suit'))
    expect(danger.told('attemptFailed').length).toBe(1)
  })

  test('LOCK-RULING-226 a Mars Surface card comes first', () => {
    const t = onMars({ ...open, ...suit, decks: { surface: ['radioactiveDust'] } }, rolls('mars'))
    t.act('sentry', ...leave('suit'))
    expect([t.told('contaminated').length, t.crew('sentry').fate]).toEqual([1, 'bunker'])
    const dead = onMars(
      {
        ...open,
        ...suit,
        decks: { surface: ['meteoriteShower'] },
        dressed: { sentry: ['leg', 'leg', 'leg'] },
        light: { sentry: 2 },
      },
      rolls('mars'),
    )
    dead.act('sentry', ...leave('suit'))
    expect(dead.crew('sentry').fate).toBe('dead')
  })
})

describe('by remote control', () => {
  const typing = (given: Given) =>
    onMars({ ...given, at: { sentry: '004' }, computer: ['computerA'], hand: { sentry: ['search'] } })
  const use: Choice[] = [{ do: 'computer' }, pay('search'), part(0)]

  test('LOCK-RULING-222 away from wherever it is, and back to an Exit Room of choice', () => {
    const away = typing({ rover: '023' })
    away.act('sentry', ...use)
    expect([rover(away), away.told('rover')]).toMatchObject(['bunker', [{ away: true }]])
    const back = typing({ rover: 'bunker' })
    back.act('sentry', ...use)
    expect(back.options('sentry')).toEqual(['004', '005', '009', '016', '023'].map(room => ({ do: 'room', room })))
    back.act('sentry', { do: 'room', room: '005' })
    expect([rover(back), back.told('rover')]).toMatchObject(['005', [{ away: false, to: '005' }]])
  })

  test('LOCK-RULING-217 At the Wheel: Drive or Escape for nothing', () => {
    const pilot = (given: Given = {}) =>
      onMars(
        { ...given, at: { pilot: '016', ...given.at }, hand: { pilot: ['atTheWheel'] } },
        { options: { crew: true } },
        ['pilot', 'sentry'],
      )
    const t = pilot()
    t.act('pilot', play('atTheWheel'))
    expect(t.options('pilot')).toEqual(['004', '005', '009', '023'].map(to => ({ do: 'drive', to })))
    t.act('pilot', { do: 'drive', to: '009' })
    expect([t.crew('pilot').room, rover(t)]).toEqual(['009', '009'])
    const gone = pilot({ gateOpen: true })
    gone.act('pilot', play('atTheWheel'))
    expect(gone.options('pilot')).toContainEqual({ do: 'escape', how: 'rover' })
    gone.act('pilot', { do: 'escape', how: 'rover' })
    expect(gone.crew('pilot').fate).toBe('bunker')
    const elsewhere = pilot({ at: { pilot: '009' } })
    expect(elsewhere.options('pilot')).not.toContainEqual(play('atTheWheel'))
  })
})

describe('LOCK-RULING-120 the end reaches everybody out there', () => {
  const last = (given: Given) => {
    const t = onMars(
      {
        ...given,
        at: { sentry: 'X2', janitor: '006' },
        passed: ['janitor'],
        bunker: ['hacker'],
        contingency: 'codeGreen',
      },
      { dice: { bag: ['larva-0-1'] } },
      ['sentry', 'janitor', 'hacker'],
    )
    t.act('sentry', ...pass)
    return t.told('check').flatMap(e => (e.step.check === 'died' ? [[e.step.who, e.step.by]] : []))
  }

  test('LOCK-RULING-120 the purge', () => {
    expect(last({ time: 1 })).toEqual([
      [0, 'purge'],
      [1, 'purge'],
    ])
  })

  test('LOCK-RULING-120 the explosion', () => {
    expect(last({ time: 4, selfDestruct: 4, red: true })).toEqual([
      [0, 'explosion'],
      [1, 'explosion'],
    ])
  })
})

test('LOCK-MARS-18 a Building is a place like any other: searched, repaired, acted in', () => {
  const t = onMars({ at: { sentry: '004' }, rooms: { '004': { tile: 'archive', explored: true, items: 2 } } })
  expect(t.options('sentry')).toContainEqual({ do: 'play', card: 'search' })
  expect(t.options('sentry')).toContainEqual({ do: 'roomAction' })
  t.act('sentry', ...walk('001'))
  expect(t.room('001').explored).toBe(true)
})
