/** Moments of whoever plays the Intruders, each with one thing that is clearly right. */
import { type GameState, pending, step, view } from '@coldwake/rules'
import { loadScenario, readScenario } from '@coldwake/rules/testing'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/index.ts'

/** The captain is dead and plays the Intruders; it is their turn. Nobody else holds a card. */
function playing(
  given: { hand: string[] } & Record<string, unknown>,
  seats = ['scout', 'captain', 'pilot'],
): GameState {
  const { hand, ...more } = given
  const scenario = {
    id: 'hunt',
    game: 'nemesis',
    seats,
    options: { intruderPlayer: true },
    given: {
      dead: ['captain'],
      playsIntruders: 'captain',
      turn: 'captain',
      met: true,
      rooms: Object.fromEntries(['002', '006', '007', '009', '014', '015'].map(room => [room, { explored: true }])),
      hand: { scout: [], pilot: [], captain: hand },
      ...more,
    },
  }
  return loadScenario(readScenario(scenario, ''))
}

/** What an officer answers, and what that makes of the game. */
function answers(g: GameState, count: number): object[] {
  return Array.from({ length: count }, () => {
    const [decision] = pending(g)
    const look = () => ({ ...view(g, decision.seat), talk: [], whispers: [] })
    const { input } = bots.officer.choose(look, decision, bots.officer.begin(1))
    step(g, input)
    const { seat: _, ...answer } = input
    const { n: __, ...choice } = { n: 0, ...answer }
    return choice
  })
}

const adult = (room: string, injuries = 0) => ({ kind: 'adult', room, injuries })
const DYING = ['arm', 'leg', 'body']

describe('an attack', () => {
  test('is made where it kills', () => {
    const g = playing({
      hand: ['pursuit.1', 'selfHealing'],
      at: { scout: '006', pilot: '009' },
      wounds: { scout: DYING },
      intruders: [adult('009'), adult('006')],
    })
    expect(answers(g, 2)).toEqual([
      { do: 'playAs', card: 'pursuit.1', as: 'attack' },
      { do: 'intruder', intruder: 2 },
    ])
  })

  test('is aimed at who is nearest to death', () => {
    const g = playing({
      hand: ['pursuit.1'],
      at: { scout: '006', pilot: '006' },
      wounds: { pilot: ['arm', 'leg'] },
      intruders: [adult('006')],
    })
    expect(answers(g, 2)).toEqual([
      { do: 'playAs', card: 'pursuit.1', as: 'attack' },
      { do: 'who', whom: 2 },
    ])
  })

  test('is made with the card that kills, of those looked at', () => {
    const g = playing({
      hand: ['pursuit.any'],
      at: { scout: '006', pilot: '009' },
      wounds: { scout: ['arm', 'leg'] },
      intruders: [adult('006')],
      decks: { attack: ['scratch.2', 'bite.6', 'clawAttack.3'] },
    })
    expect(answers(g, 2)).toEqual([
      { do: 'playAs', card: 'pursuit.any', as: 'attack' },
      { do: 'resolve', card: 'bite.6' },
    ])
  })

  test('of a larva is made on who bears none yet', () => {
    const g = playing({
      hand: ['coordinatedHunt.3'],
      at: { scout: '006', pilot: '006' },
      larva: ['scout'],
      intruders: [{ kind: 'larva', room: '006' }],
    })
    expect(answers(g, 2)).toEqual([
      { do: 'playAs', card: 'coordinatedHunt.3', as: 'attack' },
      { do: 'who', whom: 2 },
    ])
  })
})

describe('a way', () => {
  /** The way that the only intruder takes with a card for any. */
  function way(given: Record<string, unknown>): object {
    const g = playing({ hand: ['planning.any'], ...given })
    const { n } = g
    step(g, { seat: 1, n, do: 'playAs', card: 'planning.any', as: 'move' })
    return answers(g, 1)[0]
  }

  test('leads to the wounded', () => {
    const given = { at: { scout: '002', pilot: '007' }, intruders: [adult('006')] }
    expect(way({ ...given, wounds: { scout: ['arm', 'leg'] } })).toEqual({ do: 'way', corridor: 'c002-006' })
    expect(way({ ...given, wounds: { pilot: ['arm', 'leg'] } })).toEqual({ do: 'way', corridor: 'c006-007' })
  })

  test('leads to who stands before an open chamber', () => {
    const given = { at: { scout: '007', pilot: '011' }, intruders: [adult('006')] }
    expect(way({ ...given, time: 7 })).toEqual({ do: 'way', corridor: 'c006-011' })
  })

  test('leads towards somebody far away, and not off the board', () => {
    const given = { at: { scout: '014', pilot: '015' }, intruders: [adult('002')] }
    expect(way(given)).toEqual({ do: 'way', corridor: 'c002-006' })
  })
})

describe('cards', () => {
  test('metamorphosis kills a host: it comes before an attack on somebody unhurt', () => {
    const g = playing({
      hand: ['metamorphosis', 'pursuit.1'],
      at: { scout: '014', pilot: '006' },
      larva: ['scout'],
      intruders: [adult('006')],
    })
    expect(answers(g, 1)).toEqual([{ do: 'playAs', card: 'metamorphosis', as: 'special' }])
  })

  test('who is in the room with somebody stays there while there is nobody better', () => {
    const g = playing({ hand: ['selfHealing'], at: { scout: '006', pilot: '021' }, intruders: [adult('006')] })
    expect(answers(g, 1)).toEqual([{ do: 'playAs', card: 'selfHealing', as: 'attack' }])
  })

  test('the one that is kept gives the most to choose from', () => {
    const g = playing({ hand: ['coordinatedHunt.3', 'pursuit.any', 'selfHealing'] })
    const { n } = g
    step(g, { seat: 1, n, do: 'pass' })
    expect(answers(g, 1)).toEqual([{ do: 'keep', card: 'pursuit.any' }])
  })

  test('a cadet sees the same, and errs', () => {
    const g = playing({
      hand: ['pursuit.1', 'selfHealing'],
      at: { scout: '006', pilot: '009' },
      wounds: { scout: DYING },
      intruders: [adult('009'), adult('006')],
    })
    const [decision] = pending(g)
    const look = () => ({ ...view(g, 1), talk: [], whispers: [] })
    const right = Array.from({ length: 200 }, (_, seed) =>
      bots.cadet.choose(look, decision, bots.cadet.begin(seed)),
    ).filter(({ input }) => input.do === 'playAs' && input.as === 'attack').length
    expect(right).toBeGreaterThan(140)
    expect(right).toBeLessThan(200)
  })
})
