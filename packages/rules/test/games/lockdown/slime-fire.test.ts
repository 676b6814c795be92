/** Slime and Fire in the facility, and the suits that keep both off. LOCK-SLIME, LOCK-FIRE. */
import { describe, expect, test } from 'vitest'
import type { Choice, Name } from '../../../src/index.ts'
import { slime } from '../../../src/mechanics/markers.ts'
import { boards } from '../../printed.ts'
import { afterwards, everyRoomBelow, keep, lockdown, move, pay, play, type Situation } from '../../situation.ts'

const room = (id: string) => boards['lockdown-base'].rooms.findIndex(r => r.id === id)
const fire = (id: string) => ({ do: 'placeFire' as const, room: room(id) })
const malfunction = (id: string) => ({ do: 'placeMalfunction' as const, room: room(id) })
const apart = { at: { sentry: '003', janitor: '025' }, hand: { sentry: ['rest'], janitor: [] as Name[] } }
const burning = (t: Situation) => t.table().rooms.flatMap(r => (r.fire ? [r.room] : []))
const PASS: Choice = { do: 'pass' }

describe('slime', () => {
  test('LOCK-SLIME-01 every Silence is Danger while it is there', () => {
    const given = { ...apart, rooms: everyRoomBelow }
    const clean = lockdown(given, undefined, { dice: { noise: ['silence'] } })
    clean.act('sentry', ...move('001', 'rest'))
    expect(clean.told('danger')).toEqual([])
    const slimed = lockdown({ ...given, slime: ['sentry'] }, undefined, { dice: { noise: ['silence'] } })
    slimed.act('sentry', ...move('001', 'rest'))
    expect(slimed.told('danger')).toHaveLength(1)
  })

  test('LOCK-SLIME-02 a second marker does nothing', () => {
    const t = lockdown(apart)
    for (let i = 0; i < 2; i++) slime(t.g, 0, 'LOCK-EXPL-08', e => t.events.push(e))
    expect([t.told('slimed').length, t.crew('sentry').slime]).toEqual([1, true])
  })

  test.each(['clothes.green', 'fireBlanket'])('LOCK-SLIME-03 %s takes it away', card => {
    const t = lockdown({ ...apart, slime: ['sentry'], inventory: { sentry: [card] } })
    t.act('sentry', { do: 'use', card }, pay('rest'))
    expect(t.crew('sentry').slime).toBe(false)
  })

  test('LOCK-SLIME-03 and so does the Decontamination Room', () => {
    const rooms = { '011': { tile: 'decontaminationRoom', explored: true } }
    const hand = { sentry: ['rest', 'search'], janitor: [] }
    const t = lockdown({ rooms, at: { sentry: '011', janitor: '025' }, hand, slime: ['sentry'] })
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'))
    expect(t.crew('sentry').slime).toBe(false)
  })
})

describe('fire', () => {
  test('LOCK-FIRE-01 one light wound at the end of each turn there', () => {
    const rooms = { '003': { fire: true } }
    const hand = { sentry: ['rest', 'demolition', 'search'], janitor: ['rest', 'demolition'] }
    const t = lockdown({ ...apart, rooms, hand, at: { sentry: '003', janitor: '025' } })
    t.act('sentry', play('rest'), play('demolition'))
    expect([t.crew('sentry').light, t.asked()]).toEqual([1, ['janitor']])
    t.act('janitor', play('rest'), play('demolition'))
    t.act('sentry', PASS, { do: 'done' })
    expect(t.told('lightWound').map(e => e.light)).toEqual([1, 2])
  })

  test('LOCK-FIRE-03 LOCK-RULING-52 in a burning room a second fire is nothing, with an empty pool too', () => {
    const ids = boards['lockdown-base'].rooms.map(r => r.id).slice(0, 12)
    const rooms = Object.fromEntries(ids.map(id => [id, { fire: true }]))
    const t = lockdown({ ...apart, rooms, at: { sentry: '025', janitor: '025' }, hand: { sentry: [], janitor: [] } })
    afterwards(t.g, fire('001'))
    t.act('sentry', PASS)
    expect([t.told('fire'), t.table().over]).toEqual([[], null])
  })

  test('LOCK-FIRE-04 LOCK-MALF-04 an unexplored room can burn, but not break', () => {
    const t = lockdown({ ...apart, hand: { sentry: [], janitor: [] } })
    afterwards(t.g, fire('001'), malfunction('001'))
    t.act('sentry', PASS)
    expect(t.room('001')).toMatchObject({ explored: false, fire: true, malfunction: false })
  })

  test('LOCK-FIRE-05 a burning room can be searched and used', () => {
    const rooms = { '001': { tile: 'guardRoom', explored: true, items: 2, fire: true } }
    const given = { rooms, at: { sentry: '001', janitor: '025' }, decks: { red: ['grenade', 'doorPilot'] } }
    const search = lockdown({ ...given, hand: { sentry: ['search'], janitor: [] } })
    search.act('sentry', play('search'), keep('grenade'))
    expect(search.mine('sentry').inventory).toEqual(['grenade'])
    const use = lockdown({ ...given, hand: { sentry: ['search', 'rest'], janitor: [] } })
    expect(use.options('sentry')).toContainEqual({ do: 'roomAction' })
  })

  test('LOCK-FIRE-06 LOCK-LIMIT-01 what is put out is at hand again: twelve burn, one is put out, another burns', () => {
    const ids = boards['lockdown-base'].rooms.map(r => r.id).filter(id => id !== '025')
    const twelve = Object.fromEntries(ids.slice(0, 12).map(id => [id, { fire: true }]))
    const given = { rooms: twelve, at: { janitor: '003', sentry: '025' }, turn: 'janitor' }
    const t = lockdown({ ...given, hand: { janitor: ['cleanUp'], sentry: [] } })
    afterwards(t.g, fire('020'))
    t.act('janitor', play('cleanUp'))
    expect([burning(t).length, burning(t).includes('003'), t.table().over]).toEqual([12, false, null])
    const empty = lockdown({ ...given, hand: { janitor: [], sentry: [] } })
    afterwards(empty.g, fire('020'))
    empty.act('janitor', PASS)
    expect(empty.table().over).toMatchObject({ reason: 'fire', destroyed: true })
  })

  test('LOCK-RULING-141 markers out of the pool for good are missed', () => {
    const rooms = Object.fromEntries(['006', '007', '008'].map(id => [id, { fire: true }]))
    const given = { ...apart, rooms, hand: { sentry: [], janitor: [] } }
    const some = lockdown({ ...given, poolLost: { fire: 8 } })
    afterwards(some.g, fire('001'))
    some.act('sentry', PASS)
    expect([burning(some).length, some.table().over]).toEqual([4, null])
    const none = lockdown({ ...given, poolLost: { fire: 9 } })
    afterwards(none.g, fire('001'))
    none.act('sentry', PASS)
    expect(none.table().over).toMatchObject({ reason: 'fire', destroyed: true })
  })
})

describe('a suit', () => {
  const suits = [
    ['Enviro-Suit', { hands: { sentry: ['enviroSuit'] } }],
    ['Battle Suit', { inventory: { sentry: ['battleSuit'] } }],
  ] as const

  test.each(suits)('LOCK-SLIME-01 LOCK-FIRE-01 %s: no slime sticks, no fire burns', (_, worn) => {
    const t = lockdown({ ...apart, ...worn, rooms: { '003': { fire: true } }, hand: { sentry: [], janitor: [] } })
    slime(t.g, 0, 'LOCK-EXPL-08', e => t.events.push(e))
    t.act('sentry', PASS)
    expect([t.told('slimed'), t.told('lightWound'), t.asked()]).toEqual([[], [], ['janitor']])
  })

  test.each(suits)('LOCK-RULING-197 %s: old slime stays, and only fire is ignored', (_, worn) => {
    const t = lockdown({
      ...apart,
      ...worn,
      at: { sentry: '003', janitor: '003' },
      slime: ['sentry'],
      turn: 'janitor',
      hand: { sentry: [], janitor: ['rest'] },
      inventory: { ...('inventory' in worn ? worn.inventory : {}), janitor: ['thermiteCharge.red'] },
      intruders: [{ kind: 'queen', room: '003' }],
    })
    t.act('janitor', { do: 'use', card: 'thermiteCharge.red' }, pay('rest'))
    expect([t.crew('sentry').slime, t.crew('sentry').light, t.room('003').fire]).toEqual([true, 1, true])
  })
})
