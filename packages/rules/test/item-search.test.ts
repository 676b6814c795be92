/** Searching: which deck, how often, and what happens to what is not kept. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { items } from '../src/games/nemesis/content/items.ts'
import { tiles } from '../src/games/nemesis/content/tiles.ts'
import { type Choice, faceFor, type Name, view } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { decline, keep, pay, play, type Situation, situation } from './situation.ts'

const colours = ['red', 'yellow', 'green'] as const
const inRoom = (tile: Name, more: object = {}, counter = 2) => {
  const room = tiles.find(t => t.id === tile)?.slot === '1' ? '002' : '006'
  return {
    rooms: { [room]: { tile, explored: true, items: counter } },
    at: { scout: room },
    hand: { scout: ['search', 'search', 'rest', 'scavenging'] },
    ...more,
  }
}
const here = (t: Situation) => t.room(t.crew('scout').room)
const why = (t: Situation, card: Name): string | undefined =>
  obstacles(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why
/** Leaves this many cards in a deck; the others go back to the box. */
const leave = (t: Situation, colour: (typeof colours)[number], count: number) =>
  sharedZone(t.g, 'box').push(...sharedZone(t.g, colour).splice(count))
const colour = (c: (typeof colours)[number]): Choice => ({ do: 'search', colour: c })

describe('where', () => {
  test.each(tiles.filter(t => t.colour && t.colour !== 'white').map(t => [t.id, t.colour]))(
    'NEM-SEARCH-01 %s is %s, and so is what is found there',
    (tile, found) => {
      const t = situation(inRoom(tile))
      t.act('scout', play('search'))
      expect(t.told('searched')).toMatchObject([{ colour: found, count: 2 }])
      expect(t.crew('scout').drawn).toEqual([found, found])
    },
  )

  test.each(tiles.filter(t => t.colour === 'white').map(t => [t.id]))(
    'NEM-SEARCH-02 %s is white: the player chooses one of the three decks, both cards from it',
    tile => {
      const t = situation(inRoom(tile))
      t.act('scout', play('search'))
      expect(t.options('scout')).toEqual(colours.map(colour))
      t.act('scout', colour('yellow'))
      expect(t.crew('scout').drawn).toEqual(['yellow', 'yellow'])
    },
  )

  test('NEM-SEARCH-05 not in the Nest, the Room Covered with Slime or a room printed on the board', () => {
    for (const tile of ['nest', 'slimeRoom']) {
      const room = tile === 'nest' ? '002' : '006'
      const given = {
        rooms: { [room]: { tile, explored: true } },
        at: { scout: room },
        hand: { scout: ['search', 'rest', 'scavenging'] },
      }
      const t = situation(given)
      expect([why(t, 'search'), why(t, 'scavenging')]).toEqual(['notSearchable', 'notSearchable'])
    }
    for (const room of ['001', '011', '019', '020', '021']) {
      const t = situation({ at: { scout: room }, hand: { scout: ['search', 'rest', 'scavenging'] } })
      expect([why(t, 'search'), why(t, 'scavenging')]).toEqual(['notSearchable', 'notSearchable'])
    }
  })

  test('NEM-SEARCH-06 no deck holds a crafted item', () => {
    const found = Object.values(items).flatMap(deck => deck.map(item => item.id))
    for (const blue of ['antidote', 'taser', 'flamethrower', 'molotovCocktail']) expect(found).not.toContain(blue)
    const t = situation()
    const crafted = sharedZone(t.g, 'crafted')
    for (const deck of colours) expect(sharedZone(t.g, deck).filter(p => crafted.includes(p))).toEqual([])
  })
})

describe('how often', () => {
  test('NEM-SEARCH-03 each Search lowers the counter by one; at nought no more', () => {
    const t = situation(inRoom('canteen', {}, 1))
    t.act('scout', play('search'))
    t.act('scout', keep(t.mine('scout').drawn[0]))
    expect([here(t).items, why(t, 'search')]).toEqual([0, 'noItemsLeft'])
    expect(t.told('items')).toMatchObject([{ items: 0 }])
  })

  test('NEM-SEARCH-03 Scavenging lowers it too, and works at nought', () => {
    for (const counter of [1, 0]) {
      const t = situation(inRoom('canteen', {}, counter))
      t.act('scout', play('scavenging'), pay('rest'))
      expect([t.crew('scout').drawn.length, here(t).items]).toEqual([2, 0])
    }
  })

  test('NEM-RULING-186 Storage works at nought, any number of times, and touches no counter; Searching there needs it', () => {
    for (const counter of [0, 2]) {
      const t = situation(inRoom('storage', {}, counter))
      expect(why(t, 'search')).toBe(counter === 0 ? 'noItemsLeft' : undefined)
      const cards = ['search', 'search', 'rest', 'scavenging'].map(pay)
      for (const [a, b] of [
        [cards[0], cards[1]],
        [cards[2], cards[3]],
      ]) {
        t.act('scout', { do: 'roomAction' }, a, b)
        if (t.table().asking?.ask === 'searchDeck') t.act('scout', colour('red'))
        t.act('scout', keep(t.mine('scout').drawn[0]))
      }
      expect([here(t).items, t.mine('scout').inventory.length + t.crew('scout').hands.length]).toEqual([counter, 3])
    }
  })
})

describe('what', () => {
  test('NEM-SEARCH-04 of two cards one is kept, neither none nor both, the other under the deck', () => {
    const t = situation(inRoom('canteen', { decks: { green: ['medkit', 'bandages'] } }))
    t.act('scout', play('search'))
    expect(t.options('scout')).toEqual([keep('bandages'), keep('medkit')])
    t.act('scout', keep('medkit'))
    expect(t.mine('scout')).toMatchObject({ inventory: ['medkit'], drawn: [] })
    expect(t.mine('scout').piles).toEqual([{ deck: 'green', index: 28, card: 'bandages' }])
    expect(t.mine('scout').notes).toMatchObject([{ what: 'returned', at: 'green', card: 'bandages', stale: false }])
  })

  test('NEM-SEARCH-04 two alike are one choice', () => {
    const t = situation(inRoom('canteen', { decks: { green: ['medkit', 'medkit'] } }))
    t.act('scout', play('search'))
    expect(t.options('scout')).toEqual([keep('medkit')])
  })

  test('NEM-SEARCH-04 NEM-HIDE-08 NEM-HIDE-09 in secret: others see a back come and a back go', () => {
    const t = situation(inRoom('canteen', { decks: { green: ['medkit', 'alcohol'] } }), ['scout', 'captain'])
    t.act('scout', play('search'), keep('alcohol'))
    for (const seat of [1, null]) {
      const all = JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))])
      expect(all).not.toMatch(/medkit|alcohol/)
    }
    expect(t.crew('scout').inventory).toEqual([{ back: 'green', card: null }])
    expect(t.table().decks.find(d => d.deck === 'green')?.pile).toEqual({ count: 29, known: [[28, 1]] })
  })

  test('NEM-SEARCH-04 the rejected card comes last: the next Search does not meet it', () => {
    const t = situation(inRoom('canteen', { decks: { green: ['medkit', 'alcohol', 'bandages', 'syntheticFood'] } }))
    t.act('scout', play('search'), keep('medkit'), play('search'))
    expect(t.mine('scout').drawn).toEqual(['bandages', 'syntheticFood'])
  })

  test('NEM-RULING-102 one card left: looked at, kept or given back; the counter goes down all the same', () => {
    for (const choice of ['keep', 'decline']) {
      const t = situation(inRoom('canteen'))
      leave(t, 'green', 1)
      t.act('scout', play('search'))
      const [card] = t.mine('scout').drawn
      expect(t.options('scout')).toEqual([keep(card), decline])
      t.act('scout', choice === 'keep' ? keep(card) : decline)
      expect([t.mine('scout').inventory, here(t).items]).toEqual([choice === 'keep' ? [card] : [], 1])
      expect(sharedZone(t.g, 'green')).toHaveLength(choice === 'keep' ? 0 : 1)
    }
  })

  test('NEM-RULING-102 no Search without a counter, though the room has a colour', () => {
    const t = situation(inRoom('canteen'))
    t.g.items[t.g.crew[0].room] = -1
    expect([why(t, 'search'), why(t, 'scavenging')]).toEqual(['notSearchable', 'notSearchable'])
  })

  test('NEM-RULING-19 an empty deck is made anew from its pile, in the middle of a Search too; a pile forgotten is a shuffle', () => {
    for (const left of [0, 1]) {
      const t = situation(inRoom('canteen', { decks: { green: ['medkit', 'alcohol', 'bandages'] } }))
      const deck = sharedZone(t.g, 'green')
      const top = deck.splice(-3)
      leave(t, 'green', 0)
      deck.push(...top.splice(0, left))
      for (const piece of top) t.g.seen[piece] = 63
      sharedZone(t.g, 'green.discard').push(...top)
      t.act('scout', play('search'))
      expect(t.told('reshuffled')).toMatchObject([{ deck: 'green' }])
      expect(t.mine('scout').drawn).toHaveLength(2)
      expect(deck.every(piece => t.g.seen[piece] === 0)).toBe(true)
    }
  })

  test('NEM-RULING-19 a deck with no card at all cannot be chosen', () => {
    const white = situation(inRoom('cabins'))
    leave(white, 'yellow', 0)
    white.act('scout', play('search'))
    expect(white.options('scout')).toEqual([colour('red'), colour('green')])
    const green = situation(inRoom('canteen'))
    leave(green, 'green', 0)
    expect(why(green, 'search')).toBe('deckEmpty')
  })

  test('NEM-RULING-198 a cancelled Search keeps the counter', () => {
    const given = inRoom('canteen', { at: { scout: '006', captain: '006' } })
    const t = situation({ ...given, hand: { scout: ['search'], captain: ['interruption'] } }, ['scout', 'captain'])
    t.act('scout', play('search'))
    t.act('captain', { do: 'react', card: 'interruption' })
    expect([t.told('cancelled').length, here(t).items]).toEqual([1, 2])
  })
})
