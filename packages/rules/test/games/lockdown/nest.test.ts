/** The Nest of the Night Stalkers: eggs taken, dropped, burnt and shot at. LOCK-ROOM-NEST. */
import { describe, expect, it } from 'vitest'
import type { Choice, Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import { afterwards, lockdown, pass, pay, type Situation } from '../../situation.ts'

const NEST = { tile: 'nest', explored: true }
const take: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]

/** The sentry in the Nest (008) of the lit S-02 with three cards and a full gun; five eggs in it. */
function scene(more: Record<string, unknown> = {}, table: { dice?: object } = {}, at: Record<Name, string> = {}) {
  return lockdown(
    {
      rooms: { '008': NEST },
      at: { sentry: '008', janitor: '003', ...at },
      power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 },
      on: [1, 2],
      hand: { sentry: ['search', 'search', 'rest'], janitor: [] },
      met: true,
      ...more,
    },
    ['sentry', 'janitor'],
    { dice: { noise: ['silence', 'silence', 'silence'], ...table.dice } },
  )
}
const prices = (t: Situation) => Object.fromEntries((t.mine('sentry').decision?.options ?? []).map(o => [o.do, o.cost]))

describe('the Nest', () => {
  it('LOCK-ROOM-NEST-02 LOCK-ROOM-NEST-03 an Egg of the Laboratory board goes into a hand, then a Noise roll', () => {
    const t = scene()
    expect(t.table().eggs).toBe(5)
    t.act('sentry', ...take)
    expect([t.table().eggs, t.crew('sentry').objects]).toEqual([4, ['egg']])
    expect(t.events.map(e => e.e).filter(e => e === 'object' || e === 'noiseRolled')).toEqual(['object', 'noiseRolled'])
  })

  it('LOCK-ROOM-NEST-02 not with both hands full', () => {
    const t = scene({ carried: { sentry: ['carcass', 'egg'] }, hands: { sentry: [] } })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'handsFull' })
  })

  it('LOCK-ROOM-NEST-02 LOCK-ROOM-NEST-06 the Specimen Case holds an Egg besides, but no Corpse', () => {
    const full = (seats: Name[], objects: string[], more: object = {}) =>
      lockdown(
        {
          rooms: { '008': NEST },
          at: { [seats[0]]: '008' },
          hand: { [seats[0]]: ['search', 'search'] },
          objects: { '008': objects },
          hands: { [seats[0]]: ['chargedRifle', 'scattergun'] },
          dead: ['janitor'],
          met: true,
          ...more,
        },
        [...seats, 'janitor'],
      )
    const without = full(['xenobiologist', 'hacker'], ['egg', 'corpse.janitor'])
    expect(obstacles(without.g, 0)).toContainEqual({ do: 'pickUp', why: 'handsFull' })
    const t = full(['xenobiologist', 'hacker'], ['egg', 'corpse.janitor'], {
      inventory: { xenobiologist: ['specimenCase'] },
    })
    expect(t.options('xenobiologist')).toContainEqual({ do: 'roomAction' })
    t.act('xenobiologist', { do: 'pickUp' }, pay('search'))
    expect(t.crew('xenobiologist').objects).toEqual(['egg'])
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'pickUp', why: 'handsFull' })
  })

  it('LOCK-ROOM-NEST-04 with the last Egg the Nest is destroyed', () => {
    const t = scene({ eggs: 1 })
    t.act('sentry', ...take)
    expect([t.table().eggs, t.table().nestDestroyed]).toEqual([0, true])
    expect(t.told('nestDestroyed')).toHaveLength(1)
  })

  it('LOCK-ROOM-NEST-05 no Malfunction, no Item Counter, nothing to search', () => {
    const t = scene()
    afterwards(t.g, { do: 'placeMalfunction', room: t.g.crew[0].room })
    expect(t.room('008').items).toBe(null)
    expect(t.options('sentry')).not.toContainEqual({ do: 'play', card: 'search' })
    t.act('sentry', ...pass)
    expect(t.room('008').malfunction).toBe(false)
  })

  it('LOCK-ROOM-NEST-06 an Egg lying in a room is picked up for one card, without a roll', () => {
    const t = scene({ objects: { '008': ['egg'] } })
    expect(prices(t)).toMatchObject({ roomAction: 2, pickUp: 1 })
    t.act('sentry', { do: 'pickUp' }, pay('search'))
    expect([t.table().eggs, t.crew('sentry').objects, t.told('noiseRolled').length]).toEqual([5, ['egg'], 0])
  })

  it('LOCK-RULING-65 an Egg dropped in the Nest is a loose Egg: it does not go back and mends nothing', () => {
    const t = scene({ eggs: 0, nestDestroyed: true, carried: { sentry: ['egg'] } })
    t.act('sentry', { do: 'drop', card: 'egg' })
    expect([t.table().eggs, t.table().nestDestroyed, t.room('008').objects]).toEqual([0, true, ['egg']])
  })
})

describe('destroying Eggs', () => {
  it('LOCK-ROOM-NEST-07 in the Event Phase each burning room loses one uncarried Egg', () => {
    const t = scene({
      rooms: { '008': { ...NEST, fire: true }, '012': { tile: 'guardRoom', explored: true, fire: true } },
      at: { sentry: '003', janitor: '003' },
      objects: { '012': ['egg', 'egg'] },
      hand: { sentry: [], janitor: [] },
      decks: { event: ['powerSurge'] },
      bag: { adult: 12 },
    })
    t.act('sentry', { do: 'pass' })
    t.act('janitor', { do: 'pass' })
    expect([t.table().eggs, t.room('012').objects]).toEqual([4, ['egg']])
  })

  it('LOCK-ROOM-NEST-08 LOCK-ROOM-NEST-10 each Injury of a shot destroys one, without combat; then a Noise roll', () => {
    const t = scene({}, { dice: { advantage: ['double'] } })
    t.act('sentry', { do: 'shoot' }, pay('search'))
    expect(t.table().eggs).toBe(3)
    expect(t.told('noiseRolled')).toHaveLength(1)
  })

  it('LOCK-ROOM-NEST-10 a miss makes noise as well', () => {
    const t = scene({}, { dice: { advantage: ['blank'] } })
    t.act('sentry', { do: 'shoot' }, pay('search'))
    if (t.options('sentry').some(o => o.do === 'decline')) t.act('sentry', { do: 'decline' })
    expect([t.table().eggs, t.told('noiseRolled').length]).toEqual([5, 1])
  })

  it('LOCK-ROOM-NEST-09 melee on Eggs: no Contamination, and a miss costs no wound', () => {
    const hit = scene({}, { dice: { combat: ['hit'] } })
    hit.act('sentry', { do: 'melee' }, pay('search'))
    expect([hit.table().eggs, hit.crew('sentry').contamination, hit.told('noiseRolled').length]).toEqual([4, 0, 1])
    const miss = scene({}, { dice: { combat: ['blank'] } })
    miss.act('sentry', { do: 'melee' }, pay('search'))
    expect([miss.table().eggs, miss.crew('sentry').wounds, miss.crew('sentry').contamination]).toEqual([5, [], 0])
  })
})
