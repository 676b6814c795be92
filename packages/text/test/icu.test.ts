/**
 * Our messages are ICU MessageFormat: a library reads every one of them as our own small parser does. What is ours is a
 * case, `{room:loc}`, which the library knows as a formatter: `{room, loc}`.
 */
import { parse as readByLibrary, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { langs } from '../src/lang.ts'
import { type Node, parse } from '../src/message.ts'
import { AREAS, loadLanguage, rulebookMessages, words } from '../src/words.ts'

const messagesIn = (table: unknown): string[] => {
  if (typeof table === 'string') return [table]
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(messagesIn) : []
}

/** A part of a message as the library has read it, in the form that our parser gives it. */
function asOurs(token: Token, counted: string | null): Node {
  switch (token.type) {
    case 'content':
      return token.value
    case 'octothorpe':
      return counted === null ? '#' : { number: counted }
    case 'argument':
      return { slot: token.arg }
    case 'function':
      return { slot: token.arg, kase: token.key }
    case 'plural':
    case 'select': {
      const inside = token.type === 'plural' ? token.arg : null
      const arms = token.cases.map(({ key, tokens }) => [key, tokens.map(part => asOurs(part, inside))] as const)
      return { slot: token.arg, by: token.type, arms: Object.fromEntries(arms) }
    }
    case 'selectordinal':
      throw new Error('no message counts in ordinals')
  }
}

test.each(langs)('a library reads every message of %s as we do', async lang => {
  await loadLanguage(lang)
  const tables = [lang, `${lang}.lockdown`, `${lang}.intruders`] as const
  const messages = [
    ...tables.flatMap(dialect => messagesIn(words(dialect, ...AREAS))),
    ...messagesIn(await rulebookMessages(lang)),
  ]
  expect(messages.length).toBeGreaterThan(3000)
  for (const message of new Set(messages)) {
    const standard = message.replace(/\{(\w+):(\w+)\}/g, '{$1, $2}')
    const read = readByLibrary(standard, { strict: false }).map(token => asOurs(token, null))
    expect(read, message).toEqual(parse(message))
  }
})

test.each(['{who', '{n, plural, one}'])('both refuse %s', broken => {
  expect(() => parse(broken)).toThrow()
  expect(() => readByLibrary(broken)).toThrow()
})
