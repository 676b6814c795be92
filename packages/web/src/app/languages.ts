/** The languages that are spoken here, and the areas of their words that have been needed so far. */
import { type Area, type Lang, loadWords } from '@coldwake/text'

const spoken = new Set<Lang>()
const entered = new Set<Area>()

/** The language has all the words that are needed by now once this is done, and gets those that are needed later. */
export async function addLanguage(lang: Lang): Promise<void> {
  const known = spoken.has(lang)
  spoken.add(lang)
  try {
    await loadWords(lang, [...entered])
  } catch (failure) {
    if (!known) spoken.delete(lang)
    throw failure
  }
}

/** The words of this area can be used once this is done, in every language that is spoken here from now on. */
export async function addArea(area: Area): Promise<void> {
  entered.add(area)
  await Promise.all([...spoken].map(lang => loadWords(lang, [area])))
}

const awaited = new Map<Area, Promise<void>>()

/** The same, for whoever asks again and again while it lasts. */
export function entering(area: Area): Promise<void> {
  const known = awaited.get(area)
  if (known) return known
  const entered = addArea(area).finally(() => awaited.delete(area))
  awaited.set(area, entered)
  return entered
}
