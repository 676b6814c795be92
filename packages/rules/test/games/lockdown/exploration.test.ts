/** Exploration tokens of the facility. LOCK-EXPL. */
import { describe, expect, test } from 'vitest'
import { tokens } from '../../../src/games/lockdown/content/tokens.ts'
import { carefulMove, keep, lockdown, move, play, type Situation } from '../../situation.ts'

const alone = { at: { sentry: '003', janitor: '025' }, hand: { sentry: ['rest', 'search'], janitor: [] } }
/** The Sentry enters 001 and finds this; silence or this roll afterwards. */
function enter(token: string, given: object = {}, noise = 'silence', tile = 'guardRoom'): Situation {
  const t = lockdown({ ...alone, rooms: { '001': { tile, token } }, ...given }, undefined, { dice: { noise: [noise] } })
  t.act('sentry', ...move('001', 'rest'))
  return t
}
const after = (t: Situation) => t.events.slice(t.events.findIndex(e => e.e === 'token') + 1).map(e => e.e)

test('LOCK-EXPL-01 LOCK-SETUP-05 twenty underground tokens, and no others', () => {
  expect(tokens.reduce((n, { copies }) => n + copies, 0)).toBe(20)
  // One on every tile that was dealt out, none elsewhere.
  expect(
    lockdown({})
      .table()
      .rooms.filter(room => room.token).length,
  ).toBe(16)
})

describe('every token', () => {
  test.each(tokens.map(({ id, items, effect }) => [id, items, effect] as const))(
    'LOCK-EXPL-02 LOCK-EXPL-03 LOCK-EXPL-12 %s: the counter, then the effect, then the roll if it is still due',
    (id, items, effect) => {
      const t = enter(id)
      expect(t.told('token')).toMatchObject([{ room: '001', token: id, items }])
      expect([t.room('001').items, t.room('001').token, t.table().removed]).toEqual([items, false, [id]])
      const noise = ['noise', 'noise', 'noise']
      const expected = {
        silence: [],
        danger: ['danger', ...noise],
        // A slimed character takes Silence for Danger.
        slime: ['slimed', 'noiseRolled', 'danger', ...noise],
        fire: ['fire', 'noiseRolled'],
        malfunction: ['malfunction', 'noiseRolled'],
        door: ['door', 'noiseRolled'],
      }
      expect(after(t)).toEqual(Object.entries(expected).find(([kind]) => kind === effect)?.[1])
    },
  )

  test('LOCK-EXPL-03 the Nest alone gets no counter; the Contaminated Room gets one', () => {
    const nest = lockdown(
      { ...alone, at: { sentry: '014', janitor: '025' }, rooms: { '009': { tile: 'nest', token: 'fire-4' } } },
      undefined,
      { dice: { noise: ['silence'] } },
    )
    nest.act('sentry', ...move('009', 'rest'))
    expect(nest.room('009')).toMatchObject({ explored: true, items: null, token: false })
    expect(enter('fire-4', {}, 'silence', 'contaminatedRoom').room('001').items).toBe(4)
  })
})

describe('Silence', () => {
  test('LOCK-EXPL-04 nothing, and no roll; with slime it is Danger', () => {
    expect(after(enter('silence-1'))).toEqual([])
    expect(after(enter('silence-1', { slime: ['sentry'] }))[0]).toBe('danger')
  })

  test('LOCK-EXPL-05 after Careful Movement the marker is placed all the same', () => {
    const t = lockdown({ ...alone, rooms: { '001': { tile: 'guardRoom', token: 'silence-2' } } })
    t.act('sentry', ...carefulMove('001', 'search', 'rest'))
    expect(t.mine('sentry').decision?.ask).toBe('markNoise')
  })
})

describe('Danger', () => {
  test('LOCK-EXPL-06 no roll: intruders next door come, or there is noise all around', () => {
    const quiet = enter('danger-2')
    expect([quiet.told('noiseRolled'), quiet.table().noise]).toEqual([[], ['c001-003', 'c001-004', 'main']])
    const met = enter('danger-2', { intruders: [{ kind: 'adult', room: '004' }] })
    expect([met.told('intruderMoved').map(e => e.to), met.table().noise]).toEqual([['001'], []])
  })

  test('LOCK-EXPL-07 LOCK-RULING-55 Careful Movement does not prevent it, and no marker is placed besides', () => {
    const t = lockdown({ ...alone, rooms: { '001': { tile: 'guardRoom', token: 'danger-2' } } })
    t.act('sentry', ...carefulMove('001', 'search', 'rest'))
    expect([t.told('danger').length, t.table().noise]).toEqual([1, ['c001-003', 'c001-004', 'main']])
    expect(t.mine('sentry').decision?.ask).toBe('turn')
  })

  test('LOCK-EX-51 nor Silence for one who is slimed', () => {
    const rooms = { '001': { tile: 'guardRoom', token: 'silence-2' } }
    const t = lockdown({ ...alone, rooms, slime: ['sentry'], noise: ['001/2'] })
    t.act('sentry', ...carefulMove('001', 'search', 'rest'))
    expect([t.told('danger').length, t.told('noise').length, t.told('noiseRolled')]).toEqual([1, 2, []])
    expect([t.table().noise.length, t.mine('sentry').decision?.ask]).toEqual([3, 'turn'])
  })
})

describe('the others', () => {
  test('LOCK-EXPL-08 Slime', () => {
    expect(enter('slime-3').crew('sentry').slime).toBe(true)
  })

  test('LOCK-EXPL-09 Fire', () => {
    expect(enter('fire-2').room('001').fire).toBe(true)
  })

  test('LOCK-EXPL-10 LOCK-MALF-03 a Malfunction, but never in the Nest or the Contaminated Room', () => {
    expect(enter('malfunction-1').room('001').malfunction).toBe(true)
    const nest = lockdown(
      { ...alone, at: { sentry: '014', janitor: '025' }, rooms: { '009': { tile: 'nest', token: 'malfunction-1' } } },
      undefined,
      { dice: { noise: ['1'] } },
    )
    nest.act('sentry', ...move('009', 'rest'))
    expect([nest.told('token').length, nest.room('009').malfunction, nest.told('noiseRolled').length]).toEqual([
      1,
      false,
      1,
    ])
    const soiled = enter('malfunction-1', {}, '1', 'contaminatedRoom')
    expect([soiled.room('001').malfunction, soiled.told('noiseRolled').length]).toEqual([false, 1])
  })

  test('LOCK-EXPL-11 a closed door in the corridor used', () => {
    expect(enter('door-1').table().doors).toEqual([{ corridor: 'c001-003', state: 'closed' }])
    const other = lockdown(
      { ...alone, at: { sentry: '004', janitor: '025' }, rooms: { '001': { tile: 'guardRoom', token: 'door-1' } } },
      undefined,
      { dice: { noise: ['silence'] } },
    )
    other.act('sentry', ...move('001', 'rest'))
    expect(other.table().doors).toEqual([{ corridor: 'c001-004', state: 'closed' }])
  })

  test.each(['slime-4', 'fire-2', 'malfunction-1', 'door-3'])(
    'LOCK-EXPL-12 after Careful Movement %s works, and the marker is placed',
    token => {
      const t = lockdown({ ...alone, rooms: { '001': { tile: 'guardRoom', token } } })
      t.act('sentry', ...carefulMove('001', 'search', 'rest'))
      expect(t.events.map(e => e.e)).toContain(token.startsWith('slime') ? 'slimed' : token.split('-')[0])
      expect(t.mine('sentry').decision?.ask).toBe('markNoise')
    },
  )
})

test('LOCK-EXPL-03 what the token counts can be searched', () => {
  const hand = { sentry: ['rest', 'search'], janitor: [] }
  const t = enter('silence-1', { hand, decks: { red: ['grenade', 'doorPilot'] } })
  t.act('sentry', play('search'), keep('grenade'))
  expect([t.room('001').items, t.mine('sentry').inventory]).toEqual([0, ['grenade']])
})
