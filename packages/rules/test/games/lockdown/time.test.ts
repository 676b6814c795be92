/** The time step of the Event Phase: the track, its Thresholds, and the noise that dies away after it. */
import { describe, expect, it } from 'vitest'
import { kinds } from '../../eventPhase.ts'
import { boards } from '../../printed.ts'
import { phase } from './phase.ts'

const track = boards['lockdown-base'].tracks.time

/** Tokens 1 to 4 lie in this order: S-01, S-02, S-03, the Elevator. */
const inOrder = { power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 } }

describe('the track', () => {
  it('LOCK-ROUND-11 LOCK-RULING-36 from 15, green, over orange and eight white spaces to S, red', () => {
    expect(track.map(({ n }) => n)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(track.map(({ color }) => color)).toEqual([
      'green',
      ...Array(6).fill('orange'),
      ...Array(8).fill('white'),
      'red',
    ])
    expect(track.filter(space => space.isolationOpen).map(({ n }) => n)).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect([track[0].start, track.findIndex(space => space.end)]).toEqual([true, 15])
  })

  it('LOCK-EVENT-02 one space towards S in every Event Phase', () => {
    expect(phase({ time: 15 }).table().time).toBe(14)
    expect(phase({ time: 7 }).table().time).toBe(6)
  })

  it('LOCK-ROUND-11 the fifteenth step is the last', () => {
    const t = phase({ time: 1, css: {} })
    expect([t.table().time, t.table().over?.reason]).toEqual([0, 'purge'])
  })

  it('LOCK-CRIT-04 LOCK-CRIT-01 on 8 the Isolation Room opens, not before, and once', () => {
    expect(phase({ time: 10 }).told('isolationOpen')).toEqual([])
    const t = phase({ time: 9 })
    expect(t.told('isolationOpen')).toMatchObject([{ rule: 'LOCK-CRIT-04' }])
    expect(t.table().facility?.isolationOpen).toBe(true)
    expect(phase({ time: 8 }).told('isolationOpen')).toEqual([])
  })

  it('LOCK-CRIT-04 LOCK-ALERT-02 opened by the alert before, it does not open again', () => {
    const t = phase({ time: 9, alert: 5 })
    expect([t.told('isolationOpen'), t.table().facility?.isolationOpen]).toEqual([[], true])
  })
})

describe('power thresholds', () => {
  const crossed = (time: number) =>
    phase({ time, backup: true })
      .told('threshold')
      .map(e => e.colour)

  it('LOCK-POWER-09 LOCK-RULING-37 red onto 14, 13, 9, 7 and 4, blue onto 11, 5 and 3; each once, on entering', () => {
    const colours = Object.fromEntries(
      track.slice(1, -1).flatMap(({ n }) => crossed(n + 1).map(colour => [n, colour] as const)),
    )
    expect(colours).toEqual({ 14: 'red', 13: 'red', 11: 'blue', 9: 'red', 7: 'red', 5: 'blue', 4: 'red', 3: 'blue' })
    expect(track.every(({ outages }) => (outages ?? []).length <= 1)).toBe(true)
  })

  it.each([
    ['red', 15, false, [1]],
    ['red', 15, true, [1, 2]],
    ['blue', 12, false, [1]],
    ['blue', 12, true, [1]],
  ] as const)(
    'LOCK-EVENT-04 LOCK-POWER-10 LOCK-POWER-11 LOCK-POWER-12 LOCK-EX-23 %s, from %i, backup %s: %j give power then',
    (colour, time, backup, on) => {
      const t = phase({ ...inOrder, time, backup })
      const { facility } = t.table()
      expect(facility?.power.flatMap(({ token, on: lit }) => (lit ? [token] : []))).toEqual(on)
      expect(t.told('threshold')).toMatchObject([{ colour, cut: on.length === 1 }])
      // LOCK-POWER-13
      expect([facility?.backup, t.told('backup')]).toEqual([backup, []])
    },
  )

  it('LOCK-POWER-12 the highest token that gives power goes dark, wherever it lies', () => {
    const t = phase({ power: { 'S-01': 4, 'S-02': 3, 'S-03': 2, elevator: 1 }, on: [1, 3, 4], time: 15 })
    expect(t.told('power')).toMatchObject([{ place: 'S-01', token: 4, on: false }])
    expect(t.table().facility?.power.map(({ on }) => on)).toEqual([false, true, false, true])
  })

  it('LOCK-RULING-38 where no token gives power, nothing goes dark', () => {
    const t = phase({ on: [], time: 15 })
    expect([t.told('threshold').length, t.told('power')]).toEqual([1, []])
  })

  it('LOCK-RULING-08 at the end of the track nothing is cut any more', () => {
    const t = phase({ time: 4, alert: 4 })
    expect([t.table().over?.reason, t.told('threshold')]).toEqual(['alert', []])
  })
})

describe('noise dies away', () => {
  // Sentry and Janitor stand in the Repository, 003.
  const noise = ['001/1', '002/2', '003/2', '006/4', '012/3', '016/1', '001/3']
  const quietNow = (given: object) =>
    phase({ ...inOrder, noise, ...given })
      .told('noiseGone')
      .map(e => e.corridor)

  it('LOCK-EVENT-05 LOCK-POWER-05 LOCK-RULING-67 in every section with power, where no end has a character', () => {
    expect(quietNow({ time: 13 })).toEqual(['c001-004', 'c002-004', 'c006-009', 'c010-012'])
    expect(quietNow({ time: 13, on: [3] })).toEqual(['c016-017'])
  })

  it('LOCK-EVENT-05 after the power has been cut', () => {
    expect(quietNow({ time: 15 })).toEqual(['c001-004', 'c002-004'])
  })

  it('LOCK-EVENT-05 one end is enough, and not that of the dead or of those who have left', () => {
    expect(quietNow({ time: 13, at: { sentry: '010', janitor: '004' } })).toEqual(['c001-003', 'c006-009'])
    const at = { sentry: '010' }
    expect(quietNow({ time: 13, at })).not.toContain('c001-003')
    expect(quietNow({ time: 13, at, dead: ['janitor'] })).toContain('c001-003')
    expect(quietNow({ time: 13, at, bunker: ['janitor'] })).toContain('c001-003')
  })

  it('LOCK-EVENT-06 the noise in the Technical Corridors stays', () => {
    const t = phase({ ...inOrder, noise, on: [1, 2, 3, 4], time: 13 })
    expect(t.table().noise.toSorted()).toEqual(['c001-003', 'main'])
  })

  it('LOCK-RULING-67 a corridor to a staircase is cleared with its section', () => {
    const stairs = ['005/3', '005/1', '027/1']
    expect(quietNow({ time: 13, noise: stairs, on: [1] })).toEqual(['c004-005'])
    expect(quietNow({ time: 13, noise: stairs, on: [2] })).toEqual(['c005-014'])
    expect(quietNow({ time: 13, noise: stairs, on: [3] })).toEqual(['c019-027'])
  })

  it('LOCK-EVENT-05 before anything attacks', () => {
    const t = phase({ ...inOrder, noise, time: 13, intruders: [{ kind: 'adult', room: '003' }] })
    expect(kinds(t.events, 'time', 'noiseGone', 'attack')).toEqual(['time', ...Array(4).fill('noiseGone'), 'attack'])
  })
})
