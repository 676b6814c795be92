/** What every option is unless a table decides. Apart from the other options: only what plays a game loads it. */
import { COVERS } from '../games/covers.ts'
import type { Options, OptionTable } from './options.ts'

/** Every option of the table with its first value. */
const firsts = (table: OptionTable): Partial<Options> =>
  Object.fromEntries(Object.entries(table).map(([name, values]) => [name, values[0]]))

/** An option that a game does not have is what it usually is in the game that has it. */
const ELSEWHERE: Partial<Options> = Object.assign({}, ...Object.values(COVERS).map(({ options }) => firsts(options)))

/** What a game decides unless told otherwise; the same fields in the same order for every game. */
export const usualOptions = (table: OptionTable): Options => ({ ...ELSEWHERE, ...firsts(table) }) as Options
