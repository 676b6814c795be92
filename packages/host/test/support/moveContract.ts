/** What a store whose contents can be moved must do besides `storeContract.ts`. */

import { beforeEach, describe, expect, test } from 'vitest'
import { Conflict, type Kept, type MovableStore, StorageError } from '../../src/index.ts'
import { atPlaces, first, job, pass, record, report, type StorePlace, whisper, words } from './storeContract.ts'

export function moveContract(kind: string, newPlace: () => Promise<StorePlace>): void {
  describe(`the contents of ${kind} can be moved:`, () => {
    const { open } = atPlaces(newPlace)
    let store: MovableStore
    beforeEach(async () => {
      store = await open()
    })

    test('a closed store gives nothing out', async () => {
      await store.close()
      await expect(all(store)).rejects.toBeInstanceOf(StorageError)
    })

    const furnish = async () => {
      await store.keepRules('f00d', 'export {}')
      for (const code of ['BBBBBB', 'AAAAAA', 'a']) await store.createTable(code, record(code), 5)
      await store.changeTable('AAAAAA', 0, record('changed'))
      await store.append('AAAAAA', 0, [first, pass(1)])
      await store.say('AAAAAA', words('one'))
      await store.say('AAAAAA', words('two'))
      await store.whisper('AAAAAA', whisper(0, 1))
      await store.whisper('AAAAAA', whisper(1, 0))
      await store.schedule(job('hook/AAAAAA/1', 1_700_000_000_000))
      await store.keepReport(report('R-1'))
      await store.keepSnapshot('AAAAAA', { seq: 2, events: 3, state: {} })
    }
    const furniture: Kept[] = [
      { kept: 'rules', hash: 'f00d', source: 'export {}' },
      {
        kept: 'table',
        code: 'AAAAAA',
        at: 5,
        version: 1,
        record: record('changed'),
        log: [first, pass(1)],
        talk: [words('one'), words('two')],
        whispers: [whisper(0, 1), whisper(1, 0)],
      },
      { kept: 'table', code: 'BBBBBB', at: 5, version: 0, record: record('BBBBBB'), log: [], talk: [], whispers: [] },
      { kept: 'table', code: 'a', at: 5, version: 0, record: record('a'), log: [], talk: [], whispers: [] },
      { kept: 'job', job: job('hook/AAAAAA/1', 1_700_000_000_000) },
      { kept: 'report', report: report('R-1') },
    ]

    test('everything is given out as it was when the reading began', async () => {
      await furnish()
      const everything = store.everything()[Symbol.asyncIterator]()
      const read = [(await everything.next()).value]
      await store.append('AAAAAA', 2, [pass(2)])
      await store.createTable('CCCCCC', record('late'), 5)
      await store.unschedule('hook/AAAAAA/1')
      for (let next = await everything.next(); !next.done; next = await everything.next()) read.push(next.value)
      expect(read).toEqual(furniture)
      expect(await store.read('AAAAAA', 2)).toEqual([pass(2)])
    })

    test('an empty store takes everything in, and goes on from there', async () => {
      await store.fill(each(furniture))
      expect(await all(store)).toEqual(furniture)
      expect(await store.table('AAAAAA')).toEqual({ record: record('changed'), version: 1, entries: 2, at: 5 })
      await store.append('AAAAAA', 2, [pass(2)])
      expect(await store.say('AAAAAA', words('three'))).toBe(2)
      await store.whisper('AAAAAA', whisper(0, 1, 9))
      expect(await store.whispers('AAAAAA', 1)).toEqual([whisper(1, 0), whisper(0, 1, 9)])
      await store.changeTable('AAAAAA', 1, record('again'))
      expect(await store.rules('f00d')).toBe('export {}')
    })

    test.each(furniture.filter((one, i) => furniture[i - 1]?.kept !== one.kept))(
      'a store that holds $kept takes nothing in',
      async one => {
        await store.fill(each(one.kept === 'table' ? [{ ...one, log: [], talk: [], whispers: [] }] : [one]))
        const before = await all(store)
        await expect(store.fill(each(furniture))).rejects.toBeInstanceOf(Conflict)
        expect(await all(store)).toEqual(before)
      },
    )

    test('an interrupted filling leaves nothing, and is no conflict for the next', async () => {
      const broken = async function* (): AsyncGenerator<Kept> {
        yield* furniture
        throw new Error('torn')
      }
      await expect(store.fill(broken())).rejects.toThrow('torn')
      expect(await all(store)).toEqual([])
      await store.fill(each(furniture))
      expect(await all(store)).toEqual(furniture)
    })
  })
}

async function all(store: MovableStore): Promise<Kept[]> {
  const everything: Kept[] = []
  for await (const one of store.everything()) everything.push(one)
  return everything
}

async function* each(everything: Kept[]): AsyncGenerator<Kept> {
  yield* everything
}
