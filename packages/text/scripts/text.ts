/**
 * How much of the table is said in each language, and what is wrong with it. Run: npm run text
 *
 * That it reads well no program knows: docs/text-review.md.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Dialect, dialectOf, type Lang, langs } from '../src/lang.ts'
import { AREAS, loadLanguage, rulebookMessages, words } from '../src/words.ts'
import {
  dropped,
  type Exceptions,
  leftInEnglish,
  missing,
  type Texts,
  termsIn,
  textsIn,
  unread,
  withoutTerm,
} from './checks.ts'
import { de } from './exceptions/de.ts'
import { es } from './exceptions/es.ts'
import { it } from './exceptions/it.ts'
import { pl } from './exceptions/pl.ts'
import { glossary, ownNames } from './names.ts'

const packages = path.resolve(import.meta.dirname, '../..')
type Other = Exclude<Lang, 'en'>
const exceptions: Readonly<Record<Other, Exceptions>> = { es, pl, de, it }

/** As one of the games says it. Names are written from the glossary. */
function sayingsOf(dialect: Dialect, rulebook: unknown): Texts {
  const { names: _, ...said } = words(dialect, ...AREAS)
  return textsIn({ ...said, rulebook })
}

/** What pieces are called: from the glossary, and from our own list where that lacks them. */
const namesIn = (lang: Lang): Texts => textsIn({ names: words(lang, ...AREAS).names })

/** What several of the games say is reported once. */
const problems = new Set<string>()

function check(lang: Other, original: readonly Texts[], other: readonly Texts[]): string {
  const { also, without, asInEnglish, drops } = exceptions[lang]
  const wrong = (key: string, what: string) => problems.add(`${lang}  ${key}: ${what}`)
  const [plain, theirs] = [original[0], other[0]]
  if (!plain || !theirs) return ''
  for (const key of missing(plain, theirs)) wrong(key, 'missing')
  for (const key of missing(theirs, plain)) wrong(key, 'English has no such key')

  for (const [term, entry] of Object.entries({ ...glossary, ...ownNames })) if (!entry[lang]) wrong(term, 'has no name')
  for (const key of leftInEnglish(namesIn('en'), namesIn(lang))) wrong(key, 'left in English')

  const needed = new Set<string>()
  const unless = (excepted: Readonly<Record<string, string>>, key: string, what: string) => {
    if (Object.hasOwn(excepted, key)) needed.add(key)
    else wrong(key, what)
  }
  const terms = new Map([...termsIn(glossary, lang)].map(([term, names]) => [term, [...names, ...(also[term] ?? [])]]))
  const found = new Map<string, string>()
  for (const [i, ours] of original.entries()) {
    const texts = other[i] ?? theirs
    for (const [key, slots] of dropped(ours, texts)) unless(drops, key, `drops ${slots}`)
    for (const key of leftInEnglish(ours, texts)) unless(asInEnglish, key, `left in English: ${texts.get(key)?.said}`)
    for (const [key, lost] of withoutTerm(ours, texts, terms))
      found.set(key, lost.map(term => `${term} is not ${terms.get(term)?.join(' or ')}`).join(', '))
  }
  for (const [key, lost] of found) unless(without, key, `${lost}: ${theirs.get(key)?.said}`)
  for (const key of Object.keys({ ...without, ...asInEnglish, ...drops }))
    if (!needed.has(key)) wrong(key, 'needs no exception')
  for (const term of Object.keys(also)) if (!terms.has(term)) wrong(term, 'is no term of the glossary')
  const left = leftInEnglish(plain, theirs).filter(key => !Object.hasOwn(asInEnglish, key))
  const said = plain.size - missing(plain, theirs).length - left.length
  return `${lang}  ${said} of ${plain.size} texts (${Math.floor((100 * said) / plain.size)} %)`
}

async function sayings(lang: Lang): Promise<Texts[]> {
  await loadLanguage(lang)
  const rulebook = await rulebookMessages(lang)
  return ['nemesis', 'lockdown', 'lockdown+intruders'].map(box => sayingsOf(dialectOf(lang, box), rulebook))
}

const english = await sayings('en')
const code = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
  .filter(file => !/^text\/src\/\w\w\//.test(file))
  .map(file => readFileSync(path.join(packages, file), 'utf8'))
// The files of lessons name what is said about them.
const lessons = path.join(packages, '../scenarios/lessons')
for (const file of globSync('*/*.json', { cwd: lessons })) code.push(readFileSync(path.join(lessons, file), 'utf8'))
for (const key of unread(english[0] ?? new Map(), code)) problems.add(`en  ${key}: nothing reads it`)
const lines: string[] = []
for (const lang of langs)
  lines.push(lang === 'en' ? `en  ${english[0]?.size} texts` : check(lang, english, await sayings(lang)))
for (const problem of problems) console.log(problem)
for (const line of lines) console.log(line)
process.exitCode = problems.size === 0 ? 0 : 1
