/** What answers show only in one game: the only list of games there. */
import type { Name, Tile } from '@coldwake/rules/facts'
import type { NoteReader } from '../../play/choice/answer/answerRecord.ts'
import { lockdownAnswers } from '../lockdown/answer/lockdownAnswers.tsx'
import { nothingToCraft } from '../lockdown/answer/nothingToCraft.ts'
import { lookedBefore } from '../nemesis/answer/lookedBefore.ts'
import { nemesisAnswers } from '../nemesis/answer/nemesisAnswers.tsx'

export { analysisNote, darknessNote } from '../lockdown/answer/lockdownAnswers.tsx'

export const GAME_ANSWERS = { ...nemesisAnswers, ...lockdownAnswers }

/** Why the action of a room would bring its player nothing now, by what they know; empty where it may. */
export const roomInVain = (tile: Name, room: Tile, reader: NoteReader): string =>
  lookedBefore(tile, room, reader) || nothingToCraft(room, reader)

/** The areas of words that answers are made of. */
export const ANSWER_AREAS = ['answer', 'intruderPlayer', 'lockdown', 'surface'] as const
export type AnswerArea = (typeof ANSWER_AREAS)[number]

export { EscapePod } from '../nemesis/art/EscapePod.tsx'
