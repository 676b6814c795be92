/** Critical moments: the first death, the chambers, self-destruct; and decks that run out. NEM-CRIT. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { kinds, passTurn, phase } from './eventPhase.ts'
import { situation } from './situation.ts'

const three = ['scout', 'captain', 'pilot']
const pods = { 1: 'locked', 2: 'locked' }
const lock = (t: ReturnType<typeof situation>) => t.table().pods.map(p => p.locked)

describe('the first death', () => {
  const bitten = {
    at: { captain: '001', pilot: '001' },
    wounds: { scout: ['leg', 'arm'] },
    intruders: [{ kind: 'adult', room: '011' }],
    decks: { attack: ['bite.4'] },
  }
  test('NEM-CRIT-03 all pods unlock', () => {
    const t = phase('bulkheadsOpen', { ...bitten, pods }, three)
    expect(t.crew('scout').fate).toBe('dead')
    expect(lock(t)).toEqual([false, false])
  })

  test('NEM-CRIT-03 NEM-RULING-164 only the first: pods locked since then stay locked at the next death', () => {
    const t = phase('bulkheadsOpen', { ...bitten, dead: ['pilot'], pods: { 1: 'locked', 2: 'unlocked' } }, three)
    expect(t.crew('scout').fate).toBe('dead')
    expect(lock(t)).toEqual([true, false])
    expect(t.told('pod')).toEqual([])
  })

  test('NEM-CRIT-04 nothing else changes: a dead player takes no turns unless the table plays with the Intruder seat', () => {
    const t = phase('bulkheadsOpen', bitten, three)
    expect([t.asked(), t.options('scout')]).toEqual([['captain'], []])
  })
})

describe('the chambers', () => {
  const hibernatorium = { at: { captain: '001' }, hand: { scout: ['rest', 'search'] } }
  test('NEM-CRIT-05 open at 8 and not at 9', () => {
    const at = (time: number) => situation({ ...hibernatorium, time }, ['scout', 'captain']).options('scout')
    expect(at(9)).not.toContainEqual({ do: 'roomAction' })
    expect(at(8)).toContainEqual({ do: 'roomAction' })
    expect(at(1)).toContainEqual({ do: 'roomAction' })
  })

  test('NEM-CRIT-05 told when the marker gets there, once', () => {
    expect(phase('bulkheadsOpen', { time: 9 }).told('chambersOpen')).toHaveLength(1)
    expect(phase('bulkheadsOpen', { time: 8 }).told('chambersOpen')).toEqual([])
    expect(phase('bulkheadsOpen', { time: 10 }).told('chambersOpen')).toEqual([])
  })
})

describe('self-destruct', () => {
  const generator = { rooms: { '002': { tile: 'generator', explored: true } }, at: { scout: '002' } }
  test('NEM-CRIT-06 on the first yellow space all pods unlock, once', () => {
    const first = phase('bulkheadsOpen', { selfDestruct: 4, pods })
    expect([first.table().selfDestruct, lock(first)]).toEqual([3, [false, false]])
    const before = phase('bulkheadsOpen', { selfDestruct: 5, pods })
    expect([before.table().selfDestruct, lock(before)]).toEqual([4, [true, true]])
    const later = phase('bulkheadsOpen', { selfDestruct: 3, pods })
    expect([later.table().selfDestruct, lock(later)]).toEqual([2, [true, true]])
  })

  test('NEM-CRIT-06 from there on it cannot be stopped', () => {
    const at = (selfDestruct: number) =>
      situation({ ...generator, selfDestruct, hand: { scout: ['rest', 'search'] } }).options('scout')
    expect(at(4)).toContainEqual({ do: 'roomAction' })
    expect(at(3)).not.toContainEqual({ do: 'roomAction' })
  })
})

describe('decks that run out', () => {
  test('NEM-RULING-19 an Item deck is made anew from its discard pile; one without any card cannot be chosen', () => {
    const given = {
      rooms: { '006': { tile: 'cabins', explored: true, items: 3 } },
      at: { scout: '006' },
      hand: { scout: ['search'] },
    }
    const t = situation(given)
    sharedZone(t.g, 'red.discard').push(...sharedZone(t.g, 'red').splice(0))
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'green').splice(0))
    t.act('scout', { do: 'play', card: 'search' })
    expect(t.options('scout')).toEqual([
      { do: 'search', colour: 'red' },
      { do: 'search', colour: 'yellow' },
    ])
    t.act('scout', { do: 'search', colour: 'red' })
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'red' }])
    expect(t.mine('scout').drawn).toHaveLength(2)
  })

  test('NEM-RULING-26 the Serious Wound deck is made anew from healed wounds', () => {
    const t = situation(
      { intruders: [{ kind: 'adult', room: '011' }], decks: { attack: ['bite.4'], event: ['bulkheadsOpen'] } },
      ['scout'],
      { dice: { bag: ['larva-1'] } },
    )
    sharedZone(t.g, 'wound.discard').push(...sharedZone(t.g, 'wound').splice(0))
    passTurn(t, 'scout')
    expect(kinds(t.events, 'reshuffled', 'seriousWound')).toEqual(['reshuffled', 'seriousWound'])
    expect(t.crew('scout').wounds).toHaveLength(1)
  })
})
