/** Codes of tables that live in this browser alone: no server has one like it. */
import type { Lobby } from '@coldwake/wire'

export const LOCAL = 'L-'
export const isLocal = (code: string): boolean => code.startsWith(LOCAL)

/** Do several people share this device at the table? */
export const isShared = ({ code, seats }: Lobby): boolean =>
  isLocal(code) && seats.filter(({ person }) => person).length > 1
