// tsconfig.strict.json checks a file only if tsconfig.declarations.json does not emit its declarations: it would read those.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): { include: string[]; exclude: string[] } =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8').replace(/^\s*\/\/.*$/gm, ''))

test('what is checked strictly is not read as declarations', () => {
  const strict = read('tsconfig.strict.json').include.filter(entry => !entry.startsWith('.cache/'))
  const declared = read('tsconfig.declarations.json')
  const within = (entry: string) => declared.include.some(folder => entry.startsWith(`${folder}/`) || entry === folder)
  expect(strict.filter(within).sort()).toEqual(declared.exclude.filter(entry => !entry.startsWith('**')).sort())
  for (const entry of strict) expect([entry, fs.globSync(entry, { cwd: root }).length > 0]).toEqual([entry, true])
})
