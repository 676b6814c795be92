import { describe, expect, expectTypeOf, test } from 'vitest'
import { listenForUnknown, teach } from '../src/grammar.ts'
import { type Dialect, dialectOf, langOf, langs } from '../src/lang.ts'
import { format, list, type Node, parse, type SlotsOf, say, sentence } from '../src/message.ts'
import { AREAS, loadLanguage, words } from '../src/words.ts'

await Promise.all(langs.map(loadLanguage))

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

  test.each(['{who', 'who}', '{n, plural, one {# card}}', '{n, number}', '{}', '{n, plural, one}', '{who:}'])(
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

  test('a condition after otherwise, and a choice after if, read on', () => {
    const either = { test: 'o bien pasas o bien huyes' }
    expect(format('mueres; si no, {effect}', 'es', { effect: 'si pasas, roba' })).toBe(
      'mueres; en otro caso, si pasas, roba',
    )
    expect(format('si {test}, roba', 'es', either)).toBe('si pasas o bien huyes, roba')
    expect(format('muori; altrimenti {effect}', 'it', { effect: 'se passi, pesca' })).toBe(
      'muori; altrimenti, se passi, pesca',
    )
    expect(format('se {test}, pesca', 'it', { test: 'o passi oppure fuggi' })).toBe('se passi oppure fuggi, pesca')
    expect(format('jeśli {test}, dobierz', 'pl', { test: 'albo pasujesz, albo uciekasz' })).toBe(
      'jeśli pasujesz albo uciekasz, dobierz',
    )
    expect(format('{one} y {test}', 'es', { one: 'vives', ...either })).toBe(
      'vives y, además, o bien pasas o bien huyes',
    )
    expect(format('{one} e {test}', 'it', { one: 'vivi', test: 'o passi oppure fuggi' })).toBe(
      'vivi e se, inoltre, passi oppure fuggi',
    )
  })
  test('a slot may ask for a case, which the language knows or not', () => {
    const NEST: Record<string, string> = { gen: 'gniazda', loc: 'gnieździe' }
    const CANTEEN: Record<string, string> = { loc: 'stołówce' }
    // Two parts of a language: the first puts phrases together, whichever part knows them.
    teach('xx', {
      inflect: (phrase, kase, again) =>
        phrase.includes(' i ')
          ? phrase.split(' i ').map(again).join(' i ')
          : phrase === 'gniazdo'
            ? NEST[kase]
            : undefined,
    })
    teach('xx', { inflect: (phrase, kase) => (phrase === 'stołówka' ? CANTEEN[kase] : undefined) })
    const unknown: string[][] = []
    listenForUnknown((...what) => unknown.push(what))
    const inside = '{who} jest w {room:loc}.'
    expect(format(inside, 'xx', { who: 'Ola', room: 'gniazdo' })).toBe('Ola jest w gnieździe.')
    expect(format(inside, 'xx', { who: 'Ola', room: 'gniazdo i stołówka' })).toBe('Ola jest w gnieździe i stołówce.')
    expect(format('{n, plural, other {# {room:gen}}}', 'xx', { n: 2, room: 'gniazdo' })).toBe('2 gniazda')
    expect(unknown).toEqual([])
    expect(format(inside, 'xx', { who: 'Ola', room: 'gniazdo i mesa' })).toBe('Ola jest w gnieździe i mesa.')
    expect(format('{room:gen}', 'xx', { room: 'stołówka' })).toBe('stołówka')
    expect(unknown).toEqual([
      ['mesa', 'loc', 'xx'],
      ['stołówka', 'gen', 'xx'],
    ])
    listenForUnknown(null)
    // A language without cases says it as it is.
    expect(format('in {room:loc}', 'en', { room: 'the Nest' })).toBe('in the Nest')
    expectTypeOf<SlotsOf<'{who} in {room:loc} {n, plural, other {# {to:acc}}}'>>().toEqualTypeOf<
      'who' | 'room' | 'n' | 'to'
    >()
  })

  test('Italian prepositions run together with the article, and a letter is no preposition', () => {
    const filled = (text: string, to: string) => format(text, 'it', { to })
    expect(filled('Entri in {to}.', 'il Nido')).toBe('Entri nel Nido.')
    expect(filled('In {to} restano Strumenti.', 'le Docce')).toBe('Nelle Docce restano Strumenti.')
    expect(filled('l’Azione di {to}', 'l’Infermeria')).toBe('l’Azione dell’Infermeria')
    expect(filled('da {to}', 'lo Scienziato')).toBe('dallo Scienziato')
    expect(filled('a {to}', 'gli Adulti')).toBe('agli Adulti')
    expect(filled('su {to}', 'i Motori')).toBe('sui Motori')
    expect(filled('verso {to}', 'il Nido')).toBe('verso il Nido')
    expect(filled('nel Cargo A {to}', 'il Rumore')).toBe('nel Cargo A il Rumore')
    expect(filled('Dalla chat: la {to}', 'il Nido')).toBe('Dalla chat: la il Nido')
    expect(filled('in {to}', 'l’ Armeria')).toBe('nell’Armeria')
  })

  test('Italian e and a do not meet themselves', () => {
    expect(list(['Bende', 'Estintore'], 'it')).toBe('Bende ed Estintore')
    expect(list(['Estintore', 'Bende'], 'it')).toBe('Estintore e Bende')
    expect(format('{a} a {b}', 'it', { a: 'Offri Bende', b: 'Anna' })).toBe('Offri Bende ad Anna')
  })

  test('slots are known to the compiler', () => {
    type Of =
      SlotsOf<'{by, select, you {You draw} other {{who} draws}} {n, plural, =0 {No cards} one {# card} other {# cards}} in {room}.'>
    expectTypeOf<Of>().toEqualTypeOf<'by' | 'who' | 'n' | 'room'>()
    expectTypeOf<SlotsOf<'Nobody reacts.'>>().toEqualTypeOf<never>()
    // @ts-expect-error a forgotten slot
    expect(() => say('{who} passes.', 'en', {})).toThrow()
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

/** What lies in a table of words, by its path. */
const stringsIn = (table: unknown, path: string): [path: string, text: string][] => {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, inner]) => stringsIn(inner, path ? `${path}.${key}` : key))
}
const messagesOf = (lang: Dialect): Map<string, string> => {
  return new Map(stringsIn(words(lang, ...AREAS), ''))
}

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

const BOXES = ['nemesis', 'lockdown', 'lockdown+intruders']

describe.each(langs.flatMap((lang): Dialect[] => BOXES.map(box => dialectOf(lang, box))))('%s', lang => {
  const english = messagesOf('en')

  test('has the messages that English has', () => {
    expect([...messagesOf(lang).keys()].sort()).toEqual([...english.keys()].sort())
  })

  /** The keys of the messages that are not as they should be. */
  const except = (fine: (text: string, path: string) => boolean) =>
    [...messagesOf(lang)].flatMap(([path, text]) => (fine(text, path) ? [] : [`${path}: ${text}`]))

  test('every message uses the slots that English uses', () => {
    const slots = (text: string) => slotsOf(parse(text)).sort().join()
    expect(except((text, path) => slots(text) === slots(english.get(path) ?? ''))).toEqual([])
  })

  test('every message has all plural forms that its language needs', () => {
    const needed = categories(langOf(lang))
    expect(except(text => pluralsOf(parse(text)).every(arms => needed.every(one => arms.includes(one))))).toEqual([])
  })
})
