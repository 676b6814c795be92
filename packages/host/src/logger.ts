/** The operator's log. The host writes to this interface; the process that runs it decides where the lines go. */

export interface LogFields {
  [name: string]: string | number | boolean | null | undefined
}
/** Facts are short values and never objects: no message and no game slips through. `table` is a table's code. */
export interface Logger {
  debug(message: string, facts?: LogFields): void
  info(message: string, facts?: LogFields): void
  /** `error` is what was thrown. */
  warn(message: string, facts?: LogFields, error?: unknown): void
  error(message: string, facts?: LogFields, error?: unknown): void
}
