/** What is typed at the table in words, and what it means. Every language has its own words; letters need no accents. */
import type { Words } from '../../app/words.ts'

type Says = Words<'textTable'>['t']['textTable']
export type CommandName = keyof Says['commands']
export type CommandWords = Readonly<Record<CommandName, string>>

export type Command =
  | { do: 'choose'; number: number }
  | { do: CommandName; about: string }
  | { do: 'unknown'; what: string }

/** Without accents, capitals, quotes, and what ends a question. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replace(/[’‘`]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const phrasesOf = (words: CommandWords): [name: CommandName, phrase: string][] =>
  (Object.entries(words) as [CommandName, string][]).flatMap(([name, phrases]) =>
    phrases.split(', ').map((phrase): [CommandName, string] => [name, plain(phrase)]),
  )

/** The first phrase of a command, as it is shown and told to say. */
export const shortest = (phrases: string): string => phrases.split(', ')[0] ?? ''
/** The second one: the whole word, where the first is a letter. */
export const readable = (phrases: string): string => {
  const [first = '', second] = phrases.split(', ')
  return first.length < 3 && second !== undefined ? second : first
}

/** The longest phrase counts that what was typed begins with; what follows is what it is about. */
export function commandOf(typed: string, words: CommandWords): Command {
  const what = typed.trim()
  const said = plain(what).replace(/(?<=.)[?.!]+$/, '')
  if (/^\d+$/.test(said)) return { do: 'choose', number: Number(said) }
  const [found] = phrasesOf(words)
    .filter(([, phrase]) => said === phrase || said.startsWith(`${phrase} `))
    .toSorted(([, a], [, b]) => b.length - a.length)
  if (!found) return { do: 'unknown', what }
  const [name, phrase] = found
  // The words of the speaker stay as they were typed.
  const about = what.split(/\s+/).slice(phrase.split(' ').length).join(' ')
  return { do: name, about }
}
