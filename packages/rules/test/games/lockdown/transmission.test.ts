/** The Transmitter Control Room: the Signal, and what those who sent it must show. LOCK-ROOM-TRANSMISSION. */
import { describe, expect, it } from 'vitest'
import type { Choice, Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { whoSees, whoWasTold } from '../../hidden.ts'
import { lockdown, part, pay, type Situation } from '../../situation.ts'

const act: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]

/** The sentry in the Transmitter Control Room (007) of the lit S-02; the others have sent the Signal. */
function scene(more: Record<string, unknown> = {}): Situation {
  return lockdown(
    {
      rooms: { '007': { tile: 'transmitterControlRoom', explored: true } },
      at: { sentry: '007', janitor: '003', hacker: '003' },
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      on: [1, 2],
      hand: { sentry: ['search', 'search'], janitor: [], hacker: [] },
      objectives: {
        sentry: ['basePlans', 'settleTheScore'],
        janitor: ['solidProof', 'scapegoat'],
        hacker: ['learnAndRun', 'destroyTheEvidence'],
      },
      signal: ['janitor', 'hacker'],
      ...more,
    },
    ['sentry', 'janitor', 'hacker'],
  )
}
const seenOf = (t: Situation, who: Name, whom: number) => t.mine(who).others.find(o => o.seat === whom)?.objectives

describe('the Transmitter Control Room', () => {
  it('LOCK-ROOM-TRANSMISSION-01 the Signal is sent', () => {
    const t = scene()
    t.act('sentry', ...act, part(0))
    expect([t.crew('sentry').signal, t.told('signal').length]).toEqual([true, 1])
  })

  it('LOCK-ROOM-TRANSMISSION-02 LOCK-INFO-01 one who sent it shows all objectives held, to the user alone', () => {
    const t = scene()
    t.act('sentry', ...act, part(1), { do: 'who', whom: 1 })
    expect(seenOf(t, 'sentry', 1)?.toSorted()).toEqual(['scapegoat', 'solidProof'])
    expect(t.told('peekedObjective')).toMatchObject([
      { who: 0, whom: 1, rule: 'LOCK-ROOM-TRANSMISSION-02' },
      { who: 0, whom: 1, rule: 'LOCK-ROOM-TRANSMISSION-02' },
    ])
    expect([whoSees(t, 'solidProof'), whoSees(t, 'scapegoat')]).toEqual([
      ['sentry', 'janitor'],
      ['sentry', 'janitor'],
    ])
    expect(whoWasTold(t, 'solidProof')).toEqual(['sentry'])
    expect(whoSees(t, 'basePlans')).toEqual(['sentry'])
  })

  it('LOCK-ROOM-TRANSMISSION-02 with one objective left, that one', () => {
    const t = scene({
      met: true,
      signal: ['janitor'],
      objectives: { sentry: ['basePlans'], janitor: ['solidProof'], hacker: ['learnAndRun'] },
    })
    t.act('sentry', ...act, part(1))
    expect(seenOf(t, 'sentry', 1)).toEqual(['solidProof'])
  })

  it('LOCK-ROOM-TRANSMISSION-02 nobody who has not sent it: then only the Signal is left', () => {
    const t = scene({ signal: [] })
    t.act('sentry', ...act)
    expect([t.told('signal').length, t.told('peekedObjective').length]).toEqual([1, 0])
  })

  it('LOCK-RULING-31 somebody who left alive may be chosen, a dead one not', () => {
    const t = scene({ bunker: ['janitor'], dead: ['hacker'] })
    t.act('sentry', ...act, part(1))
    expect(seenOf(t, 'sentry', 1)?.toSorted()).toEqual(['scapegoat', 'solidProof'])
    expect(seenOf(t, 'sentry', 2)).toBeUndefined()
  })

  it('LOCK-ROOM-TRANSMISSION-02 the room works like any other: not while it is broken', () => {
    const t = scene({ rooms: { '007': { tile: 'transmitterControlRoom', explored: true, malfunction: true } } })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'broken' })
  })
})
