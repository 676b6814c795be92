/**
 * The rules as one file. `npm run build` makes it and writes a note of its sources beside it, so that a server can tell
 * whether the bundle was built from the sources that it runs.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Edition, Rules } from '@coldwake/host'

/** The rules package of this release. */
export const RULES = fileURLToPath(new URL('../../rules/', import.meta.url))
/** Where a rules package keeps its bundle, and the note that describes it. */
export const DIST = 'dist'
export const NOTE = 'bundle.json'

export interface Note {
  /** The hash of the bundle, and its name: the file is `<hash>.mjs`. */
  hash: string
  /** The version of the tool that built it. */
  builder: string
  /** Every file that went into it, by its place in the package → the hash of what it held. */
  sources: Record<string, string>
}

export interface Bundle {
  hash: string
  source: string
}

/** The name of rules: the same text has the same name everywhere. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Tells the operator that there is no bundle to use, and what to do about it. */
export class BundleError extends Error {
  override name = 'BundleError'
}

/** Reads any bundle from its file. */
export function readBundle(file: string): Bundle {
  const source = read(file)
  if (source === null)
    throw new BundleError(`There is no bundle of rules at ${file}: name one that npm run build made.`)
  return { hash: hashOf(source), source }
}

/** The bundle that was built from the sources as they are now. */
export function builtBundle(folder = RULES): Bundle {
  const note = readNote(folder)
  const source = note && read(join(folder, DIST, `${note.hash}.mjs`))
  if (!note || source === null) throw new BundleError('The rules are not built yet: npm run build')
  if (hashOf(source) !== note.hash) throw new BundleError('The built rules are damaged: npm run build')
  const changed = Object.entries(note.sources).find(([file, hash]) => hashOf(read(join(folder, file)) ?? '') !== hash)
  if (changed) throw new BundleError(`The rules have changed since they were built (${changed[0]}): npm run build`)
  return { hash: note.hash, source }
}

/** Loads a module from its text, so that no file on disk could be exchanged. The last line names it in errors. */
export async function load({ hash, source }: Bundle): Promise<Edition> {
  const named = `${source}\n//# sourceURL=rules-${hash}.mjs`
  const rules: Rules = await import(`data:text/javascript;base64,${Buffer.from(named).toString('base64')}`)
  return { hash, rules }
}

/** Null if it is missing or cannot be read. */
export function readNote(folder: string): Note | null {
  try {
    return JSON.parse(read(join(folder, DIST, NOTE)) ?? '')
  } catch {
    return null
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
