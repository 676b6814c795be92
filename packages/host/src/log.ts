/** What the operator reads; who writes it down, and how, is not the concern of whoever tells it. */

export interface Facts {
  [name: string]: string | number | boolean | null | undefined
}
/** Facts are short values and never objects: no message and no game slips through. `table` is a table's code. */
export interface Log {
  debug(message: string, facts?: Facts): void
  info(message: string, facts?: Facts): void
  /** `error` is what was thrown. */
  warn(message: string, facts?: Facts, error?: unknown): void
  error(message: string, facts?: Facts, error?: unknown): void
}
