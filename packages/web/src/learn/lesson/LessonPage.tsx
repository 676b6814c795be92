/** `/learn/lesson/GAME/ID`: a lesson or puzzle on the real table, with its task before it and an answer to how it ends. */
import './lesson.css'
import { type LessonInfo, starsFor } from '@coldwake/rules/facts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Notice } from '../../app/Notice.tsx'
import { useWords } from '../../app/words.ts'
import type { Game } from '../../games/covers/index.ts'
import { GameWords } from '../../games/GameWords.tsx'
import type { LessonWords } from '../../games/lessons/index.ts'
import type { Guide } from '../../play/tableContext.ts'
import { RailNote } from '../../play/turn/railNote.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { dayOf, learnPath, nextOf, puzzleOf, starKey, useLessons, useLessonWords } from '../lessons.ts'
import { PracticeTable } from '../PracticeTable.tsx'
import { keepDay, keepStars, useProgress } from '../progress.ts'
import { LessonCard } from './LessonCard.tsx'
import { LessonNote } from './LessonNote.tsx'
import { LessonOverlay } from './LessonOverlay.tsx'
import { LessonContext, type Mode, type PlayedLesson } from './lessonContext.ts'
import { useLessonTable } from './useLessonTable.ts'

export function LessonPage({ game, id }: { game: Game; id: string }) {
  const { t } = useWords('learn')
  const lessons = useLessons(game)
  const all = useLessonWords(game)
  const words = all[id]
  const info = lessons.find(one => one.id === id)
  if (!info || !words)
    return (
      <Notice text={t.learn.play.none}>
        <PageLink to={learnPath(game)}>{t.learn.play.all}</PageLink>
      </Notice>
    )
  return (
    <GameWords game={game}>
      <Lesson game={game} info={info} words={all} lessons={lessons} />
    </GameWords>
  )
}

interface LessonProps {
  game: Game
  info: LessonInfo
  words: Readonly<Record<string, LessonWords>>
  lessons: readonly LessonInfo[]
}

function Lesson({ game, info, words, lessons }: LessonProps) {
  const { t } = useWords('learn')
  const title = words[info.id]?.title
  useEffect(() => {
    document.title = `${title} — Coldwake`
  }, [title])
  const table = useLessonTable(game, info.id)
  const lesson = usePlayedLesson({ info, words, lessons }, table)
  const { mode, begin } = lesson
  // Whoever acts while it is shown goes on alone.
  const guide = useMemo(
    (): Guide => ({
      allows: () => {
        if (mode === 'shown') begin('own')
        return mode !== 'shown'
      },
      Overlay: LessonOverlay,
    }),
    [mode, begin],
  )
  if (table.failed)
    return (
      <Notice text={t.learn.play.broken}>
        <PageLink to={learnPath(game)}>{t.learn.play.all}</PageLink>
      </Notice>
    )
  return (
    <LessonContext value={lesson}>
      <RailNote value={<LessonNote />}>
        <div className="guided">
          {table.seat ? (
            <PracticeTable key={table.seat.code} {...table.seat} guide={guide} />
          ) : (
            <Notice text={t.looking} />
          )}
        </div>
      </RailNote>
      {mode === 'before' && table.seat && <LessonCard />}
    </LessonContext>
  )
}

const NO_WORDS: LessonWords = { title: '', task: '', hint: '', solved: '', answers: {} }

/** What the player does, and what has come of it. */
function usePlayedLesson(
  { info, words, lessons }: Omit<LessonProps, 'game'>,
  { standing, open, back, judge, showStep }: ReturnType<typeof useLessonTable>,
): PlayedLesson {
  const progress = useProgress()
  const [mode, setMode] = useState<Mode>('before')
  const [hinted, setHinted] = useState(false)
  const [looks, setLooks] = useState(false)
  const { verdict } = standing ?? {}
  const stars = verdict?.status === 'solved' && mode === 'own' ? starsFor(info, verdict.actions, hinted) : null
  const key = starKey(info)
  useEffect(() => {
    if (stars === null) return
    keepStars(key, stars)
    const today = dayOf(new Date())
    if (puzzleOf(lessons, today)?.id === info.id) keepDay(today)
  }, [stars, key, info, lessons])
  const begin = useCallback(
    (next: Mode) => {
      setHinted(false)
      setLooks(false)
      setMode(next)
      // The first table is untouched.
      if (mode !== 'before') open()
    },
    [mode, open],
  )
  const goBack = useCallback(() => {
    setLooks(false)
    back()
  }, [back])
  const next = nextOf(lessons, info.kind, one => (progress.stars[starKey(one)] ?? 0) > 0, info.id)
  return {
    ...{ info, mode, standing, stars, hinted, looks, next, judge, showStep, begin },
    words: words[info.id] ?? NO_WORDS,
    titleOf: id => words[id]?.title ?? id,
    hint: () => setHinted(true),
    look: () => setLooks(true),
    back: goBack,
  }
}
