/** Take back in the facility: what a seat may undo by itself, and what has taught somebody something. */
import { describe, expect, it } from 'vitest'
import { type Choice, type Crossed, canonical, clone, crossed, type Name, takenBack } from '../../../src/index.ts'
import { lockdown, part, pay, type Situation } from '../../situation.ts'
import { onMars } from './mars.ts'
import { inside } from './places.ts'

/** Acts, and says of each choice what it did that cannot be undone. */
const crossing = (t: Situation, who: Name, ...choices: Choice[]): (Crossed | null)[] =>
  choices.map(choice => {
    const before = clone(t.g)
    t.act(who, choice)
    return crossed(before, t.g, t.seat(who))
  })
const PAID: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]

describe('may be undone', () => {
  it('calling the elevator, and a ride without noise', () => {
    const given = { at: { sentry: '004' }, elevator: '025', on: [1, 2, 3, 4], hand: { sentry: ['search', 'rest'] } }
    const t = lockdown(given)
    expect(crossing(t, 'sentry', { do: 'callElevator' }, pay('search'))).toEqual([null, null])
  })

  it('switching power, and it is as it was', () => {
    const t = inside('powerGenerator')
    const before = clone(t.g)
    t.act('sentry', ...PAID)
    const done = crossing(t, 'sentry', ...t.options('sentry').slice(0, 1))
    expect(done).toEqual([null])
    const back = takenBack(before, t.g)
    expect(canonical({ ...back, n: 0 })).toBe(canonical({ ...before, n: 0 }))
  })

  it('a second look at the same contingency', () => {
    const t = inside('archive', { seen: { sentry: ['contingency.janitor.0'] } })
    t.act('sentry', ...PAID)
    expect(crossing(t, 'sentry', { do: 'token', whom: 1, at: 0 })).toEqual([null])
  })
})

describe('may not be undone', () => {
  it('a look at a contingency or at a CSS token', () => {
    const archive = inside('archive')
    archive.act('sentry', ...PAID)
    expect(crossing(archive, 'sentry', { do: 'token', whom: 1, at: 0 })).toEqual(['learned'])
    const control = inside('cssControlSystem')
    control.act('sentry', ...PAID)
    expect(crossing(control, 'sentry', { do: 'timeSpace', space: 8 })).toEqual(['learned'])
  })

  it('a computer action once its option is done: the next card has been turned', () => {
    const t = inside('archive', { computer: ['computerB', 'computerC'] })
    const [declared, paid, chosen] = crossing(t, 'sentry', { do: 'computer' }, pay('search'), part(0))
    expect([declared, paid, chosen]).toEqual([null, null, 'learned'])
  })

  it('a roll of the advantage die that was put in order', () => {
    const t = inside('guardRoom', { intruders: [{ kind: 'adult', room: '006' }] }, ['sentry', 'janitor'], {
      dice: { advantage: ['blank'] },
    })
    const { used } = clone(t.g).rng
    const steps = crossing(t, 'sentry', { do: 'shoot' })
    while (t.told('shot').length === 0) steps.push(...crossing(t, 'sentry', t.options('sentry')[0]))
    expect([t.g.rng.used, t.g.stacked?.advantage]).toEqual([used, []])
    expect(steps.at(-1)).toBe('chance')
  })
  it('a roll of the die of the Surface that was put in order', () => {
    const t = onMars({}, { dice: { surface: ['1'] } })
    const { used } = clone(t.g).rng
    const [move] = t.options('sentry').filter(option => option.do === 'move')
    const steps = crossing(t, 'sentry', move)
    while (t.told('noiseRolled').length === 0) steps.push(...crossing(t, 'sentry', t.options('sentry')[0]))
    expect([t.g.rng.used, t.g.stacked?.surface]).toEqual([used, []])
    expect(steps.at(-1)).toBe('chance')
  })
})
