// Which rules of the catalogues does a test name? A test names ids in its title, a scenario in `id` and `proves`.
// Whether the test would fail without the rule is not checked here.
import fs from 'node:fs'
import path from 'node:path'
import { idsIn, testNames } from './testNames.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const catalogue = new Set<string>()
for (const file of ['docs/rules/nemesis.md', 'docs/rules/lockdown.md']) {
  for (const [, id, text] of read(file).matchAll(/^- \*\*((?:NEM|LOCK)-[A-Z0-9-]+)\*\* (.*)$/gm)) {
    if (!/\bWITHDRAWN\b/.test(text)) catalogue.add(id)
  }
}

const cited = new Map<string, string>()
const cite = (file: string, text: string) => {
  for (const id of idsIn(text)) if (!cited.has(id)) cited.set(id, file)
}

for (const file of fs.globSync('{packages/*/{src,test},scenarios,scripts,bench}/**/*.test.{ts,tsx}', {
  cwd: root,
})) {
  for (const name of testNames(read(file))) cite(file, name)
}
for (const file of fs.globSync('scenarios/**/*.json', { cwd: root })) {
  for (const scenario of [JSON.parse(read(file))].flat()) {
    cite(
      file,
      [scenario?.id, scenario?.proves]
        .flat()
        .filter(word => typeof word === 'string')
        .join(' '),
    )
  }
}

const unnamed = new Map<string, string[]>()
for (const id of catalogue) {
  if (cited.has(id)) continue
  const [, group, number] = /^(.*)-(\d+)$/.exec(id) ?? [id, id, '']
  unnamed.set(group, [...(unnamed.get(group) ?? []), number])
}
for (const [group, numbers] of unnamed) console.log(`${group}  ${ranges(numbers)}`)

const unknown = [...cited].filter(([id]) => !catalogue.has(id))
for (const [id, file] of unknown) console.log(`unknown rule ${id}, named in ${file}`)
console.log(`rules: ${[...catalogue].filter(id => cited.has(id)).length} of ${catalogue.size} named by a test`)
process.exitCode = unknown.length === 0 ? 0 : 1

/** 01 02 03 07 → 01–03 07 */
function ranges(numbers: string[]): string {
  const runs: string[][] = []
  for (const number of numbers.toSorted((a, b) => Number(a) - Number(b))) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)) + 1 === Number(number)) run.push(number)
    else runs.push([number])
  }
  return runs.map(run => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(' '))).join(' ')
}
