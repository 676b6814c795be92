/** How Night Stalkers move: by one number or two, through doors and ducts, when they retreat. LOCK-NSMOVE, LOCK-EVENT-11. */
import { describe, expect, it } from 'vitest'
import type { Name } from '../../../src/index.ts'
import { inCombat } from '../../../src/mechanics/crew.ts'
import { intruders } from '../../eventPhase.ts'
import { boards } from '../../printed.ts'
import { lockdown, move, pay, type Situation } from '../../situation.ts'
import { DARK, LIT } from './light.ts'
import { phase } from './phase.ts'

const two = ['sentry', 'janitor']
/** This event, with the Sentry in the Repository and the Janitor in the Alert Room. */
const moved = (card: Name, where: [kind: string, room: string][], given: object = {}): Situation =>
  phase({
    ...LIT,
    at: { sentry: '003', janitor: '010' },
    intruders: where.map(([kind, room]) => ({ kind, room })),
    ...given,
    decks: { event: [card], attack: ['evolve.4', 'evolve.retreat'] },
  })
const doors = (t: Situation) => t.table().doors.map(d => `${d.corridor} ${d.state}`)

describe('by an Event card', () => {
  it('LOCK-NSMOVE-01 LOCK-EVENT-10 only the kinds it names, through the corridor with its number', () => {
    // Damage: Creeper and Adult, 3.
    expect(
      intruders(
        moved('damage', [
          ['adult', '014'],
          ['queen', '014'],
        ]),
      ),
    ).toEqual(['adult 009', 'queen 014'])
  })

  it('LOCK-EVENT-10 who is with a character stays', () => {
    expect(intruders(moved('damage', [['adult', '003']]))).toEqual(['adult 003'])
  })

  it('LOCK-NSMOVE-02 LOCK-NSMOVE-03 LOCK-NSMOVE-07 into combat without an Encounter, into the unknown without a look; injuries stay', () => {
    const t = moved('damage', [], {
      intruders: [
        { kind: 'adult', room: '012', injuries: 2 },
        { kind: 'creeper', room: '025' },
      ],
    })
    expect([intruders(t), t.told('encounter'), t.told('surprise')]).toEqual([['adult 010', 'creeper 017'], [], []])
    expect(t.table().intruders[0].injuries).toBe(2)
    const unknown = moved('damage', [['adult', '014']])
    expect([unknown.room('009').explored, unknown.room('009').token]).toEqual([false, true])
  })

  it('LOCK-NSMOVE-04 LOCK-NSMOVE-05 LOCK-EVENT-13 a closed door is destroyed once, and all who came to it stay', () => {
    const t = moved(
      'damage',
      [
        ['adult', '014'],
        ['creeper', '014'],
      ],
      { doors: { 'c009-014': 'closed' } },
    )
    expect([intruders(t), doors(t)]).toEqual([['adult 014', 'creeper 014'], ['c009-014 destroyed']])
    expect(t.told('door')).toHaveLength(1)
  })

  it('LOCK-NSMOVE-06 LOCK-TECH-06 LOCK-EVENT-12 into the ducts: off the board, a token of its kind in the bag, noise stays', () => {
    const t = moved('damage', [], {
      intruders: [{ kind: 'adult', room: '006', injuries: 2 }],
      bag: { adult: 3 },
      noise: ['main'],
    })
    expect([intruders(t), t.table().noise]).toEqual([[], ['main']])
    expect(t.told('intruderLeft')).toMatchObject([{ kind: 'adult', how: 'ducts' }])
    // One for the Adult that left; a Larva out of the bag brings another.
    expect(t.table().bag.adult).toBe(5)
  })

  it('LOCK-EVENT-11 two numbers: through the first corridor, then through the second of the new room', () => {
    // Kickstopper 2→4: 014 –2– 005 –4– 004.
    expect(intruders(moved('kickstopper', [['adult', '014']]))).toEqual(['adult 004'])
    // That's Hot 1→3: 025 –1– 015, whose 3 is a duct.
    expect(intruders(moved('thatsHot', [['adult', '025']]))).toEqual([])
  })

  it('LOCK-EVENT-11 with a character after the first it stops', () => {
    const t = moved('kickstopper', [['adult', '014']], { at: { sentry: '005', janitor: '010' } })
    expect([intruders(t), t.told('encounter')]).toEqual([['adult 005'], []])
  })

  it('LOCK-RULING-46 who broke a door goes on by the second number; who began with a character never moves', () => {
    const t = moved(
      'kickstopper',
      [
        ['adult', '014'],
        ['breeder', '003'],
      ],
      { doors: { 'c005-014': 'closed' } },
    )
    // 014 –4– 015 after its door broke.
    expect([intruders(t), doors(t)]).toEqual([['adult 015', 'breeder 003'], ['c005-014 destroyed']])
  })

  it('LOCK-RULING-46 all make the first step before anybody makes the second', () => {
    const t = moved('kickstopper', [
      ['adult', '014'],
      ['adult', '025'],
    ])
    expect(t.told('intruderMoved').map(e => `${e.from}-${e.to}`)).toEqual(['014-005', '025-021', '005-004', '021-022'])
  })

  it('LOCK-RULING-47 LOCK-RULING-53 every room of the board has an end for each number, so nobody is without a way', () => {
    const { rooms, corridors, technical } = boards['lockdown-base']
    for (const { id } of rooms) {
      const numbers = [
        ...corridors.filter(c => c.a === id || c.b === id).flatMap(c => c.numbers),
        ...technical.filter(t => t.room === id).flatMap(t => t.numbers),
      ]
      expect([id, numbers.toSorted()]).toEqual([id, [1, 2, 3, 4]])
    }
  })
})

describe('retreat', () => {
  /** The Sentry hits an Adult in the Repository (003), the card shows an arrow, and this Event card the way. */
  const driven = (event: Name, given: object = {}): Situation => {
    const t = lockdown(
      {
        ...DARK,
        met: true,
        at: { sentry: '003', janitor: '010' },
        hands: { sentry: ['chargedRifle'] },
        hand: { sentry: ['rest'], janitor: [] },
        intruders: [{ kind: 'adult', room: '003', injuries: 1 }],
        ...given,
        decks: { attack: ['cut.retreat'], event: [event] },
      },
      two,
      { dice: { combat: ['hit'] } },
    )
    t.act('sentry', { do: 'shoot' }, pay('rest'))
    return t
  }

  it('LOCK-INJ-09 LOCK-INJ-10 one Event card, its number and nothing else of it; injuries stay', () => {
    const t = driven('shortCircuit')
    expect([intruders(t), t.table().intruders[0].injuries]).toEqual([['adult 002'], 2])
    expect([t.told('event'), t.told('fire')]).toEqual([[], []])
    expect(t.table().decks.find(d => d.deck === 'event')?.discard).toEqual(['shortCircuit'])
  })

  it('LOCK-RULING-61 two numbers: both in order, whatever kinds the card names; not out of a room with a character', () => {
    // That's Hot 1→3: 003 –1– 026, whose 3 is a duct. Kickstopper 2→4: 003 –2– 001, whose 4 is a duct.
    expect(intruders(driven('thatsHot'))).toEqual([])
    expect(intruders(driven('kickstopper', { intruders: [{ kind: 'creeper', room: '003' }] }))).toEqual([])
    expect(intruders(driven('thatsHot', { at: { sentry: '003', janitor: '026' } }))).toEqual(['adult 026'])
  })

  it('LOCK-RULING-62 a closed door is destroyed, and it stays where it is', () => {
    const t = driven('shortCircuit', { doors: { 'c002-003': 'closed' } })
    expect([intruders(t), doors(t)]).toEqual([['adult 003'], ['c002-003 destroyed']])
  })

  it('LOCK-INJ-10 into the ducts with the miniature go its injuries', () => {
    const t = driven('blueScreen', {
      at: { sentry: '026', janitor: '010' },
      intruders: [{ kind: 'adult', room: '026', injuries: 1 }],
    })
    expect([intruders(t), t.told('intruderLeft').length]).toEqual([[], 1])
  })
})

it('LOCK-RULING-101 a Creeper born of a dead host is simply there: no Encounter, no Surprise Attack, but combat', () => {
  for (let seed = 0; seed < 40; seed++) {
    const t = phase(
      {
        ...LIT,
        at: { sentry: '003', janitor: '003' },
        hand: { sentry: [], janitor: [] },
        larva: ['sentry'],
        decks: { event: ['leavingTheShell.1'] },
      },
      two,
      { seed: `host${seed}` },
    )
    if (t.crew('sentry').fate !== 'dead') continue
    expect([intruders(t), t.told('encounter'), t.told('surprise')]).toEqual([['creeper 003'], [], []])
    expect(inCombat(t.g, t.seat('janitor'))).toBe(true)
    return
  }
  throw new Error('no infected card in 40 tries')
})

it('LOCK-NSMOVE-02 a character who walks in meets nobody either', () => {
  const t = lockdown({
    ...LIT,
    met: true,
    hand: { sentry: ['rest'] },
    at: { sentry: '003', janitor: '010' },
    intruders: [{ kind: 'adult', room: '026' }],
  })
  t.act('sentry', ...move('026', 'rest'))
  expect([t.told('encounter'), t.told('noiseRolled')]).toEqual([[], []])
})
