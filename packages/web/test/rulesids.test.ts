/** Whatever names a rule, the rule is there, in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { boxName, contentIds, EXTRAS, explain, type RuleId } from '@coldwake/rules'
import { playGame, policyFor } from '@coldwake/rules/testing'
import { langs } from '@coldwake/text'
import { describe, expect, it, test } from 'vitest'
import { idsIn } from '../build/rulebookParser.ts'
import { GAMES, type Game } from '../src/games/covers/index.ts'
import { PREFIX } from '../src/games/rulebooks/outline.ts'
import { OVERVIEWS } from '../src/games/rulebooks/overview.ts'
import { SIGN_GROUPS, signWords } from '../src/games/rulebooks/signList.ts'
import { THING_RULES } from '../src/games/rulebooks/thingRules.ts'
import { bookName } from '../src/rules/catalogues.ts'
import { cardAddress, choiceAddress, roomAddress, whyAddress } from '../src/rules/links/address.ts'
import { placeAt, SIGNS, signsAddress } from '../src/rules/place.ts'
import { rulesAbout } from '../src/rules/thingRules.ts'
import type { Shelf } from '../src/rules/useBook.ts'
import { books, catalogue, shelf } from './support/books.ts'

/** The books of a game, by their languages. */
const inAll = async (game: Game): Promise<Readonly<Record<string, Shelf>>> =>
  Object.fromEntries(await Promise.all(langs.map(async lang => [lang, await shelf(bookName(game, lang))])))
const shelves = { nemesis: await inAll('nemesis'), lockdown: await inAll('lockdown') }

/** Rulings of Nemesis that hold in Lockdown as they stand, and are cited there by their own number. */
const HOLD: readonly RuleId[] = [7, 51, 91, 102, 174, 176, 182, 189, 197].map(
  number => `NEM-RULING-${String(number).padStart(2, '0')}`,
)

/** A rule, or the group of rules that begin so. */
const has = ({ rules }: Shelf, id: RuleId): boolean =>
  rules.has(id) || [...rules.keys()].some(rule => rule.replace(/-\d+$/, '') === id)
/** What the books of a game lack. */
const missing = (ids: Iterable<RuleId>, game: Game = 'nemesis') =>
  Object.entries(shelves[game]).flatMap(([lang, one]) =>
    [...new Set(ids)].filter(id => !has(one, id)).map(id => `${lang}: ${id}`),
  )

/** The rules that an address of a thing on the table leads to; its own name if there are none. */
function rulesAt(address: string): readonly RuleId[] {
  const place = placeAt(address)
  const rules = place.at === 'about' ? rulesAbout(place.game, place.kind, place.name) : []
  return rules.length > 0 ? rules : [`none at ${address}`]
}

test.each(books)('$name has the rules of its game in their order', ({ game, file }) => {
  expect(idsIn(catalogue(file))).toEqual(idsIn(catalogue(`${game}.md`)))
})

/** How a rule is made up, without its words. */
const shape = ({ rules }: Shelf) =>
  [...rules.values()].map(({ rule: { id, why, cite, change, parts, rulings } }) => ({
    id,
    why: why !== undefined,
    cite: cite !== undefined,
    change: typeof change,
    parts: parts?.length,
    rulings,
  }))

test.each(books)(
  '$name says of each rule what English says: where it stands, why, and each part of an example',
  ({ game, lang }) => {
    expect(shape(shelves[game][lang])).toEqual(shape(shelves[game].en))
  },
)

test('every rule that the engine can name', () => {
  const src = new URL('../../rules/src/', import.meta.url)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const named = files.flatMap(file =>
    [...readFileSync(new URL(file, src), 'utf8').matchAll(/'((?:NEM|LOCK)-[A-Z0-9-]+)'/g)].map(([, id]) => id),
  )
  expect(named.length).toBeGreaterThan(200)
  for (const game of GAMES) {
    const own = named.filter(id => id.startsWith(`${PREFIX[game]}-`))
    expect(own.length).toBeGreaterThan(100)
    expect(missing(own, game)).toEqual([])
  }
})

describe.each(GAMES)('%s', game => {
  test('every rule that events, questions, choices and obstacles of whole games name', () => {
    const named = new Set<RuleId>()
    const choices = new Set<string>()
    // Every other table of the facility is one with all that may come there from the ship.
    const options = game === 'lockdown' ? { crew: true, intruders: true } : {}
    for (let seed = 0; seed < 40; seed++)
      playGame(
        seed,
        policyFor(seed),
        ({ g, decisions, events }) => {
          for (const event of events) named.add(event.rule)
          for (const decision of decisions) {
            named.add(decision.rule)
            for (const option of decision.options) {
              const address = choiceAddress(game, option)
              if (address) for (const rule of rulesAt(address)) named.add(rule)
              choices.add(option.do)
            }
            if (decision.ask === 'turn')
              for (const { why } of explain(g, decision.seat))
                for (const rule of rulesAt(whyAddress(game, why))) named.add(rule)
          }
        },
        seed % 2 === 0 ? game : { game, options },
      )
    expect(named.size).toBeGreaterThan(100)
    expect(choices).toContain('shoot')
    const held = game === 'lockdown' ? HOLD : []
    expect(
      missing(
        [...named].filter(id => !held.includes(id)),
        game,
      ),
    ).toEqual([])
    expect(missing([...named].filter(id => held.includes(id)))).toEqual([])
  })

  describe('every link into the rules', () => {
    const about = THING_RULES[game]
    // As it is, and with all that can be added to it.
    const boxes = [game, boxName(game, EXTRAS)].map(contentIds)
    const inHand = boxes.flatMap(ids => [
      ...ids.action,
      ...ids.item,
      ...ids.wound,
      ...ids.contamination,
      ...ids.intruderAction,
    ])

    it('from rooms, all of them', () => {
      const rooms = boxes.flatMap(ids => [...ids.tile, ...ids.special])
      expect(
        missing(
          rooms.flatMap(room => rulesAt(roomAddress(game, room))),
          game,
        ),
      ).toEqual([])
      expect(Object.keys(about.rooms).filter(room => !rooms.includes(room))).toEqual([])
    })
    it('from cards, all that are held, and from the tokens and cards of the facility', () => {
      const cards = [
        ...inHand,
        ...boxes.flatMap(ids => [...ids.computer, ...ids.contingency, ...ids.css, ...ids.surface]),
      ]
      expect(
        missing(
          cards.flatMap(card => rulesAt(cardAddress(game, card))),
          game,
        ),
      ).toEqual([])
      // Whatever has rules of its own is a card that exists.
      expect(Object.keys(about.cards).filter(card => !cards.some(one => one.split('.')[0] === card))).toEqual([])
    })
    it('from markers, reasons and deeds', () => {
      expect(missing([...Object.values(about.signs), ...Object.values(about.whys)], game)).toEqual([])
      expect(missing(Object.values(about.deeds), game)).toEqual([])
    })
    it('from the overview and the signs', () => {
      const signs = SIGN_GROUPS[game].flatMap(group => group.signs)
      const { first, players, events } = OVERVIEWS[game](shelves[game].en.words)
      expect(
        missing(
          [...first, ...players, ...events].map(([, to]) => to),
          game,
        ),
      ).toEqual([])
      expect(
        missing(
          signs.map(({ to }) => to),
          game,
        ),
      ).toEqual([])
      // Each sign is shown once, and has words.
      const words = signWords(shelves[game].en.words, game)
      expect(new Set(signs.map(({ sign }) => sign)).size).toBe(signs.length)
      expect(signs.filter(({ sign }) => !words.signs[sign])).toEqual([])
      expect(SIGN_GROUPS[game].filter(({ group }) => !words.groups[group])).toEqual([])
    })
  })
})

test('each sign that has words is shown in a game', () => {
  const { sign, facility } = shelves.nemesis.en.words
  const shown = (game: Game) => SIGN_GROUPS[game].flatMap(group => group.signs.map(one => one.sign))
  expect(shown('nemesis').sort()).toEqual(Object.keys(sign).sort())
  expect(Object.keys(facility.sign).filter(key => !shown('lockdown').includes(key))).toEqual([])
})

test('each game has all that a room or a person may bear', () => {
  for (const game of GAMES)
    for (const sign of [
      'fire',
      'malfunction',
      'vent',
      'object',
      'intruder',
      'noise',
      'door',
      'wound',
      'slime',
      'larva',
    ])
      expect(rulesAbout(game, 'sign', sign), `${game} ${sign}`).toHaveLength(1)
  for (const sign of ['power', 'dark', 'knowledge', 'contingency', 'css', 'computer'])
    expect([rulesAbout('lockdown', 'sign', sign).length, rulesAbout('nemesis', 'sign', sign).length]).toEqual([1, 0])
})

test('every link of one rule to another', () => {
  const { nemesis, lockdown } = shelves
  const dead = [nemesis.en, nemesis.es, lockdown.en].flatMap(one => {
    const targets = [...one.mentions.keys()]
    expect(targets.length).toBeGreaterThan(200)
    return targets.filter(to => {
      const place = placeAt(to)
      if (place.at !== 'rule') return place.at === 'start'
      return !has(shelves[place.game].en, to)
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
  expect(placeAt(signsAddress('lockdown'))).toEqual({ at: 'signs', game: 'lockdown' })
})
