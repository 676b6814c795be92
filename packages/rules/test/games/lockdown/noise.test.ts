/** Noise rolls and Danger in the facility. LOCK-NOISE. */
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../../src/core/ruleset.ts'
import type { Choice } from '../../../src/index.ts'
import { intruders } from '../../eventPhase.ts'
import { lockdown, move, pay, type Situation } from '../../situation.ts'
import { LIT } from './light.ts'
import { phase } from './phase.ts'

const GUARD = { tile: 'guardRoom', explored: true }
/** The Sentry walks from the Repository (003) into the Guard Room at 001: c001-004, c001-003, and the ducts for 3 and 4. */
function rolled(face: string, given: object = {}, bag = 'adult-1-3'): Situation {
  const t = lockdown(
    {
      ...LIT,
      met: true,
      rooms: { '001': GUARD },
      at: { sentry: '003', janitor: '010' },
      hand: { sentry: ['search', 'search', 'rest', 'demolition'], janitor: [] },
      bag: { adult: 12, larva: 8 },
      decks: { attack: ['evolve.4'] },
      ...given,
    },
    ['sentry', 'janitor'],
    { dice: { noise: [face], bag: [bag] } },
  )
  t.act('sentry', ...move('001', 'search'))
  return t
}
const noise = (t: Situation) => t.table().noise.toSorted()

it('LOCK-NOISE-01 ten faces: two of each number, Danger, Silence', () => {
  const t = rolled('1')
  expect(rulesOf(t.g).noiseDie).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', 'silence', 'danger'])
  expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '001', face: '1' }])
})

it('LOCK-NOISE-02 a marker in the corridor with that number; an entrance means the ducts', () => {
  expect([noise(rolled('1')), noise(rolled('2')), noise(rolled('4'))]).toEqual([['c001-004'], ['c001-003'], ['main']])
})

it('LOCK-NOISE-03 where there is noise already, no marker but an Encounter', () => {
  const t = rolled('2', { noise: ['c001-003'] })
  expect([noise(t), t.told('encounter').length, intruders(t)]).toEqual([[], 1, ['adult 001']])
})

it('LOCK-NOISE-04 a marker stops nobody and tells nothing else', () => {
  const t = rolled('1', { noise: ['c001-003'] })
  expect([t.crew('sentry').room, noise(t)]).toEqual(['001', ['c001-003', 'c001-004']])
})

it('LOCK-NOISE-05 Danger: all from next door that fight nobody come; a closed door is destroyed and holds', () => {
  const t = rolled('danger', {
    intruders: [
      { kind: 'adult', room: '004' },
      { kind: 'creeper', room: '002' },
    ],
  })
  expect([intruders(t), noise(t), t.told('encounter')]).toEqual([['adult 001', 'creeper 002'], [], []])
  const shut = rolled('danger', { intruders: [{ kind: 'adult', room: '004' }], doors: { 'c001-004': 'closed' } })
  expect([intruders(shut), shut.table().doors]).toEqual([['adult 004'], [{ corridor: 'c001-004', state: 'destroyed' }]])
})

it('LOCK-RULING-54 all of them behind closed doors: the doors break, no markers', () => {
  const t = rolled('danger', { intruders: [{ kind: 'adult', room: '004' }], doors: { 'c001-004': 'closed' } })
  expect(noise(t)).toEqual([])
})

it('LOCK-NOISE-06 Danger with nobody near, or all near in combat: noise all around and no Encounter', () => {
  const all = ['c001-003', 'c001-004', 'main']
  const t = rolled('danger', { noise: ['c001-004'] })
  expect([noise(t), t.told('encounter')]).toEqual([all, []])
  const busy = rolled('danger', { at: { sentry: '003', janitor: '004' }, intruders: [{ kind: 'adult', room: '004' }] })
  expect([noise(busy), intruders(busy)]).toEqual([all, ['adult 004']])
})

it('LOCK-NOISE-07 Silence is nothing, for the slimed it is Danger', () => {
  expect(noise(rolled('silence'))).toEqual([])
  expect(rolled('silence', { slime: ['sentry'] }).told('danger')).toHaveLength(1)
})

it('LOCK-NOISE-08 a marker counts on both sides of a closed door', () => {
  // 010 and 001 are far apart: the corridor between 001 and 004, shut, with noise beyond the door.
  const t = rolled('1', { noise: ['c001-004'], doors: { 'c001-004': 'closed' } })
  expect(t.told('encounter')).toHaveLength(1)
})

it('LOCK-NOISE-09 LOCK-TECH-04 the marker of the ducts is at every entrance', () => {
  const t = rolled('3', { noise: ['main'] })
  expect(t.told('encounter')).toHaveLength(1)
})

it('LOCK-RULING-126 an event that names no room and finds noise there brings nobody', () => {
  const t = phase({ ...LIT, noise: ['main'], decks: { event: ['noiseInCorridors'] } })
  expect([t.told('encounter'), t.table().noise]).toEqual([[], ['main']])
})

it('LOCK-NOISE-10 filling quiet corridors passes noisy ones by', () => {
  const t = phase({
    ...LIT,
    noise: ['c001-003'],
    wounds: { sentry: ['leg'] },
    at: { sentry: '003', janitor: '010' },
    decks: { event: ['scentOfBlood'] },
  })
  expect([t.told('encounter'), noise(t)]).toEqual([[], ['c001-003', 'c002-003', 'c003-026']])
})

describe('who rolls', () => {
  it('LOCK-RULING-57 a roll that no Movement brings is made in company too', () => {
    const t = phase(
      {
        ...LIT,
        at: { sentry: '003', janitor: '003' },
        bag: { blank: 0, larva: 0, creeper: 0, adult: 4, breeder: 0, queen: 0 },
      },
      ['sentry', 'janitor'],
      { dice: { noise: ['1', '2'] } },
    )
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([0, 1])
  })

  it('LOCK-RULING-57 taking an Egg makes noise, whoever else is there', () => {
    const t = lockdown(
      {
        ...LIT,
        met: true,
        rooms: { '007': { tile: 'nest', explored: true } },
        at: { sentry: '007', janitor: '007' },
        hand: { sentry: ['search', 'search'], janitor: [] },
        hands: { sentry: [] },
      },
      ['sentry', 'janitor'],
      { dice: { noise: ['1'] } },
    )
    t.act('sentry', { do: 'roomAction' }, { do: 'pay', card: 'search' }, { do: 'pay', card: 'search' })
    expect([t.crew('sentry').objects, t.told('noiseRolled').length]).toEqual([['egg'], 1])
  })

  it('LOCK-RULING-57 so do attacks on Eggs, locking oneself in and leaving on foot', () => {
    const rolls = (given: object, ...choices: Choice[]) => {
      const t = lockdown(
        { ...LIT, met: true, hand: { sentry: ['search', 'search'], janitor: [] }, passed: ['janitor'], ...given },
        ['sentry', 'janitor', 'hacker'],
        { dice: { noise: ['silence'], combat: ['hit'] } },
      )
      t.act('sentry', ...choices)
      return t.told('noiseRolled').map(e => [e.who, e.room])
    }
    const [first, second] = [pay('search'), pay('search')]
    const both = (room: string) => ({ at: { sentry: room, janitor: room, hacker: '010' } })
    const nest = { rooms: { '007': { tile: 'nest', explored: true } }, ...both('007') }
    expect(rolls(nest, { do: 'melee' }, first)).toEqual([[0, '007']])
    expect(rolls({ time: 8, ...both('020') }, { do: 'roomAction' }, first, second)).toEqual([[0, '020']])
    const exit = { rooms: { '001': GUARD }, ...both('001'), gateOpen: true, hands: { sentry: ['enviroSuit'] } }
    expect(rolls(exit, { do: 'escape', how: 'suit' }, first, second)).toEqual([[0, '001']])
  })

  it('LOCK-RULING-58 an attempt fails if anything is in the room after the roll, come by Encounter or by Danger', () => {
    const locked = (face: string, given: object = {}) => {
      const t = lockdown(
        {
          ...LIT,
          met: true,
          time: 7,
          at: { sentry: '020', janitor: '010' },
          hand: { sentry: ['search', 'search'], janitor: [] },
          bag: { adult: 12 },
          decks: { attack: ['evolve.4'] },
          ...given,
        },
        ['sentry', 'janitor'],
        { dice: { noise: [face], bag: ['adult-1-3'] } },
      )
      t.act('sentry', { do: 'roomAction' }, { do: 'pay', card: 'search' }, { do: 'pay', card: 'search' })
      return t.crew('sentry').fate
    }
    expect(locked('1')).toBe('locked')
    expect(locked('1', { noise: ['c020-023'] })).toBe('aboard')
    expect(locked('danger', { intruders: [{ kind: 'adult', room: '023' }] })).toBe('aboard')
  })
})
