/** Forms of what is outside. */
import { lexicon } from '../../../grammar/cases.ts'

export const inflect = lexicon({ m: ['Marsoberfläche-Stapel'], f: ['Kreuzung'] })
