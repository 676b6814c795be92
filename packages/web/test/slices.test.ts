/** A game is a folder under `games/`: outside of it no source of the page names a game or one of its things. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const NAMES = /nemesis|lockdown|facility|contingenc|surface/i
const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Files that still name things of a game, by the reason. Whoever splits one takes it off the list. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'one table for all kinds of checks at the end, or of moments to remember': [
    'end/Checks.tsx',
    'end/checkSequence.ts',
    'replay/keyMoments.ts',
    'replay/momentName.ts',
  ],
  'a line or two about a field of the view that one game has': [
    'play/choice/answer/Forecast.tsx',
    'play/panels/NoteList.tsx',
  ],
  'one geometry for all boards, by the keys of their data': ['play/board/geometry.ts', 'play/board/noiseOdds.ts'],
  'one vocabulary of statements, as in wire': [
    'play/talk/statementChoices.ts',
    'play/talk/statementDraft.ts',
    'play/talk/suggestions.ts',
  ],
  'names of icons and signs': ['icons/gameIcons.ts', 'icons/glyphs.ts', 'play/pieceIcons.ts', 'rules/links/address.ts'],
}

const lines = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.startsWith('games/'))
  .flatMap(file =>
    readFileSync(`${src}${file}`, 'utf8')
      .split('\n')
      .map((line, at) => ({ file, line, said: `${file}:${at + 1} ${line.trim()}` })),
  )

test('no file outside games/ imports a file of one game', () => {
  const FROM_GAME = /(from|import\() ?'[./]*games\/(nemesis|lockdown)\//
  expect(lines.filter(({ line }) => FROM_GAME.test(line)).map(({ said }) => said)).toEqual([])
  expect(lines.length).toBeGreaterThan(10_000)
})

test('no file outside games/ names a game or one of its things, but for those with a reason', () => {
  const excepted = Object.values(EXCEPTIONS).flat()
  const naming = lines.filter(({ line }) => NAMES.test(line))
  expect(naming.filter(({ file }) => !excepted.includes(file)).map(({ said }) => said)).toEqual([])
  // A file that names nothing any more needs no exception.
  expect(excepted.filter(file => !naming.some(one => one.file === file))).toEqual([])
})
