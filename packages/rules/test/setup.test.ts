/** What lies where before the first turn. Ids that name things still to come (ammo, events, eggs …) are not claimed. */
import { describe, expect, test } from 'vitest'
import { rulesOf } from '../src/core/ruleset.ts'
import { boards, create, type GameState, gameInfo, keyFromSeed, SetupError, tableView } from '../src/index.ts'
import { places } from '../src/testing.ts'
import { setupFor } from './play.ts'
import { situation } from './situation.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)
const games = SEEDS.map(seed => create(setupFor(seed), keyFromSeed(seed)))
const board = boards['nemesis-base']
const slots = (slot: string) => board.rooms.flatMap((room, i) => (room.slot === slot ? [i] : []))

/** Names of the pieces with this back that lie in a place. */
function lying(g: GameState, back: string, where: RegExp): string[] {
  const { names, backs } = rulesOf(g).content
  return places(g).flatMap(({ piece, place }) => (backs[piece] === back && where.test(place) ? [names[piece]] : []))
}
const seenIn = (g: GameState, where: RegExp): number =>
  places(g).reduce((bits, { piece, place }) => (where.test(place) ? bits | g.seen[piece] : bits), 0)

describe('board', () => {
  test('NEM-SETUP-01 the basic side, unless another is chosen', () => {
    expect(gameInfo('nemesis')?.boards[0]).toBe('nemesis-base')
    expect(situation().table().board).toBe('nemesis-base')
  })

  test('NEM-SETUP-02 five of the nine tiles “2”, at random and face down; four go back unseen', () => {
    const firsts = new Set<string>()
    for (const g of games) {
      const [laid, box] = [lying(g, 'tile.2', /^tile\./), lying(g, 'tile.2', /^box$/)]
      expect(slots('2').every(room => g.tiles[room] >= 0 && !g.explored[room])).toBe(true)
      expect([laid.length, box.length]).toEqual([5, 4])
      expect(new Set([...laid, ...box]).size).toBe(9)
      expect(seenIn(g, /^tile\.|^box$/)).toBe(0)
      firsts.add(laid[0])
    }
    expect(firsts.size).toBe(9)
  })

  test('NEM-SETUP-03 all eleven tiles “1”, at random and face down', () => {
    const firsts = new Set<string>()
    for (const g of games) {
      const laid = lying(g, 'tile.1', /^tile\./)
      expect(slots('1').every(room => g.tiles[room] >= 0 && !g.explored[room])).toBe(true)
      expect(new Set(laid).size).toBe(11)
      firsts.add(laid[0])
    }
    expect(firsts.size).toBe(11)
  })

  test('NEM-SETUP-04 a token face down on each of the sixteen tiles; four go back unseen', () => {
    const firsts = new Set<string>()
    for (const g of games) {
      expect(g.tokens.map(token => token >= 0)).toEqual(g.tiles.map(tile => tile >= 0))
      expect(lying(g, 'token', /^token\./)).toHaveLength(16)
      expect(lying(g, 'token', /^box$/)).toHaveLength(4)
      expect(seenIn(g, /^token\./)).toBe(0)
      firsts.add(lying(g, 'token', /^token\./)[0])
    }
    expect(firsts.size).toBe(15)
  })

  test('NEM-GEN-09 printed rooms start explored and without items', () => {
    const specials = slots('special')
    expect(specials.map(room => board.rooms[room].special)).toEqual([
      'cockpit',
      'hibernatorium',
      'engine-3',
      'engine-2',
      'engine-1',
    ])
    for (const g of games) expect(specials.every(room => g.explored[room] && g.items[room] < 0)).toBe(true)
  })

  test('NEM-SETUP-19 the time marker begins on 15', () => {
    for (const g of games) expect(tableView(g).time).toBe(15)
  })

  // NEM-SETUP-20 and NEM-RULING-02, without Self-Destruct and Signal so far.
  test('nothing burns, nothing is broken, nothing sounds, every door is open, nobody is hurt', () => {
    for (const g of games) {
      const { noise, doors, rooms, crew, removed, decks } = tableView(g)
      expect([noise, doors, removed]).toEqual([[], [], []])
      expect(decks.flatMap(deck => deck.discard)).toEqual([])
      expect(rooms.some(room => room.fire || room.malfunction)).toBe(false)
      expect(crew.every(c => c.alive && !c.slime && c.light === 0 && c.wounds.length === 0)).toBe(true)
    }
  })

  // NEM-SETUP-15, without the Event, Attack and Contamination decks so far.
  test('item and wound decks are shuffled and unseen', () => {
    for (const [deck, size] of [
      ['red', 30],
      ['yellow', 30],
      ['green', 30],
      ['wound', 16],
    ] as const) {
      const tops = games.map(g => lying(g, deck === 'wound' ? deck : `item.${deck}`, new RegExp(`^${deck}$`)))
      expect(tops.every(cards => cards.length === size)).toBe(true)
      expect(new Set(tops.map(cards => cards.join())).size).toBe(games.length)
    }
    expect(games.every(g => seenIn(g, /^(red|yellow|green|wound)$/) === 0)).toBe(true)
  })
})

describe('crew', () => {
  test('NEM-SETUP-29 everybody in the Hibernatorium with their own ten cards, shuffled', () => {
    const orders = new Set<string>()
    for (const g of games)
      g.setup.seats.forEach(({ character }, seat) => {
        const own = lying(g, `action.${character}`, new RegExp(`^(deck|hand)\\.${seat}$`))
        expect(own).toHaveLength(10)
        expect(tableView(g).crew[seat].room).toBe('011')
        expect(seenIn(g, new RegExp(`^deck\\.${seat}$`))).toBe(0)
        if (character === 'scout') orders.add(lying(g, 'action.scout', new RegExp(`^deck\\.${seat}$`)).join())
      })
    expect(orders.size).toBeGreaterThan(50)
  })

  test('NEM-ROUND-02 five cards each to begin with', () => {
    for (const g of games) expect(tableView(g).crew.every(c => c.hand === 5 && c.deck.count === 5)).toBe(true)
  })

  // NEM-SETUP-30, without ammo so far.
  test('everybody carries their own starting weapon in hand', () => {
    const all = gameInfo('nemesis')?.characters ?? []
    const weapons = all.map(character => situation({}, [character]).crew(character).hands)
    expect(weapons).toEqual([['sixShooter'], ['shotgun'], ['pistol'], ['rifle'], ['assaultRifle'], ['sawedOffShotgun']])
  })

  test('NEM-SETUP-33 Player 1 holds the First Player token and takes the first turn', () => {
    for (const g of games) {
      const table = tableView(g)
      expect([table.first, table.turn?.seat, table.round]).toEqual([0, 0, 1])
    }
  })

  test('a set-up that cannot be played names what is wrong', () => {
    const setup = setupFor(1, 'nemesis', 2)
    const [one, two] = setup.seats
    const wrong = [
      [{ ...setup, game: 'chess' }, 'game'],
      [{ ...setup, board: 'moon' }, 'board'],
      [{ ...setup, board: 'constructor' }, 'board'],
      [{ ...setup, seats: [] }, 'seats'],
      [{ ...setup, seats: setupFor(1, 'nemesis', 6).seats }, 'seats'],
      [{ ...setup, seats: [one, two, one] }, 'seats.2.character'],
      [{ ...setup, seats: [{ character: 'ripley' }] }, 'seats.0.character'],
    ] as const
    for (const [bad, field] of wrong)
      try {
        create(bad as typeof setup, keyFromSeed(1))
        expect.unreachable()
      } catch (error) {
        expect(error).toBeInstanceOf(SetupError)
        expect((error as SetupError).field).toBe(field)
      }
  })
})

describe('what is printed', () => {
  test('NEM-RULING-31 one or two numbers per corridor, and 1 to 4 exactly once around every room', () => {
    for (const { numbers } of board.corridors) expect([1, 2]).toContain(numbers.length)
    for (const { id } of board.rooms) {
      const around = [
        ...board.corridors.filter(c => c.a === id || c.b === id),
        ...board.technical.filter(t => t.room === id),
      ]
      expect(around.flatMap(c => c.numbers).sort()).toEqual([1, 2, 3, 4])
    }
  })

  test('NEM-RULING-15 the time track: 15 green, 14 to 9 plain, 8 to 1 blue, and the red end', () => {
    const { time } = board.tracks
    expect(time.map(space => space.n)).toEqual(Array.from({ length: 16 }, (_, i) => 15 - i))
    expect(time.map(space => space.color)).toEqual([
      'green',
      ...Array(6).fill('plain'),
      ...Array(8).fill('blue'),
      'red',
    ])
    expect(time.flatMap(space => (space.hibernationOpen ? [space.n] : []))).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(time.flatMap(space => (space.end ? [space.n] : []))).toEqual([0])
  })
})
