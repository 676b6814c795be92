/** The thread that reads uploaded files: it plays their games, and stores nothing. */
import { parentPort } from 'node:worker_threads'
import type { Edition } from '@coldwake/host'
import { RefusedError, readGame, refused } from '@coldwake/host/files'
import { load } from './bundle.ts'
import type { FileAnswer, FileQuestion } from './fileThread.ts'
import { digestOf } from './hashes.ts'
import type { Said } from './thread.ts'

class Wanted extends Error {
  readonly hash: string
  constructor(hash: string) {
    super(`the rules ${hash} are not here`)
    this.hash = hash
  }
}

const editions = new Map<string, Edition>()

function found(hash: string): Edition {
  const edition = editions.get(hash)
  if (!edition) throw new Wanted(hash)
  return edition
}

async function answerTo({ file, at, current, given }: FileQuestion): Promise<FileAnswer> {
  for (const [hash, source] of given)
    if (source !== null && !editions.has(hash)) editions.set(hash, await load({ hash, source }))
  // If the rules of a file are not kept, the server's own may still play it to the same end.
  const editionOf = (hash?: string) => found(!hash || given.get(hash) === null ? current : hash)
  try {
    return { game: readGame({ editionOf, digestOf, at }, parsed(file)) }
  } catch (error) {
    if (error instanceof Wanted) return { wants: error.hash }
    if (error instanceof RefusedError) return refused(error.refusal, error.detail)
    throw error
  }
}

function parsed(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(file))
  } catch {
    throw new RefusedError('badRequest', 'body')
  }
}

const say = (message: Said<FileAnswer>) => parentPort?.postMessage(message)

parentPort?.on('message', async (question: FileQuestion) => {
  try {
    say({ answer: await answerTo(question) })
  } catch (error) {
    say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
say('ready')
