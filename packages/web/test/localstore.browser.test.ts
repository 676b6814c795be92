/** The browser's own store, in a real browser: it keeps the contract that the server's stores keep. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, pass, record, storeContract } from '../../host/test/support/storeContract.ts'
import { closePages, launch } from './support/browser.ts'
import { storeScript, tabPlace } from './support/tabstore.ts'

let browser: Browser
let script: string
beforeAll(async () => {
  browser = await launch()
  script = await storeScript()
})
afterAll(() => closePages(browser))

storeContract('IndexedDB', () => tabPlace(browser, script), ['full'])

test('of a table that is deleted nothing is left, and of the others everything', async () => {
  const place = await tabPlace(browser, script)
  const store = await place.open()
  for (const code of ['AAAAAA', 'AAAAAB']) {
    await store.createTable(code, record(code), 0)
    await store.append(code, 0, [first, pass(1)])
    await store.say(code, { at: 1, seat: 0, talk: { t: 'words', words: code } })
    const fact = { about: 'contingency', code: 'codeRed', is: true } as const
    await store.whisper(code, { at: 1, seat: 0, to: 1, round: 1, events: 2, fact, sure: true })
    await store.schedule({ key: `bots/${code}`, due: 1, data: null })
    await store.keepSnapshot(code, { seq: 1, events: 0, state: {} })
    await store.keepReport({ number: `R-${code}`, code, at: 2, seat: 0, entries: 2, words: '', saw: {} })
  }
  await store.deleteTable('AAAAAA')
  expect(await store.codes('', 9)).toEqual(['AAAAAB'])
  expect(await store.table('AAAAAA')).toBeNull()
  expect([await store.read('AAAAAA', 0), await store.said('AAAAAA', 0)]).toEqual([[], []])
  expect((await store.whispers('AAAAAA', 0)).length).toBe(0)
  expect((await store.whispers('AAAAAB', 0)).length).toBe(1)
  expect(await store.snapshot('AAAAAA')).toBeNull()
  expect(await store.report('R-AAAAAA')).toBeNull()
  expect(await store.report('R-AAAAAB')).toMatchObject({ code: 'AAAAAB' })
  expect(await store.read('AAAAAB', 0)).toEqual([first, pass(1)])
  expect(await store.said('AAAAAB', 0)).toHaveLength(1)
  expect((await store.takeDue(1, 1, 9)).map(({ key }) => key)).toEqual(['bots/AAAAAB'])
  await place.remove()
})

test('a database from before there were private words is brought up to date and loses nothing', async () => {
  const place = await tabPlace(browser, script, async page => {
    await page.evaluate(async () => {
      const opening = indexedDB.open('coldwake', 1)
      opening.onupgradeneeded = () => {
        for (const name of ['tables', 'log', 'talk', 'snapshots', 'jobs', 'rules', 'reports'])
          opening.result.createObjectStore(name)
        opening.transaction?.objectStore('jobs').createIndex('due', 'due')
      }
      const db = await new Promise<IDBDatabase>(done => {
        opening.onsuccess = () => done(opening.result)
      })
      const writing = db.transaction('rules', 'readwrite')
      writing.objectStore('rules').add('export {}', 'f00d')
      await new Promise(done => {
        writing.oncomplete = done
      })
      db.close()
    })
  })
  const store = await place.open()
  expect(await store.rules('f00d')).toBe('export {}')
  await store.createTable('AAAAAA', record('one'), 0)
  const fact = { about: 'contingency', code: 'codeRed', is: true } as const
  await store.whisper('AAAAAA', { at: 1, seat: 0, to: 1, round: 1, events: 2, fact, sure: true })
  expect(await store.whispers('AAAAAA', 0)).toHaveLength(1)
  await store.schedule({ key: 'bots/AAAAAA', due: 1, data: null })
  expect(await store.takeDue(1, 1, 9)).toHaveLength(1)
  await place.remove()
})
