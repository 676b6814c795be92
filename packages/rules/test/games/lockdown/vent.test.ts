/** The Vent Control Room: a room with an Entrance is shut, and loses its air. LOCK-ROOM-LIFESUPPORT. */
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../src/index.ts'
import { dead } from '../../endings.ts'
import { passTurn } from '../../eventPhase.ts'
import { lockdown, part, pay, play, type Situation } from '../../situation.ts'
import { NOTHING, quiet } from './phase.ts'

/** Room 013 has an Entrance and two ordinary corridors, to 010 and 011. */
const V = '013'
const ENTRANCES = ['001', '002', '006', '012', '013', '015', '016', '018', '019', '021', '024', '026']
const press: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]

/** The Sentry stands in the Vent Control Room, the Janitor in V or wherever he is put. */
function scene(given: object = {}, seats = ['sentry', 'janitor']): Situation {
  const { rooms = {}, ...more } = given as { rooms?: object }
  return lockdown(
    {
      met: true,
      rooms: {
        '012': { tile: 'ventControlRoom', explored: true },
        [V]: { tile: 'archive', explored: true, fire: true },
        ...rooms,
      },
      at: { sentry: '012', janitor: V },
      hand: { sentry: ['search', 'search'], janitor: [] },
      decks: { event: [NOTHING] },
      ...more,
    },
    seats,
    { dice: quiet },
  )
}
function vented(given: object = {}, seats?: string[]): Situation {
  const t = scene(given, seats)
  t.act('sentry', ...press, { do: 'room', room: V })
  return t
}
const targets = (t: Situation) => {
  t.act('sentry', ...press)
  return t.options('sentry').map(o => ('room' in o ? o.room : ''))
}

describe('start', () => {
  it('LOCK-ROOM-LIFESUPPORT-01 LOCK-RULING-75 LOCK-RULING-214 every room with an Entrance, its own and unexplored ones too', () => {
    expect(targets(scene())).toEqual(ENTRANCES)
  })

  it('LOCK-ROOM-LIFESUPPORT-01 not one with a destroyed door', () => {
    expect(targets(scene({ doors: { '013/1': 'destroyed' } }))).toEqual(ENTRANCES.filter(room => room !== V))
  })

  it('LOCK-RULING-75 not while the token is on the board', () => {
    const can = (t: Situation) => t.options('sentry').map(o => o.do)
    expect(can(scene())).toContain('roomAction')
    expect(can(scene({ vent: V, doors: { '013/1': 'closed', '013/2': 'closed' } }))).not.toContain('roomAction')
  })

  it('LOCK-ROOM-LIFESUPPORT-02 LOCK-EX-41 a door in every corridor, not in the ducts; the fire goes out at once', () => {
    const t = vented()
    expect(t.table().doors).toEqual([
      { corridor: 'c010-013', state: 'closed' },
      { corridor: 'c011-013', state: 'closed' },
    ])
    expect([t.table().vent, t.room(V).fire]).toEqual([V, false])
    expect(t.told('fireOut')).toMatchObject([{ room: V, rule: 'LOCK-ROOM-LIFESUPPORT-02' }])
  })

  it('LOCK-LIMIT-03 with too few doors in the pool the actor takes others from the board', () => {
    const closed = ['001/1', '001/2', '002/2', '002/3', '003/1', '004/3', '005/1', '006/1', '006/2', '006/4']
    const doors = Object.fromEntries(closed.map(place => [place, 'closed']))
    const t = vented({ doors })
    expect(t.table().asking?.ask).toBe('moveDoor')
    expect(t.options('sentry')).not.toContainEqual({ do: 'door', corridor: 'c010-013' })
    t.act('sentry', { do: 'door', corridor: 'c001-003' })
    expect([t.table().vent, t.table().doors.length]).toEqual([V, 11])
  })
})

describe('until the Player Phase ends', () => {
  it('LOCK-ROOM-LIFESUPPORT-04 LOCK-EX-41 everybody there dies, Night Stalkers too; the first death opens the gate', () => {
    const t = vented({ intruders: [{ kind: 'adult', room: V }] })
    passTurn(t, 'sentry')
    passTurn(t, 'janitor')
    expect([dead(t), t.table().vent, t.table().intruders]).toEqual([['janitor'], null, []])
    expect(t.room(V).objects.toSorted()).toEqual(['carcass', 'corpse.janitor'])
    expect(t.told('vented')).toMatchObject([{ rule: 'LOCK-ROOM-LIFESUPPORT-04' }])
    expect(t.told('gateOpen')).toMatchObject([{ rule: 'LOCK-CRIT-03' }])
    expect(t.events.findIndex(e => e.e === 'vented')).toBeLessThan(t.events.findIndex(e => e.e === 'time'))
  })

  it('LOCK-CRIT-01 LOCK-CRIT-03 the gate opens at the first death, not at the second', () => {
    const t = vented({ dead: ['hacker'] }, ['sentry', 'janitor', 'hacker'])
    t.g.firstDeath = true
    passTurn(t, 'sentry')
    passTurn(t, 'janitor')
    expect([dead(t), t.told('gateOpen')]).toEqual([['janitor', 'hacker'], []])
  })

  it('LOCK-RULING-75 LOCK-RULING-132 eggs and objects come to no harm, those of the nest neither', () => {
    const t = vented({
      rooms: { [V]: { tile: 'nest', explored: true } },
      eggs: 4,
      objects: { [V]: ['egg', 'carcass'] },
    })
    passTurn(t, 'sentry')
    passTurn(t, 'janitor')
    expect([t.room(V).objects.toSorted(), t.table().eggs]).toEqual([['carcass', 'corpse.janitor', 'egg'], 4])
  })

  it('LOCK-ROOM-LIFESUPPORT-03 LOCK-EX-41 a door opened: the token is off, nobody dies', () => {
    const t = vented({ hand: { sentry: ['search', 'search'], janitor: ['emergencyKey'] } })
    passTurn(t, 'sentry')
    t.act('janitor', play('emergencyKey'), { do: 'door', corridor: 'c010-013' })
    expect(t.told('ventStopped')).toMatchObject([{ room: V, rule: 'LOCK-ROOM-LIFESUPPORT-03' }])
    passTurn(t, 'janitor')
    expect([t.table().vent, dead(t), t.told('vented')]).toEqual([null, [], []])
  })

  it('LOCK-ROOM-LIFESUPPORT-03 a door destroyed: the same', () => {
    const t = vented({ hand: { sentry: ['search', 'search'], janitor: ['demolition'] } })
    passTurn(t, 'sentry')
    t.act('janitor', play('demolition'), part(0), { do: 'door', corridor: 'c011-013' })
    expect([t.told('ventStopped').length, t.table().vent]).toEqual([1, null])
  })

  it('LOCK-RULING-75 LOCK-LIMIT-03 a door taken away for another counts as opened', () => {
    const closed = ['001/1', '001/2', '002/2', '002/3', '003/1', '004/3', '005/1', '006/1', '006/4']
    const doors = Object.fromEntries(closed.map(place => [place, 'closed']))
    const t = vented({
      doors,
      at: { sentry: '012', janitor: '010' },
      hand: { sentry: ['search', 'search'], janitor: ['emergencyKey'] },
    })
    passTurn(t, 'sentry')
    t.act('janitor', play('emergencyKey'), { do: 'door', corridor: 'c010-012' }, { do: 'door', corridor: 'c011-013' })
    expect([t.told('ventStopped').length, t.table().vent]).toEqual([1, null])
  })
})
