/** Encounters: two numbers on a token, and which of them counts. LOCK-ENC, LOCK-NSMOVE-08. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import type { Name } from '../../../src/index.ts'
import { intruders } from '../../eventPhase.ts'
import { decline, lockdown, move, type Situation } from '../../situation.ts'
import { DARK, EYES, LIT } from './light.ts'

const two = ['sentry', 'janitor']
const NONE = { blank: 0, larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 }

/** The Sentry walks into the noisy Guard Room (001) with as many cards left as it says; this token is drawn. */
function met(token: Name | null, hand: number, given: object = {}, seats = two): Situation {
  const who = seats[0]
  const t = lockdown(
    {
      ...LIT,
      met: true,
      bag: { adult: 12, larva: 8, creeper: 3, queen: 1, blank: 1 },
      rooms: { '001': { tile: 'guardRoom', explored: true } },
      noise: ['c001-003', 'main'],
      at: { [who]: '003', [seats[1]]: '010' },
      hand: { [who]: ['search', 'search', 'rest', 'demolition', 'interruption'].slice(0, hand + 1), [seats[1]]: [] },
      decks: { attack: ['evolve.4'] },
      ...given,
    },
    seats,
    { dice: { noise: ['2'], ...(token && { bag: [token] }) } },
  )
  t.act(who, ...move('001', 'search'))
  return t
}
const surprised = (t: Situation) => t.told('surprise').map(e => [e.value, e.attack, e.dark ?? false])

describe('the order of things', () => {
  it('LOCK-ENC-01 LOCK-ENC-03 LOCK-ENC-04 LOCK-ENC-06 noise is cleared all around, a token drawn, a miniature placed', () => {
    const t = met('creeper-1-2', 4)
    const seen = ['encounter', 'noiseGone', 'tokenDrawn', 'appeared', 'surprise']
    expect(t.events.map(e => e.e).filter(e => seen.includes(e))).toEqual([
      'encounter',
      'noiseGone',
      'noiseGone',
      'tokenDrawn',
      'appeared',
      'surprise',
    ])
    expect([intruders(t), t.table().noise]).toEqual([['creeper 001'], []])
  })

  it('LOCK-ENC-05 a token has two numbers, the lower for light; on the Queen they are equal', () => {
    expect(met('adult-1-3', 4).told('tokenDrawn')).toMatchObject([{ kind: 'adult', value: 1, dark: 3 }])
    expect(met('queen-4-4', 4).told('tokenDrawn')).toMatchObject([{ kind: 'queen', value: 4, dark: 4 }])
    const blank = met('blank', 4).told('tokenDrawn')
    expect(blank).toMatchObject([{ kind: 'blank', value: null }])
    expect(blank[0]).not.toHaveProperty('dark')
  })

  it('LOCK-ENC-07 LOCK-ENC-09 fewer cards in hand than the number: a Surprise Attack; Contamination counts too', () => {
    expect(surprised(met('adult-3-4', 2))).toEqual([[3, true, false]])
    expect(met('adult-3-4', 2).told('attack')).toMatchObject([{ who: 0, kind: 'adult' }])
    expect(surprised(met('adult-3-4', 3))).toEqual([[3, false, false]])
    expect(met('adult-3-4', 3).told('attack')).toEqual([])
    const contaminated = { contamination: { sentry: { hand: ['clean', 'infected'] } } }
    expect(surprised(met('adult-3-4', 1, contaminated))).toEqual([[3, false, false]])
  })

  it('LOCK-ENC-02 the first miniature: everybody chooses an Objective before hands are compared', () => {
    const t = met('adult-3-4', 2, { met: false })
    expect([t.table().asking?.ask, t.told('surprise')]).toEqual(['objective', []])
    for (const who of two) t.act(who, t.options(who)[0])
    expect(surprised(t)).toEqual([[3, true, false]])
  })

  it('LOCK-ENC-10 LOCK-RULING-148 the token goes to the supply, where nobody sees its numbers', () => {
    const t = met('adult-2-4', 4)
    const supply = sharedZone(t.g, 'supply').map(piece => nameOf(t.g, piece))
    expect(supply).toContain('adult-2-4')
    expect(JSON.stringify([t.table().supply, t.table().bag])).not.toMatch(/-\d/)
    expect(t.table().supply.adult).toBe(1)
    expect(t.g.seen[sharedZone(t.g, 'supply').at(-1) ?? -1]).toBe(0)
  })

  it('LOCK-ENC-11 a blank: noise everywhere around, nobody comes, and it goes back into the bag', () => {
    const t = met('blank', 0)
    expect(t.table().noise.toSorted()).toEqual(['c001-003', 'c001-004', 'main'])
    expect([t.table().intruders, t.told('surprise'), t.table().bag.blank]).toEqual([[], [], 1])
    const last = met('blank', 0, { bag: { ...NONE, blank: 1 } })
    expect([last.table().bag.adult, last.table().bag.blank]).toEqual([1, 1])
  })

  it('LOCK-ENC-12 walking into one another is no Encounter', () => {
    const t = met('adult-3-4', 0, { noise: [], intruders: [{ kind: 'adult', room: '001' }] })
    expect([t.told('encounter'), t.told('surprise'), t.told('attack')]).toEqual([[], [], []])
  })
})

describe('light and darkness', () => {
  it('LOCK-ENC-08 LOCK-POWER-06 the lower number with power, the higher without', () => {
    expect(surprised(met('adult-2-4', 3))).toEqual([[2, false, false]])
    expect(surprised(met('adult-2-4', 3, DARK))).toEqual([[4, true, true]])
    expect(met('adult-2-4', 3, DARK).told('surprise')[0].rule).toBe('LOCK-ENC-08')
    expect(met('adult-2-4', 3).told('surprise')[0].rule).toBe('LOCK-ENC-09')
    expect(surprised(met('queen-4-4', 4, DARK))).toEqual([[4, false, false]])
  })

  it('LOCK-RULING-142 with the Eyes wound the higher one anywhere', () => {
    expect(surprised(met('adult-2-4', 3, { wounds: { sentry: [EYES] } }))).toEqual([[4, true, true]])
  })

  it('LOCK-POWER-07 LOCK-EX-15 a Flashlight may show it in time: one Use, and the lower number', () => {
    const torch = { ...DARK, hands: { sentry: ['flashlight.red'] } }
    const t = met('adult-2-4', 3, torch)
    expect(t.table().asking).toMatchObject({ ask: 'darkWindow', sealed: true, about: { dark: { event: null } } })
    t.act('sentry', { do: 'react', card: 'flashlight.red' })
    expect(surprised(t)).toEqual([[2, false, false]])
    expect(t.crew('sentry').hands[0].ammo).toBe(2)
    expect(t.told('ignoresDark')).toMatchObject([{ who: 0, card: 'flashlight.red' }])
    const unused = met('adult-2-4', 3, torch)
    unused.act('sentry', decline)
    expect([surprised(unused), unused.told('notIgnored').length]).toEqual([[[4, true, true]], 1])
  })

  it('LOCK-POWER-07 whoever cannot have such a thing is not asked: no Use left, light, equal numbers', () => {
    const hands = { sentry: ['flashlight.red'] }
    expect(surprised(met('adult-2-4', 3, { ...DARK, hands, ammo: { sentry: { 'flashlight.red': 0 } } }))).toEqual([
      [4, true, true],
    ])
    expect(surprised(met('adult-2-4', 3, { hands }))).toEqual([[2, false, false]])
    expect(surprised(met('queen-4-4', 3, { ...DARK, hands }))).toEqual([[4, true, false]])
  })

  it('LOCK-POWER-07 any hidden red card could be a Glowstick: who has one is asked, and nobody sees what it is', () => {
    const asks = (card: Name) => met('adult-2-4', 3, { ...DARK, inventory: { sentry: [card] } })
    const glow = asks('glowstick')
    const charge = asks('weaponBattery')
    expect([glow.table().asking, charge.table().asking].map(a => a?.ask)).toEqual(['darkWindow', 'darkWindow'])
    expect(glow.options('sentry')).toEqual([decline, { do: 'react', card: 'glowstick' }])
    expect(charge.options('sentry')).toEqual([decline])
    expect(asks('toolbelt').table().asking?.ask).not.toBe('darkWindow')
    glow.act('sentry', { do: 'react', card: 'glowstick' })
    expect([surprised(glow), glow.crew('sentry').inventory]).toEqual([[[2, false, false]], []])
  })
})

describe('too few miniatures', () => {
  const adults = (room: string, count: number) => Array.from({ length: count }, () => ({ kind: 'adult', room }))

  it('LOCK-NSMOVE-08 all eight Adults out: those that fight nobody go back to the bag, and one comes', () => {
    const t = met(null, 4, {
      bag: { ...NONE, adult: 4 },
      intruders: [...adults('010', 3), ...adults('002', 5)],
    })
    expect(intruders(t).filter(i => i === 'adult 001')).toHaveLength(1)
    expect(intruders(t).filter(i => i.startsWith('adult 002'))).toEqual([])
    expect([t.table().bag.adult, t.table().supply.adult]).toEqual([8, 4])
  })

  it('LOCK-RULING-43 if all of them fight, none comes and the token goes back', () => {
    const creepers = {
      intruders: [1, 2, 3].map(() => ({ kind: 'creeper', room: '010' })),
      bag: { creeper: 1, adult: 3 },
    }
    const t = met('creeper-1-2', 0, creepers)
    expect([intruders(t).length, t.told('noMiniature').length, t.table().bag.creeper]).toEqual([3, 1, 1])
    expect(t.told('surprise')).toEqual([])
    const free = met('creeper-1-2', 4, {
      ...creepers,
      intruders: [1, 2, 3].map(() => ({ kind: 'creeper', room: '002' })),
    })
    expect(intruders(free)).toEqual(['creeper 001'])
  })
})
