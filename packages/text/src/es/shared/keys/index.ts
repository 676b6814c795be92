/** Spanish for the keys of the table. */
import { keyWords } from './keys.ts'

export const ui = { tableKeys: keyWords }
