/** A game of this browser, some rounds later: what nobody looks at is not played through the page. */
import { type Entry, inputsOf } from '@coldwake/host'
import { answer, fold, type Input, pending, step } from '@coldwake/rules'
import type { Page } from 'playwright-core'

/** What this browser keeps of its only game. */
export const entriesHere = (page: Page): Promise<Entry[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('coldwake')
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const reading = opening.result.transaction('log').objectStore('log').getAll()
    await new Promise(resolve => reading.addEventListener('success', resolve))
    opening.result.close()
    return reading.result as Entry[]
  })

/** Everybody passes where they can until so many rounds are left. The page must load its table anew to see it. */
export async function roundsLater(page: Page, left: number): Promise<void> {
  const [create, ...rest] = await entriesHere(page)
  if (create?.e !== 'create') throw new Error('no game was begun')
  const g = fold({ setup: create.setup, key: create.key, inputs: inputsOf(rest) })
  const inputs: Input[] = []
  while (g.time > left) {
    const [decision] = pending(g)
    if (!decision) throw new Error('the game is over before')
    const input = answer(decision, decision.options.find(one => one.do === 'pass') ?? decision.options[0])
    step(g, input)
    inputs.push(input)
  }
  const entries = inputs.map((input): Entry => ({ e: 'input', at: create.at, input }))
  await page.evaluate(async entries => {
    const opening = indexedDB.open('coldwake')
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction(['tables', 'log', 'snapshots'], 'readwrite')
    const cursor = writing.objectStore('tables').openCursor()
    cursor.onsuccess = () => {
      const table = cursor.result
      if (!table) return
      const { entries: length } = table.value as { entries: number }
      table.update({ ...table.value, entries: length + entries.length })
      for (const [at, entry] of entries.entries()) writing.objectStore('log').add(entry, [table.key, length + at])
    }
    writing.objectStore('snapshots').clear()
    await new Promise(resolve => writing.addEventListener('complete', resolve))
    opening.result.close()
  }, entries)
}
