/** The lessons and puzzles of a game, see `build/lessons.ts`. */
declare module 'virtual:lessons/*' {
  const lessons: readonly import('@coldwake/rules/facts').LessonInfo[]
  export default lessons
}
declare module 'virtual:lessonFiles/*' {
  const files: readonly import('./lessons.ts').LessonFile[]
  export default files
}
