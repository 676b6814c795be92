/** The lines of a catalogue as running text: marks, links, and without what points into our own files. */
import type { Span, Text } from '../src/rules/book.ts'

/** Where references lead. Each answers null for what the book does not show. */
export interface Links {
  /** Ids begin with it; rulings and examples may leave it out. */
  prefix: string
  isRule: (id: string) => boolean
  /** The title of a group of rules. */
  groupTitle: (group: string) => string | null
  /** The chapter that holds a section, as an address. */
  chapterOf: (section: number) => string | null
}

const WORD = '[A-Z][A-Z0-9]*'
const REFERENCE = `\\b(?:(?:NEM|LOCK)-${WORD}(?:-${WORD})*|RULING|EX)-\\d+(?:(?:/|\\.\\.|…|–)\\d+(?![\\d-]))*`
/** All rules that begin so: `NEM-ESC`, `LOCK-ROOM-BACKUP-*`. */
const GROUP = `\\b(?:NEM|LOCK)(?:-${WORD})+(?!-?[\\dA-Z])(?:-\\*)?`
const MARKS = new RegExp(
  [
    '\\*\\*(?<bold>.+?)\\*\\*',
    '\\*(?<italic>[^*]+)\\*',
    '`(?<code>[^`]+)`',
    `(?<rules>${REFERENCE})`,
    `(?<group>${GROUP})`,
    '§(?<section>\\d+)(?:\\.\\d+)?',
  ].join('|'),
  'g',
)

export function inline(source: string, links: Links): Text {
  const spans: Span[] = []
  const add = (span: Span) => {
    const last = spans.at(-1)
    if (typeof span === 'string' && typeof last === 'string') spans[spans.length - 1] = last + span
    else if (span !== '') spans.push(span)
  }
  let from = 0
  for (const found of source.matchAll(MARKS)) {
    add(source.slice(from, found.index))
    from = found.index + found[0].length
    const { bold, italic, code, rules, group, section } = found.groups ?? {}
    if (bold) add({ b: inline(bold, links) })
    else if (italic) add({ i: inline(italic, links) })
    else if (code) add(code)
    else if (rules) references(rules, links).forEach(add)
    else if (group) add(toGroup(group, links))
    else if (section) add(toSection(found[0], Number(section), links))
  }
  add(source.slice(from))
  return spans
}

/** `NEM-NOISE-05/06` are two rules; a range, `NEM-ENC-03..08`, leads to its first. */
function references(source: string, { prefix, isRule }: Links): Span[] {
  const stem = source.replace(/\d+(?:\D+\d+)*$/, '')
  const whole = /^(?:NEM|LOCK)-/.test(stem) ? stem : `${prefix}-${stem}`
  const [first, ...more] = source.slice(stem.length).split(/(?=\/|\.\.|…|–)/)
  const toRule = (number: string, said: string): Span => {
    // Ranges leave zeros out: `RULING-07`, but `…9`.
    const id = [number, number.padStart(2, '0')].map(n => `${whole}${n}`).find(isRule)
    return id ? { to: id, say: said } : said
  }
  return [
    toRule(first, `${shortId(whole, prefix)}${first}`),
    ...more.flatMap(tail =>
      tail.startsWith('/') ? ['/', toRule(tail.slice(1), tail.slice(1))] : [`–${tail.replace(/^\D+/, '')}`],
    ),
  ]
}

/** Within its own book an id goes without the name of the game. */
export const shortId = (id: string, prefix: string): string =>
  id.startsWith(`${prefix}-`) ? id.slice(prefix.length + 1) : id

function toGroup(said: string, links: Links): Span {
  const group = said.replace(/-\*$/, '')
  const title = links.groupTitle(group)
  return title === null ? shortId(group, links.prefix) : { to: group, say: title }
}

function toSection(said: string, section: number, links: Links): Span {
  const chapter = links.chapterOf(section)
  return chapter === null ? said : { to: chapter, say: said }
}

/** The name of a file, a field or an option of ours, or the number of a section: books go by chapters. */
const POINTER =
  /`[^`]*(?:\.md|\.json|[a-z]\.[a-z]|[a-z][A-Z])[^`]*`|\b(?:section|sección|sekcj[ai]|Abschnitt|sezione) \d/

/**
 * Leaves out what only tells where our data lies: asides, clauses and sentences that name a file, a field or an option.
 * A sentence that begins with such a name is all about it.
 */
export function withoutPointers(source: string): string {
  if (!POINTER.test(source)) return source
  return source
    .replace(/ \([^()]*\)/g, aside => (POINTER.test(aside) ? '' : aside))
    .split(/(?<=[.!?]) /)
    .flatMap(sentence => {
      const [first, ...clauses] = sentence.split(/(?<=;) /)
      if (POINTER.test(first)) return []
      const kept = [first, ...clauses.filter(clause => !POINTER.test(clause))].join(' ')
      return [kept.replace(/;$/, '.')]
    })
    .join(' ')
}
