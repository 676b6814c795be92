/** Games as files, and reports of what went wrong in one. */
import { type GameLog, type GameState, MODES, modeOf, type Seat } from '@coldwake/rules'
import { FiledWhisper, LIMITS, type Reported, type Whispered } from '@coldwake/wire'
import * as v from 'valibot'
import { newReportNumber } from './chance.ts'
import type { Edition, Shelf } from './editions.ts'
import { checked, inputRefusal, RefusedError } from './refusal.ts'
import type { Entry, Store, TableRecord } from './store.ts'
import type { Tables } from './tables.ts'

/** The SHA-256 of a text, in hexadecimal digits: by it a file proves its end. */
export type Digest = (canonical: string) => string

/** A game with what was whispered in it. */
export interface GameFile extends GameLog {
  /** Missing where there were none, as in older files. */
  whispers?: FiledWhisper[]
}

/** The whole log, key and private words included: only when there is nothing left to hide. */
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
    return { ...(await game.log(digestOf)), ...(whispers.length > 0 && { whispers }) }
  })
}

const text = v.pipe(v.string(), v.maxLength(64))
const MOST_SEATS = 5
const whole = v.pipe(v.number(), v.integer())
/** As much of a file as must be true before it is played: the rules check the rest by playing it. */
const GameFileShape = v.strictObject({
  coldwake: v.literal(1),
  rules: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{0,64}$/))),
  setup: v.strictObject({
    game: text,
    board: text,
    mode: v.optional(v.picklist(MODES)),
    options: v.optional(v.record(text, v.union([v.boolean(), text]))),
    seats: v.pipe(v.array(v.strictObject({ character: v.nullable(text) })), v.minLength(1), v.maxLength(MOST_SEATS)),
  }),
  key: v.pipe(v.array(whole), v.length(8)),
  inputs: v.pipe(v.array(v.looseObject({ do: text, seat: whole })), v.maxLength(20_000)),
  digest: text,
  whispers: v.exactOptional(v.pipe(v.array(FiledWhisper), v.maxLength(MOST_SEATS * LIMITS.whispers.game))),
})

/** Keeps the game of a file at a table of its own, for everybody who has its code to look at. */
export async function importGame(
  {
    tables,
    store,
    shelf,
    digestOf,
    now,
  }: { tables: Tables; store: Store; shelf: Shelf; digestOf: Digest; now: () => number },
  value: unknown,
): Promise<string> {
  const file = checked(GameFileShape, value)
  // The shape of the inputs is known to the rules, which refuse what is none.
  const log = file as unknown as GameLog
  // If these rules are not there, perhaps those that the server has play it to the same end.
  const edition = log.rules && (await store.rules(log.rules)) ? await shelf.edition(log.rules) : shelf.current
  const end = played(edition, log)
  if (digestOf(edition.rules.canonical(end)) !== log.digest) throw new RefusedError('badFile', 'digest')
  const at = now()
  const entries: Entry[] = [
    { e: 'create', v: 1, at, rules: edition.hash, setup: log.setup, key: log.key },
    ...log.inputs.map(
      (input): Entry =>
        input.do === 'undo' ? { e: 'back', at, seat: input.seat, to: input.to + 1 } : { e: 'input', at, input },
    ),
  ]
  const whispers = (file.whispers ?? []).map((whisper): Whispered => ({ ...whisper, at }))
  return tables.exhibit(exhibition(log), entries, whispers)
}

function played({ rules }: Edition, log: GameLog): GameState {
  try {
    return rules.fold(log)
  } catch (error) {
    throw new RefusedError('badFile', inputRefusal(error) ?? 'setup')
  }
}

/** Nobody sits there: nobody holds a token that hashes to nothing. */
const exhibition = ({ setup }: GameLog): TableRecord => ({
  game: setup.game,
  board: setup.board,
  mode: modeOf(setup),
  ...(setup.options && { options: setup.options }),
  from: null,
  host: 0,
  seats: setup.seats.map(() => ({ name: null, tokenHash: null, ready: true, bot: null, hook: null })),
  watch: { tokenHash: '', delay: 0 },
  clock: null,
  clockFrom: 0,
  paused: false,
  ended: true,
})

/** What this seat sees goes into the report; the log stays where it is, for the operator. */
export function report(
  { tables, store, now }: { tables: Tables; store: Store; now: () => number },
  code: string,
  seat: Seat,
  words: string,
): Promise<Reported> {
  return tables.visit(code, async table => {
    const { started } = await table.situation()
    const game = started ? await table.live() : null
    await game?.recall()
    const lobby = await table.lobby()
    const saw = { lobby, view: game?.viewFor(seat) ?? null, events: game?.facesFor(seat) ?? [] }
    const number = newReportNumber()
    await store.keepReport({ number, code, at: now(), seat, entries: game?.entries ?? 0, words, saw })
    return { number, saw }
  })
}
