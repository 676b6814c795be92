/** What `npm run text` asks of a language, compared with English: pure functions over tables of words. */
import { type Node, parse } from '../src/message.ts'

/** Every text by its key: `events.events.drew`. */
export type Texts = ReadonlyMap<string, Text>
export interface Text {
  /** All that it may say, whatever is filled in. */
  said: string
  /** What it is filled with. */
  slots: readonly string[]
}

/** What a language may do otherwise than these checks expect. Whatever is not needed any more is reported. */
export interface Exceptions {
  /** English term → other words for it than the glossary's, or their stem where that changes within a word. */
  readonly also: Readonly<Record<string, readonly string[]>>
  /** Key → why a term of the English text is not in it. */
  readonly without: Readonly<Record<string, string>>
  /** Key → why it reads as English does. */
  readonly asInEnglish: Readonly<Record<string, string>>
  /** Key → why something that English fills in is left out. */
  readonly drops: Readonly<Record<string, string>>
}

export function textsIn(table: unknown): Texts {
  const found = new Map<string, Text>()
  const walk = (words: unknown, key: string) => {
    if (typeof words === 'string') found.set(key, messageOf(parse(words)))
    else if (typeof words === 'object' && words !== null && !(words instanceof RegExp))
      for (const [name, inner] of Object.entries(words)) walk(inner, key ? `${key}.${name}` : name)
  }
  walk(table, '')
  return found
}

function messageOf(nodes: readonly Node[]): Text {
  const parts = nodes.map((node): Text => {
    if (typeof node === 'string') return { said: node, slots: [] }
    if ('number' in node) return { said: '…', slots: [node.number] }
    if (!('arms' in node)) return { said: '…', slots: [node.slot] }
    const arms = Object.values(node.arms).map(messageOf)
    return { said: arms.map(arm => arm.said).join(' / '), slots: [node.slot, ...arms.flatMap(arm => arm.slots)] }
  })
  return { said: parts.map(part => part.said).join(''), slots: [...new Set(parts.flatMap(part => part.slots))] }
}

// ---------------------------------------------------------------- keys

export const missing = (english: Texts, other: Texts): string[] => [...english.keys()].filter(key => !other.has(key))

/** Roots of keys, and what code calls them: `t.close`, `ui(lang).close`. */
const ROOTS: Readonly<Record<string, readonly string[]>> = { ui: ['t', ')', 'words', 'here'], rulebook: ['words'] }

/**
 * Keys that no code reads, as far as its words tell: a key is read by its name behind the name of its group, or taken
 * out of it, or it stands somewhere in a file that speaks of the group, or anywhere at all if a group above it is handed
 * on, or asked for something by a value.
 */
export function unread(english: Texts, files: readonly string[]): string[] {
  const inFiles = files.map(file => new Set(file.match(/[\w.-]*\w/g)?.flatMap(word => [word, ...word.split('.')])))
  const anywhere = new Set(inFiles.flatMap(words => [...words]))
  const code = files.join('\n')
  const all = (pattern: RegExp) => [...code.matchAll(pattern)]
  const handedOn = new Set(all(/(?<![\w'-])[\w-]+(?![\w'-]|\??\.\w|:)/g).map(([name]) => name))
  const read = new Set(all(/(?<=(\w+|\))\??\.)\w+/g).map(([name, of]) => `${of}.${name}`))
  for (const [, names, from] of all(/\{([^{}]*)\} = (.*)/g))
    for (const name of names?.match(/\w+/g) ?? [])
      for (const of of from?.match(/\w+|\)/g) ?? []) read.add(`${of}.${name}`)
  return [...english.keys()].filter(key => {
    const path = key.split('.')
    const groups = path.slice(0, -1)
    const [leaf = '', group = ''] = [path.at(-1), groups.at(-1)]
    const root = ROOTS[group]
    if (root) return !root.some(name => read.has(`${name}.${leaf}`))
    if (read.has(`${group}.${leaf}`) || inFiles.some(words => words.has(leaf) && words.has(group))) return false
    return !(anywhere.has(leaf) && groups.some(name => handedOn.has(name)))
  })
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

// ---------------------------------------------------------------- what a text says

/** Key → what English fills in there and this does not. */
export function dropped(english: Texts, other: Texts): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, { slots }] of english) {
    const has = other.get(key)?.slots ?? slots
    const lost = slots.filter(slot => !has.includes(slot))
    if (lost.length > 0) found.set(key, lost.join(', '))
  }
  return found
}

const ENGLISH =
  /(?<!\p{L})(the|and|of|with|your|you|is|are|this|that|from|their|every|when|which|what|cards?|rooms?|players?)(?!\p{L})/iu

/** Keys of texts with English words in them, or that say in several words just what English says. */
export const leftInEnglish = (english: Texts, other: Texts): string[] =>
  [...other].flatMap(([key, { said }]) => {
    const isSame = said === english.get(key)?.said
    const isPhrase = (said.match(/\p{Ll}{3,}/gu)?.length ?? 0) > 1
    return ENGLISH.test(said) || (isSame && isPhrase) ? [key] : []
  })

// ---------------------------------------------------------------- terms

/** English term → what it is called. Some have several meanings, and so several names. */
export type Terms = ReadonlyMap<string, readonly string[]>

/** Actions are verbs, and inflected as sentences need them. */
const VERBS = /^(action|roomAction|intruderAction)\./
/** What English also says without meaning the term. */
const COMMON = ['Dead', 'Hand', 'Lockdown', 'Locked', 'Order', 'Rest', 'Search', 'Space', 'Technical', 'Turn']

export function termsIn(glossary: Readonly<Record<string, Readonly<Record<string, unknown>>>>, lang: string): Terms {
  const terms = new Map<string, string[]>()
  for (const [key, entry] of Object.entries(glossary)) {
    const english = String(entry.en)
    if (VERBS.test(key) || COMMON.includes(english)) continue
    terms.set(english, [...(terms.get(english) ?? []), String(entry[lang] ?? english)])
  }
  return terms
}

/** Key → terms of the English text that this text has no form of. */
export function withoutTerm(english: Texts, other: Texts, terms: Terms): Map<string, string[]> {
  // Of `Night Stalker bag` and `Night Stalker`, what says more is found first.
  const found = new Map<string, string[]>()
  const patterns = [...terms.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(term => [term, new RegExp(`(?<![\\w-])${escaped(term)}(s|es|’s)?(?!\\w)`, 'g')] as const)
  for (const [key, { said }] of english) {
    let rest = said
    const theirs = folded(other.get(key)?.said ?? '')
    for (const [term, pattern] of patterns) {
      // Most are nowhere in it, and that is told more quickly than by a pattern.
      const without = rest.includes(term) ? rest.replace(pattern, '…') : rest
      if (without === rest) continue
      rest = without
      if (!terms.get(term)?.some(name => speaksOf(theirs, name))) found.set(key, [...(found.get(key) ?? []), term])
    }
  }
  return found
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the name is there in some form: endings differ, beginnings mostly do not. */
const speaksOf = (text: string, name: string): boolean =>
  folded(name)
    .split(/[^\p{L}\d]+/u)
    .filter(word => word.length > 3 || /^\d/.test(word))
    .every(word => text.includes(word.slice(0, word.length < 5 ? 3 : Math.ceil(word.length * 0.6))))
