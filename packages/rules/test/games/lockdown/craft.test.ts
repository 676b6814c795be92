/** Crafting in Lockdown: the basic action, the Repository, and rooms and cards that give crafted items. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { items } from '../../../src/games/lockdown/content/items.ts'
import { type Choice, faceFor, type Name } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, lockdown, pay, play, type Situation } from '../../situation.ts'
import { counts, given, having, item, pile } from './having.ts'

const craft: Choice[] = [{ do: 'craft' }, pay('rest')]
const make = (card: Name, of: Name, and: Name): Choice => ({ do: 'make', card, of, and })
const makeOf = (card: Name, of: Name): Choice => ({ do: 'makeOf', card, of })
const left = (t: Situation, card: Name): number => t.table().crafted.filter(c => c === card).length

describe('Craft Item', () => {
  test('LOCK-ITEM-17 LOCK-ACT-15 LOCK-RULING-95 one card and two Items, face up to their piles; the card is taken', () => {
    const t = lockdown(given({ inventory: { sentry: ['reagent.green', 'medkit', 'toolbelt'] } }))
    t.act('sentry', ...craft)
    expect(t.options('sentry')).toEqual([
      make('neutralizer', 'reagent.green', 'medkit'),
      make('flamethrower', 'reagent.green', 'toolbelt'),
    ])
    t.act('sentry', make('flamethrower', 'reagent.green', 'toolbelt'))
    expect([pile(t, 'green'), pile(t, 'yellow')]).toEqual([['reagent.green'], ['toolbelt']])
    expect([left(t, 'flamethrower'), counts(t, 'sentry')[1]]).toEqual([2, ['flamethrower', 4, 4]])
  })

  test('LOCK-ITEM-17 one card supplies one component', () => {
    const t = lockdown(given({ inventory: { sentry: ['toolbelt', 'reagent.green'] } }))
    expect(obstacles(t.g, 0)).not.toContainEqual({ do: 'craft', why: 'cannotCraft' })
    const one = lockdown(having('toolbelt'))
    expect(obstacles(one.g, 0)).toContainEqual({ do: 'craft', why: 'cannotCraft' })
  })

  test('LOCK-RULING-121 any own Item card counts, wherever it lies; no heavy one has a component', () => {
    const all = [...items.red, ...items.yellow, ...items.green]
    expect(all.filter(c => c.heavy && c.component)).toEqual([])
    const bearers = (component: string) =>
      [...new Set(all.filter(c => c.component === component).map(c => c.id))].toSorted()
    expect(['chem', 'med', 'cloth', 'tool', 'elec'].map(bearers)).toEqual([
      ['antiseptic', 'reagent'],
      ['analyzeToolset', 'medkit'],
      ['clothes', 'fireBlanket'],
      ['toolbelt'],
      ['cables', 'weaponBattery'],
    ])
  })

  test('LOCK-ITEM-18 the Crafted deck lies open for everybody', () => {
    const five = ['neutralizer', 'enviroSuit', 'taser', 'flamethrower', 'pistol']
    expect(lockdown().table().crafted.toSorted()).toEqual(five.flatMap(c => [c, c, c]).toSorted())
  })

  test('LOCK-RULING-94 what is used up is not made again: with three gone there is none left', () => {
    const t = lockdown(given({ inventory: { sentry: ['cables', 'toolbelt'] } }))
    const deck = sharedZone(t.g, 'crafted')
    const names = t.table().crafted
    sharedZone(t.g, 'crafted.used').push(...deck.splice(names.indexOf('taser'), 3))
    t.act('sentry', ...craft)
    expect(t.options('sentry')).toEqual([make('pistol', 'cables', 'toolbelt')])
  })
})

describe('Repository', () => {
  /** Both in the Repository, the Sentry with three cards. */
  const repository = (more: Given = {}, seats: Name[] = ['sentry', 'janitor']) =>
    lockdown(
      given({
        at: Object.fromEntries(seats.map(who => [who, '003'])),
        hand: { sentry: ['rest', 'search', 'repairs'], ...Object.fromEntries(seats.slice(1).map(who => [who, []])) },
        ...more,
      }),
      seats,
    )
  const act: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('repairs')]

  test('LOCK-ROOM-REPOSITORY-01 LOCK-RULING-76 who acts crafts from one Item that fits either component, then everybody there', () => {
    const t = repository({ inventory: { sentry: ['toolbelt'], janitor: ['cables'] }, passed: ['janitor'] })
    t.act('sentry', ...act)
    expect(t.options('sentry')).toEqual([
      decline,
      makeOf('enviroSuit', 'toolbelt'),
      makeOf('taser', 'toolbelt'),
      makeOf('flamethrower', 'toolbelt'),
      makeOf('pistol', 'toolbelt'),
    ])
    t.act('sentry', makeOf('taser', 'toolbelt'))
    expect(t.asked()).toEqual(['janitor'])
    expect(t.options('janitor')).toEqual([decline, makeOf('taser', 'cables'), makeOf('pistol', 'cables')])
    t.act('janitor', makeOf('pistol', 'cables'))
    expect([t.mine('sentry').inventory, counts(t, 'janitor').map(([card]) => card)]).toEqual([
      ['taser'],
      ['nailDriver', 'pistol'],
    ])
    expect([t.crew('sentry').hand, t.crew('janitor').hand, pile(t, 'yellow')]).toEqual([1, 0, ['toolbelt', 'cables']])
    expect([left(t, 'taser'), left(t, 'pistol'), t.table().turn?.done]).toEqual([2, 2, 1])
  })

  test('LOCK-ROOM-REPOSITORY-01 one Item each, once each; it may be declined', () => {
    const t = repository({ inventory: { sentry: ['toolbelt', 'cables'], janitor: ['cables'] } })
    t.act('sentry', ...act, makeOf('pistol', 'cables'))
    t.act('janitor', decline)
    expect([t.mine('sentry').inventory, t.mine('janitor').inventory]).toEqual([['toolbelt'], ['cables']])
    expect(t.asked()).toEqual(['sentry'])
  })

  test('LOCK-RULING-211 whoever has an Item is asked, good for anything or not; who has none is not: that everybody sees', () => {
    const t = repository({ inventory: { janitor: ['grenade'] }, hands: { sentry: [] } })
    t.act('sentry', ...act)
    expect([t.asked(), t.options('janitor')]).toEqual([['janitor'], [decline]])
    t.act('janitor', decline)
    expect(JSON.stringify(t.events.map(e => faceFor(e, 0)))).not.toContain('grenade')
    const nobody = repository({ hands: { sentry: [], janitor: [] } })
    expect(obstacles(nobody.g, 0)).toContainEqual({ do: 'roomAction', why: 'cannotCraft' })
  })

  test('LOCK-RULING-76 LOCK-RULING-211 in order: who acts first, then the others from the First Player on', () => {
    const seats = ['sentry', 'janitor', 'hacker']
    const t = repository({ first: 'hacker', turn: 'sentry' }, seats)
    t.act('sentry', ...act)
    const order: string[] = []
    while (t.options(t.asked()[0]).some(o => o.do === 'decline')) {
      order.push(t.asked()[0])
      t.act(t.asked()[0], decline)
    }
    expect(order).toEqual(['sentry', 'hacker', 'janitor'])
  })

  test('LOCK-EX-48 with a Malfunction or a Night Stalker there: illegal', () => {
    const broken = repository({ rooms: { '003': { malfunction: true } }, inventory: { sentry: ['toolbelt'] } })
    expect(obstacles(broken.g, 0)).toContainEqual({ do: 'roomAction', why: 'broken' })
    const fighting = repository({ intruders: [{ kind: 'adult', room: '003' }], inventory: { sentry: ['toolbelt'] } })
    expect(obstacles(fighting.g, 0)).toContainEqual({ do: 'roomAction', why: 'inCombat' })
  })

  test('LOCK-RULING-76 ordinary crafting with two Items is possible there too', () => {
    const t = repository({ inventory: { sentry: ['toolbelt', 'cables'] } })
    t.act('sentry', ...craft, make('taser', 'cables', 'toolbelt'))
    expect(t.mine('sentry').inventory).toEqual(['taser'])
  })
})

describe('crafted items given', () => {
  const guard = (items: number) =>
    lockdown(
      given({
        at: { sentry: '012' },
        rooms: { '012': { tile: 'guardRoom', explored: true, items } },
        hands: { sentry: [] },
      }),
    )
  const action: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('rest')]

  test('LOCK-RULING-71 Guard Room: one of the Item Counter for a Taser or an Enviro-Suit', () => {
    const t = guard(2)
    t.act('sentry', ...action)
    expect(t.options('sentry')).toEqual([item('enviroSuit'), item('taser')])
    t.act('sentry', item('enviroSuit'))
    expect([t.room('012').items, t.crew('sentry').hands.map(h => h.card), left(t, 'enviroSuit')]).toEqual([
      1,
      ['enviroSuit'],
      2,
    ])
  })

  test('LOCK-RULING-72 not with the Counter at 0, nor with neither card left', () => {
    expect(obstacles(guard(0).g, 0)).toContainEqual({ do: 'roomAction', why: 'noCounter' })
    const gone = guard(2)
    const deck = sharedZone(gone.g, 'crafted')
    const names = gone.table().crafted
    sharedZone(gone.g, 'crafted.used').push(...deck.splice(names.indexOf('enviroSuit'), 3))
    sharedZone(gone.g, 'crafted.used').push(...deck.splice(names.indexOf('taser') - 3, 3))
    expect(obstacles(gone.g, 0)).toContainEqual({ do: 'roomAction', why: 'noneLeft' })
  })

  test('LOCK-RULING-72 Testing Lab: a Neutralizer with Knowledge 4; its Counter is not touched', () => {
    const lab = (level: number) =>
      lockdown(
        given({
          at: { sentry: '012' },
          rooms: { '012': { tile: 'testingLab', explored: true, items: 0 } },
          knowledge: { sentry: level },
        }),
      )
    const t = lab(4)
    t.act('sentry', ...action)
    expect([t.mine('sentry').inventory, t.room('012').items]).toEqual([['neutralizer'], 0])
    expect(obstacles(lab(3).g, 0)).toContainEqual({ do: 'roomAction', why: 'notKnown' })
  })

  test('Jury-Rigging in a yellow room: one of the Counter for a Flamethrower, an Enviro-Suit or a Taser', () => {
    const base = given({ rooms: { '009': { tile: 'coolingSystem', explored: true, items: 1 } } })
    const t = lockdown(
      {
        ...base,
        at: { janitor: '009', sentry: '003' },
        hand: { janitor: ['juryRigging', 'rest', 'search'], sentry: [] },
      },
      ['janitor', 'sentry'],
    )
    t.act('janitor', play('juryRigging'), pay('search'), pay('rest'))
    expect(t.options('janitor')).toEqual([item('enviroSuit'), item('taser'), item('flamethrower')])
    t.act('janitor', item('taser'))
    expect([t.room('009').items, t.mine('janitor').inventory]).toEqual([0, ['taser']])
  })
})
