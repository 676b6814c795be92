/** German for the table in words. */
import { textTableWords } from './textTable.ts'

export const ui = { textTable: textTableWords }
