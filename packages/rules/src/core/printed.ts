/** Playing as printed: which options that takes. Apart from the other options, so that only the pages that ask load it. */
import { gamePrinted } from '../games/printed.ts'
import type { OptionName, Options, OptionTable } from './options.ts'

/** The printed value of every option of this game that has one. */
export const printedOptions = (table: OptionTable): Partial<Options> =>
  Object.fromEntries(Object.entries(gamePrinted).filter(([name]) => Object.hasOwn(table, name)))

/** The options by which a table of this game plays as printed: where the printed value is not the default. */
export const asPrinted = (table: OptionTable): Partial<Options> =>
  Object.fromEntries(
    Object.entries(printedOptions(table)).filter(([name, value]) => table[name as OptionName]?.[0] !== value),
  )

/** Does a table with these options play everything as printed? Options that the FAQs do not touch make no difference. */
export const isAsPrinted = (options: Readonly<Record<string, unknown>>, table: OptionTable): boolean =>
  Object.entries(printedOptions(table)).every(
    ([name, value]) => (Object.hasOwn(options, name) ? options[name] : table[name as OptionName]?.[0]) === value,
  )
