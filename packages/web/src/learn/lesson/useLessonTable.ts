/** The table of a lesson: opened anew for every try, and judged by the worker that hosts it. */
import { characterName } from '@coldwake/text'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import type { Game } from '../../games/covers/index.ts'
import type { LessonSeat, LessonStanding } from '../../local/messages.ts'
import { remembered } from '../../net/heldSeats.ts'
import { askLocal } from '../../net/localTables.ts'
import type { Answer } from '../../net/server/api.ts'
import { lessonFile } from '../lessons.ts'

export interface LessonTable {
  seat: LessonSeat | null
  standing: LessonStanding | null
  failed: boolean
  /** From the beginning. */
  open: () => void
  back: () => void
  judge: () => void
  showStep: () => void
}

export function useLessonTable(game: Game, id: string): LessonTable {
  const { lang } = useWords()
  const [seat, setSeat] = useState<LessonSeat | null>(null)
  const [standing, setStanding] = useState<LessonStanding | null>(null)
  const [failed, setFailed] = useState(false)
  /** The table that is open: what another one answers comes too late. */
  const current = useRef<string | null>(null)
  const sit = useCallback(async (opening: Promise<Answer<LessonSeat> | null>) => {
    const answer = await opening.catch(() => null)
    if (!answer || 'failure' in answer) return setFailed(true)
    current.current = answer.value.code
    setStanding(null)
    setSeat(answer.value)
  }, [])
  const open = useCallback(() => {
    const opening = async () => {
      const file = await lessonFile(game, id)
      if (!file) return null
      const me = remembered('name')
      const names = file.seats.map(one => (one === file.lesson.seat && me ? me : characterName(one, lang)))
      return askLocal({ ask: 'lesson', how: { file, names } })
    }
    void sit(opening())
  }, [game, id, lang, sit])
  const ask = useCallback(async (shows: boolean) => {
    const code = current.current
    if (code === null) return
    const answer = await askLocal({ ask: 'standing', code, shows })
    if ('value' in answer && code === current.current) setStanding(answer.value)
  }, [])
  const back = useCallback(() => {
    const code = current.current
    if (code !== null) void sit(askLocal({ ask: 'lessonBack', code }))
  }, [sit])
  // Only the first time: another language changes no names at a table that is open.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    open()
  }, [open])
  const judge = useCallback(() => void ask(false), [ask])
  const showStep = useCallback(() => void ask(true), [ask])
  return { seat, standing, failed, open, back, judge, showStep }
}
