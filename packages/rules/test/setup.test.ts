/** What lies where before the first turn, and how it is dealt. */
import { describe, expect, test } from 'vitest'
import { bit, EVERYBODY, seatZone, sharedZone } from '../src/core/pieces.ts'
import { nameOf, rulesOf } from '../src/core/ruleset.ts'
import { INTRUDER_ACTION } from '../src/games/nemesis/faces.ts'
import {
  create,
  type GameEvent,
  type GameState,
  gameInfo,
  itemInfo,
  keyFromSeed,
  objectiveInfo,
  pending,
  type Setup,
  SetupError,
  step,
  tableView,
  view,
} from '../src/index.ts'
import { places } from '../src/testing.ts'
import { boards } from './printed.ts'
import { pass, situation } from './situation.ts'

const CHARACTERS = gameInfo('nemesis')?.characters ?? []
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)
/** So many players with characters of their own choice; without a number by the seed, 1 to 5. */
const chosen = (seed: number, players = 1 + (seed % 5)): Setup => ({
  game: 'nemesis',
  board: 'nemesis-base',
  seats: Array.from({ length: players }, (_, i) => ({ character: CHARACTERS[(seed + i) % CHARACTERS.length] })),
})
const drafted = (players: number): Setup => ({
  game: 'nemesis',
  board: 'nemesis-base',
  seats: Array.from({ length: players }, () => ({ character: null })),
})
const games = SEEDS.map(seed => create(chosen(seed), keyFromSeed(seed)))
const ofPlayers = (players: number) => games.filter(g => g.crew.length === players)
const board = boards['nemesis-base']
const slots = (slot: string) => board.rooms.flatMap((room, i) => (room.slot === slot ? [i] : []))

/** Names of the pieces with this back that lie in a place. */
function lying(g: GameState, back: string, where: RegExp): string[] {
  const { names, backs } = rulesOf(g).content
  return places(g).flatMap(({ piece, place }) => (backs[piece] === back && where.test(place) ? [names[piece]] : []))
}
const seenIn = (g: GameState, where: RegExp): number =>
  places(g).reduce((bits, { piece, place }) => (where.test(place) ? bits | g.seen[piece] : bits), 0)
const distinct = <T>(values: T[]): number => new Set(values).size

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
      expect(distinct([...laid, ...box])).toBe(9)
      firsts.add(laid[0])
    }
    expect(firsts.size).toBe(9)
  })

  test('NEM-SETUP-03 all eleven tiles “1”, at random and face down', () => {
    const firsts = new Set<string>()
    for (const g of games) {
      const laid = lying(g, 'tile.1', /^tile\./)
      expect(slots('1').every(room => g.tiles[room] >= 0 && !g.explored[room])).toBe(true)
      expect(distinct(laid)).toBe(11)
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
      firsts.add(lying(g, 'token', /^token\./)[0])
    }
    expect(firsts.size).toBe(15)
  })

  test('NEM-GEN-10 nobody has seen what is face down on the board, nor anything that went back to the box', () => {
    for (const g of games) expect(seenIn(g, /^(box|tile\..*|token\..*|coordinates|engine\..*|weakness)$/)).toBe(0)
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

  test('NEM-SETUP-05 NEM-SETUP-06 one of the eight coordinates cards, face down, and the marker on B', () => {
    for (const g of games) {
      expect(sharedZone(g, 'coordinates')).toHaveLength(1)
      expect(lying(g, 'coordinates', /^box$/)).toHaveLength(7)
      expect(tableView(g)).toMatchObject({ destination: 'B', coordinates: { seenBy: 0, card: null } })
    }
    expect(distinct(games.map(g => sharedZone(g, 'coordinates')[0]))).toBe(8)
  })

  test('NEM-SETUP-10 NEM-COMP-09 each engine: its working and its damaged token, face down, either on top', () => {
    const tops = games.map(g =>
      ([1, 2, 3] as const).map(n => {
        const tokens = sharedZone(g, `engine.${n}`).map(piece => nameOf(g, piece))
        expect(tokens.toSorted()).toEqual(['damaged', 'working'])
        expect(lying(g, `engine.${n}`, new RegExp(`^engine.${n}$`))).toHaveLength(2)
        return tokens.at(-1)
      }),
    )
    // Every combination of the three occurs.
    expect(distinct(tops.map(String))).toBe(8)
    expect(tableView(games[0]).engines.flatMap(e => e.tokens)).toEqual(Array(6).fill({ seenBy: 0, card: null }))
  })

  test('NEM-SETUP-19 the time marker begins on 15', () => {
    for (const g of games) expect(tableView(g).time).toBe(15)
  })

  test('NEM-SETUP-18 NEM-SETUP-20 NEM-RULING-02 nothing burns, breaks, sounds or is shut; nobody is hurt, slimed or heard', () => {
    for (const g of games) {
      const { noise, doors, rooms, crew, removed, decks, selfDestruct, vent, intruders } = tableView(g)
      expect([noise, doors, removed, intruders]).toEqual([[], [], [], []])
      expect([selfDestruct, vent]).toEqual([null, null])
      expect(decks.flatMap(deck => deck.discard)).toEqual([])
      expect(rooms.some(room => room.fire || room.malfunction)).toBe(false)
      const untouched = { fate: 'aboard', slime: false, larva: false, signal: false, light: 0, wounds: [], dressed: [] }
      for (const c of crew) expect(c).toMatchObject({ ...untouched, passed: false, contamination: 0 })
    }
  })
})

describe('escape pods', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ])('NEM-SETUP-07 for %i players %i pods, at random', (players, count) => {
    const drawn = ofPlayers(players).map(g => g.pods.map(p => p.number))
    expect(drawn.every(pods => pods.length === count && distinct(pods) === count)).toBe(true)
    // Every choice of so many out of four occurs.
    expect(distinct(drawn.map(String))).toBe([0, 0, 6, 4, 1][count])
  })

  test('NEM-SETUP-08 NEM-SETUP-09 NEM-COMP-08 numbers 1 to 4 in ascending order, A and B in turn, all locked', () => {
    for (const g of games) {
      const numbers = g.pods.map(p => p.number)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(numbers.every(n => n >= 1 && n <= 4)).toBe(true)
      expect(g.pods.map(p => p.section)).toEqual(['A', 'B', 'A', 'B'].slice(0, numbers.length))
      expect(g.pods.every(p => p.locked && p.state === 'docked')).toBe(true)
    }
  })

  test('NEM-EX-22 three players who draw the pods 2, 3 and 4: 2 in A, 3 in B, 4 in A, all locked', () => {
    const g = ofPlayers(3).find(one => `${one.pods.map(p => p.number)}` === '2,3,4')
    expect(g && tableView(g).pods).toEqual([
      { pod: 2, section: 'A', locked: true, state: 'docked' },
      { pod: 3, section: 'B', locked: true, state: 'docked' },
      { pod: 4, section: 'A', locked: true, state: 'docked' },
    ])
  })
})

describe('intruders', () => {
  test.each([1, 2, 3, 4, 5])(
    'NEM-SETUP-13 NEM-SETUP-14 NEM-COMP-05 the bag for %i players; the other tokens beside it',
    n => {
      for (const g of ofPlayers(n)) {
        const { bag, supply } = tableView(g)
        expect(bag).toEqual({ blank: 1, larva: 4, creeper: 1, adult: 3 + n, breeder: 0, queen: 1 })
        expect(supply).toEqual({ blank: 0, larva: 4, creeper: 2, adult: 9 - n, breeder: 2, queen: 0 })
      }
    },
  )

  test('NEM-EX-23 the bag for four players: fourteen tokens', () => {
    const { bag } = situation({}, ['scout', 'captain', 'pilot', 'soldier']).table()
    expect(bag).toEqual({ blank: 1, larva: 4, creeper: 1, adult: 7, breeder: 0, queen: 1 })
    expect(Object.values(bag).reduce((a, b) => a + b)).toBe(14)
  })

  test('NEM-SETUP-13 which Adults are in the bag is chance', () => {
    const { names } = rulesOf(games[0]).content
    const adults = ofPlayers(2).map(g =>
      sharedZone(g, 'bag')
        .map(p => names[p])
        .filter(name => name.startsWith('adult'))
        .sort(),
    )
    expect(distinct(adults.map(String))).toBeGreaterThan(5)
  })

  test('NEM-SETUP-11 NEM-COMP-07 five eggs in the Nest and three in supply: the Queen can lay three more', () => {
    const only = { blank: 0, larva: 0, creeper: 0, adult: 0 }
    const quiet = ['bulkheadsOpen', 'regeneration', 'damage', 'lurking']
    const t = situation({ bag: only, decks: { event: quiet }, hand: { scout: [] } })
    expect(t.table().eggs).toBe(5)
    const eggs = quiet.map(() => {
      t.act('scout', ...(t.crew('scout').hand > 0 ? pass : [{ do: 'pass' } as const]))
      return t.table().eggs
    })
    expect(eggs).toEqual([6, 7, 8, 8])
  })

  test('NEM-SETUP-12 three of the eight weaknesses, face down, on corpse, egg and carcass', () => {
    const firsts = new Set<number>()
    for (const g of games) {
      const [first] = sharedZone(g, 'weakness')
      expect(sharedZone(g, 'weakness')).toHaveLength(3)
      expect(lying(g, 'weakness', /^box$/)).toHaveLength(5)
      expect(tableView(g).weaknesses).toEqual([
        { object: 'corpse', card: null },
        { object: 'egg', card: null },
        { object: 'carcass', card: null },
      ])
      firsts.add(first)
    }
    expect(firsts.size).toBe(8)
  })
})

describe('decks', () => {
  test.each([
    ['red', 'item.red', 30],
    ['yellow', 'item.yellow', 30],
    ['green', 'item.green', 30],
    ['event', 'event', 20],
    ['attack', 'attack', 20],
    ['contamination', 'contamination', 27],
    ['wound', 'wound', 16],
  ] as const)('NEM-SETUP-15 the %s deck: shuffled, face down, unseen', (deck, back, size) => {
    const orders = games.map(g => sharedZone(g, deck).map(piece => [rulesOf(g).content.backs[piece], piece] as const))
    expect(orders.every(cards => cards.length === size && cards.every(([b]) => b === back))).toBe(true)
    expect(distinct(orders.map(String))).toBe(games.length)
    expect(games.every(g => seenIn(g, new RegExp(`^${deck}$`)) === 0)).toBe(true)
    expect(tableView(games[0]).decks.find(d => d.deck === deck)?.pile).toEqual({ count: size, known: [] })
  })

  test('NEM-SETUP-16 the crafted items lie open beside them, in their order', () => {
    const listed = games.map(g => tableView(g).crafted)
    expect(listed[0]).toHaveLength(12)
    for (const crafted of listed) expect(crafted).toEqual(listed[0])
    for (const g of games) for (const piece of sharedZone(g, 'crafted')) expect(g.seen[piece]).toBe(EVERYBODY)
  })

  test('NEM-SETUP-17 NEM-COMP-16 Solo/Co-op objectives and Intruder Action cards are in the game only in the modes that use them', () => {
    for (const g of games.filter(one => one.crew.length > 1))
      expect(lying(g, 'objective.solo', /^box$/)).toHaveLength(7)
    const commands = (options: Setup['options'] & object) =>
      rulesOf(create({ ...chosen(2, 3), options }, keyFromSeed(2))).content.backs.filter(
        back => back === INTRUDER_ACTION,
      )
    expect([commands({}).length, commands({ intruderPlayer: true }).length]).toEqual([0, 10])
  })

  test('NEM-SETUP-35 NEM-SETUP-36 used cards lie face up on a pile of their own kind', () => {
    const given = {
      rooms: { '006': { tile: 'canteen', explored: true, fire: true } },
      at: { scout: '006' },
      inventory: { scout: ['syntheticFood'] },
      hands: { scout: ['prototypeRifle', 'fireExtinguisher'] },
      hand: { scout: ['search', 'rest', 'demolition', 'interruption'] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { event: ['bulkheadsOpen'], attack: ['tailAttack.2', 'tailAttack.5'] },
      bag: { blank: 0, larva: 0, creeper: 0, adult: 0 },
    }
    const t = situation(given, ['scout'], { dice: { combat: ['blank'] } })
    for (const card of ['prototypeRifle', 'fireExtinguisher']) t.act('scout', { do: 'drop', card })
    t.act('scout', { do: 'use', card: 'syntheticFood' }, { do: 'pay', card: 'search' }, ...pass)
    const piles = Object.fromEntries(t.table().decks.map(d => [d.deck, d.discard]))
    // Attack 2: an Adult has no tail; it is injured by the fire, and that is attack card 5.
    expect(piles).toEqual({
      red: ['prototypeRifle'],
      yellow: ['fireExtinguisher'],
      green: ['syntheticFood'],
      wound: [],
      event: ['bulkheadsOpen'],
      attack: ['tailAttack.2', 'tailAttack.5'],
      contamination: [],
    })
    const open = ['red.discard', 'yellow.discard', 'green.discard', 'event.discard', 'attack.discard'] as const
    for (const zone of open) for (const piece of sharedZone(t.g, zone)) expect(t.g.seen[piece]).toBe(EVERYBODY)

    const rooms = { '002': { tile: 'emergencyRoom', explored: true } }
    const healed = situation({
      rooms,
      at: { scout: '002' },
      dressed: { scout: ['leg'] },
      hand: { scout: ['search', 'rest'] },
    })
    // Healing the dressed wound is all there is to do, so it is done without a question.
    healed.act('scout', { do: 'roomAction' }, { do: 'pay', card: 'search' }, { do: 'pay', card: 'rest' })
    expect(healed.table().decks.find(d => d.deck === 'wound')?.discard).toEqual(['leg'])
  })

  test('NEM-SETUP-32 NEM-SETUP-37 contamination goes to its player’s own discard pile, among the action cards', () => {
    const given = {
      rooms: { '006': { tile: 'canteen', explored: true } },
      at: { scout: '006', captain: '001' },
      hand: { scout: ['search', 'rest'], captain: [] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { event: ['bulkheadsOpen'], attack: ['scratch.2'] },
      bag: { blank: 0, larva: 0, creeper: 0, adult: 0 },
    }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', { do: 'pass' }, { do: 'discard', card: 'search' }, { do: 'done' })
    t.act('captain', { do: 'pass' })
    expect(t.crew('scout').discard).toEqual(['search', 'contamination'])
    expect([t.crew('captain').discard, sharedZone(t.g, 'contamination').length]).toEqual([[], 26])
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

  test('NEM-SETUP-30 everybody holds their own starting weapon, loaded to its capacity', () => {
    const weapons = CHARACTERS.map(character => situation({}, [character]).crew(character).hands)
    const full = (card: string, n: number) => [{ card, ammo: n, capacity: n, attached: [], taped: null }]
    expect(weapons).toEqual([
      full('sixShooter', 6),
      full('shotgun', 2),
      full('pistol', 3),
      full('rifle', 4),
      full('assaultRifle', 5),
      full('sawedOffShotgun', 2),
    ])
  })

  test('NEM-SETUP-31 two quest items of their own beside the board, open and inactive', () => {
    const quests = CHARACTERS.map(character => situation({}, [character]).crew(character).quests)
    expect(quests).toEqual([
      ['logKey', 'intercom'],
      ['orbitalManeuveringSystem', 'evacuationKey.quest'],
      ['holoComputer', 'laboratoryEquipment'],
      ['securityKey', 'motionScanner'],
      ['autoloader', 'armor'],
      ['plasmaTorch', 'flashlight'],
    ])
    // Inactive: it can be activated, but not used.
    const t = situation({ hand: { pilot: ['search', 'rest'] }, inventory: { pilot: ['energyCharge.red'] } }, ['pilot'])
    const offered = t.options('pilot')
    expect(offered).toContainEqual({ do: 'activate', card: 'orbitalManeuveringSystem' })
    expect(offered).not.toContainEqual({ do: 'use', card: 'orbitalManeuveringSystem' })
    expect(t.crew('pilot').inventory).toEqual([{ back: 'red', card: null }])
  })

  test('NEM-SETUP-34 NEM-COMP-10 the blue corpse lies in the Hibernatorium, an object like any other', () => {
    for (const g of games) {
      const { rooms, crew } = tableView(g)
      expect(rooms.flatMap(r => r.objects.map(object => [r.room, object]))).toEqual([['011', 'corpse.blue']])
      expect(crew.every(c => c.objects.length === 0)).toBe(true)
    }
    const t = situation({ hand: { scout: ['rest', 'search'] } })
    t.act('scout', { do: 'pickUp' }, { do: 'pay', card: 'rest' })
    expect([t.crew('scout').objects, t.room('011').objects]).toEqual([['corpse.blue'], []])
  })

  test('NEM-SETUP-21 NEM-SETUP-23 NEM-SETUP-33 Player Numbers 1 to N at random; number 1 has the First Player token and begins', () => {
    for (const g of games) {
      const table = tableView(g)
      const numbers = table.crew.map(c => c.number)
      expect(numbers.toSorted()).toEqual(numbers.map((_, i) => i + 1))
      for (const c of table.crew) expect(c.inventory).toEqual([]) // a holder of their own, empty
      const first = numbers.indexOf(1)
      expect([table.first, table.turn?.seat, table.round]).toEqual([first, first, 1])
    }
    expect(distinct(ofPlayers(3).map(g => String(g.crew.map(c => c.number))))).toBe(6)
  })

  test('NEM-SETUP-21 the number is that player’s for the whole game', () => {
    const t = situation({ numbers: { scout: 2, captain: 1 }, hand: { scout: [], captain: [] } }, ['scout', 'captain'])
    t.act('scout', { do: 'pass' })
    t.act('captain', { do: 'pass' })
    expect([t.crew('scout').number, t.crew('captain').number, t.table().first]).toEqual([2, 1, 1])
  })

  test('a set-up that cannot be played names what is wrong', () => {
    const setup = chosen(1, 2)
    const [one, two] = setup.seats
    const wrong = [
      [{ ...setup, game: 'chess' }, 'game'],
      [{ ...setup, board: 'moon' }, 'board'],
      [{ ...setup, board: 'constructor' }, 'board'],
      [{ ...setup, seats: [] }, 'seats'],
      [{ ...setup, seats: chosen(1, 6).seats }, 'seats'],
      [{ ...setup, seats: [one, two, one] }, 'seats.2.character'],
      [{ ...setup, seats: [{ character: 'ripley' }] }, 'seats.0.character'],
      [{ ...setup, seats: [one, { character: null }] }, 'seats.1.character'],
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

describe('objectives', () => {
  test.each([2, 3, 4, 5])(
    'NEM-SETUP-24 NEM-SETUP-25 with %i players one corporate and one personal, none printed for more',
    n => {
      const dealt = new Set<string>()
      for (const g of ofPlayers(n))
        g.crew.forEach((_, seat) => {
          const cards = seatZone(g, seat, 'objectives').map(piece => objectiveInfo('nemesis', nameOf(g, piece)))
          expect(cards.map(card => card?.deck)).toEqual(['corporate', 'personal'])
          for (const card of cards) dealt.add(card?.id ?? '')
        })
      const all = [...dealt].map(id => objectiveInfo('nemesis', id)?.players ?? 0)
      expect(Math.max(...all)).toBe(n) // the boundary: those for exactly so many are in, those for more are out
      expect(dealt.size).toBe([0, 0, 12, 14, 16, 18][n])
    },
  )

  test('NEM-SETUP-25 they are secret: known to their owner alone, and those not dealt to nobody', () => {
    const g = create(chosen(2, 3), keyFromSeed(2))
    const names = (seat: number) => seatZone(g, seat, 'objectives').map(piece => nameOf(g, piece))
    g.crew.forEach((_, seat) => {
      for (const piece of seatZone(g, seat, 'objectives')) expect(g.seen[piece]).toBe(bit(seat))
      expect(view(g, seat).me?.objectives).toEqual(names(seat))
      for (const other of [null, 0, 1, 2].filter(s => s !== seat))
        for (const name of names(seat)) expect(JSON.stringify(view(g, other))).not.toContain(`"${name}"`)
    })
  })

  test('NEM-SETUP-26 dealt before characters are chosen', () => {
    const told: GameEvent[] = []
    const g = create(drafted(2), keyFromSeed(3), e => told.push(e))
    expect(told.map(e => e.e)).toEqual(['playerNumbers', 'objectivesDealt', 'draftDrawn'])
    expect(tableView(g).crew.map(c => [c.objectives, c.character])).toEqual([
      [2, null],
      [2, null],
    ])
    const [asked] = pending(g)
    expect(view(g, asked.seat).me?.objectives).toHaveLength(2)
  })

  test('NEM-RULING-223 NEM-MODE-SOLO-01 one player alone gets two of the Solo/Co-op objectives', () => {
    const dealt = new Set<string>()
    for (const g of ofPlayers(1)) {
      const names = seatZone(g, 0, 'objectives').map(piece => nameOf(g, piece))
      expect(names.map(name => objectiveInfo('nemesis', name)?.deck)).toEqual(['solo', 'solo'])
      expect(distinct(names)).toBe(2)
      for (const name of names) dealt.add(name)
    }
    expect(dealt.size).toBe(7)
  })
})

describe('draft', () => {
  /** Everybody takes the first (or the second) of the two. */
  function draft(players: number, seed: number, take: 0 | 1 = 0) {
    const told: GameEvent[] = []
    const g = create(drafted(players), keyFromSeed(seed), e => told.push(e))
    for (let i = 0; i < players; i++) {
      const [{ seat, n, ask, options }] = pending(g)
      expect([ask, options.length]).toEqual(['draft', 2])
      const { cost: _, ...choice } = options[take]
      step(g, { seat, n, ...choice } as never, e => told.push(e))
    }
    return { g, told }
  }

  test('NEM-SETUP-22 NEM-SETUP-27 in the order of Player Numbers, two at random shown to everybody, one kept', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const { g, told } = draft(5, seed)
      const drawn = told.filter(e => e.e === 'draftDrawn')
      expect(drawn.map(e => g.crew[e.who].number)).toEqual([1, 2, 3, 4, 5])
      drawn.forEach((e, i) => {
        const taken = drawn.slice(0, i).map(d => g.crew[d.who].character)
        expect(distinct([...e.cards, ...taken])).toBe(2 + i)
        expect(e.cards).toContain(g.crew[e.who].character)
        expect(e.only).toBeUndefined()
      })
    }
  })

  test('NEM-SETUP-27 while one chooses, everybody sees both cards, and nobody else is asked', () => {
    const g = create(drafted(3), keyFromSeed(5))
    const [decision, ...others] = pending(g)
    expect(others).toEqual([])
    const cards = decision.options.map(o => (o.do === 'character' ? o.card : ''))
    for (const seat of [null, 0, 1, 2]) expect(view(g, seat).table.asking?.about).toEqual({ cards })
  })

  test('NEM-SETUP-27 the card not kept goes back among the others: somebody after may draw it', () => {
    const again = SEEDS.slice(0, 40).some(seed => {
      const drawn = draft(2, seed).told.flatMap(e => (e.e === 'draftDrawn' ? [e.cards] : []))
      return drawn[1].includes(drawn[0][1])
    })
    expect(again).toBe(true)
    const firsts = SEEDS.map(seed => draft(1, seed).told.flatMap(e => (e.e === 'draftDrawn' ? e.cards : []))).map(
      String,
    )
    expect(distinct(firsts)).toBe(30) // every ordered pair of six
  })

  test('NEM-SETUP-28 one plays the character one kept and no other; the rest stays in the box', () => {
    for (const take of [0, 1] as const) {
      const { g, told } = draft(3, 8, take)
      const kept = told.flatMap(e => (e.e === 'drafted' ? [[e.who, e.card] as const] : []))
      for (const [seat, character] of kept) {
        expect(g.crew[seat].character).toBe(character)
        expect(lying(g, `action.${character}`, new RegExp(`^(deck|hand)\\.${seat}$`))).toHaveLength(10)
      }
      const others = CHARACTERS.filter(c => !kept.some(([, character]) => character === c))
      for (const c of others) expect(lying(g, `action.${c}`, /^box$/)).toHaveLength(10)
      expect(lying(g, 'weapon', /^box$/)).toHaveLength(3)
      expect(lying(g, 'item.quest', /^box$/)).toHaveLength(6)
      expect(g.round).toBe(1)
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

  test('NEM-RULING-17 the self-destruct track: 6 green, 5 and 4 plain, 3 to 1 yellow, and the red skull', () => {
    const { selfDestruct } = board.tracks
    expect(selfDestruct.map(space => [space.n, space.color])).toEqual([
      [6, 'green'],
      [5, 'plain'],
      [4, 'plain'],
      [3, 'yellow'],
      [2, 'yellow'],
      [1, 'yellow'],
      [0, 'red'],
    ])
    expect(selfDestruct.flatMap(space => (space.irreversible ? [space.n] : []))).toEqual([3, 2, 1])
    expect(selfDestruct.flatMap(space => (space.end ? [space.n] : []))).toEqual([0])
  })

  test('a quest item is as heavy as printed', () => {
    const heavy = ['holoComputer', 'motionScanner']
    const quests = CHARACTERS.flatMap(c => situation({}, [c]).crew(c).quests)
    expect(quests.filter(card => itemInfo('nemesis', card)?.heavy)).toEqual(heavy)
  })
})
