/** Refusals on their way to the client that caused them. Any other error is a bug, not the client's fault. */
import type { InputError } from '@coldwake/rules'
import type { Refusal, Refused } from '@coldwake/wire'
import * as v from 'valibot'
import type { Logger } from './logger.ts'
import { StorageError } from './store.ts'

export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly refusal: Refusal
  readonly detail: string | undefined

  constructor(refusal: Refusal, detail?: string) {
    super(refusal)
    this.refusal = refusal
    this.detail = detail
  }
}

const INPUT_REFUSALS: readonly InputError['code'][] = ['illegal', 'stale', 'notAsked']

/** Why the rules refuse an input; null for other errors. Looks at the code, because every edition has its own error class. */
export function inputRefusal(error: unknown): InputError['code'] | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return INPUT_REFUSALS.find(code => code === error.code) ?? null
}

/** The refusal that the client is told. Errors that it cannot act on are logged with where they happened, and go no further. */
export function refusalOf(error: unknown, where: string, log: Logger): Refused {
  if (error instanceof RefusedError) return refused(error.refusal, error.detail)
  const input = inputRefusal(error)
  if (input) return refused(input)
  if (error instanceof StorageError) {
    // The operator needs the reason, not the place in the code.
    log.error('storage', { where, reason: error.reason, why: error.message })
    return refused('storage')
  }
  log.error('unexpected', { where }, error)
  return refused('internal')
}

export const refused = (refusal: Refusal, detail?: string): Refused =>
  detail === undefined ? { refused: refusal } : { refused: refusal, detail }

/** The value as the schema wants it, or a refusal that names the field. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new RefusedError('badRequest', v.getDotPath(result.issues[0]) ?? undefined)
}
