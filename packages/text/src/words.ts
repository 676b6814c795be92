/**
 * The words of every language, each in a directory of its own and loaded only when it is spoken: what is said everywhere
 * at once, what belongs to an area when that is entered, what only one of the games says when that is played.
 *
 * English comes first: the other languages are typed by it, so a missing sentence does not compile. All are read
 * through English's type, because its literal strings say which slots a sentence has. Code names the areas it reads:
 * `words(lang, 'log')`. Words of other areas do not compile.
 */
import type { Area, Areas, GameArea, Sources, Ui, Words } from './areas.ts'
import type { AskWords } from './ask.ts'
import { de } from './de/areas.ts'
import { en } from './en/areas.ts'
import type { rulebookWords } from './en/pages/rulebook/index.ts'
import { es } from './es/areas.ts'
import { GAME_AREAS, VARIANTS, type Variant } from './games/variants.ts'
import { teach } from './grammar.ts'
import { it } from './it/areas.ts'
import { type Dialect, type Lang, langOf } from './lang.ts'
import { pl } from './pl/areas.ts'
import { engrave } from './plates.ts'
import { type Spoken, spoken } from './spoken.ts'

export type { Area, Ui, Words } from './areas.ts'

/** All there are, for whoever speaks everywhere. */
export const AREAS: readonly Area[] = [
  'answer',
  'log',
  'brief',
  'explain',
  'panels',
  'textTable',
  'tableKeys',
  'coach',
  'watch',
  'stage',
  'pages',
  'handbook',
  'learn',
  'nemesisLessons',
  'lockdownLessons',
  ...GAME_AREAS,
]

const sources: Readonly<Record<Lang, Sources>> = { en, es, pl, de, it }

/** What is said in a dialect, as far as it is loaded: sentences as they are stored, and `ui` as code uses it. */
interface Loaded {
  said: Group
  ui: Group
}
interface Group {
  [key: string]: unknown
}

const dialects = new Map<Dialect, Loaded>()
/** What the areas of a language say otherwise at some tables. */
const otherwise = new Map<Dialect, Group>()
const areasOf = new Map<Lang, Set<keyof Areas>>()

/** What is said in a language can be asked for once this is done. */
export const loadLanguage = (lang: Lang): Promise<void> => loadWords(lang, AREAS)

/** The same for what is said everywhere and in these areas. */
export async function loadWords(lang: Lang, areas: readonly Area[]): Promise<void> {
  const wanted = ['shared', ...areas] as const
  const parts = await Promise.all(wanted.map(area => sources[lang][area]()))
  const loaded = areasOf.get(lang) ?? new Set<keyof Areas>()
  areasOf.set(lang, loaded)
  for (const [at, area] of wanted.entries()) {
    const part = parts[at]
    if (!part || loaded.has(area)) continue
    loaded.add(area)
    const { inflect, contractions, keepsCapitals, plates, wording, ...said } = part
    teach(lang, { inflect, contractions, keepsCapitals })
    if (plates) engrave(lang, plates)
    add(lang, said)
    for (const [variant, layers] of Object.entries(VARIANTS) as [Variant, (typeof VARIANTS)[Variant]][]) {
      const dialect: Dialect = `${lang}.${variant}`
      const other = otherwise.get(dialect) ?? {}
      otherwise.set(dialect, other)
      for (const layer of layers) join(other, wording?.[layer] ?? {})
      add(dialect, said)
      add(dialect, other)
    }
  }
}

function add(dialect: Dialect, said: Group): void {
  const all = dialects.get(dialect) ?? { said: {}, ui: {} }
  dialects.set(dialect, all)
  join(all.said, said)
  if (isGroup(said.ui)) join(all.ui, said.ui, text => spoken(text, langOf(dialect)))
}

/** As they are stored. */
export const rulebookMessages = async (lang: Lang): Promise<unknown> => (await sources[lang].rulebook()).rulebookWords

/** The words of the rules, which nobody needs who does not open them. */
export const loadRulebookWords = async (lang: Lang): Promise<RulebookWords> =>
  spoken<typeof rulebookWords>(await rulebookMessages(lang), lang)
/** How players ask in this language: for who searches the rules. */
export const loadAskWords = async (lang: Lang): Promise<AskWords> => (await sources[lang].ask()).askWords

export type RulebookWords = Spoken<typeof rulebookWords>

const isGroup = (words: unknown): words is Group => typeof words === 'object' && words !== null && !Array.isArray(words)

/** Whoever has the words already has these too; groups of both have what is in either. */
function join(all: Group, part: Group, as: (word: unknown) => unknown = word => word): Group {
  for (const [key, words] of Object.entries(part)) {
    const before = all[key]
    all[key] = isGroup(words) ? join(isGroup(before) ? before : {}, words, as) : as(words)
  }
  return all
}

/** Words that come with the box of a game. */
export const isOfGame = (area: Area): area is GameArea => GAME_AREAS.some(known => known === area)

/** What is loaded of a dialect; throws where an area is missing. */
function loadedIn(dialect: Dialect, areas: readonly Area[]): Loaded {
  const lang = langOf(dialect)
  const found = dialects.get(dialect)
  if (!found) throw new Error(`text: '${lang}' is not loaded; await loadLanguage('${lang}') first`)
  // Words of a game are there while its box is open: whoever asks at a table of another game reads none of them.
  for (const area of areas)
    if (!isOfGame(area) && !isLoaded(lang, area))
      throw new Error(`text: the words of '${area}' are not loaded in '${lang}'`)
  return found
}

export const isLoaded = (lang: Lang, area: Area): boolean => areasOf.get(lang)?.has(area) ?? false

/** Sentences of both games, and of these areas. */
export const words = <A extends Area = never>(dialect: Dialect, ...areas: readonly A[]): Words<A> =>
  loadedIn(dialect, areas).said as Words<A>

/** The words of the page: those of every page, and of these areas. */
export const ui = <A extends Area = never>(dialect: Dialect, ...areas: readonly A[]): Ui<A> =>
  loadedIn(dialect, areas).ui as Ui<A>
