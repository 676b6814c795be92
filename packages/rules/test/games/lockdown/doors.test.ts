/** Doors of the facility: three states, eleven tokens, and a gate that is no door. LOCK-DOOR, LOCK-LIMIT-03. */
import { expect, test } from 'vitest'
import { phase } from '../../eventPhase.ts'
import { boards } from '../../printed.ts'
import { afterwards, door, everyRoomBelow, lockdown, move, part, pay, play } from '../../situation.ts'

const corridor = (id: string) => boards['lockdown-base'].corridors.findIndex(c => c.id === id)
const janitor = {
  turn: 'janitor',
  at: { janitor: '003', sentry: '025' },
  hand: { janitor: ['emergencyKey'], sentry: [] },
}
/** Eleven closed doors, none of them at 003. */
const ELEVEN = {
  '001/1': 'closed',
  '002/2': 'closed',
  '004/3': 'closed',
  '006/1': 'closed',
  '006/2': 'closed',
  '006/4': 'closed',
  '007/2': 'closed',
  '007/4': 'closed',
  '008/1': 'closed',
  '008/4': 'closed',
  '009/1': 'closed',
}

test('LOCK-DOOR-01 none at the start; closing puts one there, opening takes it away', () => {
  const t = lockdown(janitor)
  expect(t.table().doors).toEqual([])
  t.act('janitor', play('emergencyKey'), door('c001-003'))
  expect(t.table().doors).toEqual([{ corridor: 'c001-003', state: 'closed' }])
  const shut = lockdown({ ...janitor, doors: { '003/2': 'closed' } })
  shut.act('janitor', play('emergencyKey'), door('c001-003'))
  expect(shut.table().doors).toEqual([])
})

test('LOCK-DOOR-02 nothing is thrown through a closed door', () => {
  const given = {
    rooms: everyRoomBelow,
    at: { sentry: '003', janitor: '025' },
    hand: { sentry: ['rest'], janitor: [] },
    inventory: { sentry: ['grenade'] },
    intruders: [
      { kind: 'adult', room: '001' },
      { kind: 'adult', room: '002' },
    ],
  }
  const open = lockdown(given)
  open.act('sentry', { do: 'use', card: 'grenade' }, pay('rest'))
  expect(open.options('sentry')).toEqual(['001', '002'].map(room => ({ do: 'room', room })))
  const shut = lockdown({ ...given, doors: { '003/2': 'closed', '003/3': 'closed' } })
  expect(shut.options('sentry').some(o => o.do === 'use')).toBe(false)
})

test('LOCK-DOOR-03 an intruder destroys the door it would go through, and stays', () => {
  const given = {
    rooms: everyRoomBelow,
    at: { sentry: '003', janitor: '025' },
    hand: { sentry: ['rest'], janitor: [] },
    intruders: [{ kind: 'adult', room: '004' }],
    doors: { '001/1': 'closed' },
  }
  const t = lockdown(given, undefined, { dice: { noise: ['danger'] } })
  t.act('sentry', ...move('001', 'rest'))
  expect(t.table().doors).toEqual([{ corridor: 'c001-004', state: 'destroyed' }])
  expect(t.table().intruders).toMatchObject([{ room: '004' }])
})

test('LOCK-DOOR-04 a destroyed door is never closed again: no card, no token, nothing', () => {
  const doors = { '003/2': 'destroyed' }
  const t = lockdown({ ...janitor, doors })
  t.act('janitor', play('emergencyKey'))
  expect(t.options('janitor')).toEqual([door('c002-003'), door('c003-026')])
  const token = lockdown({ doors, hand: { sentry: [], janitor: [] } })
  afterwards(token.g, { do: 'closeDoor', who: 0, corridor: corridor('c001-003'), keep: [] })
  token.act('sentry', { do: 'pass' })
  expect(token.table().doors).toEqual([{ corridor: 'c001-003', state: 'destroyed' }])
})

test('LOCK-DOOR-05 noise goes through doors, and so does what it brings', () => {
  const given = {
    rooms: everyRoomBelow,
    at: { sentry: '003', janitor: '025' },
    hand: { sentry: ['rest', 'search', 'demolition'], janitor: [] },
    doors: { '001/1': 'closed' },
    met: true,
    bag: { larva: 8 },
  }
  const first = lockdown(given, undefined, { dice: { noise: ['1'] } })
  first.act('sentry', ...move('001', 'rest'))
  expect(first.table().noise).toEqual(['c001-004'])
  const again = lockdown({ ...given, noise: ['001/1'] }, undefined, { dice: { noise: ['1'], bag: ['larva-0-1'] } })
  again.act('sentry', ...move('001', 'rest'))
  expect(again.told('encounter')).toMatchObject([{ room: '001' }])
})

test('LOCK-DOOR-06 what opens all doors leaves the Main Gate alone', () => {
  const given = { doors: { '003/2': 'closed', '006/1': 'closed', '006/2': 'destroyed' }, hand: { sentry: [] } }
  const t = phase('bulkheadsOpen', given, ['sentry', 'janitor'], { game: 'lockdown', dice: {} })
  expect(t.table().doors).toEqual([{ corridor: 'c006-010', state: 'destroyed' }])
  expect(t.table().facility?.gateOpen).toBe(false)
})

test('LOCK-LIMIT-03 eleven tokens: for a twelfth door one is taken from elsewhere, never a destroyed one', () => {
  const t = lockdown({ ...janitor, doors: ELEVEN })
  t.act('janitor', play('emergencyKey'), door('c001-003'))
  expect(t.mine('janitor').decision?.ask).toBe('moveDoor')
  expect(t.options('janitor')).toHaveLength(11)
  t.act('janitor', door('c001-004'))
  expect(t.table().doors).toHaveLength(11)
  expect(t.table().doors).toContainEqual({ corridor: 'c001-003', state: 'closed' })
  const all = lockdown({ ...janitor, doors: { ...ELEVEN, '001/1': 'destroyed' } })
  all.act('janitor', play('emergencyKey'), door('c001-003'))
  expect(all.options('janitor')).not.toContainEqual(door('c001-004'))
})

test('LOCK-DOOR-01 Demolition destroys a closed door of the room', () => {
  const given = { hand: { sentry: ['demolition'], janitor: [] }, doors: { '003/2': 'closed', '003/1': 'destroyed' } }
  const t = lockdown(given)
  t.act('sentry', play('demolition'), part(0))
  expect(t.options('sentry')).toEqual([door('c001-003')])
  t.act('sentry', door('c001-003'))
  expect(t.table().doors).toContainEqual({ corridor: 'c001-003', state: 'destroyed' })
})
