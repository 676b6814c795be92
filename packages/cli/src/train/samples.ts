/** Moments of games that officers play, and what became of the seats in them. */
import { type Level, standingOf } from '@coldwake/bots'
import { keyFromSeed, type Setup } from '@coldwake/rules'
import { playMatch } from '../match.ts'

export interface Sample {
  /** The number of the game: all moments of one game are learned from, or none. */
  game: number
  case: string
  values: Float32Array
  survived: boolean
  won: boolean
}

/** Every seat at the beginning of every round, from its own view; `names` gets the names of the traits. */
export function samplesOf(setup: Setup, seed: string, game: number, names: string[]): Sample[] {
  const found: { seat: number; case: string; values: Float32Array }[] = []
  const levels = setup.seats.map((): Level => 'officer')
  const { players } = playMatch(setup, keyFromSeed(`${seed}/${setup.mode ?? ''}/${game}`), levels, game, {
    onRound: look =>
      setup.seats.forEach((_, seat) => {
        const { scene, memory } = look(seat)
        const standing = standingOf(scene, memory)
        if (!standing) return
        if (names.length === 0) names.push(...Object.keys(standing.traits))
        found.push({ seat, case: standing.case, values: Float32Array.from(Object.values(standing.traits)) })
      }),
  })
  return found.map(({ seat, ...moment }) => ({
    game,
    ...moment,
    survived: players[seat]?.survived ?? false,
    won: players[seat]?.won ?? false,
  }))
}
