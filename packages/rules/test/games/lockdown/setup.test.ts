/** What lies where in the facility before the first turn, and how it is dealt. LOCK-SETUP. */
import { describe, expect, it } from 'vitest'
import { bit, EVERYBODY, seatZone, sharedZone } from '../../../src/core/pieces.ts'
import { nameOf, rulesOf } from '../../../src/core/ruleset.ts'
import { type Facility, facilityOf } from '../../../src/games/lockdown/state.ts'
import {
  create,
  type GameEvent,
  type GameState,
  gameInfo,
  keyFromSeed,
  MODES,
  myView,
  objectiveInfo,
  pending,
  type Setup,
  SetupError,
  step,
  tableView,
} from '../../../src/index.ts'
import { places } from '../../../src/testing.ts'
import { boards } from '../../printed.ts'
import { lockdown } from '../../situation.ts'

const CHARACTERS = ['survivor', 'labRat', 'hacker', 'xenobiologist', 'sentry', 'janitor']
const SURVIVORS = ['survivor', 'labRat']
const SEEDS = Array.from({ length: 160 }, (_, seed) => seed)
/** So many players with characters of their own choice; without a number by the seed, 2 to 5. */
const chosen = (seed: number, players = 2 + (seed % 4)): Setup => ({
  game: 'lockdown',
  board: 'lockdown-base',
  seats: Array.from({ length: players }, (_, i) => ({ character: CHARACTERS[(seed + i) % CHARACTERS.length] })),
})
const drafted = (players: number): Setup => ({
  game: 'lockdown',
  board: 'lockdown-base',
  seats: Array.from({ length: players }, () => ({ character: null })),
})
const games = SEEDS.map(seed => create(chosen(seed), keyFromSeed(seed)))
const ofPlayers = (players: number) => games.filter(g => g.crew.length === players)
const board = boards['lockdown-base']
const slots = (slot: string) => board.rooms.flatMap((room, i) => (room.slot === slot ? [i] : []))
const distinct = <T>(values: T[]): number => new Set(values).size
const facility = (g: GameState): Facility => facilityOf(g)
const namesOf = (g: GameState, pieces: readonly number[]) => pieces.map(piece => nameOf(g, piece))

/** Names of the pieces with this back that lie in a place. */
function lying(g: GameState, back: string, where: RegExp): string[] {
  const { names, backs } = rulesOf(g).content
  return places(g).flatMap(({ piece, place }) => (backs[piece] === back && where.test(place) ? [names[piece]] : []))
}
const seenIn = (g: GameState, where: RegExp): number =>
  places(g).reduce((bits, { piece, place }) => (where.test(place) ? bits | g.seen[piece] : bits), 0)

describe('board', () => {
  it('LOCK-SETUP-01 the basic side, unless another is chosen', () => {
    expect(gameInfo('lockdown')?.boards[0]).toBe('lockdown-base')
    expect(lockdown().table().board).toBe('lockdown-base')
  })

  it('LOCK-SETUP-02 Isolation Room, Repository and Backup Power Supply lie face up on their spaces', () => {
    for (const [room, tile] of [
      ['020', 'isolation'],
      ['003', 'repository'],
      ['017', 'backup-power'],
    ])
      expect(lockdown().room(room)).toMatchObject({ tile, explored: true, token: false, items: null })
  })

  it('LOCK-SETUP-03 LOCK-GEN-07 six of the nine tiles “II”, at random and face down; three go back unseen', () => {
    const firsts = new Set<string>()
    for (const g of games) {
      const [laid, box] = [lying(g, 'tile.2', /^tile\./), lying(g, 'tile.2', /^box$/)]
      expect(slots('2').every(room => g.tiles[room] >= 0 && !g.explored[room])).toBe(true)
      expect([laid.length, box.length, distinct([...laid, ...box])]).toEqual([6, 3, 9])
      firsts.add(laid[0])
    }
    expect(firsts.size).toBe(9)
  })

  it('LOCK-SETUP-04 LOCK-OBJ-11 all ten tiles “I”, at random and face down', () => {
    const firsts = new Set<string>()
    for (const g of games) {
      const laid = lying(g, 'tile.1', /^tile\./)
      expect([laid.length, distinct(laid)]).toEqual([10, 10])
      expect(laid).toEqual(expect.arrayContaining(['archive', 'transmitterControlRoom', 'laboratory', 'nest']))
      firsts.add(laid[0])
    }
    expect(firsts.size).toBe(10)
  })

  it('LOCK-SETUP-05 a token face down on each of the sixteen tiles; four go back unseen', () => {
    const firsts = new Set<string>()
    for (const g of games) {
      expect(g.tokens.map(token => token >= 0)).toEqual(g.tiles.map(tile => tile >= 0))
      expect([lying(g, 'token', /^token\./).length, lying(g, 'token', /^box$/).length]).toEqual([16, 4])
      firsts.add(lying(g, 'token', /^token\./)[0])
    }
    expect(firsts.size).toBe(16)
  })

  it('LOCK-SETUP-06 there are no other exploration tokens in the box', () => {
    const { backs } = rulesOf(games[0]).content
    expect(backs.filter(back => back === 'token')).toHaveLength(20)
    expect(games[0].tokens.filter(token => token >= 0)).toHaveLength(16)
  })

  it('LOCK-SETUP-07 the Elevator in S-02, the gate closed, the Rover at the exit', () => {
    for (const g of games)
      expect(tableView(g).facility).toMatchObject({ elevator: '014', gateOpen: false, rover: '001' })
  })

  it('LOCK-SETUP-08 one power token for each section and the Elevator, at random; 1 and 2 give power', () => {
    const deals = new Set<string>()
    for (const g of games) {
      const { power, on } = facility(g)
      expect([power.toSorted(), on]).toEqual([
        [1, 2, 3, 4],
        [true, true, false, false],
      ])
      deals.add(power.join(''))
    }
    expect(deals.size).toBe(24)
  })

  it('LOCK-SETUP-09 six of the seven CSS tokens face down on 10, 8, 6, 4, 2 and 1; one goes back unseen', () => {
    const left = new Set<string>()
    for (const g of games) {
      const spaces = tableView(g).facility?.css
      expect(spaces?.map(({ space }) => space)).toEqual([10, 8, 6, 4, 2, 1])
      expect(spaces?.every(({ seenBy, card }) => seenBy === 0 && card === null)).toBe(true)
      const box = lying(g, 'css', /^box$/)
      expect(box).toHaveLength(1)
      left.add(box[0])
    }
    expect([...left].sort()).toEqual(['cssA', 'cssAll', 'cssB', 'cssC', 'cssNone'])
  })

  it('LOCK-SETUP-34 no corpse lies anywhere', () => {
    expect(games.flatMap(g => g.things)).toEqual([])
  })

  it('LOCK-SETUP-18 LOCK-SETUP-19 Time red on 15; neither alert, Autodestruction nor venting runs', () => {
    for (const g of games)
      expect(tableView(g)).toMatchObject({
        time: 15,
        selfDestruct: null,
        vent: null,
        facility: { backup: false, alert: null, selfDestructRed: false, isolationOpen: false },
      })
  })
})

describe('laboratory, bag and decks', () => {
  it('LOCK-SETUP-10 LOCK-LIMIT-07 five of the eight eggs in the nest', () => {
    for (const g of games) expect([g.eggs, rulesOf(g).limits.eggs]).toEqual([5, 8])
  })

  it('LOCK-SETUP-11 three of the six weaknesses, the first face up; three go back unseen', () => {
    for (const g of games) {
      expect(sharedZone(g, 'weakness').map(piece => g.seen[piece])).toEqual([EVERYBODY, 0, 0])
      expect(lying(g, 'weakness', /^box$/)).toHaveLength(3)
    }
    expect(distinct(games.map(g => tableView(g).weaknesses[0].card))).toBe(6)
  })

  it('LOCK-SETUP-11 LOCK-SETUP-32 the first weakness and who knows more than others are told', () => {
    const events: GameEvent[] = []
    const g = create(chosen(0, 3), keyFromSeed(0), e => events.push(e))
    const told = (rule: string) => events.filter(e => e.rule === rule)
    expect(told('LOCK-SETUP-11')).toMatchObject([
      { e: 'weakness', object: null, card: tableView(g).weaknesses[0].card },
    ])
    const learned = told('LOCK-SETUP-32').map(e => e.e === 'knowledge' && [e.who, e.knowledge])
    expect(learned.toSorted()).toEqual([
      [0, 3],
      [1, 3],
    ])
  })

  it.each([2, 3, 4, 5])('LOCK-SETUP-12 LOCK-SETUP-13 the bag and the open supply for %i players', players => {
    for (const g of ofPlayers(players)) {
      const { bag, supply } = tableView(g)
      expect(bag).toEqual({ blank: 1, larva: 4, creeper: 1, adult: 3 + players, breeder: 0, queen: 1 })
      expect(sharedZone(g, 'bag')).toHaveLength(10 + players)
      expect(supply).toEqual({ blank: 0, larva: 4, creeper: 2, adult: 9 - players, breeder: 2, queen: 0 })
    }
  })

  it('LOCK-LIMIT-06 27 tokens with their two numbers', () => {
    const { names, backs } = rulesOf(games[0]).content
    const tokens = names.filter((_, piece) => backs[piece].startsWith('intruder.'))
    const counts = Object.fromEntries([...new Set(tokens)].map(name => [name, tokens.filter(n => n === name).length]))
    expect(tokens).toHaveLength(27)
    expect(counts).toEqual({
      blank: 1,
      'larva-0-1': 4,
      'larva-1-2': 4,
      'creeper-1-2': 3,
      'adult-1-3': 3,
      'adult-2-3': 3,
      'adult-2-4': 3,
      'adult-3-4': 3,
      'breeder-2-4': 1,
      'breeder-3-4': 1,
      'queen-4-4': 1,
    })
  })

  it('LOCK-SETUP-14 every deck complete, face down and shuffled', () => {
    const decks = { red: 30, yellow: 30, green: 30, wound: 25, event: 22, attack: 20, contamination: 27 } as const
    for (const [deck, count] of Object.entries(decks)) {
      const zones = games.map(g => sharedZone(g, deck as keyof typeof decks))
      expect(zones.every(zone => zone.length === count)).toBe(true)
      expect(games.every((g, i) => zones[i].every(piece => g.seen[piece] === 0))).toBe(true)
      expect(distinct(zones.map(zone => zone.at(-1)))).toBeGreaterThan(5)
    }
  })

  it('LOCK-SETUP-15 six computer cards, one open on top: never the one that locks the facility down', () => {
    const under = new Set<number>()
    for (const g of games) {
      const { computer } = facility(g)
      expect(computer).toHaveLength(6)
      expect(computer.map(piece => g.seen[piece])).toEqual([0, 0, 0, 0, 0, EVERYBODY])
      under.add(namesOf(g, computer).indexOf('lockdown'))
    }
    expect([...under].sort()).toEqual([0, 1, 2, 3, 4])
    expect(distinct(games.map(g => tableView(g).facility?.computer.card))).toBe(5)
  })

  it('LOCK-SETUP-16 fifteen crafted items in an open stack', () => {
    for (const g of games) expect(tableView(g).crafted).toHaveLength(15)
  })

  it('LOCK-SETUP-17 LOCK-LIMIT-05 pools and dice', () => {
    const { limits, advantageDie, ...rules } = rulesOf(games[0])
    expect(limits).toMatchObject({ fire: 12, malfunction: 10, doors: 11, miniatures: { adult: 8 } })
    expect(rules.combatDie).toEqual(['blank', 'creeper', 'creeper', 'adult', 'hit', 'double'])
    expect(rules.noiseDie).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', 'silence', 'danger'])
    expect(advantageDie).toEqual(['blank', 'creeper', 'adult', 'alpha', 'beta', 'double'])
  })
})

describe('players', () => {
  it('LOCK-GEN-01 for one to five players: alone it is solo, with others semi-cooperative or cooperative', () => {
    expect(gameInfo('lockdown')?.seats).toEqual({ min: 1, max: 5 })
    for (const players of [0, 6]) expect(() => create(drafted(players), keyFromSeed(1))).toThrow(SetupError)
    const modes = [1, 2, 3, 4, 5].map(players =>
      MODES.filter(mode => {
        try {
          return create({ ...drafted(players), mode }, keyFromSeed(1))
        } catch {
          return false
        }
      }),
    )
    const several = ['semiCooperative', 'cooperative']
    expect(modes).toEqual([['solo'], several, several, several, several])
    const usual = [1, 2, 5].map(players => tableView(create(drafted(players), keyFromSeed(1))).mode)
    expect(usual).toEqual(['solo', 'semiCooperative', 'semiCooperative'])
  })

  it.each([2, 3, 4, 5])('LOCK-SETUP-20 LOCK-SETUP-21 LOCK-SETUP-33 Player Numbers 1 to %i; 1 begins', players => {
    for (const g of ofPlayers(players)) {
      const numbers = g.crew.map(c => c.number)
      expect(numbers.toSorted()).toEqual(Array.from({ length: players }, (_, i) => i + 1))
      expect(g.first).toBe(numbers.indexOf(1))
    }
    expect(distinct(ofPlayers(players).map(g => g.first))).toBe(players)
  })

  it('LOCK-SETUP-22 LOCK-RULING-32 one Corporate and one Personal objective for each, fit for the number of players', () => {
    for (const g of games) {
      const players = g.crew.length
      g.crew.forEach((_, seat) => {
        const held = seatZone(g, seat, 'objectives')
        const cards = namesOf(g, held).map(card => objectiveInfo('lockdown', card))
        expect(cards.map(card => card?.deck)).toEqual(['corporate', 'personal'])
        expect(cards.every(card => (card?.players ?? 9) <= players)).toBe(true)
        expect(held.map(piece => g.seen[piece])).toEqual([bit(seat), bit(seat)])
      })
      const decks = { 2: [5, 8], 3: [7, 9], 4: [8, 9], 5: [9, 9] }[players] ?? []
      const fitting = (deck: string) =>
        [...lying(g, `objective.${deck}`, /./)].filter(
          card => (objectiveInfo('lockdown', card)?.players ?? 9) <= players,
        )
      expect([fitting('corporate').length, fitting('personal').length]).toEqual(decks)
    }
  })

  it('LOCK-SETUP-22 objectives and contingencies are dealt before the characters', () => {
    const events: GameEvent[] = []
    create(chosen(1), keyFromSeed(1), e => events.push(e))
    const order = events.map(e => e.e).filter(e => ['objectivesDealt', 'contingenciesDealt', 'drafted'].includes(e))
    expect(order.slice(0, 3)).toEqual(['objectivesDealt', 'contingenciesDealt', 'drafted'])
  })

  it.each([
    [2, 2, 2],
    [3, 1, 3],
    [4, 1, 2],
    [5, 1, 1],
  ])(
    'LOCK-SETUP-23 LOCK-SETUP-24 LOCK-SETUP-25 LOCK-EX-27 %i players: %i contingencies each, one active, %i in the pool',
    (players, each, left) => {
      for (const g of ofPlayers(players)) {
        const { held, active, pool } = facility(g)
        expect(held.map(own => own.length)).toEqual(Array(players).fill(each))
        expect([active.length, pool.length]).toEqual([1, left])
        held.forEach((own, seat) => {
          expect(own.every(piece => g.seen[piece] === bit(seat))).toBe(true)
          expect(myView(g, seat).facility?.contingencies).toEqual(namesOf(g, own))
        })
        expect([...active, ...pool].every(piece => g.seen[piece] === 0)).toBe(true)
        expect(namesOf(g, [...held.flat(), ...active, ...pool]).toSorted()).toEqual([
          'codeBlue',
          'codeBlue',
          'codeGreen',
          'codeGrey',
          'codeRed',
          'codeYellow',
          'codeYellow',
        ])
      }
      expect(distinct(ofPlayers(players).map(g => nameOf(g, facility(g).active[0])))).toBe(5)
    },
  )

  it('LOCK-SETUP-26 in order of Player Numbers: two characters drawn in the open, one kept, the other back', () => {
    const g = create(drafted(5), keyFromSeed(7))
    const events: GameEvent[] = []
    const order: number[] = []
    while (pending(g)[0]?.ask === 'draft') {
      const [{ seat, n, options }] = pending(g)
      expect(options).toHaveLength(2)
      order.push(g.crew[seat].number)
      step(g, { seat, n, ...options[0] }, e => events.push(e))
    }
    expect(order).toEqual([1, 2, 3, 4, 5])
    expect(distinct(g.crew.map(c => c.character))).toBe(5)
    expect(events.filter(e => e.e === 'drafted')).toHaveLength(5)
  })

  it('LOCK-SETUP-27 everybody has the ten cards of the own character, shuffled', () => {
    for (const g of games.slice(0, 40))
      g.crew.forEach(({ character }, seat) => {
        const own = [...seatZone(g, seat, 'deck'), ...seatZone(g, seat, 'hand')]
        const { backs } = rulesOf(g).content
        expect(own.map(piece => backs[piece])).toEqual(Array(10).fill(`action.${character}`))
        expect(seatZone(g, seat, 'discard')).toEqual([])
      })
    const janitors = games.flatMap(g =>
      g.crew.flatMap(({ character }, seat) => (character === 'janitor' ? [seatZone(g, seat, 'deck').join()] : [])),
    )
    expect(distinct(janitors)).toBeGreaterThan(janitors.length / 2)
  })

  it('LOCK-SETUP-28 LOCK-SETUP-29 Nemesis Survivors begin in the Isolation Room, Facility Workers in the Repository', () => {
    for (const g of games)
      for (const { character, room } of g.crew)
        expect(board.rooms[room].id).toBe(SURVIVORS.includes(character) ? '020' : '003')
  })

  it('LOCK-SETUP-30 four of the six have something at hand, loaded; the Probe Arm takes no hand', () => {
    const start = (character: string) => {
      const t = lockdown({}, [character, CHARACTERS[(CHARACTERS.indexOf(character) + 1) % 6]])
      return t.crew(character).hands.map(({ card, ammo }) => [card, ammo])
    }
    expect(Object.fromEntries(CHARACTERS.map(c => [c, start(c)]))).toEqual({
      survivor: [],
      labRat: [],
      hacker: [['pulseDerringer', 2]],
      xenobiologist: [['probeArm', 2]],
      sentry: [['smg', 5]],
      janitor: [['nailDriver', 4]],
    })
  })

  it('LOCK-SETUP-31 one quest item each, not active yet', () => {
    const quests = (character: string) => lockdown({}, [character, 'hacker']).crew(character).quests
    expect(
      CHARACTERS.filter(c => c !== 'hacker')
        .flatMap(quests)
        .toSorted(),
    ).toEqual(['wail', 'assaultRifle', 'specimenCase', 'battleSuit', 'foamCannon'].toSorted())
  })

  it('LOCK-SETUP-32 Knowledge 3 for Survivors, 1 for Workers; no token is active', () => {
    for (const g of games) {
      expect(facility(g).knowledge).toEqual(g.crew.map(c => (SURVIVORS.includes(c.character) ? 3 : 1)))
      expect(facility(g).learned).toEqual(g.crew.map(() => false))
    }
  })

  it('nobody is wounded, slimed or has sent a signal', () => {
    for (const g of games)
      for (const { light, slime, signal, larva } of g.crew)
        expect([light, slime, signal, larva]).toEqual([0, false, false, false])
  })

  it('LOCK-GEN-07 nobody has seen anything that went back to the box, or lies face down on the board', () => {
    for (const g of games)
      for (const where of [/^box$/, /^tile\./, /^token\./, /^css\./, /^contingency\.(active|pool)/])
        expect(seenIn(g, where) & EVERYBODY).toBe(0)
  })
})
