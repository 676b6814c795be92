/** The tables of this browser: how each stands, and which wants me first. */
import type { Lobby, Turn } from '@coldwake/wire'
import { useCallback, useEffect, useState } from 'react'
import { forgetSeat, type HeldSeat, heldSeats } from '../net/heldSeats.ts'
import { isLocal } from '../net/localCode.ts'
import { forgetLocal } from '../net/localTables.ts'
import { type Failure, lobbyOf, turnAt } from '../net/server/api.ts'

export interface MyGame {
  held: HeldSeat
  /** Null until the table has answered, and where it does not. */
  lobby: Lobby | null
  /** While the game is on and I have a seat in it. */
  turn: Turn | null
  failure: Failure | null
}

/** Games change while nobody looks: so often they are asked again. */
const AGAIN_MS = 20_000

async function gameOf(held: HeldSeat): Promise<MyGame> {
  const answer = await lobbyOf(held.code)
  if ('failure' in answer) return { held, lobby: null, turn: null, failure: answer.failure }
  const lobby = answer.value
  const turn = lobby.started && !lobby.over && held.seat !== null ? await turnAt(held) : null
  return { held, lobby, turn: turn && 'value' in turn ? turn.value : null, failure: null }
}

export const isMyTurn = ({ lobby, turn }: MyGame): boolean => (turn?.mine ?? false) && !lobby?.paused
const isOver = ({ lobby }: MyGame): boolean => lobby?.over ?? false

/** What waits for me comes first, then what runs, then what has not begun; the latest first among equals. */
function rankOf(game: MyGame): number {
  if (isMyTurn(game)) return 0
  if (!game.lobby) return 4
  if (game.held.seat === null) return 3
  return game.lobby.started ? 1 : 2
}
export const inOrder = (games: readonly MyGame[]): MyGame[] =>
  [...games].sort((a, b) => rankOf(a) - rankOf(b) || b.held.at - a.held.at)

const notYet = (held: HeldSeat): MyGame => ({ held, lobby: null, turn: null, failure: null })

export interface MyGames {
  /** Those that are not over. */
  going: MyGame[]
  over: MyGame[]
  forget: (code: string) => void
}

export function useMyGames(): MyGames {
  const [games, setGames] = useState<MyGame[]>(() => heldSeats().map(notYet))
  const look = useCallback(async () => {
    const found = await Promise.all(heldSeats().map(gameOf))
    setGames(found)
  }, [])
  useEffect(() => {
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    const timer = setInterval(lookIfSeen, AGAIN_MS)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [look])
  return {
    going: inOrder(games.filter(game => !isOver(game))),
    over: games.filter(isOver).sort((a, b) => b.held.at - a.held.at),
    forget: code => {
      forgetSeat(code)
      if (isLocal(code)) void forgetLocal(code)
      setGames(games.filter(({ held }) => held.code !== code))
    },
  }
}
