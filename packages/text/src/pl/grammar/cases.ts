/**
 * Polish inflects what sentences are filled with. Cases are gen, acc, ins and loc, of cards also dat; besides, a name
 * is asked for as it stands in running text (`low`), and a sentence as it goes on after a colon (`start`). What only one
 * of the games names is in its folder (`games/nemesis/cases.ts`, `games/lockdown/cases.ts`).
 */
import type { Inflect } from '../../grammar.ts'

/** Genitive, accusative, instrumental, locative; as many as are ever asked for. */
export type Forms = readonly [gen: string, acc?: string, ins?: string, loc?: string]

const CASES: Readonly<Record<string, number>> = { gen: 0, acc: 1, ins: 2, loc: 3 }
const form = (forms: Forms | undefined, kase: string): string | undefined => forms?.[CASES[kase] ?? -1]

/** Phrases as they are, and heads that keep what follows them: *korytarz 3 w stronę …*. */
export const lexicon =
  (phrases: Readonly<Record<string, Forms>>, heads: Readonly<Record<string, Forms>> = {}): Inflect =>
  (phrase, kase) => {
    if (Object.hasOwn(phrases, phrase)) return form(phrases[phrase], kase)
    const head = Object.keys(heads).find(words => `${phrase} `.startsWith(`${words} `))
    if (head === undefined) return undefined
    const inflected = form(heads[head], kase)
    return inflected === undefined ? undefined : inflected + phrase.slice(head.length)
  }

const known = lexicon(
  {
    // rooms
    Ambulatorium: ['Ambulatorium', 'Ambulatorium', 'Ambulatorium', 'Ambulatorium'],
    Laboratorium: ['Laboratorium', 'Laboratorium', 'Laboratorium', 'Laboratorium'],
    Gniazdo: ['Gniazda', 'Gniazdo', 'Gniazdem', 'Gnieździe'],
    'Gabinet chirurgiczny': [
      'Gabinetu chirurgicznego',
      'Gabinet chirurgiczny',
      'Gabinetem chirurgicznym',
      'Gabinecie chirurgicznym',
    ],
    'korytarze techniczne': [
      'korytarzy technicznych',
      'korytarze techniczne',
      'korytarzami technicznymi',
      'korytarzach technicznych',
    ],
    'czerwone korytarze techniczne': [
      'czerwonych korytarzy technicznych',
      'czerwone korytarze techniczne',
      'czerwonymi korytarzami technicznymi',
      'czerwonych korytarzach technicznych',
    ],
    'niebieskie korytarze techniczne': [
      'niebieskich korytarzy technicznych',
      'niebieskie korytarze techniczne',
      'niebieskimi korytarzami technicznymi',
      'niebieskich korytarzach technicznych',
    ],

    // creatures
    larwa: ['larwy', 'larwę', 'larwą', 'larwie'],
    pełzacz: ['pełzacza', 'pełzacza', 'pełzaczem', 'pełzaczu'],
    'dorosły osobnik': ['dorosłego osobnika', 'dorosłego osobnika', 'dorosłym osobnikiem', 'dorosłym osobniku'],
    reproduktor: ['reproduktora', 'reproduktora', 'reproduktorem', 'reproduktorze'],
    królowa: ['królowej', 'królową', 'królową', 'królowej'],

    // things
    jajo: ['jaja', 'jajo', 'jajem', 'jaju'],
    truchło: ['truchła', 'truchło', 'truchłem', 'truchle'],
    coś: ['czegoś', 'coś', 'czymś', 'czymś'],
    'Twoja talia': ['Twojej talii', 'Twoją talię', 'Twoją talią', 'Twojej talii'],
    'swój miotacz ognia': ['swojego miotacza ognia', 'swój miotacz ognia'],
  },
  {
    'nieodkryte pomieszczenie': [
      'nieodkrytego pomieszczenia',
      'nieodkryte pomieszczenie',
      'nieodkrytym pomieszczeniem',
      'nieodkrytym pomieszczeniu',
    ],
    // As the board calls it.
    Nieodkryte: [
      'nieodkrytego pomieszczenia',
      'nieodkryte pomieszczenie',
      'nieodkrytym pomieszczeniem',
      'nieodkrytym pomieszczeniu',
    ],
    pomieszczenie: ['pomieszczenia', 'pomieszczenie', 'pomieszczeniem', 'pomieszczeniu'],
    korytarz: ['korytarza', 'korytarz', 'korytarzem', 'korytarzu'],
    zwłoki: ['zwłok', 'zwłoki', 'zwłokami', 'zwłokach'],
    'niebieskie zwłoki': ['niebieskich zwłok', 'niebieskie zwłoki', 'niebieskimi zwłokami', 'niebieskich zwłokach'],
    stos: ['stosu', 'stos', 'stosem', 'stosie'],
  },
)

/** A player's name follows, with whatever it may contain. */
const named = lexicon({}, { 'talia gracza': ['talii gracza', 'talię gracza', 'talią gracza', 'talii gracza'] })

const CARD: Readonly<Record<string, string>> = {
  gen: 'karty',
  dat: 'karcie',
  acc: 'kartę',
  ins: 'kartą',
  loc: 'karcie',
}
const CARDS: Readonly<Record<string, string>> = {
  gen: 'kart',
  dat: 'kartom',
  acc: 'karty',
  ins: 'kartami',
  loc: 'kartach',
}

/** The names of cards stay as they are; before them stands what they are. Of alternatives it is one card. */
function cards(phrase: string, kase: string): string | undefined {
  if (!/^(?:\d+ × )?„[^”]*”(?: \([^)]*\))?(?:(?:, | i | lub )(?:\d+ × )?„[^”]*”(?: \([^)]*\))?)*$/u.test(phrase))
    return undefined
  const several = /^\d|”(?: \([^)]*\))?(?:, | i )(?:\d+ × )?„/u.test(phrase) && !phrase.includes('” lub „')
  const before = (several ? CARDS : CARD)[kase]
  return before === undefined ? undefined : `${before} ${phrase}`
}

/** Between the parts of a list, but not inside a card's name. */
const BETWEEN = /(, | i | lub )(?=(?:[^„”]*„[^”]*”)*[^„”]*$)/u

const lowered = (phrase: string): string =>
  phrase.replace(/(^|, )(\p{Lu})(?!\p{Lu})/gu, (_, before: string, first: string) => before + first.toLowerCase())

export const inflect: Inflect = (phrase, kase, again) => {
  if (kase === 'low') return lowered(phrase)
  const simple = named(phrase, kase, again) ?? cards(phrase, kase)
  if (simple !== undefined) return simple
  const parts = phrase.split(BETWEEN)
  if (parts.length > 1) return parts.map((part, at) => (at % 2 === 0 ? again(part) : part)).join('')
  const [, there, way] = /^(.+) (przez korytarz .+)$/u.exec(phrase) ?? []
  if (there !== undefined) return `${again(there)} ${way}`
  // How many there are is counted as a subject and as an object alike; of *1 ze …* nothing changes.
  if ((kase === 'acc' && /^\d/u.test(phrase)) || phrase.startsWith('1 ze ')) return phrase
  return known(phrase, kase, again)
}
