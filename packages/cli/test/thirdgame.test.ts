/** A game that no manifest lists is created, played to its end by bots and shown as text: the seam holds. */
import { bots } from '@coldwake/bots'
import { create, type GameState, keyFromSeed, pending, type Setup, step, type Tell, view } from '@coldwake/rules'
import { dialectOf, loadLanguage } from '@coldwake/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { registerGame } from '../../rules/src/core/ruleset.ts'
import { rock } from '../../rules/test/thirdgame/board.ts'
import { beacon } from '../../rules/test/thirdgame/ruleset.ts'
import { boardText, handText, peopleText, type Screen, statusText } from '../src/screen.ts'

const setup: Setup = { game: 'beacon', board: rock.id, seats: [{ character: 'keeper' }, { character: 'sailor' }] }

beforeAll(async () => {
  registerGame('beacon', beacon)
  await loadLanguage('en')
})

/** Each seat is played by a bot that chooses at random and sees its own view only. */
function playOut(seed: number, tell?: Tell): GameState {
  const g = create(setup, keyFromSeed(seed), tell)
  const memories = setup.seats.map((_, seat) => bots.random.begin(seed * 2 + seat))
  for (let [decision] = pending(g); decision; [decision] = pending(g)) {
    const { seat } = decision
    const scene = () => ({ ...view(g, seat), talk: [], whispers: [] })
    const { memory, input } = bots.random.choose(scene, decision, memories[seat])
    memories[seat] = memory
    step(g, input, tell)
  }
  return g
}

function screenOf(g: GameState, seat: number): Screen {
  const { table, me } = view(g, seat)
  if (!me) throw new Error('nobody sits there')
  return { table, me, ctx: { table, names: s => `Player ${s + 1}`, me: seat }, lang: dialectOf('en', table.game) }
}

describe('played by bots that choose at random', () => {
  test.each(Array.from({ length: 20 }, (_, seed) => seed))('game %d ends on the fifth day', seed => {
    const g = playOut(seed)
    expect(g.over).toMatchObject({ reason: 'nobodyLeft', rule: 'BEACON-BOAT' })
    expect([g.round, g.crew.map(({ fate }) => fate)]).toEqual([5, ['aboard', 'aboard']])
  })

  test('a player wins by meeting the objective: some call home, others do not', () => {
    const calls = Array.from({ length: 20 }, (_, seed) => playOut(seed)).flatMap(({ over, crew }) =>
      (over?.report ?? []).flatMap(step =>
        step.check === 'objective' && step.card === 'callHome'
          ? [{ met: step.met, signal: crew[step.who].signal, wins: over?.winners.includes(step.who) }]
          : [],
      ),
    )
    expect(calls).toHaveLength(20)
    expect(new Set(calls.map(({ met }) => met))).toEqual(new Set([true, false]))
    for (const { met, signal, wins } of calls) expect([signal, wins]).toEqual([met, met])
  })

  test('what happens is told', () => {
    const kinds = new Set<string>()
    playOut(1, event => void kinds.add(event.e))
    for (const kind of ['objectivesDealt', 'drafted', 'turn', 'moved', 'time', 'over']) expect(kinds).toContain(kind)
  })
})

describe('shown as text', () => {
  test('board, status, people and hand', () => {
    const screen = screenOf(create(setup, keyFromSeed(1)), 0)
    expect(boardText(screen).split('\n')).toEqual([
      '>001 pier                     002                                Player 1, Player 2',
      ' 002 ·····                    001 · 003',
      ' 003 ·····                    002',
    ])
    expect(statusText(screen)).toBe('Round 1 · Time track: 5')
    expect(peopleText(screen).split('\n')).toEqual([
      '1. Player 1 (keeper, 001): first player, 3 cards',
      '2. Player 2 (sailor, 001): 3 cards',
    ])
    // What a card does is worded from its effects; names of its own come with a translation.
    expect(handText(screen).split('\n')).toEqual([
      'Your hand',
      '  beachcomb: Draw 2 Items of the room’s color, keep 1 and put the rest under the deck; lower the Item Counter by 1.',
      '  stroll: Go to a neighboring room.',
      '  tea: Draw 2 cards.',
      'Objectives',
      '  callHome: You win if your Character survives and you have sent the Signal.',
    ])
  })
})
