/** Rounds of a table of this browser that nobody looks at: they pass without a page. */
import { type Entry, inputsOf, type StoredTable } from '@coldwake/host'
import { answer, fold, type GameState, type Input, pending, step, tableView } from '@coldwake/rules'
import type { Page } from 'playwright-core'

interface Kept {
  table: StoredTable
  entries: Entry[]
}

/**
 * At the table of this browser that the page shows, everybody passes until so many rounds are left, and a person has
 * the turn. Then the page is there again, and goes on.
 */
export async function passRounds(page: Page, left: number): Promise<void> {
  const table = page.url()
  // What plays the game ends with its page; an address without a page has the same store.
  await page.goto(new URL('/healthz', table).href)
  const kept = await page.evaluate(readTable)
  await page.evaluate(appendEntries, passing(kept, left))
  await page.goto(table)
}

/** What everybody answers until then. */
function passing({ table, entries }: Kept, left: number): Entry[] {
  const [create, ...rest] = entries
  if (create?.e !== 'create') throw new Error('no game was begun')
  const isPerson = (seat: number) => table.record.seats[seat]?.bot === null
  const isThere = (g: GameState) => {
    const [asked] = pending(g)
    return tableView(g).time <= left && asked?.ask === 'turn' && isPerson(asked.seat)
  }
  for (let seed = 0; seed < 20; seed++) {
    const g = fold({ setup: create.setup, key: create.key, inputs: inputsOf(rest) })
    const inputs: Input[] = []
    while (!g.over && !isThere(g)) {
      const [asked] = pending(g)
      if (!asked) break
      const { options } = asked
      const input = answer(
        asked,
        options.find(one => one.do === 'pass') ?? options[(seed + inputs.length) % options.length],
      )
      step(g, input)
      inputs.push(input)
    }
    const isAlive = g.crew.every(({ fate }, seat) => fate === 'aboard' || !isPerson(seat))
    if (!g.over && isAlive) return inputs.map(input => ({ e: 'input', at: create.at, input }))
  }
  throw new Error('nobody lives to see these rounds')
}

/** In the page: the only table there is. */
async function readTable(): Promise<Kept> {
  const opening = indexedDB.open('coldwake')
  await new Promise(resolve => opening.addEventListener('success', resolve))
  const db = opening.result
  const reading = db.transaction(['tables', 'log'])
  const [tables, log] = [reading.objectStore('tables').getAll(), reading.objectStore('log').getAll()]
  await new Promise(resolve => reading.addEventListener('complete', resolve))
  db.close()
  return { table: tables.result[0], entries: log.result }
}

/** In the page, as its store does it. */
async function appendEntries(entries: Entry[]): Promise<void> {
  const opening = indexedDB.open('coldwake')
  await new Promise(resolve => opening.addEventListener('success', resolve))
  const db = opening.result
  const writing = db.transaction(['tables', 'log'], 'readwrite')
  const [tables, log] = [writing.objectStore('tables'), writing.objectStore('log')]
  const finding = tables.openCursor()
  finding.addEventListener('success', () => {
    const found = finding.result
    if (!found) return
    entries.forEach((entry, i) => log.add(entry, [found.key, found.value.entries + i]))
    tables.put({ ...found.value, entries: found.value.entries + entries.length }, found.key)
  })
  await new Promise(resolve => writing.addEventListener('complete', resolve))
  db.close()
}
