import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A directory of one's own, and its removal. */
export async function temporary(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'coldwake-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
