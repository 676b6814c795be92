/** Codes of tables that live in this browser alone: no server has one like it. */
import type { Lobby } from '@coldwake/wire'

export const LOCAL = 'L-'
/** Practice tables (lessons, examples) live only as long as the page. */
export const PRACTICE = 'L-P-'
export const isPractice = (code: string): boolean => code.startsWith(PRACTICE)
export const isLocal = (code: string): boolean => code.startsWith(LOCAL)

/** Do several people share this device at the table? At a practice table one person plays, and the others follow a script. */
export const isShared = ({ code, seats }: Lobby): boolean =>
  isLocal(code) && !isPractice(code) && seats.filter(({ person }) => person).length > 1
