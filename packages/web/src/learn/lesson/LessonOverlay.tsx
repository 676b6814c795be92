import { useEffect } from 'react'
import { useChoice, useGame, useStaged } from '../../play/tableContext.ts'
import { LessonCard } from './LessonCard.tsx'
import { useLesson } from './lessonContext.ts'

/** Has the lesson judged whenever something else is asked, and shows the answer once all of it was seen. */
export function LessonOverlay() {
  const { standing, looks, judge } = useLesson()
  const { beat } = useStaged()
  const { table } = useGame()
  const { busy, decision } = useChoice()
  const isResting = beat === null && !busy
  const asked = `${table.asking?.n} ${decision !== null}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    if (isResting) judge()
  }, [isResting, asked, judge])
  const isOver = standing !== null && standing.verdict.status !== 'playing'
  return isResting && isOver && !looks && <LessonCard />
}
