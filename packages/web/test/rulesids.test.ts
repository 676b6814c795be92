/** Whatever names a rule, the rule is there, in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { contentIds, explain, type RuleId } from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { describe, expect, it, test } from 'vitest'
import { idsIn } from '../build/rulebookParser.ts'
import { ABOUT, rulesAbout } from '../src/rules/about.ts'
import { cardAddress, choiceAddress, DEEDS, roomAddress, whyAddress } from '../src/rules/address.ts'
import { FIRST_GAME, ROUND } from '../src/rules/overview.ts'
import { placeAt, SIGNS } from '../src/rules/place.ts'
import { SIGN_GROUPS } from '../src/rules/signlist.ts'
import type { Shelf } from '../src/rules/useBook.ts'
import { catalogue, shelf } from './support/books.ts'

const shelves = { en: await shelf('nemesis.en'), es: await shelf('nemesis.es') }
const languages = ['en', 'es'] as const

/** A rule, or the group of rules that begin so. */
const has = ({ rules }: Shelf, id: RuleId): boolean =>
  rules.has(id) || [...rules.keys()].some(rule => rule.replace(/-\d+$/, '') === id)
const missing = (ids: Iterable<RuleId>) =>
  languages.flatMap(lang => [...new Set(ids)].filter(id => !has(shelves[lang], id)).map(id => `${lang}: ${id}`))

/** The rules that an address of a thing on the table leads to; its own name if there are none. */
function rulesAt(address: string): readonly RuleId[] {
  const place = placeAt(address)
  const rules = place.at === 'about' ? rulesAbout(place.game, place.kind, place.name) : []
  return rules.length > 0 ? rules : [`none at ${address}`]
}

test('both catalogues have the same rules in the same order', () => {
  expect(idsIn(catalogue('nemesis.es.md'))).toEqual(idsIn(catalogue('nemesis.md')))
})

test('every rule that the engine can name', () => {
  const src = new URL('../../rules/src/', import.meta.url)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const named = files.flatMap(file =>
    [...readFileSync(new URL(file, src), 'utf8').matchAll(/'((?:NEM|LOCK)-[A-Z0-9-]+)'/g)].map(([, id]) => id),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(missing(named)).toEqual([])
})

test('every rule that events, questions, choices and obstacles of whole games name', () => {
  const named = new Set<RuleId>()
  const choices = new Set<string>()
  for (let seed = 0; seed < 40; seed++)
    playGame(seed, undefined, ({ g, decisions, events }) => {
      for (const event of events) named.add(event.rule)
      for (const decision of decisions) {
        named.add(decision.rule)
        for (const option of decision.options) {
          const address = choiceAddress('nemesis', option)
          if (address) for (const rule of rulesAt(address)) named.add(rule)
          choices.add(option.do)
        }
        if (decision.ask === 'turn')
          for (const { why } of explain(g, decision.seat))
            for (const rule of rulesAt(whyAddress('nemesis', why))) named.add(rule)
      }
    })
  expect(named.size).toBeGreaterThan(100)
  expect(choices).toContain('shoot')
  expect(missing(named)).toEqual([])
})

describe('every link into the rules', () => {
  const { nemesis } = ABOUT
  if (!nemesis) throw new Error('nothing is known about nemesis')

  it('from rooms, all of them', () => {
    const { tile, special } = contentIds('nemesis')
    expect(missing([...tile, ...special].flatMap(room => rulesAt(roomAddress('nemesis', room))))).toEqual([])
  })
  it('from cards, all that are held', () => {
    const { action, item, wound, contamination } = contentIds('nemesis')
    const cards = [...action, ...item, ...wound, ...contamination]
    expect(missing(cards.flatMap(card => rulesAt(cardAddress('nemesis', card))))).toEqual([])
    // Whatever has rules of its own is a card that exists.
    expect(Object.keys(nemesis.cards).filter(card => !cards.some(one => one.split('.')[0] === card))).toEqual([])
  })
  it('from markers, reasons and deeds', () => {
    expect(missing([...Object.values(nemesis.signs), ...Object.values(nemesis.whys)])).toEqual([])
    expect(missing(DEEDS.map(deed => nemesis.deeds[deed]))).toEqual([])
  })
  it('from the overview and the signs', () => {
    const signs = SIGN_GROUPS.flatMap(group => group.signs)
    expect(missing([...FIRST_GAME, ...ROUND].map(([, to]) => to))).toEqual([])
    expect(missing(signs.map(({ to }) => to))).toEqual([])
    // Each sign that has words is shown, once.
    expect(signs.map(({ sign }) => sign).sort()).toEqual(Object.keys(shelves.en.words.sign).sort())
  })
})

test('every link of one rule to another', async () => {
  const lockdown = await shelf('lockdown.en')
  const dead = [shelves.en, shelves.es, lockdown].flatMap(one => {
    const targets = [...one.mentions.keys()]
    expect(targets.length).toBeGreaterThan(200)
    return targets.filter(to => {
      const place = placeAt(to)
      if (place.at !== 'rule') return place.at === 'start'
      return !has(place.game === 'lockdown' ? lockdown : shelves.en, to)
    })
  })
  expect(dead).toEqual([])
})

test('an address leads where it says', () => {
  expect(placeAt('')).toEqual({ at: 'start', game: 'nemesis' })
  expect(placeAt('lockdown')).toEqual({ at: 'start', game: 'lockdown' })
  expect(placeAt('nem-enc-03')).toEqual({ at: 'rule', game: 'nemesis', id: 'NEM-ENC-03' })
  expect(placeAt('LOCK-CSS-06')).toEqual({ at: 'rule', game: 'lockdown', id: 'LOCK-CSS-06' })
  expect(placeAt('lockdown/power')).toEqual({ at: 'chapter', game: 'lockdown', chapter: 'power' })
  expect(placeAt('nemesis/power')).toEqual({ at: 'start', game: 'nemesis' })
  expect(placeAt('nemesis/card/search')).toEqual({ at: 'about', game: 'nemesis', kind: 'card', name: 'search' })
  expect(placeAt(SIGNS)).toEqual({ at: 'signs', game: 'nemesis' })
})
