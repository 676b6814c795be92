/** Take back: what a seat may undo by itself, the state the game goes on from, and sealed answers reconsidered. */
import { describe, expect, test } from 'vitest'
import { bit, PUBLIC } from '../src/core/pieces.ts'
import {
  type Choice,
  type Crossed,
  canonical,
  clone,
  create,
  crossed,
  faceFor,
  type GameEvent,
  type GameState,
  type Input,
  InputError,
  keyFromSeed,
  type Name,
  pending,
  pendingFor,
  type Seat,
  step,
  stepOn,
  stepped,
  takenBack,
  view,
} from '../src/index.ts'
import { exchange, reveals, viewers } from '../src/testing.ts'
import { answer, type Moment, pick, playGame, policyFor, rngFor } from './play.ts'
import {
  carefulMove,
  decline,
  discard,
  door,
  interrupt,
  keep,
  look,
  move,
  part,
  pass,
  pay,
  play,
  type Situation,
  situation,
} from './situation.ts'

const LONG = process.env.LONG === '1'
const GAMES = Number(process.env.GAMES ?? (LONG ? 50_000 : 1_000))
/** At least one game of each number of players. */
const SEEDS = Array.from({ length: Math.max(5, GAMES / (LONG ? 50 : 80)) }, (_, seed) => seed)

const inBothGames = (seed: number, look: (m: Moment) => void): void => {
  for (const game of ['nemesis', 'lockdown']) playGame(seed, policyFor(seed), look, game)
}

/** Acts, and says of each choice what it did that cannot be undone. */
const crossing = (t: Situation, who: Name, ...choices: Choice[]): (Crossed | null)[] =>
  choices.map(choice => {
    const before = clone(t.g)
    t.act(who, choice)
    return crossed(before, t.g, t.seat(who))
  })

const pair = ['scout', 'captain']
const canteen = { tile: 'canteen', explored: true, items: 3 }
/** Nobody else is there, or has a card in hand. */
const alone = { rooms: { '006': canteen }, at: { captain: '001' }, hand: { scout: ['rest', 'search'], captain: [] } }
const together = { rooms: { '006': canteen }, hand: { scout: ['rest', 'search'], captain: ['rest', 'interruption'] } }

describe('NEM-RULING-235 what may be undone', () => {
  test('declaring and paying, card by card, until the price is paid and dice are rolled', () => {
    const t = situation({ ...alone, intruders: [{ kind: 'adult', room: '011' }] }, pair)
    expect(crossing(t, 'scout', { do: 'shoot' }, pay('rest'))).toEqual([null, 'chance'])
    const careful = situation({ ...alone, hand: { scout: ['rest', 'search', 'demolition'] } }, pair)
    expect(crossing(careful, 'scout', ...carefulMove('006', 'search', 'rest'))).toEqual([null, null, null])
    expect(crossing(careful, 'scout', careful.options('scout')[0])).toEqual([null])
  })

  test('NEM-RULING-166 a move to where somebody is; not one that rolls for noise, nor one that explores', () => {
    const company = situation({ ...alone, at: { captain: '006' } }, pair)
    expect(crossing(company, 'scout', ...move('006', 'rest'))).toEqual([null, null])
    const rolls = situation(alone, pair)
    expect(crossing(rolls, 'scout', ...move('006', 'rest'))).toEqual([null, 'chance'])
    const stacked = situation(alone, pair, { dice: { noise: ['silence'] } })
    expect(crossing(stacked, 'scout', ...move('006', 'rest'))).toEqual([null, 'chance'])
    const explores = situation({ ...alone, rooms: { '006': { tile: 'canteen', token: 'silence-1' } } }, pair)
    expect(crossing(explores, 'scout', ...move('006', 'rest'))).toEqual([null, 'learned'])
  })

  test('exploring what one has seen before tells only the others', () => {
    const rooms = { '006': { tile: 'canteen', token: 'silence-1' } }
    const t = situation({ ...alone, rooms, seen: { scout: ['tile.006', 'token.006'] } }, pair)
    expect(crossing(t, 'scout', ...move('006', 'rest'))).toEqual([null, null])
    const half = situation({ ...alone, rooms, seen: { scout: ['tile.006'], captain: ['token.006'] } }, pair)
    expect(crossing(half, 'scout', ...move('006', 'rest'))).toEqual([null, 'learned'])
  })

  test('nothing from the moment on that others are asked in secret, whether or not anybody thinks about it', () => {
    const t = situation(together, pair, { dice: { noise: ['silence'] } })
    expect(crossing(t, 'scout', ...move('006', 'rest'))).toEqual([null, 'asked'])
    const standing = situation(together, pair, { dice: { noise: ['silence'] } })
    standing.standing('captain', 'game')
    expect(crossing(standing, 'scout', ...move('006', 'rest'))).toEqual([null, 'asked'])
    expect(standing.told('noiseRolled')).toHaveLength(1)
  })

  test('no answer to a sealed question: it is reconsidered while that is open, and final when all have answered', () => {
    const hand = { pilot: ['knowledgeOfTheShip'], captain: ['rest'], scout: ['rest', 'interruption'] }
    const t = situation({ hand }, ['pilot', 'captain', 'scout'])
    t.act('pilot', play('knowledgeOfTheShip'))
    expect([...crossing(t, 'scout', decline), ...crossing(t, 'captain', decline)]).toEqual(['asked', 'asked'])
  })

  test('not an answer that lets somebody else show a hand without Contamination cards', () => {
    const t = situation({ hand: { scout: ['rest', 'search'], captain: ['rest'] } }, pair)
    t.act('scout', play('rest'))
    expect(crossing(t, 'captain', decline)).toEqual(['asked'])
    expect(t.told('scanned')).toMatchObject([{ who: 0, removed: 0 }])
  })

  test('a scan of one’s own hand only if there is nothing new to read', () => {
    const scans = (contamination: object) =>
      crossing(situation({ ...alone, contamination }, pair), 'scout', play('rest'))
    expect(scans({})).toEqual([null])
    expect(scans({ scout: { hand: ['clean'] } })).toEqual(['learned'])
  })

  test('not the end of the game, even if nobody is told a card', () => {
    const given = { time: 1, met: true, dead: ['captain'], hand: { scout: ['rest'], captain: [] } }
    const t = situation(given, pair)
    expect(crossing(t, 'scout', { do: 'pass' }, { do: 'done' })).toEqual([null, 'learned'])
    expect(t.table().over).toMatchObject({ reason: 'jump', winners: [] })
  })

  test('a door', () => {
    const t = situation({ hand: { pilot: ['knowledgeOfTheShip'], captain: [] } }, ['pilot', 'captain'])
    expect(crossing(t, 'pilot', play('knowledgeOfTheShip'), part(0), door('c006-011'))).toEqual([null, null, null])
  })

  test('dropping, and passing as long as somebody else has a turn', () => {
    const t = situation({ ...alone, inventory: { scout: ['medkit'] } }, pair)
    expect(crossing(t, 'scout', { do: 'drop', card: 'medkit' }, { do: 'pass' }, discard('rest'))).toEqual([
      null,
      null,
      null,
    ])
    expect(crossing(t, 'scout', { do: 'done' })).toEqual([null])
    expect(t.asked()).toEqual(['captain'])
    expect(crossing(t, 'captain', { do: 'pass' })).toEqual(['chance'])
  })

  test('not a search; but which of the two is kept', () => {
    const t = situation({ ...alone, at: { scout: '006', captain: '001' } }, pair)
    expect(crossing(t, 'scout', play('search'))).toEqual(['learned'])
    const [first] = t.mine('scout').drawn
    expect(crossing(t, 'scout', keep(first))).toEqual([null])
  })

  test('not a look at a hidden thing; a second look at the same teaches nothing', () => {
    const looks = (seen: object) => {
      const t = situation({ ...alone, inventory: { scout: ['reconDrone'] }, seen }, pair)
      return crossing(t, 'scout', { do: 'use', card: 'reconDrone' }, pay('rest'), look('005'))
    }
    expect(looks({})).toEqual([null, null, 'learned'])
    expect(looks({ captain: ['tile.005', 'token.005'] })).toEqual([null, null, 'learned'])
    expect(looks({ scout: ['tile.005', 'token.005'] })).toEqual([null, null, null])
  })

  test('not a draft: the deck of whoever has chosen is shuffled', () => {
    const seats = [{ character: null }, { character: null }]
    const g = create({ game: 'nemesis', board: 'nemesis-base', seats }, keyFromSeed(1))
    const [decision] = pending(g)
    const after = stepped(g, answer(decision, decision.options[0]))
    expect(crossed(g, after, decision.seat)).toBe('chance')
  })
})

describe('in a trade', () => {
  const trading = (offer: Choice[] = []) => {
    const hand = { scout: ['rest', 'search'], captain: [] }
    const t = situation({ hand, inventory: { scout: ['medkit', 'bandages'], captain: ['grenade'] } }, pair)
    t.act('scout', { do: 'trade' }, pay('rest'), { do: 'partner', whom: 1 })
    t.act('captain', { do: 'partner', whom: 0 }, ...offer)
    return t
  }
  const put = (card: Name): Choice => ({ do: 'put', card })
  const ready: Choice = { do: 'ready' }

  test('offers, their withdrawal, readiness and the end may be undone', () => {
    const moves: Choice[] = [put('medkit'), put('bandages'), { do: 'takeBack', card: 'medkit' }, ready, { do: 'end' }]
    expect(crossing(trading(), 'scout', ...moves)).toEqual(moves.map(() => null))
  })

  test('a card shown has been noted by who saw it', () => {
    expect(crossing(trading(), 'scout', { do: 'show', card: 'medkit' })).toEqual(['learned'])
  })

  test('a swap only if one gets nothing that one did not know', () => {
    const t = trading([put('grenade'), ready])
    expect(crossing(t, 'scout', ready)).toEqual(['learned'])
    const gift = trading()
    gift.act('scout', put('medkit'))
    gift.act('captain', ready)
    expect(crossing(gift, 'scout', ready)).toEqual([null])
  })
})

describe('the state to go on from', () => {
  test('is as it was before, and nothing that was asked since can be answered any more', () => {
    const t = situation(alone, pair)
    const before = clone(t.g)
    const asked: number[] = []
    for (const choice of carefulMove('006', 'search', 'rest')) {
      asked.push(t.g.n)
      t.act('scout', choice)
    }
    asked.push(t.g.n)
    const g = takenBack(before, t.g)
    expect(view(g, 0).me).toMatchObject({ hand: ['search', 'rest'], decision: { ask: 'turn', n: g.n } })
    expect(canonical({ ...g, n: 0 })).toBe(canonical({ ...before, n: 0 }))
    for (const n of asked)
      for (const choice of [...carefulMove('006', 'search', 'rest'), ...pass])
        expect(() => step(g, { seat: 0, n, ...choice })).toThrow(expect.objectContaining({ code: 'stale' }))
    const kept = canonical(before)
    step(g, { seat: 0, n: g.n, do: 'move', to: '006' })
    expect(canonical(before)).toBe(kept)
  })

  test('a standing answer given meanwhile neither keeps from taking back nor is undone', () => {
    const t = situation(together, pair)
    const before = clone(t.g)
    t.act('scout', { do: 'move', to: '006' })
    t.standing('captain', 'game', true)
    const g = takenBack(before, t.g)
    expect(view(g, 1).me?.standing).toEqual({ until: 'game', unlessMine: true })
    const gone = clone(t.g)
    step(gone, { seat: 1, do: 'standing', until: 'off' })
    expect(view(takenBack(t.g, gone), 1).me?.standing).toBeNull()
  })

  test('what is taken back and done again comes out the same, at every step of many games', () => {
    let undone = 0
    for (const seed of SEEDS)
      inBothGames(seed, ({ g, input }) => {
        const { after, events } = told(g, input)
        if (crossed(g, after, input.seat) !== null) return
        undone++
        const again = takenBack(g, after)
        expect(() => step(again, input)).toThrow(InputError)
        expect(() => step(again, { ...input, n: after.n })).toThrow(InputError)
        const redone = told(again, { ...input, n: again.n })
        expect(JSON.stringify(redone.events)).toBe(JSON.stringify(events))
        expect(canonical({ ...redone.after, n: 0 })).toBe(canonical({ ...after, n: 0 }))
      })
    expect(undone).toBeGreaterThan(SEEDS.length * 50)
  })
})

function told(g: GameState, input: Input): { after: GameState; events: GameEvent[] } {
  const events: GameEvent[] = []
  return { after: stepped(g, input, e => events.push(e)), events }
}

/** A world that neither the taker nor the other can tell from this one: exchanged for somebody who knows what both do. */
function exchangedForBoth(g: GameState, taker: Seat, other: Seat | null, rng: ReturnType<typeof rngFor>): GameState {
  const both = 6
  const known = bit(taker) | (other === null ? PUBLIC : bit(other))
  const tellBoth = (bits: number) => (bits & known ? bits | bit(both) : bits)
  const forget = (bits: number) => bits & ~bit(both)
  const world = exchange({ ...clone(g), seen: g.seen.map(tellBoth), read: g.read.map(tellBoth) }, both, rng)
  return { ...world, seen: world.seen.map(forget), read: world.read.map(forget) }
}

describe('NEM-RULING-235 whatever may be undone, in thousands of steps of many games', () => {
  /** A second look, a scan with nothing new to read, a trade for nothing. */
  const AGAIN = ['peeked', 'peekedObjective', 'peekedCss', 'peekedContingency', 'scanned', 'traded']

  test('taught the taker nothing, and others nothing that the taker did not know', () => {
    let steps = 0
    for (const seed of SEEDS) {
      const rng = rngFor(`undo/${seed}`)
      inBothGames(seed, ({ g, input }) => {
        const { seat } = input
        const { after, events } = told(g, input)
        if (crossed(g, after, seat) !== null) return
        steps++
        // What seems to tell the taker something tells it again.
        for (const event of events) if (reveals(event, seat)) expect(AGAIN).toContain(event.e)
        const mine = told(exchange(g, seat, rng), input)
        // Everything that anybody was told, private faces included, follows from what the taker knew.
        expect(JSON.stringify(mine.events)).toBe(JSON.stringify(events))
        expect(JSON.stringify(view(mine.after, seat))).toBe(JSON.stringify(view(after, seat)))
        const other = pick(
          rng,
          viewers(g).filter(s => s !== seat),
        )
        const theirs = told(exchangedForBoth(g, seat, other, rng), input)
        const heard = (list: GameEvent[]) => JSON.stringify(list.map(e => faceFor(e, other)))
        expect(heard(theirs.events)).toBe(heard(events))
        expect(JSON.stringify(view(theirs.after, other))).toBe(JSON.stringify(view(after, other)))
      })
    }
    expect(steps).toBeGreaterThan(SEEDS.length * 50)
  })

  test('a step in place leads to the same state, tells the same and says the same as one on a copy', () => {
    for (const seed of SEEDS)
      inBothGames(seed, ({ g, input }) => {
        const { after, events } = told(g, input)
        const own = clone(g)
        const heard: string[] = []
        const also = stepOn(own, input, e => heard.push(JSON.stringify(e)))
        expect(also).toBe(crossed(g, after, input.seat))
        expect(canonical(own)).toBe(canonical(after))
        expect(heard).toEqual(events.map(e => JSON.stringify(e)))
      })
  })

  test('whether it may be does not depend on what the taker cannot know, nor on who has a standing answer', () => {
    const count = { chance: 0, learned: 0, asked: 0, nothing: 0 }
    for (const seed of SEEDS) {
      const rng = rngFor(`undo/${seed}`)
      inBothGames(seed, ({ g, input }) => {
        const { seat } = input
        const real = crossed(g, stepped(g, input), seat)
        count[real ?? 'nothing']++
        const world = exchange(g, seat, rng)
        const there = crossed(world, stepped(world, input), seat)
        expect(there === null).toBe(real === null)
        const others = clone(g)
        for (const s of g.crew.keys())
          if (s !== seat)
            others.standing[s] = pick(rng, [null, { until: 'turn', unlessMine: pick(rng, [true, false]) }])
        expect(crossed(others, stepped(others, input), seat)).toBe(real)
      })
    }
    expect(Math.min(...Object.values(count))).toBeGreaterThan(SEEDS.length * 5)
  })
})

describe('a sealed answer', () => {
  const three = ['scout', 'captain', 'pilot']
  /** The Scout has declared and paid a Move; the others may prevent it. */
  const window = (): Situation => {
    const hand = { scout: ['rest', 'search'], captain: ['rest', 'interruption'], pilot: ['rest', 'interruption'] }
    const t = situation({ rooms: { '006': canteen }, hand }, three, { dice: { noise: ['silence'] } })
    t.act('scout', ...move('006', 'rest'))
    return t
  }
  const reconsider = (t: Situation, who: Name, n = t.g.n) => {
    const { length } = t.events
    step(t.g, { seat: t.seat(who), do: 'reconsider', n }, e => t.events.push(e))
    expect(t.events).toHaveLength(length)
  }
  const seenBy = (g: GameState, but: Seat) =>
    viewers(g)
      .filter(s => s !== but)
      .map(s => JSON.stringify(view(g, s)))

  test('can be given anew while the question is open, and nobody notices', () => {
    const t = window()
    const [seen, { n }] = [seenBy(t.g, 1), t.g]
    const before = canonical(t.g)
    t.act('captain', interrupt)
    expect(t.mine('captain')).toMatchObject({ answer: interrupt, decision: null })
    reconsider(t, 'captain')
    expect([canonical(t.g), seenBy(t.g, 1)]).toEqual([before, seen])
    expect(t.mine('captain')).toMatchObject({ answer: null, decision: { n, options: [decline, interrupt] } })
    t.act('captain', decline)
    t.act('pilot', decline)
    expect(t.told('reacted')).toMatchObject([{ who: null }])
    expect(t.crew('scout').room).toBe('006')
  })

  test('whatever the others have done meanwhile', () => {
    const t = window()
    t.act('captain', decline)
    t.act('pilot', interrupt)
    // All had answered: the question is gone, and with it what could be reconsidered.
    expect(() => reconsider(t, 'captain', t.g.n - 1)).toThrow(expect.objectContaining({ code: 'stale' }))
    const open = window()
    open.act('pilot', interrupt)
    open.act('captain', decline)
    expect(open.told('reacted')).toMatchObject([{ who: 2 }])
    const waits = window()
    waits.act('pilot', interrupt)
    reconsider(waits, 'pilot')
    waits.act('captain', decline)
    expect([waits.asked(), waits.told('reacted')]).toEqual([['pilot'], []])
  })

  test('is refused for who has not answered, is not asked, or asks about another question', () => {
    const t = window()
    const before = canonical(t.g)
    for (const who of three) expect(() => reconsider(t, who)).toThrow(expect.objectContaining({ code: 'notAsked' }))
    t.act('captain', decline)
    for (const n of [t.g.n - 1, t.g.n + 1])
      expect(() => reconsider(t, 'captain', n)).toThrow(expect.objectContaining({ code: 'stale' }))
    expect(() => step(t.g, { seat: 9, do: 'reconsider', n: t.g.n })).toThrow(InputError)
    reconsider(t, 'captain')
    expect(canonical(t.g)).toBe(before)
    const turn = situation(alone, pair)
    expect(() => reconsider(turn, 'scout')).toThrow(expect.objectContaining({ code: 'notAsked' }))
  })

  test('that stood for long can be reconsidered too, and is not given again by itself', () => {
    const t = window()
    t.standing('captain', 'game')
    expect(t.mine('captain').answer).toEqual(decline)
    reconsider(t, 'captain')
    expect([t.asked(), t.mine('captain').standing]).toEqual([
      ['captain', 'pilot'],
      { until: 'game', unlessMine: false },
    ])
    t.act('pilot', decline)
    expect(t.asked()).toEqual(['captain'])
    t.act('captain', interrupt)
    expect(t.told('reacted')).toMatchObject([{ who: 1, card: 'interruption' }])
  })

  test('an objective too: that it is chosen is public, and so is that it is chosen anew', () => {
    const t = situation(
      {
        ...alone,
        noise: ['006/1'],
        objectives: { scout: ['abOvo', 'hoarder'], captain: ['necroscopy', 'quarantine'] },
      },
      pair,
      { dice: { noise: ['1'], bag: ['adult-2'] } },
    )
    t.act('scout', ...move('006', 'rest'), { do: 'objective', card: 'hoarder' })
    expect(t.table().asking?.seats).toEqual([1])
    reconsider(t, 'scout')
    expect(t.table().asking?.seats).toEqual([0, 1])
    t.act('scout', { do: 'objective', card: 'abOvo' })
    t.act('captain', { do: 'objective', card: 'quarantine' })
    expect(t.mine('scout')).toMatchObject({ objectives: ['abOvo'], rejected: ['hoarder'] })
  })

  test('answered, reconsidered and answered otherwise is as if answered so at once', () => {
    let times = 0
    for (const seed of SEEDS)
      inBothGames(seed, ({ g, decisions: [decision, ...others] }) => {
        if (!decision.sealed || others.length === 0) return
        times++
        const { seat, n, options } = decision
        const answered = stepped(g, answer(decision, options[0]))
        const back = stepped(answered, { seat, do: 'reconsider', n })
        expect(canonical(back)).toBe(canonical(g))
        expect(pendingFor(back, seat)).toEqual(decision)
        for (const option of options) {
          const [late, at] = [back, g].map(world => told(world, answer(decision, option)))
          expect(JSON.stringify(late.events)).toBe(JSON.stringify(at.events))
          expect(canonical(late.after)).toBe(canonical(at.after))
        }
      })
    expect(times).toBeGreaterThan(SEEDS.length)
  })
})
