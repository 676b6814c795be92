/** The thread that reads uploaded files: by the rules they name, and whatever a file does to it, the next one is read. */
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { FileThread } from '../src/fileThread.ts'
import type { ThreadOptions } from '../src/thread.ts'
import { buildEdition } from './support/editions.ts'
import { longFile } from './support/longgame.ts'
import { http } from './support/players.ts'
import { testServer } from './support/server.ts'

const odd: Partial<ThreadOptions> = { script: new URL('./support/oddfiles.ts', import.meta.url) }

async function reading(options: Partial<ThreadOptions>): Promise<(text: string) => Promise<unknown>> {
  const { editions } = await testServer()
  const thread = new FileThread(editions, options)
  onTestFinished(() => thread.close())
  return text => thread.readFile(Buffer.from(text), 0)
}
const refusal = (refusal: string, detail?: string) => ({
  status: 'rejected',
  reason: { refusal, ...(detail && { detail }) },
})

test('a file that takes too long, or too much memory, is refused; the next one meets a new thread', async () => {
  const read = await reading({ ...odd, answerWithin: 1_000, limits: { maxOldGenerationSizeMb: 16 } })
  expect(await Promise.allSettled(['fine', 'hangs', 'fills', 'fine'].map(read))).toMatchObject([
    refusal('badFile', expect.stringMatching(/^\d+$/)),
    refusal('badFile', 'tooSlow'),
    refusal('badFile', 'tooMuchMemory'),
    refusal('badFile', expect.stringMatching(/^\d+$/)),
  ])
})

test('ten files wait at most', async () => {
  const read = await reading(odd)
  const all = await Promise.allSettled(Array.from({ length: 11 }, () => read('fine')))
  expect(all).toMatchObject([...Array(10).fill(refusal('badFile')), refusal('tooFast')])
})

test('a thread without files to read ends; the next file meets another', async () => {
  const read = await reading({ ...odd, endAfter: 1 })
  const thread = () => read('fine').catch(({ detail }) => detail)
  const first = await thread()
  await expect.poll(thread).not.toBe(first)
})

test('a file is played by the rules it names, if they are kept; otherwise by those of new games', async () => {
  const other = await buildEdition({ 'src/index.ts': [["export { redealt } from './exchange.ts'\n", '']] })
  const rulesOf = async (port: number, store: Awaited<ReturnType<typeof testServer>>['store'], rules: string) => {
    const { status, text } = await http(port, 'POST', '/api/games', { ...longFile(30), rules })
    expect(status, text).toBe(201)
    const [first] = await store.read(JSON.parse(text).code, 0)
    return first?.e === 'create' ? first.rules : null
  }
  const { port, store, editions } = await testServer()
  expect(await rulesOf(port, store, other.hash)).toBe(editions.current.hash)
  await store.keepRules(other.hash, await readFile(other.file, 'utf8'))
  expect(await rulesOf(port, store, other.hash)).toBe(other.hash)
  expect(await rulesOf(port, store, editions.current.hash)).toBe(editions.current.hash)
  const older = await testServer({ bundle: other.file })
  expect(await rulesOf(older.port, older.store, '')).toBe(other.hash)
})

test('damaged rules are not run', async () => {
  const { port, store, complaints } = await testServer({ complains: true })
  await store.keepRules('0123456789abcdef', 'export const fold = 1')
  const { status, text } = await http(port, 'POST', '/api/games', { ...longFile(30), rules: '0123456789abcdef' })
  expect([status, JSON.parse(text).refused]).toEqual([503, 'rulesMissing'])
  expect(complaints.join()).toContain('are damaged')
})
