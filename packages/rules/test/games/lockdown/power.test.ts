/** Power tokens: who has light, thresholds, and every way to change them. LOCK-POWER. */
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../../src/core/ruleset.ts'
import { POWER_PLACES } from '../../../src/games/lockdown/sets.ts'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import type { Choice, Name, PowerPlace } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { boards } from '../../printed.ts'
import { everyRoomBelow, lockdown, part, pass, pay, play, type Situation } from '../../situation.ts'
import { act, does, inside, POWER } from './places.ts'

const token = (n: number): Choice => ({ do: 'powerToken', token: n })
const place = (name: PowerPlace): Choice => ({ do: 'powerPlace', place: name })
/** Tokens that give power. */
const lit = (t: Situation): number[] =>
  (t.table().facility?.power ?? []).flatMap(p => (p.on ? [p.token] : [])).toSorted((a, b) => a - b)
const laid = (t: Situation) => Object.fromEntries((t.table().facility?.power ?? []).map(p => [p.place, p.token]))
const rooms = boards['lockdown-base'].rooms
const dark = (t: Situation) => rulesOf(t.g).isDark(t.g, t.seat('sentry'))

/** One round ends with the time on its way to this space. */
function onto(space: number, given: Given = {}): Situation {
  const t = lockdown(
    {
      time: space + 1,
      power: POWER,
      on: [1, 2],
      passed: ['janitor'],
      hand: { sentry: ['search'] },
      decks: { event: ['consumingFire'] },
      ...given,
    },
    undefined,
    { dice: { bag: ['larva-0-1'] } },
  )
  t.act('sentry', ...pass)
  return t
}

describe('light', () => {
  test('LOCK-POWER-01 LOCK-BOARD-07 a section has power while its token is blue, whatever the others show', () => {
    for (const on of [[], [1], [2], [3], [1, 3], [1, 2, 3, 4]])
      for (const { id, section } of rooms) {
        if (!section) continue
        const power = { 'S-01': 3, 'S-02': 1, 'S-03': 2, elevator: 4 }
        const t = lockdown({ rooms: everyRoomBelow, at: { sentry: id }, power, on })
        const number = { 'S-01': 3, 'S-02': 1, 'S-03': 2 }[section] ?? 0
        expect([id, on, dark(t)]).toEqual([id, on, !on.includes(number)])
      }
  })

  test('LOCK-RULING-66 LOCK-BOARD-08 an Elevator Room has the light of its section, not that of the elevator', () => {
    const at = (on: number[]) => dark(lockdown({ at: { sentry: '014' }, power: POWER, on }))
    expect([at([2]), at([4]), at([2, 4]), at([])]).toEqual([false, true, false, true])
  })

  test('LOCK-STAIR-02 LOCK-POWER-06 a Staircase is dark under any light', () => {
    for (const { id } of rooms.filter(r => r.stairs))
      expect([id, dark(lockdown({ at: { sentry: id }, power: POWER, on: [1, 2, 3, 4] }))]).toEqual([id, true])
  })

  test('LOCK-POWER-04 LOCK-RULING-142 whoever has Eyes wounds is in darkness under any light, until they are dressed', () => {
    const lamp = { at: { sentry: '003' }, power: POWER, on: [1] }
    expect(dark(lockdown({ ...lamp, wounds: { sentry: ['leg'] } }))).toBe(false)
    expect(dark(lockdown({ ...lamp, wounds: { sentry: ['eyes'] } }))).toBe(true)
    expect(dark(lockdown({ ...lamp, dressed: { sentry: ['eyes'] } }))).toBe(false)
  })

  test('LOCK-POWER-02 in the light one shoots with the Advantage die, and with no other', () => {
    const shoot = (on: number[], dice: object) => {
      const t = lockdown(
        {
          met: true,
          at: { sentry: '003', janitor: '020' },
          power: POWER,
          on,
          intruders: [{ kind: 'adult', room: '003' }],
          hand: { sentry: ['search'] },
          hands: { sentry: ['pulseDerringer'] },
          ammo: { sentry: { pulseDerringer: 2 } },
        },
        undefined,
        { dice: { bag: ['larva-0-1'], ...dice } },
      )
      t.act('sentry', { do: 'shoot' }, pay('search'))
      return t.told('shot').map(e => e.face)
    }
    expect(shoot([1], { advantage: ['blank'], combat: ['double'] })).toEqual(['blank'])
    expect(shoot([2], { advantage: ['double'], combat: ['blank'] })).toEqual(['blank'])
  })

  test('LOCK-POWER-03 computers work in the light only', () => {
    const uses = (on: number[]) =>
      inside('archive', { on, computer: ['computerA'] })
        .options('sentry')
        .some(o => o.do === 'computer')
    expect([uses([2]), uses([1, 3, 4])]).toEqual([true, false])
  })
})

describe('thresholds', () => {
  test('LOCK-POWER-09 LOCK-POWER-11 red before 14, 13, 9, 7 and 4, blue before 11, 5 and 3, none elsewhere', () => {
    const { time } = boards['lockdown-base'].tracks
    const found = Object.fromEntries(
      time.flatMap(({ n }) => {
        if (n === 15 || n === 0) return []
        return [[n, onto(n, { on: [1, 2, 3, 4] }).told('threshold')]]
      }),
    )
    const colours = Object.entries(found).flatMap(([n, told]) => told.map(e => `${n} ${e.colour}`))
    expect(colours.toSorted()).toEqual(
      ['14 red', '13 red', '9 red', '7 red', '4 red', '11 blue', '5 blue', '3 blue'].toSorted(),
    )
  })

  test('LOCK-POWER-10 LOCK-POWER-12 a red one cuts power only while the Time token is red', () => {
    const cut = onto(9)
    expect([lit(cut), cut.told('power')]).toEqual([[1], [expect.objectContaining({ token: 2, on: false })]])
    const kept = onto(9, { backup: true })
    expect([lit(kept), kept.told('threshold').map(e => e.cut)]).toEqual([[1, 2], [false]])
  })

  test('LOCK-POWER-11 LOCK-POWER-12 a blue one cuts power in any case, one token', () => {
    expect([lit(onto(5)), lit(onto(5, { backup: true }))]).toEqual([[1], [1]])
    expect(lit(onto(5, { on: [2, 4] }))).toEqual([2])
    expect(onto(5, { on: [] }).told('power')).toEqual([])
  })

  test('LOCK-POWER-08 LOCK-POWER-13 no Threshold turns the Time token', () => {
    expect(lockdown({}).table().facility?.backup).toBe(false)
    for (const space of [14, 13, 11, 9, 7, 5, 4, 3])
      for (const backup of [true, false])
        expect([space, onto(space, { backup }).table().facility?.backup]).toEqual([space, backup])
  })
})

describe('Power Generator', () => {
  const generator = (on: number[], backup = false) => {
    const t = inside('powerGenerator', { on, backup })
    t.act('sentry', ...act)
    return t
  }
  test('LOCK-ROOM-GENERATOR-02 LOCK-POWER-15 turns the token of its section, whatever the Time token shows', () => {
    for (const backup of [true, false]) {
      const t = generator([1], backup)
      expect([lit(t), t.told('power')]).toEqual([
        [1, 2],
        [expect.objectContaining({ place: 'S-02', token: 2, on: true })],
      ])
    }
  })

  test('LOCK-RULING-81 it switches power off as well', () => {
    expect(lit(generator([1, 2, 4]))).toEqual([1, 4])
  })

  test('LOCK-BOARD-08 the elevator is a section of its own: it is never the one that is turned', () => {
    expect(lit(generator([4]))).toEqual([2, 4])
  })

  test('LOCK-POWER-14 LOCK-POWER-08 LOCK-RULING-189 Bypass turns the token of one’s section too, not on a Staircase', () => {
    const bypass = (at: string) => {
      const t = lockdown({ at: { hacker: at }, power: POWER, on: [1, 2], hand: { hacker: ['bypass', 'search'] } }, [
        'hacker',
        'janitor',
      ])
      if (!t.options('hacker').some(o => o.do === 'play' && o.card === 'bypass')) return null
      t.act('hacker', play('bypass'), pay('search'))
      return lit(t)
    }
    expect([bypass('020'), bypass('010'), bypass('015')]).toEqual([[1, 2, 3], [1], null])
  })
})

describe('Backup Power Supply', () => {
  const backup = (on: number[], ...answers: Choice[]) => {
    const t = inside('backup-power', { on })
    t.act('sentry', ...act, ...answers)
    return t
  }

  test('LOCK-ROOM-BACKUP-01 LOCK-RULING-80 with fewer than three blue tokens, 1 and 2 alone are', () => {
    for (const on of [[], [3], [1, 2], [2, 3], [3, 4]]) expect([on, lit(backup(on))]).toEqual([on, [1, 2]])
    for (const on of [
      [1, 2, 4],
      [2, 3, 4],
      [1, 2, 3, 4],
    ])
      expect([on, lit(backup(on))]).toEqual([on, on])
  })

  test('LOCK-ROOM-BACKUP-02 all four tokens anew, with the sides they show; the last goes without saying', () => {
    const t = backup([2, 3, 4])
    expect(t.options('sentry')).toEqual([token(1), token(2), token(3), token(4)])
    t.act('sentry', token(3))
    expect(t.options('sentry')).toEqual([token(1), token(2), token(4)])
    expect(t.table().asking?.about).toEqual({ place: 'S-02', laid: [3] })
    t.act('sentry', token(1), token(4))
    expect([laid(t), lit(t)]).toEqual([{ 'S-01': 3, 'S-02': 1, 'S-03': 4, elevator: 2 }, [2, 3, 4]])
    expect(t.told('powerMoved').map(e => e.places)).toEqual([t.table().facility?.power])
    expect(dark(t)).toBe(false)
  })

  test('LOCK-ROOM-BACKUP-03 LOCK-POWER-15 then the Time token is blue', () => {
    const t = backup([1, 2], token(1), token(2))
    expect(t.table().facility?.backup).toBe(false)
    t.act('sentry', token(3))
    expect([t.table().facility?.backup, t.told('backup')]).toEqual([true, [expect.objectContaining({ active: true })]])
  })

  test('LOCK-ROOM-BACKUP-04 one action, and it can be used again', () => {
    const t = inside('backup-power', { hand: { sentry: ['search', 'search', 'rest', 'demolition'] } })
    t.act('sentry', ...act, token(4), token(3), token(2))
    expect(t.g.turn?.done).toBe(1)
    t.act('sentry', { do: 'roomAction' }, pay('rest'), pay('demolition'), token(1), token(2), token(3))
    expect(laid(t)).toEqual(POWER)
    expect(t.told('backup')).toHaveLength(1)
  })

  test('LOCK-BOARD-09 it is in 017, in S-03', () => {
    expect(rooms.filter(r => r.special === 'backup-power').map(r => [r.id, r.section])).toEqual([['017', 'S-03']])
    const t = inside('backup-power', { on: [3] })
    expect([dark(t), t.room('017').explored, does(t)]).toEqual([false, true, true])
  })
})

describe('cards', () => {
  test('LOCK-POWER-14 LOCK-RULING-188 a Computer card changes two tokens, sides and all; a pair is named in one order', () => {
    const t = inside('archive', { computer: ['computerB'], on: [1, 2] })
    t.act('sentry', { do: 'computer' }, pay('search'), part(2))
    expect(t.options('sentry')).toEqual([place('S-01'), place('S-02'), place('S-03')])
    t.act('sentry', place('S-02'))
    expect(t.options('sentry')).toEqual([place('S-03'), place('elevator')])
    expect(t.table().asking?.about).toEqual({ place: 'S-02' })
    t.act('sentry', place('elevator'))
    expect([laid(t), lit(t)]).toEqual([{ 'S-01': 1, 'S-02': 4, 'S-03': 3, elevator: 2 }, [1, 2]])
    expect(t.told('powerMoved')).toHaveLength(1)
    expect(dark(t)).toBe(true)
  })

  const event = (card: Name, given: Given = {}) => onto(6, { decks: { event: [card] }, ...given })

  test('LOCK-POWER-08 LOCK-POWER-14 Power Surge turns the Time token red', () => {
    const t = event('powerSurge', { backup: true })
    expect([t.table().facility?.backup, t.told('backup')]).toEqual([
      false,
      [expect.objectContaining({ active: false })],
    ])
    expect(event('powerSurge').told('backup')).toEqual([])
  })

  test('LOCK-POWER-14 LOCK-BOARD-08 LOCK-RULING-189 Kickstopper takes the elevator its power, and no section', () => {
    const t = event('kickstopper', { on: [1, 2, 3, 4] })
    expect(lit(t)).toEqual([1, 2, 3])
    const out = event('kickstopper', { on: [1] })
    expect([lit(out), laid(out)]).toEqual([[1], POWER])
  })
})

test('LOCK-POWER-01 LOCK-SETUP-08 every place has one token', () => {
  const t = lockdown({})
  expect(facilityOf(t.g).power.toSorted()).toEqual([1, 2, 3, 4])
  expect(POWER_PLACES).toHaveLength(4)
})
