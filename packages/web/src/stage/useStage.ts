import type { EventFace, TableView } from '@coldwake/rules'
import { useCallback, useEffect, useState } from 'react'
import { type Frame, storyboard } from './storyboard.ts'

export interface Stage {
  /** The table as the board should show it now. */
  table: TableView
  /** What is being shown. */
  beat: EventFace | null
  /** To the end at once. */
  skip: () => void
}

interface Reel {
  /** The news that is already on the reel. */
  seq: number
  /** Where the next picture starts from. */
  table: TableView
  frames: readonly Frame[]
}

/** Plays the news on the board; `speed` 0 shows only how it ends. */
export function useStage(table: TableView, fresh: { seq: number; events: readonly EventFace[] }, speed: number): Stage {
  const [reel, setReel] = useState<Reel>({ seq: fresh.seq, table, frames: [] })
  if (reel.seq !== fresh.seq || reel.table !== table) {
    const news = reel.seq === fresh.seq || speed === 0 ? [] : storyboard(reel.table, fresh.events)
    const back = reel.seq !== fresh.seq && fresh.events.some(({ e }) => e === 'tookBack')
    // What is newer cuts short what is still playing: nobody watches the past while the present waits.
    setReel({ seq: fresh.seq, table, frames: back ? [] : news.length > 0 ? news : reel.frames })
  }

  const frame = reel.frames[0] ?? null
  const turnTo = useCallback((rest: (frames: readonly Frame[]) => readonly Frame[]) => {
    setReel(now => (now.frames.length === 0 ? now : { ...now, frames: rest(now.frames) }))
  }, [])
  useEffect(() => {
    if (!frame) return
    const timer = setTimeout(() => turnTo(frames => frames.slice(1)), frame.ms / (speed || 1))
    return () => clearTimeout(timer)
  }, [frame, speed, turnTo])

  const skip = useCallback(() => turnTo(() => []), [turnTo])
  return { table: frame?.table ?? table, beat: frame?.event ?? null, skip }
}
