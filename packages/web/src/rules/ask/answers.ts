/** Which rules answer a question, best first: by what they say (BM25), where, how closely together, and in which form. */
import type { Entry } from './entries.ts'
import { type CueName, type Question, questionOf, type Wanted } from './question.ts'
import type { Page, RuleIndex } from './ruleIndex.ts'

interface Found {
  page: Page
  worth: number
  /** How much of what was asked it has, from 0 to 1. */
  covers: number
  /** How many of the things asked for it has. */
  has: number
}

const SATURATION = 1.1
/** How many of the best are looked at closely. */
const CLOSER = 60
/** What has less of the question does not answer it. */
const ENOUGH = 0.42
/** The weight of a word that no rule has: as much as of a rare one. */
const UNKNOWN = 3.5
/** A word that hardly any rule has may be there by chance. */
const RAREST = 4
/** Terms that are as near as this may stand for what was said. */
const SAME = 0.5

const KIND: Readonly<Record<Entry['kind'], number>> = {
  rule: 1,
  ruling: 0.82,
  example: 0.55,
  section: 0.7,
  sign: 0.6,
  row: 0.45,
}
/** Chapters that are read beside a game rather than in it. */
const ASIDE: Readonly<Record<string, number>> = { secrets: 0.75, modes: 0.75, setup: 0.75, basics: 0.95, box: 0.75 }

export function answersTo(query: string, index: RuleIndex): { question: Question; found: Entry[] } {
  const question = questionOf(query, index)
  const found = foundFor(question.wanted, index).sort(byWorth)
  for (const one of found.slice(0, CLOSER)) one.worth *= fitness(one.page, question, index)
  found.sort(byWorth)
  const shown = question.sentence ? found : asWords(found, question.wanted)
  return { question, found: shown.map(({ page }) => page.entry) }
}

const byWorth = (a: Found, b: Found): number => b.worth - a.worth || a.page.at - b.page.at

/** Everything that has enough of what is wanted. */
function foundFor(wanted: readonly Wanted[], index: RuleIndex): Found[] {
  const found = new Map<Page, Found>()
  const rarities = wanted.map(one => ({ one, rarity: rarityOf(one, index) }))
  const all = rarities.reduce((sum, { rarity }) => sum + rarity, 0)
  for (const { one, rarity } of rarities)
    for (const [page, { by, near }] of weightsOf(one, index)) {
      const sums = found.get(page) ?? { page, worth: 0, covers: 0, has: 0 }
      found.set(page, sums)
      sums.worth += (rarity * by * (SATURATION + 1)) / (SATURATION + by)
      sums.covers += (rarity * near) / all
      if (!one.minor) sums.has++
    }
  const enough = [...found.values()].filter(({ covers }) => covers >= ENOUGH)
  for (const one of enough) one.worth *= (0.25 + 0.75 * one.covers) * standing(one.page.entry)
  return enough
}

/** The first rules of a section are the general ones. */
const standing = ({ kind, key, place }: Entry): number =>
  KIND[kind] * (ASIDE[key] ?? 1) * (kind === 'rule' ? 1 + 0.12 / (1 + place) : 1)

/** Of every page that has it: how much, and how nearly. */
function weightsOf({ terms }: Wanted, { postings }: RuleIndex): Map<Page, { by: number; near: number }> {
  const found = new Map<Page, { by: number; near: number }>()
  for (const [term, near] of terms)
    for (const { page, weight } of postings.get(term) ?? []) {
      const before = found.get(page)
      const by = weight * near
      if (!before) found.set(page, { by, near })
      else {
        before.by = Math.max(before.by, by) + Math.min(before.by, by) * 0.3
        before.near = Math.max(before.near, near)
      }
    }
  return found
}

/** What few rules say tells more. A word of no rule at all is missing in every answer. */
function rarityOf({ terms, minor }: Wanted, { postings, pages }: RuleIndex): number {
  const having = new Set<Page>()
  for (const [term, near] of terms) if (near >= SAME) for (const { page } of postings.get(term) ?? []) having.add(page)
  if (having.size === 0) return UNKNOWN
  const rarity = Math.min(RAREST, Math.log(1 + (pages.length - having.size + 0.5) / (having.size + 0.5)))
  return minor ? rarity * 0.4 : rarity
}

/** Words that are looked for: what has all of them, if anything has, and first of all what is called so. */
function asWords(found: readonly Found[], wanted: readonly Wanted[]): Found[] {
  const isCalled = ({ page }: Found) =>
    (page.entry.kind === 'section' || page.entry.kind === 'sign') &&
    wanted.every(({ terms }) => [...page.title].some(term => (terms.get(term) ?? 0) >= SAME))
  const most = wanted.filter(({ minor }) => !minor).length
  const whole = found.filter(({ has }) => has === most)
  const all = whole.length > 0 ? whole : found
  const called = all.filter(isCalled).sort((a, b) => a.page.title.size - b.page.title.size)
  return [...called, ...all.filter(one => !isCalled(one))]
}

/** How well it fits beyond the words it has. */
function fitness(page: Page, question: Question, index: RuleIndex): number {
  const { self, wanted } = question
  // Who asks what they may do does not ask what may be done to them.
  const whom = self && page.about === 'foes' ? 0.85 : 1
  const headed = isHeaded(page, wanted) ? 1.25 : 1
  return closeness(page, wanted) * form(page, question, index) * whom * headed
}

/** Things that are named together in the question, and stand together in the rule. */
function closeness({ text }: Page, wanted: readonly Wanted[]): number {
  const places = wanted.map(({ terms }) => text.flatMap((term, place) => (terms.has(term) ? [place] : [])))
  let together = 0
  let before: readonly number[] = []
  for (const here of places) {
    let near = Number.POSITIVE_INFINITY
    for (const a of before) for (const b of here) if (a !== b) near = Math.min(near, Math.abs(a - b))
    if (near <= 6) together += 1 / near
    before = here
  }
  return 1 + (0.25 * together) / Math.max(1, wanted.length - 1)
}

/** Is it the rule about what was asked for, not one that also names it? */
function isHeaded({ head }: Page, wanted: readonly Wanted[]): boolean {
  const main = wanted.filter(({ minor }) => !minor)
  if (head.length === 0 || main.length === 0) return false
  const named = main.filter(({ terms }) => head.some(term => (terms.get(term) ?? 0) >= 0.7))
  const meant = head.filter(term => main.some(({ terms }) => terms.has(term)))
  return named.length >= main.length / 2 && meant.length >= head.length / 2
}

/** Does the glossary say that this rule tells what the thing asked for is? */
const defines = (rule: string, wanted: readonly Wanted[], { defined }: RuleIndex): boolean =>
  defined.get(rule)?.some(({ name }) => isSaid(name, wanted)) ?? false

/** Was nothing else asked for, if perhaps not all of its name: a Slime marker is slime. */
const isSaid = (name: readonly string[], wanted: readonly Wanted[]): boolean =>
  name.filter(term => wanted.some(({ terms }) => (terms.get(term) ?? 0) >= SAME)).length >= name.length / 2 &&
  wanted.every(({ terms, minor }) => minor || name.some(term => terms.has(term)))

const FORM: Readonly<Record<Exclude<CueName, 'explains'>, number>> = {
  may: 1.18,
  happens: 1.08,
  count: 1.15,
  when: 1.12,
}

/** Does the rule speak as an answer to such a question does? */
function form({ entry, text, title }: Page, { cue, wanted }: Question, index: RuleIndex): number {
  const { ask, terms } = index
  if (!cue) return 1
  if (cue === 'explains') {
    if (defines(entry.to, wanted, index)) return 1.6
    // What something is stands at the beginning of its section.
    const entitled = wanted.some(({ terms }) => [...title].some(term => terms.has(term)))
    return entitled && entry.kind === 'rule' ? 1 + 0.35 / (1 + entry.place) : 1
  }
  const says = new Set(terms.wordsOf(ask.cues[cue].says).map(terms.termOf))
  return text.some(term => says.has(term) || (cue === 'count' && /^\d+$/.test(term))) ? FORM[cue] : 1
}
