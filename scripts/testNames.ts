// Reads the names of tests out of a test file without running it: ids in comments or in a test's body prove nothing.

/** What a test may be called: `test('…')`, `it.each(…)('…')`, `` describe(`…`) ``; skipped and pending ones do not count. */
export function testNames(source: string): string[] {
  const tokens = tokenize(source)
  const names: string[] = []
  tokens.forEach((token, start) => {
    if (token.kind !== 'word' || !/^(test|it|describe)$/.test(token.text) || tokens[start - 1]?.text === '.') return
    let at = start + 1
    const modifiers: string[] = []
    while (tokens[at]?.text === '.') {
      modifiers.push(tokens[at + 1]?.text ?? '')
      at += 2
    }
    if (modifiers.includes('skip') || modifiers.includes('todo')) return
    // A table or a condition stands before the name: test.each([…])('name')
    if (modifiers.some(modifier => /^(each|for|runIf|skipIf)$/.test(modifier))) at = afterGroup(tokens, at)
    const name = tokens[at + 1]
    if (tokens[at]?.text === '(' && name?.kind === 'string') names.push(name.text)
  })
  return names
}

/** The rule ids in a text: NEM-ENC-07, LOCK-ROOM-NEST-02. */
export const idsIn = (text: string): string[] => text.match(/\b(?:NEM|LOCK)(?:-[A-Z][A-Z0-9]*)+-\d+\b/g) ?? []

type Token = { kind: 'word' | 'string' | 'sign'; text: string }

function afterGroup(tokens: Token[], start: number): number {
  if (tokens[start]?.kind === 'string') return start + 1
  let depth = 0
  for (let at = start; at < tokens.length; at++) {
    if (tokens[at].kind !== 'sign') continue
    if (tokens[at].text === '(') depth++
    if (tokens[at].text === ')' && --depth === 0) return at + 1
  }
  return tokens.length
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const [text, kind] = tokenAt(source, at, tokens.at(-1))
    if (kind === 'word' || kind === 'sign') tokens.push({ kind, text })
    if (kind === 'string') tokens.push({ kind, text: text.slice(1, -1) })
    at += text.length
  }
  return tokens
}

const BLANK = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y
const WORD = /[\w$]+/y
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/y

function tokenAt(source: string, at: number, before: Token | undefined): [string, Token['kind'] | 'other'] {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  const blank = match(BLANK)
  if (blank) return [blank, 'other']
  const string = source[at] === '`' ? template(source, at) : match(STRING)
  if (string) return [string, 'string']
  const word = match(WORD)
  if (word) return [word, 'word']
  // After a value a slash divides, elsewhere it begins a regular expression.
  const value = before && (before.kind === 'string' || before.text === ')' || before.text === ']')
  const division = value || (before?.kind === 'word' && before.text !== 'return')
  const regex = division ? undefined : match(REGEX)
  return regex ? [regex, 'other'] : [source[at], 'sign']
}

/** A template literal with all that is nested in it. */
function template(source: string, start: number): string {
  let at = start + 1
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2
    else if (source.startsWith('${', at)) at = afterExpression(source, at + 2)
    else at++
  }
  return source.slice(start, at + 1)
}

function afterExpression(source: string, start: number): number {
  let depth = 1
  let at = start
  let before: Token | undefined
  while (at < source.length && depth > 0) {
    const [text, kind] = tokenAt(source, at, before)
    if (kind === 'sign' && text === '{') depth++
    if (kind === 'sign' && text === '}') depth--
    if (kind !== 'other') before = { kind, text }
    at += text.length
  }
  return at
}
