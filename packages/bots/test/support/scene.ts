/** A moment as a bot finds it: what a scenario gives, and what was said by then. */
import { type GameState, type Name, pendingFor, type Seat, view } from '@coldwake/rules'
import { loadSituation, readScenario } from '@coldwake/rules/testing'
import type { Saying } from '@coldwake/wire'
import type { Bot, Chosen, HeardWhisper, Memory, Scene, Spoken } from '../../src/index.ts'

export interface Moment {
  g: GameState
  seat: (character: Name) => Seat
  scene: (character: Name, talk?: readonly Spoken[], whispers?: readonly HeardWhisper[]) => Scene
  /** What this bot chooses for that character. */
  chosen: (
    bot: Bot,
    character: Name,
    talk?: readonly Spoken[],
    memory?: Memory,
    whispers?: readonly HeardWhisper[],
  ) => Chosen
}

export function moment(given: object, seats: Name[], more: object = {}): Moment {
  const g = loadSituation(readScenario({ id: 'moment', game: 'nemesis', seats, given, ...more }, ''))
  const seat = (character: Name) => seats.indexOf(character)
  const scene = (character: Name, talk: readonly Spoken[] = [], whispers: readonly HeardWhisper[] = []): Scene => ({
    ...view(g, seat(character)),
    talk,
    whispers,
  })
  return {
    g,
    seat,
    scene,
    chosen(bot, character, talk = [], memory = bot.begin(1), whispers = []) {
      const decision = pendingFor(g, seat(character))
      if (!decision) throw new Error(`${character} is not asked`)
      return bot.choose(() => scene(character, talk, whispers), decision, memory)
    },
  }
}

/** Things said one after the other. */
export const said = (...sayings: [Seat, Saying][]): Spoken[] =>
  sayings.map(([seat, saying], number) => ({ number, seat, saying }))
