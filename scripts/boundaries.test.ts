// What a package may import stands in biome.jsonc, and in docs/architecture.md for people. Biome refuses the rest.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

interface Boundary {
  package: string
  /** The files it is about; the first stands for all of them. */
  includes: string[]
  allowed: string[]
}

interface Override {
  includes: string[]
  linter: { rules: { style?: { noRestrictedImports?: { options: { patterns: { group: string[] }[] } } } } }
}

const settings: { overrides: Override[] } = JSON.parse(read('biome.jsonc').replace(/^\s*\/\/.*$/gm, ''))
const boundaries: Boundary[] = settings.overrides.flatMap(({ includes, linter }) => {
  const rule = linter.rules.style?.noRestrictedImports
  const allowed = rule?.options.patterns[0].group.filter(entry => entry.startsWith('!') && !entry.startsWith('!.'))
  return allowed
    ? [{ package: includes[0].split('/')[1], includes, allowed: allowed.map(entry => entry.slice(1)) }]
    : []
})
const typeOnly = [...read('scripts/typeImports.grit').matchAll(/packages\/(\w+)\/src\/.*(@coldwake\/\w+)/g)].map(
  ([, from, to]) => `${from}: ${to}`,
)

test('the table of packages in docs/architecture.md says what biome.jsonc allows', () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| `(\w+)`[^|]*\|[^|]*\|([^|]*)\|$/gm)]
  const specifiers = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(rows.map(([, name, cell]) => [name, specifiers(cell)])).toEqual(
    boundaries.map(boundary => [boundary.package, boundary.allowed]),
  )
  const types = rows.flatMap(([, name, cell]) =>
    [...cell.matchAll(/`([^`]+)` \(types\)/g)].map(([, to]) => `${name}: ${to}`),
  )
  expect(types.sort()).toEqual(typeOnly.sort())
})

test('every package has its boundary', () => {
  const packages = fs.readdirSync(path.join(root, 'packages'))
  expect([...new Set(boundaries.map(boundary => boundary.package))].sort()).toEqual(packages.sort())
})

/** A file that the boundary is about. */
const fileOf = ({ includes }: Boundary) =>
  includes[0].replace('**', 'probe.ts').replace(/\{(\w+)[^}]*\}/, (_, first) => first)

/** Every module that some boundary allows, one that nobody does, and the ways around doors. */
const modules = [
  ...new Set(
    boundaries.flatMap(({ allowed }) => allowed.map(name => name.replace('**', 'any/facts').replaceAll('*', 'x'))),
  ),
  'left-pad',
  '@coldwake/server',
  '@coldwake/web',
  '../../rules/src/engine.ts',
  '../../server/src/main.ts',
]
const allows = ({ allowed }: Boundary, name: string) => allowed.some(pattern => path.matchesGlob(name, pattern))

test('Biome refuses an import that the table does not allow, in each package', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-'))
  try {
    for (const file of ['biome.jsonc', 'scripts/typeImports.grit']) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      fs.copyFileSync(path.join(root, file), path.join(folder, file))
    }
    const lines = ['./own.ts', '../own.ts', ...modules].map(name => `import {} from '${name}'`)
    const types = ['@coldwake/rules', '@coldwake/wire'].map(name => `import type {} from '${name}'`)
    for (const boundary of boundaries) {
      const file = path.join(folder, fileOf(boundary))
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, [...lines, ...types].join('\n'))
    }
    const refused = lint(folder)
    for (const boundary of boundaries) {
      const expected = modules.filter(
        name => !allows(boundary, name) || typeOnly.includes(`${boundary.package}: ${name}`),
      )
      const expectedTypes = types.filter(line => !allows(boundary, line.split("'")[1]))
      expect([fileOf(boundary), (refused.get(fileOf(boundary)) ?? []).sort()]).toEqual([
        fileOf(boundary),
        [...expected.map(name => `import {} from '${name}'`), ...expectedTypes].sort(),
      ])
    }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

/** The lines that Biome refuses, by file. */
function lint(folder: string): Map<string, string[]> {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const output = run([biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'], folder)
  const found = new Map<string, Set<string>>()
  const places = /title=(?:lint\/style\/noRestrictedImports|plugin),file=([^,]*),line=(\d+)/g
  for (const [, name, line] of output.matchAll(places)) {
    const file = path.relative(fs.realpathSync(folder), path.resolve(folder, name))
    const text = fs.readFileSync(path.join(folder, file), 'utf8').split('\n')[Number(line) - 1]
    found.set(file, (found.get(file) ?? new Set()).add(text))
  }
  return new Map([...found].map(([file, lines]) => [file, [...lines]]))
}

/** Biome ends with an error where it refuses something, which is the point. */
function run(args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}
