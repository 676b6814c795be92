/** Reads a game's file. Nothing in it is trusted before its game has been played to the end. */
import type { GameLog, GameState } from '@coldwake/rules'
import { MODES } from '@coldwake/rules/facts'
import { choice, FiledWhisper, LIMITS, playerName, type Whispered } from '@coldwake/wire'
import * as v from 'valibot'
import type { Edition } from './editions.ts'
import { inputsOf } from './logEntries.ts'
import { checked, inputRefusal, RefusedError } from './refusal.ts'
import type { Entry } from './store.ts'

/** The SHA-256 of a text in hexadecimal digits. A file proves by it how its game ended. */
export type Digest = (canonical: string) => string

/** A game with its private words and the names of its players. */
export interface GameFile extends GameLog {
  /** Seat → who played there. Missing in older files. */
  names?: (string | null)[]
  /** Missing where there were none, as in older files. */
  whispers?: FiledWhisper[]
}

/** The game of a file, ready to be stored. */
export interface FiledGame {
  setup: GameLog['setup']
  names: readonly (string | null)[]
  /** Its log in parts of some entries, each as JSON: as objects, all of them would fill the server's memory. */
  parts: string[]
  whispers: Whispered[]
}

/** Entries that are written together. More would hold up everybody else's writes. */
const TOGETHER = 500

const text = v.pipe(v.string(), v.maxLength(64))
const MOST_SEATS = 5
/** More options than any game has. The lobby of the table carries them all. */
const MOST_OPTIONS = 100
const whole = v.pipe(v.number(), v.integer())
const count = v.pipe(whole, v.minValue(0))
const key = v.pipe(v.array(whole), v.length(8))
const anInput = v.looseObject({ do: text })

/** The shape that a file must have before it is played; the rules check the rest by playing it. */
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
  names: v.exactOptional(v.pipe(v.array(v.nullable(playerName)), v.maxLength(MOST_SEATS))),
  whispers: v.exactOptional(v.pipe(v.array(FiledWhisper), v.maxLength(MOST_SEATS * LIMITS.whispers.game))),
})

const inputsIn = (file: unknown): number =>
  typeof file === 'object' && file !== null && 'inputs' in file && Array.isArray(file.inputs) ? file.inputs.length : 0

const Undo = v.strictObject({ do: v.literal('undo'), seat: count, to: count })
const Redeal = v.strictObject({ do: v.literal('redeal'), key })
const Standing = v.union([
  // Clients send `unlessMine` even when they withdraw a standing answer, where it means nothing.
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

/** An input of a file as an entry of a log, with only the fields that the rules know. */
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
      // The cost is no part of the answer, but files that were made from options have it.
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

/**
 * Plays the game of a file and refuses it if it does not lead to the end that the file names. A long file takes a fraction
 * of a second and tens of megabytes, so this runs in a thread of its own. `editionOf` gets the hash of the rules that the
 * file names, if it names any.
 */
export function readGame(
  { editionOf, digestOf, at }: { editionOf: (hash: string | undefined) => Edition; digestOf: Digest; at: number },
  value: unknown,
): FiledGame {
  // Checked first, because everything below looks at each input.
  if (inputsIn(value) >= LIMITS.game.entries) throw new RefusedError('badFile', 'tooManyInputs')
  const { inputs, ...file } = checked(GameFileShape, value)
  if (inputs.filter(input => input.do === 'undo').length > LIMITS.game.backs)
    throw new RefusedError('badFile', 'tooManyUndos')
  const { hash, rules } = editionOf(file.rules)
  const setup = file.setup as GameLog['setup']
  const moves = inputs.map((input, i) => entryOf(input, i, setup.seats.length, at))
  const end = played(() => rules.fold({ setup, key: file.key, inputs: inputsOf(moves) }))
  if (digestOf(rules.canonical(end)) !== file.digest) throw new RefusedError('badFile', 'digest')
  const entries: Entry[] = [{ e: 'create', v: 1, at, rules: hash, setup, key: file.key }, ...moves]
  const parts: string[] = []
  for (let seq = 0; seq < entries.length; seq += TOGETHER)
    parts.push(JSON.stringify(entries.slice(seq, seq + TOGETHER)))
  return {
    setup,
    names: file.names ?? [],
    parts,
    whispers: (file.whispers ?? []).map((whisper): Whispered => ({ ...whisper, at })),
  }
}

/** Any error of the rules here is the fault of the file. */
function played(fold: () => GameState): GameState {
  try {
    return fold()
  } catch (error) {
    throw new RefusedError('badFile', inputRefusal(error) ?? 'setup')
  }
}
