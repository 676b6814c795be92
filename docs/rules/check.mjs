// Checks the two catalogues: ids unique, line formats, every cross-reference resolves, the data they point to is valid JSON,
// and translations say no more and no less.
// usage: node docs/rules/check.mjs
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const read = file => fs.readFileSync(path.join(here, file), 'utf8')
const games = '../../packages/rules/src/games'
const glossary = '../../packages/text/src/glossary.json'
const problems = []
const bad = (where, what) => problems.push(`${where}: ${what}`)

const catalogues = { NEM: 'nemesis.md', LOCK: 'lockdown.md' }
const ids = new Map() // id -> "file:line"
const perGroup = {}
const LINE = /^- \*\*((?:NEM|LOCK)-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\*\* (\S.*)$/
const PAGE = /\((?:[^()]|\([^()]*\))*(?:pp?\. \d|implied|engineering rule|example)[^()]*\)/

for (const [prefix, file] of Object.entries(catalogues)) {
  read(file)
    .split('\n')
    .forEach((line, i) => {
      const at = `${file}:${i + 1}`
      if (/\s$/.test(line)) bad(at, 'trailing space')
      if (!/^- \*\*(NEM|LOCK)-/.test(line)) return
      const m = LINE.exec(line)
      if (!m) return bad(at, 'not "- **ID** statement"')
      const [, id, text] = m
      if (!id.startsWith(prefix + '-')) bad(at, `${id} in the wrong catalogue`)
      if (ids.has(id)) bad(at, `${id} already at ${ids.get(id)}`)
      ids.set(id, at)
      const group = id.replace(/-\d+$/, '')
      perGroup[group] = (perGroup[group] || 0) + 1
      const kind = /-RULING-/.test(id) ? 'ruling' : /-EX-/.test(id) ? 'example' : /-DATA-/.test(id) ? 'data' : 'rule'
      if (kind === 'rule' && !PAGE.test(text)) bad(at, `${id} names no page`)
      if (prefix === 'LOCK' && kind === 'rule') {
        if (!/\[(SAME|CHANGED)\]/.test(text)) bad(at, `${id} has no [SAME] or [CHANGED]`)
        if (/\[CHANGED\]/.test(text) && !/\[NEW\]|Δ/.test(text)) bad(at, `${id} is [CHANGED] without [NEW] or Δ`)
      }
      if (prefix === 'LOCK' && kind === 'ruling' && !/\(.*p\. .*\)$/.test(text)) bad(at, `${id} ends without a page`)
      if (prefix === 'LOCK' && kind === 'example' && !/^[RD] Given: .* \| Random: .* \| Expect.* \| Cites /.test(text))
        bad(at, `${id} is not Given | Random | Expect | Cites`)
      if (prefix === 'NEM' && kind === 'ruling' && !/→ /.test(text)) bad(at, `${id} has no "situation → ruling"`)
      if (prefix === 'NEM' && kind === 'data' && !/▸ /.test(text)) bad(at, `${id} does not say where its data lives`)
    })
}
// numbers of a group run 1..n without holes
for (const group of Object.keys(perGroup)) {
  const numbers = [...ids.keys()].filter(id => id.replace(/-\d+$/, '') === group).map(id => Number(/\d+$/.exec(id)[0]))
  if (Math.max(...numbers) !== numbers.length)
    bad(group, `numbers 1..${Math.max(...numbers)} but ${numbers.length} ids`)
}

// a translation says the same, line by line: the same ids under the same sections, referring to the same rules
const translations = Object.fromEntries(
  fs.readdirSync(here).flatMap(file => {
    const original = file.replace(/\.[a-z]{2}\.md$/, '.md')
    return original !== file && Object.values(catalogues).includes(original) ? [[file, original]] : []
  }),
)
const idOf = line => LINE.exec(line)?.[1] ?? null
const headingOf = line =>
  /^(#+) (\d+\.)?.*?((?:NEM|LOCK)-[A-Z0-9-]+)?(?: \(.*\))?$/.exec(line)?.slice(1).join(' ') ?? null
const refsOf = line => (line.match(/(?:(?:NEM|LOCK)-[A-Z0-9-]+|\b(?:RULING|EX))-\d+/g) ?? []).sort().join(' ')
for (const [file, original] of Object.entries(translations)) {
  const [lines, theirs] = [file, original].map(name => read(name).split('\n'))
  if (lines.length !== theirs.length) bad(file, `${lines.length} lines, ${original} has ${theirs.length}`)
  lines.forEach((line, i) => {
    const at = `${file}:${i + 1}`
    const other = theirs[i] ?? ''
    if (/\s$/.test(line)) bad(at, 'trailing space')
    if (idOf(line) !== idOf(other)) bad(at, `${idOf(line)} where ${original} has ${idOf(other)}`)
    if (headingOf(line) !== headingOf(other)) bad(at, `a heading that ${original} does not have`)
    if (idOf(line) && refsOf(line) !== refsOf(other)) bad(at, `${idOf(line)} refers to other rules than in ${original}`)
  })
}

// references, in the catalogues and in every text beside them
const groups = new Set(Object.keys(perGroup))
const known = (group, n) =>
  ids.has(`${group}-${n}`) || ids.has(`${group}-${String(n).padStart(2, '0')}`) || ids.has(`${group}-${Number(n)}`)
let references = 0
const texts = [
  ...Object.values(catalogues),
  ...Object.keys(translations),
  'README.md',
  '../content/components.md',
  '../content/originals.md',
]
for (const file of texts) {
  const home = file.startsWith('lockdown.') ? 'LOCK' : file.startsWith('nemesis.') ? 'NEM' : null
  read(file)
    .split('\n')
    .forEach((line, i) => {
      const at = `${file}:${i + 1}`
      const body = line.replace(/^- \*\*[A-Z0-9-]+\*\* /, '')
      const ref =
        /\b(?:(NEM|LOCK)-)?([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*)-(\d+)((?:(?:\/|…|\.\.|–|, )(?:\d+)(?![\d-]))*)/g
      for (const m of body.matchAll(ref)) {
        const prefix = m[1] || (/^(RULING|EX|COMBAT)$/.test(m[2]) ? home : null)
        if (!prefix) continue // S-01, CSS …: not an id
        const group = `${prefix}-${m[2]}`
        const tail = m[4].startsWith(', ') ? '' : m[4]
        const numbers = [m[3], ...(tail.match(/\d+/g) || [])]
        for (const n of numbers) {
          references++
          if (!known(group, n)) bad(at, `${group}-${n} does not exist`)
        }
      }
      for (const m of body.matchAll(/\b((?:NEM|LOCK)(?:-[A-Z][A-Z0-9]*)+)(?!-?[\dA-Z])/g)) {
        references++
        if (![...groups].some(g => g === m[1] || g.startsWith(m[1] + '-'))) bad(at, `group ${m[1]} does not exist`)
      }
      for (const m of body.matchAll(/`(?:\.\.\/content\/)?(components|originals)\.md` §(\d+(?:\.\d+)?)/g)) {
        references++
        if (!new RegExp(`^#{1,4} ${m[2].replace('.', '\\.')}[. ]`, 'm').test(read(`../content/${m[1]}.md`)))
          bad(at, `${m[1]}.md has no §${m[2]}`)
      }
      for (const m of body.matchAll(/(?<![\w.])([CO]) §(\d+(?:\.\d+)?)/g)) {
        references++
        const doc = m[1] === 'C' ? 'components' : 'originals'
        if (!new RegExp(`^#{1,4} ${m[2].replace('.', '\\.')}[. ]`, 'm').test(read(`../content/${doc}.md`)))
          bad(at, `${doc}.md has no §${m[2]}`)
      }
    })
}

const boardFiles = fs.readdirSync(path.join(here, games), { recursive: true }).filter(f => f.endsWith('.json'))
if (boardFiles.length === 0) bad(games, 'has no boards')
for (const file of [glossary, ...boardFiles.map(f => `${games}/${f}`)]) {
  try {
    JSON.parse(read(file))
  } catch (e) {
    bad(file, e.message)
  }
}

console.log(`${ids.size} ids in ${groups.size} groups, ${references} references`)
if (problems.length) {
  console.log(problems.join('\n'))
  process.exit(1)
}
console.log('catalogues consistent')
