/** The medical deck of Lockdown, card by card. */
import { describe, expect, test } from 'vitest'
import { readBy, seatZone, sharedZone, wordOf } from '../../../src/core/pieces.ts'
import { items } from '../../../src/games/lockdown/content/items.ts'
import { type Choice, faceFor, view } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { discard, lockdown, part } from '../../situation.ts'
import { canUse, counts, fight, having, knowledge, pile, use, why } from './having.ts'

const wound = (card: string): Choice => ({ do: 'wound', card })
const who = (whom: number): Choice => ({ do: 'who', whom })

test('every card of the deck is played below, thirty in all', () => {
  expect(items.green.map(c => [c.id, c.copies])).toEqual([
    ['reagent', 6],
    ['medkit', 6],
    ['medicalStapler', 4],
    ['clothes', 3],
    ['researchDocuments', 3],
    ['caffeinePills', 3],
    ['antiseptic', 2],
    ['analyzeToolset', 2],
    ['scalpel', 1],
  ])
  expect(items.green.reduce((n, c) => n + c.copies, 0)).toBe(30)
})

describe('Reagent', () => {
  test('LOCK-ITEM-05 fills the Flamethrower to its second number, in combat as well', () => {
    const t = lockdown(
      having('reagent.green', { hands: { sentry: ['flamethrower'] }, ammo: { sentry: { flamethrower: 1 } }, ...fight }),
    )
    t.act('sentry', ...use('reagent.green', 'rest'))
    expect(counts(t, 'sentry')).toEqual([['flamethrower', 4, 4]])
    expect(pile(t, 'green')).toEqual(['reagent.green'])
  })

  test('LOCK-KNOW-07 with Knowledge 5 a Night Stalker of the room retreats instead', () => {
    const t = lockdown(having('reagent.green', { ...fight, knowledge: { sentry: 5 }, decks: { event: ['lurking'] } }))
    t.act('sentry', ...use('reagent.green', 'rest'))
    expect(t.told('retreats')).toMatchObject([{ kind: 'adult' }])
    const ignorant = lockdown(having('reagent.green', { ...fight, knowledge: { sentry: 4 } }))
    expect([canUse(ignorant, 'sentry', 'reagent.green'), why(ignorant, 'reagent.green')]).toEqual([false, 'noWeapon'])
  })
})

describe('treatment', () => {
  const wounds = { wounds: { sentry: ['leg', 'arm'] }, dressed: { sentry: ['body'] }, light: { sentry: 2 } }

  test('LOCK-WOUND-12 Medkit dresses one wound of choice, or heals one that is dressed', () => {
    const t = lockdown(having('medkit', wounds))
    t.act('sentry', ...use('medkit', 'rest'), part(0), wound('arm'))
    expect(t.crew('sentry')).toMatchObject({ wounds: ['leg'], dressed: ['body', 'arm'], light: 2 })
    const heals = lockdown(having('medkit', wounds))
    heals.act('sentry', ...use('medkit', 'rest'), part(1))
    expect(heals.crew('sentry')).toMatchObject({ wounds: ['leg', 'arm'], dressed: [], light: 2 })
  })

  test('LOCK-WOUND-12 Medical Stapler dresses one or heals all light ones; it alone works in combat', () => {
    const t = lockdown(having('medicalStapler.green', { ...wounds, ...fight }))
    t.act('sentry', ...use('medicalStapler.green', 'rest'), part(1))
    expect(t.crew('sentry')).toMatchObject({ wounds: ['leg', 'arm'], light: 0 })
    const dressing = lockdown(having('medicalStapler.red', wounds))
    dressing.act('sentry', ...use('medicalStapler.red', 'rest'), part(0), wound('leg'))
    expect(dressing.crew('sentry')).toMatchObject({ wounds: ['arm'], dressed: ['body', 'leg'] })
    expect(why(lockdown(having('medkit', { ...wounds, ...fight })), 'medkit')).toBe('inCombat')
  })

  test('Clothes take Slime away, or dress a wound; not in combat', () => {
    const t = lockdown(having('clothes.green', { ...wounds, slime: ['sentry'] }))
    t.act('sentry', ...use('clothes.green', 'rest'), part(0))
    expect(t.crew('sentry')).toMatchObject({ slime: false, wounds: ['leg', 'arm'] })
    const dressing = lockdown(having('clothes.yellow', wounds))
    dressing.act('sentry', ...use('clothes.yellow', 'rest'), part(1), wound('arm'))
    expect(dressing.crew('sentry')).toMatchObject({ dressed: ['body', 'arm'] })
    expect(why(lockdown(having('clothes.green', { ...wounds, ...fight })), 'clothes.green')).toBe('inCombat')
  })

  test('LOCK-RULING-129 nobody but the user is treated', () => {
    const t = lockdown(having('medkit', { at: { janitor: '009' }, wounds: { janitor: ['leg'] } }))
    expect(why(t, 'medkit')).toBe('nothingToTreat')
  })
})

describe('research', () => {
  test('LOCK-RULING-96 Research Documents give one Knowledge for every discovered weakness, the first included', () => {
    const t = lockdown(having('researchDocuments', { knowledge: { sentry: 2 } }))
    t.act('sentry', ...use('researchDocuments', 'rest'))
    expect(knowledge(t, 'sentry')).toBe(3)
    const more = lockdown(having('researchDocuments', { knowledge: { sentry: 2 }, discovered: ['1', '2'] }))
    more.act('sentry', ...use('researchDocuments', 'rest'))
    expect(knowledge(more, 'sentry')).toBe(4)
  })

  test('LOCK-KNOW-02 LOCK-RULING-99 Analyze Toolset uses up an Egg or a Carcass one carries, anywhere', () => {
    const t = lockdown(having('analyzeToolset', { carried: { sentry: ['carcass'] }, knowledge: { sentry: 1 } }))
    t.act('sentry', ...use('analyzeToolset', 'rest'), part(0))
    expect(knowledge(t, 'sentry')).toBe(4)
    expect([t.crew('sentry').objects, t.told('weakness')]).toMatchObject([[], [{ object: 'carcass' }]])
    const corpse = lockdown(having('analyzeToolset', { dead: ['hacker'], carried: { sentry: ['corpse.hacker'] } }), [
      'sentry',
      'janitor',
      'hacker',
    ])
    corpse.act('sentry', ...use('analyzeToolset', 'rest'))
    expect(corpse.told('scanned')).toHaveLength(1)
  })

  test('LOCK-CONTAM-04 or reads the hand: clean cards go, infected ones stay and do nothing', () => {
    const t = lockdown(having('analyzeToolset', { contamination: { sentry: { hand: ['clean', 'infected'] } } }))
    t.act('sentry', ...use('analyzeToolset', 'rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 1 }])
    expect(t.mine('sentry').hand).toEqual(['search', 'contamination.infected'])
    expect(t.crew('sentry')).toMatchObject({ larva: false, contamination: 1 })
    const [left] = seatZone(t.g, 0, 'hand').filter(p => wordOf(t.g, p) !== '')
    expect([wordOf(t.g, left), readBy(t.g, left) & 1]).toEqual(['infected', 1])
    expect(t.g.notes[0]).toMatchObject([{ what: 'scan', card: 'infected' }])
  })
})

describe('Caffeine Pills', () => {
  const pills = (words: string[], more: Given = {}) =>
    lockdown(
      having('caffeinePills.green', {
        hand: { sentry: ['search'] },
        deck: { sentry: ['rest'] },
        contamination: { sentry: { deck: words } },
        ...more,
      }),
    )

  test('LOCK-RULING-206 three cards drawn for all to see, and kept', () => {
    const t = pills(['clean', 'clean'])
    t.act('sentry', ...use('caffeinePills.green', 'search'))
    expect(t.told('revealed')).toMatchObject([{ who: 0, cards: ['rest', 'contamination', 'contamination'] }])
    expect(t.mine('sentry').hand).toEqual(['rest', 'contamination.clean', 'contamination.clean'])
    expect(t.crew('sentry').larva).toBe(false)
  })

  test('LOCK-CONTAM-05 LOCK-RULING-49 LOCK-RULING-206 drawn Contamination is read by its owner alone; an infected one brings a Larva and stays', () => {
    const t = pills(['clean', 'infected'])
    t.act('sentry', ...use('caffeinePills.green', 'search'))
    expect(t.crew('sentry')).toMatchObject({ larva: true, contamination: 2 })
    expect(t.mine('sentry').hand).toEqual(['rest', 'contamination.clean', 'contamination.infected'])
    const others = JSON.stringify([view(t.g, 1), t.events.map(e => faceFor(e, 1))])
    expect(others).not.toMatch(/"(contamination.)?(infected|clean)"/)
  })

  test('LOCK-CONTAM-06 a host dies of it, and a Creeper comes', () => {
    const t = pills(['infected', 'clean'], { larva: ['sentry'] })
    t.act('sentry', ...use('caffeinePills.green', 'search'))
    expect(t.crew('sentry').fate).toBe('dead')
    expect(t.table().intruders).toMatchObject([{ kind: 'creeper', room: '009' }])
  })
})

describe('Antiseptic', () => {
  test('LOCK-CONTAM-07 LOCK-CONTAM-08 LOCK-RULING-208 one Contamination card of the hand goes unread under its deck', () => {
    const t = lockdown(having('antiseptic', { contamination: { sentry: { hand: ['infected', 'clean'] } } }))
    const before = sharedZone(t.g, 'contamination').length
    t.act('sentry', ...use('antiseptic', 'rest'))
    expect(t.options('sentry')).toEqual([discard('contamination')])
    t.act('sentry', discard('contamination'))
    expect(t.told('contaminationGone')).toMatchObject([{ who: 0 }])
    expect([t.crew('sentry').contamination, t.mine('sentry').hand]).toEqual([1, ['search', 'contamination']])
    const deck = sharedZone(t.g, 'contamination')
    expect([deck.length, readBy(t.g, deck[0]), t.crew('sentry').larva]).toEqual([before + 1, 0, false])
  })

  test('LOCK-RULING-208 who has read a card can tell it apart and pick it', () => {
    const t = lockdown(
      having('antiseptic', {
        hand: { sentry: ['rest', 'search', 'demolition'] },
        inventory: { sentry: ['antiseptic', 'analyzeToolset'] },
        contamination: { sentry: { hand: ['infected'] } },
      }),
    )
    t.act('sentry', ...use('analyzeToolset', 'rest'), ...use('antiseptic', 'search'))
    expect(t.options('sentry')).toEqual([discard('contamination.infected')])
    t.act('sentry', discard('contamination.infected'))
    const [under] = sharedZone(t.g, 'contamination')
    expect([wordOf(t.g, under), readBy(t.g, under)]).toEqual(['infected', 1])
  })

  test('without a Contamination card in hand there is nothing to do', () => {
    expect(why(lockdown(having('antiseptic')), 'antiseptic')).toBe('nothingToTreat')
  })
})

describe('Scalpel', () => {
  test('LOCK-RULING-207 takes the Larva out of a character of the room, who suffers a Serious Wound for it', () => {
    const here = { at: { janitor: '009' }, decks: { wound: ['leg'] } }
    const t = lockdown(having('scalpel', { ...here, larva: ['janitor'] }))
    t.act('sentry', ...use('scalpel', 'rest'))
    expect(t.crew('janitor')).toMatchObject({ larva: false, wounds: ['leg'] })
    const both = lockdown(having('scalpel', { ...here, larva: ['janitor', 'sentry'] }))
    both.act('sentry', ...use('scalpel', 'rest'))
    expect(both.options('sentry')).toEqual([who(0), who(1)])
    both.act('sentry', who(0))
    expect([both.crew('sentry'), both.crew('janitor')]).toMatchObject([
      { larva: false, wounds: ['leg'] },
      { larva: true },
    ])
    // In combat too, as one of its two uses.
    const fighting = lockdown(having('scalpel', { ...here, ...fight, larva: ['janitor'] }))
    fighting.act('sentry', ...use('scalpel', 'rest'), part(0))
    expect(fighting.crew('janitor')).toMatchObject({ larva: false, wounds: ['leg'] })
  })

  test('or injures a Night Stalker of the room once, for a Contamination card', () => {
    const t = lockdown(having('scalpel', { ...fight, decks: { attack: ['cut.5'] } }))
    t.act('sentry', ...use('scalpel', 'rest'))
    expect(t.told('injured')).toMatchObject([{ kind: 'adult', total: 1 }])
    expect(t.told('contaminated')).toMatchObject([{ who: 0 }])
    expect(t.table().intruders).toHaveLength(1)
    expect(why(lockdown(having('scalpel')), 'scalpel')).toBeDefined()
  })
})
