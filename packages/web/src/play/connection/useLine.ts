import { useEffect, useState, useSyncExternalStore } from 'react'
import type { HeldSeat } from '../../net/heldSeats.ts'
import { isLocal } from '../../net/localCode.ts'
import { openLocal } from '../../net/localTables.ts'
import { Line, openSocket } from './connection.ts'

/** The line of a seat or an onlooker, open as long as the page shows it. */
export function useLine({ code, token }: Pick<HeldSeat, 'code' | 'token'>): Line | null {
  const [line, setLine] = useState<Line | null>(null)
  useEffect(() => {
    const opened = new Line({ code, token, open: isLocal(code) ? openLocal : openSocket, soon: onceAFrame() })
    setLine(opened)
    const check = () => {
      if (document.visibilityState === 'visible') opened.check()
    }
    window.addEventListener('online', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      window.removeEventListener('online', check)
      document.removeEventListener('visibilitychange', check)
      opened.close()
    }
  }, [code, token])
  return line
}

/** A page in the background, or one that is not drawn, has no frames; it waits for none. */
const NO_FRAME_MS = 100

/**
 * What comes first is drawn at once, so that it is ready when the next frame is. Bots and others may say more in a
 * moment than can be drawn in it: whatever else comes until that frame is drawn with the one after it.
 */
function onceAFrame(): (show: () => void) => void {
  let drawn = false
  const withFrame = (work: () => void) => {
    requestAnimationFrame(work)
    setTimeout(work, NO_FRAME_MS)
  }
  return show => {
    if (document.visibilityState === 'hidden') return show()
    if (drawn) return withFrame(show)
    drawn = true
    withFrame(() => {
      drawn = false
    })
    // What came together is shown together.
    setTimeout(show)
  }
}

export const useLineState = (line: Line) => useSyncExternalStore(line.subscribe, line.state)
