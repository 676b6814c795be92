/** The Isolation Room: a rest, and a lock. LOCK-ROOM-ISOLATION. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../../../src/core/random.ts'
import { create, tableView } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, lockdown, pass, pay, type Situation } from '../../situation.ts'
import { act, does, inside } from './places.ts'

const HERE = '020'
const inIsolation = (given: Given = {}, table: object = {}, seats?: string[]) =>
  inside('isolation', { time: 8, ...given }, seats, table)
const why = (t: Situation) => obstacles(t.g, t.seat('sentry')).flatMap(o => (o.do === 'roomAction' ? [o.why] : []))

describe('rest', () => {
  /** The hand at the start of the next round. */
  function rested(given: Given = {}): number {
    const t = lockdown(
      {
        met: true,
        time: 13,
        at: { sentry: HERE, janitor: '003' },
        passed: ['janitor'],
        hand: { sentry: [] },
        decks: { event: ['consumingFire'] },
        ...given,
      },
      undefined,
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('sentry', { do: 'pass' })
    return t.crew('sentry').hand
  }

  test('LOCK-ROOM-ISOLATION-01 LOCK-EX-40 six cards instead of five, in the first round too', () => {
    const seats = [{ character: 'survivor' }, { character: 'janitor' }]
    const g = create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed('isolation'))
    expect(tableView(g).crew.map(c => [c.room, c.hand])).toEqual([
      [HERE, 6],
      ['003', 5],
    ])
    expect([rested(), rested({ at: { sentry: '003', janitor: '003' } })]).toEqual([6, 5])
  })

  test('LOCK-ROOM-ISOLATION-01 LOCK-MALF-01 not with a Malfunction', () => {
    expect(rested({ rooms: { [HERE]: { malfunction: true } } })).toBe(5)
  })

  test('LOCK-RULING-84 open or closed, in company, and with an intruder', () => {
    expect(rested({ time: 7 })).toBe(6)
    expect(rested({ at: { sentry: HERE, janitor: HERE } })).toBe(6)
    const larva = { intruders: [{ kind: 'larva', room: HERE }], larva: ['sentry'] }
    expect(
      rested({ intruders: [{ kind: 'adult', room: HERE }], decks: { event: ['consumingFire'], attack: ['evolve.4'] } }),
    ).toBe(6)
    expect(rested(larva)).toBe(6)
  })

  test('LOCK-RULING-143 with the Body wound five', () => {
    expect(rested({ wounds: { sentry: ['body'] } })).toBe(5)
  })
})

describe('locking oneself in', () => {
  test('LOCK-ROOM-ISOLATION-02 LOCK-CRIT-04 from space 8 on, not before', () => {
    for (const time of [15, 12, 9]) {
      const t = inIsolation({ time })
      expect([time, does(t), why(t), t.table().facility?.isolationOpen]).toEqual([
        time,
        false,
        ['isolationClosed'],
        false,
      ])
    }
    for (const time of [8, 5, 1]) {
      const t = inIsolation({ time })
      expect([time, does(t), t.table().facility?.isolationOpen]).toEqual([time, true, true])
    }
  })

  test('LOCK-CRIT-04 LOCK-ROOM-ISOLATION-02 it opens when the Time token comes to 8, and that is told', () => {
    const t = lockdown(
      { met: true, time: 9, passed: ['janitor'], hand: { sentry: [] }, decks: { event: ['consumingFire'] } },
      undefined,
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('sentry', { do: 'pass' })
    expect([t.table().time, t.told('isolationOpen').length]).toEqual([8, 1])
  })

  test('LOCK-ROOM-ISOLATION-02 LOCK-ALERT-02 or as soon as the Alert Procedure runs', () => {
    expect(does(inIsolation({ time: 14, alert: 7 }))).toBe(true)
  })

  test('LOCK-ROOM-ISOLATION-03 LOCK-ROOM-ISOLATION-04 LOCK-RULING-78 two cards and a noise roll; then one is out of play', () => {
    const t = inIsolation({ hand: { janitor: ['search'] } })
    t.act('sentry', ...act)
    expect([t.told('noiseRolled').length, t.crew('sentry').fate, t.asked()]).toEqual([1, 'locked', ['janitor']])
    expect(t.told('lockedIn')).toMatchObject([{ who: 0 }])
  })

  test('LOCK-ROOM-ISOLATION-03 something comes: the attempt fails', () => {
    const t = inIsolation({ noise: ['c020-023'], bag: { larva: 4 } }, { dice: { noise: ['1'], bag: ['larva-0-1'] } })
    t.act('sentry', ...act)
    expect([t.told('appeared').length, t.told('attemptFailed').length, t.crew('sentry').fate]).toEqual([1, 1, 'aboard'])
  })

  test('LOCK-RULING-58 LOCK-ROOM-ISOLATION-03 so does what Danger brings in', () => {
    const t = inIsolation({ intruders: [{ kind: 'adult', room: '019' }] }, { dice: { noise: ['danger'] } })
    t.act('sentry', ...act)
    expect([t.told('attemptFailed').length, t.crew('sentry').fate]).toEqual([1, 'aboard'])
  })

  test('LOCK-RULING-155 a Larva that has infested somebody is gone: the attempt succeeds', () => {
    const t = inIsolation(
      { on: [], noise: ['c020-023'], bag: { larva: 4 } },
      { dice: { noise: ['1'], bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...act)
    expect([t.told('appeared').length, t.told('attemptFailed'), t.crew('sentry')]).toMatchObject([
      1,
      [],
      { fate: 'locked', larva: true },
    ])
  })

  test('LOCK-RULING-58 LOCK-RULING-155 an intruder already there is Combat: no attempt', () => {
    const t = inIsolation({ intruders: [{ kind: 'larva', room: HERE }] })
    expect([does(t), why(t)]).toEqual([false, ['inCombat']])
  })

  test('LOCK-RULING-133 LOCK-ROOM-ISOLATION-04 any number, one after the other', () => {
    const t = inIsolation(
      { at: { janitor: HERE }, hand: { janitor: ['search', 'search'] } },
      { dice: { noise: ['silence', 'silence'] } },
      ['sentry', 'janitor', 'hacker'],
    )
    t.act('sentry', ...act)
    t.act('janitor', decline, ...act)
    expect([t.crew('sentry').fate, t.crew('janitor').fate]).toEqual(['locked', 'locked'])
  })

  test('LOCK-MALF-06 a Malfunction keeps others out', () => {
    const t = inIsolation({ rooms: { [HERE]: { malfunction: true } } })
    expect([does(t), why(t)]).toEqual([false, ['broken']])
  })

  test('LOCK-ROOM-ISOLATION-05 LOCK-SD-07 Autodestruction may still be started', () => {
    const t = inside('coolingSystem', { time: 8, locked: ['janitor'] }, ['sentry', 'janitor', 'hacker'])
    t.act('sentry', ...act)
    expect(t.table().selfDestruct).toBe(5)
  })

  test('LOCK-ROOM-ISOLATION-04 whoever is in has no part in what the Event Phase brings', () => {
    const t = lockdown(
      {
        met: true,
        time: 7,
        locked: ['janitor'],
        rooms: { [HERE]: { fire: true } },
        intruders: [{ kind: 'adult', room: HERE }],
        at: { sentry: '003' },
        hand: { sentry: ['search'] },
        decks: { event: ['consumingFire'] },
      },
      undefined,
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...pass)
    expect([t.told('attack'), t.crew('janitor').light, t.crew('janitor').fate]).toEqual([[], 0, 'locked'])
  })

  test('LOCK-END-06 the last to lock itself in ends the game', () => {
    const t = inIsolation({ dead: ['janitor'] })
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('search'))
    expect((t.table().ending ?? t.table().over)?.reason).toBe('nobodyLeft')
  })
})
