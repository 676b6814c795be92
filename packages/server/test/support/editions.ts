/** Other editions of the rules, built as a release builds them: from sources in which something is different. */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { bundle } from '../../../../scripts/bundle.ts'
import { DIST, RULES } from '../../src/bundle.ts'
import { temporary } from './temp.ts'

/** File under packages/rules → what stands there once, and what stands there instead. */
export type Changes = Readonly<Record<string, readonly [from: string, to: string][]>>

export interface BuiltEdition {
  hash: string
  /** The bundle. */
  file: string
  /** The rules package that it was built from. */
  folder: string
}

/** `atEnd` is when to clean up; by default when the test that called this has ended. */
export async function buildEdition(
  changes: Changes = {},
  atEnd: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Promise<BuiltEdition> {
  const { path: folder, remove } = await temporary()
  atEnd(remove)
  for (const part of ['src', 'package.json']) await cp(join(RULES, part), join(folder, part), { recursive: true })
  for (const [place, changed] of Object.entries(changes)) {
    let text = await readFile(join(folder, place), 'utf8')
    for (const [from, to] of changed) {
      const parts = text.split(from)
      if (parts.length !== 2) throw new Error(`${place} has ${parts.length - 1} times ${from}, not once`)
      text = parts.join(to)
    }
    await writeFile(join(folder, place), text)
  }
  const { hash } = await bundle(folder)
  return { hash, file: join(folder, DIST, `${hash}.mjs`), folder }
}

/** One rule is different: everybody draws up to four cards. A game can move from or to it. */
export const FOUR_CARDS: Changes = { 'src/core/contentForms.ts': [['hand: 5,', 'hand: 4,']] }
/** One card of the scout has another name. */
export const OTHER_CARD: Changes = {
  'src/games/nemesis/content/actions.ts': [["fight('adrenaline',", "fight('secondWind',"]],
}
/** A state has one field more. */
export const STORMY: Changes = {
  'src/core/state.ts': [
    ['  calm: boolean\n', '  calm: boolean\n  storm: boolean\n'],
    ['  calm: flag(),\n', '  calm: flag(),\n  storm: flag(),\n'],
  ],
  'src/games/state.generated.ts': [
    ['  calm: false,\n', '  calm: false,\n  storm: false,\n'],
    ['  calm: g.calm,\n', '  calm: g.calm,\n  storm: g.storm,\n'],
  ],
}
