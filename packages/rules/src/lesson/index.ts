/** A door for lessons and puzzles: reading their files, and playing them. */
import '../index.ts'

export { lessonGroups } from '../games/lessons.ts'
export { answersOf, type Lesson, type LessonInfo, lessonInfo, readLesson } from './format.ts'
export { beginLesson, LessonRun, starsFor, type Verdict } from './run.ts'
