import { describe, expect, expectTypeOf, test } from 'vitest'
import { langs } from '../src/lang.ts'
import { format, list, type Message, type Node, parse, type SlotsOf, say, sentence } from '../src/message.ts'
import * as cards from '../src/messages/cards.ts'
import * as conditions from '../src/messages/conditions.ts'
import * as decisions from '../src/messages/decisions.ts'
import * as effects from '../src/messages/effects.ts'
import * as ending from '../src/messages/ending.ts'
import * as events from '../src/messages/events.ts'
import * as hooks from '../src/messages/hooks.ts'
import * as notes from '../src/messages/notes.ts'
import * as refusals from '../src/messages/refusals.ts'
import * as talk from '../src/messages/talk.ts'
import * as talkdeeds from '../src/messages/talkdeeds.ts'
import * as things from '../src/messages/things.ts'

describe('the formatter', () => {
  test('fills slots, and never reads what it filled in', () => {
    expect(format('{who} enters {to}.', 'en', { who: '{to}', to: 'the Canteen' })).toBe('{to} enters the Canteen.')
  })

  test('counts by the rules of the language', () => {
    const cards = (n: number) =>
      format('{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}', 'pl', { n })
    expect([1, 2, 4, 5, 12, 22].map(cards)).toEqual(['1 karta', '2 karty', '4 karty', '5 kart', '12 kart', '22 karty'])
    expect(format('{n, plural, one {# carta} other {# cartas}}', 'es', { n: 1 })).toBe('1 carta')
    // Spanish says *many* of exact millions: without an arm for it, `other` serves.
    expect(format('{n, plural, one {# carta} other {# cartas}}', 'es', { n: 1_000_000 })).toBe('1000000 cartas')
  })

  test('an exact number comes before its category', () => {
    const left = '{n, plural, =0 {nothing left} one {# Item} other {# Items}}'
    expect([0, 1, 2].map(n => format(left, 'en', { n }))).toEqual(['nothing left', '1 Item', '2 Items'])
  })

  test('selects by a word, with arms inside arms', () => {
    const draw =
      '{by, select, you {You draw {n, plural, one {# card} other {# cards}}} other {{who} draws {n, plural, one {# card} other {# cards}}}}.'
    expect(format(draw, 'en', { by: 'you', who: 'Marta', n: 1 })).toBe('You draw 1 card.')
    expect(format(draw, 'en', { by: 'other', who: 'Marta', n: 2 })).toBe('Marta draws 2 cards.')
  })

  test('# is text outside a plural', () => {
    expect(format('Room #{n}', 'en', { n: 7 })).toBe('Room #7')
  })

  test.each(['{who', 'who}', '{n, plural, one {# card}}', '{n, number}', '{}', '{n, plural, one}'])(
    'refuses %s',
    broken => {
      expect(() => format(broken, 'en', { n: 1, who: 'Marta' })).toThrow('message:')
    },
  )

  test('refuses to leave a slot open', () => {
    expect(() => format('{who} passes.', 'en')).toThrow('{who}')
  })

  test('Spanish a and de run together with el, and with nothing else', () => {
    expect(format('Muévete a {to}.', 'es', { to: 'el Nido' })).toBe('Muévete al Nido.')
    expect(format('Muévete a {to}.', 'es', { to: 'la Cantina' })).toBe('Muévete a la Cantina.')
    expect(format('La puerta de {to}.', 'es', { to: 'el Nido' })).toBe('La puerta del Nido.')
    expect(format('La energía {to}.', 'es', { to: 'el Nido' })).toBe('La energía el Nido.')
    expect(format('Move a {to}.', 'en', { to: 'el Nido' })).toBe('Move a el Nido.')
  })

  test('Spanish y and o give way to the vowel that follows', () => {
    expect(format('{a} y {b}', 'es', { a: 'Marta', b: 'Íñigo' })).toBe('Marta e Íñigo')
    expect(format('{a} y {b}', 'es', { a: 'Fuego', b: 'hielo' })).toBe('Fuego y hielo')
    expect(format('{a} o {b}', 'es', { a: 'Sol', b: 'Óscar' })).toBe('Sol u Óscar')
    expect(format('{a} o {b}', 'en', { a: 'Sol', b: 'Óscar' })).toBe('Sol o Óscar')
  })

  test('slots are known to the compiler', () => {
    type Of =
      SlotsOf<'{by, select, you {You draw} other {{who} draws}} {n, plural, =0 {No cards} one {# card} other {# cards}} in {room}.'>
    expectTypeOf<Of>().toEqualTypeOf<'by' | 'who' | 'n' | 'room'>()
    expectTypeOf<SlotsOf<'Nobody reacts.'>>().toEqualTypeOf<never>()
    const message = { en: '{who} passes.', es: '{who} pasa.' } as const
    // @ts-expect-error a forgotten slot
    expect(() => say(message, 'en', {})).toThrow()
  })
})

test('lists name each thing once, with how often', () => {
  expect(list(['Search', 'Rest', 'Search'], 'en')).toBe('2 × Search and Rest')
  expect(list(['«Registrar»', '«Intranet»'], 'es')).toBe('«Registrar» e «Intranet»')
  expect(list(['Rest'], 'en')).toBe('Rest')
  expect(list(['A', 'B', 'C'], 'en')).toBe('A, B and C')
  expect(list(['«Ropa»', '«Vendas»'], 'es', 'disjunction')).toBe('«Ropa» o «Vendas»')
})

test('a sentence begins with a capital and ends', () => {
  expect(sentence('élite')).toBe('Élite.')
  expect(sentence('Danger!')).toBe('Danger!')
})

// ---------------------------------------------------------------- every message there is

type Table = Message | null | { [key: string]: Table }
const isMessage = (table: NonNullable<Table>): table is Message => typeof table.en === 'string'
const messagesIn = (table: Table, path: string): [string, Message][] =>
  table === null
    ? []
    : isMessage(table)
      ? [[path, table]]
      : Object.entries(table).flatMap(([key, inner]) => messagesIn(inner as Table, `${path}.${key}`))

const every = Object.entries({
  cards,
  conditions,
  decisions,
  effects,
  ending,
  events,
  hooks,
  notes,
  refusals,
  talk,
  talkdeeds,
  things,
}).flatMap(([file, tables]) => messagesIn({ ...tables }, file))

const slotsOf = (nodes: readonly Node[]): string[] => [
  ...new Set(
    nodes.flatMap(node =>
      typeof node === 'string'
        ? []
        : 'number' in node
          ? [node.number]
          : 'arms' in node
            ? [node.slot, ...Object.values(node.arms).flatMap(slotsOf)]
            : [node.slot],
    ),
  ),
]

const pluralsOf = (nodes: readonly Node[]): string[][] =>
  nodes.flatMap(node =>
    typeof node === 'string' || !('arms' in node)
      ? []
      : [...(node.by === 'plural' ? [Object.keys(node.arms)] : []), ...Object.values(node.arms).flatMap(pluralsOf)],
  )

/** The categories that whole numbers on a table can fall into. */
const categories = (lang: string): string[] => {
  const rules = new Intl.PluralRules(lang)
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))]
}

describe.each(every)('%s', (_, message) => {
  test('uses the same slots in every language', () => {
    for (const lang of langs) expect(slotsOf(parse(message[lang])).sort()).toEqual(slotsOf(parse(message.en)).sort())
  })

  test('has every plural form that its language needs', () => {
    for (const lang of langs)
      for (const arms of pluralsOf(parse(message[lang]))) expect(arms).toEqual(expect.arrayContaining(categories(lang)))
  })
})
