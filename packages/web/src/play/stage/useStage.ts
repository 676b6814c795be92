import type { EventFace, TableView } from '@coldwake/rules/facts'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { loadedStoryboard } from '../../app/storyboardLoader.ts'
import type { PhaseStep } from './scenes/eventPhase.ts'
import type { Beat, Frame } from './scenes/storyboard.ts'

export interface Stage {
  /** The table as the board should show it now. */
  table: TableView
  /** What is being shown. */
  beat: Beat | null
  /** How many of all events are told by now; the rest of the log waits for its picture. All, where nothing is played. */
  told: number
  /** How fast pictures move just now. */
  speed: number
  /** To the end at once. */
  skip: () => void
}

interface Shot extends Frame {
  /** How many of all events are told with this picture. */
  told: number
}

interface Reel {
  /** The news that is already on the reel. */
  seq: number
  /** Where the next picture starts from. */
  table: TableView
  phase: PhaseStep | null
  shots: readonly Shot[]
}

/** What is newer waits for so much of what is older; beyond that, nobody watches the past while the present waits. */
const MAY_WAIT_MS = 1600

interface News {
  /** How many events there are in all. */
  seq: number
  events: readonly EventFace[]
}

/** Plays the news on the board; `speed` 0 shows only how it ends. Any key or click cuts to that. */
export function useStage(table: TableView, fresh: News, speed: number): Stage {
  const [reel, setReel] = useState<Reel>({ seq: fresh.seq, table, phase: null, shots: [] })
  if (reel.seq !== fresh.seq || reel.table !== table) setReel(spooled(reel, table, fresh, speed))

  const shot = reel.shots[0] ?? null
  const turnTo = useCallback((rest: (shots: readonly Shot[]) => readonly Shot[]) => {
    setReel(now => (now.shots.length === 0 ? now : { ...now, shots: rest(now.shots) }))
  }, [])
  useEffect(() => {
    if (!shot) return
    const timer = setTimeout(() => turnTo(shots => shots.slice(1)), shot.ms / (speed || 1))
    return () => clearTimeout(timer)
  }, [shot, speed, turnTo])

  const skip = useCallback(() => turnTo(() => []), [turnTo])
  const playing = shot !== null
  useLayoutEffect(() => {
    if (!playing) return
    const press = ({ key }: KeyboardEvent) => {
      if (!MODIFIERS.has(key)) skip()
    }
    // Before whatever the key or click is meant for, which it does all the same.
    window.addEventListener('keydown', press, true)
    window.addEventListener('pointerdown', skip, true)
    return () => {
      window.removeEventListener('keydown', press, true)
      window.removeEventListener('pointerdown', skip, true)
    }
  }, [playing, skip])
  return {
    table: shot?.table ?? table,
    beat: shot?.beat ?? null,
    told: shot?.told ?? Number.POSITIVE_INFINITY,
    speed: (speed || 1) * (shot?.rate ?? 1),
    skip,
  }
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta'])

/** The reel with the news on it. */
function spooled(reel: Reel, table: TableView, { seq, events }: News, speed: number): Reel {
  if (reel.seq === seq) return { ...reel, table }
  const back = events.some(({ e }) => e === 'tookBack')
  const unseen = speed === 0 || document.visibilityState === 'hidden'
  const { frames, phase } = loadedStoryboard()?.(reel.table, events, reel.phase) ?? { frames: [], phase: null }
  const news = back || unseen ? [] : frames.map(frame => ({ ...frame, told: seq - frame.left }))
  const waits = news.length > 0 && reel.shots.reduce((sum, { ms }) => sum + ms, 0) <= MAY_WAIT_MS
  const older = back || unseen || (news.length > 0 && !waits) ? [] : reel.shots
  return { seq, table, phase: back ? null : phase, shots: [...older, ...news] }
}
