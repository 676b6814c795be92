/** How the bag develops at the end of a round. LOCK-BAG. */
import { describe, expect, it } from 'vitest'
import { intruders, kinds } from '../../eventPhase.ts'
import type { Situation } from '../../situation.ts'
import { phase } from './phase.ts'

const two = ['sentry', 'janitor']
const develop = (token: string, given: object = {}, seats = two, noise: string[] = []): Situation =>
  phase(given, seats, { dice: { bag: [token], noise } })

it('LOCK-BAG-01 one token is drawn, after the event', () => {
  const t = develop('larva-0-1')
  expect(kinds(t.events, 'event', 'tokenDrawn', 'round')).toEqual(['event', 'tokenDrawn', 'round'])
})

describe('LOCK-EX-31 what changes in the bag', () => {
  it('LOCK-BAG-02 Larva: it leaves the bag, an Adult comes in', () => {
    const t = develop('larva-1-2', { bag: { larva: 4, adult: 4 } })
    expect(t.table().bag).toMatchObject({ larva: 3, adult: 5 })
    expect(t.table().supply).toMatchObject({ larva: 5, adult: 7 })
  })

  it('LOCK-BAG-03 Creeper: it leaves the bag, a Breeder comes in', () => {
    const t = develop('creeper-1-2', { bag: { creeper: 1, breeder: 0 } })
    expect(t.table().bag).toMatchObject({ creeper: 0, breeder: 1 })
    expect(t.table().supply).toMatchObject({ creeper: 3, breeder: 1 })
  })

  it('LOCK-BAG-08 Blank: it goes back, an Adult comes in', () => {
    expect(develop('blank', { bag: { adult: 4 } }).table().bag).toMatchObject({ blank: 1, adult: 5 })
  })

  it('LOCK-RULING-41 LOCK-LIMIT-06 without a token in the supply only the removal happens', () => {
    expect(develop('larva-0-1', { bag: { larva: 4, adult: 12 } }).table().bag).toMatchObject({ larva: 3, adult: 12 })
    expect(develop('creeper-1-2', { bag: { creeper: 1, breeder: 2 } }).table().bag).toMatchObject({
      creeper: 0,
      breeder: 2,
    })
    expect(develop('blank', { bag: { adult: 12 } }).table().bag).toMatchObject({ blank: 1, adult: 12 })
  })
})

describe('noise', () => {
  const seats = ['sentry', 'janitor', 'survivor', 'hacker', 'labRat']

  it.each([
    ['adult-2-4', 'adult'],
    ['breeder-3-4', 'breeder'],
  ] as const)(
    'LOCK-BAG-04 LOCK-BAG-05 LOCK-GEN-03 %s goes back at once; then everybody not in combat rolls, the First Player first, clockwise',
    (token, kind) => {
      const t = phase(
        { bag: { adult: 12, breeder: 2 }, first: 'survivor', turn: 'sentry', on: [] },
        seats.slice(0, 3),
        {
          dice: { bag: [token], noise: ['1', '3', '1'] },
        },
      )
      expect(t.told('bag')).toMatchObject([{ kind, change: 1 }])
      expect(kinds(t.events, 'tokenDrawn', 'bag', 'noiseRolled').slice(0, 3)).toEqual([
        'tokenDrawn',
        'bag',
        'noiseRolled',
      ])
      expect(t.told('noiseRolled').map(e => e.who)).toEqual([2, 0, 1])
    },
  )

  it('LOCK-RULING-35 LOCK-GEN-04 not who fights, is dead, locked in, in the Bunker or launched', () => {
    const given = {
      bag: { adult: 12 },
      calm: true,
      intruders: [{ kind: 'larva', room: '003' }],
      at: { sentry: '003', janitor: '010', survivor: '014' },
      locked: ['hacker'],
      bunker: ['labRat'],
    }
    const t = develop('adult-1-3', given, seats, ['4', '4'])
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([1, 2])
    const fewer = develop('adult-1-3', { ...given, dead: ['janitor'], launched: ['survivor'] }, seats)
    expect(fewer.told('noiseRolled')).toEqual([])
  })

  it('LOCK-GEN-04 an egg in the room is no combat', () => {
    const t = develop('adult-1-3', { bag: { adult: 12 }, objects: { '003': ['egg'] } }, two, ['1', '2'])
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([0, 1])
  })

  it('LOCK-RULING-35 whom an earlier roll has put in combat does not roll any more', () => {
    const t = phase({ bag: { adult: 12 }, noise: ['003/2'], on: [] }, two, {
      dice: { bag: ['adult-1-3', 'adult-2-3'], noise: ['2'] },
    })
    expect(intruders(t)).toEqual(['adult 003'])
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([0])
  })

  it('LOCK-ROUND-10 the round ends only after all that the rolls have brought', () => {
    const t = phase({ bag: { adult: 12 }, noise: ['003/2'], on: [] }, two, {
      dice: { bag: ['adult-1-3', 'adult-2-3'], noise: ['2'] },
    })
    expect(kinds(t.events, 'noiseRolled', 'appeared', 'surprise', 'round')).toEqual([
      'noiseRolled',
      'appeared',
      'surprise',
      'round',
    ])
  })
})

describe('Queen', () => {
  const nest = { rooms: { '007': { tile: 'nest', explored: true } }, eggs: 5 }
  const hand = { sentry: ['rest', 'search'], janitor: ['search'] }

  it('LOCK-BAG-06 LOCK-EX-38 somebody in the nest: she comes, the noise around is gone, her own token is compared', () => {
    const t = develop('queen-4-4', { ...nest, hand, on: [], at: { sentry: '007' }, noise: ['007/1', '007/4', '009/1'] })
    expect(t.told('tokenDrawn')).toHaveLength(1)
    expect(t.told('surprise')).toMatchObject([{ kind: 'queen', who: 0, value: 4, hand: 2, attack: true }])
    expect([t.table().bag.queen, t.table().supply.queen, t.table().noise]).toEqual([0, 1, ['c009-012']])
    expect(intruders(t)).toEqual(['queen 007'])
  })

  it('LOCK-RULING-39 several in the nest: the one with the fewest Action cards', () => {
    const t = develop('queen-4-4', { ...nest, hand, at: { sentry: '007', janitor: '007' } })
    expect(t.told('surprise')).toMatchObject([{ who: 1, hand: 1 }])
    expect(t.table().supply.queen).toBe(1)
  })

  it('LOCK-BAG-07 nobody in the nest, or nobody has found it: an egg more, the token back', () => {
    for (const given of [nest, { rooms: { '007': { tile: 'nest' } }, eggs: 5 }]) {
      const t = develop('queen-4-4', given)
      expect([t.table().eggs, t.table().bag.queen, intruders(t)]).toEqual([6, 1, []])
    }
  })

  it('LOCK-RULING-40 the nest destroyed and nobody there: no egg', () => {
    const t = develop('queen-4-4', { ...nest, eggs: 0, nestDestroyed: true })
    expect([t.table().eggs, t.table().bag.queen]).toEqual([0, 1])
  })

  it('LOCK-RULING-42 no egg token left: none', () => {
    const t = develop('queen-4-4', { ...nest, eggs: 7, objects: { '003': ['egg'] } })
    expect([t.table().eggs, t.table().bag.queen]).toEqual([7, 1])
  })
})
