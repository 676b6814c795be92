/** A door for lessons and puzzles: reading their files, and playing them. */
import '../index.ts'

export { lessonGroups } from '../games/lessons.ts'
export { type LessonInfo, starsFor, type Verdict } from '../lessonFacts.ts'
export { answersOf, type Lesson, lessonInfo, readLesson } from './format.ts'
export { beginLesson, isTurn, LessonRun } from './run.ts'
