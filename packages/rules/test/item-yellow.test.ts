/** The technical deck, card by card. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { items } from '../src/games/nemesis/content/items.ts'
import type { Choice, Name } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { door, look, part, pay, type Situation, situation } from './situation.ts'

const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const to = (room: string): Choice => ({ do: 'room', room })
const why = (t: Situation, card: Name): string | undefined =>
  obstacles(t.g, 0).find(o => o.do === 'use' && o.card === card)?.why
const can = (t: Situation, card: Name): boolean => t.options('scout').some(o => o.do === 'use' && o.card === card)

/** The Scout in an Engine Room or elsewhere with this item and two cards. */
const having = (card: Name, more: object = {}) => ({
  hand: { scout: ['rest', 'search'] },
  inventory: { scout: [card] },
  ...more,
})
const canteen = (more: object = {}) => ({ '006': { tile: 'canteen', explored: true, ...more } })

test('every card of the deck is played below', () => {
  expect(items.yellow.map(c => c.id).sort()).toEqual(
    [
      ...['chemicals', 'clothes', 'ductTape', 'energyCharge', 'fireExtinguisher', 'nemesisPlans', 'spaceSuit'],
      ...['technicalCorridorsPlans', 'tools'],
    ].sort(),
  )
})

describe('repairs', () => {
  test.each(['tools', 'ductTape'])('%s remove the Malfunction here', card => {
    const t = situation(having(card, { rooms: canteen({ malfunction: true }), at: { scout: '006' } }))
    t.act('scout', ...use(card, 'rest'))
    if (card === 'tools') t.act('scout', part(0)) // Tools could work a door as well
    expect([t.room('006').malfunction, t.told('repaired').length]).toEqual([false, 1])
    expect(t.table().decks.find(d => d.deck === 'yellow')?.discard).toEqual([card])
  })

  test.each(['tools', 'ductTape'])('%s repair or break the engine of the Engine Room one is in', card => {
    for (const [top, change, after] of [
      ['damaged', 'accept', 'working'],
      ['working', 'accept', 'damaged'],
      ['working', 'decline', 'working'],
    ] as const) {
      const t = situation(having(card, { at: { scout: '021' }, engines: { 1: top } }))
      t.act('scout', ...use(card, 'rest'))
      if (card === 'tools') t.act('scout', part(1))
      expect(t.told('peeked')).toMatchObject([{ what: 'engine', at: '1' }])
      t.act('scout', { do: change })
      expect(t.told('engine')).toMatchObject([{ engine: 1, changed: change === 'accept' }])
      expect(t.mine('scout').engines[0][0]).toBe(after)
    }
  })

  test('Tools open or close one door of the room; a destroyed one is none', () => {
    const t = situation(having('tools', { doors: { '011/2': 'closed', '011/3': 'destroyed' } }))
    t.act('scout', ...use('tools', 'rest'))
    expect(t.options('scout')).toEqual([door('c006-011'), door('c011-014'), door('c011-015')])
    t.act('scout', door('c006-011'))
    expect(t.table().doors).toEqual([{ corridor: 'c008-011', state: 'destroyed' }])
  })

  test('Duct Tape works no door: with nothing to repair and one hand empty it cannot be used', () => {
    const t = situation(having('ductTape', { doors: { '011/2': 'closed' } }))
    expect([can(t, 'ductTape'), why(t, 'ductTape')]).toEqual([false, 'nothingToFix'])
  })

  test('Energy Charge of the yellow deck does what the red one does', () => {
    const [red] = items.red
    const yellow = items.yellow.find(c => c.id === 'energyCharge')
    expect([yellow?.effect, yellow?.when, yellow?.component]).toEqual([red.effect, red.when, red.component])
  })

  test('Clothes of both decks do the same', () => {
    const yellow = items.yellow.find(c => c.id === 'clothes')
    const green = items.green.find(c => c.id === 'clothes')
    expect(yellow?.effect).toEqual(green?.effect)
    const t = situation(having('clothes.yellow', { wounds: { scout: ['leg'] }, slime: ['scout'] }))
    t.act('scout', ...use('clothes.yellow', 'rest'), part(1))
    expect(t.crew('scout')).toMatchObject({ dressed: ['leg'], slime: true })
    expect(t.table().decks.find(d => d.deck === 'yellow')?.discard).toEqual(['clothes.yellow'])
  })
})

describe('fire and weapons', () => {
  test('NEM-RULING-189 Chemicals fill a Flamethrower that the user carries, which no Energy Charge does', () => {
    const given = { hands: { scout: ['rifle', 'flamethrower'] }, ammo: { scout: { flamethrower: 1, rifle: 0 } } }
    const t = situation(having('chemicals', given))
    t.act('scout', ...use('chemicals', 'rest'))
    expect(t.crew('scout').hands.map(h => [h.card, h.ammo])).toEqual([
      ['rifle', 0],
      ['flamethrower', 4],
    ])
    const without = situation(having('chemicals'))
    expect(why(without, 'chemicals')).toBe('noWeapon')
    const others = {
      ...having('chemicals'),
      hands: { captain: ['flamethrower'] },
      ammo: { captain: { flamethrower: 0 } },
    }
    expect(why(situation(others, ['scout', 'captain']), 'chemicals')).toBe('noWeapon')
  })

  test('Fire Extinguisher: puts out the fire here, or makes one intruder here retreat', () => {
    const hands = { scout: ['rifle', 'fireExtinguisher'] }
    const given = { hand: { scout: ['rest', 'search'] }, hands, at: { scout: '006' } }
    const fire = situation({ ...given, rooms: canteen({ fire: true }) })
    fire.act('scout', ...use('fireExtinguisher', 'rest'))
    expect(fire.room('006').fire).toBe(false)
    const intruders = [
      { kind: 'adult', room: '006' },
      { kind: 'creeper', room: '006' },
    ]
    // Hunt sends whoever retreats through corridor 2.
    const both = situation({ ...given, rooms: canteen({ fire: true }), intruders, decks: { event: ['hunt.2'] } })
    both.act('scout', ...use('fireExtinguisher', 'rest'), part(1))
    expect(both.options('scout')).toEqual([
      { do: 'intruder', intruder: 1 },
      { do: 'intruder', intruder: 2 },
    ])
    both.act('scout', { do: 'intruder', intruder: 2 })
    expect(both.table().intruders).toMatchObject([
      { kind: 'adult', room: '006' },
      { kind: 'creeper', room: '011' },
    ])
    expect(both.room('006').fire).toBe(true)
    const none = situation({ ...given, rooms: canteen() })
    expect(why(none, 'fireExtinguisher')).toBe('noFireHere')
  })
})

describe('travelling and looking', () => {
  test('Technical Corridors Plans: from one room with an entrance to any other, explored or not', () => {
    const given = having('technicalCorridorsPlans', { at: { scout: '021' } })
    const t = situation(given, ['scout'], { dice: { noise: ['silence'] } })
    t.act('scout', ...use('technicalCorridorsPlans', 'rest'))
    expect(t.options('scout')).toEqual(['002', '004', '005', '009', '014', '015', '019'].map(to))
    t.act('scout', to('019'))
    expect([t.crew('scout').room, t.told('noiseRolled').length]).toEqual(['019', 1])
    const elsewhere = situation(having('technicalCorridorsPlans'))
    expect(why(elsewhere, 'technicalCorridorsPlans')).toBe('noEntrance')
  })

  const yellowRooms = {
    '014': { tile: 'engineControlRoom', explored: true },
    '002': { tile: 'generator', explored: true },
    '004': { tile: 'commsRoom' },
    '003': { tile: 'armory', explored: true },
  }

  test('Space Suit: from a yellow room, all Action cards discarded, to any other yellow room that is seen', () => {
    const given = having('spaceSuit', { rooms: yellowRooms, at: { scout: '014' } })
    const t = situation(given, ['scout'], { dice: { noise: ['silence'] } })
    t.act('scout', ...use('spaceSuit', 'rest'), to('002'))
    expect([t.crew('scout').room, t.crew('scout').hand, t.told('noiseRolled').length]).toEqual(['002', 0, 1])
    const choices = situation(given)
    choices.act('scout', ...use('spaceSuit', 'rest'))
    expect(choices.options('scout')).toEqual([to('002')])
    const red = situation(having('spaceSuit', { rooms: yellowRooms, at: { scout: '003' } }))
    expect(why(red, 'spaceSuit')).toBe('wrongPlace')
  })

  test('Space Suit: a Contamination card is no Action card and stays in hand', () => {
    const given = having('spaceSuit', {
      rooms: yellowRooms,
      at: { scout: '014' },
      contamination: { scout: { hand: ['clean'] } },
    })
    const t = situation(given, ['scout'], { dice: { noise: ['silence'] } })
    t.act('scout', ...use('spaceSuit', 'rest'), to('002'))
    expect(t.mine('scout').hand).toEqual(['contamination'])
  })

  test('Nemesis Plans: two different tiles, their tokens not, and only for the user', () => {
    const t = situation(having('nemesisPlans'), ['scout', 'captain'])
    t.standing('captain', 'game')
    t.act('scout', ...use('nemesisPlans', 'rest'), look('002'))
    expect(t.options('scout')).not.toContainEqual(look('002'))
    t.act('scout', look('006'))
    expect(t.mine('scout').tiles.map(x => x.room)).toEqual(['002', '006'])
    expect([t.mine('scout').tokens, t.mine('captain').tiles]).toEqual([[], []])
    expect(t.room('002').seenBy).toBe(1)
  })

  test('Nemesis Plans: with one tile left one is seen, with none the card is useless', () => {
    const t = situation(having('nemesisPlans'))
    t.g.explored.fill(true)
    expect(why(t, 'nemesisPlans')).toBe('allExplored')
    t.g.explored[1] = false
    t.act('scout', ...use('nemesisPlans', 'rest'))
    const [only, more] = t.options('scout')
    expect([only, more]).toEqual([look('002'), undefined])
    t.act('scout', only)
    expect(t.asked()).toEqual(['scout'])
    expect(t.table().asking?.ask).toBe('turn')
    expect(sharedZone(t.g, 'yellow.discard')).toHaveLength(1)
  })
})
