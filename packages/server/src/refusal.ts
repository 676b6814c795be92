/** A refusal on its way to the client that caused it. Anything else that is thrown is our fault, not the client's. */
import { InputError } from '@coldwake/rules'
import type { Refusal, Refused } from '@coldwake/wire'
import * as v from 'valibot'
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

/** What the client is told; what it cannot act on goes to stderr, with the place it happened, and never further. */
export function refusalOf(error: unknown, where: string): Refused {
  if (error instanceof RefusedError) return refused(error.refusal, error.detail)
  if (error instanceof InputError) return refused(error.code)
  if (error instanceof StorageError) {
    // The operator needs the fact, not the place in the code, and needs it once per line while it lasts.
    console.error(`${where}: storage: ${error.message}`)
    return refused('storage')
  }
  console.error(`${where}:`, error)
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
