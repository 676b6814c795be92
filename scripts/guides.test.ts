// Follows every guide in docs/guides: applies its patches to a copy of the packages, runs its commands, checks the types
// of what came of it and runs the tests that it adds.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { langs } from '../packages/text/src/lang.ts'

const root = path.resolve(import.meta.dirname, '..')
fs.mkdirSync(path.join(root, '.cache'), { recursive: true })
const copy = fs.mkdtempSync(path.join(root, '.cache/guides-'))
const bin = (file: string) => path.join(root, 'node_modules', file)

const read = (file: string) => fs.readFileSync(path.join(root, 'docs/guides', file), 'utf8')
/** In the order of the README's table. A new language copies English, so it comes after all that add words. */
const guides = [...read('README.md').matchAll(/^\| .* \| \[.*\]\((\S+\.md)\) \|$/gm)].map(([, file]) => ({
  file,
  text: read(file),
}))

/** The patches and commands of a guide, in its order. */
const stepsOf = (text: string) =>
  [...text.matchAll(/^```(diff|sh)\n([\s\S]*?)^```$/gm)].map(([, kind, body]) => ({ kind, body }))

/** The scripts behind the commands of guides, which are run on the copy. */
const SCRIPTS: Readonly<Record<string, string>> = { names: 'packages/text/scripts/names.ts' }

/** The tests that the guides tell to run. */
const tests = guides.flatMap(({ text }) => [...text.matchAll(/^npm test -- (\S+)$/gm)].map(([, file]) => file))

beforeAll(() => {
  const left = /[\\/](node_modules|dist|public|fixtures)$|\.(test|long)\.tsx?$/
  fs.cpSync(path.join(root, 'packages'), path.join(copy, 'packages'), {
    recursive: true,
    filter: source => !left.test(source),
  })
  // Packages find each other in the copy, and everything else where it is installed.
  fs.mkdirSync(path.join(copy, 'node_modules/@coldwake'), { recursive: true })
  for (const name of fs.readdirSync(path.join(copy, 'packages')))
    fs.symlinkSync(`../../packages/${name}`, path.join(copy, 'node_modules/@coldwake', name))
  fs.writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }')
  for (const folder of ['docs/rules', 'scenarios/lessons', 'scenarios/watch'])
    fs.cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true })
  // Parts of the page point into its drawing of icons.
  const config = `import { gameIcons } from './packages/web/build/gameIcons.ts'\nexport default { plugins: [gameIcons()] }\n`
  fs.writeFileSync(path.join(copy, 'vitest.config.mjs'), config)
})
afterAll(() => fs.rmSync(copy, { recursive: true }))

test.each(guides)('$file can be followed', ({ text }) => {
  for (const { kind, body } of stepsOf(text)) {
    if (kind === 'diff') apply(body)
    else {
      for (const [, from, to] of body.matchAll(/^cp (?:-r )?(\S+) (\S+)$/gm))
        fs.cpSync(path.join(copy, from), path.join(copy, to), { recursive: true })
      for (const [, command] of body.matchAll(/^npm run (\w+)$/gm))
        execFileSync(process.execPath, [path.join(copy, SCRIPTS[command])], { cwd: copy, stdio: 'pipe' })
    }
  }
  expect(text).toMatch(/^npm test -- /m)
})

test('the README lists every guide', () => {
  const files = fs.readdirSync(path.join(root, 'docs/guides')).filter(file => file !== 'README.md')
  expect(guides.map(({ file }) => file).sort()).toEqual(files.sort())
})

/** `4 + 1 per language`: files that a guide's patches change, without tests. */
function placesOf(text: string): string {
  const patches = stepsOf(text).filter(({ kind, body }) => kind === 'diff' && /^\+(?!\+)/m.test(body))
  const files = new Set(patches.map(({ body }) => body.split(/\s/, 2)[1]).filter(file => !file.includes('/test/')))
  const spoken = (lang: string) =>
    [...files].flatMap(file => (file.includes(`/${lang}/`) ? [file.replace(`/${lang}/`, '/')] : []))
  const inAll = spoken('en').filter(file => langs.every(lang => spoken(lang).includes(file)))
  const others = files.size - inAll.length * langs.length
  return inAll.length === 0 ? `${others}` : `${others} + ${inAll.length} per language`
}

test('the README counts the places that the guides touch', () => {
  const rows = [
    ...read('README.md').matchAll(/^\| \[.*\]\((\S+\.md)\) \|.*\| (\d+(?: \+ \d+ per language)?) \|.*\|$/gm),
  ]
  expect(rows.length).toBeGreaterThan(9)
  expect(rows.map(([, file, places]) => [file, places])).toEqual(rows.map(([, file]) => [file, placesOf(read(file))]))
})

test('what the guides make has no errors of type', () => {
  const config = {
    extends: '../../tsconfig.json',
    include: [
      ...['rules', 'text', 'wire', 'host', 'bots', 'cli', 'web'].map(name => `packages/${name}/src`),
      'packages/text/scripts',
      'packages/web/build',
      ...tests,
    ],
    exclude: ['packages/web/src/app/pwa/worker/serviceWorker.ts'],
  }
  fs.writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config))
  const args = [bin('typescript/bin/tsc'), '-p', copy, '--checkers', '1']
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('')
})

test('the tests of the guides pass', () => {
  const args = [bin('vitest/vitest.mjs'), 'run', '--root', copy, ...tests]
  const run = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  expect(`${run.stdout}${run.stderr}`).toContain(`Test Files  ${tests.length} passed (${tests.length})`)
})

/** A patch without line numbers: what it keeps and takes away must be in the file exactly once. */
function apply(patch: string): void {
  const [header, ...lines] = patch.trimEnd().split('\n')
  const name = /^\+\+\+ (\S+)$/.exec(header)?.[1]
  if (!name) throw new Error(`a patch begins with +++ and a file, not with: ${header}`)
  const file = path.join(copy, name)
  const side = (sign: string) =>
    lines
      .filter(line => line[0] === ' ' || line[0] === sign)
      .map(line => `${line.slice(1)}\n`)
      .join('')
  const [before, after] = [side('-'), side('+')]
  if (before === '') {
    if (fs.existsSync(file)) throw new Error(`${name} exists already: say where in it the lines go`)
    fs.writeFileSync(file, after)
    return
  }
  const parts = fs.readFileSync(file, 'utf8').split(before)
  if (parts.length !== 2) throw new Error(`${name} has these lines ${parts.length - 1} times:\n${before}`)
  fs.writeFileSync(file, parts.join(after))
}
