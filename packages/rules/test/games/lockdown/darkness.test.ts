/** Darkness: whom it touches, what it adds to events, and who can ignore it. LOCK-POWER-04..07, LOCK-EVENT-15. */
import { describe, expect, it } from 'vitest'
import { EVERYBODY } from '../../../src/core/pieces.ts'
import { rulesOf } from '../../../src/core/ruleset.ts'
import type { Name } from '../../../src/index.ts'
import { passTurn } from '../../eventPhase.ts'
import { decline, lockdown, type Situation } from '../../situation.ts'
import { DARK, EYES, LIT } from './light.ts'
import { beforePhase, phase } from './phase.ts'
import { POWER } from './places.ts'

const react = (card: Name) => ({ do: 'react', card }) as const
const asked = (t: Situation) => t.table().asking?.ask
const NONE = { blank: 0, larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 }

describe('where it is dark', () => {
  const isDark = (room: string, on: number[], given: object = {}) => {
    const { g } = lockdown({ power: POWER, on, at: { sentry: room }, ...given })
    return rulesOf(g).isDark(g, 0)
  }

  it('LOCK-POWER-04 LOCK-POWER-06 in a Section without power, and on every Staircase', () => {
    expect([isDark('003', [1]), isDark('003', [2, 3, 4])]).toEqual([false, true])
    expect([isDark('010', [2]), isDark('020', [3]), isDark('020', [1, 2, 4])]).toEqual([false, false, true])
    for (const stairs of ['005', '015', '026', '027']) expect(isDark(stairs, [1, 2, 3, 4])).toBe(true)
  })

  it('LOCK-RULING-142 who has the Eyes wound undressed: no light, no Advantage die; noise is another matter', () => {
    expect(isDark('003', [1], { wounds: { sentry: [EYES] } })).toBe(true)
    expect(isDark('003', [1], { dressed: { sentry: [EYES] } })).toBe(false)
    const blind = lockdown({ ...LIT, wounds: { sentry: [EYES] } })
    expect([0, 1].map(s => rulesOf(blind.g).shotDie(blind.g, s))).toEqual(['combat', 'advantage'])
    const quiet = phase({ ...LIT, noise: ['c006-007'], wounds: { sentry: [EYES], janitor: [EYES] } })
    expect(quiet.table().noise).toEqual([])
  })

  it('LOCK-POWER-05 noise away from everybody goes where there is power, and only there', () => {
    expect(phase({ ...LIT, noise: ['c006-007'] }).table().noise).toEqual([])
    expect(phase({ ...DARK, noise: ['c006-007'] }).table().noise).toEqual(['c006-007'])
  })
})

describe('events', () => {
  /** Everybody at an entrance of the ducts (013, 012), and Noise in Corridors. */
  const noisy = (given: object = {}, seats: Name[] = ['sentry', 'janitor']): Situation => {
    const t = beforePhase(
      {
        ...DARK,
        rooms: { '013': { tile: 'archive', explored: true }, '012': { tile: 'guardRoom', explored: true } },
        at: { [seats[0]]: '013', [seats[1]]: '012' },
        ...given,
        decks: { event: ['noiseInCorridors'] },
      },
      seats,
    )
    passTurn(t, seats[0])
    return t
  }
  const light = (t: Situation, seats: Name[] = ['sentry', 'janitor']) => seats.map(s => t.crew(s).light)

  it('LOCK-EVENT-15 the Darkness part comes besides, after the effect, for characters in Darkness only', () => {
    const t = noisy()
    expect(light(t)).toEqual([1, 1])
    expect(t.events.map(e => e.e).filter(e => e === 'noise' || e === 'lightWound')).toEqual([
      'noise',
      'lightWound',
      'lightWound',
    ])
    expect(light(noisy(LIT))).toEqual([0, 0])
    expect(light(noisy({ ...LIT, wounds: { janitor: [EYES] } }))).toEqual([0, 1])
  })

  it('LOCK-RULING-149 LOCK-EVENT-15 LOCK-POWER-07 all who could ignore it are asked at once, sealed, after the event itself', () => {
    const t = noisy({ inventory: { sentry: ['glowstick'], janitor: ['weaponBattery'] } })
    expect(t.table().asking).toMatchObject({
      ask: 'darkWindow',
      sealed: true,
      seats: null,
      about: { dark: { event: 'noiseInCorridors' } },
    })
    expect(t.told('noise')).toHaveLength(1)
    expect([t.options('sentry'), t.options('janitor')]).toEqual([[decline, react('glowstick')], [decline]])
    t.act('sentry', react('glowstick'))
    expect([t.told('ignoresDark'), light(t)]).toEqual([[], [0, 0]])
    t.act('janitor', decline)
    expect(t.told('ignoresDark')).toMatchObject([{ who: 0, card: 'glowstick', learned: EVERYBODY }])
    expect([light(t), t.crew('sentry').inventory]).toEqual([[0, 1], []])
  })

  it('LOCK-POWER-07 nobody ignores it: all that is told is that', () => {
    const t = noisy({ inventory: { sentry: ['glowstick'] } })
    t.act('sentry', decline)
    expect([t.told('notIgnored').length, t.told('ignoresDark'), light(t)]).toEqual([1, [], [1, 1]])
    expect(t.crew('sentry').inventory).toHaveLength(1)
  })

  it('LOCK-POWER-07 Feel of the Dark ignores an event, the Flashlight for a Use', () => {
    const t = noisy({ hand: { labRat: ['feelOfTheDark'] }, hands: { janitor: ['flashlight.yellow'] } }, [
      'labRat',
      'janitor',
    ])
    t.act('labRat', react('feelOfTheDark'))
    t.act('janitor', react('flashlight.yellow'))
    expect(light(t, ['labRat', 'janitor'])).toEqual([0, 0])
    expect([t.crew('labRat').discard.includes('feelOfTheDark'), t.crew('janitor').hands[0].ammo]).toEqual([true, 2])
  })

  it('LOCK-POWER-07 who is in the light is not asked, nor who has a standing answer', () => {
    expect(asked(noisy({ ...LIT, inventory: { sentry: ['glowstick'] } }))).not.toBe('darkWindow')
    const t = beforePhase({
      ...DARK,
      at: { sentry: '003', janitor: '003' },
      inventory: { sentry: ['glowstick'] },
      decks: { event: ['damage'] },
    })
    t.standing('sentry', 'game')
    passTurn(t, 'sentry')
    expect(asked(t)).not.toBe('darkWindow')
    expect(t.told('notIgnored')).toHaveLength(1)
  })

  it('LOCK-RULING-149 LOCK-EVENT-15 a room is spared only if everybody in the dark there ignores it', () => {
    const here = { ...DARK, at: { sentry: '003', janitor: '003' }, inventory: { sentry: ['glowstick'] } }
    const broken = (given: object) => {
      const t = beforePhase({ ...here, ...given, decks: { event: ['damage'] } })
      passTurn(t, 'sentry')
      t.act('sentry', react('glowstick'))
      return t.room('003').malfunction
    }
    expect([broken({}), broken({ at: { sentry: '003', janitor: '010' } })]).toEqual([true, false])
  })
})

describe('the noise of the bag', () => {
  /** An Adult out of the bag: everybody rolls. */
  const rolls = (given: object = {}): Situation => {
    const t = beforePhase(
      {
        ...DARK,
        at: { labRat: '003', janitor: '010' },
        hand: { labRat: ['inconspicuous'], janitor: [] },
        bag: { ...NONE, adult: 4 },
        ...given,
      },
      ['labRat', 'janitor'],
      { dice: { noise: ['1', '1'] } },
    )
    passTurn(t, 'labRat')
    return t
  }

  it('LOCK-BAG-04 Inconspicuous: in Darkness its owner makes no Noise roll', () => {
    const t = rolls()
    expect(t.table().asking).toMatchObject({ ask: 'bagWindow', sealed: true })
    t.act('labRat', react('inconspicuous'))
    expect(t.told('quiet')).toMatchObject([{ who: 0, card: 'inconspicuous' }])
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([1])
  })

  it('LOCK-BAG-04 declined, in the light, or in combat', () => {
    const t = rolls()
    t.act('labRat', decline)
    expect([t.told('notIgnored').length, t.told('noiseRolled').map(e => e.who)]).toEqual([1, [0, 1]])
    expect(
      rolls(LIT)
        .told('noiseRolled')
        .map(e => e.who),
    ).toEqual([0, 1])
    const fighting = rolls({ intruders: [{ kind: 'queen', room: '003' }], decks: { attack: ['evolve.4'] } })
    expect(fighting.told('noiseRolled').map(e => e.who)).toEqual([1])
  })

  it('LOCK-BAG-04 whoever could hold it is asked, whatever the hand', () => {
    const t = rolls({ hand: { labRat: ['search'], janitor: [] } })
    expect([asked(t), t.options('labRat')]).toEqual(['bagWindow', [decline]])
  })
})
