/** What must hold in every game, however it is played: seeded games by random and by eager players. */
import { describe, expect, test } from 'vitest'
import { type Box, type ItemCard, numberPieces } from '../src/core/content.ts'
import type { Ask } from '../src/index.ts'
import {
  boxFor,
  checkActions,
  checkAsked,
  checkChoice,
  checkCopies,
  checkDealt,
  checkKnowledge,
  checkPieces,
  checkPlayable,
  checkRefusals,
  checkReplay,
  checkSecrecy,
  checkSize,
  checkWorlds,
  eager,
  emptyCoverage,
  type Moment,
  missing,
  note,
  type Plays,
  playGame,
  policyFor,
  rngFor,
  sizeOf,
  viewers,
} from '../src/testing.ts'
import { variant } from './situation.ts'

/** So many games of a kind have seen everything that is not rare. */
const ENOUGH = 600
/** Of each game as it is played unless a table decides otherwise. */
export const GAMES = Number(process.env.GAMES ?? (process.env.LONG === '1' ? 50_000 : ENOUGH))
/** Of so many other games, those that are played where only a part of `ENOUGH` is. */
export const share = (games: number): number => Math.ceil(games * Math.min(1, GAMES / ENOUGH))
/** Looking for secrets takes longest: so many games are enough where all is not wanted. */
const LOOKED_AT = process.env.LONG === '1' ? GAMES : 100
/** So many have asked whatever is asked in most games. */
const SEVERAL = 50

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
  { sample = Math.min(games, LOOKED_AT), secret = SECRET_ASKS, worlds = 20 }: Looks = {},
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
          if (moments++ % 25 === seed % 25) checkCopies(g, input)
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('an input that is not offered is refused and changes nothing', () => {
      for (let seed = 0; seed < games / 20; seed++) {
        let moments = 0
        const look = ({ g, input }: Moment) => {
          if (moments++ % 20 === 0) checkRefusals(g, input)
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('a game keeps no history but notebooks: its state at the end is hardly larger than at the start', () => {
      for (let seed = 0; seed < games / 20; seed++) {
        let first = 0
        const look = ({ g: now }: Moment) => {
          if (first === 0 && now.round > 0) first = sizeOf(now)
        }
        const { g } = playGame(seed, policyFor(seed), look, plays)
        checkSize(g, first)
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
          ({ g, decisions }) => {
            const [{ ask }] = decisions
            compared[ask] = (compared[ask] ?? 0) + checkChoice(g, decisions)
          },
          seed % 2 ? scarce : plays,
        )
      if (sample >= SEVERAL) for (const ask of secret) expect(compared[ask], ask).toBeGreaterThan(sample / 4)
    })

    test('knowledge comes from events alone: a name is in a view only after an event has told it to that seat', () => {
      for (let seed = 0; seed < sample / 10; seed++) checkKnowledge(seed, plays)
    })

    test('view(determinize(v)) = v, byte for byte, agenda included', () => {
      for (let seed = 0; seed < sample; seed++) {
        let moments = 0
        const look = ({ g }: Moment) => {
          if (moments++ % 60 === seed % 60) checkDealt(g, seed)
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('worlds dealt of one view give that view, each by its key alone, and share nothing with one another', () => {
      for (let seed = 0; seed < games / 20; seed++) {
        let moments = 0
        const look = ({ g }: Moment) => {
          if (moments++ % 60 === seed % 60) checkWorlds(g)
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('a determinized world can be played to its end', () => {
      for (let seed = 0; seed < sample / 20; seed++) {
        let moments = 0
        const look = ({ g }: Moment) => {
          if (moments++ % 150 === seed % 150) checkPlayable(g, seed)
        }
        playGame(seed, policyFor(seed), look, plays)
      }
    })

    test('what a seat is asked is in its own view, and nobody else’s', () => {
      for (let seed = 0; seed < sample / 20; seed++) playGame(seed, policyFor(seed), ({ g }) => checkAsked(g), plays)
    })
  })
}
