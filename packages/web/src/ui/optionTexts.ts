/** The options of a table in a few words: before it is made, in the lobby, during the game and in its replay. */
import { gameInfo, isAsPrinted, type OptionTable, printedOptions } from '@coldwake/rules/facts'
import type { CreateTable } from '@coldwake/wire'
import type { Words } from '../app/words.ts'

export type Choices = Readonly<NonNullable<CreateTable['options']>>

/** The name of an option or of one of its values, and what it means. */
export const named = (words: { name: string; says: string } | undefined, id: string) => ({
  label: words?.name ?? id,
  says: words?.says ?? '',
})

/** One option that departs from the default. */
function chosenText(name: string, value: boolean | string, t: Words<'pages'>['t']): string {
  const words = t.lobby.choices[name]
  if (typeof value === 'string') return `${words?.name ?? name}: ${named(words?.values?.[value], value).label}`
  return value ? (words?.name ?? name) : t.lobby.without({ choice: words?.name ?? name })
}

/** What departs from the default, each option by itself. */
export const chosen = (options: Choices, among: readonly string[], t: Words<'pages'>['t']): string[] =>
  Object.entries(options).flatMap(([name, value]) => (among.includes(name) ? [chosenText(name, value, t)] : []))

/** The names of the points in which this game's rulebook and FAQ differ. */
export const pointsOf = (table: OptionTable): string[] => Object.keys(printedOptions(table))

/** Whether the rulebook or the FAQ holds where they differ: one of them in all points, or the points that differ. */
export function bookText(options: Choices, table: OptionTable, t: Words<'pages'>['t']): string {
  const { bookAndFaq } = t.lobby
  if (isAsPrinted(options, table)) return bookAndFaq.printed.name
  return chosen(options, pointsOf(table), t).join(' · ') || bookAndFaq.faq.name
}

/** All options that depart from the default; those by which the table plays as printed are said in one. */
export function optionTexts(game: string, options: Choices, t: Words<'pages'>['t']): string[] {
  const table = gameInfo(game)?.options ?? {}
  const points = pointsOf(table)
  const others = Object.keys(options).filter(name => !points.includes(name))
  const book = isAsPrinted(options, table) ? [t.lobby.bookAndFaq.printed.name] : chosen(options, points, t)
  return [...chosen(options, others, t), ...book]
}
