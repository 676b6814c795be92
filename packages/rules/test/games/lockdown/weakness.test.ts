/** The six weaknesses: what each changes, and for whom. LOCK-KNOW-12. */
import { describe, expect, it } from 'vitest'
import { weaknesses } from '../../../src/games/lockdown/content/weaknesses.ts'
import type { Choice, Name } from '../../../src/index.ts'
import { intruders } from '../../eventPhase.ts'
import { lockdown, move, pay, type Situation } from '../../situation.ts'
import { DARK, LIT } from './light.ts'
import { phase } from './phase.ts'

const two = ['sentry', 'janitor']
/** This one lies in the first slot, open; who knows 3 can use it. */
const known = (card: Name, level = 3) => ({
  weaknesses: { '1': card },
  discovered: ['1'],
  knowledge: { sentry: level, janitor: 1 },
})
const injuries = (t: Situation) => t.told('injured').map(e => e.injuries)

/** The Sentry with these in hand and an Adult in the dark Repository does this. */
function fight(given: object, dice: object, ...choices: Choice[]): Situation {
  const t = lockdown(
    {
      ...DARK,
      met: true,
      at: { sentry: '003', janitor: '010' },
      intruders: [{ kind: 'adult', room: '003' }],
      hand: { sentry: ['rest', 'search'], janitor: [] },
      decks: { attack: ['cut.5', 'bloodChase.5'], event: ['shortCircuit'] },
      ...given,
    },
    two,
    { dice },
  )
  t.act('sentry', ...choices)
  return t
}
const shot: Choice[] = [{ do: 'shoot' }, pay('rest')]

it('six weaknesses', () => {
  expect(weaknesses.map(w => w.id)).toEqual([
    'fragileEndoskeleton',
    'herding',
    'notAfraidOfTheDark',
    'photosensitivity',
    'vulnerabilityToFire',
    'waryOfShadows',
  ])
})

describe('Fragile Endoskeleton', () => {
  const classic = (level: number, face = 'hit') =>
    injuries(
      fight(
        { ...known('fragileEndoskeleton', level), hands: { janitor: [], sentry: ['nailDriver'] } },
        { combat: [face] },
        ...shot,
      ),
    )

  it('LOCK-KNOW-12 one Injury more by classic weapons, for who knows enough', () => {
    expect([classic(3), classic(2), classic(3, 'blank')]).toEqual([[2], [1], []])
  })

  it('LOCK-RULING-173 LOCK-KNOW-12 by Crowbar and Wrench too, not by energy weapons or bare hands', () => {
    const weak = known('fragileEndoskeleton')
    const bar = fight(
      { ...weak, hands: { sentry: ['crowbar.red'] } },
      { combat: ['hit'] },
      { do: 'use', card: 'crowbar.red' },
      pay('rest'),
    )
    expect(injuries(bar)).toEqual([2])
    expect(injuries(fight({ ...weak, hands: { sentry: ['chargedRifle'] } }, { combat: ['hit'] }, ...shot))).toEqual([1])
    expect(injuries(fight(weak, { combat: ['hit'] }, { do: 'melee' }, pay('rest')))).toEqual([1])
  })

  it('LOCK-KNOW-12 face down, or in a slot that asks for more, it changes nothing', () => {
    const hands = { janitor: [], sentry: ['nailDriver'] }
    const hidden = { weaknesses: { '2': 'fragileEndoskeleton' }, discovered: ['1'], knowledge: { sentry: 8 }, hands }
    expect(injuries(fight(hidden, { combat: ['hit'] }, ...shot))).toEqual([1])
    const second = { weaknesses: { '2': 'fragileEndoskeleton' }, discovered: ['1', '2'], hands }
    const dealt = (level: number) =>
      injuries(fight({ ...second, knowledge: { sentry: level } }, { combat: ['hit'] }, ...shot))
    expect([dealt(4), dealt(5)]).toEqual([[1], [2]])
  })
})

describe('Herding', () => {
  const driven = (given: object = {}) =>
    fight(
      {
        ...known('herding'),
        hands: { sentry: ['chargedRifle'] },
        ...given,
        decks: { attack: ['cut.retreat'], event: ['shortCircuit'] },
      },
      { combat: ['hit'] },
      ...shot,
    )

  it('LOCK-KNOW-12 who causes the retreat chooses where to, without an Event card', () => {
    const t = driven()
    expect(t.table().asking).toMatchObject({ ask: 'room', about: { purpose: 'retreatTo' } })
    expect(t.options('sentry')).toEqual(['001', '002', '026'].map(room => ({ do: 'room', room })))
    t.act('sentry', { do: 'room', room: '026' })
    expect([intruders(t), t.told('retreats')]).toEqual([['adult 026'], []])
    expect(t.told('driven')).toMatchObject([{ who: 0, to: '026' }])
    expect(intruders(driven(known('herding', 2)))).toEqual(['adult 002'])
  })

  it('LOCK-RULING-175 LOCK-KNOW-12 LOCK-RULING-62 a closed door breaks and it stays; the ducts are a way too', () => {
    const t = driven({ doors: { 'c003-026': 'closed' } })
    t.act('sentry', { do: 'room', room: '026' })
    expect([intruders(t), t.table().doors]).toEqual([['adult 003'], [{ corridor: 'c003-026', state: 'destroyed' }]])
    const ducts = driven({ at: { sentry: '026', janitor: '010' }, intruders: [{ kind: 'adult', room: '026' }] })
    ducts.act('sentry', { do: 'mark', corridor: 'main' })
    expect([intruders(ducts), ducts.told('intruderLeft').length]).toEqual([[], 1])
  })

  it('LOCK-RULING-150 LOCK-KNOW-12 where nobody causes it, a card decides', () => {
    const t = phase({
      ...LIT,
      ...known('herding', 8),
      at: { sentry: '003', janitor: '010' },
      rooms: { '014': { fire: true } },
      intruders: [{ kind: 'adult', room: '014' }],
      decks: { attack: ['cut.retreat'], event: ['shortCircuit', 'panic'] },
    })
    expect(t.told('retreats')).toHaveLength(1)
  })
})

describe('Not Afraid of the Dark', () => {
  const met = (level: number) => {
    const t = lockdown(
      {
        ...DARK,
        ...known('notAfraidOfTheDark', level),
        met: true,
        bag: { adult: 12 },
        rooms: { '001': { tile: 'guardRoom', explored: true } },
        noise: ['c001-003'],
        at: { sentry: '003', janitor: '010' },
        hand: { sentry: ['rest', 'search', 'search', 'demolition'], janitor: [] },
        decks: { attack: ['evolve.4'] },
      },
      two,
      { dice: { noise: ['2'], bag: ['adult-2-4'] } },
    )
    t.act('sentry', ...move('001', 'rest'))
    return t.told('surprise').map(e => [e.value, e.attack])
  }

  it('LOCK-RULING-150 LOCK-KNOW-12 the lower number in Darkness too, for the one who meets it', () => {
    expect([met(3), met(2)]).toEqual([[[2, false]], [[4, true]]])
  })
})

describe('Photosensitivity', () => {
  it('LOCK-KNOW-12 a Glowstick in the fight deals two', () => {
    const glow = (card: Name) =>
      injuries(
        fight(
          { ...known(card), inventory: { sentry: ['glowstick'] } },
          {},
          { do: 'use', card: 'glowstick' },
          pay('rest'),
        ),
      )
    expect([glow('photosensitivity'), glow('herding')]).toEqual([[2], [1]])
  })
})

describe('Vulnerability to Fire', () => {
  const weak = known('vulnerabilityToFire')

  it('LOCK-KNOW-12 Flamethrower and Thermite Charge deal one more, a Grenade does not', () => {
    expect(injuries(fight({ ...weak, hands: { sentry: ['flamethrower'] } }, { combat: ['hit'] }, ...shot))).toEqual([2])
    const use = (card: Name) =>
      injuries(fight({ ...weak, inventory: { sentry: [card] } }, {}, { do: 'use', card }, pay('rest')))
    expect([use('thermiteCharge.red'), use('grenade')]).toEqual([[2], [2]])
    expect(
      injuries(
        fight(
          { ...known('vulnerabilityToFire', 1), inventory: { sentry: ['thermiteCharge.red'] } },
          {},
          { do: 'use', card: 'thermiteCharge.red' },
          pay('rest'),
        ),
      ),
    ).toEqual([1])
  })

  it('LOCK-RULING-150 LOCK-KNOW-12 where nobody acts it counts if anybody left in the Facility knows it', () => {
    const burnt = (level: number, given: object = {}) =>
      injuries(
        phase({
          ...LIT,
          ...known('vulnerabilityToFire', level),
          at: { sentry: '003', janitor: '010' },
          rooms: { '014': { fire: true } },
          intruders: [{ kind: 'adult', room: '014' }],
          decks: { attack: ['cut.5'], event: ['panic'] },
          hands: { sentry: [], janitor: [] },
          ...given,
        }),
      )
    expect([burnt(3), burnt(2)]).toEqual([[2], [1]])
    const knows = { knowledge: { sentry: 1, janitor: 8 } }
    expect([burnt(1, knows), burnt(1, { ...knows, bunker: ['janitor'] })]).toEqual([[2], [1]])
  })
})

describe('Wary of Shadows', () => {
  const perched = (kind: string, level: number) => {
    const t = phase({
      ...DARK,
      ...known('waryOfShadows', level),
      at: { sentry: '003', janitor: '010' },
      dressed: { sentry: ['leg', 'leg'] },
      intruders: [{ kind, room: '003' }],
      decks: { attack: ['perchedInTheDark.2'], event: ['powerSurge'] },
    })
    return t.crew('sentry').fate
  }

  it('LOCK-RULING-150 LOCK-KNOW-12 an Adult’s Perched in the Dark has no Darkness part for the victim who knows; a Breeder’s has', () => {
    expect([perched('adult', 3), perched('adult', 2), perched('breeder', 3)]).toEqual(['aboard', 'dead', 'dead'])
  })

  it('LOCK-KNOW-12 nobody is asked to ignore what does not come', () => {
    const t = phase({
      ...DARK,
      ...known('waryOfShadows'),
      at: { sentry: '003', janitor: '010' },
      inventory: { sentry: ['glowstick'] },
      intruders: [{ kind: 'adult', room: '003' }],
      decks: { attack: ['perchedInTheDark.2'], event: ['powerSurge'] },
    })
    expect([t.crew('sentry').wounds.length, t.table().asking?.ask]).toEqual([1, 'turn'])
  })
})
