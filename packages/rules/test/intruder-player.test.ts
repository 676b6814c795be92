/** The first who dies may play the Intruders. */
import { describe, expect, test } from 'vitest'
import { bit, seatZone, sharedZone } from '../src/core/pieces.ts'
import { findRuleset, nameOf, rulesOf } from '../src/core/ruleset.ts'
import { INTRUDER_ACTION } from '../src/games/nemesis/faces.ts'
import {
  type Choice,
  type Command,
  create,
  determinize,
  intruderActionInfo,
  keyFromSeed,
  type Name,
  pending,
  SetupError,
  step,
  view,
} from '../src/index.ts'
import { checkSecrecy, exchange, rngFor } from '../src/testing.ts'
import { dead, report, SOUND, winners } from './endings.ts'
import { passTurn } from './eventPhase.ts'
import { afterwards, decline, move, pay, type Situation, situation } from './situation.ts'

const options = { intruderPlayer: true }
const BOX = 'nemesis+intruder'
const CREW = ['scout', 'captain', 'pilot']

const accept: Choice = { do: 'accept' }
const as = (card: Name, how: Command): Choice => ({ do: 'playAs', card, as: how })
const whom = (t: Situation, character: Name): Choice => ({ do: 'who', whom: t.seat(character) })
const intruder = (number: number): Choice => ({ do: 'intruder', intruder: number })
const resolve = (card: Name): Choice => ({ do: 'resolve', card })
const keep = (card: Name): Choice => ({ do: 'keep', card })
const pass: Choice = { do: 'pass' }
const done: Choice = { do: 'done' }

/** At a table where the first dead may go on. */
const table = (given: object = {}, seats = CREW, more: object = {}): Situation =>
  situation(given, seats, { options, ...more })

/** The captain is dead and plays the Intruders; it is their turn. */
const playing = (given: object = {}, seats = CREW, more: object = {}): Situation =>
  table({ dead: ['captain'], playsIntruders: 'captain', turn: 'captain', met: true, ...given }, seats, more)

/** One wound from death, in the turn of the scout. */
const dying = (given: object = {}, seats = CREW): Situation =>
  table(
    {
      wounds: { captain: ['arm', 'leg', 'body'] },
      hand: { scout: [], captain: [], pilot: [] },
      at: { captain: '001', pilot: '021' },
      ...given,
    },
    seats,
  )
/** Somebody dies as the next thing that happens. */
function kill(t: Situation, ...who: Name[]): void {
  afterwards(t.g, { do: 'die', seats: who.map(t.seat) })
  passTurn(t, 'scout')
}

const hand = (t: Situation, character = 'captain') => t.mine(character).hand
const zone = (t: Situation, name: 'hand' | 'deck' | 'discard', character = 'captain') =>
  seatZone(t.g, t.seat(character), name).map(piece => nameOf(t.g, piece))
/** Everybody passes, whoever plays the Intruders too, until the next round has begun. */
function toNextRound(t: Situation, keeping: Choice = done): void {
  const round = t.table().round
  for (let i = 0; i < 40 && t.table().round === round && !t.g.over; i++) {
    const [decision] = pending(t.g)
    const { seat, n, ask } = decision
    const choice: Choice =
      ask === 'keepOne' ? keeping : decision.options.some(o => o.do === 'pass') ? pass : decision.options[0]
    step(t.g, { seat, n, ...choice }, e => t.events.push(e))
  }
}

describe('the cards', () => {
  test('NEM-DATA-49 ten of them: a way to move, attack cards to choose from, a special effect', () => {
    const pieces = findRuleset(BOX)?.content.withBack[INTRUDER_ACTION] ?? []
    const names = pieces.map(piece => findRuleset(BOX)?.content.names[piece] ?? '')
    expect(
      names.map(name => {
        const { way, attacks, effect } = intruderActionInfo(BOX, name) ?? { way: 0, attacks: 0, effect: [] }
        return `${name} ${way ?? 'any'} ${attacks} ${effect.map(({ fx }) => fx)}`
      }),
    ).toEqual([
      'pursuit.1 1 2 pursuit',
      'pursuit.2 2 2 pursuit',
      'pursuit.3 3 2 pursuit',
      'pursuit.any any 3 pursuit',
      'coordinatedHunt.3 3 1 hunt',
      'coordinatedHunt.4 4 1 hunt',
      'metamorphosis 1 1 eclosion',
      'planning.4 4 1 planning',
      'planning.any any 1 planning',
      'selfHealing 2 1 healOne',
    ])
  })

  test('NEM-RULING-151 they are in the box only where the table has agreed on it, and never for one alone', () => {
    expect(findRuleset('nemesis')?.content.withBack[INTRUDER_ACTION]).toBeUndefined()
    expect(situation().g.intruderPlayer).toBeUndefined()
    expect(JSON.stringify(situation().g)).not.toContain('intruderPlayer')
    const alone = { game: 'nemesis', board: 'nemesis-base', options, seats: [{ character: 'scout' }] }
    expect(() => create(alone, keyFromSeed(1))).toThrow(SetupError)
  })
})

describe('the offer', () => {
  test('NEM-MODE-INTRUDER-01 NEM-CRIT-04 NEM-RULING-244 it goes to the first who dies, at once', () => {
    const t = dying()
    kill(t, 'captain')
    expect(t.asked()).toEqual(['captain'])
    expect(t.options('captain')).toEqual([accept, decline])
    expect(t.table().asking).toMatchObject({ ask: 'intruderOffer', seats: [1], sealed: false })
    t.act('captain', accept)
    expect(t.told('playsIntruders')).toMatchObject([{ who: 1 }])
    expect(t.table().intruderPlayer).toEqual({ seat: 1, from: 2 })
    expect(t.crew('captain').fate).toBe('dead')
  })

  test('NEM-RULING-151 declining closes it: whoever dies next is not asked', () => {
    const t = dying()
    kill(t, 'captain')
    t.act('captain', decline)
    expect(t.told('declinesIntruders')).toMatchObject([{ who: 1 }])
    expect(t.table().intruderPlayer).toBeNull()
    afterwards(t.g, { do: 'die', seats: [t.seat('pilot')] })
    passTurn(t, 'pilot')
    expect(t.told('died').length).toBe(2)
    expect(t.table().asking?.ask).not.toBe('intruderOffer')
  })

  test('NEM-MODE-INTRUDER-01 only one player ever does', () => {
    const t = dying({}, ['scout', 'captain', 'pilot', 'soldier'])
    kill(t, 'captain')
    t.act('captain', accept)
    afterwards(t.g, { do: 'die', seats: [t.seat('pilot')] })
    passTurn(t, 'pilot')
    expect([t.table().intruderPlayer?.seat, t.table().asking?.ask]).toEqual([1, 'turn'])
  })

  test('NEM-EX-19 NEM-MODE-INTRUDER-02 NEM-RULING-92 of those who die at once the lowest Player Number', () => {
    const t = dying({ numbers: { scout: 1, captain: 4, pilot: 3, soldier: 2 } }, [...CREW, 'soldier'])
    kill(t, 'captain', 'soldier')
    expect(t.asked()).toEqual(['soldier'])
    t.act('soldier', decline)
    expect(t.table().asking?.ask).not.toBe('intruderOffer')
    expect(t.table().pods.every(({ locked }) => !locked)).toBe(true)
  })

  test('NEM-RULING-201 one after the other is not at once: the first to die is asked, whatever the numbers', () => {
    const t = table(
      {
        numbers: { scout: 3, captain: 1, pilot: 2 },
        first: 'scout',
        at: { scout: '021', captain: '001', pilot: '001' },
        hand: { scout: [], captain: [], pilot: [] },
        wounds: { captain: ['arm', 'leg', 'body'], pilot: ['arm', 'leg', 'body'] },
        intruders: [{ kind: 'queen', room: '001' }],
        passed: ['captain', 'pilot'],
        decks: { attack: ['frenzy.4'] },
      },
      CREW,
    )
    t.g.first = t.seat('pilot')
    passTurn(t, 'scout')
    expect(t.told('died').map(e => e.who)).toEqual([t.seat('pilot')])
    expect(t.asked()).toEqual(['pilot'])
  })

  test('NEM-RULING-244 nobody is asked where the game ends with that death', () => {
    const t = table({ hand: { scout: [] }, launched: ['captain', 'pilot'], met: true })
    kill(t, 'scout')
    expect(t.g.over?.reason).toBe('nobodyLeft')
    expect(t.told('playsIntruders')).toEqual([])
    expect(t.g.over?.report.some(({ check }) => check === 'intruders')).toBe(false)
  })

  test('NEM-MODE-INTRUDER-03 NEM-RULING-244 the cards of the character leave the game, the ten become the deck', () => {
    const t = dying({
      hand: { captain: ['order', 'rest'], scout: [] },
      contamination: { captain: { hand: ['infected'], deck: ['clean'], discard: ['infected'] } },
    })
    const before = t.table().removed.length
    kill(t, 'captain')
    t.act('captain', accept)
    expect([zone(t, 'hand'), zone(t, 'discard'), zone(t, 'deck').toSorted()]).toEqual([
      [],
      [],
      findRuleset(BOX)
        ?.content.withBack[INTRUDER_ACTION].map(piece => nameOf(t.g, piece))
        .toSorted(),
    ])
    expect(t.table().removed.slice(before)).toEqual(['contamination', 'contamination', 'contamination'])
    expect([t.crew('captain').contamination, t.mine('captain').words]).toEqual([0, []])
    const { withBack } = rulesOf(t.g).content
    const box = sharedZone(t.g, 'box')
    expect(withBack['action.captain'].every(piece => box.includes(piece) && t.g.seen[piece] === 0)).toBe(true)
  })

  test('NEM-MODE-INTRUDER-03 the ten are shuffled', () => {
    const orders = Array.from({ length: 5 }, (_, seed) => {
      const t = table({ hand: { scout: [], captain: [], pilot: [] }, at: { captain: '001' } }, CREW, { seed })
      kill(t, 'captain')
      t.act('captain', accept)
      return zone(t, 'deck').join()
    })
    expect(new Set(orders).size).toBe(5)
  })

  test('NEM-MODE-INTRUDER-04 the round finishes as usual: attacks, event, bag; from the next on all is different', () => {
    const t = dying({
      intruders: [{ kind: 'adult', room: '021' }],
      decks: { event: ['bulkheadsOpen'], attack: ['tailAttack.2'] },
    })
    kill(t, 'captain')
    t.act('captain', accept)
    expect(t.asked()).toEqual(['pilot'])
    passTurn(t, 'pilot')
    expect(t.told('attack').map(e => [e.intruder, e.who])).toEqual([[1, t.seat('pilot')]])
    expect([t.told('event').length, t.told('tokenDrawn').length >= 1]).toEqual([1, true])
    while (t.table().round === 1) step(t.g, { seat: pending(t.g)[0].seat, n: t.g.n, ...pending(t.g)[0].options[0] })
    expect(t.table().round).toBe(2)
    expect(hand(t).length).toBe(3)
  })
})

describe('a round with somebody who plays the Intruders', () => {
  test('NEM-MODE-INTRUDER-05 NEM-RULING-152 three cards are drawn; with one kept there are four, never more', () => {
    const t = playing({ hand: { captain: ['pursuit.1', 'planning.4'], scout: [], pilot: [] } })
    toNextRound(t, keep('planning.4'))
    expect([hand(t).length, hand(t).includes('planning.4')]).toEqual([4, true])
    toNextRound(t, done)
    expect(hand(t).length).toBe(3)
    const full = playing({ hand: { captain: ['pursuit.1', 'pursuit.2', 'pursuit.3'], scout: [], pilot: [] } })
    seatZone(full.g, 1, 'hand').push(seatZone(full.g, 1, 'deck').pop() ?? -1)
    full.g.crew[1].passed = true
    afterwards(full.g, { do: 'drawIntruderCards', seat: 1 })
    full.act('captain', pass)
    expect(zone(full, 'hand').length).toBe(4)
  })

  test('NEM-RULING-152 a spent deck is made anew from the discard pile', () => {
    const t = playing({ hand: { captain: [], scout: [], pilot: [] } }, CREW)
    const deck = seatZone(t.g, 1, 'deck')
    for (const piece of deck.splice(0)) {
      t.g.seen[piece] = bit(5) | 31
      seatZone(t.g, 1, 'discard').push(piece)
    }
    t.act('captain', pass)
    toNextRound(t)
    expect(t.told('reshuffled').some(e => e.deck === 'deck.1')).toBe(true)
    expect(hand(t).length).toBe(3)
  })

  test('NEM-MODE-INTRUDER-06 the First Player token skips them', () => {
    const t = playing({ first: 'scout', turn: 'scout', hand: { scout: [], pilot: [], captain: ['pursuit.1'] } })
    toNextRound(t)
    expect(t.told('firstPlayer').map(e => e.who)).toEqual([t.seat('pilot')])
  })

  test('NEM-MODE-INTRUDER-07 they have their turn in order: one card, or a pass', () => {
    const t = playing({
      turn: 'scout',
      hand: { scout: [], captain: ['coordinatedHunt.3', 'metamorphosis'], pilot: ['rest'] },
    })
    passTurn(t, 'scout')
    expect([t.asked(), t.table().asking?.ask, t.table().turn]).toEqual([
      ['captain'],
      'intruderTurn',
      { seat: 1, actions: 1, done: 0 },
    ])
    t.act('captain', as('coordinatedHunt.3', 'special'))
    expect(t.asked()).toEqual(['pilot'])
    passTurn(t, 'pilot')
    // The others have passed: their turn comes again until they pass.
    expect(t.asked()).toEqual(['captain'])
    t.act('captain', as('metamorphosis', 'special'))
    expect([t.told('passed').filter(e => e.who === 1).length, t.table().round]).toEqual([1, 2])
  })

  test('NEM-RULING-152 having no card is passing', () => {
    const t = playing({ turn: 'scout', hand: { scout: [], captain: [], pilot: [] } })
    passTurn(t, 'scout')
    expect(t.told('passed').map(e => e.who)).toEqual([0, 1])
    expect(t.asked()).toEqual(['pilot'])
  })

  test('NEM-MODE-INTRUDER-08 who passes may keep one card and discards the others, face up', () => {
    const cards = ['pursuit.1', 'planning.4', 'selfHealing']
    const t = playing({ hand: { captain: cards, scout: [], pilot: [] } })
    t.act('captain', pass)
    expect(t.options('captain')).toEqual([...cards.map(keep), done])
    t.act('captain', keep('planning.4'))
    expect([zone(t, 'hand'), t.crew('captain').discard]).toEqual([['planning.4'], ['pursuit.1', 'selfHealing']])
    const none = playing({ hand: { captain: cards, scout: [], pilot: [] } })
    none.act('captain', pass, done)
    expect([zone(none, 'hand'), none.crew('captain').discard]).toEqual([[], cards])
  })

  test('NEM-RULING-240 Orbital Maneuvering makes them pass too', () => {
    const t = playing({
      turn: 'pilot',
      passed: ['scout'],
      at: { pilot: '021' },
      inventory: { pilot: ['orbitalManeuveringSystem'] },
      hand: { pilot: ['rest'], captain: ['pursuit.1', 'planning.4'] },
    })
    t.act('pilot', { do: 'use', card: 'orbitalManeuveringSystem' }, pay('rest'))
    expect(t.asked()).toEqual(['captain'])
    t.act('captain', keep('planning.4'))
    while (pending(t.g)[0]?.ask === 'passDiscard') t.act('pilot', done)
    expect([t.table().round, t.table().calm]).toEqual([2, false])
  })

  test('NEM-MODE-INTRUDER-13 NEM-MODE-INTRUDER-14 the Event Phase is time and fire: no attack, no event, no bag', () => {
    const t = playing({
      at: { scout: '001', pilot: '021' },
      hand: { captain: [], scout: [], pilot: [] },
      intruders: [
        { kind: 'adult', room: '001' },
        { kind: 'breeder', room: '006' },
      ],
      rooms: { '006': { fire: true } },
      time: 12,
      selfDestruct: 5,
    })
    const before = t.events.length
    t.act('captain', pass)
    toNextRound(t)
    const told = t.events.slice(before).map(({ e }) => e)
    expect([told.includes('attack'), told.includes('event'), told.includes('tokenDrawn')]).toEqual([
      false,
      false,
      false,
    ])
    expect([t.table().time, t.table().selfDestruct, t.told('injured').length]).toEqual([11, 4, 1])
  })

  test('NEM-RULING-155 eggs burn too', () => {
    const t = playing({
      rooms: { '002': { tile: 'nest', explored: true, fire: true } },
      eggs: 4,
      hand: { captain: [], scout: [], pilot: [] },
    })
    t.act('captain', pass)
    toNextRound(t)
    expect(t.table().eggs).toBe(3)
  })

  test('NEM-MODE-INTRUDER-15 surprise attacks and attacks on who escapes come as ever', () => {
    const escaping = playing({
      turn: 'scout',
      at: { scout: '006', pilot: '021' },
      rooms: { '006': { explored: true } },
      hand: { scout: ['rest'], captain: ['pursuit.1'], pilot: [] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { attack: ['scratch.3'] },
    })
    escaping.act('scout', ...move('011', 'rest'))
    expect(escaping.told('attack')).toMatchObject([{ who: 0, intruder: 1 }])
    const met = playing(
      {
        turn: 'scout',
        at: { pilot: '021' },
        hand: { scout: ['rest'], captain: ['pursuit.1'], pilot: [] },
        rooms: { '006': { explored: true } },
        noise: ['006/1'],
        decks: { attack: ['scratch.3'] },
      },
      CREW,
      { dice: { noise: ['1'], bag: ['adult-4'] } },
    )
    met.act('scout', ...move('006', 'rest'))
    expect([met.told('surprise').length, met.told('attack').length]).toEqual([1, 1])
  })
})

describe('what a card is played for', () => {
  const away = { scout: '001', pilot: '021' }

  test('NEM-MODE-INTRUDER-09 NEM-RULING-243 as Move, Attack or Special effect, as far as that can be done', () => {
    const offered = (given: object) =>
      playing({ at: away, hand: { captain: ['selfHealing'], scout: [], pilot: [] }, ...given })
        .options('captain')
        .flatMap(o => (o.do === 'playAs' ? [o.as] : [o.do]))
    expect(offered({})).toEqual(['pass'])
    expect(offered({ intruders: [{ kind: 'adult', room: '006' }] })).toEqual(['move', 'pass'])
    expect(offered({ intruders: [{ kind: 'adult', room: '006', injuries: 1 }] })).toEqual(['move', 'special', 'pass'])
    expect(offered({ intruders: [{ kind: 'adult', room: '001', injuries: 1 }] })).toEqual([
      'move',
      'attack',
      'special',
      'pass',
    ])
  })

  test('NEM-MODE-INTRUDER-09 NEM-RULING-152 a played card is discarded face up', () => {
    const t = playing({ at: away, hand: { captain: ['metamorphosis', 'planning.4'], scout: [], pilot: [] } })
    t.act('captain', as('metamorphosis', 'special'))
    expect([t.crew('captain').discard, zone(t, 'hand')]).toEqual([['metamorphosis'], ['planning.4']])
    expect(t.told('declared')).toMatchObject([
      { who: 1, action: { do: 'playAs', card: 'metamorphosis', as: 'special' } },
    ])
  })

  test('NEM-RULING-180 nobody can interrupt it', () => {
    const t = playing({
      at: { scout: '006', pilot: '006' },
      rooms: { '006': { explored: true } },
      hand: { captain: ['coordinatedHunt.3'], scout: ['interruption'], pilot: ['interruption'] },
      intruders: [{ kind: 'adult', room: '007' }],
    })
    t.act('captain', as('coordinatedHunt.3', 'special'))
    expect(t.told('intruderMoved')).toMatchObject([{ from: '007', to: '006' }])
    expect(t.told('reacted')).toEqual([])
  })

  test('NEM-MODE-INTRUDER-10 Move: one intruder goes through the corridor with the number of the card', () => {
    const t = playing({
      at: away,
      hand: { captain: ['pursuit.1'], scout: [], pilot: [] },
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'creeper', room: '005' },
      ],
    })
    t.act('captain', as('pursuit.1', 'move'))
    expect([t.table().asking?.about.purpose, t.options('captain')]).toEqual([
      'intruderMove',
      [intruder(1), intruder(2)],
    ])
    t.act('captain', intruder(1))
    expect(t.told('intruderMoved')).toMatchObject([
      { intruder: 1, from: '006', to: '007', rule: 'NEM-MODE-INTRUDER-10' },
    ])
  })

  test('NEM-MODE-INTRUDER-10 a card without a number lets it take any corridor, technical ones too', () => {
    const t = playing({
      at: away,
      hand: { captain: ['pursuit.any'], scout: [], pilot: [] },
      intruders: [{ kind: 'adult', room: '014' }],
      bag: { adult: 0 },
    })
    t.act('captain', as('pursuit.any', 'move'))
    expect(t.table().asking).toMatchObject({ ask: 'intruderWay', about: { room: '014' } })
    expect(t.options('captain').map(o => (o.do === 'way' ? o.corridor : ''))).toEqual([
      'c011-014',
      'c013-014',
      'c014-017',
      'main',
    ])
    t.act('captain', { do: 'way', corridor: 'main' })
    expect(t.told('intruderLeft')).toMatchObject([{ intruder: 1, how: 'ducts' }])
    expect([t.table().intruders, t.table().bag.adult]).toEqual([[], 1])
  })

  test('NEM-RULING-154 in Combat or not; a closed door is broken and it stays; where somebody is, it is no Encounter', () => {
    const fighting = playing({
      at: { scout: '006', pilot: '021' },
      rooms: { '006': { explored: true } },
      hand: { captain: ['pursuit.1'], scout: [], pilot: [] },
      intruders: [{ kind: 'adult', room: '006' }],
    })
    fighting.act('captain', as('pursuit.1', 'move'))
    expect(fighting.table().intruders.map(i => i.room)).toEqual(['007'])
    const shut = playing({
      at: away,
      hand: { captain: ['pursuit.1'], scout: [], pilot: [] },
      intruders: [{ kind: 'adult', room: '006' }],
      doors: { '006/1': 'closed' },
    })
    shut.act('captain', as('pursuit.1', 'move'))
    expect([shut.table().intruders[0].room, shut.table().doors]).toEqual([
      '006',
      [{ corridor: 'c006-007', state: 'destroyed' }],
    ])
    const visit = playing({
      at: { scout: '007', pilot: '021' },
      rooms: { '007': { explored: true } },
      noise: ['006/1'],
      hand: { captain: ['pursuit.1'], scout: [], pilot: [] },
      intruders: [{ kind: 'adult', room: '006' }],
    })
    visit.act('captain', as('pursuit.1', 'move'))
    expect([visit.table().intruders[0].room, visit.told('encounter'), visit.told('surprise')]).toEqual(['007', [], []])
    expect(visit.table().noise).toEqual(['c006-007'])
  })

  test('NEM-MODE-INTRUDER-11 Attack: one intruder and whoever it likes in its room, however many cards they hold', () => {
    const t = playing({
      at: { scout: '006', pilot: '006' },
      rooms: { '006': { explored: true } },
      hand: { captain: ['planning.4'], scout: [], pilot: ['rest', 'search'] },
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'breeder', room: '005' },
      ],
      decks: { attack: ['scratch.3'] },
    })
    t.act('captain', as('planning.4', 'attack'))
    expect([t.table().asking, t.options('captain')]).toMatchObject([
      { ask: 'whom', about: { purpose: 'intruderAttack', room: '006' } },
      [whom(t, 'scout'), whom(t, 'pilot')],
    ])
    t.act('captain', whom(t, 'pilot'))
    expect(t.told('attack')).toMatchObject([{ intruder: 1, who: 2, card: 'scratch.3', hits: true }])
    expect([t.crew('pilot').light, t.crew('scout').light]).toEqual([1, 0])
  })

  test('NEM-MODE-INTRUDER-11 NEM-HIDE-28 of the cards looked at one is resolved, the others go under the deck unseen', () => {
    const t = playing({
      at: { scout: '006', pilot: '021' },
      rooms: { '006': { explored: true } },
      hand: { captain: ['pursuit.any'], scout: [], pilot: [] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { attack: ['scratch.3', 'clawAttack.4', 'slime.5'] },
    })
    t.act('captain', as('pursuit.any', 'attack'))
    expect([t.table().asking?.ask, t.options('captain')]).toEqual([
      'attackCard',
      ['slime.5', 'clawAttack.4', 'scratch.3'].map(resolve),
    ])
    expect(t.told('peeked')).toMatchObject([
      { who: 1, what: 'attack', only: { 1: { cards: ['scratch.3', 'clawAttack.4', 'slime.5'] } } },
    ])
    const seen = (character: Name) =>
      t
        .mine(character)
        .piles.filter(({ deck }) => deck === 'attack')
        .map(p => p.card)
    expect([seen('captain').length, seen('scout')]).toEqual([3, []])
    t.act('captain', resolve('clawAttack.4'))
    expect(t.told('attack')).toMatchObject([{ card: 'clawAttack.4' }])
    const deck = sharedZone(t.g, 'attack')
    expect(
      deck
        .slice(0, 2)
        .map(piece => nameOf(t.g, piece))
        .toSorted(),
    ).toEqual(['scratch.3', 'slime.5'])
    expect([
      seen('captain').toSorted(),
      seen('scout'),
      t
        .table()
        .decks.find(d => d.deck === 'attack')
        ?.discard.at(-1),
    ]).toEqual([['scratch.3', 'slime.5'], [], 'clawAttack.4'])
    expect(t.told('cardsUnder')).toMatchObject([{ who: 1, deck: 'attack', count: 2 }])
  })

  test('NEM-RULING-153 a card of another kind misses, and is discarded', () => {
    const t = playing({
      at: { scout: '006', pilot: '021' },
      rooms: { '006': { explored: true } },
      hand: { captain: ['planning.4'], scout: [], pilot: [] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { attack: ['transformation.4'] },
    })
    t.act('captain', as('planning.4', 'attack'))
    expect(t.told('attack')).toMatchObject([{ card: 'transformation.4', hits: false }])
    expect(t.table().decks.find(d => d.deck === 'attack')?.discard).toEqual(['transformation.4'])
  })

  test('NEM-RULING-153 a Larva infests, and no card is drawn or looked at', () => {
    const t = playing({
      at: { scout: '006', pilot: '021' },
      rooms: { '006': { explored: true } },
      hand: { captain: ['pursuit.any'], scout: [], pilot: [] },
      intruders: [{ kind: 'larva', room: '006' }],
    })
    t.act('captain', as('pursuit.any', 'attack'))
    expect([t.told('peeked'), t.told('infested').length, t.crew('scout').larva]).toEqual([[], 1, true])
  })

  test('NEM-RULING-18 a deck that runs out while they look is made anew under the cards', () => {
    const t = playing({
      at: { scout: '006', pilot: '021' },
      rooms: { '006': { explored: true } },
      hand: { captain: ['pursuit.any'], scout: [], pilot: [] },
      intruders: [{ kind: 'adult', room: '006' }],
    })
    const deck = sharedZone(t.g, 'attack')
    for (const piece of deck.splice(0, deck.length - 1)) {
      t.g.seen[piece] = 63
      sharedZone(t.g, 'attack.discard').push(piece)
    }
    t.act('captain', as('pursuit.any', 'attack'))
    expect([t.told('reshuffled').length, t.options('captain').length > 1]).toEqual([1, true])
  })
})

describe('special effects', () => {
  const away = { scout: '001', pilot: '021' }
  const alone = { captain: [], scout: [], pilot: [] }

  test('NEM-MODE-INTRUDER-12 NEM-RULING-242 Pursuit: a chosen Character rolls for noise, in Combat as well', () => {
    const t = playing(
      { at: away, hand: { ...alone, captain: ['pursuit.1'] }, intruders: [{ kind: 'adult', room: '001' }] },
      CREW,
      { dice: { noise: ['silence'] } },
    )
    t.act('captain', as('pursuit.1', 'special'))
    expect([t.table().asking?.about.purpose, t.options('captain')]).toEqual([
      'pursuit',
      [whom(t, 'scout'), whom(t, 'pilot')],
    ])
    t.act('captain', whom(t, 'scout'))
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '001' }])
  })

  test('NEM-RULING-242 Pursuit reaches into a pod, for its Evacuation Section', () => {
    const t = playing(
      {
        rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
        at: { scout: '001' },
        pods: { 1: 'unlocked' },
        inPod: { pilot: 1 },
        hand: { ...alone, captain: ['pursuit.1'] },
      },
      CREW,
      { dice: { noise: ['silence'] } },
    )
    t.act('captain', as('pursuit.1', 'special'), whom(t, 'pilot'))
    expect(t.told('noiseRolled')).toMatchObject([{ who: t.seat('pilot'), room: '002' }])
  })

  test('NEM-RULING-156 they make no Noise roll: their character lies at an entrance, and only the living roll', () => {
    const t = playing(
      {
        at: { scout: '019', captain: '021', pilot: '001' },
        noise: ['main'],
        hand: { ...alone, captain: ['planning.4'] },
        decks: { event: ['noiseInTechnicalCorridors', 'nest', 'regeneration'] },
      },
      CREW,
      { dice: { noise: ['silence'] } },
    )
    t.act('captain', as('planning.4', 'special'), resolve('noiseInTechnicalCorridors'))
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([t.seat('scout')])
  })

  test('NEM-RULING-156 they are no target and break no tie, though they hold the token and the fewest cards', () => {
    const seats = ['scout', 'captain', 'pilot', 'soldier']
    const canteen = { tile: 'canteen', explored: true }
    const t = playing(
      {
        rooms: { '006': canteen },
        first: 'captain',
        turn: 'pilot',
        at: { scout: '006', captain: '006', soldier: '006', pilot: '011' },
        hand: { scout: ['rest'], captain: [], soldier: ['rest'], pilot: ['rest'] },
        inventory: { pilot: ['decoy'] },
        intruders: [{ kind: 'adult', room: '006' }],
        decks: { attack: ['tailAttack.2'] },
      },
      seats,
    )
    t.act('pilot', { do: 'use', card: 'decoy' }, pay('rest'), { do: 'room', room: '008' })
    // In order from the captain's seat the soldier comes before the scout.
    expect(t.told('attack').map(e => e.who)).toEqual([t.seat('soldier')])
  })

  test('NEM-MODE-INTRUDER-12 Coordinated Hunt: Adults out of Combat go where somebody is', () => {
    const t = playing({
      at: { scout: '006', pilot: '021' },
      rooms: { '006': { explored: true } },
      hand: { ...alone, captain: ['coordinatedHunt.4'] },
      intruders: [
        { kind: 'adult', room: '007' },
        { kind: 'adult', room: '002' },
        { kind: 'creeper', room: '007' },
        { kind: 'adult', room: '021' },
      ],
    })
    t.act('captain', as('coordinatedHunt.4', 'special'))
    expect(t.table().intruders.map(i => i.room)).toEqual(['006', '006', '007', '021'])
  })

  test('NEM-MODE-INTRUDER-12 Metamorphosis does as Eclosion: hosts die, the others draw and scan', () => {
    const t = playing({ at: away, larva: ['scout'], hand: { ...alone, captain: ['metamorphosis'] } })
    t.act('captain', as('metamorphosis', 'special'))
    expect(t.told('died').map(e => e.who)).toEqual([0])
    expect(t.told('appeared')).toMatchObject([{ kind: 'creeper', room: '001' }])
    expect(t.told('scanned').map(e => e.who)).toEqual([2])
  })

  test('NEM-RULING-241 Planning: of three Event cards one is resolved with movement and effect, the others go under', () => {
    const t = playing({
      at: away,
      hand: { ...alone, captain: ['planning.any'] },
      intruders: [{ kind: 'breeder', room: '006', injuries: 3 }],
      decks: { event: ['bulkheadsOpen', 'regeneration', 'nest'] },
    })
    t.act('captain', as('planning.any', 'special'))
    expect([t.table().asking?.ask, t.options('captain')]).toEqual([
      'eventCard',
      ['nest', 'regeneration', 'bulkheadsOpen'].map(resolve),
    ])
    t.act('captain', resolve('regeneration'))
    expect(t.told('event')).toMatchObject([{ card: 'regeneration' }])
    expect(t.table().intruders).toMatchObject([{ room: '007', injuries: 1 }])
    expect(t.table().decks.find(d => d.deck === 'event')?.discard).toEqual(['regeneration'])
    const deck = sharedZone(t.g, 'event')
    expect(
      deck
        .slice(0, 2)
        .map(piece => nameOf(t.g, piece))
        .toSorted(),
    ).toEqual(['bulkheadsOpen', 'nest'])
    expect(deck.slice(0, 2).map(piece => t.g.seen[piece])).toEqual([bit(1), bit(1)])
  })

  test('NEM-RULING-241 NEM-EVENT-10 an Event resolved by Planning that leaves the game does so', () => {
    const t = playing({
      at: away,
      hand: { ...alone, captain: ['planning.any'] },
      decks: { event: ['bulkheadsOpen', 'coolantLeak', 'nest'] },
    })
    t.act('captain', as('planning.any', 'special'), resolve('coolantLeak'))
    expect(t.told('eventRemoved')).toMatchObject([{ card: 'coolantLeak' }])
    expect(t.table().removed).toContain('coolantLeak')
  })

  test('NEM-RULING-243 Self-Healing: one injured intruder loses up to two Injuries', () => {
    const t = playing({
      at: away,
      hand: { ...alone, captain: ['selfHealing'] },
      intruders: [
        { kind: 'adult', room: '006', injuries: 1 },
        { kind: 'queen', room: '005', injuries: 5 },
        { kind: 'adult', room: '007' },
      ],
    })
    t.act('captain', as('selfHealing', 'special'))
    expect(t.options('captain')).toEqual([intruder(1), intruder(2)])
    t.act('captain', intruder(2))
    expect(t.table().intruders.map(i => i.injuries)).toEqual([1, 3, 0])
    const one = playing({
      at: away,
      hand: { ...alone, captain: ['selfHealing'] },
      intruders: [{ kind: 'adult', room: '006', injuries: 1 }],
    })
    one.act('captain', as('selfHealing', 'special'))
    expect(one.table().intruders[0].injuries).toBe(0)
  })
})

describe('what is hidden', () => {
  test('NEM-HIDE-28 the hand is theirs alone; how many cards, and what was played, everybody sees', () => {
    const cards = ['pursuit.1', 'planning.4', 'selfHealing']
    const t = playing({ hand: { captain: cards, scout: [], pilot: [] } })
    expect([hand(t), t.crew('captain').hand, t.crew('captain').deck.count]).toEqual([cards, 3, 7])
    expect(JSON.stringify(view(t.g, 0))).not.toMatch(/pursuit|planning|selfHealing/)
    expect(JSON.stringify(view(t.g, null))).not.toMatch(/pursuit|planning|selfHealing/)
  })

  test('NEM-HIDE-28 with hand and deck exchanged nobody else sees another table, and it can be played from a view', () => {
    const t = playing({ at: { scout: '001', pilot: '021' }, intruders: [{ kind: 'adult', room: '001' }] })
    const worlds = Array.from({ length: 12 }, (_, i) => exchange(t.g, 0, rngFor(i)))
    expect(new Set(worlds.map(world => JSON.stringify(seatZone(world, 1, 'hand')))).size).toBeGreaterThan(3)
    const [decision] = pending(t.g)
    const input = { seat: decision.seat, n: decision.n, do: 'pass' } as const
    for (const seat of [null, 0, 1, 2]) {
      checkSecrecy(t.g, input, [seat], rngFor(`hidden ${seat}`))
      const v = view(t.g, seat)
      expect(JSON.stringify(view(determinize(v, keyFromSeed(3)), seat))).toBe(JSON.stringify(v))
    }
  })

  test('NEM-RULING-244 who takes the Intruders keeps what they have seen, and sees nothing more', () => {
    const t = dying({
      seen: { captain: ['tile.005', 'coordinates'] },
      contamination: { captain: { hand: ['infected'] } },
    })
    const before = t.mine('captain')
    kill(t, 'captain')
    t.act('captain', accept)
    const after = t.mine('captain')
    expect([after.tiles, after.coordinates, after.objectives]).toEqual([
      before.tiles,
      before.coordinates,
      before.objectives,
    ])
    expect([after.others, after.engines, after.words]).toEqual([before.others, before.engines, []])
  })
})

describe('the end', () => {
  test('NEM-MODE-INTRUDER-16 they cannot win, and the report says whether nobody did', () => {
    const lost = playing({ hand: { captain: [], scout: [], pilot: [] }, time: 1 })
    lost.act('captain', pass)
    toNextRound(lost)
    expect([winners(lost), report(lost).at(-1)]).toEqual([[], 'captain played the Intruders: nobody has won'])
    expect(dead(lost)).toContain('captain')
    const won = playing({
      ...SOUND,
      time: 1,
      turn: 'pilot',
      hibernating: ['scout'],
      nestDestroyed: true,
      eggs: 0,
      objectives: { scout: ['quarantine'] },
      hand: { captain: [], scout: [], pilot: [] },
    })
    toNextRound(won)
    expect([winners(won), report(won).at(-1)]).toEqual([['scout'], 'captain played the Intruders: somebody has won'])
  })
})
