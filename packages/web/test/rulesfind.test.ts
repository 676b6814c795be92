/** Searching the rules. */
import { describe, expect, it } from 'vitest'
import { find, fold, marked } from '../src/rules/search.ts'
import { shelf } from './support/books.ts'

const en = await shelf('nemesis.en')
const es = await shelf('nemesis.es')
const below = await shelf('lockdown.en')
const ids = (query: string, { entries } = en) => find(entries, query).map(({ to }) => to)

describe('what is found', () => {
  it('comes first by its number, in whatever way it is written', () => {
    for (const query of ['NEM-ENC-03', 'enc-03', 'enc 03', 'ENC-03 ']) expect(ids(query)[0]).toBe('NEM-ENC-03')
    expect(ids('ruling 39')[0]).toBe('NEM-RULING-39')
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
    const signs = find(below.entries, 'night stalker').filter(({ kind }) => kind === 'sign')
    expect(signs.length).toBeGreaterThan(3)
    expect(new Set(signs.map(({ to }) => to))).toEqual(new Set(['lockdown/signs']))
    // What is said otherwise there is not said twice.
    const fires = below.entries.filter(({ kind, title }) => kind === 'sign' && title === 'Fire')
    expect(fires.map(({ text }) => text)).toEqual([expect.stringContaining('When no marker is left')])
  })
  it('has every word', () => {
    const found = find(en.entries, 'fire egg')
    expect(found.length).toBeGreaterThan(3)
    for (const { folded } of found) {
      expect(`${folded.title} ${folded.text}`).toContain('fire')
      expect(`${folded.title} ${folded.text}`).toContain('egg')
    }
    expect(ids('fire egg')).toContain('NEM-EVENT-05')
    expect(ids('fire zzz')).toEqual([])
  })
  it('does not depend on case or accents', () => {
    expect(ids('munición', es)).toEqual(ids('MUNICION', es))
    expect(ids('municion', es).length).toBeGreaterThan(3)
  })
  it('puts rules before rulings and examples that say the same', () => {
    const kinds = find(en.entries, 'surprise attack').map(({ kind }) => kind)
    expect(kinds.indexOf('rule')).toBeLessThan(kinds.indexOf('ruling'))
    expect(kinds.indexOf('rule')).toBeLessThan(kinds.indexOf('example'))
  })
  it('includes signs and vocabulary', () => {
    expect(find(en.entries, 'malfunction').some(({ kind }) => kind === 'sign')).toBe(true)
    expect(find(en.entries, 'active character').some(({ kind }) => kind === 'row')).toBe(true)
  })
  it('is nothing for nothing', () => {
    expect(ids('  ')).toEqual([])
  })
})

describe('marks', () => {
  it('stand where the words were found, also under accents', () => {
    expect(marked('La Munición se gasta', 'municion ga')).toEqual([
      { text: 'La ', hit: false },
      { text: 'Munición', hit: true },
      { text: ' se ', hit: false },
      { text: 'ga', hit: true },
      { text: 'sta', hit: false },
    ])
  })
  it('never change the text', () => {
    const text = 'Ægir ﬁre, 𝒜 straße — İstanbul'
    expect(fold(text).length).toBe(text.length)
    for (const query of ['fire', 'stra', 'i', 'a a', 're fi'])
      expect(
        marked(text, query)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
  })
})

it('answers while one types', () => {
  // A warm engine needs well under a millisecond; a phone may be twenty times slower.
  find(en.entries, 'warm up')
  const from = process.cpuUsage()
  for (let n = 0; n < 20; n++) find(en.entries, 'intruder attack character room')
  // The time this process worked: other programs may keep the machine busy meanwhile.
  const { user, system } = process.cpuUsage(from)
  expect((user + system) / 1000 / 20).toBeLessThan(16)
})
