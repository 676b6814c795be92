/** What tests of wording ask of any language. */
import { afterAll, beforeAll, expect } from 'vitest'
import { listenForUnknown } from '../src/grammar.ts'

/** Words that no language has but English. */
export const English = /(?<!\p{L})(the|and|of|with|your|you|is|are)(?!\p{L})/u

/** What a sentence may begin with. */
export const opening = /^[\p{Lu}\d¡¿«„"]/u

/** Whatever the tests of this file ask for in some case must be known to its language; what is not is listed at the end. */
export function knowsEveryCase(): void {
  const unknown = new Set<string>()
  beforeAll(() => listenForUnknown((phrase, kase, lang) => unknown.add(`${lang} ${kase}: ${phrase}`)))
  afterAll(() => {
    listenForUnknown(null)
    expect([...unknown].sort()).toEqual([])
  })
}
