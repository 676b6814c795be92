/** Playing as printed: which options that takes. Apart from the other options, so that only those who ask load it. */
import type { OptionName, Options, OptionTable } from './options.ts'

/** What the rulebooks print where the publishers' FAQs, which tables follow by default, say otherwise. */
const PRINTED = {
  secondLarvaStays: true,
  droppedItems: 'bottom',
  leavingPodPasses: true,
  carefulMoveCancelsTokens: false,
  questItemsNeedAction: false,
  podCountsAsRoom: 'noise',
  queenTokenReturns: true,
  adultTokenReturns: 'afterRolls',
  eventSelfDestructDespiteHibernation: false,
  deadKeepItems: false,
  treatOthers: false,
  yellowKills: 'knowledgeAtLeast5',
} as const satisfies Partial<Options>

/** The printed value of every option of this game that has one. */
export const printedOptions = (table: OptionTable): Partial<Options> =>
  Object.fromEntries(Object.entries(PRINTED).filter(([name]) => Object.hasOwn(table, name)))

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
