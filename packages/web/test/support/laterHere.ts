/** A game of this browser, some rounds later: what nobody looks at is not played through the page. */
import { type Entry, inputsOf } from '@coldwake/host'
import { answer, fold, pending, step } from '@coldwake/rules'
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
  // A bot may have answered meanwhile.
  while (!(await goesOn(page, await entriesHere(page), left)));
}

async function goesOn(page: Page, kept: readonly Entry[], left: number): Promise<boolean> {
  const [create, ...rest] = kept
  if (create?.e !== 'create') throw new Error('no game was begun')
  const g = fold({ setup: create.setup, key: create.key, inputs: inputsOf(rest) })
  const entries: Entry[] = []
  while (g.time > left) {
    const [decision] = pending(g)
    if (!decision) throw new Error('the game is over before')
    const input = answer(decision, decision.options.find(one => one.do === 'pass') ?? decision.options[0])
    step(g, input)
    entries.push({ e: 'input', at: create.at, input })
  }
  return page.evaluate(
    async ({ entries, known }) => {
      const opening = indexedDB.open('coldwake')
      await new Promise(resolve => opening.addEventListener('success', resolve))
      const writing = opening.result.transaction(['tables', 'log', 'snapshots'], 'readwrite')
      const cursor = writing.objectStore('tables').openCursor()
      let isKnown = false
      cursor.onsuccess = () => {
        const table = cursor.result
        if (!table) return
        isKnown = (table.value as { entries: number }).entries === known
        if (!isKnown) return
        table.update({ ...table.value, entries: known + entries.length })
        for (const [at, entry] of entries.entries()) writing.objectStore('log').add(entry, [table.key, known + at])
        writing.objectStore('snapshots').clear()
      }
      await new Promise(resolve => writing.addEventListener('complete', resolve))
      opening.result.close()
      return isKnown
    },
    { entries, known: kept.length },
  )
}
