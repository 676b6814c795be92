/** Why a table cannot play as it wants to. Apart from the options themselves: only what sets a table up loads it. */
import { gamePlayOn } from '../games/covers.ts'
import { MODES, type OptionName, type OptionTable, type Problem } from './options.ts'

const PLAY_ON: readonly string[] = gamePlayOn

/** What is wrong with the way a table wants to play; null: nothing. It may come from a file or a stranger. */
export function nonsense(
  { mode, seats, options = {} }: { mode?: unknown; seats: readonly unknown[]; options?: object },
  table: OptionTable,
): Problem | null {
  const found = MODES.find(one => one === mode)
  if (mode !== undefined && !found) return { field: 'mode', reason: 'noSuchMode' }
  if (found === 'solo' && seats.length > 1) return { field: 'mode', reason: 'soloIsForOne' }
  if (found && found !== 'solo' && seats.length === 1) return { field: 'mode', reason: 'modeIsForSeveral' }
  for (const [name, value] of Object.entries(options)) {
    const field = `options.${name}`
    const values: readonly unknown[] | undefined = Object.hasOwn(table, name) ? table[name as OptionName] : undefined
    if (!values) return { field, reason: 'noSuchOption' }
    if (!values.includes(value)) return { field, reason: 'noSuchValue' }
    if (PLAY_ON.includes(name) && value && (found === 'cooperative' || seats.length === 1))
      return { field, reason: 'intruderNeedsRivals' }
    const playOn =
      found === 'cooperative' || Object.entries(options).some(([o, on]) => on === true && PLAY_ON.includes(o))
    if (name === 'deadSee' && value !== 'public' && playOn) return { field, reason: 'deadPlayOn' }
  }
  return null
}
