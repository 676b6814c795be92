/**
 * How a sentence is stored and filled.
 *
 * A message is a string, in every language under the same key (`words.ts`). Strings rather than functions, because a
 * sentence's branches (mine or theirs, seen or hidden, which door) are then decided once, in code, and not again in
 * every language, and because translators and their tools know this notation: it is the part of ICU MessageFormat that
 * we need.
 *
 *   {name}                                        a slot
 *   {name:acc}                                    in another case, in languages that have cases
 *   {n, plural, one {# card} other {# cards}}     by the language's own plural rules; `=0 {…}` for an exact number
 *   {by, select, you {You pass.} other {…}}       by a word, or by true and other
 *
 * Arms may hold slots and further arms. There is no quoting: braces and, inside a plural, # are never text, and an
 * apostrophe is an apostrophe. Slots are read off the English string by type, so a forgotten one does not compile;
 * that the other languages use the same ones is tested.
 *
 * Slots are filled with phrases in the nominative. What becomes of them in another case a language knows itself
 * (`grammar.ts`). Names of people are in nobody's lexicon: sentences leave them in the nominative.
 */
import { contract, inflected, loweredIn } from './grammar.ts'
import { type Dialect, langOf, locales } from './lang.ts'

export type Message = string
export type Value = string | number | boolean

/** Up to the first colon, comma or brace. */
type Head<S extends string> = S extends `${infer A}}${string}` ? Before<Before<A, ','>, ':'> : never
type Before<S extends string, Mark extends string> = S extends `${infer A}${Mark}${string}` ? A : S
/** Slot names are one lower-case word; whatever else follows a brace is the text of an arm. */
type Slot<S extends string> = S extends '' | `${string}${' ' | '{' | '#' | '.'}${string}` | Capitalize<S> ? never : S
/** The names of all slots in a message. */
export type SlotsOf<S extends string> = S extends `${string}{${infer Rest}` ? Slot<Head<Rest>> | SlotsOf<Rest> : never

type Filled<M extends Message> = [SlotsOf<M>] extends [never]
  ? [slots?: undefined]
  : [slots: Readonly<Record<SlotsOf<M>, Value>>]

export type Node =
  | string
  | { slot: string; kase?: string }
  | { slot: string; by: 'plural' | 'select'; arms: Readonly<Record<string, readonly Node[]>> }
  /** The number of the plural around it. */
  | { number: string }

const parsed = new Map<string, readonly Node[]>()

export function parse(text: string): readonly Node[] {
  const known = parsed.get(text)
  if (known) return known
  const nodes = read(text)
  parsed.set(text, nodes)
  return nodes
}

function read(text: string): readonly Node[] {
  let at = 0
  const fail = (what: string): never => {
    throw new Error(`message: ${what} at ${at} in "${text}"`)
  }
  const expect = (char: string) => {
    if (text[at] !== char) fail(`expected ${char}`)
    at++
  }
  const word = (): string => {
    const [found = ''] = /^\s*[\w=]*\s*/.exec(text.slice(at)) ?? []
    at += found.length
    return found.trim() || fail('expected a word')
  }
  const slot = (): Node => {
    const name = word()
    if (text[at] === '}') return { slot: name }
    if (text[at] === ':') {
      at++
      return { slot: name, kase: word() }
    }
    expect(',')
    const by = word()
    if (by !== 'plural' && by !== 'select') return fail(`unknown ${by}`)
    expect(',')
    const arms: Record<string, readonly Node[]> = {}
    while (text[at] !== '}') {
      const arm = word()
      expect('{')
      arms[arm] = nodes(by === 'plural' ? name : null, true)
      expect('}')
      while (text[at] === ' ') at++
    }
    if (!arms.other) fail(`no other for ${name}`)
    return { slot: name, by, arms }
  }
  /** `counted`: the slot that # stands for here. */
  function nodes(counted: string | null, inArm: boolean): readonly Node[] {
    const list: Node[] = []
    let plain = ''
    const flush = () => {
      if (plain) list.push(plain)
      plain = ''
    }
    for (; at < text.length && text[at] !== '}'; ) {
      if (text[at] === '{') {
        flush()
        at++
        list.push(slot())
        expect('}')
      } else if (text[at] === '#' && counted) {
        flush()
        at++
        list.push({ number: counted })
      } else plain += text[at++]
    }
    flush()
    if (!inArm && at < text.length) fail('stray }')
    return list
  }
  return nodes(null, false)
}

const rules = new Map<string, Intl.PluralRules>()
function category(n: number, lang: string): string {
  let rule = rules.get(lang)
  if (!rule) {
    rule = new Intl.PluralRules(lang)
    rules.set(lang, rule)
  }
  return rule.select(n)
}

function fill(nodes: readonly Node[], lang: string, slots: Readonly<Record<string, Value>>): string {
  const value = (name: string): Value => {
    const found = slots[name]
    if (found === undefined) throw new Error(`message: nothing for {${name}}`)
    return found
  }
  let text = ''
  for (const node of nodes) {
    if (typeof node === 'string') text += node
    else if ('number' in node) text += value(node.number)
    else if ('arms' in node) {
      const v = value(node.slot)
      const arm =
        node.by === 'select' ? node.arms[String(v)] : (node.arms[`=${v}`] ?? node.arms[category(Number(v), lang)])
      text += fill(arm ?? node.arms.other ?? [], lang, slots)
    } else text += node.kase ? inflected(String(value(node.slot)), node.kase, lang) : value(node.slot)
  }
  return text
}

const baseOf = (dialect: string): string => dialect.split('.', 1)[0] ?? dialect
const inLanguage = (text: string, lang: string, slots: Readonly<Record<string, Value>>): string =>
  contract(fill(parse(text), lang, slots), lang)

/** A text of any origin and language; `say` is the typed way. */
export const format = (text: string, lang: string, slots: Readonly<Record<string, Value>> = {}): string =>
  inLanguage(text, baseOf(lang), slots)

/** A message of this language, its slots filled. */
export const say = <const M extends Message>(message: M, lang: Dialect, ...[slots]: Filled<M>): string =>
  format(message, lang, slots)

/** `Rest, Search and Search` → each thing once, with how often, and the language's own *and* or *or*. */
export function list(
  things: readonly string[],
  lang: Dialect,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  const each = [...counts].map(([thing, n]) => (n > 1 ? `${n} × ${thing}` : thing))
  const language = langOf(lang)
  return contract(new Intl.ListFormat(locales[language], { type }).format(each), language)
}

/** A label as it stands after other words. */
export const lowered = (label: string, dialect: Dialect): string => loweredIn(label, langOf(dialect))

export const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}
