/** Searching the rules, and asking about them. */
import { langs, loadAskWords } from '@coldwake/text'
import { describe, expect, it } from 'vitest'
import { entriesOf, hasId } from '../src/rules/ask/entries.ts'
import { examplesIn } from '../src/rules/ask/examples.ts'
import { indexOf } from '../src/rules/ask/ruleIndex.ts'
import { searchOf } from '../src/rules/ask/search.ts'
import { type BookName, bookName } from '../src/rules/catalogues.ts'
import { books, shelf } from './support/books.ts'
import { HELD_BACK, QUESTIONS, type Question } from './support/questions.ts'

async function searchIn(name: BookName) {
  const book = await shelf(name)
  const { lang } = books.find(one => one.name === name) ?? { lang: 'en' as const }
  return searchOf(book, await loadAskWords(lang))
}

const en = await searchIn('nemesis.en')
const es = await searchIn('nemesis.es')
const below = await searchIn('lockdown.en')
const ids = (query: string, search = en) => search(query).found.map(({ to }) => to)

describe('what is found', () => {
  it('comes first by its number, in whatever way it is written', () => {
    for (const query of ['NEM-ENC-03', 'enc-03', 'enc 03', 'ENC-03 ']) expect(ids(query)[0]).toBe('NEM-ENC-03')
    expect(ids('ruling 39')[0]).toBe('NEM-RULING-39')
    expect(ids('room-lab-1')[0]).toBe('NEM-ROOM-LAB-1')
  })
  it('is a section before the rules in it, if the section is called so', () => {
    expect(ids('escape')[0]).toBe('NEM-ESC')
    expect(ids('victory check')[0]).toBe('NEM-CHECK')
    expect(ids('huida', es)[0]).toBe('NEM-ESC')
  })
  it('in the second book too, with its own signs', () => {
    expect(ids('power-06', below)[0]).toBe('LOCK-POWER-06')
    expect(ids('ruling 142', below)[0]).toBe('LOCK-RULING-142')
    expect(ids('power and darkness', below)[0]).toBe('LOCK-POWER')
    const signs = below('night stalker').found.filter(({ kind }) => kind === 'sign')
    expect(signs.length).toBeGreaterThan(3)
    expect(new Set(signs.map(({ to }) => to))).toEqual(new Set(['lockdown/signs']))
    // What is said otherwise there is not said twice.
    const fires = below('fire').found.filter(({ kind, title }) => kind === 'sign' && title === 'Fire')
    expect(fires.map(({ text }) => text)).toEqual([expect.stringContaining('none is left, the facility')])
  })
  it('has every word, if anything has', () => {
    const { found } = en('fire egg')
    expect(found.length).toBeGreaterThan(3)
    for (const { title, text, more } of found) {
      expect(`${title} ${text} ${more}`).toMatch(/fire|burn/i)
      expect(`${title} ${text} ${more}`).toMatch(/egg/i)
    }
    expect(ids('fire egg')).toContain('NEM-EVENT-05')
  })
  it('does not depend on case, accents or endings', () => {
    expect(ids('munición', es)).toEqual(ids('MUNICION', es))
    expect(ids('municion', es).length).toBeGreaterThan(3)
    expect(ids('closed doors').slice(0, 5)).toEqual(ids('close door').slice(0, 5))
  })
  it('puts rules before examples that say the same', () => {
    const kinds = en('surprise attack').found.map(({ kind }) => kind)
    expect(kinds.indexOf('rule')).toBeLessThan(kinds.indexOf('example'))
  })
  it('includes signs and vocabulary', () => {
    expect(en('malfunction').found.some(({ kind }) => kind === 'sign')).toBe(true)
    expect(en('active character').found.some(({ kind }) => kind === 'row')).toBe(true)
  })
  it('is nothing for nothing, or for what the rules never speak of', () => {
    for (const query of ['  ', '?', 'spaghetti', 'how do I cook spaghetti', 'qqqq zzzz'])
      expect(ids(query), query).toEqual([])
  })
  it('forgives a slip of the finger, and does not wait for the end of a word', () => {
    expect(ids('contaminatoin')[0]).toBe('NEM-CONTAM')
    expect(ids('malfun')[0]).toBe('NEM-MALF')
  })
})

describe('marks', () => {
  it('stand on the words that were looked for, in whatever form they stand', () => {
    expect(es('municion').marked('La Munición se gasta')).toEqual([
      { text: 'La ', hit: false },
      { text: 'Munición', hit: true },
      { text: ' se gasta', hit: false },
    ])
    // What players say marks what the rules say.
    expect(en('monsters').marked('an Intruder').at(-1)).toEqual({ text: 'Intruder', hit: true })
  })
  it('never change the text', () => {
    const text = 'Ægir ﬁre, 𝒜 straße — İstanbul'
    for (const query of ['fire', 'stra', 'i', 'a a', 're fi'])
      expect(
        en(query)
          .marked(text)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
  })
})

/** The questions that have no right rule among the first three. */
async function unanswered(questions: readonly Question[]): Promise<string[]> {
  const searches = new Map<BookName, Awaited<ReturnType<typeof searchIn>>>()
  const failed: string[] = []
  for (const { book, asks, right } of questions) {
    const search = searches.get(book) ?? (await searchIn(book))
    searches.set(book, search)
    const rules = search(asks).found.filter(hasId).slice(0, 3)
    const answers = rules.map(({ to }) => to.replace(/^(NEM|LOCK)-/, ''))
    if (!answers.some(id => right.includes(id))) failed.push(`${book}: ${asks} → ${answers.join(' ')}`)
  }
  return failed
}

describe('a question as players put it', () => {
  it('is asked forty times on each of three topics, in five languages', () => {
    for (const questions of Object.values(QUESTIONS)) expect(questions).toHaveLength(40)
    expect(new Set(Object.values(QUESTIONS).flatMap(list => list.map(({ book }) => book))).size).toBe(10)
  })
  it('names rules that there are', async () => {
    for (const { book, asks, right } of [...Object.values(QUESTIONS).flat(), ...HELD_BACK]) {
      const { rules } = await shelf(book)
      for (const id of right) expect(rules.has(`${book.startsWith('nem') ? 'NEM' : 'LOCK'}-${id}`), asks).toBe(true)
    }
  })
  it.each(Object.entries(QUESTIONS))(
    'is answered among the first three, nine times of ten: %s',
    async (_, questions) => {
      const failed = await unanswered(questions)
      expect(failed.length / questions.length, failed.join('\n')).toBeLessThanOrEqual(0.1)
    },
  )
  it('that it was not fitted to is answered most of the time', async () => {
    expect(HELD_BACK).toHaveLength(60)
    expect(60 - (await unanswered(HELD_BACK)).length).toBeGreaterThanOrEqual(41)
  })
  it('may name things as the English edition does', async () => {
    const de = await searchIn('nemesis.de')
    expect(de('was macht slime').answers[0]?.to).toBe('NEM-SLIME-01')
    expect(de('malfunction').found[0]?.to).toBe('NEM-MALF')
  })
  it('leads to a worked example of the rule, where there is one', async () => {
    const book = await shelf('nemesis.en')
    expect(examplesIn(book).get('NEM-MOVE-06')).toEqual(['NEM-EX-03'])
    // A range names all of its rules.
    expect(examplesIn(book).get('NEM-ENC-07')).toContain('NEM-EX-09')
    const lockdown = await shelf('lockdown.de')
    expect(examplesIn(lockdown).get('LOCK-SD-03')).toContain('LOCK-EX-21')
  })
})

describe.each(langs)('how players ask (%s)', lang => {
  it('is told in words that the rules use', async () => {
    const ask = await loadAskWords(lang)
    const indexes = await Promise.all(
      (['nemesis', 'lockdown'] as const).map(async game => {
        const { book, words } = await shelf(bookName(game, lang))
        return indexOf(entriesOf(book, words), book, ask)
      }),
    )
    const unknown = ask.means.flatMap(line => {
      const { wordsOf, termOf } = indexes[0].terms
      expect(line).toMatch(/^[^:]+: [^:]+$/)
      const said = wordsOf((line.split(': ')[1] ?? '').replaceAll('|', ' '))
      return said.filter(word => !indexes.some(({ postings }) => postings.has(termOf(word))))
    })
    expect(unknown).toEqual([])
  })
})

it('answers while one types', () => {
  const question = 'what happens if there are several monsters in the room when I run away'
  en(question)
  const from = process.cpuUsage()
  // Every letter is asked for once; a phone may be twenty times slower.
  for (let n = 1; n <= question.length; n++) en(question.slice(0, n))
  // The time this process worked: other programs may keep the machine busy meanwhile.
  const { user, system } = process.cpuUsage(from)
  expect((user + system) / 1000 / question.length).toBeLessThan(16)
})
