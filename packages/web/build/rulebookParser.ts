/** A catalogue of rules (docs/rules/*.md) as a book for players. */

import type { Lang } from '@coldwake/text'
import type { Game } from '../src/games/covers/index.ts'
import { OUTLINES, PREFIX } from '../src/games/rulebooks/outline.ts'
import type { Block, Book, Rule, RuleKind, Section, Text } from '../src/rules/book.ts'
import { inline, type Links, shortId, withoutPointers } from './rulebookText.ts'

const HEADING = /^#{2,3} (.*)$/
const CHAPTER = /^## (\d+)\. /
const RULE = /^- \*\*((?:NEM|LOCK)(?:-[A-Z0-9]+)+-\d+)\*\* (.*)$/

/** A section as it stands in the file. */
interface Part {
  /** Number of the chapter of the file it belongs to. */
  number: number
  title: string
  group: string | null
  lines: readonly string[]
}

/** The file's sections in its order. What stands before the first is about the file itself. */
export function partsOf(source: string): Part[] {
  const parts: { number: number; title: string; group: string | null; lines: string[] }[] = []
  for (const line of source.split('\n')) {
    const heading = HEADING.exec(line)?.[1]
    if (heading === undefined) {
      if (line.trim()) parts.at(-1)?.lines.push(line)
      continue
    }
    const number = Number(CHAPTER.exec(line)?.[1] ?? parts.at(-1)?.number)
    const group = /(?:NEM|LOCK)(?:-[A-Z][A-Z0-9]*)+/.exec(heading)?.[0] ?? null
    const title = heading.replace(/^\d+(?:\.\d+)?\.? /, '').replace(/ — (?:NEM|LOCK)-.*$/, '')
    parts.push({ number, title, group, lines: [] })
  }
  // A section whose heading names no group has the one that all its rules and no others share.
  const shared = parts.map(part => groupOf(part.lines))
  return parts.map((part, at) => {
    const group = part.group ?? shared[at] ?? null
    const elsewhere = parts.some((other, i) => i !== at && (other.group ?? shared[i]) === group)
    return part.group || !elsewhere ? { ...part, group } : part
  })
}

/** What the ids of all rules in these lines begin with, if they agree. */
function groupOf(lines: readonly string[]): string | null {
  const groups = new Set(idsIn(lines.join('\n')).map(id => id.replace(/-\d+$/, '')))
  const [group] = groups
  return groups.size === 1 ? group : null
}

export const idsIn = (source: string): string[] => source.split('\n').flatMap(line => RULE.exec(line)?.[1] ?? [])

/** What of a catalogue is shown, and under which titles: all that links need to know. */
export interface Contents {
  game: Game
  ids: ReadonlySet<string>
  groups: ReadonlyMap<string, string>
}

export function contentsOf(source: string, game: Game): Contents {
  const left = OUTLINES[game].leftOut
  const shown = partsOf(source).filter(part => !(part.number in left))
  return {
    game,
    ids: new Set(shown.flatMap(part => idsIn(part.lines.join('\n')))),
    groups: new Map(shown.flatMap(({ group, title }) => (group ? [[group, title] as const] : []))),
  }
}

/** `others`: the contents of the other books, so that this one may refer to them. */
export function parseBook(source: string, game: Game, lang: string, others: readonly Contents[]): Omit<Book, 'terms'> {
  const { chapters } = OUTLINES[game]
  const all = [contentsOf(source, game), ...others]
  const links: Links = {
    prefix: PREFIX[game],
    isRule: id => all.some(({ ids }) => ids.has(id)),
    groupTitle: group => {
      const title = all.find(({ groups }) => groups.has(group))?.groups.get(group)
      if (title !== undefined) return title
      // The rules of one room, say, have no title of their own.
      return all.some(({ ids }) => hasGroup(ids, group)) ? shortId(group, PREFIX[game]) : null
    },
    chapterOf: section => {
      const chapter = chapters.find(({ sections }) => sections.includes(section))
      return chapter ? `${game}/${chapter.key}` : null
    },
  }
  const parts = partsOf(source)
  return {
    game,
    lang,
    chapters: chapters.map(({ key, sections }) => ({
      key,
      sections: sections
        .flatMap(number => parts.filter(part => part.number === number))
        .map(part => sectionOf(part, links))
        .filter(({ blocks }) => blocks.length > 0),
    })),
  }
}

const hasGroup = (ids: ReadonlySet<string>, group: string): boolean =>
  [...ids].some(id => id.replace(/-\d+$/, '') === group)

/** Which ids begin how is for those who write the catalogue. */
const isKeyToIds = (row: string): boolean => /\bGEN, COMP, SETUP\b/.test(row)

/** How examples are written down, too. */
const isExamples = (group: string | null): boolean => group?.endsWith('-EX') ?? false

function sectionOf({ title, group, lines }: Part, links: Links): Section {
  const blocks: Block[] = []
  let rows: string[] = []
  const endTable = () => {
    if (rows.length > 0 && !rows.some(isKeyToIds)) blocks.push(tableOf(rows, links))
    rows = []
  }
  for (const line of lines) {
    if (line.startsWith('|')) {
      rows.push(line)
      continue
    }
    endTable()
    const [, id, statement] = RULE.exec(line) ?? []
    if (id) blocks.push(ruleOf(id, statement, links))
    else if (!isExamples(group)) {
      const text = withoutPointers(line.replace(/^\((.*)\)$/, '$1'))
      if (text) blocks.push({ kind: 'remark', text: inline(text, links) })
    }
  }
  endTable()
  return { title, group, blocks }
}

function tableOf(rows: readonly string[], links: Links): Block {
  const cells = (row: string): Text[] =>
    row
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => inline(cell.trim(), links))
  const [head, , ...body] = rows
  return { kind: 'table', head: cells(head), rows: body.map(cells) }
}

const kindOf = (id: string): RuleKind => (/-RULING-\d+$/.test(id) ? 'ruling' : /-EX-\d+$/.test(id) ? 'example' : 'rule')

/** After the last full stop a bracket says where a rule comes from. */
const CITE = /(?<=[.:!?…)\]"”“»*]) \(((?:[^()]|\([^()]*\))*)\)$/
const RULINGS = / → ((?:RULING-\d+(?:, )?)+)$/
const AGAINST_FIRST_GAME = / \[(SAME|CHANGED)\](?: \[NEW\]| Δ (.*))?$/
/** What stands before the reason of a ruling, and before the parts of a worked example; the last says by which rules. */
const LABELS: Readonly<Record<Lang, { reason: string; example: readonly string[] }>> = {
  en: { reason: 'Reason', example: ['Given', 'Do', 'Random', 'Expect', 'Variant'] },
  es: { reason: 'Motivo', example: ['Situación', 'Se hace', 'Azar', 'Se espera', 'Variante', 'Reglas'] },
  pl: { reason: 'Powód', example: ['Sytuacja', 'Działanie', 'Losowo', 'Wynik', 'Wariant', 'Reguły'] },
  de: { reason: 'Grund', example: ['Ausgangslage', 'Aktion', 'Zufall', 'Ergebnis', 'Regeln'] },
  it: { reason: 'Motivo', example: ['Situazione', 'Si fa', 'Caso', 'Risultato', 'Regole'] },
}
const REASONS = Object.values(LABELS).map(({ reason }) => reason)
const REASON = new RegExp(` (?:\\*([^*]+)\\*|(?:${REASONS.join('|')}): (.*))$`)
const EXAMPLES = Object.values(LABELS).flatMap(({ example }) => example)
/** English also goes without a colon: “Cites LOCK-NOISE-02”. */
const LABEL = new RegExp(`(?:^|(?<=[.;)|] ))((?:${EXAMPLES.join('|')})(?=:)|(?:Cites|Expect)(?= [a-zA-Z]))[: ]`)

function ruleOf(id: string, statement: string, links: Links): Rule {
  const kind = kindOf(id)
  let rest = statement
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(0, found.index)
    return found
  }
  const text = (source: string): Text => inline(withoutPointers(source), links)
  const rulings = take(RULINGS)?.[1].split(', ')
  const cite = take(CITE)?.[1]
  const change = take(AGAINST_FIRST_GAME)
  const reason = kind === 'ruling' ? take(REASON) : null
  const why = reason ? text(reason[1] ?? reason[2]) : []
  const rule: Rule = { kind, id, ...(kind === 'example' ? exampleOf(rest, text) : { text: text(rest) }) }
  if (why.length > 0) rule.why = why
  // `p. 12` stays on one line.
  if (cite) rule.cite = inline(cite.replace(/(?<=\.) (?=\d)/g, '\u00a0'), links)
  if (rulings) rule.rulings = rulings.map(ruling => `${links.prefix}-${ruling}`)
  if (change) rule.change = change[1] === 'SAME' ? 'same' : change[2] ? text(change[2]) : 'new'
  return rule
}

/** What comes before the first label is the example's title. */
function exampleOf(source: string, text: (source: string) => Text): Pick<Rule, 'text' | 'parts'> {
  // Splitting by a pattern with one group gives title, label, words, label, words … Where an example comes from (R, D),
  // and what the rulebook left open and we chose, is marked for those who check it, and goes.
  const [title, ...labelled] = source.replace(/^[RD] | ?\(free\)/g, '').split(LABEL)
  const parts = labelled.flatMap((label, at) =>
    at % 2 === 0 ? [{ label, text: text(labelled[at + 1].replace(/\s*\|\s*$/, '').trim()) }] : [],
  )
  return { text: text(title.trim()), parts }
}
