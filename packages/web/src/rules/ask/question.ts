/** What a question asks for: things that an answer should name, each with all ways to say it. */
import type { AskWords } from '@coldwake/text'
import type { RuleIndex } from './ruleIndex.ts'
import type { Terms } from './terms.ts'

export type CueName = keyof AskWords['cues']

/** One thing asked for. */
export interface Wanted {
  /** The term → how nearly it says what was asked, from 0 to 1. */
  terms: ReadonlyMap<string, number>
  /** A number, or a word that tells only a little. */
  minor: boolean
}

export interface Question {
  wanted: readonly Wanted[]
  cue: CueName | null
  /** Asked about themselves, and nothing that hunts them. */
  self: boolean
  /** A sentence, rather than words to look for. */
  sentence: boolean
}

interface Meaning {
  /** Words as they are said. */
  says: readonly string[]
  /** What is then wanted: one of each. */
  wants: readonly (readonly string[])[]
}

/** A word as it was said, and its term. */
interface Said {
  word: string
  term: string
}

const meanings = new WeakMap<RuleIndex, readonly Meaning[]>()

/** Longest first, so that `run away` comes before `run`. */
function meaningsOf(index: RuleIndex): readonly Meaning[] {
  const { ask, terms } = index
  const known = meanings.get(index)
  if (known) return known
  const told = ask.means.flatMap((line): Meaning[] => {
    const [left = '', right = ''] = line.split(': ')
    const wants = right.split(' ').map(one => one.split('|').flatMap(word => terms.wordsOf(word).map(terms.termOf)))
    return left.split(', ').map(said => ({ says: terms.wordsOf(said).map(terms.termOf), wants }))
  })
  const made = [...told, ...inEnglish(index)].sort((a, b) => b.says.length - a.says.length)
  meanings.set(index, made)
  return made
}

/** English names that are no words of the book itself. */
function inEnglish({ defined, postings, terms }: RuleIndex): Meaning[] {
  const isForeign = (says: readonly string[]) =>
    says.some(term => (postings.get(term)?.length ?? 0) < 2 && !terms.isIdle(term))
  return [...defined.values()]
    .flat()
    .filter(({ english }) => english.length > 0 && isForeign(english))
    .map(({ english, name }) => ({ says: english, wants: name.map(term => [term]) }))
}

const CUES: readonly CueName[] = ['count', 'happens', 'when', 'may', 'explains']

function cueOf(words: readonly string[], ask: AskWords, terms: Terms): CueName | null {
  const asked = ` ${words.join(' ')} `
  const found = CUES.find(cue => ask.cues[cue].asks.some(one => asked.includes(` ${terms.wordsOf(one).join(' ')} `)))
  return found ?? null
}

/** Nobody looks for so many words at once. */
const LONG = 4

export function questionOf(query: string, index: RuleIndex): Question {
  const { terms, ask } = index
  const words = terms.wordsOf(query)
  const said = words.map(word => ({ word, term: terms.termOf(word) }))
  const wanted: Wanted[] = []
  let idle = 0
  for (let rest = said; rest[0]; ) {
    const [{ word, term }, ...after] = rest
    const meaning = meaningsOf(index).find(({ says }) => says.every((one, at) => rest[at]?.term === one))
    if (meaning) wanted.push(...wantedOf(meaning, rest.slice(0, meaning.says.length), index))
    else if (terms.isIdle(word)) idle++
    else
      wanted.push({
        terms: closeTo(term, index, after.length === 0),
        minor: terms.isFaint(word) || /^\d+$/.test(word),
      })
    rest = meaning ? rest.slice(meaning.says.length) : after
  }
  const cue = cueOf(words, ask, terms)
  const sentence = cue !== null || idle >= 2 || wanted.length >= LONG
  return { wanted, cue, sentence, self: isSelf(words, wanted, index) }
}

function isSelf(words: readonly string[], wanted: readonly Wanted[], { ask, terms }: RuleIndex): boolean {
  const self = terms.wordsOf(ask.self)
  const foes = terms.wordsOf(ask.foes).map(terms.termOf)
  return words.some(word => self.includes(word)) && !wanted.some(one => foes.some(foe => one.terms.has(foe)))
}

/** What players say is not always what the rules say, so its own words count as well. */
function wantedOf({ wants }: Meaning, said: readonly Said[], index: RuleIndex): Wanted[] {
  const [own, ...others] = said
  return wants.map((ways, at) => {
    const found = new Map<string, number>()
    for (const way of ways)
      for (const [term, near] of closeTo(way, index, false))
        found.set(term, Math.max(found.get(term) ?? 0, near * 0.95))
    if (at === 0 && own && others.length === 0 && index.postings.has(own.term)) found.set(own.term, 1)
    return { terms: found, minor: said.every(({ word }) => index.terms.isFaint(word)) }
  })
}

const nearby = new WeakMap<RuleIndex, Map<string, ReadonlyMap<string, number>>>()

/** The terms of the book that may be this one: itself, longer and shorter ones, and those it is misspelt for. */
function closeTo(term: string, index: RuleIndex, unfinished: boolean): ReadonlyMap<string, number> {
  const key = unfinished ? `${term}…` : term
  const cache = nearby.get(index) ?? new Map<string, ReadonlyMap<string, number>>()
  nearby.set(index, cache)
  const known = cache.get(key)
  if (known) return known
  const found = new Map<string, number>()
  if (index.postings.has(term)) found.set(term, 1)
  if (!/\d/.test(term)) {
    for (const other of index.postings.keys()) {
      const near = nearness(term, other, index.ask.compounds, unfinished)
      if (near > 0) found.set(other, Math.max(found.get(other) ?? 0, near))
    }
    if (found.size === 0) for (const other of index.postings.keys()) if (isMisspelt(term, other)) found.set(other, 0.7)
  }
  cache.set(key, found)
  return found
}

/** From 0, another word, to 1, the same. */
function nearness(term: string, other: string, compounds: boolean, unfinished: boolean): number {
  if (term === other) return 1
  if (unfinished && term.length >= 2 && other.startsWith(term)) return 0.8
  const [short, long] = term.length < other.length ? [term, other] : [other, term]
  if (short.length < 4) return 0
  if (long.startsWith(short)) {
    if (long.length - short.length <= 3) return 0.75
    return compounds ? 0.55 : 0.35
  }
  if (compounds && short.length >= 4 && long.endsWith(short)) return 0.5
  // Other endings than those that words lose.
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return same >= 5 && long.length - same <= 3 ? 0.5 : 0
}

/** One letter too many, missing, wrong or swapped; two in long words. */
function isMisspelt(term: string, other: string): boolean {
  if (term.length < 5 || /\d/.test(other) || term[0] !== other[0]) return false
  const most = term.length >= 9 ? 2 : 1
  if (Math.abs(term.length - other.length) > most) return false
  return distance(term, other, most) <= most
}

function distance(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
