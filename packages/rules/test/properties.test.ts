/** What must hold in every game, whoever plays: seeded games by random and by eager players. */
import { describe, expect, test } from 'vitest'
import { numberPieces } from '../src/core/content.ts'
import {
  canonical,
  clone,
  create,
  determinize,
  faceFor,
  type GameEvent,
  type GameState,
  type Input,
  InputError,
  keyFromSeed,
  pending,
  pendingFor,
  type Seat,
  step,
  view,
} from '../src/index.ts'
import { nemesisBox } from '../src/nemesis/index.ts'
import { exchange, places, reveals, uniqueNames } from '../src/testing.ts'
import { eager, type Moment, playGame, random, rngFor, toInput } from './play.ts'
import { variant } from './situation.ts'

const GAMES = process.env.LONG === '1' ? 50_000 : 1_000
/** A box with hardly any items: decks run out, and what was put back comes round again. */
const scarce = variant('nemesis-scarce', () => ({
  content: numberPieces({
    ...nemesisBox,
    items: Object.fromEntries(
      Object.entries(nemesisBox.items).map(([deck, cards]) => [
        deck,
        cards.slice(0, 3).map(c => ({ ...c, copies: 1 })),
      ]),
    ),
    tokens: nemesisBox.tokens.map(token => ({ ...token, items: 4 })),
  }),
}))
const policyFor = (seed: number) => (seed % 2 ? random : eager)
const seats = (g: GameState): (Seat | null)[] => [null, ...g.crew.map((_, s) => s)]

describe('every game', () => {
  test(`plays to its end, conserves its pieces and keeps the limits (${GAMES} games)`, () => {
    const told = new Set<string>()
    for (let seed = 0; seed < GAMES; seed++) {
      let moments = 0
      const { g, events } = playGame(seed, policyFor(seed), ({ g, decisions }) => {
        expect(decisions.every(d => d.options.length > 0)).toBe(true)
        if (moments++ % 10 === 0) checkPieces(g)
      })
      for (const event of events) told.add(event.e)
      expect(g.over).not.toBeNull()
      expect(g.agenda).toEqual([])
      checkPieces(g)
    }
    // Content coverage: everything the slice can tell has been told.
    expect([...told].sort()).toEqual(
      'cancelled danger declared died discarded door drew dropped encounter explored fire firstPlayer held items kept lightWound malfunction moved noise noiseGone noiseRolled over paid passed peeked reacted reshuffled round searched seriousWound slimed time token turn'.split(
        ' ',
      ),
    )
  })

  test('NEM-HIDE-30 the same seed gives the same game, and its log replays to the same state', () => {
    for (let seed = 0; seed < GAMES / 5; seed++) {
      const first = playGame(seed, policyFor(seed))
      const again = playGame(seed, policyFor(seed))
      expect(canonical(again.g)).toBe(canonical(first.g))
      const replayed = create(first.setup, keyFromSeed(seed))
      for (const input of first.inputs) step(replayed, JSON.parse(JSON.stringify(input)))
      expect(canonical(replayed)).toBe(canonical(first.g))
    }
  })

  test('state and views survive JSON at any moment, and a clone is independent', () => {
    for (let seed = 0; seed < GAMES / 5; seed++) {
      let moments = 0
      playGame(seed, policyFor(seed), ({ g, input }) => {
        if (moments++ % 25 !== seed % 25) return
        const before = canonical(g)
        for (const seat of seats(g)) expect(JSON.parse(JSON.stringify(view(g, seat)))).toEqual(view(g, seat))
        const copy = clone(g)
        const parsed: GameState = JSON.parse(JSON.stringify(g))
        step(copy, input)
        step(parsed, input)
        expect(canonical(g)).toBe(before)
        expect(canonical(parsed)).toBe(canonical(copy))
      })
    }
  })

  test('an input that is not offered is refused and changes nothing', () => {
    for (let seed = 0; seed < GAMES / 20; seed++) {
      let moments = 0
      playGame(seed, policyFor(seed), ({ g, input }) => {
        if (moments++ % 20 !== 0 || input.do === 'standing') return
        const before = canonical(g)
        const bad = [
          { ...input, n: input.n - 1 },
          { ...input, n: input.n + 1 },
          { ...input, seat: 9 },
          { ...input, do: 'move', to: '999' },
          { ...input, extra: 1 },
        ]
        for (const wrong of bad) expect(() => step(g, wrong as Input)).toThrow(InputError)
        expect(canonical(g)).toBe(before)
      })
    }
  })
})

/** Every numbered piece in exactly one place; markers within the box. */
function checkPieces(g: GameState): void {
  const all = places(g)
  expect(all.length).toBe(g.seen.length)
  expect(new Set(all.map(p => p.piece)).size).toBe(g.seen.length)
  expect(g.fire.filter(Boolean).length).toBeLessThanOrEqual(8)
  expect(g.malfunction.filter(Boolean).length).toBeLessThanOrEqual(8)
  expect(g.doors.filter(d => d > 0).length).toBeLessThanOrEqual(12)
  expect(g.items.every(n => n >= -1 && n <= 4)).toBe(true)
}

describe('nobody can tell what they may not know', () => {
  test(`NEM-HIDE-01 NEM-HIDE-04 NEM-HIDE-06 NEM-HIDE-08 NEM-HIDE-09 NEM-HIDE-19 NEM-HIDE-20 with every hidden fact exchanged, views, options and events are the same (${GAMES} games)`, () => {
    let compared = 0
    let inputs = 0
    for (let seed = 0; seed < GAMES; seed++) {
      let moments = 0
      const rng = rngFor(`exchange/${seed}`)
      const play = ({ g, input }: Moment) => {
        if (moments++ % 40 !== seed % 40) return
        for (const seat of seats(g)) {
          const other = exchange(g, seat, rng)
          expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(g, seat)))
          expect(pending(other).map(d => d.seat)).toEqual(pending(g).map(d => d.seat))
          if (seat !== null) expect(JSON.stringify(pendingFor(other, seat))).toBe(JSON.stringify(pendingFor(g, seat)))
          compared++
          if (sameEvents(g, other, input, seat)) inputs++
        }
      }
      playGame(seed, policyFor(seed), play, seed % 3 === 0 ? scarce : 'nemesis')
    }
    expect(compared).toBeGreaterThan(GAMES * 10)
    expect(inputs).toBeGreaterThan(GAMES * 5)
  })

  test('a choice made in secret looks the same to everybody else, whichever way it falls', () => {
    const compared = { searchKeep: 0, window: 0 }
    for (let seed = 0; seed < GAMES; seed++)
      playGame(
        seed,
        eager,
        ({ g, decisions: [decision, ...others] }) => {
          const { ask, seat, options } = decision
          if (ask !== 'searchKeep' && (ask !== 'window' || others.length === 0)) return
          const worlds = options.map(option => after(g, toInput(decision, option)))
          for (const other of seats(g).filter(s => s !== seat)) {
            // A heavy thing is seen in hand, a card put back is one more in the deck: those are told.
            const told = worlds.filter(
              w => w && !w.events.some(e => reveals(e, other) || (e.e === 'kept' && e.count === 0)),
            )
            const seen = told.map(
              w => w && JSON.stringify([view(w.world, other), w.events.map(e => faceFor(e, other))]),
            )
            expect(new Set(seen).size).toBeLessThanOrEqual(1)
            if (told.length > 1) compared[ask]++
          }
        },
        seed % 2 ? scarce : 'nemesis',
      )
    expect(Math.min(compared.searchKeep, compared.window)).toBeGreaterThan(GAMES / 2)
  })

  test('knowledge comes from events alone: a name is in a view only after an event has told it to that seat', () => {
    const game = uniqueNames('nemesis')
    const namesIn = (value: unknown) => JSON.stringify(value).match(/[\w-]+~\d+/g) ?? []
    for (let seed = 0; seed < GAMES / 10; seed++) {
      let read = 0
      let told: Set<string>[] = []
      const listen = (g: GameState, events: GameEvent[]) => {
        // What lies open from the start needs no event.
        if (read === 0) told = seats(g).map(() => new Set(namesIn(view(g, null).table.crew.map(c => c.hands))))
        for (; read < events.length; read++)
          seats(g).forEach((seat, i) => {
            for (const name of namesIn(faceFor(events[read], seat))) told[i].add(name)
          })
        seats(g).forEach((seat, i) => {
          for (const name of namesIn(view(g, seat))) expect(told[i]).toContain(name)
        })
      }
      let moments = 0
      playGame(
        seed,
        policyFor(seed),
        ({ g, events }) => {
          if (moments++ % 30 === 0) listen(g, events)
        },
        game,
      )
    }
  })

  test('view(determinize(v)) = v, byte for byte, agenda included', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      let moments = 0
      playGame(seed, policyFor(seed), ({ g }) => {
        if (moments++ % 60 !== seed % 60) return
        for (const seat of seats(g)) {
          const v = view(g, seat)
          const world = determinize(JSON.parse(JSON.stringify(v)), keyFromSeed(seed))
          expect(JSON.stringify(view(world, seat))).toBe(JSON.stringify(v))
          checkPieces(world)
        }
      })
    }
  })

  test('a determinized world can be played to its end', () => {
    for (let seed = 0; seed < GAMES / 20; seed++) {
      let moments = 0
      playGame(seed, policyFor(seed), ({ g }) => {
        if (moments++ % 150 !== seed % 150) return
        for (const seat of seats(g)) {
          const world = determinize(view(g, seat), keyFromSeed(seed))
          const rng = rngFor(seed)
          for (let decisions = pending(world); decisions.length > 0; decisions = pending(world)) {
            const option = random(rng, decisions[0])
            step(world, { seat: decisions[0].seat, n: decisions[0].n, ...option } as Input)
          }
          expect(world.over).not.toBeNull()
        }
      })
    }
  })
})

/**
 * Both worlds get the same input: p's events are the same up to the first that tells p something new; if none does,
 * p sees the same afterwards and the same seats are asked.
 */
function sameEvents(real: GameState, other: GameState, input: Input, seat: Seat | null): boolean {
  const a = after(real, input)
  const b = after(other, input)
  if (!a || !b) return false // somebody else's private choice that the other world does not offer
  for (let i = 0; i < Math.max(a.events.length, b.events.length); i++) {
    const [left, right] = [a.events[i], b.events[i]]
    if ((left && reveals(left, seat)) || (right && reveals(right, seat))) return true
    expect(right && JSON.stringify(faceFor(right, seat))).toBe(left && JSON.stringify(faceFor(left, seat)))
  }
  expect(JSON.stringify(view(b.world, seat))).toBe(JSON.stringify(view(a.world, seat)))
  expect(pending(b.world).map(d => d.seat)).toEqual(pending(a.world).map(d => d.seat))
  return true
}

function after(g: GameState, input: Input): { world: GameState; events: GameEvent[] } | null {
  const world = clone(g)
  const events: GameEvent[] = []
  try {
    step(world, input, e => events.push(e))
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
  return { world, events }
}
