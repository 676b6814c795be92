/** A game is a folder under `games/` in each package: outside of it no source names a game or one of its things. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const NAMES = /nemesis|lockdown|facility|contingenc|surface/i

test.each(['wire', 'host', 'server', 'cli'])('%s names no game outside games/', name => {
  const src = fileURLToPath(new URL(`../../${name}/src/`, import.meta.url))
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.startsWith('games'),
  )
  const naming = files.flatMap(file =>
    readFileSync(`${src}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (NAMES.test(line) ? `${file}:${i + 1} ${line.trim()}` : [])),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(naming).toEqual([])
})
