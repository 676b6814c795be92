/** What every store must do, whatever it is made of. */
import type { Input } from '@coldwake/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Conflict, type Entry, StorageError, type Store, type TableRecord } from '../../src/store.ts'

/** One place where a store keeps its data. */
export interface StorePlace {
  /** May be called again while an earlier one is open: two processes over the same data. */
  open(): Promise<Store>
  /** Makes writes fail as a full disk does, until the returned function is called. */
  fill(store: Store): () => void
  /** The same for a disk that became read-only. */
  protect(store: Store): () => void
  remove(): Promise<void>
}

const record = (name: string): TableRecord => ({
  game: 'nemesis',
  board: 'base',
  host: 0,
  seats: [{ name, tokenHash: 'a1b2' }, null],
})
const first: Entry = {
  e: 'create',
  v: 1,
  setup: { game: 'nemesis', board: 'base', seats: [{ character: null }] },
  key: [1, 2, 3, 4, 5, 6, 7, 0xffffffff],
}
const input = (n: number): Input => ({ seat: 0, n, do: 'pass' })
const pass = (n: number): Entry => ({ e: 'input', input: input(n) })

export function storeContract(kind: string, newPlace: () => Promise<StorePlace>): void {
  describe(`${kind} keeps the contract of a store:`, () => {
    let place: StorePlace
    let store: Store
    let opened: Store[]
    const open = async () => {
      const one = await place.open()
      opened.push(one)
      return one
    }

    beforeEach(async () => {
      opened = []
      place = await newPlace()
      store = await open()
    })
    afterEach(async () => {
      for (const one of opened) await one.close()
      await place.remove()
    })

    test('an unknown table is null and has an empty log', async () => {
      expect(await store.table('NOBODY')).toBeNull()
      expect(await store.read('NOBODY', 0)).toEqual([])
    })

    test('a table is kept as it was given, and a second one of the same code is a conflict', async () => {
      await store.createTable('AAAAAA', record('Zoë'))
      await expect(store.createTable('AAAAAA', record('Mallory'))).rejects.toBeInstanceOf(Conflict)
      expect(await store.table('AAAAAA')).toEqual({ record: record('Zoë'), version: 0, started: false })
    })

    test('a table is changed only by whoever knows its latest version', async () => {
      await store.createTable('AAAAAA', record('one'))
      await store.changeTable('AAAAAA', 0, record('two'))
      await expect(store.changeTable('AAAAAA', 0, record('late'))).rejects.toBeInstanceOf(Conflict)
      await expect(store.changeTable('BBBBBB', 0, record('nowhere'))).rejects.toBeInstanceOf(Conflict)
      expect(await store.table('AAAAAA')).toMatchObject({ record: record('two'), version: 1 })
    })

    test('a table has started when its log has begun', async () => {
      await store.createTable('AAAAAA', record('one'))
      await store.append('AAAAAA', 0, first)
      expect(await store.table('AAAAAA')).toMatchObject({ started: true })
    })

    test('a log gives back its entries in order, from any number on', async () => {
      await store.createTable('AAAAAA', record('one'))
      await store.append('AAAAAA', 0, first)
      for (let seq = 1; seq < 12; seq++) await store.append('AAAAAA', seq, pass(seq))
      expect(await store.read('AAAAAA', 0)).toEqual([first, ...Array.from({ length: 11 }, (_, i) => pass(i + 1))])
      expect(await store.read('AAAAAA', 10)).toEqual([pass(10), pass(11)])
      expect(await store.read('AAAAAA', 12)).toEqual([])
    })

    test('an entry is accepted only as the next one: neither twice nor after a gap', async () => {
      await store.createTable('AAAAAA', record('one'))
      await store.append('AAAAAA', 0, first)
      await expect(store.append('AAAAAA', 0, pass(0))).rejects.toBeInstanceOf(Conflict)
      await expect(store.append('AAAAAA', 2, pass(2))).rejects.toBeInstanceOf(Conflict)
      expect(await store.read('AAAAAA', 0)).toEqual([first])
    })

    test('a log needs a table', async () => {
      await expect(store.append('NOBODY', 0, first)).rejects.toBeInstanceOf(Error)
      expect(await store.read('NOBODY', 0)).toEqual([])
    })

    test('appends that wait together do not share their failures', async () => {
      const codes = Array.from({ length: 20 }, (_, i) => `GAME${i}`)
      await Promise.all(codes.map(code => store.createTable(code, record(code))))
      const outcomes = await Promise.allSettled([
        ...codes.map(code => store.append(code, 0, first)),
        store.append('GAME3', 0, pass(0)),
        store.append('GAME4', 7, pass(7)),
        store.append('NOBODY', 0, first),
        store.append('GAME5', 1, pass(1)),
      ])
      expect(outcomes.map(o => o.status)).toEqual([
        ...codes.map(() => 'fulfilled'),
        'rejected',
        'rejected',
        'rejected',
        'fulfilled',
      ])
      for (const code of codes) expect(await store.read(code, 0)).toEqual(code === 'GAME5' ? [first, pass(1)] : [first])
    })

    test('of two writers with the same number exactly one wins, and both see the same log', async () => {
      const other = await open()
      await store.createTable('AAAAAA', record('one'))
      await store.append('AAAAAA', 0, first)
      for (let seq = 1; seq < 20; seq++) {
        const outcomes = await Promise.allSettled([
          store.append('AAAAAA', seq, pass(seq)),
          other.append('AAAAAA', seq, pass(1000 + seq)),
        ])
        expect(outcomes.filter(o => o.status === 'fulfilled')).toHaveLength(1)
        expect(outcomes.find(o => o.status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) })
      }
      expect(await store.read('AAAAAA', 0)).toHaveLength(20)
      expect(await other.read('AAAAAA', 0)).toEqual(await store.read('AAAAAA', 0))
    })

    test('what was accepted is there after closing and opening again', async () => {
      await store.createTable('AAAAAA', record('one'))
      const appended = store.append('AAAAAA', 0, first)
      await store.close()
      await appended
      const again = await open()
      expect(await again.table('AAAAAA')).toMatchObject({ record: record('one'), started: true })
      expect(await again.read('AAAAAA', 0)).toEqual([first])
    })

    test.each([
      ['full', 'full'],
      ['read-only', 'readOnly'],
    ] as const)('a disk that is %s refuses writes, still reads, and works again afterwards', async (_, reason) => {
      await store.createTable('AAAAAA', record('one'))
      await store.append('AAAAAA', 0, first)
      const release = reason === 'full' ? place.fill(store) : place.protect(store)
      // Too long for any space that may be left over in a page already taken.
      const long: Entry = { e: 'input', input: { seat: 0, n: 1, do: 'pay', card: 'x'.repeat(20_000) } }
      const refused = await store.append('AAAAAA', 1, long).then(
        () => null,
        error => error,
      )
      expect(refused).toBeInstanceOf(StorageError)
      expect(refused).toMatchObject({ reason })
      await expect(store.createTable('BBBBBB', record('x'.repeat(20_000)))).rejects.toBeInstanceOf(StorageError)
      expect(await store.read('AAAAAA', 0)).toEqual([first])
      release()
      await store.append('AAAAAA', 1, long)
      expect(await store.read('AAAAAA', 1)).toEqual([long])
    })

    test('a closed store refuses', async () => {
      await store.close()
      await expect(store.append('AAAAAA', 0, first)).rejects.toBeInstanceOf(StorageError)
      await expect(store.table('AAAAAA')).rejects.toBeInstanceOf(StorageError)
    })
  })
}
