import { useEffect } from 'react'
import { useChoice, useGame, useStaged } from '../../play/tableContext.ts'
import { LessonCard } from './LessonCard.tsx'
import { useLesson } from './lessonContext.ts'

/** Has the lesson judged whenever something else is asked, and shows the answer once all that led to it was seen. */
export function LessonOverlay() {
  const { info, standing, looks, judge } = useLesson()
  const { beat, skip } = useStaged()
  const { table, me } = useGame()
  const { busy, decision } = useChoice()
  const isOver = standing !== null && standing.verdict.status !== 'playing'
  const asked = `${table.asking?.n} ${decision !== null}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    if (!busy) judge()
  }, [busy, asked, judge])
  // What follows the turn has no part in a lesson that ends with it.
  const isAfter = isOver && info.ends === 'turn' && beat !== null && table.turn?.seat !== me?.seat
  useEffect(() => {
    if (isAfter) skip()
  }, [isAfter, skip])
  return isOver && !looks && beat === null && !busy && <LessonCard />
}
