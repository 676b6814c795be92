/** What every store must do, whatever it is made of. */

import type { Input } from '@coldwake/rules'
import type { Whispered } from '@coldwake/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  Conflict,
  type Entry,
  type Job,
  type MovableStore,
  type Report,
  StorageError,
  type Store,
  type TableRecord,
  type TalkEntry,
} from '../../src/index.ts'

/** One place where a store keeps its data. */
export interface StorePlace<S extends Store = MovableStore> {
  /** May be called again while an earlier one is open: two processes over the same data. */
  open(): Promise<S>
  /** Makes writes fail as a full disk does, until the returned function is called. */
  fill(store: S): Promise<() => Promise<void>>
  /** The same for a disk that became read-only; not where that cannot be. */
  protect?(store: S): Promise<() => Promise<void>>
  remove(): Promise<void>
}

export const record = (name: string): TableRecord => ({
  game: 'nemesis',
  board: 'base',
  mode: 'semiCooperative',
  from: null,
  host: 0,
  seats: [
    { name, tokenHash: 'a1b2', ready: true, bot: null, hook: null },
    { name: null, tokenHash: null, ready: false, bot: 'random', hook: null },
  ],
  watch: { tokenHash: 'c3d4', delay: 30 },
  clock: null,
  clockFrom: 0,
  paused: false,
  ended: false,
})
export const first: Entry = {
  e: 'create',
  v: 1,
  at: 1_700_000_000_000,
  rules: 'f00d',
  setup: { game: 'nemesis', board: 'base', seats: [{ character: null }] },
  key: [1, 2, 3, 4, 5, 6, 7, 0xffffffff],
}
const input = (n: number): Input => ({ seat: 0, n, do: 'pass' })
export const pass = (n: number): Entry => ({ e: 'input', at: 1_700_000_000_000 + n, input: input(n) })
export const words = (words: string): TalkEntry => ({ at: 1_700_000_000_000, seat: 0, talk: { t: 'words', words } })
export const whisper = (seat: number, to: number, round = 1): Whispered => ({
  seat,
  to,
  at: 1_700_000_000_000,
  round,
  events: 12,
  fact: { about: 'pool', code: 'codeRed', is: false, nth: 2 },
  sure: true,
})
export const job = (key: string, due: number): Job => ({ key, due, data: { for: key } })
export const report = (number: string): Report => ({
  number,
  code: 'AAAAAA',
  at: 1_700_000_000_000,
  seat: 1,
  entries: 12,
  words: 'I saw a “queen” twice\u0000',
  saw: { table: { round: 3 }, mine: [null, 1.5] },
})

/** A new place for each test, and whatever was opened there closed after it. */
export function atPlaces<S extends Store>(newPlace: () => Promise<StorePlace<S>>) {
  let place: StorePlace<S>
  let opened: S[] = []
  const open = async () => {
    const one = await place.open()
    opened.push(one)
    return one
  }
  beforeEach(async () => {
    opened = []
    place = await newPlace()
  })
  afterEach(async () => {
    for (const one of opened) await one.close()
    await place.remove()
  })
  return { open, place: () => place }
}

/** `spoilt`: what may happen to a disk of this kind. */
export function storeContract<S extends Store>(
  kind: string,
  newPlace: () => Promise<StorePlace<S>>,
  spoilt: readonly ('full' | 'readOnly')[] = ['full', 'readOnly'],
): void {
  describe(`${kind} keeps the contract of a store:`, () => {
    const { open, place } = atPlaces(newPlace)
    let store: S
    beforeEach(async () => {
      store = await open()
    })

    test('an unknown table is null and has an empty log and nothing said', async () => {
      expect(await store.table('NOBODY')).toBeNull()
      expect(await store.read('NOBODY', 0)).toEqual([])
      expect(await store.said('NOBODY', 0)).toEqual([])
      expect(await store.snapshot('NOBODY')).toBeNull()
    })

    test('a table is kept as it was given, and a second one of the same code is a conflict', async () => {
      await store.createTable('AAAAAA', record('Zoë\u0000'), 1_700_000_000_001)
      await expect(store.createTable('AAAAAA', record('Mallory'), 5)).rejects.toBeInstanceOf(Conflict)
      expect(await store.table('AAAAAA')).toEqual({
        record: record('Zoë\u0000'),
        version: 0,
        entries: 0,
        at: 1_700_000_000_001,
      })
    })

    test('a table is changed only by whoever knows its latest version', async () => {
      await store.createTable('AAAAAA', record('one'), 7)
      await store.changeTable('AAAAAA', 0, record('two'))
      await expect(store.changeTable('AAAAAA', 0, record('late'))).rejects.toBeInstanceOf(Conflict)
      await expect(store.changeTable('BBBBBB', 0, record('nowhere'))).rejects.toBeInstanceOf(Conflict)
      expect(await store.table('AAAAAA')).toEqual({ record: record('two'), version: 1, entries: 0, at: 7 })
    })

    test('of two that change the same version of a table exactly one succeeds', async () => {
      const other = await open()
      await store.createTable('AAAAAA', record('one'), 0)
      for (let version = 0; version < 10; version++) {
        const outcomes = await Promise.allSettled([
          store.changeTable('AAAAAA', version, record(`left ${version}`)),
          other.changeTable('AAAAAA', version, record(`right ${version}`)),
        ])
        const winner = outcomes.findIndex(o => o.status === 'fulfilled')
        expect(outcomes[1 - winner]).toMatchObject({ status: 'rejected', reason: expect.any(Conflict) })
        const name = `${winner === 0 ? 'left' : 'right'} ${version}`
        expect(await store.table('AAAAAA')).toMatchObject({ version: version + 1, record: record(name) })
      }
    })

    test('of a table that is deleted nothing is left, and others stay as they are', async () => {
      for (const code of ['GONE23', 'STAYS2']) {
        await store.createTable(code, record('Ada'), 5)
        await store.append(code, 0, [first, pass(1)])
        await store.say(code, words(code))
        await store.whisper(code, whisper(0, 1))
        await store.keepSnapshot(code, { seq: 1, events: 1, state: {} })
        await store.schedule({ key: `clock/${code}`, due: 1, data: null })
        await store.schedule({ key: `hook/${code}/2`, due: 1, data: null })
        await store.keepReport({ number: `R-${code}`, code, at: 1, seat: 0, entries: 1, words: '', saw: {} })
      }
      await store.deleteTable('GONE23')
      await store.deleteTable('NEVER2')
      const left = async (code: string) => [
        await store.table(code),
        await store.read(code, 0),
        await store.said(code, 0),
        await store.whispers(code, 0),
        await store.snapshot(code),
        await store.report(`R-${code}`),
      ]
      expect(await left('GONE23')).toEqual([null, [], [], [], null, null])
      expect((await left('STAYS2')).map(kept => (Array.isArray(kept) ? kept.length : kept !== null))).toEqual([
        true,
        2,
        1,
        1,
        true,
        true,
      ])
      expect((await store.takeDue(2, 1000, 10)).map(({ key }) => key)).toEqual(['clock/STAYS2', 'hook/STAYS2/2'])
      await expect(store.append('GONE23', 2, [pass(2)])).rejects.toThrow(Conflict)
      await store.createTable('GONE23', record('Grace'), 6)
      await store.append('GONE23', 0, [first])
      expect(await store.size()).toBeGreaterThanOrEqual(0)
    })

    test('codes come in order, page by page', async () => {
      for (const code of ['CCCCCC', 'AAAAAA', 'BBBBB2', 'BBBBBB']) await store.createTable(code, record('one'), 0)
      expect(await store.codes('', 3)).toEqual(['AAAAAA', 'BBBBB2', 'BBBBBB'])
      expect(await store.codes('BBBBBB', 3)).toEqual(['CCCCCC'])
      expect(await store.codes('CCCCCC', 3)).toEqual([])
    })

    test('a log gives back its entries in order, from any number on', async () => {
      await store.createTable('AAAAAA', record('one'), 0)
      await store.append('AAAAAA', 0, [first])
      for (let seq = 1; seq < 12; seq++) await store.append('AAAAAA', seq, [pass(seq)])
      expect(await store.read('AAAAAA', 0)).toEqual([first, ...Array.from({ length: 11 }, (_, i) => pass(i + 1))])
      expect(await store.read('AAAAAA', 10)).toEqual([pass(10), pass(11)])
      expect(await store.read('AAAAAA', 12)).toEqual([])
      expect(await store.table('AAAAAA')).toMatchObject({ entries: 12 })
    })

    test('several entries are appended as one', async () => {
      await store.createTable('AAAAAA', record('one'), 0)
      await store.append('AAAAAA', 0, [first, pass(1), pass(2)])
      await expect(store.append('AAAAAA', 1, [pass(1), pass(2), pass(3)])).rejects.toBeInstanceOf(Conflict)
      await expect(store.append('AAAAAA', 4, [pass(4), pass(5)])).rejects.toBeInstanceOf(Conflict)
      await store.append('AAAAAA', 3, [
        { e: 'input', at: 5, input: input(3), by: 'clock' },
        { e: 'back', at: 6, seat: 0, to: 2 },
        { e: 'rules', at: 7, rules: 'beef' },
      ])
      expect(await store.read('AAAAAA', 2)).toEqual([
        pass(2),
        { e: 'input', at: 5, input: input(3), by: 'clock' },
        { e: 'back', at: 6, seat: 0, to: 2 },
        { e: 'rules', at: 7, rules: 'beef' },
      ])
    })

    test('an entry is accepted only as the next one: neither twice nor after a gap', async () => {
      await store.createTable('AAAAAA', record('one'), 0)
      await store.append('AAAAAA', 0, [first])
      await expect(store.append('AAAAAA', 0, [pass(0)])).rejects.toBeInstanceOf(Conflict)
      await expect(store.append('AAAAAA', 2, [pass(2)])).rejects.toBeInstanceOf(Conflict)
      expect(await store.read('AAAAAA', 0)).toEqual([first])
    })

    test('logs, talk and snapshots need a table', async () => {
      await expect(store.append('NOBODY', 0, [first])).rejects.toBeInstanceOf(Conflict)
      await expect(store.say('NOBODY', words('hello?'))).rejects.toBeInstanceOf(Conflict)
      await expect(store.keepSnapshot('NOBODY', { seq: 1, events: 0, state: {} })).rejects.toBeInstanceOf(Conflict)
      expect(await store.read('NOBODY', 0)).toEqual([])
      expect(await store.said('NOBODY', 0)).toEqual([])
      expect(await store.snapshot('NOBODY')).toBeNull()
    })

    test('appends that wait together do not share their failures', async () => {
      const codes = Array.from({ length: 20 }, (_, i) => `GAME${i}`)
      await Promise.all(codes.map(code => store.createTable(code, record(code), 0)))
      const outcomes = await Promise.allSettled([
        ...codes.map(code => store.append(code, 0, [first])),
        store.append('GAME3', 0, [pass(0)]),
        store.append('GAME4', 7, [pass(7)]),
        store.append('NOBODY', 0, [first]),
        store.append('GAME5', 1, [pass(1), pass(2)]),
      ])
      expect(outcomes.map(o => o.status)).toEqual([
        ...codes.map(() => 'fulfilled'),
        'rejected',
        'rejected',
        'rejected',
        'fulfilled',
      ])
      for (const code of codes)
        expect(await store.read(code, 0)).toEqual(code === 'GAME5' ? [first, pass(1), pass(2)] : [first])
    })

    test('of two writers with the same number exactly one wins, whole, and both see the same log', async () => {
      const other = await open()
      await store.createTable('AAAAAA', record('one'), 0)
      const log: Entry[] = []
      for (let round = 0; round < 20; round++) {
        // Of different lengths, so that a loser might squeeze its second entry in behind the winner's only one.
        const left = [pass(round)]
        const right = [pass(1000 + round), pass(2000 + round)]
        const outcomes = await Promise.allSettled([
          store.append('AAAAAA', log.length, left),
          other.append('AAAAAA', log.length, right),
        ])
        expect(outcomes.filter(o => o.status === 'fulfilled')).toHaveLength(1)
        expect(outcomes.find(o => o.status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) })
        log.push(...(outcomes[0].status === 'fulfilled' ? left : right))
        expect(await store.read('AAAAAA', 0)).toEqual(log)
        expect(await other.read('AAAAAA', 0)).toEqual(log)
      }
    })

    test('a snapshot gives way to a later one and not to an earlier one', async () => {
      await store.createTable('AAAAAA', record('one'), 0)
      await store.keepSnapshot('AAAAAA', { seq: 10, events: 31, state: { round: 2 } })
      await store.keepSnapshot('AAAAAA', { seq: 20, events: 62, state: { round: 4 } })
      await store.keepSnapshot('AAAAAA', { seq: 15, events: 40, state: { round: 3 } })
      expect(await store.snapshot('AAAAAA')).toEqual({ seq: 20, events: 62, state: { round: 4 } })
    })

    test('what is said is numbered at each table, by however many processes', async () => {
      const other = await open()
      for (const code of ['AAAAAA', 'BBBBBB']) await store.createTable(code, record('one'), 0)
      expect(await store.say('BBBBBB', words('elsewhere'))).toBe(0)
      const numbers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).say('AAAAAA', words(`number ${i}`))),
      )
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
      const said = await store.said('AAAAAA', 0)
      expect(said).toHaveLength(20)
      numbers.forEach((number, i) => {
        expect(said[number]).toEqual(words(`number ${i}`))
      })
      expect(await other.said('AAAAAA', 18)).toEqual(said.slice(18))
      expect(await other.said('BBBBBB', 0)).toEqual([words('elsewhere')])
    })

    test('the same said twice is said twice', async () => {
      await store.createTable('AAAAAA', record('one'), 0)
      await store.say('AAAAAA', words('again'))
      await store.say('AAAAAA', words('again'))
      expect(await store.said('AAAAAA', 0)).toEqual([words('again'), words('again')])
    })

    test('private words are kept in order, apart from the talk, by however many processes', async () => {
      const other = await open()
      for (const code of ['AAAAAA', 'BBBBBB']) await store.createTable(code, record('one'), 0)
      await store.say('AAAAAA', words('aloud'))
      await store.whisper('BBBBBB', whisper(3, 4))
      await Promise.all(
        Array.from({ length: 10 }, (_, i) => (i % 2 ? store : other).whisper('AAAAAA', whisper(0, 1, i))),
      )
      const kept = await store.whispers('AAAAAA', 0)
      expect(kept.toSorted((a, b) => a.round - b.round)).toEqual(Array.from({ length: 10 }, (_, i) => whisper(0, 1, i)))
      expect(await other.whispers('AAAAAA', 8)).toEqual(kept.slice(8))
      expect(await other.whispers('BBBBBB', 0)).toEqual([whisper(3, 4)])
      // The talk goes on counting as if nothing had been whispered.
      expect(await store.say('AAAAAA', words('again'))).toBe(1)
      expect(await store.said('AAAAAA', 0)).toEqual([words('aloud'), words('again')])
      await expect(store.whisper('CCCCCC', whisper(0, 1))).rejects.toBeInstanceOf(Conflict)
    })

    test('a private word wakes other processes by a signal of its own, and no commit is told of because of it', async () => {
      const other = await open()
      await store.createTable('AAAAAA', record('one'), 0)
      const heard: (string | null)[] = []
      other.listen(signal => heard.push(signal))
      let commits = 0
      store.onCommit = () => commits++
      await store.whisper('AAAAAA', whisper(0, 1))
      await expect.poll(() => heard).toEqual(['whisper:AAAAAA'])
      expect(commits).toBe(0)
    })

    test('a job comes due once, again after its lease, and not when it was removed', async () => {
      await store.schedule(job('clock/AAAAAA', 100))
      await store.schedule(job('clock/BBBBBB', 200))
      await store.schedule(job('hook/CCCCCC/2', 300))
      expect(await store.takeDue(99, 50, 10)).toEqual([])
      expect(await store.takeDue(250, 50, 10)).toEqual([job('clock/AAAAAA', 100), job('clock/BBBBBB', 200)])
      expect(await store.takeDue(250, 50, 10)).toEqual([])
      await store.unschedule('clock/AAAAAA')
      await store.unschedule('clock/AAAAAA')
      expect(await store.takeDue(299, 50, 10)).toEqual([])
      expect(await store.takeDue(300, 50, 1)).toEqual([job('clock/BBBBBB', 300)])
      expect(await store.takeDue(300, 50, 1)).toEqual([job('hook/CCCCCC/2', 300)])
    })

    test('a job replaces the earlier one of its key', async () => {
      await store.schedule(job('clock/AAAAAA', 100))
      await store.schedule({ key: 'clock/AAAAAA', due: 500, data: null })
      expect(await store.takeDue(499, 50, 10)).toEqual([])
      expect(await store.takeDue(500, 50, 10)).toEqual([{ key: 'clock/AAAAAA', due: 500, data: null }])
    })

    test('each due job is taken by one process alone', async () => {
      const other = await open()
      const keys = Array.from({ length: 60 }, (_, i) => `clock/${i}`)
      await Promise.all(keys.map((key, i) => store.schedule(job(key, i))))
      const taken = await Promise.all(
        Array.from({ length: 12 }, (_, i) => (i % 2 ? store : other).takeDue(1000, 5000, 7)),
      )
      expect(
        taken
          .flat()
          .map(({ key }) => key)
          .sort(),
      ).toEqual([...keys].sort())
      for (const some of taken) expect(some.length).toBeLessThanOrEqual(7)
    })

    test('rules are kept by their hash, the first of them for good', async () => {
      expect(await store.rules('f00d')).toBeNull()
      await store.keepRules('f00d', 'export const x = "\\u0000"')
      await store.keepRules('f00d', 'something else')
      expect(await store.rules('f00d')).toBe('export const x = "\\u0000"')
    })

    test('a report is found by its number', async () => {
      await store.keepReport(report('R-1'))
      await expect(store.keepReport({ ...report('R-1'), words: 'other' })).rejects.toBeInstanceOf(Conflict)
      expect(await store.report('R-1')).toEqual(report('R-1'))
      expect(await store.report('R-2')).toBeNull()
    })

    test('one process hears what others signal and which tables they write to, and not itself', async () => {
      const other = await open()
      const heard: Record<'store' | 'other', (string | null)[]> = { store: [], other: [] }
      store.listen(signal => heard.store.push(signal))
      other.listen(signal => heard.other.push(signal))
      await store.createTable('AAAAAA', record('one'), 0)
      await store.append('AAAAAA', 0, [first])
      await expect.poll(() => heard.other).toContain('table:AAAAAA')
      heard.other.length = 0
      await store.say('AAAAAA', words('hello'))
      await expect.poll(() => heard.other).toEqual(['table:AAAAAA'])
      heard.other.length = 0
      await store.changeTable('AAAAAA', 0, record('two'))
      await expect.poll(() => heard.other).toEqual(['table:AAAAAA'])
      heard.other.length = 0
      await store.changeTable('AAAAAA', 0, record('late')).catch(() => null)
      await store.append('AAAAAA', 0, [pass(0)]).catch(() => null)
      await store.signal('typing:AAAAAA/1 “ü”')
      await expect.poll(() => heard.other).toEqual(['typing:AAAAAA/1 “ü”'])
      await other.signal('x'.repeat(7000))
      await expect.poll(() => heard.store).toEqual(['x'.repeat(7000)])
    })

    test('what was accepted is there after closing and opening again', async () => {
      await store.createTable('AAAAAA', record('one'), 0)
      const appended = store.append('AAAAAA', 0, [first])
      const said = store.say('AAAAAA', words('bye'))
      const whispered = store.whisper('AAAAAA', whisper(1, 0))
      await store.close()
      await Promise.all([appended, said, whispered])
      const again = await open()
      expect(await again.table('AAAAAA')).toMatchObject({ record: record('one'), entries: 1 })
      expect(await again.read('AAAAAA', 0)).toEqual([first])
      expect(await again.said('AAAAAA', 0)).toEqual([words('bye')])
      expect(await again.whispers('AAAAAA', 0)).toEqual([whisper(1, 0)])
    })

    test.each(spoilt)('a disk that is %s refuses writes, still reads, and works again afterwards', async reason => {
      const { fill, protect } = place()
      const spoil = reason === 'full' ? fill : protect
      if (!spoil) throw new Error(`this place cannot be made ${reason}`)
      await store.createTable('AAAAAA', record('one'), 0)
      await store.append('AAAAAA', 0, [first])
      const release = await spoil(store)
      // Too long for any space that may be left over in a page already taken.
      const long: Entry = { e: 'input', at: 1, input: { seat: 0, n: 1, do: 'pay', card: 'x'.repeat(20_000) } }
      const refusals = [
        store.append('AAAAAA', 1, [long]),
        store.createTable('BBBBBB', record('x'.repeat(20_000)), 0),
        store.changeTable('AAAAAA', 0, record('x'.repeat(20_000))),
        store.say('AAAAAA', words('x'.repeat(20_000))),
        store.whisper('AAAAAA', { ...whisper(0, 1), fact: { about: 'pool', code: 'x'.repeat(20_000), is: true } }),
        store.schedule({ key: 'clock/AAAAAA', due: 1, data: 'x'.repeat(20_000) }),
        store.keepRules('f00d', 'x'.repeat(20_000)),
        store.keepSnapshot('AAAAAA', { seq: 1, events: 2, state: 'x'.repeat(20_000) }),
      ]
      for (const outcome of await Promise.allSettled(refusals)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageError) })
        expect(outcome).toMatchObject({ reason: { reason } })
      }
      expect(await store.read('AAAAAA', 0)).toEqual([first])
      expect(await store.table('AAAAAA')).toMatchObject({ version: 0 })
      await release()
      await store.append('AAAAAA', 1, [long])
      expect(await store.read('AAAAAA', 1)).toEqual([long])
    })

    test('a closed store refuses, and may be closed again', async () => {
      await store.close()
      await store.close()
      await expect(store.append('AAAAAA', 0, [first])).rejects.toBeInstanceOf(StorageError)
      await expect(store.table('AAAAAA')).rejects.toBeInstanceOf(StorageError)
      await expect(store.takeDue(1, 1, 1)).rejects.toBeInstanceOf(StorageError)
      await expect(store.signal('hello')).rejects.toBeInstanceOf(StorageError)
    })
  })
}
