/** The medical deck, card by card. */
import { describe, expect, test } from 'vitest'
import { readBy, seatZone, wordOf } from '../src/core/pieces.ts'
import { items } from '../src/games/nemesis/content/items.ts'
import type { Choice, Name } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { readWord } from '../src/mechanics/contamination.ts'
import { discard, move, part, pass, pay, type Situation, situation } from './situation.ts'

const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const who = (whom: number): Choice => ({ do: 'who', whom })
const wound = (card: Name): Choice => ({ do: 'wound', card })
const why = (t: Situation, card: Name): string | undefined =>
  obstacles(t.g, 0).find(o => o.do === 'use' && o.card === card)?.why

/** The Scout with this item and two cards; the Captain, if anybody, in the same room without cards. */
const having = (card: Name, more: object = {}) => ({
  hand: { scout: ['rest', 'search'], captain: [] },
  inventory: { scout: [card] },
  ...more,
})
const at = (given: object): Situation => situation(given, ['scout', 'captain'])

test('every card of the deck is played below', () => {
  expect(items.green.map(c => c.id).sort()).toEqual(
    ['adrenalineInjection', 'alcohol', 'bandages', 'clothes', 'medkit', 'militaryDrugs', 'syntheticFood'].sort(),
  )
})

test('NEM-RULING-172 Bandages need a wound to treat', () => {
  expect(why(at(having('bandages')), 'bandages')).toBe('nothingToTreat')
  expect(why(at(having('bandages', { light: { scout: 1 } })), 'bandages')).toBeUndefined()
})

describe('treating', () => {
  test('NEM-HEAL-04 Bandages dress one serious wound of the player’s choice, or heal all light ones', () => {
    const wounds = { wounds: { scout: ['leg', 'arm'] }, light: { scout: 2 } }
    const t = at(having('bandages', wounds))
    t.act('scout', ...use('bandages', 'rest'), part(0))
    expect(t.options('scout')).toEqual([wound('leg'), wound('arm')])
    t.act('scout', wound('arm'))
    expect(t.crew('scout')).toMatchObject({ wounds: ['leg'], dressed: ['arm'], light: 2 })
    const light = at(having('bandages', wounds))
    light.act('scout', ...use('bandages', 'rest'), part(1))
    expect(light.crew('scout')).toMatchObject({ wounds: ['leg', 'arm'], dressed: [], light: 0 })
  })

  test('NEM-HEAL-04 NEM-HEAL-03 Medkit dresses one, or heals one that is dressed; light wounds stay', () => {
    const wounds = { wounds: { scout: ['leg'] }, dressed: { scout: ['arm', 'body'] }, light: { scout: 1 } }
    const t = at(having('medkit', wounds))
    t.act('scout', ...use('medkit', 'rest'))
    expect(t.options('scout')).toEqual([part(0), part(1)])
    t.act('scout', part(1))
    expect(t.options('scout')).toEqual([wound('arm'), wound('body')])
    t.act('scout', wound('body'))
    expect(t.crew('scout')).toMatchObject({ wounds: ['leg'], dressed: ['arm'], light: 1 })
    expect(t.table().decks.find(d => d.deck === 'wound')?.discard).toEqual(['body'])
  })

  test('NEM-HEAL-03 a serious wound that is not dressed cannot be healed: the Medkit only dresses', () => {
    const t = at(having('medkit', { wounds: { scout: ['leg'] } }))
    t.act('scout', ...use('medkit', 'rest'))
    expect(t.crew('scout')).toMatchObject({ wounds: [], dressed: ['leg'] })
    const whole = at(having('medkit', { light: { scout: 2 } }))
    expect([whole.options('scout').some(o => o.do === 'use'), why(whole, 'medkit')]).toEqual([false, 'nothingToTreat'])
  })

  test('NEM-HEAL-04 Clothes wipe off slime, or dress one serious wound', () => {
    const state = { slime: ['scout'], wounds: { scout: ['leg'] } }
    const clean = at(having('clothes.green', state))
    clean.act('scout', ...use('clothes.green', 'rest'), who(0), part(0))
    expect(clean.crew('scout')).toMatchObject({ slime: false, wounds: ['leg'] })
    const dressed = at(having('clothes.green', state))
    dressed.act('scout', ...use('clothes.green', 'rest'), who(0), part(1))
    expect(dressed.crew('scout')).toMatchObject({ slime: true, dressed: ['leg'] })
    expect(dressed.table().decks.find(d => d.deck === 'green')?.discard).toEqual(['clothes.green'])
  })

  test('NEM-RULING-188 another in the room may be treated; the user chooses whom, what and which wound', () => {
    for (const card of ['bandages', 'medkit', 'clothes.green']) {
      const t = at(having(card, { wounds: { scout: ['leg'], captain: ['arm', 'body'] } }))
      t.act('scout', ...use(card, 'rest'))
      expect([t.asked(), t.options('scout')]).toEqual([['scout'], [who(0), who(1)]])
      t.act('scout', who(1))
      if (card === 'clothes.green') t.act('scout', part(1))
      expect(t.options('scout')).toEqual([wound('arm'), wound('body')])
      t.act('scout', wound('body'))
      expect(t.crew('captain')).toMatchObject({ wounds: ['arm'], dressed: ['body'] })
      expect(t.crew('scout')).toMatchObject({ wounds: ['leg'], dressed: [] })
    }
  })

  test('NEM-RULING-188 nobody in another room, and nobody without anything to treat', () => {
    const rooms = { '006': { tile: 'canteen', explored: true } }
    const away = at(having('medkit', { rooms, at: { captain: '006' }, wounds: { captain: ['arm'] } }))
    expect(why(away, 'medkit')).toBe('nothingToTreat')
    const only = at(having('medkit', { wounds: { captain: ['arm'] } }))
    only.act('scout', ...use('medkit', 'rest'))
    expect(only.crew('captain').dressed).toEqual(['arm'])
  })

  test('NEM-RULING-188 what is eaten or drunk works on its user alone', () => {
    for (const card of ['syntheticFood', 'alcohol', 'militaryDrugs', 'adrenalineInjection']) {
      const given = having(card, { contamination: { scout: { hand: ['clean'] }, captain: { hand: ['clean'] } } })
      const t = at(given)
      t.standing('captain', 'turn')
      t.act('scout', ...use(card, 'rest'))
      expect(t.options('scout').some(o => o.do === 'who')).toBe(false)
    }
  })
})

describe('food and drugs', () => {
  test('Synthetic Food: two cards are drawn, beyond five if need be', () => {
    const hand = { scout: ['rest', 'search', 'search', 'demolition', 'scavenging'] }
    const t = situation({ hand, inventory: { scout: ['syntheticFood'] } })
    t.act('scout', ...use('syntheticFood', 'rest'))
    expect(t.crew('scout').hand).toBe(6)
  })

  test('Adrenaline Injection: one card, then as many actions as one can pay for, and then the turn passes', () => {
    const given = {
      rooms: { '006': { tile: 'canteen', explored: true } },
      hand: { scout: ['rest', 'search', 'demolition', 'interruption'] },
      inventory: { scout: ['adrenalineInjection'] },
    }
    const t = situation(given, ['scout', 'captain'], { dice: { noise: ['silence', 'silence', 'silence'] } })
    t.standing('captain', 'game')
    t.act('scout', ...use('adrenalineInjection', 'rest'))
    expect([t.crew('scout').hand, t.table().turn]).toEqual([4, { seat: 0, actions: null, done: 1 }])
    t.act('scout', ...move('006', 'search'), ...move('011', 'demolition'), ...move('006', 'interruption'))
    expect([t.asked(), t.table().turn?.done]).toEqual([['scout'], 4])
    t.act('scout', { do: 'pass' })
    expect(t.crew('scout').passed).toBe(true)
  })

  test('Adrenaline Injection as the second action: the turn goes on until its player passes', () => {
    const given = { done: 1, hand: { scout: ['rest', 'search'] }, inventory: { scout: ['adrenalineInjection'] } }
    const t = situation(given, ['scout', 'captain'])
    t.standing('captain', 'game')
    t.act('scout', ...use('adrenalineInjection', 'rest'))
    expect([t.asked(), t.table().turn?.done]).toEqual([['scout'], 2])
    t.act('scout', ...pass)
    expect(t.table().turn?.seat).toBe(1)
  })

  test('Adrenaline Injection: the next turn has two actions again', () => {
    const given = { hand: { scout: ['rest'], captain: [] }, inventory: { scout: ['adrenalineInjection'] } }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', ...use('adrenalineInjection', 'rest'), ...pass)
    expect(t.table().turn).toEqual({ seat: 1, actions: 2, done: 0 })
  })

  test('Military Drugs: any number discarded, Contamination too, that many and one more drawn', () => {
    const given = {
      hand: { scout: ['rest', 'search', 'demolition'] },
      contamination: { scout: { hand: ['infected'] } },
      inventory: { scout: ['militaryDrugs'] },
    }
    const t = situation(given)
    t.act('scout', ...use('militaryDrugs', 'rest'))
    expect(t.options('scout')).toEqual([
      { do: 'done' },
      discard('search'),
      discard('demolition'),
      discard('contamination'),
    ])
    t.act('scout', discard('search'), discard('contamination'), { do: 'done' })
    expect(t.crew('scout').hand).toBe(1 + 3)
    expect(t.crew('scout').discard).toEqual(['rest', 'search', 'contamination'])
    const none = situation(given)
    none.act('scout', ...use('militaryDrugs', 'rest'), { do: 'done' })
    expect(none.crew('scout').hand).toBe(3 + 1)
  })
})

describe('Alcohol', () => {
  const item = (card: Name): Choice => ({ do: 'item', card })

  test('NEM-RULING-190 a clean card is read and removed, and that is all', () => {
    const t = at(having('alcohol', { contamination: { scout: { hand: ['clean'] } } }))
    t.act('scout', ...use('alcohol', 'rest'))
    expect(t.options('scout')).toEqual([item('contamination')])
    t.act('scout', item('contamination'))
    expect(t.told('scanned')).toMatchObject([{ who: 0, removed: 1, only: { 0: { words: ['clean'] } } }])
    expect([t.crew('scout').contamination, t.crew('scout').larva]).toEqual([0, false])
    expect(t.told('contaminated')).toEqual([])
    expect(t.table().removed).toContain('contamination')
  })

  test('NEM-RULING-190 an infected card is removed, a new one gained; no larva, no death', () => {
    for (const larva of [[], ['scout']]) {
      const t = at(having('alcohol', { larva, contamination: { scout: { hand: ['infected'] } } }))
      t.act('scout', ...use('alcohol', 'rest'), item('contamination'))
      expect(t.told('contaminated')).toMatchObject([{ who: 0 }])
      expect(t.crew('scout')).toMatchObject({ contamination: 1, larva: larva.length > 0, fate: 'aboard' })
      expect(t.crew('scout').discard.at(-1)).toBe('contamination')
      const top = seatZone(t.g, 0, 'discard').at(-1) ?? -1
      expect(readBy(t.g, top)).toBe(0)
    }
  })

  test('NEM-RULING-190 one card of the player’s choice: one already read can be told from the others', () => {
    const given = having('alcohol', { contamination: { scout: { hand: ['clean', 'infected'] } } })
    const t = at(given)
    const infected = seatZone(t.g, 0, 'hand').find(piece => wordOf(t.g, piece) === 'infected') ?? -1
    readWord(t.g, 0, infected)
    t.act('scout', ...use('alcohol', 'rest'))
    expect(t.options('scout')).toEqual([item('contamination'), item('contamination.infected')])
    t.act('scout', item('contamination'))
    expect(t.mine('scout').hand).toContain('contamination.infected')
    expect(t.told('contaminated')).toEqual([])
  })

  test('Alcohol needs a Contamination card in hand', () => {
    const t = at(having('alcohol', { contamination: { scout: { discard: ['clean'] } } }))
    expect(why(t, 'alcohol')).toBe('nothingToTreat')
  })
})
