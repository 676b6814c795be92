/** A crew that wins together or not at all. NEM-MODE-COOP. */
import { describe, expect, test } from 'vitest'
import { objectives } from '../src/games/nemesis/content/objectives.ts'
import { create, type GameEvent, keyFromSeed, type Name, tableView, view } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { dead, jump, passAll, report, steps, winners } from './endings.ts'
import { afterwards, everyRoom, move, pass, pay, type Situation, situation } from './situation.ts'

const TOGETHER = { mode: 'cooperative' }
const SOLO = objectives.filter(o => o.deck === 'solo').map(o => o.id)
const THREE = ['scout', 'captain', 'pilot']
const crew = (given: object, seats: Name[] = THREE, more: object = {}): Situation =>
  situation(given, seats, { ...TOGETHER, ...more })
/** A dead man's room, and where he lies. */
const ER = { '005': { tile: 'emergencyRoom', explored: true } }
/** Nothing stirs in the coming Event Phase. */
const QUIET = { decks: { event: ['damage'] }, bag: { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0, blank: 1 } }

describe('set-up', () => {
  const dealt = (seats: number, seed = 1) => {
    const events: GameEvent[] = []
    const characters = ['scout', 'captain', 'pilot', 'soldier', 'mechanic'].slice(0, seats)
    const setup = {
      game: 'nemesis',
      board: 'nemesis-base',
      mode: 'cooperative' as const,
      seats: characters.map(character => ({ character })),
    }
    return { g: create(setup, keyFromSeed(seed), e => events.push(e)), events }
  }

  test.each([2, 3, 4, 5])('NEM-MODE-COOP-01 each of %i draws one of the seven, no card twice', seats => {
    for (let seed = 0; seed < 20; seed++) {
      const table = tableView(dealt(seats, seed).g)
      const cards = table.crew.flatMap(c => c.openObjectives)
      expect([cards.length, new Set(cards).size]).toEqual([seats, seats])
      expect(cards.filter(card => !SOLO.includes(card))).toEqual([])
      expect(table.crew.map(c => [c.objectives, c.rejected])).toEqual(cards.map(() => [1, 0]))
    }
  })

  test('NEM-HIDE-16 NEM-MODE-COOP-01 everybody sees them, from the first moment, onlookers too', () => {
    const { g, events } = dealt(3)
    const open = tableView(g).crew.flatMap(c => c.openObjectives)
    expect(events.find(e => e.e === 'objectivesDealt')).toMatchObject({ open, rule: 'NEM-MODE-COOP-01' })
    for (const seat of [null, 0, 1, 2])
      for (const card of open) expect(JSON.stringify(view(g, seat))).toContain(`"${card}"`)
    for (const seat of [0, 1, 2]) expect(view(g, seat).me?.objectives).toEqual([open[seat]])
  })

  test('NEM-RULING-146 everything else is as for that many players', () => {
    const [together, apart] = ['cooperative', 'semiCooperative'].map(mode => {
      const seats = THREE.map(character => ({ character }))
      return tableView(create({ game: 'nemesis', board: 'nemesis-base', mode, seats } as never, keyFromSeed(4)))
    })
    const common = ({ pods, bag, eggs, time, crew: people }: typeof together) => [
      pods.length,
      bag,
      eggs,
      time,
      people.map(c => [c.hand, c.hands, c.quests.length]),
    ]
    expect(common(together)).toEqual(common(apart))
  })

  test('NEM-RULING-146 the first encounter asks nobody to choose', () => {
    const canteen = { rooms: { '006': { tile: 'canteen', explored: true } }, noise: ['006/2'] }
    const given = { ...canteen, at: { captain: '001', pilot: '001' }, hand: { scout: ['rest', 'search'] } }
    const t = crew(given, THREE, { dice: { noise: ['2'], bag: ['larva-1'] } })
    t.act('scout', ...move('006', 'rest'))
    expect([t.table().met, t.told('appeared').length, t.table().asking?.ask]).toEqual([true, 1, 'turn'])
    expect(t.table().crew.map(c => c.objectives)).toEqual([1, 1, 1])
  })

  test('NEM-RULING-239 what would look at an objective cannot be used: they all lie open', () => {
    const rooms = { '003': { tile: 'commsRoom', explored: true } }
    const at = { captain: '003' }
    const given = { rooms, at, inventory: { captain: ['commsKey'] }, signal: ['scout'], turn: 'captain' }
    const why = (t: Situation) => obstacles(t.g, 1).find(o => 'card' in o && o.card === 'commsKey')
    expect(why(crew(given))).toMatchObject({ why: 'allOpen' })
    expect(why(situation(given, THREE))).toBeUndefined()
    const log = { ...given, inventory: { captain: ['logKey'] } }
    const whyLog = (t: Situation) => obstacles(t.g, 1).find(o => 'card' in o && o.card === 'logKey')
    expect(whyLog(crew(log))).toMatchObject({ why: 'allOpen' })
    expect(whyLog(situation(log, THREE))).toBeUndefined()
  })
})

describe('victory', () => {
  /** The three have these objectives; the Pilot is awake to the end and lost, the others have left. */
  const end = (cards: Name[], given: object = {}): Situation => {
    const held = Object.fromEntries(THREE.map((character, i) => [character, [cards[i]]]))
    return jump({ launched: ['scout', 'captain'], objectives: held, ...given }, THREE, TOGETHER)
  }
  const EASY = ['destinationEarth', 'firstContactProtocol', 'specialDelivery']
  const DONE = { discovered: ['egg', 'carcass'], carried: { captain: ['egg'] } }

  test('NEM-MODE-COOP-02 with all objectives fulfilled and one survivor everybody wins, the dead too', () => {
    const t = end(EASY, DONE)
    expect([dead(t), winners(t)]).toEqual([['pilot'], THREE])
    expect(steps(t, 'objective').map(({ who, met }) => [who, met])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ])
  })

  test.each([
    ['one objective is not', { discovered: ['egg'], carried: { captain: ['egg'] } }],
    ['the one of the dead is not', { discovered: ['egg', 'carcass'] }],
    ['the ship is lost on the way', { ...DONE, engines: { 1: 'damaged', 2: 'damaged', 3: 'working' } }],
  ])('NEM-MODE-COOP-02 nobody wins if %s', (_, given) => {
    const t = end(EASY, given)
    expect(winners(t)).toEqual([])
    expect(steps(t, 'objective').filter(step => !step.met)).toHaveLength(1)
  })

  test('NEM-MODE-COOP-02 nobody wins without a survivor, whatever was done', () => {
    const t = end(EASY, { ...DONE, launched: [], carried: {} })
    expect([dead(t), winners(t), steps(t, 'objective')]).toEqual([THREE, [], []])
  })

  test('NEM-MODE-COOP-02 nor if the last survivor falls to the last check', () => {
    const cards = [...Array(7).fill('infected'), ...Array(20).fill('clean')]
    const t = end(EASY, { ...DONE, launched: ['captain'], contamination: { captain: { deck: cards } } })
    expect([report(t).at(-1), winners(t)]).toEqual(['captain dies: infection', []])
  })

  test('NEM-RULING-237 an egg taken along by anybody will do, but not one in a dead man’s hands', () => {
    expect(winners(end(EASY, { ...DONE, carried: { scout: ['egg'] } }))).toEqual(THREE)
    expect(winners(end(EASY, { ...DONE, carried: { pilot: ['egg'] } }))).toEqual([])
    expect(steps(end(EASY, { ...DONE, carried: { pilot: ['egg'] } }), 'objective').at(-1)).toMatchObject({
      who: 2,
      parts: [{ met: false }],
    })
  })

  test('NEM-MODE-COOP-03 two cards that ask for the Signal ask two different characters', () => {
    const cards = ['noManLeftBehind', 'cleanUpCrew', 'destinationEarth']
    const done = { rooms: everyRoom, eggs: 0, nestDestroyed: true }
    const sent = (...signal: Name[]) => end(cards, { ...done, signal })
    expect(winners(sent())).toEqual([])
    expect(winners(sent('scout'))).toEqual([])
    expect(steps(sent('scout'), 'objective').map(({ met }) => met)).toEqual([false, false, true])
    expect(winners(sent('scout', 'captain'))).toEqual(THREE)
    const one = ['noManLeftBehind', 'firstContactProtocol', 'destinationEarth']
    expect(winners(end(one, { ...done, ...DONE, signal: ['captain'] }))).toEqual(THREE)
  })

  test('NEM-RULING-238 a Signal stays sent though its sender has died', () => {
    const cards = ['noManLeftBehind', 'destinationEarth', 'firstContactProtocol']
    const given = { rooms: everyRoom, discovered: ['egg', 'carcass'], signal: ['pilot'] }
    expect(winners(end(cards, given))).toEqual(THREE)
    expect(winners(end(cards, { ...given, signal: [] }))).toEqual([])
  })

  test('NEM-RULING-149 with the last one dead or gone the game ends, though a corpse lies where it could be helped', () => {
    const given = { rooms: ER, at: { scout: '005' }, dead: ['scout', 'pilot'], turn: 'captain', hand: { captain: [] } }
    const t = crew(given)
    afterwards(t.g, { do: 'die', seats: [1] })
    t.act('captain', { do: 'pass' })
    expect([t.g.over?.reason, winners(t)]).toEqual(['nobodyLeft', []])
  })
})

describe('death', () => {
  const dying = (given: object = {}, more: object = TOGETHER) => {
    const at = { scout: '005', captain: '001', pilot: '001' }
    const hand = { scout: ['rest', 'search'], captain: [], pilot: [] }
    const t = situation({ rooms: ER, at, hand, turn: 'captain', ...given }, THREE, more)
    afterwards(t.g, { do: 'die', seats: [0] })
    t.act('captain', { do: 'pass' })
    return t
  }

  test('NEM-RULING-148 what was carried drops, every item stays with its owner, the hand is discarded', () => {
    const t = dying({
      carried: { scout: ['egg'] },
      inventory: { scout: ['medkit'] },
      ammo: { scout: { rifle: 1 } },
      contamination: { scout: { hand: ['infected'] } },
    })
    expect(t.room('005').objects.toSorted()).toEqual(['corpse.scout', 'egg'])
    expect(t.crew('scout')).toMatchObject({
      fate: 'dead',
      hand: 0,
      objects: [],
      hands: [{ card: 'rifle', ammo: 1 }],
      contamination: 1,
    })
    expect(t.mine('scout').inventory).toEqual(['medkit'])
    expect(t.crew('scout').discard.toSorted()).toEqual(['contamination', 'rest', 'search'])
    expect(t.told('discarded').map(e => [e.who, e.card])).toEqual([
      [0, 'search'],
      [0, 'rest'],
      [0, 'contamination'],
    ])
    // Nobody has read it.
    expect(t.mine('captain').words).toEqual([])
    // Where everybody plays for themselves the cards stay where they are.
    expect(dying({}, {}).crew('scout').hand).toBe(2)
  })

  test('NEM-RULING-148 Larva and Slime are gone', () => {
    const t = dying({ larva: ['scout'], slime: ['scout'] })
    expect(t.crew('scout')).toMatchObject({ larva: false, slime: false })
  })
})

describe('resurrection', () => {
  const AT = { scout: '005', captain: '001', pilot: '001' }
  /** The Scout is dead in the Emergency Room; the others pass, and the next round begins. */
  function nextRound(given: object = {}, more: object = {}): Situation {
    const hand = { captain: [], pilot: [] }
    const base = { ...QUIET, rooms: ER, at: AT, dead: ['scout'], turn: 'captain', hand, met: true }
    const t = crew({ ...base, ...given }, THREE, more)
    passAll(t)
    return t
  }

  test('NEM-MODE-COOP-05 NEM-RULING-147 at the start of a round the dead one stands up there', () => {
    const t = nextRound({ light: { scout: 2 }, wounds: { scout: ['leg', 'arm'] }, dressed: { scout: ['body'] } })
    expect(t.told('revived')).toMatchObject([{ who: 0, room: '005', rule: 'NEM-MODE-COOP-05' }])
    expect(t.crew('scout')).toMatchObject({ fate: 'aboard', room: '005', light: 0, wounds: [] })
    expect(t.crew('scout').dressed.toSorted()).toEqual(['arm', 'body', 'leg'])
    expect(t.room('005').objects).toEqual([])
  })

  test('NEM-RULING-147 before drawing: it draws like everybody, and takes its turns', () => {
    const t = nextRound()
    const kinds = t.events.map(e => e.e)
    expect(kinds.indexOf('revived')).toBeGreaterThan(kinds.lastIndexOf('round'))
    expect(kinds.indexOf('revived')).toBeLessThan(kinds.indexOf('drew'))
    expect(t.told('drew')).toContainEqual(expect.objectContaining({ who: 0, count: 5 }))
    // The First Player token goes on from the Scout, who held it, to the Captain.
    expect(t.table().first).toBe(1)
    t.act('captain', ...pass)
    t.act('pilot', ...pass)
    expect(t.table().turn?.seat).toBe(0)
    expect(t.options('scout')).toContainEqual({ do: 'pass' })
  })

  test('NEM-ROUND-04 the First Player token goes to somebody who has come back as to anybody else', () => {
    expect(nextRound({ first: 'pilot' }).table().first).toBe(0)
    expect(nextRound({ first: 'pilot', rooms: { '005': { tile: 'storage', explored: true } } }).table().first).toBe(1)
  })

  test('NEM-MODE-COOP-04 NEM-RULING-147 a corpse that somebody carries there will do as well; the hands are free again', () => {
    const carried = { at: { scout: '001', captain: '005', pilot: '001' }, carried: { captain: ['corpse.scout'] } }
    const t = nextRound(carried)
    expect([t.crew('scout').fate, t.crew('scout').room, t.crew('captain').objects]).toEqual(['aboard', '005', []])
    const elsewhere = nextRound({ ...carried, at: { scout: '001', captain: '001', pilot: '005' } })
    expect([elsewhere.crew('scout').fate, elsewhere.crew('captain').objects]).toEqual(['dead', ['corpse.scout']])
  })

  test('NEM-MODE-COOP-04 NEM-DEATH-02 it can be carried there like any other Object', () => {
    const corridor = { '005': { tile: 'emergencyRoom', explored: true }, '006': { tile: 'canteen', explored: true } }
    const given = {
      rooms: corridor,
      at: { scout: '006', captain: '006', pilot: '001' },
      hand: { captain: ['rest', 'search'] },
    }
    const t = crew({ ...QUIET, ...given, dead: ['scout'], turn: 'captain', met: true }, THREE, {
      dice: { noise: ['silence'] },
    })
    t.act('captain', { do: 'pickUp' }, { do: 'pay', card: 'search' }, ...move('005', 'rest'))
    passAll(t)
    expect([t.crew('scout').fate, t.crew('scout').room]).toEqual(['aboard', '005'])
  })

  test.each([
    ['an Intruder is there', { intruders: [{ kind: 'adult', room: '005' }], decks: { event: ['regeneration'] } }],
    ['the room is broken', { rooms: { '005': { tile: 'emergencyRoom', explored: true, malfunction: true } } }],
    ['it lies elsewhere', { at: { scout: '001', captain: '001', pilot: '001' } }],
  ])('NEM-MODE-COOP-06 not while %s', (_, given) => {
    const t = nextRound(given)
    expect([t.told('round').length, t.told('revived'), t.crew('scout').fate]).toEqual([1, [], 'dead'])
  })

  test('NEM-RULING-147 what failed is tried again the next round', () => {
    const broken = { '005': { tile: 'emergencyRoom', explored: true, malfunction: true } }
    const t = nextRound({ rooms: broken })
    expect(t.crew('scout').fate).toBe('dead')
    t.g.malfunction[t.g.crew[0].room] = false
    passAll(t)
    expect(t.crew('scout').fate).toBe('aboard')
  })

  test('NEM-RULING-148 it has its items, its deck and its contamination back, and a new hand', () => {
    const t = nextRound({
      inventory: { scout: ['medkit'] },
      ammo: { scout: { rifle: 2 } },
      discard: { scout: ['rest', 'search', 'search', 'interruption', 'demolition'] },
      hand: { scout: [], captain: [], pilot: [] },
      contamination: { scout: { discard: ['infected'] } },
    })
    expect(t.crew('scout')).toMatchObject({ hand: 5, contamination: 1, hands: [{ card: 'rifle', ammo: 2 }] })
    expect(t.mine('scout').inventory).toEqual(['medkit'])
    expect(t.crew('scout').discard).toHaveLength(6)
  })

  test('NEM-RULING-148 it may die again: with three dressed wounds the next one kills', () => {
    const t = nextRound({ wounds: { scout: ['leg', 'arm', 'body'] } })
    expect(t.crew('scout').dressed).toHaveLength(3)
    afterwards(t.g, { do: 'lightWound', who: 0 })
    t.act('captain', { do: 'pass' }, { do: 'done' })
    expect(t.crew('scout').fate).toBe('dead')
    expect(t.room('005').objects).toEqual(['corpse.scout'])
  })

  test('NEM-RULING-140 its Signal stays sent; NEM-CRIT-03 what the first death opened stays open', () => {
    const pods = { pods: { 1: 'unlocked', 2: 'unlocked' } }
    const t = nextRound({ signal: ['scout'], ...pods })
    expect([t.crew('scout').signal, t.table().firstDeath]).toEqual([true, true])
    expect(t.table().pods.map(pod => pod.locked)).toEqual([false, false])
  })

  test('NEM-RULING-150 the body of the set-up never stands up', () => {
    const t = nextRound({ at: { ...AT, scout: '001' }, objects: { '005': ['corpse.blue'] } })
    expect([t.told('revived'), t.room('005').objects]).toEqual([[], ['corpse.blue']])
  })

  test('two at once, both with their turns', () => {
    const t = nextRound({ dead: ['scout', 'pilot'], at: { scout: '005', captain: '001', pilot: '005' } })
    expect(t.told('revived').map(e => e.who)).toEqual([0, 2])
    expect(t.table().crew.map(c => [c.fate, c.hand])).toEqual([
      ['aboard', 5],
      ['aboard', 5],
      ['aboard', 5],
    ])
  })

  test('where everybody plays for themselves nobody comes back', () => {
    const hand = { captain: [], pilot: [] }
    const t = situation({ ...QUIET, rooms: ER, at: AT, dead: ['scout'], turn: 'captain', hand, met: true }, THREE)
    passAll(t)
    expect([t.table().round, t.crew('scout').fate]).toEqual([2, 'dead'])
  })
})

test('NEM-RULING-147 whoever is dead is asked for no reaction, and again once back', () => {
  const at = { scout: '005', captain: '005', pilot: '001' }
  const given = { ...QUIET, rooms: ER, at, dead: ['scout'], turn: 'captain' }
  const hand = { scout: [], captain: ['rest'], pilot: [] }
  const t = crew({ ...given, hand, met: true })
  t.act('captain', { do: 'pickUp' }, pay('rest'))
  expect([t.asked(), t.told('object').length]).toEqual([['captain'], 1])
  passAll(t)
  const [card] = t.mine('captain').hand.filter(name => name !== 'contamination')
  t.act('captain', { do: 'move', to: '006' }, pay(card))
  expect(t.asked()).toEqual(['scout'])
})
