/** What the log shows only in one game: the only list of games there. */
import type { EventKind } from '../../play/kinds.ts'
import { lockdownLines } from '../lockdown/log/lockdownLines.ts'
import { nemesisLines } from '../nemesis/log/nemesisLines.ts'

export const GAME_LINES = { ...nemesisLines, ...lockdownLines }

/** Events that deal something face down. */
export const DEALT_FACE_DOWN: readonly EventKind[] = ['contingenciesDealt']
