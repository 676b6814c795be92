import { useCallback, useEffect, useState } from 'react'

/** Long enough to read a line or two of the log; what is played on the board takes its own time. */
const MOMENT_MS = 1100
const AFTER_STAGE_MS = 450

const stopped = () => false

export interface Playing {
  moment: number
  /** Where one was before. */
  from: number
  playing: boolean
  /** To a moment; whoever goes somewhere has stopped watching. */
  goTo: (moment: number) => void
  step: (by: 1 | -1) => void
  toggle: () => void
  /** On to the next moment, and stops at the last. */
  advance: () => void
}

/** Where in a film of so many moments one is, and whether it runs. */
export function usePlaying(moments: number, begin = 0): Playing {
  const last = moments - 1
  const [{ moment, from, playing }, setNow] = useState({ moment: begin, from: begin, playing: false })
  const move = useCallback(
    (to: (now: number) => number, on: (now: boolean, arrived: number) => boolean) =>
      setNow(now => {
        const moment = Math.max(0, Math.min(to(now.moment), last))
        return { moment, from: now.moment, playing: on(now.playing, moment) }
      }),
    [last],
  )
  return {
    moment,
    from,
    playing,
    goTo: useCallback(to => move(() => to, stopped), [move]),
    step: useCallback(by => move(now => now + by, stopped), [move]),
    // At the end it begins again.
    toggle: () =>
      move(
        now => (!playing && now === last ? 0 : now),
        now => !now && last > 0,
      ),
    advance: useCallback(
      () =>
        move(
          now => now + 1,
          (_, arrived) => arrived < last,
        ),
      [move, last],
    ),
  }
}

/** Lets the film run, moment by moment; each waits until what happens in it was played on the board. */
export function useRunning({ playing, moment, from, advance }: Playing, staging: boolean, speed: number): void {
  const [staged, setStaged] = useState(-1)
  if (staging && staged !== moment) setStaged(moment)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment waits anew
  useEffect(() => {
    if (!playing || staging) return
    const wait = staged === moment ? AFTER_STAGE_MS : MOMENT_MS
    const timer = setTimeout(advance, wait / (speed || 1))
    return () => clearTimeout(timer)
  }, [playing, staging, moment, from, staged, speed, advance])
}
