/** A rule book as the page reads it: chapters of sections, made of rules, tables and remarks. */

/** Running text. A link names a place under `/rules/`: a rule, a group of rules, or a chapter. */
export type Span = string | { b: Text } | { i: Text } | { to: string; say: string }
export type Text = readonly Span[]

export type RuleKind = 'rule' | 'ruling' | 'example'

export interface Rule {
  kind: RuleKind
  id: string
  text: Text
  /** What an example begins with, does and expects. */
  parts?: readonly { label: string; text: Text }[]
  /** Why it was decided so. */
  why?: Text
  /** Where it stands in the printed rules. */
  cite?: Text
  /** Rulings that complete it. */
  rulings?: readonly string[]
  /** Against the first game: the same, new, or changed in this. */
  change?: 'same' | 'new' | Text
}

export type Block =
  | Rule
  | { kind: 'remark'; text: Text }
  | { kind: 'table'; head: readonly Text[]; rows: readonly Text[][] }

export interface Section {
  title: string
  /** Its rules share this beginning of their ids. */
  group: string | null
  blocks: readonly Block[]
}

export interface Chapter {
  key: string
  sections: readonly Section[]
}

/** A term of the game, and the rule that says what it is. */
export interface Term {
  name: string
  /** What the English edition calls it. */
  english: string
  rule: string
}

export interface Book {
  game: string
  lang: string
  chapters: readonly Chapter[]
  /** In the order of their names. */
  terms: readonly Term[]
}

export const isRule = (block: Block): block is Rule => block.kind !== 'remark' && block.kind !== 'table'

export const plain = (text: Text): string =>
  text
    .map(span => {
      if (typeof span === 'string') return span
      if ('to' in span) return span.say
      return plain('b' in span ? span.b : span.i)
    })
    .join('')
