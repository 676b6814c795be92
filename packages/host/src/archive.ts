/** Games as files, and reports of what went wrong in one. */
import { type GameLog, type GameState, MODES, modeOf, type Seat } from '@coldwake/rules'
import { choice, FiledWhisper, LIMITS, type Reported, type Whispered } from '@coldwake/wire'
import * as v from 'valibot'
import { newReportNumber } from './chance.ts'
import type { Edition, Shelf } from './editions.ts'
import { inputsOf, LiveGame } from './games.ts'
import { checked, inputRefusal, RefusedError } from './refusal.ts'
import { Slices } from './slices.ts'
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
/** More than any game has: the lobby of the table carries them all. */
const MOST_OPTIONS = 100
const whole = v.pipe(v.number(), v.integer())
const count = v.pipe(whole, v.minValue(0))
const key = v.pipe(v.array(whole), v.length(8))
const anInput = v.looseObject({ do: text })

/** As much of a file as must be true before it is played: the rules check the rest by playing it. */
const GameFileShape = v.strictObject({
  coldwake: v.literal(1),
  rules: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{0,64}$/))),
  setup: v.strictObject({
    game: text,
    board: text,
    mode: v.optional(v.picklist(MODES)),
    options: v.optional(
      v.pipe(
        v.record(text, v.union([v.boolean(), text])),
        v.check(options => Object.keys(options).length <= MOST_OPTIONS),
      ),
    ),
    seats: v.pipe(v.array(v.strictObject({ character: v.nullable(text) })), v.minLength(1), v.maxLength(MOST_SEATS)),
  }),
  key,
  inputs: v.array(anInput),
  digest: text,
  whispers: v.exactOptional(v.pipe(v.array(FiledWhisper), v.maxLength(MOST_SEATS * LIMITS.whispers.game))),
})

const inputsIn = (file: unknown): number =>
  typeof file === 'object' && file !== null && 'inputs' in file && Array.isArray(file.inputs) ? file.inputs.length : 0

const Undo = v.strictObject({ do: v.literal('undo'), seat: count, to: count })
const Redeal = v.strictObject({ do: v.literal('redeal'), key })
const Standing = v.union([
  // Clients that take a standing answer back say `unlessMine` with it, which means nothing then.
  v.pipe(
    v.strictObject({
      do: v.literal('standing'),
      seat: whole,
      until: v.literal('off'),
      unlessMine: v.exactOptional(v.boolean()),
    }),
    v.transform(({ unlessMine: _, ...input }) => input),
  ),
  v.strictObject({
    do: v.literal('standing'),
    seat: whole,
    until: v.picklist(['turn', 'round', 'game']),
    unlessMine: v.boolean(),
  }),
])
const HoldTurn = v.strictObject({ do: v.literal('holdTurn'), seat: whole })
const Reconsider = v.strictObject({ do: v.literal('reconsider'), seat: whole, n: whole })
const Asked = v.looseObject({ seat: whole, n: whole })

/** One input of a file as an entry of a log, with the fields that the rules know and no others. */
function entryOf(value: v.InferOutput<typeof anInput>, number: number, seats: number, at: number): Entry {
  switch (value.do) {
    case 'undo': {
      const { seat, to } = known(Undo, value)
      if (seat >= seats) throw new RefusedError('badFile', 'notAsked')
      if (to >= number) throw new RefusedError('badFile', 'illegal')
      return { e: 'back', at, seat, to: to + 1 }
    }
    case 'redeal':
      return { e: 'redeal', at, key: known(Redeal, value).key }
    case 'standing':
      return { e: 'input', at, input: known(Standing, value) }
    case 'holdTurn':
      return { e: 'input', at, input: known(HoldTurn, value) }
    case 'reconsider':
      return { e: 'input', at, input: known(Reconsider, value) }
    default: {
      const { seat, n } = known(Asked, value)
      // The price of an option is no part of the answer, but whoever writes options down writes it, too.
      const { seat: _, n: __, cost: ___, ...chosen } = value
      return { e: 'input', at, input: { seat, n, ...known(choice, chosen) } }
    }
  }
}

function known<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new RefusedError('badFile', 'illegal')
  return result.output
}

/** Milliseconds that a file may take until its last state is reached. */
const PLAYED_WITHIN = 20_000
/** Files are played one after the other; so many wait at most. */
const MOST_WAITING = 10
let waiting = 0
let lastUpload: Promise<unknown> = Promise.resolve()

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
  // Before anything is looked at one by one: so many would keep everybody waiting.
  if (inputsIn(value) >= LIMITS.game.entries) throw new RefusedError('badFile', 'tooManyInputs')
  const { inputs, ...file } = checked(GameFileShape, value)
  if (inputs.filter(input => input.do === 'undo').length > LIMITS.game.backs)
    throw new RefusedError('badFile', 'tooManyUndos')
  // If these rules are not there, perhaps those that the server has play it to the same end.
  const edition = file.rules && (await store.rules(file.rules)) ? await shelf.edition(file.rules) : shelf.current
  const at = now()
  const setup = file.setup as GameLog['setup']
  const entries: Entry[] = [{ e: 'create', v: 1, at, rules: edition.hash, setup, key: file.key }]
  const end = await inLine(async () => {
    const slices = new Slices()
    for (const [i, input] of inputs.entries()) {
      if (slices.isOver) await slices.pause()
      entries.push(entryOf(input, i, setup.seats.length, at))
    }
    return lastStateOf({ store, shelf }, edition, entries)
  })
  if (digestOf(end) !== file.digest) throw new RefusedError('badFile', 'digest')
  const whispers = (file.whispers ?? []).map((whisper): Whispered => ({ ...whisper, at }))
  return tables.exhibit(exhibition(setup), entries, whispers)
}

/** One upload after the other: each has whole states in memory while it is played. */
function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new RefusedError('tooFast')
  waiting++
  const result = lastUpload.then(work).finally(() => waiting--)
  lastUpload = result.catch(() => {})
  return result
}

/** In slices, so that everybody else goes on playing meanwhile. */
async function lastStateOf(
  place: { store: Store; shelf: Shelf },
  { rules }: Edition,
  entries: readonly Entry[],
): Promise<string> {
  const end = performance.now() + PLAYED_WITHIN
  const inTime = () => {
    if (performance.now() > end) throw new RefusedError('badFile', 'tooSlow')
  }
  try {
    const state = rules.folding
      ? await inSlices(rules.folding(logOf(entries)), inTime)
      : (await LiveGame.folded(place, entries, inTime)).state
    return rules.canonical(state)
  } catch (error) {
    if (error instanceof RefusedError) throw error
    const cause = error instanceof Error ? error.cause : undefined
    throw new RefusedError('badFile', inputRefusal(error) ?? inputRefusal(cause) ?? 'setup')
  }
}

function logOf([first, ...rest]: readonly Entry[]): Pick<GameLog, 'setup' | 'key' | 'inputs'> {
  if (first?.e !== 'create') throw new Error('a log begins with the set-up')
  return { setup: first.setup, key: first.key, inputs: inputsOf(rest) }
}

/** One state that is changed in place: a live game makes a new one for every input, and leaves them to be collected. */
async function inSlices(steps: Generator<void, GameState>, check: () => void): Promise<GameState> {
  const slices = new Slices()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    check()
    if (slices.isOver) await slices.pause()
  }
}

/** Nobody sits there: nobody holds a token that hashes to nothing. */
const exhibition = (setup: GameLog['setup']): TableRecord => ({
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
    const game = started ? await table.seenBy(seat) : null
    await game?.recall()
    const lobby = await table.lobby()
    const saw = { lobby, view: game?.viewFor(seat) ?? null, events: game?.facesFor(seat) ?? [] }
    const number = newReportNumber()
    const entries = table.game?.entries ?? 0
    await store.keepReport({ number, code, at: now(), seat, entries, words, saw })
    return { number, saw }
  })
}
