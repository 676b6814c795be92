/** What answers show only in one game. */
export { isPowered, lockdownAnswerNote as ownAnswerNote } from '../lockdown/choice/answerNotes.ts'
export { EscapePod } from '../nemesis/art/EscapePod.tsx'
