/** Autodestruction: started, stopped, past stopping, and the end. LOCK-SD. */
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../src/index.ts'
import { dead, passAll } from '../../endings.ts'
import { lockdown, move, part, pay, type Situation } from '../../situation.ts'
import { NOTHING, phase, quiet } from './phase.ts'

const two = ['sentry', 'janitor']
const press: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const rooms = {
  '007': { tile: 'coolingSystem', explored: true },
  '008': { tile: 'powerGenerator', explored: true },
}
/** Events for six rounds in which nothing is wounded, burns or breaks. */
const HARMLESS = [NOTHING, 'powerSurge', 'bloodTrace.2', 'bloodTrace.3', 'eggProtection', 'hatching']

/** The Sentry stands in one of the two rooms with two cards. */
const scene = (room: string, given: object = {}, more: object = { dice: quiet }): Situation =>
  lockdown({ rooms, met: true, at: { sentry: room }, hand: { sentry: ['search', 'search'] }, ...given }, two, more)
const can = (t: Situation) => t.options('sentry').map(o => o.do)

describe('start', () => {
  it('LOCK-SD-01 LOCK-ROOM-COOLING-01 three spaces ahead of the Time token, yellow', () => {
    const t = scene('007', { time: 10 })
    t.act('sentry', ...press)
    expect(t.told('selfDestruct')).toMatchObject([{ space: 7, rule: 'LOCK-ROOM-COOLING-01' }])
    expect(t.table()).toMatchObject({ selfDestruct: 7, facility: { selfDestructRed: false, gateOpen: false } })
  })

  it('LOCK-SD-06 LOCK-RULING-04 past the end of the track: on the last space, still yellow', () => {
    for (const time of [3, 2, 1]) {
      const t = scene('007', { time })
      t.act('sentry', ...press)
      expect(t.table()).toMatchObject({ selfDestruct: 0, facility: { selfDestructRed: false } })
    }
  })

  it('LOCK-RULING-04 on the last space it may still be stopped', () => {
    const hand = { sentry: ['search', 'search', 'rest', 'demolition', 'repairs'], janitor: [] }
    const t = scene('007', { time: 2, hand, passed: ['janitor'] }, { dice: { noise: ['silence'] } })
    t.act('sentry', ...press, ...move('008', 'rest'), { do: 'roomAction' }, pay('demolition'), pay('repairs'), part(0))
    expect(t.told('selfDestruct').map(e => e.space)).toEqual([0, null])
  })

  it('LOCK-RULING-05 not while the token is on the track, of either colour', () => {
    expect(can(scene('007'))).toContain('roomAction')
    for (const red of [false, true])
      expect(can(scene('007', { time: 9, selfDestruct: 8, red }))).not.toContain('roomAction')
  })

  it('LOCK-SD-07 somebody locked in does not prevent it', () => {
    const t = scene('007', { time: 8, locked: ['janitor'] })
    t.act('sentry', ...press)
    expect(t.table().selfDestruct).toBe(5)
  })

  const broken = { rooms: { '007': { ...rooms['007'], malfunction: true } } }
  it('LOCK-SD-08 a card starts it too, if the Cooling System is broken', () => {
    const t = phase({ ...broken, time: 12, decks: { event: ['coolantLeak'] } })
    expect(t.told('selfDestruct')).toMatchObject([{ space: 8, rule: 'LOCK-SD-08' }])
  })

  it('LOCK-SD-08 LOCK-RULING-05 if it runs already, the card does nothing', () => {
    const t = phase({ ...broken, time: 12, selfDestruct: 10, decks: { event: ['coolantLeak'] } })
    expect([t.told('selfDestruct'), t.table().selfDestruct]).toEqual([[], 10])
  })
})

describe('stop', () => {
  it('LOCK-SD-02 LOCK-EX-56 at the Power Generator, while it is yellow: off the track, the gate stays closed', () => {
    const t = scene('008', { time: 7, selfDestruct: 7, decks: { event: [NOTHING] } })
    t.act('sentry', ...press, part(0))
    expect(t.table()).toMatchObject({ selfDestruct: null, facility: { gateOpen: false } })
    passAll(t)
    expect(t.table()).toMatchObject({ time: 6, selfDestruct: null, facility: { gateOpen: false } })
  })

  it('LOCK-SD-04 red, it cannot be stopped any more', () => {
    const t = scene('008', { time: 7, selfDestruct: 7, red: true })
    t.act('sentry', ...press)
    expect([t.told('power').length, t.table().selfDestruct]).toEqual([1, 7])
  })
})

describe('the Time token catches up', () => {
  it('LOCK-EVENT-03 LOCK-RULING-02 on its space nothing happens yet', () => {
    const t = phase({ time: 8, selfDestruct: 7 })
    expect(t.table()).toMatchObject({ time: 7, selfDestruct: 7, over: null, facility: { selfDestructRed: false } })
  })

  it('LOCK-SD-03 LOCK-SD-04 LOCK-BUNKER-02 LOCK-CRIT-01 leaving it: three further, red, and the gate opens', () => {
    const t = phase({ time: 7, selfDestruct: 7 })
    expect(t.table()).toMatchObject({ time: 6, selfDestruct: 4, facility: { selfDestructRed: true, gateOpen: true } })
    expect(t.told('selfDestructRed')).toMatchObject([{ space: 4, rule: 'LOCK-SD-03' }])
    expect(t.told('gateOpen')).toMatchObject([{ rule: 'LOCK-SD-04' }])
  })

  it('LOCK-SD-05 LOCK-END-04 leaving the red one: the facility is destroyed', () => {
    const t = phase({ time: 4, selfDestruct: 4, red: true, intruders: [{ kind: 'queen', room: '012' }] })
    expect(t.table().over).toMatchObject({ reason: 'selfDestruct', rule: 'LOCK-END-04', destroyed: true })
    expect([dead(t), t.table().intruders, t.table().killed.queen]).toEqual([['sentry', 'janitor'], [], 1])
    expect(phase({ time: 5, selfDestruct: 4, red: true }).table().over).toBeNull()
  })

  it('LOCK-SD-06 turning red near the end it stops on the last space, and takes the facility with it', () => {
    const t = phase({ time: 1, selfDestruct: 1, launched: ['janitor'] })
    expect(t.table()).toMatchObject({ time: 0, selfDestruct: 0, facility: { selfDestructRed: true, gateOpen: true } })
    expect(t.table().over).toMatchObject({ reason: 'purge', destroyed: true })
  })

  it('LOCK-EX-21 from 10: yellow on 7, red on 4 when 7 is left, destroyed when 4 is left', () => {
    const t = scene('007', { time: 10, decks: { event: HARMLESS } }, { dice: { bag: HARMLESS.map(() => 'blank') } })
    t.act('sentry', ...press)
    const rounds = HARMLESS.map(() => {
      passAll(t)
      const { time, selfDestruct, facility } = t.table()
      return [time, selfDestruct, facility?.selfDestructRed, facility?.gateOpen]
    })
    expect(rounds).toEqual([
      [9, 7, false, false],
      [8, 7, false, false],
      [7, 7, false, false],
      [6, 4, true, true],
      [5, 4, true, true],
      [4, 4, true, true],
    ])
    passAll(t)
    expect(t.table().over).toMatchObject({ reason: 'selfDestruct', destroyed: true })
  })
})
