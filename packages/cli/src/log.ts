/** Prints what happened in a stored game, in any language. */
import { type EventFace, faceFor, fold, type GameEvent, type GameLog, type GameState, tableView } from '@coldwake/rules'
import {
  type Context,
  characterName,
  dialectOf,
  endText,
  eventText,
  type Lang,
  langs,
  loadLanguage,
  seatLetter,
  ui,
} from '@coldwake/text'
import { known, readArgs, UsageError, wholeNumber } from './args.ts'
import { readGame } from './gameFiles.ts'

export const logHelp = `log FILE [--lang ${langs.join('|')}] [--seat 1..5]
  prints what happened in an exported game, as an onlooker or the player of a seat was told`

export async function log(args: string[]): Promise<boolean> {
  const { values, positionals } = readArgs(args, {
    lang: { type: 'string', default: 'en' },
    seat: { type: 'string' },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError('log needs one FILE')
  const lang = known('lang', values.lang, langs) as Lang
  const game = readGame(file)
  const me = values.seat === undefined ? null : wholeNumber('seat', values.seat, 1, game.setup.seats.length) - 1
  await loadLanguage(lang)
  const { g, faces } = told(game, me)
  const dialect = dialectOf(lang, game.setup.game)
  const table = tableView(g)
  const names = (seat: number): string => {
    const character = table.crew[seat]?.character
    return character ? characterName(character, dialect) : ui(dialect).seatNumber({ letter: seatLetter(seat + 1) })
  }
  const ctx: Context = { table, names, me }
  // How it ended is the first sentence of the end's own text.
  for (const face of faces) if (face.e !== 'over') console.log(eventText(face, ctx, dialect))
  if (g.over) console.log(endText(g.over, ctx, dialect))
  return true
}

/** What was told and not taken back, and how the game stands at the end. */
function told(game: GameLog, me: number | null): { g: GameState; faces: EventFace[] } {
  const events: GameEvent[] = []
  const g = fold(game, game.inputs.length, event => events.push(event))
  const faces: (EventFace | null)[] = events.map(event => faceFor(event, me, game.setup))
  /** How many events the first so many inputs told. */
  const toldBy = (inputs: number): number => {
    let count = 0
    fold(game, inputs, () => count++)
    return count
  }
  for (const [i, input] of game.inputs.entries())
    if (input.do === 'undo') {
      const [from, to] = [toldBy(input.to), toldBy(i)]
      faces.fill(null, from, to)
      if (to > from) faces[to - 1] = { e: 'tookBack', who: input.seat, event: from, rule: 'NEM-RULING-235' }
    }
  return { g, faces: faces.filter(face => face !== null) }
}
