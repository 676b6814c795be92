/** Games as files, and reports of what went wrong in one. */
import { modeOf, type Seat } from '@coldwake/rules'
import type { FiledWhisper, Reported } from '@coldwake/wire'
import type { Digest, FiledGame, GameFile } from './gameFile.ts'
import { newReportNumber } from './randomIds.ts'
import { RefusedError } from './refusal.ts'
import type { Store, TableRecord } from './store.ts'
import type { Tables } from './tables.ts'

/** Reads an uploaded file as `readGame` does, in another thread. `at` is when it came. */
export type ReadFile = (file: Uint8Array, at: number) => Promise<FiledGame>

/** The whole log with its key, private words and the names of its players, once the game is over and nothing is secret any more. */
export function exportGame(
  { tables, digestOf }: { tables: Tables; digestOf: Digest },
  code: string,
): Promise<GameFile> {
  return tables.visit(code, async table => {
    const { started, over } = await table.situation()
    if (!started) throw new RefusedError('notStarted')
    if (!over) throw new RefusedError('notOver')
    const game = await table.live()
    await game.refresh()
    await table.whispers.hear()
    const whispers = table.whispers.entries.map(({ at: _, ...whisper }): FiledWhisper => whisper)
    const names = (await table.lobby()).seats.map(({ name }) => name)
    return {
      ...(await game.log(digestOf)),
      ...(names.some(name => name !== null) && { names }),
      ...(whispers.length > 0 && { whispers }),
    }
  })
}

/** Keeps the game of a file at a table of its own, for everybody who has its code to look at. */
export async function importGame(
  { tables, readFile, now }: { tables: Tables; readFile: ReadFile; now: () => number },
  file: Uint8Array,
): Promise<string> {
  const game = await readFile(file, now())
  return tables.exhibit(exhibition(game), game)
}

/** A table at which nobody can sit: no token has an empty hash. */
const exhibition = ({ setup, names }: FiledGame): TableRecord => ({
  game: setup.game,
  board: setup.board,
  mode: modeOf(setup),
  ...(setup.options && { options: setup.options }),
  from: null,
  host: 0,
  seats: setup.seats.map((_, seat) => ({
    name: names[seat] ?? null,
    tokenHash: null,
    ready: true,
    bot: null,
    hook: null,
  })),
  watch: { tokenHash: '', delay: 0 },
  clock: null,
  clockFrom: 0,
  paused: false,
  ended: true,
})

/** Stores a report with everything that its seat sees. The log stays where it is, for the operator. */
export async function report(
  { tables, store, now }: { tables: Tables; store: Store; now: () => number },
  code: string,
  seat: Seat,
  words: string,
): Promise<Reported> {
  // A report holds everything that its seat was told.
  await tables.expectRoom()
  return tables.visit(code, async table => {
    const { started } = await table.situation()
    const game = started ? await table.gameFor(seat) : null
    await game?.recall()
    const lobby = await table.lobby()
    const saw = { lobby, view: game?.viewFor(seat) ?? null, events: game?.facesFor(seat) ?? [] }
    const number = newReportNumber()
    const entries = table.game?.entries ?? 0
    await store.keepReport({ number, code, at: now(), seat, entries, words, saw })
    return { number, saw }
  })
}
