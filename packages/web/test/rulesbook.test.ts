/** From the catalogue's lines to the book a player reads. */
import { describe, expect, it, test } from 'vitest'
import { contentsOf, idsIn, parseBook, partsOf } from '../build/rulebookParser.ts'
import { inline, withoutPointers } from '../build/rulebookText.ts'
import { OUTLINES } from '../src/games/rulebooks/outline.ts'
import { type Block, isRule, plain, type Rule } from '../src/rules/book.ts'
import { books, catalogue } from './support/books.ts'

const links = {
  prefix: 'NEM',
  isRule: (id: string) => /^NEM-(ENC|NOISE|RULING|EX)-\d\d$/.test(id),
  groupTitle: (group: string) => (group === 'NEM-ESC' ? 'Escape' : null),
  chapterOf: (section: number) => (section === 40 ? 'lockdown/modes' : null),
}

/** One section of a catalogue, as its rules and remarks. */
function read(...lines: string[]): Block[] {
  const source = ['# Title', 'About the file.', '', '## 10. Encounters — NEM-ENC', '', ...lines].join('\n')
  return parseBook(source, 'nemesis', 'en', []).chapters.flatMap(({ sections }) => sections.flatMap(one => one.blocks))
}
function readRule(line: string): Rule {
  const [rule] = read(line).filter(isRule)
  return rule
}

describe('running text', () => {
  it('marks bold and italic, and takes code words as they are', () => {
    expect(inline('a **b** *c* `d`', links)).toEqual(['a ', { b: ['b'] }, ' ', { i: ['c'] }, ' d'])
  })
  it('links rules, without the name of their own game', () => {
    expect(inline('see NEM-ENC-03 and RULING-39.', links)).toEqual([
      'see ',
      { to: 'NEM-ENC-03', say: 'ENC-03' },
      ' and ',
      { to: 'NEM-RULING-39', say: 'RULING-39' },
      '.',
    ])
  })
  it('links each of several numbers, and a range to its first', () => {
    expect(inline('NEM-NOISE-05/06', links)).toEqual([
      { to: 'NEM-NOISE-05', say: 'NOISE-05' },
      '/',
      { to: 'NEM-NOISE-06', say: '06' },
    ])
    expect(inline('NEM-ENC-03..08', links)).toEqual([{ to: 'NEM-ENC-03', say: 'ENC-03' }, '–08'])
  })
  it('names a group by its title, and a section by its chapter', () => {
    expect(inline('an Escape (NEM-ESC), §40', links)).toEqual([
      'an Escape (',
      { to: 'NEM-ESC', say: 'Escape' },
      '), ',
      { to: 'lockdown/modes', say: '§40' },
    ])
  })
  it('leaves what leads nowhere as words', () => {
    expect(inline('NEM-DATA-44, §47, S-01', links)).toEqual(['DATA-44, §47, S-01'])
  })
  it('leaves out what only says where our data lies', () => {
    expect(withoutPointers('One. Two (`components.md` §1.8): three.')).toBe('One. Two: three.')
    expect(withoutPointers('FAQ; `components.md` §1.17.')).toBe('FAQ.')
    expect(withoutPointers('Data: `tracks.time` of the boards; keep as data.')).toBe('')
    expect(withoutPointers('So it is. House option `treatOthers` (default true).')).toBe('So it is.')
    expect(withoutPointers('Full manifest in section 17.')).toBe('')
    expect(withoutPointers('`FAQ` = decided by the FAQ.')).toBe('`FAQ` = decided by the FAQ.')
  })
})

describe('a line of the catalogue', () => {
  it('is a rule with its page and the rulings that complete it', () => {
    const rule = readRule('- **NEM-ENC-06** Compare the **number**. (p. 18; FAQ) → RULING-46, RULING-47')
    expect(rule).toMatchObject({ kind: 'rule', id: 'NEM-ENC-06', rulings: ['NEM-RULING-46', 'NEM-RULING-47'] })
    expect(plain(rule.text)).toBe('Compare the number.')
    expect(plain(rule.cite ?? [])).toBe('p.\u00a018; FAQ')
  })
  it('keeps a bracket that belongs to the sentence', () => {
    expect(plain(readRule('- **NEM-ENC-01** One of two (or both). (pág. 3)').text)).toBe('One of two (or both).')
  })
  it('is a ruling with its reason', () => {
    const ruling = readRule(
      '- **NEM-RULING-05** Only one is left → goes on until passing. *Literal repetition (step 3).*',
    )
    expect(ruling.kind).toBe('ruling')
    expect(plain(ruling.text)).toBe('Only one is left → goes on until passing.')
    expect(plain(ruling.why ?? [])).toBe('Literal repetition (step 3).')
  })
  it('is an example in its parts, in either language', () => {
    const labels = (line: string) => readRule(line).parts?.map(part => `${part.label}: ${plain(part.text)}`)
    const en = '- **NEM-EX-04** Title. Given: a Room (free). Do: Move. Expect: 1 marker; none lost. (p. 14; NEM-ENC-02)'
    expect(labels(en)).toEqual(['Given: a Room.', 'Do: Move.', 'Expect: 1 marker; none lost.'])
    expect(plain(readRule(en).text)).toBe('Title.')
    expect(labels('- **NEM-EX-05** Título. Situación: una ficha. Se espera: Contador 2. (pág. 14)')).toEqual([
      'Situación: una ficha.',
      'Se espera: Contador 2.',
    ])
  })
  it('says how the second game differs', () => {
    const changes = ['[SAME]', '[CHANGED] [NEW]', '[CHANGED] Δ original: 8.'].map(
      tag => readRule(`- **LOCK-GEN-01** It is so. ${tag} (p. 2)`).change,
    )
    expect(changes).toEqual(['same', 'new', ['original: 8.']])
  })
  it('is a table or a remark', () => {
    const blocks = read('(Names are ours. Numbers: `components.md` §1.)', '', '| A | B |', '|---|---|', '| 1 | *2* |')
    expect(blocks).toEqual([
      { kind: 'remark', text: ['Names are ours.'] },
      { kind: 'table', head: [['A'], ['B']], rows: [[['1'], [{ i: ['2'] }]]] },
    ])
  })
})

test('what stands before the first section is about the file, and a title goes without number and ids', () => {
  const [part, ...others] = partsOf(
    '# T\n- **X.** y\n\n## 5. Check — NEM-CHECK (strict order)\n\n- **NEM-CHECK-01** a. (p. 1)\n',
  )
  expect(others).toEqual([])
  expect(part).toEqual({
    number: 5,
    title: 'Check',
    group: 'NEM-CHECK',
    lines: ['- **NEM-CHECK-01** a. (p. 1)'],
  })
})

describe.each(books)('$name', ({ game, file, book }) => {
  const source = catalogue(file)
  const rules = book.chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.filter(isRule)))

  it('has every section in a chapter or left out for a reason', () => {
    const numbers = [...new Set(partsOf(source).map(({ number }) => number))]
    const shown = OUTLINES[game].chapters.flatMap(({ sections }) => sections)
    const leftOut = Object.keys(OUTLINES[game].leftOut).map(Number)
    expect([...shown, ...leftOut].sort((a, b) => a - b)).toEqual(numbers)
  })
  it('has every rule of what it shows, once', () => {
    const ids = rules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids)).toEqual(contentsOf(source, game).ids)
    expect(ids.length).toBeGreaterThan(700)
    expect(idsIn(source)).toEqual(expect.arrayContaining(ids))
  })
  it('shows no mark-up, no file names, and nothing empty', () => {
    const odd = rules.filter(rule => {
      const parts = (rule.parts ?? []).map(part => plain(part.text))
      const said = [plain(rule.text), ...parts, plain(rule.why ?? [])].join(' ')
      return /\*|`|\.md|\.json|\(free\)/.test(said) || said.trim() === ''
    })
    expect(odd.map(({ id }) => id)).toEqual([])
  })
  it('says where each rule of the printed game stands', () => {
    const without = rules.filter(({ kind, cite }) => kind === 'rule' && !cite).map(({ id }) => id)
    // What follows from several pages is told to be implied, within the sentence.
    expect(without.filter(id => !id.startsWith('LOCK-INFO-'))).toEqual([])
  })
  it('has all parts of every example', () => {
    const examples = rules.filter(({ kind }) => kind === 'example')
    expect(examples.length).toBeGreaterThan(20)
    expect(examples.filter(({ parts }) => (parts?.length ?? 0) < 1).map(({ id }) => id)).toEqual([])
  })
})
