/** What must hold in every game, however it is played: seeded games by random and by eager players. */
import { describe, expect, test } from 'vitest'
import { type Box, type ItemCard, numberPieces } from '../src/core/content.ts'
import { findRuleset } from '../src/core/ruleset.ts'
import {
  type Ask,
  boards,
  canonical,
  clone,
  determinize,
  faceFor,
  type GameEvent,
  type GameState,
  type Input,
  InputError,
  keyFromSeed,
  myView,
  pending,
  pendingFor,
  step,
  view,
  worlds as worldsOf,
} from '../src/index.ts'
import {
  boxFor,
  checkActions,
  checkPieces,
  checkReplay,
  checkSecrecy,
  eager,
  emptyCoverage,
  type Moment,
  missing,
  note,
  type Plays,
  pieceNames,
  playGame,
  policyFor,
  random,
  reveals,
  rngFor,
  setupFor,
  toInput,
  uniqueNames,
  viewers,
} from '../src/testing.ts'
import { variant } from './situation.ts'

/** So many games of a kind have seen everything that is not rare. */
const ENOUGH = 1_000
/** Of each game as it is played unless a table decides otherwise. */
export const GAMES = Number(process.env.GAMES ?? (process.env.LONG === '1' ? 50_000 : ENOUGH))
/** Of so many other games, those that are played where only a part of `ENOUGH` is. */
export const share = (games: number): number => Math.ceil(games * Math.min(1, GAMES / ENOUGH))
/** So many have asked whatever is asked in most games. */
const SEVERAL = 100

/** A box with hardly any items: decks run out, and what was put back comes round again. */
const few = (cards: readonly ItemCard[]) => cards.slice(0, 3).map(card => ({ ...card, copies: 1 }))
const scarceBox = (box: Box): Box => ({
  ...box,
  items: { red: few(box.items.red), yellow: few(box.items.yellow), green: few(box.items.green) },
  tokens: box.tokens.map(token => ({ ...token, items: 4 })),
})
/** The same table with that box. */
const scarceGame = (game: string) =>
  variant(`${game}-scarce`, ({ box }) => ({ content: numberPieces(scarceBox(box)) }), game)

/** What is asked in secret of several at once, or of one while others watch. */
const SECRET_ASKS: readonly Ask[] = ['searchKeep', 'window', 'objective']

interface Looks {
  /** So many of the games are looked at for secrets. */
  sample?: number
  /** Which of these questions such a table asks often enough to be compared. */
  secret?: readonly Ask[]
  /** How many other worlds a game is compared with at least; with one player alone there are fewer to look. */
  worlds?: number
}

export function everyGame(
  name: string,
  plays: Exclude<Plays, string>,
  games: number,
  { sample = games, secret = SECRET_ASKS, worlds = 20 }: Looks = {},
): void {
  const scarce = { ...plays, game: scarceGame(plays.game) }

  describe(`every game of ${name}`, () => {
    test(`NEM-ROUND-06 NEM-HIDE-30 LOCK-ROUND-05 LOCK-ROUND-06 plays to its end, conserves its pieces, keeps the limits, and replays (${games} games)`, () => {
      const coverage = emptyCoverage(boxFor(plays), plays.board)
      for (let seed = 0; seed < games; seed++) {
        let moments = 0
        const look = ({ g }: Moment) => {
          if (moments++ % 10 === 0) checkPieces(g)
        }
        const played = playGame(seed, policyFor(seed), look, plays)
        expect(played.g.over).not.toBeNull()
        expect(played.g.agenda).toEqual([])
        checkPieces(played.g)
        checkActions(played.events)
        checkReplay(seed, played)
        for (const event of played.events) note(coverage, event)
      }
      // Content coverage by play; what is seldom reached has tests of its own, and the long run reaches it.
      const rare = /^(objective|coordinates|item|weakness|ending|attack|quest|weapon)/
      // What is played on others nobody plays who is alone.
      const onOthers = plays.mode === 'solo' ? ['action card: interruption', 'action card: order'] : []
      const never = missing(coverage).filter(what => !rare.test(what) && !onOthers.includes(what))
      if (games >= ENOUGH) expect(never).toEqual([])
    })

    test('state and views survive JSON at any moment, and a clone is independent', () => {
      for (let seed = 0; seed < games / 10; seed++) {
        let moments = 0
        const look = ({ g, input }: Moment) => {
          if (moments++ % 25 !== seed % 25) return
          const before = canonical(g)
          for (const v of viewers(g).map(seat => view(g, seat))) expect(JSON.parse(JSON.stringify(v))).toEqual(v)
          const copy = clone(g)
          const parsed: GameState = JSON.parse(JSON.stringify(g))
          step(copy, input)
          step(parsed, input)
          expect(canonical(g)).toBe(before)
          expect(canonical(parsed)).toBe(canonical(copy))
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('an input that is not offered is refused and changes nothing', () => {
      for (let seed = 0; seed < games / 20; seed++) {
        let moments = 0
        const look = ({ g, input }: Moment) => {
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
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('a game keeps no history but notebooks: its state at the end is hardly larger than at the start', () => {
      const size = (g: GameState) => JSON.stringify({ ...g, notes: [], over: null }).length
      for (let seed = 0; seed < games / 20; seed++) {
        let first = 0
        const look = ({ g: now }: Moment) => {
          if (first === 0 && now.round > 0) first = size(now)
        }
        const { g } = playGame(seed, policyFor(seed), look, plays)
        expect(size(g)).toBeLessThanOrEqual(first * 1.3)
      }
    })
  })

  describe(`nobody can tell what they may not know: ${name}`, () => {
    test(`NEM-HIDE-01 NEM-HIDE-02 NEM-HIDE-03 NEM-HIDE-04 NEM-HIDE-06 NEM-HIDE-08 NEM-HIDE-09 NEM-HIDE-14 NEM-HIDE-15 NEM-HIDE-17 NEM-HIDE-18 NEM-HIDE-19 NEM-HIDE-20 NEM-HIDE-22 NEM-HIDE-23 LOCK-INFO-03 LOCK-INFO-04 LOCK-INFO-05 LOCK-INFO-06 LOCK-INFO-08 LOCK-INFO-09 LOCK-INFO-11 LOCK-INFO-12 LOCK-INFO-13 LOCK-INFO-14 LOCK-INFO-17 LOCK-INFO-19 with every hidden fact exchanged, views, options and events are the same`, () => {
      let compared = 0
      let inputs = 0
      const check = (seed: number, every: number) => {
        let moments = 0
        const rng = rngFor(`exchange/${seed}`)
        const look = ({ g, input }: Moment) => {
          if (moments++ % every !== seed % every) return
          const seats = viewers(g)
          compared += seats.length
          inputs += checkSecrecy(g, input, seats, rng)
        }
        playGame(seed, policyFor(seed), look, seed % 3 === 0 ? scarce : plays)
      }
      // At every decision of a few games, now and then in many.
      for (let seed = 0; seed < sample / 40; seed++) check(seed, 1)
      for (let seed = 0; seed < sample; seed++) check(seed, 40)
      expect(compared).toBeGreaterThan(sample * worlds)
      expect(inputs).toBeGreaterThan((sample * worlds) / 2)
    })

    test('a choice made in secret looks the same to everybody else, whichever way it falls', () => {
      const compared: Partial<Record<Ask, number>> = {}
      for (let seed = 0; seed < sample / 2; seed++)
        playGame(
          seed,
          eager,
          ({ g, decisions: [decision, ...others] }) => {
            const { ask, seat, sealed, options } = decision
            if (ask !== 'searchKeep' && !(sealed && others.length > 0)) return
            const worlds = options.map(option => after(g, toInput(decision, option)))
            for (const other of viewers(g).filter(s => s !== seat)) {
              // A heavy thing is seen in hand, a card put back is one more in the deck: those are told.
              const told = worlds.filter(
                w => w && !w.events.some(e => reveals(e, other) || (e.e === 'kept' && e.count === 0)),
              )
              const seen = told.map(
                w => w && JSON.stringify([view(w.world, other), w.events.map(e => faceFor(e, other))]),
              )
              expect(new Set(seen).size).toBeLessThanOrEqual(1)
              if (told.length > 1) compared[ask] = (compared[ask] ?? 0) + 1
            }
          },
          seed % 2 ? scarce : plays,
        )
      if (sample >= SEVERAL) for (const ask of secret) expect(compared[ask], ask).toBeGreaterThan(sample / 4)
    })

    test('knowledge comes from events alone: a name is in a view only after an event has told it to that seat', () => {
      const unique = { ...plays, game: uniqueNames(plays.game) }
      const box = boxFor(unique)
      const namesIn = (value: unknown) => JSON.stringify(value).match(/[\w.-]+~\d+/g) ?? []
      // Weapons, quests and crafted items lie open from the start, and so do tiles that are laid face up.
      const { backs = [], faces = [] } = findRuleset(box)?.content ?? {}
      const faceUp = boards[setupFor(0, unique).board].rooms.map(({ faceUpTile }) => faceUpTile)
      const open = pieceNames(box).filter(
        (_, piece) => /^(weapon|item\.quest|item\.crafted)$/.test(backs[piece]) || faceUp.includes(faces[piece].id),
      )
      for (let seed = 0; seed < sample / 10; seed++) {
        let read = 0
        let told: Set<string>[] = []
        const listen = (g: GameState, events: GameEvent[]) => {
          if (read === 0) told = viewers(g).map(() => new Set(open))
          for (; read < events.length; read++)
            viewers(g).forEach((seat, i) => {
              for (const name of namesIn(faceFor(events[read], seat))) told[i].add(name)
            })
          viewers(g).forEach((seat, i) => {
            const names = namesIn(view(g, seat)).map(name => name.replace(/^contamination\./, ''))
            expect(names.filter(name => !told[i].has(name))).toEqual([])
          })
        }
        let moments = 0
        playGame(
          seed,
          policyFor(seed),
          ({ g, events }) => {
            if (moments++ % 30 === 0) listen(g, events)
          },
          unique,
        )
      }
    })

    test('view(determinize(v)) = v, byte for byte, agenda included', () => {
      for (let seed = 0; seed < sample; seed++) {
        let moments = 0
        const look = ({ g }: Moment) => {
          if (moments++ % 60 !== seed % 60) return
          for (const seat of viewers(g)) {
            const seen = JSON.stringify(view(g, seat))
            const world = determinize(JSON.parse(seen), keyFromSeed(seed))
            expect(JSON.stringify(view(world, seat))).toBe(seen)
            checkPieces(world)
          }
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('worlds dealt of one view give that view, each by its key alone, and share nothing with one another', () => {
      for (let seed = 0; seed < games / 20; seed++) {
        let moments = 0
        const look = ({ g }: Moment) => {
          if (moments++ % 60 !== seed % 60) return
          for (const seat of viewers(g)) {
            const seen = view(g, seat)
            const deal = worldsOf(seen)
            const one = deal(keyFromSeed('one'))
            const before = JSON.stringify(one)
            const [asked] = pending(one)
            if (asked) step(one, toInput(asked, asked.options[0]))
            const other = deal(keyFromSeed('other'))
            expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(seen))
            checkPieces(other)
            expect(JSON.stringify(deal(keyFromSeed('one')))).toBe(before)
            expect(JSON.stringify(determinize(seen, keyFromSeed('one')))).toBe(before)
          }
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('a determinized world can be played to its end', () => {
      for (let seed = 0; seed < sample / 20; seed++) {
        let moments = 0
        const look = ({ g }: Moment) => {
          if (moments++ % 150 !== seed % 150) return
          for (const seat of viewers(g)) {
            const world = determinize(view(g, seat), keyFromSeed(seed))
            const rng = rngFor(seed)
            for (let decisions = pending(world); decisions.length > 0; decisions = pending(world)) {
              const option = random(rng, decisions[0], world)
              step(world, toInput(decisions[0], option))
            }
            expect(world.over).not.toBeNull()
          }
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('what a seat is asked is in its own view, and nobody else’s', () => {
      const look = ({ g }: Moment) => {
        g.crew.forEach((_, seat) => {
          expect(JSON.stringify(myView(g, seat).decision)).toBe(JSON.stringify(pendingFor(g, seat)))
        })
      }
      for (let seed = 0; seed < sample / 20; seed++) playGame(seed, policyFor(seed), look, plays)
    })
  })
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
