import { useCallback, useEffect, useState } from 'react'

/** Long enough to read a line or two of the log. */
const MOMENT_MS = 1400

export interface Playing {
  moment: number
  /** Where one was before. */
  from: number
  playing: boolean
  /** To a moment; whoever goes somewhere has stopped watching. */
  goTo: (moment: number) => void
  step: (by: 1 | -1) => void
  toggle: () => void
}

/** Where in a film of so many moments one is, and whether it runs. */
export function usePlaying(moments: number, speed: number): Playing {
  const last = moments - 1
  const [{ moment, from, playing }, setNow] = useState({ moment: 0, from: 0, playing: false })
  const move = useCallback(
    (to: (now: number) => number, on: (now: boolean, arrived: number) => boolean) =>
      setNow(now => {
        const moment = Math.max(0, Math.min(to(now.moment), last))
        return { moment, from: now.moment, playing: on(now.playing, moment) }
      }),
    [last],
  )
  useEffect(() => {
    if (!playing) return
    const next = () =>
      move(
        () => moment + 1,
        (_, arrived) => arrived < last,
      )
    const timer = setTimeout(next, MOMENT_MS / (speed || 1))
    return () => clearTimeout(timer)
  }, [playing, moment, last, speed, move])
  const stopped = () => false
  return {
    moment,
    from,
    playing,
    goTo: to => move(() => to, stopped),
    step: by => move(now => now + by, stopped),
    // At the end it begins again.
    toggle: () =>
      move(
        now => (!playing && now === last ? 0 : now),
        now => !now && last > 0,
      ),
  }
}
