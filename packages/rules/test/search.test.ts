/** Searching, keeping, carrying and dropping. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { items } from '../src/games/nemesis/content/items.ts'
import { type Color, type CrewView, contentIds, itemInfo } from '../src/index.ts'
import { afterwards, decline, keep, pass, play, type Situation, situation } from './situation.ts'

const at006 = (tile: string, more: object = {}) => ({
  rooms: { '006': { tile, explored: true, items: 3 } },
  at: { scout: '006' },
  hand: { scout: ['search', 'search'] },
  ...more,
})
const rooms = { red: 'monitoringRoom', yellow: 'engineControlRoom', green: 'canteen' } as const
const colours = ['red', 'yellow', 'green'] as const
const held = (crew: CrewView) => crew.hands.map(h => h.card)
/** Leaves this many cards in a deck; the others go back to the box. */
function leave(t: Situation, colour: (typeof colours)[number], count: number): void {
  sharedZone(t.g, 'box').push(...sharedZone(t.g, colour).splice(count))
}

describe('search', () => {
  test('NEM-SEARCH-02 a white room: one of the three decks', () => {
    const t = situation(at006('cabins'))
    t.act('scout', play('search'))
    expect(t.options('scout')).toEqual(colours.map(colour => ({ do: 'search', colour })))
    t.act('scout', { do: 'search', colour: 'yellow' })
    expect(t.crew('scout').drawn).toEqual(['yellow', 'yellow'])
  })

  test('NEM-SEARCH-04 one of the two is kept: neither none nor both', () => {
    const t = situation(at006('canteen', { decks: { green: ['medkit', 'bandages'] } }))
    t.act('scout', play('search'))
    expect(t.options('scout')).toEqual([keep('bandages'), keep('medkit')])
    t.act('scout', keep('medkit'))
    expect([t.mine('scout').inventory, t.mine('scout').drawn]).toEqual([['medkit'], []])
    expect(t.table().decks.find(d => d.deck === 'green')?.pile.count).toBe(29)
  })

  test('NEM-SEARCH-04 two equal cards are one choice', () => {
    const t = situation(at006('canteen', { decks: { green: ['medkit', 'medkit'] } }))
    t.act('scout', play('search'))
    expect(t.options('scout')).toEqual([keep('medkit')])
  })

  test('NEM-SEARCH-06 no item deck holds a blue item', () => {
    const found = new Set(Object.values(items).flatMap(deck => deck.map(item => item.id)))
    for (const blue of ['antidote', 'taser', 'flamethrower', 'molotovCocktail']) expect(found).not.toContain(blue)
    expect(Object.keys(items)).toEqual(colours)
    const inDecks = contentIds('nemesis').item.filter(id =>
      colours.some(c => itemInfo('nemesis', `${id}.${c}`)?.home === c || itemInfo('nemesis', id)?.home === c),
    )
    expect(new Set(inDecks)).toEqual(found)
  })

  test('NEM-RULING-102 one card left: look at it, keep it or give it back; the counter goes down all the same', () => {
    for (const choice of ['keep', 'decline']) {
      const t = situation(at006('canteen'))
      leave(t, 'green', 1)
      t.act('scout', play('search'))
      const [card] = t.mine('scout').drawn
      expect(t.options('scout')).toEqual([keep(card), decline])
      t.act('scout', choice === 'keep' ? keep(card) : decline)
      expect(t.mine('scout').inventory).toEqual(choice === 'keep' ? [card] : [])
      expect(t.table().decks.find(d => d.deck === 'green')?.pile.count).toBe(choice === 'keep' ? 0 : 1)
      expect(t.room('006').items).toBe(2)
    }
  })

  test('NEM-RULING-19 an empty deck is made anew from its discard pile, in the middle of a Search too', () => {
    for (const left of [0, 1]) {
      const t = situation(at006('canteen', { decks: { green: ['medkit', 'alcohol', 'bandages'] } }))
      const deck = sharedZone(t.g, 'green')
      const top = deck.splice(-3)
      leave(t, 'green', 0)
      deck.push(...top.splice(0, left))
      sharedZone(t.g, 'green.discard').push(...top)
      t.act('scout', play('search'))
      expect(t.told('reshuffled')).toMatchObject([{ deck: 'green' }])
      expect(t.mine('scout').drawn).toHaveLength(2)
      expect(t.table().decks.find(d => d.deck === 'green')?.discard).toEqual([])
    }
  })

  test('NEM-RULING-19 a deck with no card at all cannot be chosen', () => {
    const white = situation(at006('cabins'))
    leave(white, 'yellow', 0)
    white.act('scout', play('search'))
    expect(white.options('scout')).toEqual([
      { do: 'search', colour: 'red' },
      { do: 'search', colour: 'green' },
    ])
    const green = situation(at006('canteen'))
    leave(green, 'green', 0)
    expect(green.options('scout')).not.toContainEqual(play('search'))
  })
})

describe('carrying', () => {
  /** Found in two colours, an item is named with its own. */
  const twice = (id: string) => colours.filter(c => items[c].some(item => item.id === id)).length > 1
  const every = colours.flatMap(colour =>
    items[colour].map(({ id, heavy }) => [colour, twice(id) ? `${id}.${colour}` : id, heavy] as const),
  )

  test.each(every)(
    'NEM-ITEM-06 NEM-HAND-01 NEM-HAND-02 %s %s, heavy: %s',
    (colour: Exclude<Color, 'white'>, id, heavy) => {
      const other = colour === 'red' ? 'grenade' : colour === 'yellow' ? 'tools' : 'medkit'
      const t = situation(at006(rooms[colour], { decks: { [colour]: [id, other] } }), ['scout', 'captain'])
      t.act('scout', play('search'), keep(id))
      const scout = t.crew('scout')
      const hidden = { back: colour, card: null }
      expect([held(scout), scout.inventory]).toEqual(heavy ? [['rifle', id], []] : [['rifle'], [hidden]])
      expect(t.mine('scout').inventory).toEqual(heavy ? [] : [id])
    },
  )

  test('NEM-HAND-01 the inventory has no limit', () => {
    const inventory = ['grenade', 'grenade', 'grenade', 'grenade', 'decoy', 'decoy', 'medkit', 'tools', 'commsKey']
    const t = situation(at006('canteen', { inventory: { scout: inventory }, decks: { green: ['medkit', 'alcohol'] } }))
    t.act('scout', play('search'), keep('alcohol'))
    expect(t.crew('scout').inventory).toHaveLength(10)
  })

  test('NEM-HAND-03 NEM-HAND-04 with an Arm wound one slot: what was carried goes, not what was found', () => {
    const given = { wounds: { scout: ['arm'] }, decks: { red: ['prototypeRifle', 'grenade'] } }
    const t = situation(at006('monitoringRoom', given))
    t.act('scout', play('search'), keep('prototypeRifle'))
    expect(t.options('scout')).toEqual([{ do: 'drop', card: 'rifle' }])
    t.act('scout', { do: 'drop', card: 'rifle' })
    expect(held(t.crew('scout'))).toEqual(['prototypeRifle'])
    // NEM-RULING-97, for starting weapons: no colour, so out of the game.
    expect(t.table().removed).toContain('rifle')
  })

  test('NEM-RULING-96 a drop forced by a wound outside one’s own turn asks the owner, nobody else', () => {
    const t = situation({ hands: { captain: ['sixShooter', 'prototypeRifle'] }, decks: { wound: ['arm'] } }, [
      'scout',
      'captain',
    ])
    afterwards(t.g, { do: 'seriousWound', who: 1 })
    t.act('scout', ...pass)
    expect(t.asked()).toEqual(['captain'])
    t.act('captain', { do: 'drop', card: 'sixShooter' })
    expect([held(t.crew('captain')), t.asked()]).toEqual([['prototypeRifle'], ['captain']])
  })

  test('NEM-DROP-03 a dropped item is shuffled into a new deck like a used one', () => {
    const hands = { scout: ['rifle', 'prototypeRifle'] }
    const t = situation(at006('monitoringRoom', { hands, decks: { red: ['prototypeShotgun', 'grenade'] } }))
    t.act('scout', play('search'), keep('prototypeShotgun'), { do: 'drop', card: 'prototypeRifle' })
    expect(t.table().decks.find(d => d.deck === 'red')?.discard).toEqual(['prototypeRifle'])
    sharedZone(t.g, 'box').push(...sharedZone(t.g, 'red').splice(0))
    t.act('scout', play('search'))
    expect(t.mine('scout').drawn).toEqual(['prototypeRifle'])
  })
})
