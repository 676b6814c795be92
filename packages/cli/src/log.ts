/** Prints what happened in a stored game, in any language. */
import {
  type EventFace,
  faceFor,
  fold,
  type GameEvent,
  type GameLog,
  type GameState,
  type Name,
  type Seat,
  type TableView,
  tableView,
} from '@coldwake/rules'
import {
  type Context,
  changedNothing,
  characterName,
  contextsThen,
  type Dialect,
  dialectOf,
  endText,
  eventText,
  foldText,
  type Lang,
  langs,
  loadLanguage,
  nothingText,
  placeText,
  seatLetter,
  storyOf,
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
  for (const line of storyLines(faces, table, me, dialect)) console.log(line)
  if (g.over) console.log(endText(g.over, { table, names: namesBy(charactersOf(table), dialect), me }, dialect))
  return true
}

type Characters = readonly (Name | null)[]

const charactersOf = ({ crew }: TableView): Characters => crew.map(({ character }) => character)

const namesBy =
  (characters: Characters, lang: Dialect): Context['names'] =>
  seat => {
    const character = characters[seat]
    return character ? characterName(character, lang) : ui(lang).seatNumber({ letter: seatLetter(seat + 1) })
  }

/** Everybody is called by what they play, once that was told. */
function namesThen(faces: readonly EventFace[], table: TableView, lang: Dialect): Context['names'][] {
  const drafted = new Set(faces.flatMap(face => (face.e === 'drafted' ? [face.who] : [])))
  let characters: Characters = charactersOf(table).map((character, seat) => (drafted.has(seat) ? null : character))
  return faces.map(face => {
    if (face.e === 'drafted') characters = characters.with(face.who, face.card)
    return namesBy(characters, lang)
  })
}

/** Where the story is, the cause of each group below that, and its effects below the cause. */
function storyLines(faces: readonly EventFace[], table: TableView, me: Seat | null, lang: Dialect): string[] {
  const names = namesThen(faces, table, lang)
  const then = contextsThen(faces, { table, names: namesBy(charactersOf(table), lang), me }).map(
    (ctx, number): Context => ({ ...ctx, names: names[number] ?? ctx.names }),
  )
  const lines: string[] = []
  const tell = (number: number, indent: string): void => {
    const [face, ctx] = [faces[number], then[number]]
    // How it ended is the first sentence of the end's own text.
    if (face && ctx && face.e !== 'over') lines.push(`${indent}${eventText(face, ctx, lang)}`)
  }
  let last = ''
  for (const { place, first, cause, rows } of storyOf(faces)) {
    const ctx = then[first]
    const here = ctx ? placeText(place, ctx, lang) : ''
    if (here !== last) lines.push(here)
    last = here
    if (cause !== null) tell(cause, '  ')
    if (cause !== null && ctx && changedNothing(faces, cause)) lines.push(`    ${nothingText(ctx, lang)}`)
    for (const row of rows)
      if ('line' in row) tell(row.line, '    ')
      else if (row.fold === 'takenBack') lines.push(`  ${foldText(row, faces, then, lang)}`)
      else for (const number of row.lines) tell(number, '    ')
  }
  return lines
}

/** What was told, with a take back at the end of what it undid, and how the game stands at the end. */
function told(game: GameLog, me: number | null): { g: GameState; faces: EventFace[] } {
  const events: GameEvent[] = []
  const g = fold(game, game.inputs.length, event => events.push(event))
  const faces = events.map(event => faceFor(event, me, game.setup))
  /** How many events the first so many inputs told. */
  const toldBy = (inputs: number): number => {
    let count = 0
    fold(game, inputs, () => count++)
    return count
  }
  for (const [i, input] of game.inputs.entries())
    if (input.do === 'undo') {
      const [from, to] = [toldBy(input.to), toldBy(i)]
      if (to > from) faces[to - 1] = { e: 'tookBack', who: input.seat, event: from, rule: 'NEM-RULING-235' }
    }
  return { g, faces }
}
