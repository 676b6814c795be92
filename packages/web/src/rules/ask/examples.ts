/** Which worked examples show a rule at work. */
import { isRule, type Text } from '../book.ts'
import type { Shelf } from '../useBook.ts'

const known = new WeakMap<Shelf, ReadonlyMap<string, readonly string[]>>()

/** Rule → the examples that name it, in their order. */
export function examplesIn(shelf: Shelf): ReadonlyMap<string, readonly string[]> {
  const before = known.get(shelf)
  if (before) return before
  const found = new Map<string, string[]>()
  for (const { sections } of shelf.book.chapters)
    for (const { blocks } of sections)
      for (const rule of blocks.filter(isRule)) {
        if (rule.kind !== 'example') continue
        const texts = [rule.cite ?? [], ...(rule.parts ?? []).map(part => part.text)]
        for (const id of new Set(texts.flatMap(text => namedIn(text, shelf))))
          found.set(id, [...(found.get(id) ?? []), rule.id])
      }
  known.set(shelf, found)
  return found
}

/** A range names all rules of it, though only its first is a link: `ENC-03–08`. */
function namedIn(text: Text, shelf: Shelf): string[] {
  return text.flatMap((span, at) => {
    if (typeof span === 'string') return []
    if (!('to' in span)) return namedIn('b' in span ? span.b : span.i, shelf)
    const [, stem, first] = /^(.*-)(\d+)$/.exec(span.to) ?? []
    const next = text[at + 1]
    const last = typeof next === 'string' ? /^–(\d+)/.exec(next)?.[1] : undefined
    if (!stem || !first || !last) return [span.to]
    const many = Number(last) - Number(first) + 1
    const ids = Array.from({ length: Math.max(1, many) }, (_, n) =>
      String(Number(first) + n).padStart(first.length, '0'),
    )
    return ids.map(number => `${stem}${number}`).filter(id => shelf.rules.has(id))
  })
}
