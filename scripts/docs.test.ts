// Every TypeScript block in the documents compiles, as it stands, against the packages of today.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** docs/api holds the compiler's own declarations, out of their context. */
const documents = fs
  .globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root })
  .filter(file => !file.startsWith('docs/api/'))
  .sort()

const blocks = documents.flatMap(document => {
  const text = fs.readFileSync(path.join(root, document), 'utf8')
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(({ 1: language, 2: code, index }) => ({
    /** Named so that the compiler's complaint leads to the place. */
    file: `${document.replace(/\W/g, '-')}-line-${text.slice(0, index).split('\n').length}.${language}`,
    code,
  }))
})

test('TypeScript in the documents compiles', () => {
  expect(blocks.length).toBeGreaterThan(1)
  fs.mkdirSync(path.join(root, '.cache'), { recursive: true })
  const folder = fs.mkdtempSync(path.join(root, '.cache/docs-'))
  try {
    // A block is a module, even without an import; what it only shows need not be used.
    for (const { file, code } of blocks) fs.writeFileSync(path.join(folder, file), `${code}\nexport {}\n`)
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false },
      include: ['*'],
      exclude: [],
    }
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
    expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout).toBe('')
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
